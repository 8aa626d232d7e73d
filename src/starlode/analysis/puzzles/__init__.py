"""Positions with one clearly best move: a file for each game, and what finds them in strong play."""
