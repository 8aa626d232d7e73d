# Who is who at a table.

name-teammate = Partner { $seat }
name-enemy = Przeciwnik { $seat }
name-at-seat = { $name } { $seat }
list-next = { $list }, { $next }
list-last = { $list } i { $last }
side-own = Twoja drużyna
side-other = Druga drużyna
side-number = Drużyna { $number }
