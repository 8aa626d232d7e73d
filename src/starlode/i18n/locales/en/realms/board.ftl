# The table that is drawn: zones, piles, the short words on cards.

## Cards

board-or = or
board-card-action = { $action }. { $card }
board-copy-of = { $card } as { $copied }
board-enlarge = Enlarge
board-enlarge-card = Enlarge { $card }
board-reader-place = Card { $number } of { $count }
board-reader-previous = Previous card
board-reader-next = Next card

## What a click does, in a word

board-verb-play = Play
board-verb-buy = Buy
board-verb-use = Use
board-verb-ally = Ally
board-verb-scrap = Scrap
board-verb-attack = Attack
board-verb-destroy = Destroy
board-verb-discard = Discard
board-verb-scrap-hand = Scrap
board-verb-scrap-discard = Scrap
board-verb-scrap-row = Scrap
board-verb-acquire = Take
board-verb-copy = Copy
board-several = Choose …
board-several-action = Choose what to do
board-choices = What to do with { $card }

## Seats

board-authority = Authority
board-trade = Trade
board-combat = Combat
board-seat-plays = to play
board-seat-waits = waiting
board-seat-asked = asked
board-connected = connected
board-not-connected = not connected
board-hand-size =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
board-attack-with = with { $amount } combat
board-on-your-side = on your side
board-owes =
    { $count ->
        [one] discards a card next turn
       *[other] discards { $count } cards next turn
    }
board-markers =
    { $count ->
        [one] Your next ship may go on top of your deck
       *[other] Your next { $count } ships may go on top of your deck
    }

## Zones and piles

board-trade-row = Trade row
board-trade-deck = Trade deck
board-scrap-heap = Scrapped
board-left = { $count } left
board-in-play = In play this turn
board-in-play-of = In play: { $player }
board-my-bases = My bases
board-bases-of = Bases: { $player }
board-hand = Your hand
board-empty-hand = No cards in hand
board-nothing-played = Nothing played yet
board-deck = Deck
board-discard = Discard
board-pile =
    { $count ->
        [one] { $pile }: one card
       *[other] { $pile }: { $count } cards
    }
board-my-deck = Your deck
board-my-discard = Your discard pile
board-discard-of = Discard pile: { $player }
board-unseen-of = Deck and hand: { $player }
board-about-deck = These cards lie in it, in an order nobody knows.
board-about-unseen = These cards lie in the deck or in the hand; which are where is not known.
board-about-trade-deck = These cards can still come, in an order nobody knows.
board-about-scrap-heap = These cards are out of the match.
board-on-top = On top of the deck
board-known = Known to be in hand
board-no-cards = No cards

## The question

board-question = { CAPITALISED($question) }
board-asks = { $card } asks
board-you-are-asked = You are asked
board-open-discard = Discard pile
board-open-gifts = Choose a card …
board-answers-there =
    { $count ->
        [one] one answer
       *[other] { $count } answers
    }
board-on-the-table = Choose what is ringed.
board-your-move = Your move
board-your-move-about = Play cards, use bases, buy and attack in any order.
board-only-end-left = Nothing is left to do but to end the turn.
board-others-move = To play: { $player }
board-over = The match is over

## Actions

board-actions = Actions
board-end-turn = End turn
board-end-anyway = End anyway
board-do-anyway = Do it anyway
board-back = Back
board-not-used = Not used yet: { $what }
board-end-title = End the turn? Not used yet:
board-unused-cards =
    { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
board-unused-combat = { $amount } combat
board-unused-trade = { $amount } trade
board-unused-ability =
    { $amount ->
        [one] 1 ability
       *[other] { $amount } abilities
    }
board-unused-actions =
    { $amount ->
        [one] 1 action
       *[other] { $amount } actions
    }
board-unused-extra-mines =
    { $amount ->
        [one] 1 extra Mine
       *[other] { $amount } extra Mines
    }
board-unused-leader = leader’s skill
board-shortcuts = Keys: Enter answers, A plays simple cards, F attacks, R shows the others’ turn again, Z takes back, E ends the turn, L shows the log, ? enlarges a card.

## Log

board-log-turn = Turn { $turn } · { $player }
board-log-drawn = { $player }: { $cards } drawn
board-log-drawn-hidden =
    { $count ->
        [one] { $player }: a card drawn
       *[other] { $player }: { $count } cards drawn
    }
board-log-discarded = { $player }: { $cards } discarded
board-log-revealed = Trade row: { $cards }
board-log-times = { $text } ×{ $count }
board-pass = Pass a card …

# What the signs on cards mean.
sign-trade = trade, to buy with
sign-combat = combat, to attack with
sign-authority = authority: at 0 you are out
sign-shield = defense of a base; an outpost has a dark one
sign-draw = draw cards
sign-discard = discarding; on a card it is a rival who does
sign-pile = the discard pile
sign-destroy = destroy a base
sign-row = scrap a card of the trade row
sign-scrap = scrap another card: one of your hand or discard pile
sign-scrapself = scrap this card itself: it leaves the match, and you get what follows
sign-top = the next ship goes on top of your deck
sign-acquire = take a ship without paying
sign-copy = be a copy of a ship
sign-ally = counts for every faction
sign-fleet = more combat for every ship
sign-heap = the cards that were scrapped

score-start = Start
score-gained = Gained
score-lost = Lost
score-end = End
