# Why an action is refused.

error-match-over = Die Partie ist zu Ende.
error-not-your-turn = Ein anderer Spieler ist an der Reihe.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-needs-consent = Seither wurde Verdecktes aufgedeckt; das lässt sich nicht mehr zurücknehmen.
error-no-such-seat = Es gibt keinen Spieler { $seat }.
error-not-natures-turn = Der Zufall ist jetzt nicht an der Reihe.
error-natures-turn = Zuerst muss eine Karte gezogen werden.
error-no-stall-claims = Hier kann niemand ein Remis beanspruchen: Die Hausregel stall-claim wurde für diesen Tisch nicht gewählt.
error-not-stalled =
    { $turns ->
        [one] Ein Remis darf erst nach { $turns } Zug je Spieler ohne neue Kampfpunkte, ohne neue Autorität und ohne neue Karte beansprucht werden.
       *[other] Ein Remis darf erst nach { $turns } Zügen je Spieler ohne neue Kampfpunkte, ohne neue Autorität und ohne neue Karte beansprucht werden.
    }
error-unknown-action = Nicht verstanden: { $action } (? für Hilfe)
error-unknown-card = Eine Karte „{ $card }“ gibt es nicht.
error-not-asked = Jetzt nicht möglich: { $action }
error-answer-first = Zuerst muss die offene Frage beantwortet werden.
error-not-in-hand = { $card } ist nicht auf deiner Hand.
error-no-explorers = Der Entdecker-Stapel ist leer.
error-not-in-row = { $card } liegt nicht in der Handelsreihe.
error-not-enough-trade = Nicht genug Handel: { $card } kostet { $need }, du hast { $have }.
error-no-such-target = Spieler { $seat } kann nicht angegriffen werden.
error-no-such-base = Spieler { $seat } hat diese Basis nicht im Spiel: { $card }.
error-outposts-first = Zuerst müssen die Vorposten zerstört werden.
error-out-of-reach = Spieler { $seat } ist in diesem Format außer Reichweite.
error-no-neighbour = An Spieler { $seat } kannst du keine Karte weitergeben, nur im eigenen Team direkt daneben und nur, wer noch mitspielt.
error-not-in-discard-pile = { $card } liegt nicht auf deinem Abwurfstapel.
error-no-handing-over = An Spieler { $seat } kannst du den Zug jetzt nicht übergeben.
error-eliminated = Spieler { $seat } ist ausgeschieden.
error-not-enough-combat = Nicht genug Kampf: { $need } nötig, du hast { $have }.
error-not-in-play = { $card } ist bei dir nicht im Spiel.
error-not-in-play-copied = { $card } ist bei dir nicht als Kopie im Spiel ({ $copied }).
error-no-such-copy = { $card }: In diesem Zustand hast du kein Exemplar.
error-no-such-ability = { $card } hat keine solche Fähigkeit.
error-already-used = { $card }: in diesem Zug bereits eingesetzt.
error-no-ally = { $card }: kein Alliierter im Spiel ({ $faction }).
error-nothing-to-gain = { $card }: Das würde jetzt nichts bewirken.
