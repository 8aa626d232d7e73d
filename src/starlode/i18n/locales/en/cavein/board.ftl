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
board-cave-wild = wild
board-cave-empty-base = Base is empty
board-cave-below = { $count } below
board-cave-totem = Totem: { $faction }
board-cave-in-hand = in hand
board-cave-crystals-of = { $player }: crystals and artifacts
board-cave-hand-of = { $player }: hand
board-cave-known = { $count } of { $size } cards are known to everybody.
board-cave-adds = adds { $amount }
board-cave-not-fitting = does not fit
board-cave-idle = no effect
board-cave-missing = { $count } missing
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
sign-mine = what a crystal costs; also a skill for mining
sign-vp = what it is worth at the end
sign-cavein = mining it moves the cave-in on
sign-recruit = a skill for recruiting
sign-raid = a skill for raids
sign-crystal = a skill about crystals
sign-shield = a skill that protects
sign-skill = what a card does: a skill, or an artifact that helps every turn
sign-medal = counts at the end
sign-crown = leads the Base
