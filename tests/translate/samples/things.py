"""Objects, arrays and the order in which things are done, as the engine has them."""

from starlode.core.arrays import append, extend, i64, u8, vec


class Note:
    """What was noted, in order."""

    def __init__(self) -> None:
        self.entries: list[tuple[int, int]] = []

    def add(self, a: i64, b: i64) -> None:
        self.entries.append((a, b))

    def take(self) -> list[tuple[int, int]]:
        """All of it, which is forgotten here."""
        taken = self.entries
        self.entries = []
        return taken


class Counter:
    """Counts up, and says so."""

    def __init__(self, start: i64, note: Note | None = None) -> None:
        self.value = start
        self.note = note
        self.is_loud = start > 10

    @property
    def double(self) -> i64:
        """Twice the value."""
        return 2 * self.value

    def next(self, by: i64 = 1) -> i64:
        """The value after another step."""
        self.value += by
        if self.note is not None:
            self.note.add(self.value, by)
        return self.value

    def loudness(self) -> i64:
        """How loud it is."""
        raise NotImplementedError


class Bell(Counter):
    """A counter that rings."""

    def __init__(self, start: i64, size: i64) -> None:
        super().__init__(start)
        self.rung = vec[u8]([u8(0)] * size)

    def loudness(self) -> i64:
        return self.value * 10

    def ring(self, which: i64) -> i64:
        self.rung[which] += 1
        return i64(self.rung[which])


class Gong(Bell):
    """A louder one."""

    def loudness(self) -> i64:
        return super().loudness() + 1


def loudness_of(counter: Counter) -> i64:
    return counter.loudness()


def ring_if_bell(counter: Counter, which: i64) -> i64:
    assert isinstance(counter, Bell), "only bells ring"
    return counter.ring(which)


def in_order(counter: Counter) -> i64:
    """Operands are looked at from left to right."""
    return counter.value * 10000 + counter.next() * 100 + counter.value


def in_arguments(counter: Counter) -> i64:
    return _join(counter.next(), counter.next(5), counter.value)


def _join(a: i64, b: i64, c: i64) -> i64:
    return a * 10000 + b * 100 + c


def in_conditions(counter: Counter, limit: i64) -> i64:
    if (counter.value > limit and counter.next(10) > limit + 10) or counter.next(100) < 0:
        return counter.value
    while counter.next() % 7 != 0:
        limit += 1
    return (counter.next(1000) if counter.value > limit else counter.value) + limit


def in_items(counter: Counter) -> vec[i64]:
    """The value first, then the place; an operator looks at the place first."""
    found = vec[i64]([i64(0)] * 30)
    found[counter.next()] = counter.next()
    found[counter.value] += counter.next() * 10
    return found


def later_owner(start: i64) -> i64:
    return make(start).next() + make(start).double


def make(start: i64) -> Counter:
    return Counter(start)


def sorted_in(values: list[int]) -> list[int]:
    """Insertion, by arrays that grow."""
    kept = vec[i64]()
    for value in values:
        longer = vec[i64]()
        placed = False
        for other in kept:
            if not placed and value < other:
                longer = append(longer, value)
                placed = True
            longer = append(longer, other)
        if not placed:
            longer = append(longer, value)
        kept = longer
    return [kept[index] for index in range(len(kept))]


def squares(n: i64) -> list[int]:
    return [number * number for number in range(n) if number % 3 != 1]


def halves(values: list[int]) -> list[float]:
    return [value / 2 for value in values]


def parts(values: list[int], first: i64, last: i64) -> list[int]:
    middle = values[first:last]
    rest = values[last:]
    middle = extend_list(middle, rest)
    return middle


def extend_list(values: list[int], more: list[int]) -> list[int]:
    longer: list[int] = []
    for value in values:
        longer.append(value)
    for value in more:
        longer.append(value)
    return longer


def aliased(n: i64) -> vec[i64]:
    """An array that others have too stays as it is for them while it grows elsewhere."""
    one = vec[i64]([i64(1)] * n)
    other = one
    other = append(other, 5)
    other[0] = 9
    one = extend(one, vec[i64]([i64(2)] * len(other)))
    return one


def shared(n: i64) -> i64:
    """An assignment copies nothing."""
    one = vec[i64]([i64(1)] * n)
    other = one
    other[0] = 9
    return one[0]


def two(a: i64) -> tuple[int, int]:
    return a, a + 1


def swapped(a: i64) -> tuple[int, int]:
    first, second = two(a)
    return second, first


def fill(values: vec[i64], with_what: i64) -> None:
    for index in range(len(values)):
        values[index] = with_what
