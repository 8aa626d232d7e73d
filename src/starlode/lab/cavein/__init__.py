"""What a simulation of Cave-In counts."""
