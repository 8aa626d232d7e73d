# Playing a match in the terminal.

play-hello = A match with seed { $seed }; the same seed deals the same cards.
play-help =
    Type the number of an option, or its notation.
    The name of a card explains it.
    save needs a file: save match.json – and starlode play --resume match.json goes on with it.
play-no-such-number = There is no such number; the options go up to { $most }.
play-save-where = Name a file, for example: save match.json
play-saved = Saved to { $path }; go on with: starlode play --resume { $path }
play-goodbye = Goodbye. The seed was { $seed }.
play-hand-known = { $player } – known to be in hand: { $cards }
play-won = You win ({ $reason }).
play-lost = You lose ({ $reason }).
play-won-by = The match goes to { $player } ({ $reason }).
play-draw = A draw ({ $reason }).
play-places = Places: { $places }
play-place = { $place }. { $player }

story-cards-drawn = { $player }: { $cards } drawn
story-cards-drawn-hidden =
    { $cards ->
        [none] { $player }: { $count } cards drawn
       *[other] { $player }: { $count } cards drawn, { $cards } among them
    }

command-help = help
command-table = table
command-deck = deck
command-last = last
command-log = log
command-undo = undo
command-hint = hint
command-why = why
command-save = save
command-resign = resign
command-claim-draw = claim-draw
command-quit = quit
