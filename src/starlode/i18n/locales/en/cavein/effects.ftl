# Cave-In: what skills and artifacts do, each a clause that starts small and has no full stop.

effect-take-crystal =
    { $colour ->
        [brown] take a brown crystal of cost { $cost } from the mine
        [blue] take a blue crystal of cost { $cost } from the mine
        [purple] take a purple crystal of cost { $cost } from the mine
        [yellow] take a yellow crystal of cost { $cost } from the mine
        [red] take a red crystal of cost { $cost } from the mine
       *[green] take a green crystal of cost { $cost } from the mine
    }
effect-cheaper-recruits =
    { $lower ->
        [1] you may recruit levels 1 and 2 without playing a card, level 3 by playing a card of level 1, and level 4 by playing a card of level 2
        [2] you may recruit levels 1 to 3 without playing a card, and level 4 by playing a card of level 1
       *[other] you may recruit all levels without playing a card
    }
effect-take-from-bottom =
    { $cards ->
        [one] take the bottom mercenary of your Base
       *[other] take up to { $cards } mercenaries from the bottom of your Base
    }
effect-take-levels-from-docks = take mercenaries from the Docks whose levels add up to { $levels } at most
effect-take-level-from-docks = take a mercenary of level { $level } from the Docks; this turn your actions may be identical
effect-take-from-one-base =
    { $cards ->
        [one] take a mercenary from any Base
       *[other] take up to { $cards } mercenaries from one Base
    }
effect-recolour-crystal = a crystal in the mine has another colour of your choice until the end of the turn and costs { $less } less to mine
effect-cheaper-artifacts = artifacts cost you { $less } less
effect-cheaper-mining = crystals cost you { $less } less to mine
effect-extra-mine =
    { $mines ->
        [one] you may mine once more
       *[other] you may mine { $mines } more times
    }
effect-dye-cards =
    { $cards ->
        [one] one card in your hand counts as a colour of your choice when you mine
       *[other]
            { $one_colour ->
                [yes] up to { $cards } cards in your hand count as one colour of your choice when you mine
               *[no] up to { $cards } cards in your hand each count as a colour of your choice when you mine
            }
    }
effect-second-crystal =
    { $cost ->
        [1] after mining a crystal of cost 1, take another crystal of the same cost
        [3] after mining a crystal of cost 1 or 3, take another crystal of the same cost
        [6] after mining a crystal of cost 1, 3 or 6, take another crystal of the same cost
       *[other] after mining a crystal, take another crystal of the same cost
    }
effect-subjugate-lowest = subjugate one of the mercenaries with the lowest level in your Base
effect-subjugate-level = subjugate a mercenary of level { $level } from any Base
effect-subjugate-from-hand =
    { $cards ->
        [one] subjugate a mercenary of level { $level } from your hand, and take a crystal of cost { $cost } for it
       *[other] subjugate up to { $cards } mercenaries of level { $level } from your hand, and take a crystal of cost { $cost } for each
    }
effect-match-any-crystal = your { $faction } have the colour of the crystal you mine
effect-double-levels = the levels of your { $faction } count double when you recruit, mine or collect
effect-take-faction-from-bases = take one of the { $faction } from each Base, or up to { $most } of them from one Base
effect-take-faction-from-one-base = take all { $faction } from one Base

## Artifacts that score at the end

effect-points-for-one-colour =
    { $points ->
        [one] { $points } point for each of your crystals of one colour, chosen then
       *[other] { $points } points for each of your crystals of one colour, chosen then
    }
effect-points-per-crystals =
    { $cost ->
        [0]
            { $crystals ->
                [one]
                    { $points ->
                        [one] { $points } point for each of your crystals
                       *[other] { $points } points for each of your crystals
                    }
               *[other]
                    { $points ->
                        [one] { $points } point for every { $crystals } of your crystals
                       *[other] { $points } points for every { $crystals } of your crystals
                    }
            }
       *[other]
            { $crystals ->
                [one]
                    { $points ->
                        [one] { $points } point for each of your crystals of cost { $cost }
                       *[other] { $points } points for each of your crystals of cost { $cost }
                    }
               *[other]
                    { $points ->
                        [one] { $points } point for every { $crystals } of your crystals of cost { $cost }
                       *[other] { $points } points for every { $crystals } of your crystals of cost { $cost }
                    }
            }
    }
effect-points-per-totem =
    { $points ->
        [one] { $points } more point for each of your totems
       *[other] { $points } more points for each of your totems
    }
effect-points-per-cave-in =
    { $points ->
        [one] { $points } point for each of your crystals with the cave-in sign
       *[other] { $points } points for each of your crystals with the cave-in sign
    }
effect-points-for-colours = points for the colours of your crystals: { $five } for five, { $six } for all six
effect-points-per-symbol =
    { $points ->
        [one] { $points } more point for each faction symbol on your crystals
       *[other] { $points } more points for each faction symbol on your crystals
    }
effect-points-per-wild =
    { $points ->
        [one] { $points } point for each of your crystals of a wild colour
       *[other] { $points } points for each of your crystals of a wild colour
    }
effect-points-per-artifact =
    { $points ->
        [one] { $points } point for each of your artifacts, this one included
       *[other] { $points } points for each of your artifacts, this one included
    }

## Artifacts that work during play

effect-any-colour-in-mining = each time you mine, one of the cards you play may have any colour
effect-take-level-at-start = take a mercenary of level { $level } from the Docks
effect-cheaper-colour = choose a colour when you collect this; its crystals cost you { $less } less to mine
effect-take-bottom-at-start =
    { $cards ->
        [one] take the bottom mercenary of your Base, unless it is the leader
       *[other] take the { $cards } bottom mercenaries of your Base, but never the leader
    }
effect-limit-raids =
    { $cards ->
        [one] another player who raids your Base takes no more than one card from it
       *[other] another player who raids your Base takes no more than { $cards } cards from it
    }
effect-crystal-per-raid = take a crystal of cost { $cost } from the mine for each Base you raid
effect-second-of-cost = once a turn, after mining a crystal of cost { $cost }, take another crystal of that cost
effect-second-raid = after your raid you may raid another Base
effect-safe-from-skills = skills of other players neither take nor subjugate cards from your Base
effect-lower-recruit =
    { $lower ->
        [one] once a turn you may recruit as if the mercenary were one level lower
       *[other] once a turn you may recruit as if the mercenary were { $lower } levels lower
    }
effect-identical-actions = your two actions may be identical
effect-cheaper-dear-crystals =
    { $cost ->
        [1] crystals cost you { $less } less to mine
        [10] crystals of cost 10 cost you { $less } less to mine
        [6] crystals of cost 6 and 10 cost you { $less } less to mine
       *[other] crystals of cost 3, 6 and 10 cost you { $less } less to mine
    }

# The same on a small card, beside a symbol: whole lines that start big and have no full stop, 42 letters at most.
short-take-crystal =
    { $colour ->
        [brown] Take a brown crystal of cost { $cost }
        [blue] Take a blue crystal of cost { $cost }
        [purple] Take a purple crystal of cost { $cost }
        [yellow] Take a yellow crystal of cost { $cost }
        [red] Take a red crystal of cost { $cost }
       *[green] Take a green crystal of cost { $cost }
    }
short-cheaper-recruits =
    { $lower ->
        [1] Recruit 1 and 2 free, others 1 lower
        [2] Recruit 1–3 free, 4 for a level 1
       *[other] Recruit without playing a card
    }
short-take-from-bottom = Take { $cards } from the bottom of your Base
short-take-levels-from-docks = Take levels up to { $levels } from the Docks
short-take-level-from-docks = Take a level { $level }; identical actions
short-take-from-one-base =
    { $cards ->
        [one] Take 1 from any Base
       *[other] Take up to { $cards } from one Base
    }
short-recolour-crystal = Recolour a crystal, it costs { $less } less
short-cheaper-artifacts = Artifacts cost { $less } less
short-cheaper-mining = Crystals cost { $less } less
short-extra-mine =
    { $mines ->
        [one] Mine once more
       *[other] Mine { $mines } more times
    }
short-dye-cards =
    { $cards ->
        [one] One card counts as any colour to mine
       *[other]
            { $one_colour ->
                [yes] { $cards } cards count as one colour to mine
               *[no] { $cards } cards count as any colours to mine
            }
    }
short-second-crystal =
    { $cost ->
        [1] Mine a 1: take another like it
        [3] Mine 1 or 3: take another like it
        [6] Mine 1, 3 or 6: take another like it
       *[other] Mine: take another of that cost
    }
short-subjugate-lowest = Subjugate the lowest of your Base
short-subjugate-level = Subjugate a level { $level } from any Base
short-subjugate-from-hand = Subjugate { $cards } level { $level }: a { $cost }-crystal each
short-match-any-crystal = { $faction } have the crystal’s colour
short-double-levels = { $faction } count double when paying
short-take-faction-from-bases = { $faction }: 1 from each Base, or { $most } from one
short-take-faction-from-one-base = Take all { $faction } from one Base
short-points-for-one-colour = { $points } per crystal of one colour
short-points-per-crystals =
    { $cost ->
        [0]
            { $crystals ->
                [one] { $points } per crystal
               *[other] { $points } for every { $crystals } crystals
            }
       *[other]
            { $crystals ->
                [one] { $points } per crystal of cost { $cost }
               *[other] { $points } for every { $crystals } crystals of cost { $cost }
            }
    }
short-points-per-totem = { $points } more per totem
short-points-per-cave-in = { $points } per cave-in sign
short-points-for-colours = { $five } for five colours, { $six } for six
short-points-per-symbol = { $points } more per faction symbol
short-points-per-wild = { $points } per wild crystal
short-points-per-artifact = { $points } per artifact
short-any-colour-in-mining = One card of any colour when you mine
short-take-level-at-start = Take a level { $level } from the Docks
short-cheaper-colour = One colour costs { $less } less to mine
short-take-bottom-at-start =
    { $cards ->
        [one] Take the bottom card of your Base
       *[other] Take the { $cards } bottom cards of your Base
    }
short-limit-raids =
    { $cards ->
        [one] A raid takes no more than one card
       *[other] A raid takes no more than { $cards } cards
    }
short-crystal-per-raid = After a raid take a crystal of cost { $cost }
short-second-of-cost = Mine a { $cost }: take another { $cost }, once a turn
short-second-raid = Raid a second Base
short-safe-from-skills = Your Base is safe from others’ skills
short-lower-recruit =
    { $lower ->
        [one] Recruit one level lower, once a turn
       *[other] Recruit { $lower } levels lower, once a turn
    }
short-identical-actions = Your actions may be identical
short-cheaper-dear-crystals =
    { $cost ->
        [1] Crystals are { $less } cheaper
        [10] Cost 10 is { $less } cheaper
        [6] Cost 6 and 10 are { $less } cheaper
       *[other] Cost 3, 6 and 10 are { $less } cheaper
    }
