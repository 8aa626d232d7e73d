"""Hints at the terminal: `hint` ranks what can be done, `why` tells the reasons; both by the reader's view alone."""

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from starlode.bots.hints import Advice, Tip, advise
from starlode.bots.search.bot import Clock
from starlode.terminal.teller import Choice, Teller

SHOWN = 4  # options of a hint
TOLD = 3  # reasons of an option


@dataclass
class Hinting:
    """What one match is hinted; the same question is thought about once."""

    teller: Teller
    clock: Clock = time.perf_counter
    ways: int | None = None  # that are looked at; None: as many as usual
    _known: dict[str, Advice] = field(default_factory=dict)

    def tell(self, choices: Sequence[Choice]) -> None:
        """The best options, each with its chance and the weightiest reason."""
        advice, words = self._advice(), self.teller.words
        self.teller.say("hint-head", why=words.say("command-why"))
        for tip in advice.tips[:SHOWN]:
            self._tell_option(tip, choices, 1)
        if len(advice.tips) > SHOWN:
            self.teller.say("hint-rest", count=len(advice.tips) - SHOWN)

    def explain(self, meant: Collection[str] | None, choices: Sequence[Choice]) -> None:
        """All that speaks for an option, by its line; of several the best of them, of none given the best of all."""
        advice = self._advice()
        best = advice.tips[0]
        tip = best if meant is None else next((tip for tip in advice.tips if tip.option.action in meant), None)
        if tip is None:
            self.teller.say("hint-which")
            return
        self._tell_option(tip, choices, TOLD)
        if tip is not best:
            self._compare(tip, best)

    def _advice(self) -> Advice:
        view = self.teller.match.view(self.teller.reader)
        if view.digest not in self._known:
            self._known = {view.digest: advise(self.teller.match.rules, view, self.ways, self.clock)}
        return self._known[view.digest]

    def _tell_option(self, tip: Tip, choices: Sequence[Choice], most: int) -> None:
        """A line as in the list of the question, so that its number can be typed."""
        words, label = self.teller.words, self._label(tip)
        number = next((str(n) for n, choice in enumerate(choices, 1) if choice.actions == (tip.option.action,)), "")
        chance = "–" if tip.chance is None else words.say("hint-percent", percent=_percent(tip))
        self.teller.echo(f"{number:>3}  {chance:>5}  {label}", indent=12)
        reasons = [words.why(reason.to_json(), self.teller.names()) for reason in tip.reasons[:most]]
        for reason in reasons or ([words.say("hint-no-reason")] if most > 1 else []):
            self.teller.echo(f"            {reason}", indent=14)

    def _compare(self, tip: Tip, best: Tip) -> None:
        if tip.chance is not None and best.chance is not None and (less := _percent(best) - _percent(tip)) > 0:
            self.teller.say("hint-less", best=self._label(best), less=less)
        else:
            self.teller.say("hint-rather", best=self._label(best))

    def _label(self, tip: Tip) -> str:
        decision = self._advice().decision.to_json()
        view = self.teller.match.view(self.teller.reader).to_json()
        return self.teller.words.option(tip.option.to_json(), self.teller.names(), decision, view)


def _percent(tip: Tip) -> int:
    assert tip.chance is not None
    return (tip.chance + 5) // 10
