"""The rules of Cave-In at work: what is compiled."""
