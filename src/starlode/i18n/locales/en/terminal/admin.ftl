# What `starlode admin` says.

admin-people = { $count ->
        [one] One person.
       *[other] { $count } people.
    }
admin-matches = { $count ->
        [one] one table
       *[other] { $count } tables
    }
admin-account = account
admin-banned = banned until { $until }
admin-banned-for-ever = banned for ever
admin-for-ever = for ever
admin-ban-done = { $who } is banned: { $until }.
admin-unban-done = { $who } may come back.
admin-delete-ask = Forget { $who }? The matches stay, without the name.
admin-tables-done = Done; { $count ->
        [one] one table was concerned.
       *[other] { $count } tables were concerned.
    }
admin-ordered = A server uses this folder: it does so within a few seconds.
admin-export-done = { $file } holds everything that is kept.
admin-link-about = The link works once, for { $hours } hours. Whoever has it sets the password.

admin-reports = { $count ->
        [one] One report.
       *[other] { $count } reports.
    }
admin-told-by = told by { $who }
admin-closed = closed
admin-reason-name = name
admin-reason-chat = chat
admin-reason-play = way of playing
admin-reason-other = something else
admin-rating = rating { $rating }, matches: { $matches }, won: { $won }
admin-ratings-none = No rated match is over yet.
