# Podpowiedzi: co przemawia za daną możliwością, w każdej grze; zawsze całe zdanie.

why-wins = Wygrywa partię.
why-wins-turn = Prowadzi do wygranej w tej turze.
why-only = Nie ma innej możliwości.
why-better =
    { $more ->
        [one] Po przeliczeniu dalszej gry wygrywa { $more } partię na sto więcej niż druga najlepsza możliwość.
        [few] Po przeliczeniu dalszej gry wygrywa { $more } partie na sto więcej niż druga najlepsza możliwość.
       *[other] Po przeliczeniu dalszej gry wygrywa { $more } partii na sto więcej niż druga najlepsza możliwość.
    }
why-hardly-matters = Prawie bez znaczenia: druga najlepsza możliwość jest mniej więcej równie dobra.
why-looked-ahead =
    { $ways ->
        [one] Po sprawdzeniu { $ways } dalszego przebiegu gry nie ma nic lepszego.
       *[other] Po sprawdzeniu { $ways } dalszych przebiegów gry nie ma nic lepszego.
    }
