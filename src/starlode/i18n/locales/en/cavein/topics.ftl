# The rules in players’ words, topic by topic; topics/cavein.json says which clauses of the ledger each tells of.

topic-crew = What it is about
topic-crew-text =
    You hire mercenaries and mine crystals before the mine collapses. Whoever has most points then wins.
    Every mercenary has a faction with its colour, a level from 1 to 4, and a skill. Every crystal has a colour, a cost of 1, 3, 6 or 10, and points; some show a faction symbol or the cave-in sign.

topic-opening = Set-up
topic-opening-text =
    Four of the six factions are in play. Crystals of the two absent colours are wild.
    The Docks show four mercenaries of level 1, three of level 2, two of level 3 and one of level 4; the mine shows crystals in the same way. Three stacks of artifacts lie beside them.
    You start with two cards of level 1, one of level 2, and the totem of your command card.

topic-base = Hand, Base and leader
topic-base-text =
    A hand holds seven cards at most; whoever has seven takes no more. Only a leader that comes home from a raided Base may be the eighth.
    Cards you played lie in your Base. The top one is your leader: nobody can take it, and no skill touches it.

topic-turn = The turn, and how it starts
topic-turn-text =
    A turn has three parts: start, actions, clean-up.
    At the start you may use artifacts that work then, and after them the skill of your leader, without playing it. What you pass over cannot be used later in the turn.

topic-actions = Your two actions
topic-actions-text =
    Recruit, Mine, Collect, Use a skill: up to two of them, and different ones. Or you raid a Base instead of both.
    Cards you play lie in order, the last one on top. A card that pays does not use its skill.
    Extra actions from skills come on top of the two.

topic-recruit = Recruit
topic-recruit-text =
    Take a mercenary from the Docks into your hand. Level 1 is free; every other level needs one card that is exactly one level lower, of any colour.
    With seven cards in hand nobody recruits. What you recruit may be played in the same turn.

topic-mine = Mine
topic-mine-text =
    Play cards of the crystal’s colour whose levels reach its cost; more is allowed, nothing is given back. A wild crystal takes cards of any one colour.
    Discounts add up, and a cost of 0 needs no card but still the action. A crystal with the cave-in sign moves the track when it is mined.

topic-totems = Totems
topic-totems-text =
    A totem makes crystals of its colour 1 cheaper for you to mine, never wild ones, and gives 3 points at the end.
    You win one by raiding a Base whose leader has its colour, from whoever has it, or from the supply.

topic-collect = Collect
topic-collect-text =
    Take the top card of an artifact stack for cards of any colours whose levels reach its cost. Of its two halves you choose one; the other has no effect.
    The last card of a stack moves the track by 1.

topic-skills = Using skills
topic-skills-text =
    Play one card and do what it says. “Up to” means you choose how many; the hand limit always holds.
    A crystal that a skill takes is taken, not mined: it costs nothing, needs no colour of yours and does not move the track.

topic-raid = Raid
topic-raid-text =
    Instead of both actions you may raid a Base, even your own. Its leader goes back to its owner’s hand, you take the totem of the leader’s colour, then cards from the top until you hold seven.
    Nothing of it can be declined. Extra Mines may come before or after it.

topic-clean-up = Clean-up
topic-clean-up-text =
    What you played goes onto your Base in order; the last card is your new leader. Only the top seven stay, the others leave the game.
    Then Docks and mine are filled up. Each stack that runs out moves the track by 1.

topic-track = The cave-in and the end
topic-track-text =
    Mined crystals with the sign, emptied artifact stacks and stacks that run out move the track. At 7 with two players, 8 with three and 9 with four the mine collapses.
    The round is played to its end, so all have had the same number of turns. If everybody passes for two rounds, the game ends too.

topic-scoring = Scoring
topic-scoring-text =
    Points: crystals as printed, 3 for each totem, the level of each subjugated card, artifacts by their text.
    Faction symbols on crystals make sets of different ones: 1, 3, 6, 10, 15 or 21 points for 1 to 6 symbols. Cards in hand and Base give nothing. Whoever ties for most wins too.

topic-terrons = Terrons: recruiting
topic-terrons-text =
    They bring cards: cheaper recruits, cards from the bottom of your own Base, cards straight from the Docks.
    Taking from the Docks is no Recruit and needs no payment; the hand limit decides how many come.

topic-hydrans = Hy’drans: bribery
topic-hydrans-text =
    They take cards out of Bases, other players’ or your own, but never a leader.
    One of them also lets your two actions be of one kind.

topic-minegglers = Minegglers: economy
topic-minegglers-text =
    They make things cheaper: artifacts, crystals, or one crystal that you recolour for this turn.
    While it lies in the mine a crystal has its present colour; once it is yours, the printed one. Discounts add up.

topic-metanels = Metanels: mining
topic-metanels-text =
    They mine more: an extra Mine, cards that count as another colour, a second crystal of the same cost.
    Dyed cards count as the new colour for mining only. The second crystal is taken, so it moves no track.

topic-bioss = Bioss: subjugation
topic-bioss-text =
    A subjugated card lies face down in front of you for the rest of the game and gives its level in points.
    Leaders cannot be subjugated.

topic-weedlocks = Weedlocks: expansion
topic-weedlocks-text =
    They grow: they match any crystal, count double when they pay, or come back out of Bases. Which card does what differs between the editions.
    A doubled card keeps its printed level for everything else.

topic-artifacts = Artifacts
topic-artifacts-text =
    One half gives points at the end, the other works during play. Nobody can take an artifact from you.
    Those that work at the start of a turn begin with your next turn, all others at once. “Once a turn” is fresh every turn.

topic-examples = Examples
topic-examples-text =
    A yellow crystal of cost 6 is paid with yellow 1, 2 and 3. Were yellow wild, cards of any one colour would do.
    A raider with two cards raids a Base of seven: the leader goes home, five cards and the totem come to the raider, one card stays and leads.

topic-hidden = What is hidden
topic-hidden-text =
    The order of all stacks is hidden from everybody. Of other hands you know what came from Docks and Bases.
    How many crystals of which cost somebody has is open; their points and symbols are shown at the end.

topic-table = Editions, own boxes, taking back
topic-table-text =
    A table chooses one of three editions; they differ in a few cards. Whoever owns the box can correct our list of components and play with that.
    You may take back your last actions as long as nothing was drawn, nobody else has chosen and nothing hidden was shown. Whoever gives up has no more turns; Base and totems stay.
