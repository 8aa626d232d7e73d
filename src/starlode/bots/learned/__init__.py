"""Bots that play what a network was taught: docs/learning.md."""
