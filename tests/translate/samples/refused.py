"""What the dialect does not have: each piece with what is said about it. A piece is a module; the mark is the line."""

BOX = """\
class Box:
    def __init__(self, x: list[int]) -> None:
        self.x = x
    def grow(self) -> int:
        self.x.append(1)
        return 1
    def all(self) -> list[int]:
        return self.x
    def reset(self) -> int:
        self.x = [1]
        return 0
"""

REFUSED = [
    ("a dictionary", "def f(a: int) -> int:\n    d = {1: 2}  # here\n    return a\n", "not in the dialect: {1: 2}"),
    ("a string", "def f(a: int) -> int:\n    s = 'x'  # here\n    return a\n", "not in the dialect: 'x'"),
    ("an untyped parameter", "def f(a) -> int:  # here\n    return 1\n", "no type: f(a)"),
    ("an untyped result", "def f(a: int):  # here\n    return 1\n", "no type of what it returns: f"),
    ("a type of elsewhere", "def f(a: str) -> int:  # here\n    return 1\n", "no type of the dialect: str"),
    ("more than 64 bits", "def f(a: int) -> int:\n    return a + 9223372036854775808  # here\n", "more than 64 bits"),
    ("a constant of more", "BIG: Final = 2**64  # here\n", "more than 64 bits: BIG"),
    ("a name that is not there", "def f(a: int) -> int:\n    return a + b  # here\n", "not known here: b"),
    ("a function of elsewhere", "def f(a: int) -> int:\n    return hash(a)  # here\n", "not in the dialect: hash(a)"),
    ("a module of elsewhere", "from os import getpid  # here\n", "not of the engine: os.getpid"),
    ("a whole module", "import math  # here\n", "import names from a module instead: import math"),
    ("a second type", "def f(a: int) -> int:\n    a = 1.5  # here\n    return 1\n", "a is int, not float"),
    ("a number for a truth", "def f(a: int) -> bool:\n    return a  # here\n", "a is int, not bool"),
    ("a negative index", "def f(a: list[int]) -> int:\n    return a[-1]  # here\n", "an index is never negative"),
    (
        "an exception caught",
        "def f() -> None:\n    try:  # here\n        pass\n    finally:\n        pass\n",
        "not in the dialect",
    ),
    ("a closure", "def f() -> None:\n    def g() -> None:  # here\n        pass\n", "not in the dialect: def g()"),
    ("a lambda", "def f() -> int:\n    return (lambda: 1)()  # here\n", "no function of the engine"),
    ("a generator", "def f() -> None:\n    yield 1  # here\n", "not in the dialect: (yield 1)"),
    (
        "an else of a loop",
        "def f() -> None:\n    while False:  # here\n        pass\n    else:\n        pass\n",
        "not in the dialect",
    ),
    (
        "a step that varies",
        "def f(a: int) -> None:\n    for b in range(0, 9, a):  # here\n        pass\n",
        "a step is a constant",
    ),
    ("parameters of any number", "def f(*a: int) -> None:  # here\n    pass\n", "parameters are plain: f"),
    (
        "two base classes",
        "class A:\n    pass\nclass B:\n    pass\nclass C(A, B):  # here\n    pass\n",
        "one base class at most",
    ),
    (
        "an attribute that is not there",
        "class A:\n    pass\ndef f(a: A) -> int:\n    return a.x  # here\n",
        "A has no attribute x",
    ),
    (
        "a method that is not there",
        "class A:\n    pass\ndef f(a: A) -> None:\n    a.x()  # here\n",
        "A has no method x",
    ),
    (
        "too few arguments",
        "def g(a: int) -> None:\n    pass\ndef f() -> None:\n    g()  # here\n",
        "nothing given for a: g()",
    ),
    (
        "a growth of what was given",
        "def f(a: list[int]) -> None:\n    a.append(1)  # here\n",
        "an array that has another name too does not grow: a",
    ),
    (
        "a growth under two names",
        "def f() -> None:\n    a = [1]\n    b = a\n    a.append(1)  # here\n",
        "an array that has another name too does not grow: a",
    ),
    ("reals and bits", "def f(a: float) -> float:\n    return a & a  # here\n", "not with reals: a & a"),
    ("other powers", "def f(a: int) -> int:\n    return 3**a  # here\n", "only powers of two: 3 ** a"),
    (
        "a decorator",
        "@staticmethod\ndef f() -> None:  # here\n    pass\n",
        "not a decorator of the dialect: staticmethod",
    ),
    ("code of a module", "print(1)  # here\n", "not at the top of a module: print(1)"),
    ("None without a class", "def f(a: int) -> int:\n    return None  # here\n", "None is None, not int"),
    (
        "a variable of one branch",
        "def f(a: int) -> int:\n    if a > 0:\n        b = 1\n    return b  # here\n",
        "may have no value yet: b",
    ),
    (
        "an array of one branch",
        "def f(a: int) -> int:\n    if a > 0:\n        b = [1]\n    return b[0]  # here\n",
        "may have no value yet: b",
    ),
    (
        "the variable of a loop that may go round never",
        "def f(a: int) -> int:\n    for b in range(a):\n        pass\n    return b  # here\n",
        "may have no value yet: b",
    ),
    (
        "what the body of a loop sets",
        "def f(a: int) -> int:\n    while a > 0:\n        b = a\n        a -= 1\n    return b  # here\n",
        "may have no value yet: b",
    ),
    (
        "a variable before its first value",
        "def f(a: int) -> int:\n    while a > 0:\n        a -= b  # here\n        b = 1\n    return a\n",
        "not known here: b",
    ),
    (
        "a sum that begins with nothing",
        "def f(a: int) -> int:\n    if a > 0:\n        b = 1\n    b += 1  # here\n    return b\n",
        "may have no value yet: b",
    ),
    (
        "what stands before a break",
        "def f(a: int) -> int:\n    while True:\n        if a > 0:\n            break\n        b = 1\n        break\n"
        "    return b  # here\n",
        "may have no value yet: b",
    ),
    (
        "the variable of a comprehension outside",
        "def f(a: int) -> int:\n    b = [c for c in range(a)]\n    return c + b[0]  # here\n",
        "not known here: c",
    ),
    (
        "a comprehension with the name of something else",
        "def f(a: int) -> int:\n    b = [a for a in range(3)]  # here\n    return a + b[0]\n",
        "means something already: a",
    ),
    (
        "no result at the end",
        "def f(a: int) -> int:  # here\n    if a > 0:\n        return 1\n",
        "may end without a result: f",
    ),
    (
        "no result after a loop",
        "def f(a: int) -> int:  # here\n    while a > 0:\n        return 1\n",
        "may end without a result: f",
    ),
    (
        "no result where a loop is left",
        "def f(a: int) -> list[int]:  # here\n    while True:\n        if a > 0:\n            break\n"
        "        return [1]\n",
        "may end without a result: f",
    ),
    ("no result at all", "def f(a: int) -> int:  # here\n    ...\n", "may end without a result: f"),
    (
        "an attribute of one branch",
        "class A:\n    def __init__(self, a: int) -> None:  # here\n        if a > 0:\n            self.x = [a]\n",
        "may have no value yet: self.x",
    ),
    (
        "an object that is used before it is whole",
        "class A:\n    def __init__(self) -> None:\n        self.x = 1\n"
        "        self.show()  # here\n        self.y = [1]\n"
        "    def show(self) -> int:\n        return self.y[0]\n",
        "may have no value yet: self.y",
    ),
    (
        "a base that was never made",
        "class A:\n    def __init__(self) -> None:\n        self.x = [1]\n"
        "class B(A):\n    def __init__(self) -> None:  # here\n        self.y = 1\n",
        "may have no value yet: self.x",
    ),
    ("a function that calls itself", "def f(a: int) -> int:\n    return f(a + 1)  # here\n", "calls itself again: f"),
    (
        "two that call each other",
        "def f(a: int) -> int:\n    return g(a)  # here\ndef g(a: int) -> int:\n    return f(a)\n",
        "calls itself again: f",
    ),
    (
        "a class that holds itself",
        "class A:  # here\n    def __init__(self, next: 'A | None') -> None:\n        self.next = next\n",
        "holds objects of its own kind: A",
    ),
    ("one of two numbers", "def f(a: int, b: int) -> int:\n    return a or b  # here\n", "a is int, not bool"),
    (
        "a truth or a number",
        "def f(a: int, b: int) -> int:\n    c = a > 0 and b  # here\n    return c\n",
        "b is int, not bool",
    ),
    ("a power that is too high", "def f() -> int:\n    return 2**63  # here\n", "more than 64 bits: 2 ** 63"),
    ("a shift that is too far", "def f() -> int:\n    return 1 << 64  # here\n", "a shift is by 0 to 63: 1 << 64"),
    ("a shift backwards", "def f(a: int) -> int:\n    return a << -1  # here\n", "a shift is by 0 to 63: a << -1"),
    (
        "a product of constants that is too long",
        "BIG: Final = 2**62\ndef f() -> int:\n    return BIG * 3 - 1  # here\n",
        "more than 64 bits: BIG * 3",
    ),
    (
        "the opposite of the lowest number",
        "def f() -> int:\n    return -(-9223372036854775808)  # here\n",
        "more than 64 bits: --9223372036854775808",
    ),
    ("a constant among others that is too long", "BIG: Final = (1, 2**63)  # here\n", "more than 64 bits: BIG"),
    ("a default that is too long", f"def f(a: int = {2**63}) -> int:  # here\n    return a\n", "no int: a="),
    ("a default of another type", "def f(a: int = 1.5) -> int:  # here\n    return a\n", "no int: a=1.5"),
    (
        "a default that is worked out",
        "def f(a: int = -1) -> int:  # here\n    return a\n",
        "a default is a plain number, a truth or None: -1",
    ),
    (
        "None for an object by default",
        "class A:\n    pass\ndef f(a: A = None) -> int:  # here\n    return 1\n",
        "A: a=None",
    ),
    ("a list of lists", "def f() -> None:\n    a = [[1]]  # here\n", "no array of the dialect: [[1]]"),
    ("a list of truths and reals", "def f() -> None:\n    a = [1, 2.5]  # here\n", "no array of the dialect: [1, 2.5]"),
    (
        "a tuple of objects",
        "class A:\n    pass\ndef f() -> None:\n    a = (A(), 1)  # here\n",
        "no tuple of the dialect: (A(), 1)",
    ),
    (
        "a function of the same name",
        "def f() -> int:\n    return 1\ndef f() -> int:  # here\n    return 2\n",
        "means something already: f",
    ),
    (
        "a method of the same name",
        "class A:\n    def f(self) -> int:\n        return 1\n    def f(self) -> int:  # here\n        return 2\n",
        "means something already: f",
    ),
    (
        "a function with the name of a constant",
        "F: Final = 1\ndef F() -> int:  # here\n    return 1\n",
        "means something already: F",
    ),
    (
        "an attribute with the name of a method",
        "class A:\n    def __init__(self) -> None:\n        self.f = 1  # here\n"
        "    def f(self) -> int:\n        return 1\n",
        "a method has this name: f",
    ),
    (
        "a method with other types than the one it replaces",
        "class A:\n    def f(self, a: int) -> int:\n        return a\n"
        "class B(A):\n    def f(self, a: float) -> int:  # here\n        return 1\n",
        "other parameters than the method it replaces: f",
    ),
    (
        "a method with another default",
        "class A:\n    def f(self, a: int = 1) -> int:\n        return a\n"
        "class B(A):\n    def f(self, a: int = 2) -> int:  # here\n        return a\n",
        "other parameters than the method it replaces: f",
    ),
    (
        "a message that is worked out",
        "def f(a: int) -> None:\n    assert a, f'{a}'  # here\n",
        "a message is a constant text",
    ),
    (
        "a name of the translator",
        "def f(value1_: int) -> int:  # here\n    return 1\n",
        "a name such as only the translator gives",
    ),
    ("a tuple that is given", "def f(a: tuple[int, int]) -> int:  # here\n    return 1\n", "no type of a parameter"),
    (
        "a tuple that is kept",
        "class A:\n    def __init__(self) -> None:\n        self.a = (1, 2)  # here\n",
        "no type of an attribute: tuple[int, int]",
    ),
    (
        "a tuple of arrays under one name",
        "def f() -> int:\n    a = ([1], [2])  # here\n    return 1\n",
        "parts of a tuple that are arrays get names: a",
    ),
    (
        "a growth in a call, under another name",
        BOX + "def f(a: Box) -> int:\n    b = a.x\n    a.grow()\n    return len(b)  # here\n",
        "may have grown under another name: b",
    ),
    (
        "a growth of what a call gave",
        BOX + "def f(a: Box) -> int:\n    b = a.all()\n    a.grow()\n    return len(b)  # here\n",
        "may have grown under another name: b",
    ),
    (
        "a growth of what was kept",
        BOX + "def f() -> int:\n    b = [1]\n    a = Box(b)\n    a.grow()\n    return len(b)  # here\n",
        "may have grown under another name: b",
    ),
    (
        "a growth of what somebody keeps",
        BOX + "def f() -> int:\n    b = [1]\n    a = Box(b)\n    b.append(2)  # here\n    return len(a.x)\n",
        "an array that has another name too does not grow: b",
    ),
    (
        "a growth of what was given meanwhile",
        BOX + "def g(a: Box, b: list[int]) -> int:\n    a.grow()\n    return len(b)\n"
        "def f(a: Box) -> int:\n    return g(a, a.x)  # here\n",
        "given as b, and grows meanwhile: g",
    ),
    (
        "a growth in the round before",
        BOX + "def f(n: int) -> int:\n    a = [1]\n    b = [2]\n    for _i in range(n):\n"
        "        a.append(1)  # here\n        b = a\n    return len(b)\n",
        "an array that has another name too does not grow: a",
    ),
    (
        "a growth where only one branch gave another array",
        BOX + "def f(n: int) -> int:\n    a = [1]\n    b = a\n    if n > 0:\n        b = [2]\n"
        "    b.append(1)  # here\n    return len(a)\n",
        "an array that has another name too does not grow: b",
    ),
    (
        "a loop through what it lets grow",
        BOX + "def f() -> int:\n    a = [1]\n    for b in a:  # here\n        a.append(b)\n    return 1\n",
        "may have grown under another name: what the loop goes through",
    ),
    (
        "a loop through what its calls let grow",
        BOX + "def f(a: Box) -> int:\n    for _b in a.x:  # here\n        a.grow()\n    return 1\n",
        "may have grown under another name: what the loop goes through",
    ),
    (
        "an index that changes its array",
        BOX + "def f(a: Box) -> int:\n    return a.x[a.reset()]  # here\n",
        "give it a name first",
    ),
    (
        "a sum that changes its array",
        BOX + "def f(a: Box) -> None:\n    a.x[0] += a.reset()  # here\n",
        "give it a name first",
    ),
    (
        "an argument that changes another",
        BOX + "class Shelf:\n    def __init__(self) -> None:\n        self.box = Box([1])\n"
        "    def clear(self) -> int:\n        self.box = Box([2])\n        return 1\n"
        "def g(a: Box, b: int) -> int:\n    return a.x[0] + b\n"
        "def f(a: Shelf) -> int:\n    return g(a.box, a.clear())  # here\n",
        "give it a name first",
    ),
    (
        "a growth of a constant",
        "L: Final = [1]\ndef f() -> int:\n    a = L\n    a.append(1)  # here\n    return len(L)\n",
        "an array that has another name too does not grow: a",
    ),
    (
        "a growth of a constant that an attribute holds",
        "L: Final = [1]\nclass A:\n    def __init__(self) -> None:\n        self.x = L\n"
        "def f(a: A) -> int:\n    a.x.append(1)  # here\n    return len(L)\n",
        "an array that something else may hold does not grow: x",
    ),
    (
        "a growth of what two attributes hold",
        "class A:\n    def __init__(self) -> None:\n        self.x = [1]\n        self.y = self.x\n"
        "    def grow(self) -> None:\n        self.x.append(1)  # here\n",
        "an array that something else may hold does not grow: x",
    ),
    (
        "a growth of what two objects hold",
        BOX.replace("append(1)", "append(1)  # here")
        + "def f() -> int:\n    b = [1]\n    return len(Box(b).x) + len(Box(b).x)\n",
        "an array that something else may hold does not grow: x",
    ),
    (
        "a growth of what another object was given",
        BOX.replace("append(1)", "append(1)  # here") + "def f(a: Box, b: Box) -> None:\n    a.x = b.x\n",
        "an array that something else may hold does not grow: x",
    ),
    (
        "a constant whose name becomes a variable",
        "L: Final = 3\ndef f(a: int) -> int:\n    b = L  # here\n    L = a\n    return b + L\n",
        "not known here: L",
    ),
    (
        "a subclass before it is whole",
        "class A:\n    def __init__(self) -> None:\n        self.n = 1\n        self.n = self.get()  # here\n"
        "    def get(self) -> int:\n        return 1\nclass B(A):\n    def __init__(self) -> None:\n"
        "        super().__init__()\n        self.m = [1]\n    def get(self) -> int:\n        return self.m[0]\n",
        "a subclass is not whole yet: self",
    ),
]
