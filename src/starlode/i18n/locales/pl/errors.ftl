# Why an action is refused.

error-match-over = Partia jest zakończona.
error-not-your-turn = Teraz kolej innego gracza.
error-nothing-to-undo = Nie ma czego cofnąć.
error-needs-consent = Od tego czasu odkryto coś zakrytego; tego nie można już cofnąć.
error-no-such-seat = Nie ma gracza { $seat }.
error-not-natures-turn = Teraz nie ma nic do losowania.
error-natures-turn = Najpierw trzeba dobrać kartę.
error-no-stall-claims = Tu nikt nie może zgłosić remisu: przy tym stole nie wybrano zasady domowej stall-claim.
error-not-stalled =
    { $turns ->
        [one] Remis można zgłosić dopiero po { $turns } turze każdego gracza bez nowych punktów walki, autorytetu i kart.
       *[other] Remis można zgłosić dopiero po { $turns } turach każdego gracza bez nowych punktów walki, autorytetu i kart.
    }
error-unknown-action = Niezrozumiałe polecenie: { $action } (? – pomoc)
error-unknown-card = Nie ma karty „{ $card }”.
error-not-asked = Teraz niemożliwe: { $action }
error-answer-first = Najpierw trzeba odpowiedzieć na otwarte pytanie.
error-not-in-hand = Nie masz na ręce karty „{ $card }”.
error-no-explorers = Stos Odkrywców jest pusty.
error-not-in-row = Karty „{ $card }” nie ma w rzędzie handlu.
error-not-enough-trade = Za mało handlu: karta „{ $card }” kosztuje { $need }, a masz { $have }.
error-no-such-target = Nie można zaatakować gracza { $seat }.
error-no-such-base = Gracz { $seat } nie ma w grze bazy „{ $card }”.
error-outposts-first = Najpierw trzeba zniszczyć posterunki.
error-out-of-reach = W tym formacie gracz { $seat } jest poza twoim zasięgiem.
error-no-neighbour = Nie możesz przekazać karty graczowi { $seat }: tylko obok, w swojej drużynie, i tylko temu, kto jeszcze gra.
error-not-in-discard-pile = Karty „{ $card }” nie ma na twoim stosie kart odrzuconych.
error-no-handing-over = Nie możesz teraz przekazać ruchu graczowi { $seat }.
error-eliminated = Gracz { $seat } już nie gra.
error-not-enough-combat = Za mało walki: potrzeba { $need }, a masz { $have }.
error-not-in-play = Nie masz w grze karty „{ $card }”.
error-not-in-play-copied = Nie masz w grze karty „{ $card }” jako kopii statku „{ $copied }”.
error-no-such-copy = Nie masz takiego egzemplarza karty „{ $card }”.
error-no-such-ability = Karta „{ $card }” nie ma takiej zdolności.
error-already-used = Tej zdolności karty „{ $card }” już użyto w tej turze.
error-no-ally = Karta „{ $card }” nie ma w grze sojusznika ({ $faction }).
error-nothing-to-gain = Użycie karty „{ $card }” nic by teraz nie dało.
