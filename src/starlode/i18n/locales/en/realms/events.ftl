# Log lines. They start with who; card names and players stand as labels.

event-start-chosen-team = { $player }: starting team
event-card-revealed = Trade row: { $card } turned up
event-deck-shuffled = { $player }: discard pile shuffled into a new deck
event-ability-used =
    { $ability ->
        [ally] { $player }: { $card }, ally ability used
        [scrap] { $player }: { $card }, scrap ability used
       *[primary] { $player }: { $card }, primary ability used
    }
event-ability-used-as =
    { $ability ->
        [ally] { $player }: { $card } as { $copied }, ally ability used
        [scrap] { $player }: { $card } as { $copied }, scrap ability used
       *[primary] { $player }: { $card } as { $copied }, primary ability used
    }
event-points-gained = { $player }: { $points }
event-fleet-bonus-gained = { $player }: +{ $combat } combat for playing a ship
event-branch-chosen = { $player }: { $card }, chosen: { $text }
event-ship-copied = { $player }: { $card } copied
event-marker-armed = { $player }: { $card }, the next ship acquired this turn may go on top of the deck
event-card-bought =
    { $on-top ->
        [yes] { $player }: { $card } bought and put on top of the deck
       *[no] { $player }: { $card } bought
    }
event-card-acquired = { $player }: { $card } acquired without paying and put on top of the deck
event-card-scrapped =
    { $from ->
        [hand] { $player }: { $card } scrapped from hand
        [discard-pile] { $player }: { $card } scrapped from the discard pile
        [trade-row] { $player }: { $card } scrapped from the trade row
       *[play] { $player }: { $card } scrapped from play
    }
event-card-discarded =
    { $count ->
        [1] { $player }: { $card } discarded
       *[other] { $player }: { $count } × { $card } discarded
    }
event-base-attacked =
    { $player }: { $card } attacked (owner: { $target ->
        [You] you
       *[other] { $target }
    })
event-base-destroyed =
    { $by }: { $card } destroyed (owner: { $player ->
        [You] you
       *[other] { $player }
    })
event-player-attacked = { $player }: attack for { $amount } combat (target: { $target })
event-discard-owed =
    { $cards ->
        [one] { $player }: one card to discard at the start of the next turn
       *[other] { $player }: { $cards } cards to discard at the start of the next turn
    }
event-discard-demanded =
    { $cards ->
        [one] { $player }: forced discard of one card (target: { $target })
       *[other] { $player }: forced discard of { $cards } cards (target: { $target })
    }
event-base-damaged =
    { $player }: { $card } damaged by { $amount } (owner: { $target ->
        [You] you
       *[other] { $target }
    })
event-bases-repaired = { $player }: all damage removed from the bases
event-player-eliminated = { $player }: out of the match
event-player-eliminated-placed = { $player }: out of the match (place { $place })
event-card-given = { $player }: { $card } left behind (for: { $target })
event-card-passed = { $player }: { $card } passed on for 1 trade (to: { $target })
event-turn-handed-over = { $player }: turn handed over (to: { $target })
event-member-done = { $player }: done for this turn
event-help-requested =
    { $amount ->
        [one] { $player }: { $card }, { $amount } point requested (from: { $target })
       *[other] { $player }: { $card }, { $amount } points requested (from: { $target })
    }
event-help-promised =
    { $amount ->
        [one] { $player }: { $card }, { $amount } point promised (to: { $target })
       *[other] { $player }: { $card }, { $amount } points promised (to: { $target })
    }
event-help-refused = { $player }: { $card }, no help promised (asked by: { $target })
event-surrender-proposed = { $player }: giving up proposed to the team

## Why a match ended

reason-defeat = the losing side’s authority fell to 0
reason-turn-limit = turn limit reached
reason-stalled = claimed in a stalled match
