# Cave-In in the terminal.

table-track = cave-in { $track } of { $collapse }
table-last-round = cave-in { $track } of { $collapse }, last round
table-mercenary = { $card } ({ $colour })
table-crystal-plain = { $colour } +{ $points }
table-crystal-symbol = { $colour } +{ $points } ({ $faction })
table-crystal-cave-in = { $colour } +{ $points } (cave-in)
table-crystal-both = { $colour } +{ $points } ({ $faction }, cave-in)
table-crystal-tinted = { $crystal } → { $colour } −{ $less }
table-own-crystal = { $crystal } +{ $points }
table-artifact = cost { $cost }, { $below } below: { $text }
table-other-half = or { $text }
table-half = { $card } ({ $text })
table-leader = { $card } ({ $colour } { $level }, leader)
table-subjugated-cards = Subjugated cards
table-hand-of = hand { $count } of { $limit }
table-crystal-count =
    { $costs ->
        [none] no crystals
       *[other] crystals { $count } (cost { $costs })
    }
table-totems-held =
    { $count ->
        [one] totem { $totems }
       *[other] totems { $totems }
    }
table-stack-level = Level { $level }, { $count } in the stack; there or hidden in hands: { $cards }
table-stack-cost = Crystals of cost { $cost }, { $count } in the stack: { $crystals }
table-stack-artifacts = Artifact cards not seen yet: { $cards }

story-for-cards = { $line }, with { $cards }
story-extra = { $line } – extra action

## Beside questions and labels

cave-scores =
    { $extra ->
        [0] hand { $hand } · actions left { $left } · points { $points }
       *[other] hand { $hand } · actions left { $left } · extra Mines { $extra } · points { $points }
    }
cave-really-end = You still have an action. Choose it again to end the turn all the same.
cave-really-end-mine = You still have an extra Mine, and it lapses with the turn. Choose it again to end the turn all the same.
cave-really-go-on = Something could still be used now, and later in the turn it cannot. Choose it again to go on all the same.


help-deck = what is left in the stacks, and what is known of hands
help-discard = subjugated cards, and those that left the game
play-help =
    Type the number of an option, or its notation (recruit drollo, mine yellow-3-red, raid 2, end-turn).
    The name of a card or crystal explains it, for example: fish bean
    +2 beside a crystal: what it is worth at the end.
    → blue −1: recoloured for this turn, and 1 cheaper.
    save needs a file: save match.json – and starlode play --resume match.json goes on with it.
verb-recruit = recruit
verb-mine = mine
verb-collect = collect
verb-raid = raid
verb-activate = activate, artifact
verb-pay = pay, play
verb-take = take
verb-subjugate = subjugate
verb-recolour = recolour
verb-dye = dye
verb-colour = colour
