# Log lines. They start with who; verbs are impersonal, and card names stand in quotes behind a noun, so none is declined.

nature = Los

event-start-chosen = { $player }: gracz rozpoczynający
event-turn-started = { $player }: początek tury { $turn }
event-card-revealed = Rząd handlu: odkryto kartę „{ $card }”
event-deck-shuffled = { $player }: stos kart odrzuconych potasowano, tworząc nową talię
event-card-drawn = { $player }: dobrano kartę „{ $card }”
event-card-drawn-hidden = { $player }: dobrano kartę
event-card-played = { $player }: zagrano kartę „{ $card }”
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
event-base-attacked = { $player }: zaatakowano bazę „{ $card }” (właściciel: { $target })
event-base-destroyed = { $by }: zniszczono bazę „{ $card }” (właściciel: { $player })
event-player-attacked = { $player }: atak o sile { $amount } (cel: { $target })
event-discard-owed =
    { $cards ->
        [one] { $player }: jedna karta do odrzucenia na początku następnej tury
        [few] { $player }: { $cards } karty do odrzucenia na początku następnej tury
        [many] { $player }: { $cards } kart do odrzucenia na początku następnej tury
       *[other] { $player }: { $cards } karty do odrzucenia na początku następnej tury
    }
event-turn-ended = { $player }: koniec tury
event-action-undone = { $player }: cofnięto ostatnią akcję
event-match-ended = { $player }: wygrana ({ $reason })
event-match-ended-drawn = Partia kończy się remisem ({ $reason })

## Why a match ended

reason-running = partia jeszcze trwa
reason-defeat = autorytet spadł do 0
reason-resigned = poddanie partii
reason-turn-limit = osiągnięto limit tur
reason-stalled = zgłoszony w partii bez postępu
