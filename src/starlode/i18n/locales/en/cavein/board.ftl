# The drawn table of Cave-In.

cave-level = level { $level }
board-verb-recruit = Recruit
board-verb-mine = Mine
board-verb-collect = Collect
board-verb-raid = Raid
board-verb-pay = Pay
board-verb-take = Take
board-verb-dye = Choose
board-verb-recolour = Recolour
board-verb-subjugate = Subjugate
board-cave-docks-and-mine = Docks and mine
board-cave-last-round = Last round
board-cave-wild = wild
board-cave-from-bases = Choose from the Bases
board-cave-empty-base = Base is empty
board-cave-below = { $count } below
board-cave-totem = Totem: { $faction }
board-cave-in-hand = in hand
board-cave-crystals =
    { $count ->
        [one] crystal
       *[other] crystals
    }
board-cave-crystals-of = { $player }: crystals and artifacts
board-cave-hand-of = { $player }: hand
board-cave-known = { $count } of { $size } cards are known to everybody.
board-cave-adds = adds { $amount }
board-cave-not-fitting = does not fit
board-cave-idle = no effect
board-cave-cannot-pay = Your cards cannot pay for { $card }.
board-cave-will-lead = leads: { $card }
board-cave-action-recruit = Recruit
board-cave-action-mine = Mine
board-cave-action-collect = Collect
board-cave-action-use = Use a skill
board-cave-action-raid = Raid
board-cave-can = possible
board-cave-done = done
board-cave-your-move = Take two different actions, or raid a Base: click what shines.
board-cave-keys = Keys: Enter answers, A pays as cheaply as possible, R shows the others’ turn again, Z takes back, E ends the turn, L shows the log, ? enlarges.

# What the signs on cards mean.
sign-cost = what a crystal or an artifact costs
sign-mine = mining: the action, or a skill for it
sign-vp = what it is worth at the end
sign-cavein = mining it moves the cave-in on
sign-recruit = recruiting: the action, or a skill for it
sign-raid = a raid: the action, or a skill for it
sign-crystal = crystals: how many somebody has, or a skill about them
sign-shield = a skill that protects
sign-artifact = collecting an artifact
sign-skill = what a card does: a skill, or an artifact that helps every turn
sign-medal = counts at the end
sign-crown = leads the Base

score-crystals = Crystals
score-sets = Sets
score-artifacts = Artifacts
score-totems = Totems
score-subjugated = Subjugated
score-total = Total
