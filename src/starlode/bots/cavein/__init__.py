"""What bots know of Cave-In."""
