"""How everything on the table looks: materials, silhouettes, pieces, furniture and words, painted by code at the real size."""
