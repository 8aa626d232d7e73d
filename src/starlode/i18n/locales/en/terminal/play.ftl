# Playing a match in the terminal.

play-hello = A match with seed { $seed }; the same seed deals the same cards.
play-help =
    Type the number of an option, or its notation (play scout, buy cutter, attack 2, end-turn).
    The name of a card explains it, for example: blob wheel
    save needs a file: save match.json – and starlode play --resume match.json goes on with it.
play-scores = { $trade } trade · { $combat } combat · { $authority } authority
play-no-such-number = There is no such number; the options go up to { $most }.
play-save-where = Name a file, for example: save match.json
play-really-end = You still have cards to play, abilities to use or combat to spend. Choose it again to end the turn all the same.
play-really-scrap = An ally ability would lose its partner by this. Choose it again to scrap the card all the same.
play-saved = Saved to { $path }; go on with: starlode play --resume { $path }
play-goodbye = Goodbye. The seed was { $seed }.
play-deck-own =
    { $count ->
        [0] Your deck is empty.
        [one] Your deck holds one card: { $cards }
       *[other] Your deck holds { $count } cards, in an order nobody knows: { $cards }
    }
play-deck-other =
    { $player }: { $hand ->
        [one] one card in hand
       *[other] { $hand } cards in hand
    }, { $count ->
        [one] one in the deck
       *[other] { $count } in the deck
    }; hand and deck together, apart from known cards: { $cards }
play-hand-known = { $player } – known to be in hand: { $cards }
play-deck-top = { $player } – known to lie on top of the deck: { $cards }
play-won = You win ({ $reason }).
play-lost = You lose ({ $reason }).
play-won-by = The match goes to { $player } ({ $reason }).
play-draw = A draw ({ $reason }).
play-places = Places: { $places }
play-place = { $place }. { $player }

story-cards-revealed = Trade row: { $cards }
story-played = { $player }: { $card }{ $times } played ({ $points })
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
command-save = save
command-resign = resign
command-claim-draw = claim-draw
command-quit = quit
