"""`starlode arena`: bots against each other on mirrored deals, until it is sure who is better."""
