# The names of the cards, as in the German rulebook's list.
# Schrottplatz is the card Junkyard only: the scrap heap is never called so in these files ("verschrotten" says it).

card-scout = Aufklärer
card-viper = Natter
card-explorer = Entdecker
card-imperial-fighter = Imperialer Jäger
card-corvette = Korvette
card-imperial-frigate = Imperiale Fregatte
card-survey-ship = Erkundungs-Schiff
card-battlecruiser = Schlachtkreuzer
card-dreadnaught = Schlachtschiff
card-recycling-station = Recycling-Station
card-space-station = Raumstation
card-war-world = Kriegs-Welt
card-royal-redoubt = Königliches Bollwerk
card-fleet-hq = Flotten-HQ
card-blob-fighter = Blob-Jäger
card-battle-pod = Schlacht-Kapsel
card-trade-pod = Handels-Kapsel
card-ram = Ramme
card-blob-destroyer = Blob-Zerstörer
card-battle-blob = Schlacht-Blob
card-blob-carrier = Blob-Träger
card-mothership = Mutterschiff
card-blob-wheel = Blob-Rad
card-the-hive = Das Nest
card-blob-world = Blob-Welt
card-federation-shuttle = Föderations-Shuttle
card-cutter = Kutter
card-embassy-yacht = Botschafts-Yacht
card-freighter = Frachter
card-trade-escort = Handelseskorte
card-flagship = Flaggschiff
card-command-ship = Befehlsschiff
card-trading-post = Handelsposten
card-barter-world = Tauschhandels-Welt
card-defense-center = Verteidigungs-Zentrum
card-port-of-call = Anlaufstation
card-central-office = Leitstelle
card-trade-bot = Handels-Bot
card-missile-bot = Raketen-Bot
card-supply-bot = Versorgungs-Bot
card-patrol-mech = Patrouillen-Mech
card-stealth-needle = Tarn-Nadel
card-battle-mech = Schlacht-Mech
card-missile-mech = Raketen-Mech
card-battle-station = Kampfstation
card-mech-world = Mech-Welt
card-junkyard = Schrottplatz
card-machine-base = Maschinen-Basis
card-brain-world = Hirn-Welt

## Factions and kinds

faction-unaligned = fraktionslos
faction-star-empire = Sternenreich
faction-blob = Blob
faction-trade-federation = Handelsföderation
faction-machine-cult = Maschinenkult

kind-ship = Schiff
kind-base = Basis
kind-outpost = Vorposten
kinds-ship = Schiffe
kinds-base = Basen
kinds-outpost = Vorposten

## A card in lines

card-head-ship = { $name } · { $faction } · { $kind } · Kosten { $cost }
card-head-base = { $name } · { $faction } · { $kind } · Kosten { $cost } · Verteidigung { $defense }
card-head-starting = { $name } · { $faction } · { $kind } · Startkarte
