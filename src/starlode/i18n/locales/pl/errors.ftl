# Why an action is refused.

error-match-over = Partia jest zakończona.
error-not-your-turn = Teraz kolej innego gracza.
error-nothing-to-undo = Nie ma czego cofnąć.
error-needs-consent = Od tego czasu odkryto coś zakrytego; tego nie można już cofnąć.
error-no-such-seat = Nie ma gracza { $seat }.
error-not-natures-turn = Teraz nie ma nic do losowania.
error-natures-turn = Najpierw trzeba dobrać kartę.
error-unknown-action = Niezrozumiałe polecenie: { $action } (? – pomoc)
error-unknown-card = Nie ma karty „{ $card }”.
error-not-asked = Teraz niemożliwe: { $action }
error-answer-first = Najpierw trzeba odpowiedzieć na otwarte pytanie.
error-not-in-hand = Nie masz na ręce karty „{ $card }”.
error-no-such-target = Nie można zaatakować gracza { $seat }.
error-no-such-base = Gracz { $seat } nie ma w grze bazy „{ $card }”.
error-eliminated = Gracz { $seat } już nie gra.
error-nothing-to-gain = Użycie karty „{ $card }” nic by teraz nie dało.
error-not-conceding = Gracz { $seat } nie proponował poddania partii.
error-no-draws = W tej grze nie zgłasza się remisu.
error-no-resigning = W tej grze nie można się poddać.
