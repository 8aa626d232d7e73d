# Why an action is refused.

error-match-over = Die Partie ist zu Ende.
error-not-your-turn = Ein anderer Spieler ist an der Reihe.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-needs-consent = Seither wurde Verdecktes aufgedeckt; das lässt sich nicht mehr zurücknehmen.
error-no-such-seat = Es gibt keinen Spieler { $seat }.
error-not-natures-turn = Der Zufall ist jetzt nicht an der Reihe.
error-natures-turn = Zuerst muss eine Karte gezogen werden.
error-unknown-action = Nicht verstanden: { $action } (? für Hilfe)
error-unknown-card = Eine Karte „{ $card }“ gibt es nicht.
error-not-asked = Jetzt nicht möglich: { $action }
error-answer-first = Zuerst muss die offene Frage beantwortet werden.
error-not-in-hand = { $card } ist nicht auf deiner Hand.
error-no-such-target = Spieler { $seat } kann nicht angegriffen werden.
error-no-such-base = Spieler { $seat } hat diese Basis nicht im Spiel: { $card }.
error-eliminated = Spieler { $seat } ist ausgeschieden.
error-nothing-to-gain = { $card }: Das würde jetzt nichts bewirken.
error-not-conceding = Spieler { $seat } hat nicht vorgeschlagen aufzugeben.
error-no-draws = In diesem Spiel lässt sich kein Remis beanspruchen.
error-no-resigning = In diesem Spiel kann niemand aufgeben.
