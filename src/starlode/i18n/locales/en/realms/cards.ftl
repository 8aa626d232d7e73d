# The names of the cards, as printed on the English cards.

card-scout = Scout
card-viper = Viper
card-explorer = Explorer
card-imperial-fighter = Imperial Fighter
card-corvette = Corvette
card-imperial-frigate = Imperial Frigate
card-survey-ship = Survey Ship
card-battlecruiser = Battlecruiser
card-dreadnaught = Dreadnaught
card-recycling-station = Recycling Station
card-space-station = Space Station
card-war-world = War World
card-royal-redoubt = Royal Redoubt
card-fleet-hq = Fleet HQ
card-blob-fighter = Blob Fighter
card-battle-pod = Battle Pod
card-trade-pod = Trade Pod
card-ram = Ram
card-blob-destroyer = Blob Destroyer
card-battle-blob = Battle Blob
card-blob-carrier = Blob Carrier
card-mothership = Mothership
card-blob-wheel = Blob Wheel
card-the-hive = The Hive
card-blob-world = Blob World
card-federation-shuttle = Federation Shuttle
card-cutter = Cutter
card-embassy-yacht = Embassy Yacht
card-freighter = Freighter
card-trade-escort = Trade Escort
card-flagship = Flagship
card-command-ship = Command Ship
card-trading-post = Trading Post
card-barter-world = Barter World
card-defense-center = Defense Center
card-port-of-call = Port of Call
card-central-office = Central Office
card-trade-bot = Trade Bot
card-missile-bot = Missile Bot
card-supply-bot = Supply Bot
card-patrol-mech = Patrol Mech
card-stealth-needle = Stealth Needle
card-battle-mech = Battle Mech
card-missile-mech = Missile Mech
card-battle-station = Battle Station
card-mech-world = Mech World
card-junkyard = Junkyard
card-machine-base = Machine Base
card-brain-world = Brain World

## Factions and kinds

faction-unaligned = unaligned
faction-star-empire = Star Empire
faction-blob = Blob
faction-trade-federation = Trade Federation
faction-machine-cult = Machine Cult

kind-ship = ship
kind-base = base
kind-outpost = outpost
kinds-ship = ships
kinds-base = bases
kinds-outpost = outposts

## A card in lines

card-head-ship = { $name } · { $faction } · { $kind } · cost { $cost }
card-head-base = { $name } · { $faction } · { $kind } · cost { $cost } · defense { $defense }
card-head-starting = { $name } · { $faction } · { $kind } · starting card
