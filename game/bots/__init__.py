"""Computer players: what they share, and the process they think in."""
