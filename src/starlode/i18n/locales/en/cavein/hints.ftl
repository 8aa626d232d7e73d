# Cave-In: what speaks for an option; each a whole sentence.

why-points =
    { $points ->
        [one] Worth { $points } point.
       *[other] Worth { $points } points.
    }
why-most-points =
    { $points ->
        [one] Worth most of the crystals you can have now, sets included: { $points } point.
       *[other] Worth most of the crystals you can have now, sets included: { $points } points.
    }
why-symbol = Its symbol counts 1 point, and more together with different ones.
why-set = Its symbol adds { $points } points to your sets.
why-artifact-counts = Your { $card } counts crystals like this one.
why-costs-no-card = Costs no card.
why-totem-discount = Your totem makes it 1 cheaper ({ $colour }).
why-cave-in =
    { $lead ->
        [one] Brings the end nearer while you are { $lead } point ahead.
       *[other] Brings the end nearer while you are { $lead } points ahead.
    }
why-collapse =
    { $lead ->
        [one] Makes the mine collapse while you are { $lead } point ahead.
       *[other] Makes the mine collapse while you are { $lead } points ahead.
    }

## Cards for the hand

why-reaches = With it your cards of one colour ({ $colour }) add up to { $sum }: enough for { $crystal }, which costs you { $price }.
why-small-hand =
    { $count ->
        [0] You have no cards in hand.
        [one] You have only { $count } card in hand.
       *[other] You have only { $count } cards in hand.
    }
why-free-recruit = Level 1 costs no card.
why-upgrade = A card of level { $level } for one of level { $lower }.
why-highest-level = The highest level you can take: { $level }.
why-taken-from = { $player } loses the card.

## Skills and artifacts

why-takes-crystal = Takes a crystal without paying for it ({ $colour }, cost { $cost }).
why-extra-mine = You may mine once more this turn.
why-cheaper-mining = Mining costs you { $less } less this turn.
why-cheaper-artifacts = Artifacts cost you { $less } less this turn.
why-cheaper-recruits =
    { $lower ->
        [one] You recruit as if mercenaries were one level lower this turn.
       *[other] You recruit as if mercenaries were { $lower } levels lower this turn.
    }
why-second-crystal = When you mine this turn, you take a second crystal of the same cost (up to { $cost }).
why-cards-back =
    { $count ->
        [one] Brings a card from your Base back to your hand.
       *[other] Brings { $count } cards from your Base back to your hand.
    }
why-from-docks =
    { $count ->
        [one] Brings a card from the Docks into your hand without recruiting.
       *[other] Brings up to { $count } cards from the Docks into your hand without recruiting.
    }
why-from-bases = Brings cards from Bases into your hand.
why-subjugates = A subjugated card is worth its level in points.
why-leader-free = The leader’s skill costs neither a card nor an action.
why-activates = The artifact costs neither a card nor an action.
why-works-on = It works for the rest of the match, and the cave-in track still stands at { $track } of { $collapse }.
why-worth-already =
    { $points ->
        [one] Worth { $points } point already, with what you have.
       *[other] Worth { $points } points already, with what you have.
    }

## Raids and the leader

why-totem = Takes the totem ({ $faction }): 3 points, and mining that colour costs you 1 less.
why-totem-from = Takes the totem ({ $faction }) from { $player }: 3 points more for you and 3 less there.
why-raid-cards =
    { $count ->
        [one] Brings a card into your hand.
       *[other] Brings { $count } cards into your hand at once.
    }
why-leader-back = Your leader comes back to your hand: { $card }.
why-keeps-leader = You play no card, so { $card } stays your leader.

## Paying and other answers

why-pays-exactly = Pays the price to the point, nothing is wasted.
why-last-leads = Completes the price; played last this turn, { $card } becomes your leader.
why-keeps-higher = Keeps your cards of higher levels in hand.
why-least-of-colour = You have the least of this colour in hand ({ $colour }).
why-enough = The price is paid; a further card would be wasted.
why-subjugate-points =
    { $points ->
        [one] Worth { $points } point at the end.
       *[other] Worth { $points } points at the end.
    }
why-strongest-colour = Your cards of this colour ({ $colour }) add up to most: { $sum }.
