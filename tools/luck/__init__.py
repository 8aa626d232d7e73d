"""How much of either game is luck, and how much is skill: what tools/measure_luck.py plays and writes."""
