"""Cave-In at the terminal."""
