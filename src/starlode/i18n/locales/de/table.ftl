# At a table on a server: what is refused there, and what would be lost by ending the turn.

warning-ability = { $card }: Fähigkeit nicht eingesetzt

error-bad-message = Diese Nachricht war nicht lesbar.
error-bad-request = Diese Anfrage war nicht lesbar.
error-bad-components = Mit dieser Materialdatei lässt sich kein Tisch eröffnen: { $why }.
error-bad-start = Mit dieser Datei kann kein Tisch beginnen: { $why }.
error-bad-option = Die Option { $option } kann nicht { $value } sein.
error-unknown-game = Ein Spiel namens { $game } gibt es nicht.
error-unknown-format = Ein Format namens { $format } gibt es nicht.
error-unknown-bot = Einen Bot namens { $bot } gibt es nicht.
error-wrong-seats = Dieses Format wird nicht mit { $seats } Plätzen gespielt.
error-who-are-you = Der Server kennt dich nicht; bitte die Seite neu laden.
error-wrong-origin = Das kam von der Seite eines anderen Servers.
error-no-such-table = Diesen Tisch gibt es nicht; vielleicht ist der Link unvollständig.
error-not-found = Hier ist nichts.
error-method-not-allowed = Das geht hier nicht.
error-too-large = Das ist zu lang.
error-too-fast = Zu viel auf einmal; bitte kurz warten.
error-too-many-tables = Du hast zu viele unbeendete Partien.
error-server-error = Auf dem Server ist etwas schiefgegangen.
error-not-stored = Der Server konnte das nicht festhalten, also ist es nicht geschehen. Bitte noch einmal versuchen.
error-table-moved = Der Tisch ist gerade zu einem anderen Prozess des Servers gewechselt. Bitte gleich noch einmal versuchen.
error-perhaps-done = Der Prozess, der gefragt war, ist mittendrin ausgefallen; vielleicht ist es geschehen, vielleicht nicht. Bitte nachsehen, bevor du es noch einmal versuchst.
error-not-started = Die Partie hat noch nicht begonnen.
error-already-started = Die Partie hat schon begonnen.
error-match-not-over = Die Partie ist noch nicht zu Ende.
error-no-hints = An diesem Tisch gibt es keinen Rat.
error-not-seated = Du spielst an diesem Tisch nicht mit.
error-already-agreed = Die Ziehungen sind schon vereinbart.
error-not-agreed = Die Ziehungen sind noch nicht vereinbart.
error-other-round = Vereinbart wird gerade eine andere Runde: Runde { $round }.
error-wrong-salt = Das ist nicht, was dein Platz zugesagt hat.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-kept = Die Plätze an diesem Tisch sind für die freigehalten, die die Partie davor gespielt haben.
error-lesson-not-now = { $reply }
error-lesson-answer = { $reply }
error-lesson-part-over = Dieser Teil ist zu Ende: Weiter geht es mit dem nächsten.
lesson-reply = Ein guter Gedanke, für später.
error-table-full = Alle Plätze sind besetzt.
error-no-undo-asked = Niemand möchte etwas zurücknehmen.
error-undo-denied = Das wurde abgelehnt; nach dem nächsten Spielzug kannst du wieder fragen.
error-undo-asked = Ein anderer Spieler möchte schon etwas zurücknehmen.
error-no-clock = An diesem Tisch läuft keine Uhr.
error-nobody-missed = So lange ist niemand weg, dass du es beanspruchen könntest.
error-no-pause = Niemand möchte eine Pause.
error-not-rated = Eine gewertete Partie ist für alle gleich: die üblichen Regeln, unsere Karten, kein Rat, und niemand wartet ewig ({ $at }).
error-rated-table = An einem gewerteten Tisch wird nichts zurückgenommen, sobald etwas aufgedeckt ist.
error-wrong-channel = In diesem Kanal kannst du nicht sprechen.
error-nothing-said = In dieser Zeile steht nichts.
error-needs-account = Für eine gewertete Partie brauchst du ein Konto; dein Name oben führt dorthin.
error-nobody-to-invite = Dort ist niemand, den du einladen könntest.
error-own-time = Zeit schenkt man anderen, nicht sich selbst.
error-no-vacation = So viel Urlaub gibt es an diesem Tisch nicht mehr.
error-outdated-table = Diese Partie wurde mit einer älteren Fassung der Regeln begonnen und kann nicht weitergehen.
error-too-slow = Das kam zu langsam an.
error-wrong-host = Unter diesem Namen antwortet der Server nicht.
error-too-many-bot-tables = Bots spielen für dich schon an mehreren Tischen; warte, bis eine Partie zu Ende ist.
error-too-many-pages = Du hast zu viele Seiten offen; bitte schließe einige.
error-server-full = Der Server ist voll; bitte später noch einmal versuchen.
error-server-stopping = Der Server wird gleich beendet; bitte gleich noch einmal versuchen.
notice-server-stopping = Der Server wird beendet. Die Partie bleibt erhalten, und diese Seite verbindet sich von selbst wieder.
notice-not-stored = Der Server kann gerade nichts festhalten, darum wartet der Bot. Er versucht es von selbst noch einmal.
notice-older-rules = Gerade wird eine neuere Fassung des Spiels eingeführt. Diese Partie wird nach den Regeln beendet, mit denen sie begann.
notice-server-error = Der Zug des Bots ist auf dem Server fehlgeschlagen. Er versucht es von selbst noch einmal.
bad-no-components = { $game } wird mit den Karten gespielt, wie sie sind: Eine Materialdatei gibt es dafür nicht
list-either =
    { $count ->
        [0] { $last }
       *[other] { $list } oder { $last }
    }
bad-in-file = { $name }: { $why }
preview-about = { $game }, { $way }: { $players }. Die ganze Partie Schritt für Schritt.
player-left = Jemand, der nicht mehr da ist
