# What is asked, and the labels of the answers.

question-choose = wybierz jedno
question-discard = wybierz kartę do odrzucenia
question-destroy-base =
    { $optional ->
        [yes] wybierz bazę do zniszczenia albo zrezygnuj
       *[no] wybierz bazę do zniszczenia
    }
question-scrap-row =
    { $optional ->
        [yes] wybierz kartę z rzędu handlu do zezłomowania albo zrezygnuj
       *[no] wybierz kartę z rzędu handlu do zezłomowania
    }
question-scrap =
    { $optional ->
        [yes] wybierz kartę do zezłomowania albo zrezygnuj
       *[no] wybierz kartę do zezłomowania
    }
question-discard-then-draw = wybierz kartę do odrzucenia albo zakończ wybór i dobierz tyle kart, ile odrzucono
question-scrap-then-draw = wybierz kartę do zezłomowania albo zakończ wybór i dobierz tyle kart, ile zezłomowano
question-acquire-ship = wybierz statek do pozyskania za darmo
question-copy-ship =
    { $optional ->
        [yes] wybierz statek do skopiowania albo zrezygnuj
       *[no] wybierz statek do skopiowania
    }
question-destination = gdzie trafia nowy statek („{ $card }”)?
question-target = wybierz, kto ma odrzucić karty
question-amount = ile punktów walki użyć?
question-amount-on = ile punktów walki użyć? Cel: { $target }
question-damage = ile punktów walki użyć przeciw tej bazie?
question-gift = odpadasz z gry – wybierz kartę, która zostanie w drużynie, albo zrezygnuj
question-receiver = wybierz, kto dostanie kartę
question-receiver-of = wybierz, kto dostanie zostawioną kartę („{ $card }”)
question-help-from = wybierz, kogo poprosić o pomoc
question-help-from-for =
    { $of ->
        [combat] wybierz, kogo poprosić o walkę przeciw karcie „{ $card }” (brakuje: { $missing })
       *[trade] wybierz, kogo poprosić o handel na kartę „{ $card }” (brakuje: { $missing })
    }
question-help-amount = o ile pomocy poprosić?
question-help-amount-from =
    { $of ->
        [combat] o ile punktów walki poprosić przeciw karcie „{ $card }”? Pytanie do: { $target }
       *[trade] o ile punktów handlu poprosić na kartę „{ $card }”? Pytanie do: { $target }
    }
question-help-consent = pomóc zapłacić?
question-help-consent-to =
    { $of ->
        [combat]
            { $amount ->
                [one] dołożyć { $amount } punkt walki do ataku na kartę „{ $card }”? Pyta: { $target }
                [few] dołożyć { $amount } punkty walki do ataku na kartę „{ $card }”? Pyta: { $target }
               *[many] dołożyć { $amount } punktów walki do ataku na kartę „{ $card }”? Pyta: { $target }
            }
       *[trade]
            { $amount ->
                [one] dołożyć { $amount } punkt handlu do zakupu karty „{ $card }”? Pyta: { $target }
                [few] dołożyć { $amount } punkty handlu do zakupu karty „{ $card }”? Pyta: { $target }
               *[many] dołożyć { $amount } punktów handlu do zakupu karty „{ $card }”? Pyta: { $target }
            }
    }
question-payment = drużyna płaci wspólnie
question-reveal = odkrywana jest karta z rzędu handlu
question-resume = zdolność działa dalej

## Options

option-play = Zagraj: { $card }
option-buy = Kup: { $card } (koszt { $cost })
option-buy-together = Kup: { $card } (koszt { $cost }, w tym { $missing } z drużyny)
option-ally = Użyj zdolności sojuszniczej: { $card } ({ $text })
option-ally-as = Użyj zdolności sojuszniczej: { $card } jako { $copied } ({ $text })
option-scrap = Zezłomuj: { $card } ({ $text })
option-scrap-as = Zezłomuj: { $card } jako { $copied } ({ $text })
option-of-copy =
    { $copy ->
        [used-primary] { $label } – zdolność podstawowa już użyta
        [used-ally] { $label } – zdolność sojusznicza już użyta
       *[used-both] { $label } – zdolności podstawowa i sojusznicza już użyte
    }
option-attack = Zaatakuj: { $player }
option-attack-base =
    Zaatakuj bazę: { $card } (właściciel: { $player ->
        [Ty] ty
       *[other] { $player }
    }, obrona { $defense })
option-attack-base-together =
    Zaatakuj bazę: { $card } (właściciel: { $player ->
        [Ty] ty
       *[other] { $player }
    }, obrona { $defense }, w tym { $missing } z drużyny)
option-attack-damaged =
    Zaatakuj bazę: { $card } (właściciel: { $player ->
        [Ty] ty
       *[other] { $player }
    }, obrona { $defense }, uszkodzenia { $damage })
option-end-turn-member = Na razie gotowe (tura drużyny trwa dalej)
option-hand-over = Przekaż ruch: { $player }
option-pass = Przekaż za 1 punkt handlu: { $card } (odbiorca: { $player })
option-destroy =
    Zniszcz bazę: { $card } (właściciel: { $player ->
        [Ty] ty
       *[other] { $player }
    })
option-destroy-damaged =
    Zniszcz bazę: { $card } (właściciel: { $player ->
        [Ty] ty
       *[other] { $player }
    }, uszkodzenia { $damage })
option-target = { $player }
option-amount =
    { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktu
    }
option-give = Zostaw: { $card }
option-consent = Zgoda
option-refuse = Odmowa
option-choose = Możliwość { $branch }
option-branch = { CAPITALISED($text) }
option-discard = Odrzuć: { $card }
option-scrap-hand = Zezłomuj z ręki: { $card }
option-scrap-discard = Zezłomuj ze stosu kart odrzuconych: { $card }
option-scrap-row = Zezłomuj z rzędu handlu: { $card }
option-acquire = Pozyskaj za darmo: { $card }
option-copy = Skopiuj: { $card }
option-to-top = Na wierzch talii
option-to-discard = Na stos kart odrzuconych
option-reveal = Odkryj: { $card }

macro-play-simple-cards =
    { $count ->
        [one] Zagraj { $count } prostą kartę
        [few] Zagraj { $count } proste karty
        [many] Zagraj { $count } prostych kart
       *[other] Zagraj { $count } prostej karty
    }

## Rule options and their values

rule-format = Kto gra przeciwko komu
rule-format-duel = pojedynek dwóch graczy
rule-format-free-for-all = każdy przeciwko każdemu
rule-format-hunter = każdy atakuje gracza po swojej lewej
rule-format-hydra = dwie drużyny, każda ze wspólnym autorytetem i wspólną turą
rule-format-emperor = dwie drużyny po trzech graczy, każda z imperatorem
rule-format-raid = boss przeciwko najeźdźcom
rule-boss = Boss najazdu, który też rozpoczyna
rule-boss-random = losowany
rule-boss-number = gracz { $number }
rule-sets = Zestawy kart handlu i Odkrywców
rule-sets-auto = jeden zestaw na każdych dwóch graczy
rule-sets-number =
    { $number ->
        [one] { $number } zestaw
        [few] { $number } zestawy
        [many] { $number } zestawów
       *[other] { $number } zestawu
    }
rule-discards = Kiedy następuje wymuszone odrzucenie
rule-discards-immediate = natychmiast
rule-discards-next-turn = na początku najbliższej własnej tury
rule-ally-check = Jak długo można użyć zdolności sojuszniczej
rule-ally-check-at-use = tylko dopóki sojusznik jest w grze
rule-ally-check-unlocked = do końca tury, nawet jeśli sojusznik opuści grę
rule-destroy-effects = Posterunki wobec efektów niszczących bazę
rule-destroy-effects-outposts-first = chronią inne bazy tak jak przed atakiem
rule-destroy-effects-any-base = nie chronią: można wybrać dowolną bazę
rule-own-bases = Czy efekt może zniszczyć własną bazę
rule-own-bases-no = nie, tylko bazy przeciwników
rule-own-bases-yes = tak
rule-needle-blob = Igła widmo jako statek Blob, dla Świata Blobów
rule-needle-blob-yes = liczy się jako zagrana karta Blob
rule-needle-blob-no = nie liczy się
rule-needle-scrapped = Czy Igła widmo może skopiować statek zezłomowany w tej turze
rule-needle-scrapped-yes = tak, każdy statek zagrany w tej turze
rule-needle-scrapped-no = nie, tylko statki nadal w grze
rule-markers = Kilka efektów „następny statek na wierzch talii” w jednej turze
rule-markers-stack = po jednym statku na każdy
rule-markers-single = razem tylko jeden statek
rule-carrier-marker = Statek zdobyty dzięki Lotniskowcowi Blobów a „następny statek na wierzch talii”
rule-carrier-marker-kept = drugi efekt czeka na następny statek
rule-carrier-marker-used = to był ten następny statek
rule-gift = Co może zostawić pokonany admirał lub najeźdźca
rule-gift-any-card = dowolną własną kartę
rule-gift-draw-pile = tylko kartę z talii
rule-team-hands = Ręce graczy jednej Hydry
rule-team-hands-open = jawne dla siebie nawzajem
rule-team-hands-hidden = zakryte
rule-pool-consent = Zanim ktoś z drużyny Hydry dołoży się do zapłaty
rule-pool-consent-ask = pada pytanie o zgodę
rule-pool-consent-auto = nie ma pytania o zgodę
rule-pool-explorers = Czy drużyna Hydry może wspólnie płacić za Odkrywcę
rule-pool-explorers-yes = tak
rule-pool-explorers-no = nie, tylko za karty z rzędu handlu
rule-turn-limit = Liczba tur każdego gracza, po której partia kończy się remisem
rule-turn-limit-number =
    { $number ->
        [one] { $number } tura każdego gracza
        [few] { $number } tury każdego gracza
        [many] { $number } tur każdego gracza
       *[other] { $number } tury każdego gracza
    }
rule-stall-claim = Zasada domowa: liczba spokojnych tur każdego gracza (bez nowych punktów walki, autorytetu i kart), po której można zgłosić remis
rule-stall-claim-off = remisu nie można zgłosić
rule-stall-claim-number =
    { $number ->
        [one] { $number } tura każdego gracza
        [few] { $number } tury każdego gracza
        [many] { $number } tur każdego gracza
       *[other] { $number } tury każdego gracza
    }
