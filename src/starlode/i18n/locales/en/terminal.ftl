# The terminal client.

you = You
opponent = Opponent
seat = Seat { $seat }

# The table at a glance (terminal/table.py)
table-turn = Turn { $turn } · { $player } to play
table-won = Turn { $turn } · the match is over, the win goes to { $player } ({ $reason })
table-drawn = Turn { $turn } · the match is a draw ({ $reason })
table-row = Trade row
table-trade-deck = trade deck { $count }
table-scrap-heap = scrap heap { $count }
table-base = base { $defense }
table-outpost = outpost { $defense }
table-used = used
table-copy = copy of { $card }
table-bases = Bases
table-ships = Ships
table-hand = Hand
table-top = Top of deck
table-known = seen so far: { $cards }
table-authority = authority { $count }
table-trade = trade { $count }
table-combat = combat { $count }
table-hand-size = hand { $count }
table-deck = deck { $count }
table-discard = discard pile { $count }
table-markers = next ships to the top of the deck: { $count }
table-owes = cards to discard next turn: { $count }
