# Cave-In: dziennik, pytania, odpowiedzi, odmowy i opcje zasad. Czasowniki bezosobowe, nazwy w mianowniku.

event-faction-chosen = W grze: { $faction }
event-command-taken = { $player }: karta dowodzenia i totem ({ $faction })
event-mercenary-shown = Doki – odkryto: { $card }
event-crystal-uncovered = Kopalnia – odkryto: { $crystal }
event-artifact-revealed = Artefakty – odkryto: { $one } / { $other }
event-leader-used = { $player }: użyto umiejętności lidera „{ $card }”
event-artifact-activated = { $player }: użyto artefaktu „{ $card }”
event-action-taken =
    { $extra ->
        [yes]
            { $action ->
                [recruit] { $player }: dodatkowa akcja, rekrutowanie
                [mine] { $player }: dodatkowa akcja, fedrowanie
                [collect] { $player }: dodatkowa akcja, zdobycie artefaktu
               *[use] { $player }: dodatkowa akcja, użycie umiejętności
            }
       *[no]
            { $action ->
                [recruit] { $player }: akcja, rekrutowanie
                [mine] { $player }: akcja, fedrowanie
                [collect] { $player }: akcja, zdobycie artefaktu
               *[use] { $player }: akcja, użycie umiejętności
            }
    }
event-card-played-dyed = { $player }: zagrano kartę „{ $card }” jako kolor { $dye }
event-mercenary-recruited = { $player }: zrekrutowano kartę „{ $card }”
event-crystal-mined = { $player }: wyfedrowano kryształ – { $crystal }
event-crystal-taken = { $player }: wzięto kryształ – { $crystal }
event-artifact-collected = { $player }: zdobyto artefakt „{ $card }”
event-skill-used = { $player }: użyto umiejętności karty „{ $card }”
event-taken-from-docks = { $player }: wzięto z doków kartę „{ $card }”
event-taken-from-base =
    { $player }: wzięto z bazy kartę „{ $card }” (właściciel: { $target ->
        [Ty] ty
       *[other] { $target }
    })
event-taken-from-base-own = { $player }: wzięto z własnej bazy kartę „{ $card }”
event-crystal-recoloured = { $player }: zmieniono kolor kryształu – { $crystal } (nowy kolor: { $colour }, taniej o { $less })
event-card-dyed = { $player }: karta „{ $card }” ma w tej turze inny kolor ({ $colour })
event-mercenary-subjugated =
    { $player }: zniewolono z bazy kartę „{ $card }” (właściciel: { $target ->
        [Ty] ty
       *[other] { $target }
    })
event-mercenary-subjugated-own = { $player }: zniewolono z własnej bazy kartę „{ $card }”
event-mercenary-subjugated-from-hand = { $player }: zniewolono z ręki kartę „{ $card }”
event-base-raided =
    { $player }: przejęto bazę (właściciel: { $target ->
        [Ty] ty
       *[other] { $target }
    })
event-base-raided-own = { $player }: przejęto własną bazę
event-leader-returned = { $player }: lider „{ $card }” wraca na rękę
event-totem-taken = { $player }: zabrano totem ({ $faction })
event-cave-in =
    { $why ->
        [crystal] Zawalenie: znacznik na polu { $track } (kryształ z symbolem zawalenia)
        [artifact-stack] Zawalenie: znacznik na polu { $track } (skończył się stos artefaktów)
        [mercenary-stack] Zawalenie: znacznik na polu { $track } (skończył się stos najemników)
       *[crystal-stack] Zawalenie: znacznik na polu { $track } (skończył się stos kryształów)
    }
event-cast-coloured = { $player }: wybrano tańszy kolor ({ $colour })
event-leader-changed = { $player }: nowy lider „{ $card }”
event-mercenary-removed = { $player }: karta „{ $card }” ze spodu bazy opuszcza grę
event-player-left = { $player }: poddanie partii

reason-collapse = kopalnia się zawaliła
reason-stuck = nikt nie mógł lub nie chciał nic zrobić
reason-round-limit = osiągnięto limit rund

## Pytania

question-starting = początek tury – użyj czegoś albo przejdź dalej
question-pay-recruit =
    { $optional ->
        [yes] wybierz kartę do zagrania za rekrutację karty „{ $card }” albo żadną
       *[no] wybierz kartę do zagrania za rekrutację karty „{ $card }”
    }
question-paying-colour =
    { $optional ->
        [yes] wybierz kolor kart, którymi płacisz za „{ $card }”, albo nie płać nic
       *[no] wybierz kolor kart, którymi płacisz za „{ $card }”
    }
question-pay-crystal = wybierz kartę do zapłaty za „{ $card }”
question-pay-artifact = wybierz kartę do zapłaty za „{ $card }”
question-pay-price =
    { $missing ->
        [0] cena { $cost } zapłacona – dołożyć kartę?
       *[other] „{ $card }”: zapłać jeszcze { $missing }
    }
question-price-paid = cena { $cost } zapłacona, nie masz karty, którą można dołożyć
question-take-crystal = wybierz kryształ do wzięcia albo zrezygnuj
question-take-crystal-of = wybierz kryształ o koszcie { $cost } do wzięcia albo zrezygnuj
question-take-from-docks = wybierz najemnika z doków albo zrezygnuj
question-take-from-docks-of = wybierz najemnika z doków albo zrezygnuj (pozostała suma poziomów: { $levels })
question-take-from-bases = wybierz najemnika z bazy albo zakończ wybór
question-take-from-bases-of = wybierz najemnika z bazy albo zakończ wybór (jeszcze najwyżej { $left })
question-take-from-bottom = wziąć najemnika ze spodu własnej bazy?
question-take-from-bottom-of = wziąć najemnika ze spodu własnej bazy? (jeszcze najwyżej { $left })
question-recolour = wybierz kryształ do zmiany koloru albo zrezygnuj
question-new-colour = wybierz nowy kolor dla „{ $card }”
question-dye-colour = wybierz kolor, który twoje karty mają przy fedrowaniu, albo zrezygnuj
question-dye-colour-of = wybierz kolor, który twoje karty mają przy fedrowaniu, albo zrezygnuj (kart najwyżej { $left })
question-dye = wybierz kartę, która ma mieć ten kolor, albo zakończ wybór
question-dye-as = wybierz kartę, która ma mieć inny kolor ({ $colour }), albo zakończ wybór (jeszcze najwyżej { $left })
question-subjugate = wybierz najemnika do zniewolenia albo zrezygnuj
question-subjugate-from-hand = wybierz najemnika z ręki do zniewolenia albo zrezygnuj
question-subjugate-from-hand-of = wybierz najemnika z ręki do zniewolenia albo zrezygnuj (jeszcze najwyżej { $left })
question-second-raid = wybierz drugą bazę do przejęcia albo zrezygnuj
question-cast-colour = wybierz kolor kryształów, których fedrowanie będzie tańsze
question-factions = losowana jest frakcja
question-command = losowana jest karta dowodzenia
question-refill-docks = w dokach odkrywany jest najemnik
question-refill-mine = w kopalni odkrywany jest kryształ
question-reveal = odkrywana jest karta artefaktu

## Opcje

option-recruit = Zrekrutuj: { $card }
option-mine = Fedruj: { $crystal }
option-collect = Zdobądź: { $card } ({ $text })
option-activate = Użyj artefaktu: { $card } ({ $text })
option-lead = Użyj umiejętności lidera
option-lead-by = Użyj umiejętności lidera: { $card } ({ $text })
option-go-on = Przejdź do akcji
option-raid = Przejmij bazę: { $player }
option-raid-of =
    { $count ->
        [0] Przejmij bazę: { $player } (tylko lider: { $card }, { $colour })
        [one] Przejmij bazę: { $player } (lider: { $card }, { $colour }; pod nim jedna karta)
        [few] Przejmij bazę: { $player } (lider: { $card }, { $colour }; pod nim { $count } karty)
       *[other] Przejmij bazę: { $player } (lider: { $card }, { $colour }; pod nim { $count } kart)
    }
option-raid-own =
    { $count ->
        [0] Przejmij własną bazę (tylko lider: { $card }, { $colour })
        [one] Przejmij własną bazę (lider: { $card }, { $colour }; pod nim jedna karta)
        [few] Przejmij własną bazę (lider: { $card }, { $colour }; pod nim { $count } karty)
       *[other] Przejmij własną bazę (lider: { $card }, { $colour }; pod nim { $count } kart)
    }
option-pay = Zagraj: { $card }
option-free = Bez karty
option-take = Weź: { $card }
option-take-crystal = Weź: { $crystal }
option-take-from = Weź: { $card } (baza: { $player })
option-take-own = Weź: { $card } (własna baza)
option-recolour = Zmień kolor: { $crystal }
option-colour = { CAPITALISED($colour) }
option-colour-wild = { CAPITALISED($colour) } (dziki)
option-dye = Zafarbuj: { $card }
option-subjugate = Zniewól: { $card }
option-subjugate-from = Zniewól: { $card } (baza: { $player })
option-subjugate-own = Zniewól: { $card } (własna baza)
option-costs =
    { $cost ->
        [0] { $label } – za darmo
       *[other] { $label } – koszt{ "\u00A0" }{ $cost }
    }
option-worth =
    { $points ->
        [one] { $label } – { $points } punkt
        [few] { $label } – { $points } punkty
        [many] { $label } – { $points } punktów
       *[other] { $label } – { $points } punktu
    }
option-costs-worth =
    { $points ->
        [one] { $label } – koszt{ "\u00A0" }{ $cost }, { $points } punkt
        [few] { $label } – koszt{ "\u00A0" }{ $cost }, { $points } punkty
        [many] { $label } – koszt{ "\u00A0" }{ $cost }, { $points } punktów
       *[other] { $label } – koszt{ "\u00A0" }{ $cost }, { $points } punktu
    }
option-idle = { $label } – teraz nic nie daje
option-at-place = { $label } – egzemplarz { $place } od spodu
option-faction = W grze: { $faction }
option-command = Karta dowodzenia: { $faction }
option-show = Odkryj: { $card }
option-uncover = Odkryj: { $crystal }
option-reveal = Odkryj: { $one } / { $other }

macro-best-payment = Zapłać jak najtaniej: { $cards } (nowy lider: { $leader })

## Odmowy

error-wrong-phase = Nie w tej fazie tury: { $action }
error-raid-was-all = Przejęcie bazy zajęło obie akcje tej tury.
error-no-raid-now = Teraz nie można przejąć bazy: przejęcie zastępuje obie akcje.
error-empty-base = Baza gracza { $seat } jest pusta.
error-own-base-empty = Twoja własna baza jest pusta.
error-action-used =
    { $action ->
        [recruit] Teraz nie można rekrutować: w turze są dwie akcje i muszą się różnić.
        [mine] Teraz nie można fedrować: w turze są dwie akcje i muszą się różnić.
        [collect] Teraz nie można zdobyć artefaktu: w turze są dwie akcje i muszą się różnić.
       *[use] Teraz nie można użyć umiejętności: w turze są dwie akcje i muszą się różnić.
    }
error-hand-full = Mając na ręce { $limit } lub więcej kart, nie można rekrutować.
error-not-in-docks = Karty „{ $card }” nie ma w dokach.
error-cannot-pay-recruit = Nie masz czym zapłacić za kartę „{ $card }”: potrzeba karty o poziomie dokładnie o 1 niższym.
error-not-on-top = Artefakt „{ $artifact }” nie leży na wierzchu żadnego stosu.
error-cannot-pay = Twoje karty nie wystarczą na cenę { $need }.
error-not-in-mine = Takiego kryształu nie ma w kopalni: { $crystal }.
error-nothing-to-lead = Umiejętność twojego lidera nic by teraz nie dała.
error-no-leader = Nie masz lidera.
error-no-such-artifact = Artefaktu „{ $artifact }” nie można teraz użyć.

## Opcje zasad

rule-edition = Według której instrukcji
rule-edition-en2021 = angielska, 2021
rule-edition-de2018 = niemiecka, 2018
rule-edition-pl2018 = polska, 2018
rule-factions = Cztery frakcje w grze
rule-factions-random = losowane
rule-factions-first-game = proponowane na pierwszą partię
rule-factions-text = { $list }
rule-taken-crystals-cave-in = Czy kryształ z symbolem zawalenia przesuwa znacznik także wtedy, gdy jest wzięty, a nie wyfedrowany
rule-taken-crystals-cave-in-yes = tak
rule-taken-crystals-cave-in-no = nie
rule-surplus-cards = Czy przy płaceniu można zagrać karty, które nie są potrzebne
rule-surplus-cards-yes = tak
rule-surplus-cards-no = nie
rule-unowned-totems = Czy przejęcie bazy daje też totem, którego nikt nie ma
rule-unowned-totems-yes = tak
rule-unowned-totems-no = nie
rule-weedlocks = Co robią Floraki poziomów od 2 do 4
rule-weedlocks-book = to, co mówi instrukcja danego wydania
rule-weedlocks-cards = to, co jest na kartach, czyli jak w instrukcji z 2021 roku
rule-robuster-one-colour = Czy wszystkie karty zafarbowane przez kartę „Rdzewnik” mają jeden kolor
rule-robuster-one-colour-auto = jak w wydaniu
rule-robuster-one-colour-yes = tak
rule-robuster-one-colour-no = nie, każda może mieć własny
rule-empty-skills = Czy można zagrać kartę dla umiejętności, która nic nie da
rule-empty-skills-yes = tak
rule-empty-skills-no = nie
rule-open-crystals = Czy zebrane kryształy widzą wszyscy
rule-open-crystals-yes = tak
rule-open-crystals-no = nie, tylko ile ich jest i o jakim koszcie
rule-round-limit = Liczba rund, po której partia jest punktowana
rule-round-limit-number =
    { $number ->
        [one] { $number } runda
        [few] { $number } rundy
        [many] { $number } rund
       *[other] { $number } rundy
    }

## Tura w skrócie, jak na rewersach kart dowodzenia

help-turn =
    Twoja tura:
    1. Faza początkowa: użyj artefaktów, które teraz działają, potem umiejętności lidera, czyli wierzchniej karty swojej bazy.
    2. Faza akcji: dwie różne akcje – rekrutowanie, fedrowanie, zdobycie artefaktu, użycie umiejętności – albo zamiast obu przejęcie bazy.
    Rekrutowanie: poziom 1 jest za darmo; za każdy inny zagraj jedną kartę dokładnie o poziom niższą, dowolnego koloru. Mając siedem kart na ręce, nie rekrutujesz.
    Fedrowanie: zagraj karty w kolorze kryształu, których poziomy razem dają jego koszt; za dziki kryształ karty jednego dowolnego koloru. Totem obniża koszt swojego koloru o 1. Za artefakt płacą karty dowolnych kolorów.
    Przejęcie bazy: jej lider wraca na rękę właściciela; bierzesz totem w kolorze lidera i karty z wierzchu bazy, aż masz ich siedem.
    3. Faza porządkowania: zagrane karty trafiają po kolei na bazę, ostatnia zostaje liderem. Zostaje siedem wierzchnich. Doki i kopalnia są uzupełniane.
    Znacznik przesuwa się za wyfedrowane kryształy z symbolem zawalenia i za stosy, które się kończą. Gdy kopalnia się zawali, runda jest dogrywana do końca.
    Punkty: kryształy według nadruku, 3 za totem, poziom każdego zniewolonego, artefakty według opisu i zestawy różnych symboli: 1, 3, 6, 10, 15, 21.
help-goal = Cel: wydobyć kryształy warte najwięcej punktów, zanim kopalnia się zawali.
warning-actions =
    { $count ->
        [one] Niewykonana akcja
       *[other] Niewykonane akcje: { $count }
    }
warning-extra-mines =
    { $count ->
        [one] Niewykorzystane dodatkowe fedrowanie
       *[other] Niewykorzystane dodatkowe fedrowanie: { $count }
    }
warning-leader = Niewykorzystana umiejętność lidera
