"""Star Realms. Read cards, effects; then table (the layout), turn, abilities, legal, as the rulebook tells them."""
