"""What is written down of Star Realms: actions, positions, views, events."""
