"""Calling people back whose turn it is: a private feed, and messages to their browsers."""
