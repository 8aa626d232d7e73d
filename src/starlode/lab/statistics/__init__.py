"""How sure a result is: intervals, sequential tests, ratings, times."""
