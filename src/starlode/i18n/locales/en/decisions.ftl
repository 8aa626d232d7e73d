# What is asked, and the labels of the answers.

asked = { $player }: { $question }
asked-by-card = { $player } – { $card }: { $question }
asked-by-copy = { $player } – { $card } as { $copied }: { $question }

question-action = choose an action
question-choose = choose one
question-discard = choose a card to discard
question-destroy-base =
    { $optional ->
        [yes] choose a base to destroy, or decline
       *[no] choose a base to destroy
    }
question-scrap-row =
    { $optional ->
        [yes] choose a card of the trade row to scrap, or decline
       *[no] choose a card of the trade row to scrap
    }
question-scrap =
    { $optional ->
        [yes] choose a card to scrap, or decline
       *[no] choose a card to scrap
    }
question-discard-then-draw = choose a card to discard, or finish and draw as many as you discarded
question-scrap-then-draw = choose a card to scrap, or finish and draw as many as you scrapped
question-acquire-ship = choose a ship to acquire without paying
question-copy-ship =
    { $optional ->
        [yes] choose the ship to copy, or decline
       *[no] choose the ship to copy
    }
question-destination = where does the new ship go?
question-draw = a card is drawn
question-reveal = a card of the trade row is turned up
question-start = the starting player is drawn
question-resume = the ability continues
question-begin-turn = the next turn begins

## Options

option-play = Play { $card }
option-buy = Buy { $card } (cost { $cost })
option-use = Use { $card } ({ $text })
option-ally = Use the ally ability of { $card } ({ $text })
option-ally-as = Use the ally ability of { $card } as { $copied } ({ $text })
option-scrap = Scrap { $card } ({ $text })
option-scrap-as = Scrap { $card } as { $copied } ({ $text })
option-of-copy =
    { $copy ->
        [used-primary] { $label } – primary ability already used
        [used-ally] { $label } – ally ability already used
       *[used-both] { $label } – primary and ally abilities already used
    }
option-attack = Attack { $player }
option-attack-base = Attack { $card } (owner: { $player }, defense { $defense })
option-end-turn = End the turn
option-destroy = Destroy { $card } (owner: { $player })
option-choose = Option { $branch }
option-branch = { CAPITALISED($text) }
option-discard = Discard { $card }
option-scrap-hand = Scrap { $card } from hand
option-scrap-discard = Scrap { $card } from the discard pile
option-scrap-row = Scrap { $card } from the trade row
option-acquire = Acquire { $card } without paying
option-copy = Copy { $card }
option-to-top = On top of the deck
option-to-discard = Into the discard pile
option-decline = Decline
option-done = Finish
option-start = Starting player: { $player }
option-draw = Draw { $card }
option-reveal = Turn up { $card }

macro-play-simple-cards =
    { $count ->
        [one] Play { $count } simple card
       *[other] Play { $count } simple cards
    }

## Rule options and their values

rule-format = Who plays against whom
rule-format-duel = duel of two players
rule-start = The starting player
rule-start-random = drawn at random
rule-start-number = seat { $number }
rule-sets = Sets of trade cards and Explorers
rule-sets-auto = one set for two players
rule-sets-number =
    { $number ->
        [one] { $number } set
       *[other] { $number } sets
    }
rule-discards = When a forced discard is carried out
rule-discards-immediate = at once
rule-discards-next-turn = at the start of the next own turn
rule-ally-check = How long an ally ability stays open
rule-ally-check-at-use = only while the ally is in play
rule-ally-check-unlocked = for the rest of the turn, even if the ally leaves play
rule-turn-limit = Turns per player after which the match is a draw
rule-turn-limit-number =
    { $number ->
        [one] { $number } turn per player
       *[other] { $number } turns per player
    }
rule-stall-claim = Turns per player without new combat or a new card after which a draw may be claimed
rule-stall-claim-number =
    { $number ->
        [one] { $number } turn per player
       *[other] { $number } turns per player
    }
