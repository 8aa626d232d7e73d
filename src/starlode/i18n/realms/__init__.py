"""What Star Realms says: the words of its cards, events and questions."""
