# Cave-In: nazwy frakcji, kolorów, najemników i artefaktów.
# Frakcje i najemnicy jak w polskiej instrukcji, podobnie „Kontrakt”, „Do trzech razy sztuka”, „Trzecia cyber-ręka”,
# „Pałka argumentacji” i „Dywersja”. Wszystkie inne nazwy artefaktów są nasze.

faction-terrons = Terroni
faction-hydrans = Hy’dranie
faction-minegglers = Krystalici
faction-metanels = Metanele
faction-bioss = Biossy
faction-weedlocks = Floraki
# Where mercenaries have their faction, in statistics.
faction-artifact = artefakt

colour-brown = brązowy
colour-blue = niebieski
colour-purple = fioletowy
colour-yellow = żółty
colour-red = czerwony
colour-green = zielony

card-driller = Wiertniczy
card-foreman = Sztygar
card-sergeant = Sierżant
card-colonel = Pułkownik
card-frogt-opus = Frogt’Opus
card-fish-bean = Fish’Bean
card-shu-war = Shu’War
card-mu-shell = Mu’Shell
card-mineracoon = Tropiciel
card-diggerhino = Nosoryjec
card-ancientone = Czcigodny
card-maccarat = Makkarat
card-oddgrabber = Odgrabiec
card-drollo = Drollo
card-robuster = Rdzewnik
card-scrabber = Skrabiec
card-cyberwitch = Cyberwiedźma
card-mindwasp = Psychosa
card-custodian = Piastunka
card-domina = Domina
card-sapling = Odrostnik
card-stalkroot = Korzeniec
card-seeder = Siewca
card-mandragore = Mandragor

## Artefakty

card-contract = Kontrakt
card-barking-up-the-right-three = Do trzech razy sztuka
card-mass-production = Produkcja masowa
card-totem-collector = Kolekcjoner totemów
card-hazard-pay = Dodatek za ryzyko
card-full-spectrum = Pełne spektrum
card-deep-vein-bonus = Premia za głębokość
card-faction-envoy = Wysłannik frakcji
card-wild-assay = Dzika próbka
card-small-change = Drobniaki
card-curator = Kustosz
card-motherlode-clause = Klauzula żyły głównej
card-dyed-overalls = Farbowany kombinezon
card-alien-species-agents = Agenci obcych gatunków
card-spare-totem-cast = Zapasowy odlew totemu
card-third-cyber-arm = Trzecia cyber-ręka
card-locked-bunkhouse = Zaryglowany barak
card-baton-of-coaxing = Pałka argumentacji
card-twin-shaft-lift = Winda dwuszybowa
card-enhanced-vision = Dywersja
card-loyalty-bonus = Premia za lojalność
card-recruiters-ledger = Księga werbownika
card-shift-whistle = Gwizdek zmianowego
card-prospectors-loupe = Lupa poszukiwacza

## Kryształy, nazwane tym, czym są: kolor, koszt i co na nich widać

crystal-plain = { $colour } { $cost }
crystal-symbol = { $colour } { $cost } ({ $faction })
crystal-cave-in = { $colour } { $cost } (zawalenie)
crystal-both = { $colour } { $cost } ({ $faction }, zawalenie)
crystal-worth =
    { $points ->
        [one] { $crystal }, { $points } punkt
        [few] { $crystal }, { $points } punkty
        [many] { $crystal }, { $points } punktów
       *[other] { $crystal }, { $points } punktu
    }
crystal-tinted = { $crystal } jako { $colour }, taniej o { $less }

mercenary = { $card } ({ $colour } { $level })
mercenary-dyed = { $card } ({ $colour } { $level }, liczy się jako { $dye })

kind-mercenary = najemnik
kind-artifact = artefakt
kind-crystal = kryształ
kind-totem = totem
kinds-mercenary = najemnicy
kinds-artifact = artefakty
kinds-crystal = kryształy
kinds-totem = totemy

skill-instant = Natychmiast
skill-lasting = W tej turze
skill-action = Dodatkowa akcja
half-scoring = Na koniec
half-working = W trakcie partii
half-starting = Na początku tury
half-raiding = Przy przejęciu
crystal-line = Na krysztale

card-head-mercenary = { $name } · { $faction } · { $colour } · poziom { $level }
card-head-artifact = { $name } · artefakt · koszt { $cost }
card-head-crystal =
    { $points ->
        [one] { $name } · kryształ · { $points } punkt
        [few] { $name } · kryształ · { $points } punkty
        [many] { $name } · kryształ · { $points } punktów
       *[other] { $name } · kryształ · { $points } punktu
    }
crystal-text-plain = brak symbolu frakcji i symbolu zawalenia
crystal-text-symbol = symbol do zestawów ({ $faction })
crystal-text-cave-in = symbol zawalenia – fedrowanie przesuwa znacznik o 1
crystal-text-both = symbol do zestawów ({ $faction }) i symbol zawalenia – fedrowanie przesuwa znacznik o 1

totem-name = Totem: { $faction }
totem-line = Kto go ma
totem-text = Kryształy tego koloru ({ $colour }) kosztują przy fedrowaniu o 1 mniej. Na końcu 3 punkty.
card-head-totem = { $name } · { $colour }

# To, czego nikt nie mógł sprawdzić, jest oznaczone wszędzie, gdzie to widać.
unsure-token = odtworzone: wszystko na tym żetonie
unsure-cost = odtworzone: koszt
unsure-effect = odtworzone: działanie
unsure-inferred = wywnioskowane z instrukcji: działanie
unsure-cost-effect = odtworzone: koszt i działanie
unsure-cost-inferred = odtworzone: koszt; wywnioskowane z instrukcji: działanie
card-unsure = [{ $mark } – jak to poprawić: starlode cards cavein --toml]
