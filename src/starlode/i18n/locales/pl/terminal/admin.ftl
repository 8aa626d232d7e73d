# Co mówi `starlode admin`.

admin-people = { $count ->
        [one] Jedna osoba.
        [few] { $count } osoby.
        [many] { $count } osób.
       *[other] { $count } osób.
    }
admin-matches = { $count ->
        [one] jeden stół
        [few] { $count } stoły
        [many] { $count } stołów
       *[other] { $count } stołów
    }
admin-account = konto
admin-banned = zakaz wstępu do { $until }
admin-banned-for-ever = zakaz wstępu na zawsze
admin-for-ever = na zawsze
admin-ban-done = { $who }: zakaz wstępu, { $until }.
admin-unban-done = { $who } może wrócić.
admin-delete-ask = Zapomnieć gracza { $who }? Partie pozostaną, bez nazwy.
admin-tables-done = Gotowe; { $count ->
        [one] dotyczyło to jednego stołu.
        [few] dotyczyło to { $count } stołów.
        [many] dotyczyło to { $count } stołów.
       *[other] dotyczyło to { $count } stołów.
    }
admin-ordered = Tego folderu używa serwer: zrobi to w ciągu kilku sekund.
admin-export-done = { $file } zawiera wszystko, co jest przechowywane.
admin-link-about = Link działa jeden raz, przez { $hours } godz. Kto go ma, ustawia hasło.

admin-reports = { $count ->
        [one] Jedno zgłoszenie.
        [few] { $count } zgłoszenia.
        [many] { $count } zgłoszeń.
       *[other] { $count } zgłoszeń.
    }
admin-told-by = zgłasza: { $who }
admin-closed = załatwione
admin-reason-name = nazwa
admin-reason-chat = czat
admin-reason-play = sposób gry
admin-reason-other = coś innego
admin-rating = punkty { $rating }, partie: { $matches }, wygrane: { $won }
admin-ratings-none = Żadna partia rankingowa nie dobiegła jeszcze końca.
