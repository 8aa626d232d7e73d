# What effects do, each a clause that starts small and has no full stop: it may stand alone or in a choice.

ability-primary = Primary
ability-ally = Ally ({ $faction })
ability-scrap = Scrap this card
ability-always = Permanent

effect-trade = +{ $amount } trade
effect-combat = +{ $amount } combat
effect-authority = +{ $amount } authority
effect-draw =
    { $cards ->
        [one] draw a card
       *[other] draw { $cards } cards
    }
effect-choose-one = choose one: { $branches }
effect-opponent-discards =
    { $cards ->
        [one] your opponent discards a card of their choice from hand
       *[other] your opponent discards { $cards } cards of their choice from hand
    }
effect-destroy-base =
    { $optional ->
        [yes] you may destroy one of your opponent’s bases
       *[no] destroy one of your opponent’s bases
    }
effect-scrap-trade-row =
    { $optional ->
        [yes] you may scrap a card from the trade row
       *[no] scrap a card from the trade row
    }
effect-scrap =
    { $optional ->
        [yes]
            { $zones ->
                [hand] you may scrap a card from your hand
                [discard-pile] you may scrap a card from your discard pile
               *[hand-or-discard-pile] you may scrap a card from your hand or discard pile
            }
       *[no]
            { $zones ->
                [hand] scrap a card from your hand
                [discard-pile] scrap a card from your discard pile
               *[hand-or-discard-pile] scrap a card from your hand or discard pile
            }
    }
effect-discard-then-draw =
    { $up_to ->
        [one] discard up to one card from your hand, then draw as many
       *[other] discard up to { $up_to } cards from your hand, then draw as many
    }
effect-scrap-then-draw =
    { $zones ->
        [hand]
            { $up_to ->
                [one] scrap up to one card from your hand, then draw as many
               *[other] scrap up to { $up_to } cards from your hand, then draw as many
            }
        [discard-pile]
            { $up_to ->
                [one] scrap up to one card from your discard pile, then draw as many
               *[other] scrap up to { $up_to } cards from your discard pile, then draw as many
            }
       *[hand-or-discard-pile]
            { $up_to ->
                [one] scrap up to one card from your hand or discard pile, then draw as many
               *[other] scrap up to { $up_to } cards in all from your hand and discard pile, then draw as many
            }
    }
effect-next-ship-to-top = the next ship you acquire this turn may go on top of your deck
effect-acquire-ship-to-top = acquire any ship from the trade row or the Explorer pile without paying and put it on top of your deck
effect-copy-ship = this card becomes a copy of another ship you played this turn, and keeps its own faction as well
effect-draw-per-blob = draw a card for each Blob card you played this turn
effect-draw-if-bases =
    { $bases ->
        [one]
            { $cards ->
                [one] if you have a base in play, draw a card
               *[other] if you have a base in play, draw { $cards } cards
            }
       *[other]
            { $cards ->
                [one] if you have at least { $bases } bases in play, draw a card
               *[other] if you have at least { $bases } bases in play, draw { $cards } cards
            }
    }
effect-ally-of-all-factions = this card counts as an ally for every faction
effect-combat-per-ship = +{ $amount } combat for each ship you play

# Several effects in one branch of a choice, and the branches.
effects-then = { $one }, then { $other }
effects-or = { $one }; or { $other }

# The same on a small card, beside a symbol: whole lines that start big and have no full stop, 42 letters at most.
short-draw = Draw { $cards }
short-opponent-discards = Rival discards { $cards }
short-destroy-base =
    { $optional ->
        [yes] May destroy 1 base
       *[no] Destroy 1 base
    }
short-scrap-trade-row =
    { $optional ->
        [yes] May scrap 1 from the trade row
       *[no] Scrap 1 from the trade row
    }
short-scrap =
    { $optional ->
        [yes]
            { $zones ->
                [hand] May scrap 1 from hand
                [discard-pile] May scrap 1 from discard
               *[hand-or-discard-pile] May scrap 1 from hand or discard
            }
       *[no]
            { $zones ->
                [hand] Scrap 1 from hand
                [discard-pile] Scrap 1 from discard
               *[hand-or-discard-pile] Scrap 1 from hand or discard
            }
    }
short-discard-then-draw = Discard up to { $up_to }, draw as many
short-scrap-then-draw = Scrap up to { $up_to }, draw as many
short-next-ship-to-top = Next ship may go on top of deck
short-acquire-ship-to-top = Acquire a free ship, on top of deck
short-copy-ship = Copies another ship played this turn
short-draw-per-blob = Draw 1 for each Blob card played
short-draw-if-bases =
    { $bases ->
        [one] Draw { $cards } if you have a base
       *[other] Draw { $cards } if you have { $bases } bases
    }
short-ally-of-all-factions = Ally of every faction
short-combat-per-ship = +{ $amount } combat for each ship you play
