"""People: names, accounts, second devices, and what they may ask of each other and of the operator."""
