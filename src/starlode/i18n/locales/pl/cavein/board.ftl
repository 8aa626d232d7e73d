# Narysowany stół Cave-In.

cave-level = poziom { $level }
board-verb-recruit = Rekrutuj
board-verb-mine = Fedruj
board-verb-collect = Zdobądź
board-verb-raid = Przejmij
board-verb-pay = Zapłać
board-verb-take = Weź
board-verb-dye = Wybierz
board-verb-recolour = Przefarbuj
board-verb-subjugate = Zniewól
board-cave-docks-and-mine = Doki i kopalnia
board-cave-last-round = Ostatnia runda
board-cave-wild = dziki
board-cave-from-bases = Wybór z baz
board-cave-empty-base = Baza jest pusta
board-cave-below = pod spodem { $count }
board-cave-totem = Totem: { $faction }
board-cave-in-hand = na ręce
board-cave-crystals =
    { $count ->
        [one] kryształ
        [few] kryształy
        [many] kryształów
       *[other] kryształu
    }
board-cave-crystals-of = { $player }: kryształy i artefakty
board-cave-hand-of = { $player }: ręka
board-cave-known = Wszyscy znają { $count } z { $size } kart.
board-cave-adds = daje { $amount }
board-cave-not-fitting = nie pasuje
board-cave-idle = bez efektu
board-cave-cannot-pay = Twoje karty nie wystarczą: { $card }.
board-cave-will-lead = dowodzi: { $card }
board-cave-action-recruit = Rekrutowanie
board-cave-action-mine = Fedrowanie
board-cave-action-collect = Artefakt
board-cave-action-use = Umiejętność
board-cave-action-raid = Przejęcie bazy
board-cave-can = możliwe
board-cave-done = zrobione
board-cave-your-move = Dwie różne akcje albo przejęcie bazy: kliknij to, co świeci.
board-cave-keys = Klawisze: Enter odpowiada, A płaci najtaniej, R pokazuje turę innych jeszcze raz, Z cofa, E kończy turę, L pokazuje dziennik, ? powiększa.

# Co znaczą znaki na kartach.
sign-cost = koszt kryształu albo artefaktu
sign-mine = fedrowanie: akcja albo umiejętność z nim związana
sign-vp = ile jest wart na końcu
sign-cavein = jego wydobycie przybliża zawał
sign-recruit = rekrutowanie: akcja albo umiejętność z nim związana
sign-raid = przejęcie: akcja albo umiejętność z nim związana
sign-crystal = kryształy: ile ich ktoś ma albo umiejętność z nimi związana
sign-shield = umiejętność, która chroni
sign-artifact = zdobycie artefaktu
sign-skill = co robi karta: umiejętność albo artefakt, który pomaga co turę
sign-medal = liczy się na końcu
sign-crown = dowodzi bazą

score-crystals = Kryształy
score-sets = Zestawy
score-artifacts = Artefakty
score-totems = Totemy
score-subjugated = Zniewoleni
score-total = Razem
