# Cave-In: names of factions, colours, mercenaries and artifacts.
# Factions and mercenaries as in the English rulebook, and so are Contract, Barking up the Right Three,
# Third Cyber-arm, Baton of Coaxing and Enhanced Vision.
# Mass Production is from a public page, Alien Species Agents from a card picture; all other artifact names are ours.

faction-terrons = Terrons
faction-hydrans = Hy’drans
faction-minegglers = Minegglers
faction-metanels = Metanels
faction-bioss = Bioss
faction-weedlocks = Weedlocks
# Where mercenaries have their faction, in statistics.
faction-artifact = artifact

colour-brown = brown
colour-blue = blue
colour-purple = purple
colour-yellow = yellow
colour-red = red
colour-green = green

card-driller = Driller
card-foreman = Foreman
card-sergeant = Sergeant
card-colonel = Colonel
card-frogt-opus = Frog’tOpus
card-fish-bean = Fish’Bean
card-shu-war = Shu’War
card-mu-shell = Mu’Shell
card-mineracoon = Mineracoon
card-diggerhino = Diggerhino
card-ancientone = Ancientone
card-maccarat = Maccarat
card-oddgrabber = Oddgrabber
card-drollo = Drollo
card-robuster = Robuster
card-scrabber = Scrabber
card-cyberwitch = Cyberwitch
card-mindwasp = Mindwasp
card-custodian = Custodian
card-domina = Domina
card-sapling = Sapling
card-stalkroot = Stalkroot
card-seeder = Seeder
card-mandragore = Mandragore

## Artifacts

card-contract = Contract
card-barking-up-the-right-three = Barking up the Right Three
card-mass-production = Mass Production
card-totem-collector = Totem Collector
card-hazard-pay = Hazard Pay
card-full-spectrum = Full Spectrum
card-deep-vein-bonus = Deep Vein Bonus
card-faction-envoy = Faction Envoy
card-wild-assay = Wild Assay
card-small-change = Small Change
card-curator = Curator
card-motherlode-clause = Motherlode Clause
card-dyed-overalls = Dyed Overalls
card-alien-species-agents = Alien Species Agents
card-spare-totem-cast = Spare Totem Cast
card-third-cyber-arm = Third Cyber-arm
card-locked-bunkhouse = Locked Bunkhouse
card-baton-of-coaxing = Baton of Coaxing
card-twin-shaft-lift = Twin Shaft Lift
card-enhanced-vision = Enhanced Vision
card-loyalty-bonus = Loyalty Bonus
card-recruiters-ledger = Recruiter’s Ledger
card-shift-whistle = Shift Whistle
card-prospectors-loupe = Prospector’s Loupe

## Crystals, named by what they are: colour, cost, and what they show

crystal-plain = { $colour } { $cost }
crystal-symbol = { $colour } { $cost } ({ $faction })
crystal-cave-in = { $colour } { $cost } (cave-in)
crystal-both = { $colour } { $cost } ({ $faction }, cave-in)
crystal-worth =
    { $points ->
        [one] { $crystal }, { $points } point
       *[other] { $crystal }, { $points } points
    }
crystal-tinted = { $crystal } as { $colour }, { $less } less

mercenary = { $card } ({ $colour } { $level })
mercenary-dyed = { $card } ({ $colour } { $level }, counts as { $dye })

kind-mercenary = mercenary
kind-artifact = artifact
kind-crystal = crystal
kind-totem = totem
kinds-mercenary = mercenaries
kinds-artifact = artifacts
kinds-crystal = crystals
kinds-totem = totems

skill-instant = At once
skill-lasting = This turn
skill-action = Extra action
half-scoring = At the end
half-working = During play
half-starting = Start of the turn
half-raiding = On a raid
crystal-line = Shows

card-head-mercenary = { $name } · { $faction } · { $colour } · level { $level }
card-head-artifact = { $name } · artifact · cost { $cost }
card-head-crystal =
    { $points ->
        [one] { $name } · crystal · { $points } point
       *[other] { $name } · crystal · { $points } points
    }
crystal-text-plain = no symbol for sets, no cave-in sign
crystal-text-symbol = a symbol for sets ({ $faction })
crystal-text-cave-in = the cave-in sign – mining it moves the track by 1
crystal-text-both = a symbol for sets ({ $faction }) and the cave-in sign – mining it moves the track by 1

totem-name = Totem of the { $faction }
totem-line = Whoever has it
totem-text = Mining a { $colour } crystal costs 1 less. 3 points at the end.
card-head-totem = { $name } · { $colour }

# What nobody could look up is marked wherever it is shown.
unsure-token = reconstructed: all that is on this token
unsure-cost = reconstructed: the cost
unsure-effect = reconstructed: what it does
unsure-inferred = inferred from the rulebooks: what it does
unsure-cost-effect = reconstructed: the cost and what it does
unsure-cost-inferred = reconstructed: the cost; inferred from the rulebooks: what it does
card-unsure = [{ $mark } – how to correct it: starlode cards cavein --toml]
