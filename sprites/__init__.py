"""How everything on the table looks: materials, silhouettes, pieces and words, painted at the real size."""
