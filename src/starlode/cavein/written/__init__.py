"""What is written down of Cave-In: actions, positions, views, events."""
