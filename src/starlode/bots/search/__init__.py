"""Look-ahead: a tree search over any game."""
