"""Objects, arrays and the order in which things are done, as the engine has them."""

from typing import Final

LEAST: Final = {"hands": 2}


class Note:
    """What was noted, in order."""

    def __init__(self) -> None:
        self.entries: list[tuple[int, int]] = []

    def add(self, a: int, b: int) -> None:
        self.entries.append((a, b))

    def take(self) -> list[tuple[int, int]]:
        """All of it, which is forgotten here."""
        taken = self.entries
        self.entries = []
        return taken


class Counter:
    """Counts up, and says so."""

    def __init__(self, start: int, note: Note | None = None) -> None:
        self.value = start
        self.note = note
        self.is_loud = start > 10

    @property
    def double(self) -> int:
        """Twice the value."""
        return 2 * self.value

    def next(self, by: int = 1) -> int:
        """The value after another step."""
        self.value += by
        if self.note is not None:
            self.note.add(self.value, by)
        return self.value

    def loudness(self) -> int:
        """How loud it is."""
        raise NotImplementedError


class Bell(Counter):
    """A counter that rings."""

    def __init__(self, start: int, size: int) -> None:
        super().__init__(start)
        self.rung = bytearray(size)
        self.hours = [0] * size

    def loudness(self) -> int:
        return self.value * 10

    def ring(self, which: int) -> int:
        self.rung[which] += 1
        return self.rung[which]


class Gong(Bell):
    """A louder one."""

    def loudness(self) -> int:
        return super().loudness() + 1


class Dial:
    """An array that has so many elements for certain."""

    def __init__(self, hands: list[int]) -> None:
        self.hands = hands

    def minute(self) -> int:
        return self.hands[1]

    def second(self) -> int:
        return self.hands[2]


def loudness_of(counter: Counter) -> int:
    return counter.loudness()


def ring_if_bell(counter: Counter, which: int) -> int:
    assert isinstance(counter, Bell), "only bells ring"
    return counter.ring(which)


def in_order(counter: Counter) -> int:
    """Operands are looked at from left to right."""
    return counter.value * 10000 + counter.next() * 100 + counter.value


def in_arguments(counter: Counter) -> int:
    return _join(counter.next(), counter.next(5), counter.value)


def _join(a: int, b: int, c: int) -> int:
    return a * 10000 + b * 100 + c


def in_conditions(counter: Counter, limit: int) -> int:
    if (counter.value > limit and counter.next(10) > limit + 10) or counter.next(100) < 0:
        return counter.value
    while counter.next() % 7 != 0:
        limit += 1
    return (counter.next(1000) if counter.value > limit else counter.value) + limit


def in_items(counter: Counter) -> list[int]:
    """The value first, then the place; an operator looks at the place first."""
    found = [0] * 30
    found[counter.next()] = counter.next()
    found[counter.value] += counter.next() * 10
    return found


def later_owner(start: int) -> int:
    return make(start).next() + make(start).double


def make(start: int) -> Counter:
    return Counter(start)


def sorted_in(values: list[int]) -> list[int]:
    """Insertion, by arrays that grow."""
    kept: list[int] = []
    for value in values:
        longer: list[int] = []
        placed = False
        for other in kept:
            if not placed and value < other:
                longer.append(value)
                placed = True
            longer.append(other)
        if not placed:
            longer.append(value)
        kept = longer
    return [kept[index] for index in range(len(kept))]


def squares(n: int) -> list[int]:
    return [number * number for number in range(n) if number % 3 != 1]


def halves(values: list[int]) -> list[float]:
    return [value / 2 for value in values]


def parts(values: list[int], first: int, last: int) -> list[int]:
    middle = values[first:last]
    rest = values[last:]
    middle = extend_list(middle, rest)
    return middle


def bytes_in_and_out(more: int, less: int) -> int:
    """Bytes that come and go one by one."""
    kept = bytearray(2)
    kept.append(more)
    kept.remove(less)
    return len(kept) * 1000 + kept[1]


def extend_list(values: list[int], more: list[int]) -> list[int]:
    longer: list[int] = []
    for value in values:
        longer.append(value)
    for value in more:
        longer.append(value)
    return longer


def grown(n: int) -> list[int]:
    """An array becomes longer and shorter in its place."""
    found = [1] * n
    found.append(5)
    found.extend([2] * len(found))
    found.remove(5)
    return found


def shared(n: int) -> int:
    """An assignment copies nothing."""
    one = [1] * n
    other = one
    other[0] = 9
    return one[0]


def two(a: int) -> tuple[int, int]:
    return a, a + 1


def swapped(a: int) -> tuple[int, int]:
    first, second = two(a)
    return second, first


def fill(values: list[int], with_what: int) -> None:
    for index in range(len(values)):
        values[index] = with_what


def in_tuples(counter: Counter) -> int:
    one, other = counter.next(), counter.next()
    pair = both(counter)
    first, second = pair
    both(counter)
    return counter.value * 100000000 + one * 1000000 + other * 10000 + first * 100 + second


def both(counter: Counter) -> tuple[int, int]:
    return counter.next(), counter.next()


def exchanged_lists(n: int) -> list[int]:
    one, other = [n], [2, 3]
    for _time in range(n):
        one, other = other, one
    return [one[0], other[0], len(one)]


def grown_alone(n: int) -> list[int]:
    """Other names came and went before, or are not looked at again."""
    made: list[int] = []
    for step in range(n):
        row = [step]
        last = row
        made.extend(last)
        row = [step]
        row.append(step * 2)
        made.extend(row)
    made.extend(made)
    for each in made:
        if each == 2:
            made.remove(each)
            break
    return made


class Pair:
    """Methods whose names the translator has uses for too."""

    def __init__(self) -> None:
        self.items = [1]
        self.more = [2]

    def new(self) -> int:
        return len(self.items)

    def drop(self) -> int:
        self.items.append(3)
        return len(self.items)

    def kind(self) -> tuple[list[int], list[int]]:
        return self.items[:], self.more[:]

    def get_items(self) -> int:
        return self.items[0]


def of_a_pair() -> list[int]:
    """A name for what has grown is given anew, and what two parts of a tuple made is two arrays."""
    pair = Pair()
    seen = pair.items
    before = len(seen)
    pair.drop()
    seen = pair.items
    items, more = pair.kind()
    items.append(pair.new())
    more.append(pair.get_items())
    return [before, len(seen), len(items), len(more)]
