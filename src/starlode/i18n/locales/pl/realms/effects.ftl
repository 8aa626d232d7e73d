# What effects do, each a clause that starts small and has no full stop: it may stand alone or in a choice.

ability-primary = Podstawowa
ability-ally = Sojusznicza ({ $faction })
ability-scrap = Zezłomuj tę kartę
ability-always = Stała

effect-trade = +{ $amount } handlu
effect-combat = +{ $amount } walki
effect-authority = +{ $amount } autorytetu
effect-draw =
    { $cards ->
        [one] dobierz jedną kartę
        [few] dobierz { $cards } karty
        [many] dobierz { $cards } kart
       *[other] dobierz { $cards } karty
    }
effect-choose-one = wybierz jedno: { $branches }
effect-opponent-discards =
    { $cards ->
        [one] przeciwnik odrzuca z ręki jedną wybraną przez siebie kartę
        [few] przeciwnik odrzuca z ręki { $cards } wybrane przez siebie karty
        [many] przeciwnik odrzuca z ręki { $cards } wybranych przez siebie kart
       *[other] przeciwnik odrzuca z ręki { $cards } wybranej przez siebie karty
    }
effect-destroy-base =
    { $optional ->
        [yes] możesz zniszczyć jedną bazę przeciwnika
       *[no] zniszcz jedną bazę przeciwnika
    }
effect-scrap-trade-row =
    { $optional ->
        [yes] możesz zezłomować jedną kartę z rzędu handlu
       *[no] zezłomuj jedną kartę z rzędu handlu
    }
effect-scrap =
    { $optional ->
        [yes]
            { $zones ->
                [hand] możesz zezłomować jedną kartę z ręki
                [discard-pile] możesz zezłomować jedną kartę ze swojego stosu kart odrzuconych
               *[hand-or-discard-pile] możesz zezłomować jedną kartę z ręki albo ze swojego stosu kart odrzuconych
            }
       *[no]
            { $zones ->
                [hand] zezłomuj jedną kartę z ręki
                [discard-pile] zezłomuj jedną kartę ze swojego stosu kart odrzuconych
               *[hand-or-discard-pile] zezłomuj jedną kartę z ręki albo ze swojego stosu kart odrzuconych
            }
    }
effect-discard-then-draw =
    { $up_to ->
        [one] odrzuć z ręki do jednej karty, a potem dobierz tyle samo kart
       *[other] odrzuć z ręki do { $up_to } kart, a potem dobierz tyle samo kart
    }
effect-scrap-then-draw =
    { $zones ->
        [hand]
            { $up_to ->
                [one] zezłomuj do jednej karty z ręki, a potem dobierz tyle samo kart
               *[other] zezłomuj do { $up_to } kart z ręki, a potem dobierz tyle samo kart
            }
        [discard-pile]
            { $up_to ->
                [one] zezłomuj do jednej karty ze swojego stosu kart odrzuconych, a potem dobierz tyle samo kart
               *[other] zezłomuj do { $up_to } kart ze swojego stosu kart odrzuconych, a potem dobierz tyle samo kart
            }
       *[hand-or-discard-pile]
            { $up_to ->
                [one] zezłomuj do jednej karty z ręki albo ze swojego stosu kart odrzuconych, a potem dobierz tyle samo kart
               *[other] zezłomuj łącznie do { $up_to } kart z ręki i ze swojego stosu kart odrzuconych, a potem dobierz tyle samo kart
            }
    }
effect-next-ship-to-top = następny statek pozyskany w tej turze możesz położyć na wierzchu swojej talii
effect-acquire-ship-to-top = pozyskaj dowolny statek z rzędu handlu albo ze stosu Odkrywców, nie płacąc za niego, i połóż go na wierzchu swojej talii
effect-copy-ship = ta karta staje się kopią innego statku zagranego przez ciebie w tej turze i zachowuje też własną frakcję
effect-draw-per-blob = dobierz po jednej karcie za każdą kartę frakcji Blob zagraną przez ciebie w tej turze
effect-draw-if-bases =
    { $bases ->
        [one]
            { $cards ->
                [one] jeśli masz w grze co najmniej jedną bazę, dobierz jedną kartę
                [few] jeśli masz w grze co najmniej jedną bazę, dobierz { $cards } karty
                [many] jeśli masz w grze co najmniej jedną bazę, dobierz { $cards } kart
               *[other] jeśli masz w grze co najmniej jedną bazę, dobierz { $cards } karty
            }
        [few]
            { $cards ->
                [one] jeśli masz w grze co najmniej { $bases } bazy, dobierz jedną kartę
                [few] jeśli masz w grze co najmniej { $bases } bazy, dobierz { $cards } karty
                [many] jeśli masz w grze co najmniej { $bases } bazy, dobierz { $cards } kart
               *[other] jeśli masz w grze co najmniej { $bases } bazy, dobierz { $cards } karty
            }
       *[many]
            { $cards ->
                [one] jeśli masz w grze co najmniej { $bases } baz, dobierz jedną kartę
                [few] jeśli masz w grze co najmniej { $bases } baz, dobierz { $cards } karty
                [many] jeśli masz w grze co najmniej { $bases } baz, dobierz { $cards } kart
               *[other] jeśli masz w grze co najmniej { $bases } baz, dobierz { $cards } karty
            }
    }
effect-ally-of-all-factions = ta karta liczy się jako sojusznik każdej frakcji
effect-combat-per-ship = +{ $amount } walki za każdy statek, który zagrasz

# Several effects in one branch of a choice, and the branches.
effects-then = { $one }, potem: { $other }
effects-or = { $one }; albo { $other }

# The same on a small card, beside a symbol: whole lines that start big and have no full stop, 42 letters at most.
short-draw =
    { $cards ->
        [one] Dobierz { $cards } kartę
        [few] Dobierz { $cards } karty
        [many] Dobierz { $cards } kart
       *[other] Dobierz { $cards } karty
    }
short-opponent-discards =
    { $cards ->
        [one] Przeciwnik odrzuca { $cards } kartę
        [few] Przeciwnik odrzuca { $cards } karty
        [many] Przeciwnik odrzuca { $cards } kart
       *[other] Przeciwnik odrzuca { $cards } karty
    }
short-destroy-base =
    { $optional ->
        [yes] Możesz zniszczyć 1 bazę
       *[no] Zniszcz 1 bazę
    }
short-scrap-trade-row =
    { $optional ->
        [yes] Możesz zezłomować 1 kartę z rzędu handlu
       *[no] Zezłomuj 1 kartę z rzędu handlu
    }
short-scrap =
    { $optional ->
        [yes]
            { $zones ->
                [hand] Możesz zezłomować 1 kartę z ręki
                [discard-pile] Możesz zezłomować 1 kartę z odrzuconych
               *[hand-or-discard-pile] Możesz zezłomować 1 z ręki lub odrzuconych
            }
       *[no]
            { $zones ->
                [hand] Zezłomuj 1 kartę z ręki
                [discard-pile] Zezłomuj 1 kartę z odrzuconych
               *[hand-or-discard-pile] Zezłomuj 1 kartę z ręki lub odrzuconych
            }
    }
short-discard-then-draw =
    { $up_to ->
        [one] Odrzuć do { $up_to } karty, dobierz tyle samo
       *[other] Odrzuć do { $up_to } kart, dobierz tyle samo
    }
short-scrap-then-draw =
    { $up_to ->
        [one] Zezłomuj do { $up_to } karty, dobierz tyle samo
       *[other] Zezłomuj do { $up_to } kart, dobierz tyle samo
    }
short-next-ship-to-top = Następny statek może iść na wierzch talii
short-acquire-ship-to-top = Pozyskaj darmowy statek na wierzch talii
short-copy-ship = Kopiuje inny statek zagrany w tej turze
short-draw-per-blob = Dobierz 1 za każdą zagraną kartę Blob
short-draw-if-bases =
    { $bases ->
        [one] Dobierz { $cards }, jeśli masz { $bases } bazę
        [few] Dobierz { $cards }, jeśli masz { $bases } bazy
       *[many] Dobierz { $cards }, jeśli masz { $bases } baz
    }
short-ally-of-all-factions = Sojusznik każdej frakcji
short-combat-per-ship = +{ $amount } walki za każdy zagrany statek
