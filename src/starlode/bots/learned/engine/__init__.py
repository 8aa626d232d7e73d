"""The network itself: what is compiled."""
