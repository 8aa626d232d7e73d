# Hints: what speaks for an option, in any game; each a whole sentence.

why-wins = Wins the match.
why-wins-turn = Leads to a win this turn.
why-only = There is no other choice.
why-better =
    { $more ->
        [one] Looking ahead, it wins { $more } more match in a hundred than the next best.
       *[other] Looking ahead, it wins { $more } more matches in a hundred than the next best.
    }
why-hardly-matters = Hardly matters: the next best is about as good.
why-looked-ahead =
    { $ways ->
        [one] Looking ahead { $ways } way found nothing better.
       *[other] Looking ahead { $ways } ways found nothing better.
    }
