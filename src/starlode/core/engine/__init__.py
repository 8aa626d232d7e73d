"""What every game's engine is built of: bits, chance, piles, frames, options; compiled."""
