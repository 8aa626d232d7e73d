# Log lines. They start with who; verbs are impersonal, and card names stand in quotes behind a noun, so none is declined.

event-start-chosen-team = { $player }: drużyna rozpoczynająca
event-card-revealed = Rząd handlu: odkryto kartę „{ $card }”
event-deck-shuffled = { $player }: stos kart odrzuconych potasowano, tworząc nową talię
event-ability-used =
    { $ability ->
        [ally] { $player }: użyto zdolności sojuszniczej karty „{ $card }”
        [scrap] { $player }: użyto zdolności złomowania karty „{ $card }”
       *[primary] { $player }: użyto zdolności podstawowej karty „{ $card }”
    }
event-ability-used-as =
    { $ability ->
        [ally] { $player }: użyto zdolności sojuszniczej karty „{ $card }” jako kopii statku „{ $copied }”
        [scrap] { $player }: użyto zdolności złomowania karty „{ $card }” jako kopii statku „{ $copied }”
       *[primary] { $player }: użyto zdolności podstawowej karty „{ $card }” jako kopii statku „{ $copied }”
    }
event-points-gained = { $player }: { $points }
event-fleet-bonus-gained = { $player }: +{ $combat } walki za zagrany statek
event-branch-chosen = { $player }: „{ $card }”, wybrano: { $text }
event-ship-copied = { $player }: skopiowano statek „{ $card }”
event-marker-armed = { $player }: „{ $card }”, następny statek pozyskany w tej turze może trafić na wierzch talii
event-card-bought =
    { $on-top ->
        [yes] { $player }: kupiono kartę „{ $card }” i położono ją na wierzchu talii
       *[no] { $player }: kupiono kartę „{ $card }”
    }
event-card-acquired = { $player }: pozyskano za darmo kartę „{ $card }” i położono ją na wierzchu talii
event-card-scrapped =
    { $from ->
        [hand] { $player }: zezłomowano kartę „{ $card }” z ręki
        [discard-pile] { $player }: zezłomowano kartę „{ $card }” ze stosu kart odrzuconych
        [trade-row] { $player }: zezłomowano kartę „{ $card }” z rzędu handlu
       *[play] { $player }: zezłomowano kartę „{ $card }” z gry
    }
event-card-discarded =
    { $count ->
        [1] { $player }: odrzucono kartę „{ $card }”
       *[other] { $player }: odrzucono karty: { $count } × „{ $card }”
    }
event-base-attacked =
    { $player }: zaatakowano bazę „{ $card }” (właściciel: { $target ->
        [Ty] ty
       *[other] { $target }
    })
event-base-destroyed =
    { $by }: zniszczono bazę „{ $card }” (właściciel: { $player ->
        [Ty] ty
       *[other] { $player }
    })
event-player-attacked = { $player }: atak o sile { $amount } (cel: { $target })
event-discard-owed =
    { $cards ->
        [one] { $player }: jedna karta do odrzucenia na początku następnej tury
        [few] { $player }: { $cards } karty do odrzucenia na początku następnej tury
        [many] { $player }: { $cards } kart do odrzucenia na początku następnej tury
       *[other] { $player }: { $cards } karty do odrzucenia na początku następnej tury
    }
event-discard-demanded =
    { $cards ->
        [one] { $player }: wymuszone odrzucenie jednej karty (cel: { $target })
       *[other] { $player }: wymuszone odrzucenie { $cards } kart (cel: { $target })
    }
event-base-damaged =
    { $player }: uszkodzono bazę „{ $card }” z siłą { $amount } (właściciel: { $target ->
        [Ty] ty
       *[other] { $target }
    })
event-bases-repaired = { $player }: usunięto uszkodzenia baz
event-player-eliminated = { $player }: eliminacja z partii
event-player-eliminated-placed = { $player }: eliminacja z partii (lokata { $place })
event-card-given = { $player }: zostawiono kartę „{ $card }” (odbiorca: { $target })
event-card-passed = { $player }: przekazano kartę „{ $card }” za 1 punkt handlu (odbiorca: { $target })
event-turn-handed-over = { $player }: przekazano ruch (teraz: { $target })
event-member-done = { $player }: gotowe na tę turę
event-help-requested =
    { $amount ->
        [one] { $player }: „{ $card }”, prośba o { $amount } punkt (pytanie do: { $target })
        [few] { $player }: „{ $card }”, prośba o { $amount } punkty (pytanie do: { $target })
        [many] { $player }: „{ $card }”, prośba o { $amount } punktów (pytanie do: { $target })
       *[other] { $player }: „{ $card }”, prośba o { $amount } punktu (pytanie do: { $target })
    }
event-help-promised =
    { $amount ->
        [one] { $player }: „{ $card }”, obiecano { $amount } punkt (pyta: { $target })
        [few] { $player }: „{ $card }”, obiecano { $amount } punkty (pyta: { $target })
        [many] { $player }: „{ $card }”, obiecano { $amount } punktów (pyta: { $target })
       *[other] { $player }: „{ $card }”, obiecano { $amount } punktu (pyta: { $target })
    }
event-help-refused = { $player }: „{ $card }”, odmówiono pomocy (pyta: { $target })
event-surrender-proposed = { $player }: propozycja wspólnego poddania partii

## Why a match ended

reason-defeat = autorytet pokonanej strony spadł do 0
reason-turn-limit = osiągnięto limit tur
reason-stalled = zgłoszony w partii bez postępu
