# Cave-In: log lines, questions, answers, refusals and rule options.

event-faction-chosen = In play: { $faction }
event-command-taken = { $player }: command card and totem ({ $faction })
event-mercenary-shown = Docks: { $card } turned up
event-crystal-uncovered = Mine: { $crystal } turned up
event-artifact-revealed = Artifacts: { $one } / { $other } turned up
event-leader-used = { $player }: { $card }, leader’s skill used
event-artifact-activated = { $player }: { $card }, artifact used
event-action-taken =
    { $extra ->
        [yes]
            { $action ->
                [recruit] { $player }: extra action, recruiting
                [mine] { $player }: extra action, mining
                [collect] { $player }: extra action, collecting an artifact
               *[use] { $player }: extra action, using a skill
            }
       *[no]
            { $action ->
                [recruit] { $player }: action, recruiting
                [mine] { $player }: action, mining
                [collect] { $player }: action, collecting an artifact
               *[use] { $player }: action, using a skill
            }
    }
event-card-played-dyed = { $player }: { $card } played as { $dye }
event-mercenary-recruited = { $player }: { $card } recruited
event-crystal-mined = { $player }: crystal mined – { $crystal }
event-crystal-taken = { $player }: crystal taken – { $crystal }
event-artifact-collected = { $player }: artifact collected – { $card }
event-skill-used = { $player }: { $card }, skill used
event-taken-from-docks = { $player }: { $card } taken from the Docks
event-taken-from-base =
    { $player }: { $card } taken from a Base (owner: { $target ->
        [You] you
       *[other] { $target }
    })
event-taken-from-base-own = { $player }: { $card } taken from the own Base
event-crystal-recoloured = { $player }: crystal recoloured – { $crystal } (new colour: { $colour }, { $less } less to mine)
event-card-dyed = { $player }: { $card } counts as another colour this turn ({ $colour })
event-mercenary-subjugated =
    { $player }: { $card } subjugated from a Base (owner: { $target ->
        [You] you
       *[other] { $target }
    })
event-mercenary-subjugated-own = { $player }: { $card } subjugated from the own Base
event-mercenary-subjugated-from-hand = { $player }: { $card } subjugated from hand
event-base-raided =
    { $player }: Base raided (owner: { $target ->
        [You] you
       *[other] { $target }
    })
event-base-raided-own = { $player }: own Base raided
event-leader-returned = { $player }: leader { $card } back in hand
event-totem-taken = { $player }: totem taken ({ $faction })
event-cave-in =
    { $why ->
        [crystal] Cave-in: the track moves to { $track } (a crystal with the sign)
        [artifact-stack] Cave-in: the track moves to { $track } (a stack of artifacts is empty)
        [mercenary-stack] Cave-in: the track moves to { $track } (a stack of mercenaries is empty)
       *[crystal-stack] Cave-in: the track moves to { $track } (a stack of crystals is empty)
    }
event-cast-coloured = { $player }: colour that costs less chosen ({ $colour })
event-leader-changed = { $player }: new leader – { $card }
event-mercenary-removed = { $player }: { $card } leaves the game from the bottom of the Base
event-player-left = { $player }: gives up

reason-collapse = the mine has collapsed
reason-stuck = nobody could or would do anything
reason-round-limit = round limit reached

## Questions

question-starting = start of the turn – use something, or go on
question-pay-recruit =
    { $optional ->
        [yes] choose a card to play for recruiting { $card }, or none
       *[no] choose a card to play for recruiting { $card }
    }
question-paying-colour =
    { $optional ->
        [yes] choose the colour of the cards that pay for { $card }, or pay nothing
       *[no] choose the colour of the cards that pay for { $card }
    }
question-pay-crystal = choose a card to pay for { $card } with
question-pay-artifact = choose a card to pay for { $card } with
question-pay-price =
    { $missing ->
        [0] the price of { $cost } is paid – add a card?
       *[other] pay { $missing } more for { $card }
    }
question-price-paid = the price of { $cost } is paid, and you have no card to add
question-take-crystal = choose a crystal to take, or decline
question-take-crystal-of = choose a crystal of cost { $cost } to take, or decline
question-take-from-docks = choose a mercenary to take from the Docks, or decline
question-take-from-docks-of = choose a mercenary to take from the Docks, or decline (levels left: { $levels })
question-take-from-bases = choose a mercenary to take from a Base, or finish
question-take-from-bases-of = choose a mercenary to take from a Base, or finish (up to { $left } more)
question-take-from-bottom = take the bottom mercenary of your Base?
question-take-from-bottom-of = take the bottom mercenary of your Base? (up to { $left } more)
question-recolour = choose a crystal to recolour, or decline
question-new-colour = choose the new colour of { $card }
question-dye-colour = choose the colour that cards shall count as, or decline
question-dye-colour-of = choose the colour that cards shall count as, or decline (up to { $left } more)
question-dye = choose a card that counts as this colour, or finish
question-dye-as = choose a card that counts as another colour ({ $colour }), or finish (up to { $left } more)
question-subjugate = choose a mercenary to subjugate, or decline
question-subjugate-from-hand = choose a mercenary to subjugate from your hand, or decline
question-subjugate-from-hand-of = choose a mercenary to subjugate from your hand, or decline (up to { $left } more)
question-second-raid = choose a second Base to raid, or decline
question-cast-colour = choose the colour that costs you less to mine
question-factions = a faction is drawn
question-command = a command card is drawn
question-refill-docks = a mercenary is turned up in the Docks
question-refill-mine = a crystal is turned up in the mine
question-reveal = an artifact card is turned up

## Options

option-recruit = Recruit { $card }
option-mine = Mine { $crystal }
option-collect = Collect { $card } ({ $text })
option-activate = Use { $card } ({ $text })
option-lead = Use the leader’s skill
option-lead-by = Use the leader’s skill: { $card } ({ $text })
option-go-on = Go on to the actions
option-raid = Raid the Base of { $player }
option-raid-of =
    { $count ->
        [0] Raid the Base of { $player } (only its leader: { $card }, { $colour })
        [one] Raid the Base of { $player } (leader: { $card }, { $colour }; one card under it)
       *[other] Raid the Base of { $player } (leader: { $card }, { $colour }; { $count } cards under it)
    }
option-raid-own =
    { $count ->
        [0] Raid your own Base (only its leader: { $card }, { $colour })
        [one] Raid your own Base (leader: { $card }, { $colour }; one card under it)
       *[other] Raid your own Base (leader: { $card }, { $colour }; { $count } cards under it)
    }
option-pay = Play { $card }
option-free = Without a card
option-take = Take { $card }
option-take-crystal = Take { $crystal }
option-take-from = Take { $card } (Base of { $player })
option-take-own = Take { $card } (your own Base)
option-recolour = Recolour { $crystal }
option-colour = { CAPITALISED($colour) }
option-colour-wild = { CAPITALISED($colour) } (wild)
option-dye = Dye { $card }
option-subjugate = Subjugate { $card }
option-subjugate-from = Subjugate { $card } (Base of { $player })
option-subjugate-own = Subjugate { $card } (your own Base)
option-costs =
    { $cost ->
        [0] { $label } – costs nothing
       *[other] { $label } – costs{ "\u00A0" }{ $cost }
    }
option-worth =
    { $points ->
        [one] { $label } – { $points } point
       *[other] { $label } – { $points } points
    }
option-costs-worth =
    { $points ->
        [one] { $label } – costs{ "\u00A0" }{ $cost }, { $points } point
       *[other] { $label } – costs{ "\u00A0" }{ $cost }, { $points } points
    }
option-idle = { $label } – does nothing now
option-at-place = { $label } – copy { $place } from the bottom
option-faction = In play: { $faction }
option-command = Command card: { $faction }
option-show = Turn up { $card }
option-uncover = Turn up { $crystal }
option-reveal = Turn up { $one } / { $other }

macro-best-payment = Pay as cheaply as possible: { $cards } ({ $leader } will lead)

## Refusals

error-wrong-phase = Not in this phase of the turn: { $action }
error-raid-was-all = Your raid took both actions of this turn.
error-no-raid-now = You cannot raid now: a raid takes the place of both actions.
error-empty-base = The Base of seat { $seat } is empty.
error-own-base-empty = Your own Base is empty.
error-action-used =
    { $action ->
        [recruit] You cannot recruit now: the actions of a turn must differ, and there are two of them.
        [mine] You cannot mine now: the actions of a turn must differ, and there are two of them.
        [collect] You cannot collect now: the actions of a turn must differ, and there are two of them.
       *[use] You cannot use a skill now: the actions of a turn must differ, and there are two of them.
    }
error-hand-full = You hold { $limit } cards or more, so you cannot recruit.
error-not-in-docks = { $card } is not in the Docks.
error-cannot-pay-recruit = You cannot pay for { $card }: it takes a card exactly one level lower.
error-not-on-top = { $artifact } does not lie on top of a stack.
error-cannot-pay = Your cards cannot pay the price of { $need }.
error-not-in-mine = { $crystal } is not in the mine like this.
error-nothing-to-lead = The skill of your leader can do nothing now.
error-no-leader = You have no leader.
error-no-such-artifact = You cannot use { $artifact } now.

## Rule options

rule-edition = By which rulebook
rule-edition-en2021 = English, 2021
rule-edition-de2018 = German, 2018
rule-edition-pl2018 = Polish, 2018
rule-factions = The four factions in play
rule-factions-random = are drawn
rule-factions-first-game = those suggested for a first game
rule-factions-text = { $list }
rule-taken-crystals-cave-in = Whether a crystal with the cave-in sign moves the track also when it is taken, not mined
rule-taken-crystals-cave-in-yes = yes
rule-taken-crystals-cave-in-no = no
rule-surplus-cards = Whether a payment may hold cards that are not needed
rule-surplus-cards-yes = yes
rule-surplus-cards-no = no
rule-unowned-totems = Whether a raid also takes a totem that nobody has
rule-unowned-totems-yes = yes
rule-unowned-totems-no = no
rule-weedlocks = What the Weedlocks of levels 2 to 4 do
rule-weedlocks-book = as the rulebook of the edition says
rule-weedlocks-cards = as the cards show it, which is the book of 2021
rule-robuster-one-colour = Whether all cards dyed by a Robuster get one colour
rule-robuster-one-colour-auto = as the edition has it
rule-robuster-one-colour-yes = yes
rule-robuster-one-colour-no = no, each may get its own
rule-empty-skills = Whether a card may be played for a skill that can do nothing
rule-empty-skills-yes = yes
rule-empty-skills-no = no
rule-open-crystals = Whether collected crystals are shown to everybody
rule-open-crystals-yes = yes
rule-open-crystals-no = no, only how many and of which cost
rule-round-limit = Rounds after which the match is scored as it stands
rule-round-limit-number =
    { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }

## The turn in short, as on the backs of the command cards

help-turn =
    Your turn:
    1. Start: use artifacts that work now, then the skill of your leader, the top card of your Base.
    2. Actions: two different ones of recruit, mine, collect and use a skill – or one raid instead of both.
    Recruit: level 1 is free; for any other play one card exactly one level lower, of any colour. With seven cards in hand nobody recruits.
    Mine: play cards of the crystal’s colour whose levels reach its cost; for a wild crystal, cards of any one colour. A totem makes its colour 1 cheaper. An artifact takes cards of any colours.
    Raid: the leader of that Base goes back to its owner’s hand; you take the totem of the leader’s colour, and cards from the top of the Base until you hold seven.
    3. Clean-up: what you played goes onto your Base in order, and the last card leads. Only the top seven stay. Docks and mine are refilled.
    The track moves for mined crystals with the cave-in sign and for stacks that run out. When the mine collapses, the round is played to its end.
    Points: crystals as printed, 3 for a totem, the level of each subjugated card, artifacts as they say, and sets of different symbols: 1, 3, 6, 10, 15, 21.
help-goal = Bring out crystals worth the most points before the mine collapses.
warning-actions =
    { $count ->
        [one] One action not taken
       *[other] { $count } actions not taken
    }
warning-extra-mines =
    { $count ->
        [one] An extra Mine not used
       *[other] { $count } extra Mines not used
    }
warning-leader = The skill of your leader not used
