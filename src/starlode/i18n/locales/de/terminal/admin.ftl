# Was `starlode admin` sagt.

admin-people = { $count ->
        [one] Eine Person.
       *[other] { $count } Personen.
    }
admin-matches = { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    }
admin-account = Konto
admin-banned = ausgeschlossen bis { $until }
admin-banned-for-ever = auf Dauer ausgeschlossen
admin-for-ever = auf Dauer
admin-ban-done = { $who } ist ausgeschlossen: { $until }.
admin-unban-done = { $who } darf wiederkommen.
admin-delete-ask = { $who } vergessen? Die Partien bleiben, ohne den Namen.
admin-tables-done = Fertig; { $count ->
        [one] ein Tisch war betroffen.
       *[other] { $count } Tische waren betroffen.
    }
admin-ordered = Ein Server benutzt diesen Ordner: Er tut es in wenigen Sekunden.
admin-export-done = { $file } enthält alles, was aufbewahrt wird.
admin-link-about = Der Link gilt einmal, { $hours } Stunden lang. Wer ihn hat, setzt das Passwort.

admin-reports = { $count ->
        [one] Eine Meldung.
       *[other] { $count } Meldungen.
    }
admin-told-by = gemeldet von { $who }
admin-closed = erledigt
admin-reason-name = Name
admin-reason-chat = Chat
admin-reason-play = Spielweise
admin-reason-other = etwas anderes
admin-rating = Wertung { $rating }, Partien: { $matches }, gewonnen: { $won }
admin-ratings-none = Noch ist keine gewertete Partie zu Ende.
