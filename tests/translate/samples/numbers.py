"""Numbers and branches, as the engine has them."""

from math import sqrt
from typing import Final

LOW: Final = 0xFFFFFFFF
STEPS: Final = (3, 5, 8)
HALF: Final = 0.5


def divide(a: int, b: int) -> int:
    """Rounds down, also below zero."""
    return a // b


def rest(a: int, b: int) -> int:
    return a % b


def by_constants(a: int) -> int:
    return a // 3 * 1000 + a % 3 * 100 + a // 4 * 10 + a % 4 + a // -5 + a % -5


def shifts(a: int, by: int) -> int:
    return (a << by) - (a >> by) + (a << 3) + (a >> 2)


def bits(a: int, b: int) -> int:
    return (a & b) + (a | ~b) - (a ^ b) + -a


def wrapped(a: int) -> int:
    """What is above 32 bits is cut off: the same wherever it overflows."""
    return (a * 0x5DEECE66D + 11) & LOW


def grade(a: int) -> int:
    if a < 0:
        return -1
    elif a == 0 or a > 100:
        return 0
    if not a > 10 and a != 5:
        return 1
    return 2 if 20 <= a < 30 else 3


def is_among(a: int) -> bool:
    return a in (2, 3, 5) or a not in (1, 2, 3, 4, 5, 6)


def triangle(n: int) -> int:
    total: int = 0
    for step in range(n + 1):
        if step == 3:
            continue
        if step > 50:
            break
        total += step
    for down in range(n, 0, -2):
        total += down << 1
    while total > 1000:
        total -= 7
    return total


def last_value(n: int) -> int:
    """The variable of a loop keeps its last value, and a change of it does not change the loop."""
    step: int = -1
    seen: int = 0
    for step in range(n):
        seen += step
        step = 100
    return seen * 1000 + step


def mean(a: int, b: int) -> float:
    return sqrt(float(a * a + b * b)) * HALF + a / 3


def smaller(a: int, b: int = 7) -> int:
    return min(a, b) - max(a, b) + abs(a)


def lengths(a: int) -> int:
    return a.bit_length()


def power(n: int) -> int:
    return int(2**n)


def step(n: int) -> int:
    return STEPS[n]


def new(union: int, double: int) -> int:
    """Words of C are fine names."""
    register = union + double
    return register


def lowest_number() -> int:
    return -9223372036854775808


def exchanged(a: int, b: int) -> int:
    a, b = b, a
    c, b, a = a % 7, a, b
    return a * 100 + b * 10 + c


def named_like_c(count: int, given: int, result: int, int64_t: int) -> int:
    """Names that the runtime, the faces or C itself have too."""
    MODULE = count + 1
    P = given * 2
    value_ = MODULE - P
    rt_fail = value_ + result
    linux = rt_fail * int64_t
    assert linux == (count + 1 - given * 2 + result) * int64_t, 'a "message"\nof two lines?'
    return linux


def any_of(a: int, b: int) -> int:
    """Conditions may join numbers; what they are is not asked."""
    if a or (b and not a):
        return 1
    return 0 if a > 0 or b > 0 else 2


def always_set(a: int) -> int:
    """Every way gives it a value, or does not come here."""
    if a > 7:
        found = 1
    elif a > 3:
        raise ValueError("neither")
    else:
        while True:
            found = a
            if found < 2:
                break
            a -= 1
    for last in range(3):
        found += last
    return found * 10 + last
