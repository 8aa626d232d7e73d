# Dlaczego plik elementów zostaje odrzucony i czym różni się od pudełka.

bad-key = nieznany klucz { $key }: oczekiwano { $known }
bad-pair = { $key } nie jest listą z dwoma wpisami: oczekiwano { $key } = ["…", "…"]
bad-braces = { $key } nie jest w nawiasach klamrowych: oczekiwano { $key } = {"{"} word = "…" {"}"}
bad-number = { $key } to { $value }: oczekiwano liczby całkowitej od { $least } do { $most }
bad-flag = { $key } to { $value }: oczekiwano true albo false
bad-text = { $key } to { $value }: oczekiwano tekstu w cudzysłowie
bad-in-line = { $name }, wiersz { $line }: { $why }
bad-missing-key = w tym wpisie brakuje { $key }: dodaj { $key } = …
bad-word = { $key } to { $value }: oczekiwano { $known }
bad-toml = { $name }, wiersz { $line }, znak { $column }: to nie jest TOML
bad-components-version = { $name } nie jest plikiem elementów: oczekiwano pierwszego wiersza starlode-components = { $version }
bad-no-table = { $name }: brakuje { $table }: oczekiwano wpisów, które zaczynają się od [[{ $table }]]
bad-components-text = { $path } nie jest plikiem tekstowym w UTF-8: oczekiwano pliku elementów
bad-components-length = { $name } jest za długi jak na plik elementów: oczekiwano najwyżej { $most } bajtów
bad-twice-copies = { $which } występuje dwa razy: oczekiwano jednego wpisu ze wszystkimi egzemplarzami
bad-other-faction = { $which } według każdej instrukcji należy do { $known }, nie do { $faction }
bad-other-level = { $which } według każdej instrukcji ma poziom { $known }, nie { $level }
bad-other-figures = { $word } ma na innej karcie inne liczby: oczekiwano wszędzie tych samych
bad-missing-mercenary = { $name }: brakuje poziomu { $level } frakcji { $faction }: dodaj [[mercenaries]] z id { $which }
bad-crystal-cost = cost to { $cost }: oczekiwano 1, 3, 6 albo 10
bad-twice-crystal = { $which } za { $points } pkt występuje dwa razy: oczekiwano jednego wpisu ze wszystkimi egzemplarzami
bad-crystal-kinds = jest więcej niż { $most } rodzajów kryształów, a więcej gra nie pomieści
bad-twice-half = { $which } występuje dwa razy: oczekiwano jednego wpisu na artefakt
bad-twice-word = { $word } jest już przy { $half }: oczekiwano go tylko przy jednym artefakcie
bad-missing-half = { $name }: brakuje { $which }: dodaj [[halves]] z id { $which }
bad-twice-artifact = { $half } występuje dwa razy: oczekiwano każdego artefaktu tylko na jednej karcie
bad-artifact-count = { $name }: kart artefaktów jest { $count }: oczekiwano { $need } na { $stacks } stosy po { $each }
bad-few-mercenaries = { $name }: { $factions } frakcje mogą mieć tylko { $have } najemników poziomu { $level }: oczekiwano co najmniej { $need } na doki i na { $hands } początkowe ręce, więc zwiększ copies
bad-few-crystals = { $name }: kryształów o koszcie { $cost } jest { $have }: oczekiwano co najmniej { $places } do kopalni
bad-in-entry = { $name }, wpis { $number } w { $table }: { $why }
bad-toml-end = { $name } nie jest plikiem TOML
bad-dots = w tym wierszu jest ponad { $most } kropek: żaden klucz nie ma tylu części
odd-faction = { $name }: { $faction } mają najemników: { $have }, w pudełku jest ich { $box }
odd-crystals = { $name }: kryształów jest { $have }, w pudełku jest ich { $box }
