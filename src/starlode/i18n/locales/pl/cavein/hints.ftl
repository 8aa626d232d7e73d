# Cave-In: co przemawia za daną możliwością; zawsze całe zdanie.

why-points =
    { $points ->
        [one] Wart { $points } punkt.
        [few] Wart { $points } punkty.
       *[other] Wart { $points } punktów.
    }
why-most-points =
    { $points ->
        [one] Najcenniejszy z kryształów, które możesz teraz mieć, licząc zestawy: { $points } punkt.
        [few] Najcenniejszy z kryształów, które możesz teraz mieć, licząc zestawy: { $points } punkty.
       *[other] Najcenniejszy z kryształów, które możesz teraz mieć, licząc zestawy: { $points } punktów.
    }
why-symbol = Jego symbol liczy się za 1 punkt, a razem z innymi za więcej.
why-set =
    { $points ->
        [one] Jego symbol dodaje do twoich zestawów { $points } punkt.
        [few] Jego symbol dodaje do twoich zestawów { $points } punkty.
       *[other] Jego symbol dodaje do twoich zestawów { $points } punktów.
    }
why-artifact-counts = Twój artefakt liczy takie kryształy: { $card }.
why-costs-no-card = Nie kosztuje żadnej karty.
why-totem-discount = Dzięki twojemu totemowi kosztuje o 1 mniej ({ $colour }).
why-cave-in =
    { $lead ->
        [one] Przybliża koniec, gdy prowadzisz o { $lead } punkt.
        [few] Przybliża koniec, gdy prowadzisz o { $lead } punkty.
       *[other] Przybliża koniec, gdy prowadzisz o { $lead } punktów.
    }
why-collapse =
    { $lead ->
        [one] Kopalnia się zawala, gdy prowadzisz o { $lead } punkt.
        [few] Kopalnia się zawala, gdy prowadzisz o { $lead } punkty.
       *[other] Kopalnia się zawala, gdy prowadzisz o { $lead } punktów.
    }

## Karty na rękę

why-reaches = Z nią suma poziomów twoich kart jednego koloru ({ $colour }) to { $sum }: wystarczy na { $crystal } (koszt dla ciebie: { $price }).
why-small-hand =
    { $count ->
        [0] Nie masz kart na ręce.
        [one] Masz na ręce tylko { $count } kartę.
        [few] Masz na ręce tylko { $count } karty.
       *[other] Masz na ręce tylko { $count } kart.
    }
why-free-recruit = Poziom 1 nie kosztuje żadnej karty.
why-upgrade = Karta poziomu { $level } za kartę poziomu { $lower }.
why-highest-level = Najwyższy poziom, jaki możesz wziąć: { $level }.
why-taken-from = Tej karty zabraknie w cudzej bazie ({ $player }).

## Umiejętności i artefakty

why-takes-crystal = Bierze kryształ bez płacenia ({ $colour }, koszt { $cost }).
why-extra-mine = W tej turze możesz fedrować jeszcze raz.
why-cheaper-mining = Fedrowanie kosztuje cię w tej turze o { $less } mniej.
why-cheaper-artifacts = Artefakty kosztują cię w tej turze o { $less } mniej.
why-cheaper-recruits =
    { $lower ->
        [one] W tej turze rekrutujesz, jakby najemnicy mieli poziom o { $lower } niższy.
       *[other] W tej turze rekrutujesz, jakby najemnicy mieli poziom o { $lower } niższy.
    }
why-second-crystal = Fedrując w tej turze, bierzesz drugi kryształ o tym samym koszcie (najwyżej { $cost }).
why-cards-back =
    { $count ->
        [one] Przywraca na rękę kartę z twojej bazy.
        [few] Przywraca na rękę { $count } karty z twojej bazy.
       *[other] Przywraca na rękę { $count } kart z twojej bazy.
    }
why-from-docks =
    { $count ->
        [one] Daje na rękę kartę z doków bez rekrutowania.
        [few] Daje na rękę do { $count } kart z doków bez rekrutowania.
       *[other] Daje na rękę do { $count } kart z doków bez rekrutowania.
    }
why-from-bases = Daje na rękę karty z baz.
why-subjugates = Zniewolona karta jest warta tyle punktów, ile wynosi jej poziom.
why-leader-free = Umiejętność lidera nie kosztuje ani karty, ani akcji.
why-activates = Artefakt nie kosztuje ani karty, ani akcji.
why-works-on = Działa do końca partii, a znacznik zawalenia stoi dopiero na { $track } z { $collapse }.
why-worth-already =
    { $points ->
        [one] Przy tym, co masz, już teraz wart { $points } punkt.
        [few] Przy tym, co masz, już teraz wart { $points } punkty.
       *[other] Przy tym, co masz, już teraz wart { $points } punktów.
    }

## Przejęcia i lider

why-totem = Daje totem ({ $faction }): 3 punkty, a fedrowanie tego koloru kosztuje cię o 1 mniej.
why-totem-from = Zabiera totem ({ $faction }, dotąd: { $player }): 3 punkty więcej dla ciebie, tam o 3 mniej.
why-raid-cards =
    { $count ->
        [one] Daje na rękę jedną kartę.
        [few] Daje na rękę od razu { $count } karty.
       *[other] Daje na rękę od razu { $count } kart.
    }
why-leader-back = Twój lider wraca na rękę: { $card }.
why-keeps-leader = Nie zagrywasz żadnej karty, więc liderem pozostaje { $card }.

## Płacenie i inne odpowiedzi

why-pays-exactly = Płaci dokładnie tyle, ile trzeba; nic się nie marnuje.
why-last-leads = Cena jest wtedy zapłacona; jako ostatnia karta tury { $card } zostaje liderem.
why-keeps-higher = Karty wyższych poziomów zostają na ręce.
why-least-of-colour = Tego koloru masz na ręce najmniej ({ $colour }).
why-enough = Cena jest zapłacona; każda następna karta by się zmarnowała.
why-subjugate-points =
    { $points ->
        [one] Na koniec wart { $points } punkt.
        [few] Na koniec wart { $points } punkty.
       *[other] Na koniec wart { $points } punktów.
    }
why-strongest-colour = Suma poziomów kart tego koloru ({ $colour }) jest u ciebie największa: { $sum }.
