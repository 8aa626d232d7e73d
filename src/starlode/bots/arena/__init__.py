"""What a tournament of bots is judged by: intervals, sequential tests, ratings and times. No games, no words."""
