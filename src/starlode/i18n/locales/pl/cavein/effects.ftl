# Cave-In: co robią umiejętności i artefakty; każda część zdania zaczyna się małą literą i nie ma kropki.

effect-take-crystal =
    { $colour ->
        [brown] weź z kopalni brązowy kryształ o koszcie { $cost }
        [blue] weź z kopalni niebieski kryształ o koszcie { $cost }
        [purple] weź z kopalni fioletowy kryształ o koszcie { $cost }
        [yellow] weź z kopalni żółty kryształ o koszcie { $cost }
        [red] weź z kopalni czerwony kryształ o koszcie { $cost }
       *[green] weź z kopalni zielony kryształ o koszcie { $cost }
    }
effect-cheaper-recruits =
    { $lower ->
        [1] możesz rekrutować najemników poziomów 1 i 2 bez zagrywania karty, poziomu 3 za kartę poziomu 1, a poziomu 4 za kartę poziomu 2
        [2] możesz rekrutować najemników poziomów od 1 do 3 bez zagrywania karty, a poziomu 4 za kartę poziomu 1
       *[other] możesz rekrutować najemników wszystkich poziomów bez zagrywania karty
    }
effect-take-from-bottom =
    { $cards ->
        [one] weź najemnika ze spodu swojej bazy
       *[other] weź do { $cards } najemników ze spodu swojej bazy
    }
effect-take-levels-from-docks = weź z doków najemników, których poziomy dają w sumie najwyżej { $levels }
effect-take-level-from-docks = weź z doków najemnika poziomu { $level }; w tej turze twoje akcje mogą być jednakowe
effect-take-from-one-base =
    { $cards ->
        [one] weź najemnika z dowolnej bazy
       *[other] weź do { $cards } najemników z jednej bazy
    }
effect-recolour-crystal = wybierz kryształ w kopalni i inny kolor: kryształ ma ten kolor, a jego fedrowanie kosztuje o { $less } mniej
effect-cheaper-artifacts = artefakty kosztują cię o { $less } mniej
effect-cheaper-mining = fedrowanie kryształów kosztuje cię o { $less } mniej
effect-extra-mine =
    { $mines ->
        [one] możesz fedrować jeszcze raz
       *[other] możesz fedrować jeszcze { $mines } razy
    }
effect-dye-cards =
    { $cards ->
        [one] jedna karta z twojej ręki ma przy fedrowaniu wybrany kolor
       *[other]
            { $one_colour ->
                [yes] wybierz kolor: do { $cards } kart z twojej ręki ma go przy fedrowaniu
               *[no] do { $cards } kart z twojej ręki ma przy fedrowaniu wybrane kolory, każda własny
            }
    }
effect-second-crystal =
    { $cost ->
        [1] po wyfedrowaniu kryształu o koszcie 1 weź jeszcze jeden o tym samym koszcie
        [3] po wyfedrowaniu kryształu o koszcie 1 lub 3 weź jeszcze jeden o tym samym koszcie
        [6] po wyfedrowaniu kryształu o koszcie 1, 3 lub 6 weź jeszcze jeden o tym samym koszcie
       *[other] po wyfedrowaniu kryształu weź jeszcze jeden o tym samym koszcie
    }
effect-subjugate-lowest = zniewól jednego z najemników o najniższym poziomie w swojej bazie
effect-subjugate-level = zniewól najemnika poziomu { $level } z dowolnej bazy
effect-subjugate-from-hand =
    { $cards ->
        [one] zniewól najemnika poziomu { $level } ze swojej ręki i weź za niego kryształ o koszcie { $cost }
       *[other] zniewól do { $cards } najemników poziomu { $level } ze swojej ręki i weź za każdego kryształ o koszcie { $cost }
    }
effect-match-any-crystal = twoje karty frakcji { $faction } mają kolor kryształu, który fedrujesz
effect-double-levels = poziomy twoich kart frakcji { $faction } liczą się podwójnie przy rekrutowaniu, fedrowaniu i zdobywaniu artefaktów
effect-take-faction-from-bases = weź po jednej karcie frakcji { $faction } z każdej bazy albo do { $most } takich kart z jednej bazy
effect-take-faction-from-one-base = weź wszystkie karty frakcji { $faction } z jednej bazy

## Artefakty, które punktują na koniec

effect-points-for-one-colour =
    { $points ->
        [one] { $points } punkt za każdy twój kryształ w jednym, wybranym wtedy kolorze
        [few] { $points } punkty za każdy twój kryształ w jednym, wybranym wtedy kolorze
        [many] { $points } punktów za każdy twój kryształ w jednym, wybranym wtedy kolorze
       *[other] { $points } punktu za każdy twój kryształ w jednym, wybranym wtedy kolorze
    }
effect-points-per-crystals =
    { $cost ->
        [0]
            { $crystals ->
                [one]
                    { $points ->
                        [one] { $points } punkt za każdy twój kryształ
                        [few] { $points } punkty za każdy twój kryształ
                        [many] { $points } punktów za każdy twój kryształ
                       *[other] { $points } punktu za każdy twój kryształ
                    }
                [few]
                    { $points ->
                        [one] { $points } punkt za każde { $crystals } twoje kryształy
                        [few] { $points } punkty za każde { $crystals } twoje kryształy
                        [many] { $points } punktów za każde { $crystals } twoje kryształy
                       *[other] { $points } punktu za każde { $crystals } twoje kryształy
                    }
               *[other]
                    { $points ->
                        [one] { $points } punkt za każde { $crystals } twoich kryształów
                        [few] { $points } punkty za każde { $crystals } twoich kryształów
                        [many] { $points } punktów za każde { $crystals } twoich kryształów
                       *[other] { $points } punktu za każde { $crystals } twoich kryształów
                    }
            }
       *[other]
            { $crystals ->
                [one]
                    { $points ->
                        [one] { $points } punkt za każdy twój kryształ o koszcie { $cost }
                        [few] { $points } punkty za każdy twój kryształ o koszcie { $cost }
                        [many] { $points } punktów za każdy twój kryształ o koszcie { $cost }
                       *[other] { $points } punktu za każdy twój kryształ o koszcie { $cost }
                    }
                [few]
                    { $points ->
                        [one] { $points } punkt za każde { $crystals } twoje kryształy o koszcie { $cost }
                        [few] { $points } punkty za każde { $crystals } twoje kryształy o koszcie { $cost }
                        [many] { $points } punktów za każde { $crystals } twoje kryształy o koszcie { $cost }
                       *[other] { $points } punktu za każde { $crystals } twoje kryształy o koszcie { $cost }
                    }
               *[other]
                    { $points ->
                        [one] { $points } punkt za każde { $crystals } twoich kryształów o koszcie { $cost }
                        [few] { $points } punkty za każde { $crystals } twoich kryształów o koszcie { $cost }
                        [many] { $points } punktów za każde { $crystals } twoich kryształów o koszcie { $cost }
                       *[other] { $points } punktu za każde { $crystals } twoich kryształów o koszcie { $cost }
                    }
            }
    }
effect-points-per-totem =
    { $points ->
        [one] dodatkowo { $points } punkt za każdy twój totem
        [few] dodatkowo { $points } punkty za każdy twój totem
        [many] dodatkowo { $points } punktów za każdy twój totem
       *[other] dodatkowo { $points } punktu za każdy twój totem
    }
effect-points-per-cave-in =
    { $points ->
        [one] { $points } punkt za każdy twój kryształ z symbolem zawalenia
        [few] { $points } punkty za każdy twój kryształ z symbolem zawalenia
        [many] { $points } punktów za każdy twój kryształ z symbolem zawalenia
       *[other] { $points } punktu za każdy twój kryształ z symbolem zawalenia
    }
effect-points-for-colours = twoje kryształy pięciu kolorów dają { $five } pkt, wszystkich sześciu { $six } pkt
effect-points-per-symbol =
    { $points ->
        [one] dodatkowo { $points } punkt za każdy symbol frakcji na twoich kryształach
        [few] dodatkowo { $points } punkty za każdy symbol frakcji na twoich kryształach
        [many] dodatkowo { $points } punktów za każdy symbol frakcji na twoich kryształach
       *[other] dodatkowo { $points } punktu za każdy symbol frakcji na twoich kryształach
    }
effect-points-per-wild =
    { $points ->
        [one] { $points } punkt za każdy twój kryształ w dzikim kolorze
        [few] { $points } punkty za każdy twój kryształ w dzikim kolorze
        [many] { $points } punktów za każdy twój kryształ w dzikim kolorze
       *[other] { $points } punktu za każdy twój kryształ w dzikim kolorze
    }
effect-points-per-artifact =
    { $points ->
        [one] { $points } punkt za każdy twój artefakt, łącznie z tym
        [few] { $points } punkty za każdy twój artefakt, łącznie z tym
        [many] { $points } punktów za każdy twój artefakt, łącznie z tym
       *[other] { $points } punktu za każdy twój artefakt, łącznie z tym
    }

## Artefakty, które działają w trakcie partii

effect-any-colour-in-mining = przy każdym fedrowaniu jedna z zagranych kart może mieć dowolny kolor
effect-take-level-at-start = weź z doków najemnika poziomu { $level }
effect-cheaper-colour = przy zdobyciu wybierz kolor; fedrowanie kryształów tego koloru kosztuje cię o { $less } mniej
effect-take-bottom-at-start =
    { $cards ->
        [one] weź najemnika ze spodu swojej bazy, chyba że to lider
       *[other] weź { $cards } najemników ze spodu swojej bazy, ale nigdy lidera
    }
effect-limit-raids =
    { $cards ->
        [one] inny gracz, który przejmuje twoją bazę, zabiera z niej najwyżej jedną kartę
        [few] inny gracz, który przejmuje twoją bazę, zabiera z niej najwyżej { $cards } karty
       *[other] inny gracz, który przejmuje twoją bazę, zabiera z niej najwyżej { $cards } kart
    }
effect-crystal-per-raid = za każdą przejętą bazę weź z kopalni kryształ o koszcie { $cost }
effect-second-of-cost = raz na turę, po wyfedrowaniu kryształu o koszcie { $cost }, weź jeszcze jeden o tym koszcie
effect-second-raid = po przejęciu bazy możesz przejąć jeszcze jedną, inną bazę
effect-safe-from-skills = umiejętności innych graczy nie zabierają ani nie zniewalają kart z twojej bazy
effect-lower-recruit = raz na turę możesz rekrutować, jakby najemnik miał poziom o { $lower } niższy
effect-identical-actions = twoje dwie akcje mogą być jednakowe
effect-cheaper-dear-crystals =
    { $cost ->
        [1] fedrowanie kryształów kosztuje cię o { $less } mniej
        [10] fedrowanie kryształów o koszcie 10 kosztuje cię o { $less } mniej
        [6] fedrowanie kryształów o koszcie 6 i 10 kosztuje cię o { $less } mniej
       *[other] fedrowanie kryształów o koszcie 3, 6 i 10 kosztuje cię o { $less } mniej
    }

# To samo na małej karcie obok symbolu: całe wiersze, wielką literą, bez kropki, najwyżej 42 znaki.
short-take-crystal =
    { $colour ->
        [brown] Weź brązowy kryształ o koszcie { $cost }
        [blue] Weź niebieski kryształ o koszcie { $cost }
        [purple] Weź fioletowy kryształ o koszcie { $cost }
        [yellow] Weź żółty kryształ o koszcie { $cost }
        [red] Weź czerwony kryształ o koszcie { $cost }
       *[green] Weź zielony kryształ o koszcie { $cost }
    }
short-cheaper-recruits =
    { $lower ->
        [1] Rekrutuj 1 i 2 za darmo, resztę o 1 taniej
        [2] Rekrutuj 1–3 za darmo, 4 za poziom 1
       *[other] Rekrutuj bez zagrywania karty
    }
short-take-from-bottom = Weź { $cards } ze spodu swojej bazy
short-take-levels-from-docks = Weź z doków poziomy o sumie do { $levels }
short-take-level-from-docks = Weź poziom { $level }; jednakowe akcje
short-take-from-one-base =
    { $cards ->
        [one] Weź 1 z dowolnej bazy
       *[other] Weź do { $cards } z jednej bazy
    }
short-recolour-crystal = Zmień kolor kryształu, koszt −{ $less }
short-cheaper-artifacts = Artefakty tańsze o { $less }
short-cheaper-mining = Kryształy tańsze o { $less }
short-extra-mine =
    { $mines ->
        [one] Fedruj jeszcze raz
       *[other] Fedruj jeszcze { $mines } razy
    }
short-dye-cards =
    { $cards ->
        [one] Fedrowanie: jedna karta w innym kolorze
       *[other]
            { $one_colour ->
                [yes] Fedrowanie: do { $cards } kart w jednym kolorze
               *[no] Fedrowanie: do { $cards } kart w innych kolorach
            }
    }
short-second-crystal =
    { $cost ->
        [1] Po 1 weź drugi o tym koszcie
        [3] Po 1 lub 3 weź drugi o tym koszcie
        [6] Po 1, 3 lub 6 weź drugi o tym koszcie
       *[other] Po fedrowaniu drugi o tym koszcie
    }
short-subjugate-lowest = Zniewól najniższego ze swojej bazy
short-subjugate-level = Zniewól poziom { $level } z dowolnej bazy
short-subjugate-from-hand = Zniewól { $cards } (poziom { $level }): kryształy { $cost }
short-match-any-crystal = { $faction } mają kolor kryształu
short-double-levels = { $faction }: poziomy liczą się podwójnie
short-take-faction-from-bases = { $faction }: 1 z każdej bazy albo { $most } z jednej
short-take-faction-from-one-base = { $faction }: wszystkie z jednej bazy
short-points-for-one-colour = { $points } za kryształ jednego koloru
short-points-per-crystals =
    { $cost ->
        [0]
            { $crystals ->
                [one] { $points } za kryształ
                [few] { $points } za każde { $crystals } kryształy
               *[other] { $points } za każde { $crystals } kryształów
            }
       *[other]
            { $crystals ->
                [one] { $points } za kryształ o koszcie { $cost }
                [few] { $points } za każde { $crystals } kryształy o koszcie { $cost }
               *[other] { $points } za każde { $crystals } kryształów o koszcie { $cost }
            }
    }
short-points-per-totem = Dodatkowo { $points } za totem
short-points-per-cave-in = { $points } za symbol zawalenia
short-points-for-colours = { $five } za pięć kolorów, { $six } za sześć
short-points-per-symbol = Dodatkowo { $points } za symbol frakcji
short-points-per-wild = { $points } za dziki kryształ
short-points-per-artifact = { $points } za artefakt
short-any-colour-in-mining = Fedrując: jedna karta dowolnego koloru
short-take-level-at-start = Weź z doków poziom { $level }
short-cheaper-colour = Jeden kolor tańszy o { $less }
short-take-bottom-at-start =
    { $cards ->
        [one] Weź kartę ze spodu swojej bazy
       *[other] Karty ze spodu swojej bazy: weź { $cards }
    }
short-limit-raids =
    { $cards ->
        [one] Przejęcie zabiera najwyżej { $cards } kartę
        [few] Przejęcie zabiera najwyżej { $cards } karty
       *[other] Przejęcie zabiera najwyżej { $cards } kart
    }
short-crystal-per-raid = Po przejęciu weź kryształ o koszcie { $cost }
short-second-of-cost = Po koszcie { $cost } drugi taki, raz na turę
short-second-raid = Przejmij drugą bazę
short-safe-from-skills = Umiejętności innych omijają twoją bazę
short-lower-recruit =
    { $lower ->
        [one] Rekrutuj o poziom taniej, raz na turę
       *[other] Rekrutuj o { $lower } poziomy taniej, raz na turę
    }
short-identical-actions = Twoje akcje mogą być jednakowe
short-cheaper-dear-crystals =
    { $cost ->
        [1] Koszty kryształów niższe o { $less }
        [10] Koszt 10 niższy o { $less }
        [6] Koszty 6 i 10 niższe o { $less }
       *[other] Koszty 3, 6 i 10 niższe o { $less }
    }
