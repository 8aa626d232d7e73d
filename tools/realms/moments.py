"""Moments of Star Realms, for the sheets of the web client: tools/sample_moments.py writes them."""

from collections.abc import Callable, Iterable
from typing import Any

from sample_moments import ME, as_json, shown
from starlode import Match, rules
from starlode.bots import make_bot
from starlode.server.showing import told

Side = dict[str, Any]

TABLE: Side = {
    "starlode-position": 1, "turn": 9, "current": 1, "explorers": 7,
    "row": {"blob-wheel": 1, "survey-ship": 1, "war-world": 1, "patrol-mech": 1, "mothership": 1},
    "trade-deck": {"flagship": 1, "junkyard": 1, "corvette": 1, "supply-bot": 2, "blob-world": 1, "fleet-hq": 1},
    "scrap-heap": {"scout": 2, "imperial-fighter": 1},
}  # fmt: skip
SEAT: Side = {
    "authority": 42,
    "hand": {"embassy-yacht": 1, "cutter": 1, "trade-bot": 1, "freighter": 1, "scout": 2, "viper": 1},
    "deck": {"scout": 3, "viper": 1}, "discard": {"scout": 1, "explorer": 2, "ram": 1, "trade-pod": 2},
    "in-play": [{"card": "trading-post"}, {"card": "barter-world"}],
}  # fmt: skip
RIVAL: Side = {
    "authority": 31, "hand": {"scout": 2, "battle-pod": 2, "viper": 1},
    "deck": {"scout": 2, "viper": 1, "cutter": 1, "supply-bot": 1, "dreadnaught": 1},
    "discard": {"ram": 1, "blob-fighter": 2, "explorer": 1, "scout": 1, "corvette": 1},
    "in-play": [{"card": "space-station"}, {"card": "the-hive"}],
}  # fmt: skip


def hand(*cards: str) -> Side:
    return {"hand": {card: cards.count(card) for card in cards}}


def bases(*cards: str) -> Side:
    return {"in-play": [{"card": card} for card in cards]}


MECHS = hand("patrol-mech", "stealth-needle", "blob-carrier", "battlecruiser", "missile-mech", "scout", "scout")
MANY = hand("scout", "scout", "scout", "viper", "command-ship", "brain-world", "defense-center", "blob-destroyer")


def a_match(lines: str, me: Side | None = None, rival: Side | None = None, **table: Any) -> Match[Any]:
    """A match in the middle, after some lines."""
    position: Side = {**TABLE, **table, "seats": [{**SEAT, **(me or {})}, {**RIVAL, **(rival or {})}]}
    match = Match(rules("realms"), position=position)
    match.play(*(line.strip() for line in lines.split(",") if line.strip()))
    return match


def a_long_match(stop: Callable[[Match[Any]], bool], seed: int) -> Match[Any]:
    """A match of two bots up to a moment, or to its end."""
    match = Match(rules("realms"), seed=seed)
    bot = make_bot("greedy", "realms")
    while match.decision is not None and not stop(match):
        match.play(bot.choose(match.view(match.decision.seat), match.decision))
    return match


def in_a_format(format: str, seats: int, turn: int, seed: int = 3) -> Match[Any]:
    """A match for three to six in which seat 1 acts, from a turn on."""
    match = Match(rules("realms", format=format, seats=seats), seed=seed)
    bot = make_bot("greedy", "realms")
    while match.decision is not None:
        seat = match.decision.seat
        if (seat, match.decision.asked) == (ME, "action") and as_json(match.view(ME).to_json())["turn"] >= turn:
            break
        match.play(bot.choose(match.view(seat), match.decision))
    return match


def my_turn(turn: int) -> Callable[[Match[Any]], bool]:
    def is_there(match: Match[Any]) -> bool:
        asked, view = match.decision, as_json(match.view(ME).to_json())
        return asked is not None and (asked.seat, asked.asked) == (ME, "action") and view["turn"] >= turn

    return is_there


def rival_has_played(match: Match[Any]) -> bool:
    return match.actor == 2 and len(as_json(match.view(ME).to_json())["seats"][1]["in-play"]) > 3


def a_turn_of_the_bot(match: Match[Any]) -> Iterable[dict[str, Any]]:
    """Step by step, beginning with the end of my own turn."""
    bot = make_bot("greedy", "realms")
    yield shown(match)
    match_goes_on = True
    line = "end-turn"
    while match_goes_on:
        before = len(match.events)
        match.play(line)
        yield shown(match) | {"events": [], "fresh": told(match, ME, before)}
        match_goes_on = match.decision is not None and match.decision.seat != ME
        if match.decision is not None and match_goes_on:
            line = bot.choose(match.view(match.decision.seat), match.decision)


def samples() -> dict[str, Any]:
    """Moments of duels and of the formats, by name."""
    late = a_long_match(my_turn(20), seed=5)
    attack = "play embassy-yacht, play cutter, ally cutter, play viper, play viper, use trading-post, choose 2"
    fighter = hand("imperial-fighter", "scout", "scout") | bases("royal-redoubt")
    return {
        "opening": shown(a_long_match(my_turn(1), seed=11)),
        "action": shown(a_match("play embassy-yacht, play cutter")),
        "attack": shown(a_match(attack)),
        "strike": shown(a_match("play cutter, ally cutter", rival=bases("the-hive"))),
        "question": shown(a_match("play embassy-yacht, play cutter, play trade-bot")),
        "choose": shown(a_match("play patrol-mech", me=MECHS)),
        "copy": shown(a_match("play battlecruiser, play missile-mech, decline, play stealth-needle", me=MECHS)),
        "destroy": shown(a_match("play battlecruiser, play missile-mech", me=MECHS)),
        "destination": shown(a_match("play cutter, play freighter, ally freighter, buy survey-ship")),
        "recycle": shown(a_match("use recycling-station, choose 2", me=bases("recycling-station"))),
        "discard": shown(a_match("play imperial-fighter", current=2, rival=fighter)),
        "many": shown(a_match("", me=MANY)),
        "late": shown(late),
        "waiting": shown(a_long_match(rival_has_played, seed=5)),
        "watching": shown(late, None),
        "over": shown(a_long_match(lambda _: False, seed=5)),
        "three": shown(in_a_format("free-for-all", 3, 12)),
        "hunter": shown(in_a_format("hunter", 4, 14)),
        "hydra": shown(in_a_format("hydra", 4, 9)),
        "emperor": shown(in_a_format("emperor", 6, 24)),
        "raid": shown(in_a_format("raid", 5, 14)),
        "bot": list(a_turn_of_the_bot(a_long_match(my_turn(16), seed=5))),
    }
