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
