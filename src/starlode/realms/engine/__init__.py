"""The rules of Star Realms at work: what is compiled."""
