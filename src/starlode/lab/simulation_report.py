"""The results of a simulation as a person reads them."""

from collections.abc import Mapping, Sequence
from unicodedata import normalize

from starlode.i18n import Words
from starlode.lab.counted import Counted
from starlode.lab.tally import CardTally, Share, Tally
from starlode.prompt.layout import columns


def write(tally: Tally, words: Words, seed: int, form: str) -> str:
    """All results as text for a terminal."""
    lines = [words.say("simulate-head", games=tally.games, bots=who(tally, words, form), seed=str(seed)), ""]
    head = ["", words.say("simulate-won"), words.say("simulate-interval"), words.say("simulate-of")]
    lines += columns([head, *([label, *_figures(words, share)] for label, share in shares(tally, words))])
    lines += ["", words.say("simulate-draws", count=tally.draws, share=percent(words, tally.draws, tally.games))]
    if tally.games:
        low, middle, high = (number(words, quartile, 1) for quartile in tally.quartiles())
        mean = number(words, tally.mean_turns, 1)
        lines.append(words.say("simulate-turns", mean=mean, low=low, middle=middle, high=high))
        lines.append(words.say("simulate-decisions", mean=number(words, tally.decisions / tally.games, 1)))
    lines += fault_lines(words, tally.bots, tally.faults)
    return "\n".join([*lines, "", *_cards(tally, words)] if tally.counts.cards else lines)


def fault_lines(words: Words, bots: Sequence[str], faults: Sequence[Mapping[str, int]]) -> list[str]:
    """What programs did wrong, and how often."""
    return [
        words.say(
            "arena-faults",
            bot=bot,
            faults=", ".join(f"{words.say(f'fault-{kind}')} {n}" for kind, n in sorted(found.items())),
        )
        for bot, found in zip(bots, faults, strict=True)
        if found
    ]


def who(tally: Tally, words: Words, form: str) -> str:
    """The bots, and in which format if it is no duel."""
    bots = " – ".join(tally.bots)
    if tally.company.seats == 2:
        return bots
    seats = words.option_value("seats", tally.company.seats)
    return f"{words.format_name(form)}, {seats} · {bots}"


def shares(tally: Tally, words: Words) -> list[tuple[str, Share]]:
    """Who won how often, from bots to seats."""
    found = [] if tally.are_equals else list(zip(tally.bots, tally.by_bot, strict=True))
    orders = _orders(tally, words)
    if not tally.are_equals and orders:
        for bot, by_order in zip(tally.bots, tally.by_bot_and_order, strict=True):
            found += [(_as(tally, words, bot, n, orders[n]), share) for n, share in enumerate(by_order)]
    found += zip(orders, tally.by_order, strict=False)
    if tally.company.has_places:
        names = [words.say("simulate-turn-order", number=number) for number in range(1, tally.company.seats + 1)]
        found += zip(names, tally.by_turn, strict=True)
    return found


def _orders(tally: Tally, words: Words) -> list[str]:
    """What those are called who begin, and those who do not, where they are two."""
    names: tuple[str, ...]
    if tally.company.has_teams:
        names = ("simulate-first-team", "simulate-second-team")
    elif len(tally.company.sides) == 2 and tally.company.roles[0]:
        names = tuple(f"side-{tally.company.role(side[0])}" for side in tally.company.sides)
    elif tally.company.seats == 2:
        names = ("simulate-first", "simulate-second")
    else:
        return []
    return [words.say(name) for name in names]


def _as(tally: Tally, words: Words, bot: str, order: int, name: str) -> str:
    if tally.company.seats == 2:
        return words.say("simulate-as-second" if order else "simulate-as-first", bot=bot)
    return words.say("simulate-as", bot=bot, side=name)


def _cards(tally: Tally, words: Words) -> list[str]:
    head = [
        words.say(name) for name in ("simulate-card", "simulate-won-with", "simulate-interval", *tally.counts.headings)
    ]
    rows = [
        [words.card(card.id), *_figures(words, counted.decks), str(counted.bought)]
        for card, counted in ranked_cards(tally, words)
    ]
    return columns([head, *rows])


def ranked_cards(tally: Tally, words: Words) -> list[tuple[Counted, CardTally]]:
    """The cards from the most to the least successful, equals by the names that the reader sees."""
    by_name = sorted(tally.ranked_cards(), key=lambda entry: normalize("NFKD", words.card(entry[0].id).casefold()))
    return sorted(by_name, key=lambda entry: (-min(entry[1].decks.games, 1), -entry[1].decks.rate))


def _figures(words: Words, share: Share) -> list[str]:
    """Rate, interval, and of how many."""
    if not share.games:
        return ["–", "–", "0"]
    low, high = (number(words, 100 * bound, 1) for bound in share.interval)
    return [percent(words, share.wins, share.games), _with_sign(words, f"{low} – {high}"), str(share.games)]


def number(words: Words, value: float, places: int) -> str:
    """A figure with the decimal sign of the language."""
    text = f"{value:.{places}f}"
    return text if words.language == "en" else text.replace(".", ",")


def percent(words: Words, part: int, whole: int) -> str:
    return _with_sign(words, number(words, 100 * part / max(whole, 1), 1))


def percent_sign(words: Words) -> str:
    """The sign as it stands behind a figure: German sets it off."""
    return " %" if words.language == "de" else "%"


def _with_sign(words: Words, figure: str) -> str:
    return f"{figure}{percent_sign(words)}"
