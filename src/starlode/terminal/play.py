"""`starlode play realms`: a duel against a bot at a plain prompt, a line for every question."""

import secrets
from typing import Any

import click

from starlode.bots import NAMES, Bot, make_bot
from starlode.core.decision import Decision
from starlode.core.errors import BadInput, IllegalAction
from starlode.core.match import Match
from starlode.games import rules

HELP = "Type the number of an option or its words; also: table, log, undo, resign, quit."


@click.command("play")
@click.argument("game", default="realms")
@click.option("--bot", default="greedy", type=click.Choice(NAMES), help="Who plays against you.")
@click.option("--seat", default=1, type=click.IntRange(1, 2), help="Your seat.")
@click.option("--seed", type=int, default=None, help="The same seed deals the same match.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A rule option; docs/options.md lists them.")
def play(game: str, bot: str, seat: int, seed: int | None, options: tuple[str, ...]) -> None:
    """Play a match in the terminal."""
    if seed is None:
        seed = secrets.randbelow(10**6)
    match: Match[Any] = Match(rules(game, **read_pairs(options)), seed=seed)
    click.echo(f"A duel by the seed {seed}. You are seat {seat}, {bot} plays against you.\n{HELP}")
    Session(match, seat, make_bot(bot, game, seed)).run()


def read_pairs(options: tuple[str, ...]) -> dict[str, str]:
    """The options of a command line, `KEY=VALUE` each."""
    pairs = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals:
            raise BadInput(f"--option {option}: expected KEY=VALUE, such as discards=next-turn")
        pairs[key] = value
    return pairs


class Session:
    """One person at one match; everything is told in lines, and nothing redraws."""

    def __init__(self, match: Match[Any], seat: int, bot: Bot) -> None:
        self.match = match
        self.seat = seat
        self.bot = bot
        self.told = 0

    def run(self) -> None:
        """Ask until the match is over or the person leaves."""
        self._tell_events()
        self._tell_table()
        while (decision := self.match.decision) is not None:
            if decision.seat != self.seat:
                self.match.play(self.bot.choose(self.match.view(decision.seat), decision))
                self._tell_events()
                continue
            if not self._ask(decision):
                click.echo("Goodbye.")
                return
        outcome = self.match.outcome
        assert outcome is not None
        result = "You win" if self.seat in outcome.winners else "You lose" if outcome.winners else "A draw"
        click.echo(f"{result} ({outcome.reason}).")

    def _ask(self, decision: Decision) -> bool:
        asked = decision.asked if decision.source is None else f"{decision.asked}, asked by {decision.source}"
        click.echo(f"\n[{asked}]  " + self._scores())
        for number, option in enumerate(decision.options, 1):
            click.echo(f"{number:>3}  {option.action}")
        try:
            answer = click.prompt(">", prompt_suffix=" ").strip()
        except click.Abort:
            click.echo()
            return False
        if answer in ("quit", "exit", "q"):
            return False
        self._answer(answer, decision)
        return True

    def _answer(self, answer: str, decision: Decision) -> None:
        try:
            if answer in ("?", "help"):
                click.echo(HELP)
            elif answer == "table":
                self._tell_table()
            elif answer == "log":
                click.echo(self._log())
            elif answer == "undo":
                self.match.undo(self.seat)
            elif answer == "resign":
                self.match.resign(self.seat)
            elif answer.isdigit() and 1 <= int(answer) <= len(decision.options):
                self.match.play(decision.options[int(answer) - 1].action)
            else:
                self.match.play(answer)
        except IllegalAction as refusal:
            click.echo(f"No: {refusal}")
        self._tell_events()

    def _scores(self) -> str:
        seats: Any = self.match.view(self.seat).content["seats"]
        me, foe = seats[self.seat - 1], seats[2 - self.seat]
        return (
            f"you {me['authority']} authority, {me['trade']} trade, {me['combat']} combat; opponent {foe['authority']}"
        )

    def _tell_table(self) -> None:
        view: Any = self.match.view(self.seat).content
        me, foe = view["seats"][self.seat - 1], view["seats"][2 - self.seat]
        click.echo(f"Trade row: {_cards(view['row'])}; {view['explorers']} Explorers")
        click.echo(f"Opponent: {_in_play(foe)}; hand {foe['hand']['size']}, deck {foe['deck']['size']}")
        click.echo(f"You: {_in_play(me)}; hand {_cards(me['hand']['cards'])}; deck {me['deck']['size']}")

    def _tell_events(self) -> None:
        for event in self.match.seen_by(self.seat, self.told):
            self.told = int(str(event["n"]))
            click.echo("  " + _event_line(event))

    def _log(self) -> str:
        return "\n".join("  " + _event_line(event) for event in self.match.seen_by(self.seat)[-30:])


def _event_line(event: dict[str, Any]) -> str:
    details = ", ".join(f"{key} {value}" for key, value in event.items() if key not in ("n", "event") and value)
    return f"{event['event']}: {details}"


def _cards(pile: dict[str, int]) -> str:
    return ", ".join(card if count == 1 else f"{count} {card}" for card, count in pile.items()) or "nothing"


def _in_play(seat: Any) -> str:
    return "in play " + (", ".join(entry["card"] for entry in seat["in-play"]) or "nothing")
