# Why an action of Star Realms is refused, and what would be lost by ending the turn.

error-no-stall-claims = Hier kann niemand ein Remis beanspruchen: Die Hausregel stall-claim wurde für diesen Tisch nicht gewählt.
error-not-stalled =
    { $turns ->
        [one] Ein Remis darf erst nach { $turns } Zug je Spieler ohne neue Kampfpunkte, ohne neue Autorität und ohne neue Karte beansprucht werden.
       *[other] Ein Remis darf erst nach { $turns } Zügen je Spieler ohne neue Kampfpunkte, ohne neue Autorität und ohne neue Karte beansprucht werden.
    }
error-no-explorers = Der Entdecker-Stapel ist leer.
error-not-in-row = { $card } liegt nicht in der Handelsreihe.
error-not-enough-trade = Nicht genug Handel: { $card } kostet { $need }, du hast { $have }.
error-outposts-first = Zuerst müssen die Vorposten zerstört werden.
error-out-of-reach = Spieler { $seat } ist in diesem Format außer Reichweite.
error-no-neighbour = An Spieler { $seat } kannst du keine Karte weitergeben, nur im eigenen Team direkt daneben und nur, wer noch mitspielt.
error-not-in-discard-pile = { $card } liegt nicht auf deinem Abwurfstapel.
error-no-handing-over = An Spieler { $seat } kannst du den Zug jetzt nicht übergeben.
error-not-enough-combat = Nicht genug Kampf: { $need } nötig, du hast { $have }.
error-not-in-play = { $card } ist bei dir nicht im Spiel.
error-not-in-play-copied = { $card } ist bei dir nicht als Kopie im Spiel ({ $copied }).
error-no-such-copy = { $card }: In diesem Zustand hast du kein Exemplar.
error-no-such-ability = { $card } hat keine solche Fähigkeit.
error-no-ally = { $card }: kein Alliierter im Spiel ({ $faction }).
error-already-used = { $card }: in diesem Zug bereits eingesetzt.
warning-cards =
    { $count ->
        [one] Eine Handkarte nicht ausgespielt
       *[other] { $count } Handkarten nicht ausgespielt
    }
warning-combat = { $amount } Kampf nicht ausgegeben
warning-trade = { $amount } Handel nicht ausgegeben
warning-partner = { $card }: die Allianz-Fähigkeit verlöre dadurch ihren Alliierten
