"""`starlode dataset`: matches between bots as rows of numbers, with every choice that was made."""
