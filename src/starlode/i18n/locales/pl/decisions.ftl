# What is asked, and the labels of the answers.

asked = { $player }: { $question }
asked-by-card = { $player } – { $card }: { $question }
asked-by-copy = { $player } – { $card } jako { $copied }: { $question }

question-action = wybierz akcję
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
question-destination = gdzie trafia nowy statek?
question-draw = dobierana jest karta
question-reveal = odkrywana jest karta z rzędu handlu
question-start = losowany jest gracz rozpoczynający
question-resume = zdolność działa dalej
question-begin-turn = zaczyna się następna tura

## Options

option-play = Zagraj: { $card }
option-buy = Kup: { $card } (koszt { $cost })
option-use = Użyj: { $card } ({ $text })
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
option-attack-base = Zaatakuj bazę: { $card } (właściciel: { $player }, obrona { $defense })
option-end-turn = Zakończ turę
option-destroy = Zniszcz bazę: { $card } (właściciel: { $player })
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
option-decline = Zrezygnuj
option-done = Zakończ wybór
option-start = Gracz rozpoczynający: { $player }
option-draw = Dobierz: { $card }
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
rule-start = Gracz rozpoczynający
rule-start-random = wybierany losowo
rule-start-number = miejsce { $number }
rule-sets = Zestawy kart handlu i Odkrywców
rule-sets-auto = jeden zestaw na dwóch graczy
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
rule-turn-limit = Liczba tur każdego gracza, po której partia kończy się remisem
rule-turn-limit-number =
    { $number ->
        [one] { $number } tura każdego gracza
        [few] { $number } tury każdego gracza
        [many] { $number } tur każdego gracza
       *[other] { $number } tury każdego gracza
    }
rule-stall-claim = Liczba tur każdego gracza bez nowych punktów walki i bez nowej karty, po której można zgłosić remis
rule-stall-claim-number =
    { $number ->
        [one] { $number } tura każdego gracza
        [few] { $number } tury każdego gracza
        [many] { $number } tur każdego gracza
       *[other] { $number } tury każdego gracza
    }
