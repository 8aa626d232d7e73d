"""Bots by the thousand: simulations and tournaments, on one machine or many, and what they add up to."""
