"""The search itself: what is compiled."""
