# Why a file of components is refused, and where it differs from the box.

bad-key = unknown key { $key }: expected { $known }
bad-pair = { $key } is not a list of two: expected { $key } = ["…", "…"]
bad-braces = { $key } is not in braces: expected { $key } = {"{"} word = "…" {"}"}
bad-number = { $key } is { $value }: expected a whole number from { $least } to { $most }
bad-flag = { $key } is { $value }: expected true or false
bad-text = { $key } is { $value }: expected a text in quotation marks
bad-in-line = { $name }, line { $line }: { $why }
bad-missing-key = { $key } is missing in this entry: add { $key } = …
bad-word = { $key } is { $value }: expected { $known }
bad-toml = { $name }, line { $line }, character { $column }: this is not TOML
bad-components-version = { $name } is not a file of components: expected a first line starlode-components = { $version }
bad-no-table = { $name }: there are no { $table }: expected entries that begin with [[{ $table }]]
bad-components-text = { $path } is not a text file in UTF-8: expected a file of components
bad-components-length = { $name } is too long for a file of components: expected no more than { $most } bytes
bad-twice-copies = { $which } is there twice: expected one entry with all its copies
bad-other-faction = { $which } is of the { $known } by every rulebook, not of the { $faction }
bad-other-level = { $which } has level { $known } by every rulebook, not { $level }
bad-other-figures = { $word } has other figures on another card: expected the same on all
bad-missing-mercenary = { $name }: level { $level } of the { $faction } is missing: add [[mercenaries]] with id { $which }
bad-crystal-cost = cost is { $cost }: expected 1, 3, 6 or 10
bad-twice-crystal = { $which } with { $points } points is there twice: expected one entry with all its copies
bad-crystal-kinds = there are more than { $most } kinds of crystals, and the engine holds no more
bad-twice-half = { $which } is there twice: expected one entry for each artifact
bad-twice-word = { $word } is on { $half } already: expected it on one artifact only
bad-missing-half = { $name }: { $which } is missing: add [[halves]] with id { $which }
bad-twice-artifact = { $half } is there twice: expected every artifact on one card only
bad-artifact-count = { $name }: there are { $count } artifact cards: expected { $need } for { $stacks } stacks of { $each }
bad-few-mercenaries = { $name }: { $factions } factions may have only { $have } mercenaries of level { $level }: expected at least { $need } for the Docks and { $hands } opening hands, so raise copies
bad-few-crystals = { $name }: there are { $have } crystals of cost { $cost }: expected at least { $places } for the mine
bad-in-entry = { $name }, entry { $number } of { $table }: { $why }
bad-toml-end = { $name } is not TOML
bad-dots = there are more than { $most } dots in this line: no key has so many parts
odd-faction = { $name }: the { $faction } have { $have } mercenaries, in the box they have { $box }
odd-crystals = { $name }: there are { $have } crystals, in the box there are { $box }
