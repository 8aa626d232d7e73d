"""Look-ahead: a tree search over both games, and what it knows of each."""
