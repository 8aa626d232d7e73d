# The table of Cave-In, in a terminal and in a browser.

table-docks = Docks
table-mine = Mine
table-stack = stack { $count }
table-artifacts = Artifacts
table-empty-stack = an empty stack
table-free-totems = Free totems
table-totem = { $colour } ({ $faction })
table-wild = Wild
table-base-of = Base
table-hidden-cards = hidden: { $levels }
table-hidden-level = { $count } of level { $level }
table-crystals = Crystals
table-subjugated = Subjugated
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-this-turn = This turn
table-played = Played
table-paying = Paying
table-payment = price { $cost }, paid { $paid }, { $missing } missing
table-payment-less = { $printed } − { $less } = { $cost }, paid { $paid }, { $missing } missing
table-starting = starting phase
table-actions =
    { $done ->
        [none]
            { $left ->
                [0] no actions left
                [one] one action left
               *[other] { $left } actions left
            }
       *[other]
            { $left ->
                [0] done: { $done }; no actions left
                [one] done: { $done }; one action left
               *[other] done: { $done }; { $left } actions left
            }
    }
table-raided = raid done
table-unsure = ° reconstructed or inferred, like all costs of artifacts; how to correct it: starlode cards cavein --toml
table-cast = cheaper to mine: { $colour }
table-extra-mines =
    { $count ->
        [one] an extra Mine
       *[other] { $count } extra Mines
    }
table-cheap-recruits = recruits cheaper
table-identical-actions = actions may be identical
table-doubled-levels = { $faction } count double
table-matching-colours = { $faction } match the crystal
table-artifact-discounts = artifacts { $count } less
table-mining-discounts = crystals { $count } less
table-second-crystals =
    { $count ->
        [one] a second crystal after mining
       *[other] { $count } more crystals after mining
    }

fold-recruit = Recruit a mercenary ({ $count } to choose from)
fold-mine = Mine a crystal ({ $count } to choose from)
fold-collect = Collect an artifact ({ $count } to choose from)
fold-use = Use the skill of a card ({ $count } to choose from)
fold-raid = Raid a Base ({ $count } to choose from)

action-recruit = recruit
action-mine = mine
action-collect = collect
action-use = skill

## In a browser

cave-collapse = Cave-in
cave-track = { $track } of { $collapse }
cave-track-last = { $track } of { $collapse }, this is the last round
cave-docks-level = Docks, level { $level }
cave-mine-cost = Mine, cost { $cost }
cave-artifact-stack = Artifacts, stack { $number }
cave-artifact-price =
    { $below ->
        [0] cost { $cost }, none below
       *[other] cost { $cost }, { $below } below
    }
cave-totems = Totems
cave-hand =
    { $count ->
        [one] { $count } card of { $limit }
       *[other] { $count } cards of { $limit }
    }
cave-crystals-of-cost = { $count } × cost { $cost }
cave-leader = leader
cave-counts-as = counts as { $colour }
cave-tinted = is { $colour } this turn, costs { $less } less
cave-points = Points
