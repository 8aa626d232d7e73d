"""Star Realms at the terminal."""
