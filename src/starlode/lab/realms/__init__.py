"""What a simulation of Star Realms counts."""
