# Star Realms in the terminal.

play-help =
    Type the number of an option, or its notation (play scout, buy cutter, attack 2, end-turn).
    The name of a card explains it, for example: blob wheel
    save needs a file: save match.json – and starlode play --resume match.json goes on with it.
play-scores = { $trade } trade · { $combat } combat · { $authority } authority
play-really-end = You still have cards to play, abilities to use or combat to spend. Choose it again to end the turn all the same.
play-really-scrap = An ally ability would lose its partner by this. Choose it again to scrap the card all the same.
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
play-deck-top = { $player } – known to lie on top of the deck: { $cards }
story-cards-revealed = Trade row: { $cards }
story-played = { $player }: { $card }{ $times } played ({ $points })
session-attack = { $label } ({ $amount } of { $authority } authority)
session-attack-up-to = { $label } (up to { $amount } of { $authority } authority)
session-pass = Pass on a card for 1 trade ({ $count } to choose from, to: { $player })
help-goal = Bring the other's authority from 50 down to 0: trade buys better cards, combat attacks.
help-simple = Simple cards are ships that only give points and ask nothing.
help-deck = what is left in your deck, and what is known of the other's
help-discard = all discard piles and the scrap heap
verb-play = play
verb-buy = buy
verb-ally = ally
verb-scrap = scrap
verb-attack = attack
table-row = Trade row
table-trade-deck = trade deck { $count }
table-scrap-heap = scrap heap { $count }
table-base = base { $defense }
table-outpost = outpost { $defense }
table-used = used
table-damage = damage { $count }
table-copy = copy of { $card }
table-bases = Bases
table-ships = Ships
table-top = Top of deck
table-known = known: { $cards }
table-authority = authority { $count }
table-trade = trade { $count }
table-combat = combat { $count }
table-hand-size = hand { $count }
table-deck = deck { $count }
table-discard = discard pile { $count }
table-markers = next ships to the top of the deck: { $count }
table-owes = cards to discard next turn: { $count }
table-out-placed = out of the match, place { $place }
table-done = done for this turn
table-gives-up = wants to give up
table-cost = cost { $cost }
table-discard-piles = Discard piles
table-scrapped = Scrap heap
simulate-decks = decks
simulate-bought = bought
