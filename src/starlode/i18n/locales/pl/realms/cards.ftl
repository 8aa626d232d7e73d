# All Polish names are ours: there is no Polish edition that we took them from.

card-scout = Zwiadowca
card-viper = Żmija
card-explorer = Odkrywca
card-imperial-fighter = Myśliwiec imperialny
card-corvette = Korweta
card-imperial-frigate = Fregata imperialna
card-survey-ship = Statek badawczy
card-battlecruiser = Krążownik liniowy
card-dreadnaught = Drednot
card-recycling-station = Stacja recyklingu
card-space-station = Stacja kosmiczna
card-war-world = Świat wojny
card-royal-redoubt = Królewska reduta
card-fleet-hq = Kwatera główna floty
card-blob-fighter = Myśliwiec Blobów
card-battle-pod = Kapsuła bojowa
card-trade-pod = Kapsuła handlowa
card-ram = Taran
card-blob-destroyer = Niszczyciel Blobów
card-battle-blob = Blob bojowy
card-blob-carrier = Lotniskowiec Blobów
card-mothership = Statek matka
card-blob-wheel = Koło Blobów
card-the-hive = Ul
card-blob-world = Świat Blobów
card-federation-shuttle = Prom Federacji
card-cutter = Kuter
card-embassy-yacht = Jacht dyplomatyczny
card-freighter = Frachtowiec
card-trade-escort = Eskorta handlowa
card-flagship = Okręt flagowy
card-command-ship = Okręt dowodzenia
card-trading-post = Placówka handlowa
card-barter-world = Świat barteru
card-defense-center = Centrum obrony
card-port-of-call = Przystań
card-central-office = Centrala
card-trade-bot = Bot handlowy
card-missile-bot = Bot rakietowy
card-supply-bot = Bot zaopatrzeniowy
card-patrol-mech = Mech patrolowy
card-stealth-needle = Igła widmo
card-battle-mech = Mech bojowy
card-missile-mech = Mech rakietowy
card-battle-station = Stacja bojowa
card-mech-world = Świat mechów
card-junkyard = Skład złomu
card-machine-base = Baza maszyn
card-brain-world = Świat mózgów

## Factions and kinds

faction-unaligned = bez frakcji
faction-star-empire = Gwiezdne Imperium
faction-blob = Blob
faction-trade-federation = Federacja Handlowa
faction-machine-cult = Kult Maszyn

kind-ship = statek
kind-base = baza
kind-outpost = posterunek
kinds-ship = statki
kinds-base = bazy
kinds-outpost = posterunki

## A card in lines

card-head-ship = { $name } · { $faction } · { $kind } · koszt { $cost }
card-head-base = { $name } · { $faction } · { $kind } · koszt { $cost } · obrona { $defense }
card-head-starting = { $name } · { $faction } · { $kind } · karta startowa
