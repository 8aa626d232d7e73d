# What is asked, and the labels of the answers.

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
question-destination = where does the new ship go ({ $card })?
question-target = choose who has to discard
question-amount = how much combat to spend?
question-amount-on = how much combat to spend? Target: { $target }
question-damage = how much combat to spend on this base?
question-gift = you are out – choose a card to leave to a teammate, or decline
question-receiver = choose who gets the card
question-receiver-of = choose who gets the card you leave behind ({ $card })
question-help-from = choose whom to ask for help
question-help-from-for =
    { $of ->
        [combat] choose whom to ask for combat against { $card } (missing: { $missing })
       *[trade] choose whom to ask for trade towards { $card } (missing: { $missing })
    }
question-help-amount = how much help to ask for?
question-help-amount-from =
    { $of ->
        [combat] how much combat to ask for against { $card }? Asked: { $target }
       *[trade] how much trade to ask for towards { $card }? Asked: { $target }
    }
question-help-consent = help to pay?
question-help-consent-to =
    { $of ->
        [combat] add { $amount } of your combat to the attack on { $card }? Asked by: { $target }
       *[trade] add { $amount } of your trade to buy { $card }? Asked by: { $target }
    }
question-payment = the team pays together
question-reveal = a card of the trade row is turned up
question-resume = the ability continues

## Options

option-play = Play { $card }
option-buy = Buy { $card } (cost { $cost })
option-buy-together = Buy { $card } (cost { $cost }, { $missing } of it from teammates)
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
option-attack-base =
    Attack { $card } (owner: { $player ->
        [You] you
       *[other] { $player }
    }, defense { $defense })
option-attack-base-together =
    Attack { $card } (owner: { $player ->
        [You] you
       *[other] { $player }
    }, defense { $defense }, { $missing } of it by teammates)
option-attack-damaged =
    Attack { $card } (owner: { $player ->
        [You] you
       *[other] { $player }
    }, defense { $defense }, damage { $damage })
option-end-turn-member = Done for now (your team’s turn goes on)
option-hand-over = Hand over to { $player }
option-pass = Pass on { $card } for 1 trade (to: { $player })
option-destroy =
    Destroy { $card } (owner: { $player ->
        [You] you
       *[other] { $player }
    })
option-destroy-damaged =
    Destroy { $card } (owner: { $player ->
        [You] you
       *[other] { $player }
    }, damage { $damage })
option-target = { $player }
option-amount =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
option-give = Leave { $card } behind
option-consent = Agree
option-refuse = Refuse
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
option-reveal = Turn up { $card }

macro-play-simple-cards =
    { $count ->
        [one] Play { $count } simple card
       *[other] Play { $count } simple cards
    }

## Rule options and their values

rule-format = Who plays against whom
rule-format-duel = duel of two players
rule-format-free-for-all = everyone against everyone
rule-format-hunter = everyone attacks the player to the left
rule-format-hydra = two teams, each with one score and one turn
rule-format-emperor = two teams of three, each with an emperor
rule-format-raid = a boss against raiders
rule-boss = The boss of a raid, who begins
rule-boss-random = drawn at random
rule-boss-number = seat { $number }
rule-sets = Sets of trade cards and Explorers
rule-sets-auto = one set for every two players
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
rule-destroy-effects = Outposts, against effects that destroy a base
rule-destroy-effects-outposts-first = protect other bases as they do in an attack
rule-destroy-effects-any-base = protect nothing: any base may be chosen
rule-own-bases = Whether an effect may destroy an own base
rule-own-bases-no = no, only bases of opponents
rule-own-bases-yes = yes
rule-needle-blob = Stealth Needle as a Blob ship, for Blob World
rule-needle-blob-yes = counts as a Blob card played
rule-needle-blob-no = does not count
rule-needle-scrapped = Whether Stealth Needle may copy a ship that was scrapped this turn
rule-needle-scrapped-yes = yes, any ship played this turn
rule-needle-scrapped-no = no, only ships still in play
rule-markers = Several “next ship on top of the deck” in one turn
rule-markers-stack = one ship for each
rule-markers-single = only one ship in all
rule-carrier-marker = A ship taken by Blob Carrier, and “next ship on top of the deck”
rule-carrier-marker-kept = the other effect waits for the next ship
rule-carrier-marker-used = it was the next ship
rule-gift = What a defeated admiral or raider may give away
rule-gift-any-card = any own card
rule-gift-draw-pile = only a card of the draw pile
rule-team-hands = Hands of Hydra teammates
rule-team-hands-open = open to each other
rule-team-hands-hidden = hidden
rule-pool-consent = Before teammates of a Hydra pay along
rule-pool-consent-ask = they are asked
rule-pool-consent-auto = nobody is asked
rule-pool-explorers = Whether teammates of a Hydra may pay for an Explorer together
rule-pool-explorers-yes = yes
rule-pool-explorers-no = no, only for cards of the trade row
rule-turn-limit = Turns per player after which the match is a draw
rule-turn-limit-number =
    { $number ->
        [one] { $number } turn per player
       *[other] { $number } turns per player
    }
rule-stall-claim = House rule: quiet turns per player (no new combat, authority or card) after which a draw may be claimed
rule-stall-claim-off = no draw can be claimed
rule-stall-claim-number =
    { $number ->
        [one] { $number } turn per player
       *[other] { $number } turns per player
    }
