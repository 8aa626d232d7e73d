# What is asked and answered in any game, and rule options that games share.

asked = { $player }: { $question }
asked-by-card = { $player } – { $card }: { $question }
asked-by-copy = { $player } – { $card } as { $copied }: { $question }
question-action = choose an action
question-draw = a card is drawn
question-start = the starting player is drawn
question-begin-turn = the next turn begins
option-use = Use { $card } ({ $text })
option-end-turn = End the turn
option-decline = Decline
option-done = Finish
option-start = Starting player: { $player }
option-draw = Draw { $card }
rule-seats = Number of players
rule-seats-auto = as few as the format allows
rule-seats-number =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
rule-start = The starting player
rule-start-random = drawn at random
rule-start-number = seat { $number }
