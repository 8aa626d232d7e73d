# Cave-In: Namen der Fraktionen, Farben, Söldner und Artefakte.
# Fraktionen und Söldner wie im deutschen Regelheft, das die englischen Namen behält; ebenso Contract,
# Barking up the Right Three, Third Cyber-arm, Baton of Coaxing und Enhanced Vision.
# Alle anderen Namen von Artefakten sind unsere.

faction-terrons = Terrons
faction-hydrans = Hy’drans
faction-minegglers = Minegglers
faction-metanels = Metanels
faction-bioss = Biosses
faction-weedlocks = Weedlocks
# Where mercenaries have their faction, in statistics.
faction-artifact = Artefakt

colour-brown = Braun
colour-blue = Blau
colour-purple = Violett
colour-yellow = Gelb
colour-red = Rot
colour-green = Grün

card-driller = Driller
card-foreman = Foreman
card-sergeant = Sergeant
card-colonel = Colonel
card-frogt-opus = Frogt’Opus
card-fish-bean = Fish’Bean
card-shu-war = Shu’War
card-mu-shell = Mu’Shell
card-mineracoon = Mineraccoon
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

## Artefakte

card-contract = Contract
card-barking-up-the-right-three = Barking up the Right Three
card-mass-production = Massenproduktion
card-totem-collector = Totemsammler
card-hazard-pay = Gefahrenzulage
card-full-spectrum = Volles Spektrum
card-deep-vein-bonus = Tiefenzuschlag
card-faction-envoy = Gesandter der Fraktionen
card-wild-assay = Jokerprobe
card-small-change = Kleingeld
card-curator = Kurator
card-motherlode-clause = Hauptader-Klausel
card-dyed-overalls = Gefärbte Overalls
card-alien-species-agents = Alien-Agenten
card-spare-totem-cast = Totemabguss
card-third-cyber-arm = Third Cyber-arm
card-locked-bunkhouse = Verriegelte Baracke
card-baton-of-coaxing = Baton of Coaxing
card-twin-shaft-lift = Doppelschacht-Aufzug
card-enhanced-vision = Enhanced Vision
card-loyalty-bonus = Treueprämie
card-recruiters-ledger = Werberliste
card-shift-whistle = Schichtpfeife
card-prospectors-loupe = Prospektorenlupe

## Kristalle, benannt nach dem, was sie sind: Farbe, Kosten, und was sie zeigen

crystal-plain = { $colour } { $cost }
crystal-symbol = { $colour } { $cost } ({ $faction })
crystal-cave-in = { $colour } { $cost } (Einsturz)
crystal-both = { $colour } { $cost } ({ $faction }, Einsturz)
crystal-worth =
    { $points ->
        [one] { $crystal }, { $points } Punkt
       *[other] { $crystal }, { $points } Punkte
    }
crystal-tinted = { $crystal } als { $colour }, { $less } billiger

mercenary = { $card } ({ $colour } { $level })
mercenary-dyed = { $card } ({ $colour } { $level }, zählt als { $dye })

kind-mercenary = Söldner
kind-artifact = Artefakt
kind-crystal = Kristall
kind-totem = Totem
kinds-mercenary = Söldner
kinds-artifact = Artefakte
kinds-crystal = Kristalle
kinds-totem = Totems

skill-instant = Sofort
skill-lasting = In diesem Zug
skill-action = Zusätzliche Aktion
half-scoring = Am Ende
half-working = Während der Partie
half-starting = Zu Beginn des Zuges
half-raiding = Bei einem Überfall
crystal-line = Zeigt

card-head-mercenary = { $name } · { $faction } · { $colour } · Level { $level }
card-head-artifact = { $name } · Artefakt · Kosten { $cost }
card-head-crystal =
    { $points ->
        [one] { $name } · Kristall · { $points } Punkt
       *[other] { $name } · Kristall · { $points } Punkte
    }
crystal-text-plain = weder Fraktionssymbol noch Einsturzsymbol
crystal-text-symbol = ein Symbol für Sets ({ $faction })
crystal-text-cave-in = das Einsturzsymbol – wer ihn fördert, rückt die Leiste um 1 vor
crystal-text-both = ein Symbol für Sets ({ $faction }) und das Einsturzsymbol – wer ihn fördert, rückt die Leiste um 1 vor

# Was niemand nachsehen konnte, ist überall gekennzeichnet, wo es zu sehen ist.
totem-name = Totem der { $faction }
totem-line = Wer es hat
totem-text = Kristalle dieser Farbe ({ $colour }) kosten beim Fördern 1 weniger. Am Ende 3 Punkte.
card-head-totem = { $name } · { $colour }

unsure-token = rekonstruiert: alles auf diesem Plättchen
unsure-cost = rekonstruiert: die Kosten
unsure-effect = rekonstruiert: die Wirkung
unsure-inferred = aus den Regelheften erschlossen: die Wirkung
unsure-cost-effect = rekonstruiert: Kosten und Wirkung
unsure-cost-inferred = rekonstruiert: die Kosten; aus den Regelheften erschlossen: die Wirkung
card-unsure = [{ $mark } – so korrigierst du es: starlode cards cavein --toml]
