# Rat: was für eine Möglichkeit spricht, in jedem Spiel; je ein ganzer Satz.

why-wins = Gewinnt die Partie.
why-wins-turn = Führt in diesem Zug zum Sieg.
why-only = Es gibt keine andere Möglichkeit.
why-better =
    { $more ->
        [one] Vorausgerechnet gewinnt das { $more } Partie von hundert mehr als die nächstbeste Möglichkeit.
       *[other] Vorausgerechnet gewinnt das { $more } Partien von hundert mehr als die nächstbeste Möglichkeit.
    }
why-hardly-matters = Macht kaum einen Unterschied: Die nächstbeste Möglichkeit ist etwa gleich gut.
why-looked-ahead =
    { $ways ->
        [one] Beim Vorausrechnen fand sich auf { $ways } Weg nichts Besseres.
       *[other] Beim Vorausrechnen fand sich auf { $ways } Wegen nichts Besseres.
    }
