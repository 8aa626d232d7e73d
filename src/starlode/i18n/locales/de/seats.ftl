# Who is who at a table.

name-teammate = Partner { $seat }
name-enemy = Gegner { $seat }
name-at-seat = { $name } { $seat }
list-next = { $list }, { $next }
list-last = { $list } und { $last }
side-own = Dein Team
side-other = Anderes Team
side-number = Team { $number }
