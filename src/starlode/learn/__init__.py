"""Learning by self-play: networks that are taught on a `Batch`, and what makes small ones of them; docs/learning.md."""
