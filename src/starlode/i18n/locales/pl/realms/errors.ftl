# Why an action of Star Realms is refused, and what would be lost by ending the turn.

error-no-stall-claims = Tu nikt nie może zgłosić remisu: przy tym stole nie wybrano zasady domowej stall-claim.
error-not-stalled =
    { $turns ->
        [one] Remis można zgłosić dopiero po { $turns } turze każdego gracza bez nowych punktów walki, autorytetu i kart.
       *[other] Remis można zgłosić dopiero po { $turns } turach każdego gracza bez nowych punktów walki, autorytetu i kart.
    }
error-no-explorers = Stos Odkrywców jest pusty.
error-not-in-row = Karty „{ $card }” nie ma w rzędzie handlu.
error-not-enough-trade = Za mało handlu: karta „{ $card }” kosztuje { $need }, a masz { $have }.
error-outposts-first = Najpierw trzeba zniszczyć posterunki.
error-out-of-reach = W tym formacie gracz { $seat } jest poza twoim zasięgiem.
error-no-neighbour = Nie możesz przekazać karty graczowi { $seat }: tylko obok, w swojej drużynie, i tylko temu, kto jeszcze gra.
error-not-in-discard-pile = Karty „{ $card }” nie ma na twoim stosie kart odrzuconych.
error-no-handing-over = Nie możesz teraz przekazać ruchu graczowi { $seat }.
error-not-enough-combat = Za mało walki: potrzeba { $need }, a masz { $have }.
error-not-in-play = Nie masz w grze karty „{ $card }”.
error-not-in-play-copied = Nie masz w grze karty „{ $card }” jako kopii statku „{ $copied }”.
error-no-such-copy = Nie masz takiego egzemplarza karty „{ $card }”.
error-no-such-ability = Karta „{ $card }” nie ma takiej zdolności.
error-no-ally = Karta „{ $card }” nie ma w grze sojusznika ({ $faction }).
error-already-used = Tej zdolności karty „{ $card }” już użyto w tej turze.
warning-cards =
    { $count ->
        [one] Jedna niezagrana karta na ręce
        [few] { $count } niezagrane karty na ręce
       *[other] { $count } niezagranych kart na ręce
    }
warning-combat = Niewydane punkty walki: { $amount }
warning-trade = Niewydane punkty handlu: { $amount }
warning-partner = { $card }: zdolność sojusznicza straci przez to sojusznika
