# Who is who at a table.

name-teammate = Teammate { $seat }
name-enemy = Opponent { $seat }
name-at-seat = { $name } { $seat }
list-next = { $list }, { $next }
list-last = { $list } and { $last }
side-own = Your team
side-other = Other team
side-number = Team { $number }
