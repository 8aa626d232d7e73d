"""What Cave-In says: the words of its mercenaries, crystals and artifacts, events and questions."""
