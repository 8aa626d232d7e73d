"""What commands share at a prompt: their options, files, and how lines are laid out."""
