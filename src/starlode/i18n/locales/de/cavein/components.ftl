# Warum eine Materialdatei abgelehnt wird, und worin sie von der Schachtel abweicht.

bad-key = unbekannter Schlüssel { $key }: Erwartet wird { $known }
bad-pair = { $key } ist keine Liste mit zwei Einträgen: Erwartet wird { $key } = ["…", "…"]
bad-braces = { $key } steht nicht in geschweiften Klammern: Erwartet wird { $key } = {"{"} word = "…" {"}"}
bad-number = { $key } ist { $value }: Erwartet wird eine ganze Zahl von { $least } bis { $most }
bad-flag = { $key } ist { $value }: Erwartet wird true oder false
bad-text = { $key } ist { $value }: Erwartet wird ein Text in Anführungszeichen
bad-in-line = { $name }, Zeile { $line }: { $why }
bad-missing-key = In diesem Eintrag fehlt { $key }: ergänze { $key } = …
bad-word = { $key } ist { $value }: Erwartet wird { $known }
bad-toml = { $name }, Zeile { $line }, Zeichen { $column }: Das ist kein TOML
bad-components-version = { $name } ist keine Materialdatei: Erwartet wird eine erste Zeile starlode-components = { $version }
bad-no-table = { $name }: { $table } fehlt: Erwartet werden Einträge, die mit [[{ $table }]] beginnen
bad-components-text = { $path } ist keine Textdatei in UTF-8: Erwartet wird eine Materialdatei
bad-components-length = { $name } ist zu lang für eine Materialdatei: Erwartet werden höchstens { $most } Bytes
bad-twice-copies = { $which } steht zweimal da: Erwartet wird ein Eintrag mit allen Exemplaren
bad-other-faction = { $which } gehört nach jeder Anleitung zu { $known }, nicht zu { $faction }
bad-other-level = { $which } hat nach jeder Anleitung Level { $known }, nicht { $level }
bad-other-figures = { $word } hat auf einer anderen Karte andere Zahlen: Erwartet werden überall dieselben
bad-missing-mercenary = { $name }: Level { $level } von { $faction } fehlt: ergänze [[mercenaries]] mit id { $which }
bad-crystal-cost = cost ist { $cost }: Erwartet wird 1, 3, 6 oder 10
bad-twice-crystal = { $which } mit { $points } Punkten steht zweimal da: Erwartet wird ein Eintrag mit allen Exemplaren
bad-crystal-kinds = Es gibt mehr als { $most } Arten von Kristallen, und mehr fasst das Spiel nicht
bad-twice-half = { $which } steht zweimal da: Erwartet wird ein Eintrag für jedes Artefakt
bad-twice-word = { $word } steht schon bei { $half }: Erwartet wird es nur bei einem Artefakt
bad-missing-half = { $name }: { $which } fehlt: ergänze [[halves]] mit id { $which }
bad-twice-artifact = { $half } steht zweimal da: Erwartet wird jedes Artefakt auf nur einer Karte
bad-artifact-count = { $name }: Es gibt { $count } Artefaktkarten: Erwartet werden { $need }, { $stacks } Stapel zu je { $each }
bad-few-mercenaries = { $name }: { $factions } Fraktionen haben womöglich nur { $have } Söldner von Level { $level }: Erwartet werden mindestens { $need } für die Docks und { $hands } Starthände, erhöhe also copies
bad-few-crystals = { $name }: Es gibt { $have } Kristalle mit Kosten { $cost }: Erwartet werden mindestens { $places } für die Mine
bad-in-entry = { $name }, Eintrag { $number } von { $table }: { $why }
bad-toml-end = { $name } ist kein TOML
bad-dots = In dieser Zeile stehen mehr als { $most } Punkte: So viele Teile hat kein Schlüssel
odd-faction = { $name }: { $faction } haben { $have } Söldner, in der Schachtel sind es { $box }
odd-crystals = { $name }: Es gibt { $have } Kristalle, in der Schachtel sind es { $box }
