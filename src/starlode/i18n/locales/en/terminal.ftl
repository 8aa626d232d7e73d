# The terminal client.

you = You
opponent = Opponent
seat = Seat { $seat }
