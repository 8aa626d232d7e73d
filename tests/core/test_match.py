"""The careful face of a match: resigning, claiming a draw, refusals, stacked piles, numbered events."""

from collections.abc import Callable

import pytest

from starlode import replay
from starlode.core.chance import KeyedChance
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput, IllegalAction
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.core.rules import Outcome
from tests.core.careful import everything, refused
from tests.realms.laws import walks
from tests.realms.table import Table, a_duel, a_seat, a_table, new_duel


class TestMessages:
    """What people say besides their moves."""

    @pytest.mark.parametrize("seat", [1, 2])
    def test_either_seat_gives_up_at_any_time_and_the_other_wins(self, seat: int) -> None:
        table = a_duel(hand=["trade-bot"], discard=["scout"])
        table.play("play trade-bot")
        assert table.asked == "scrap"
        table.resign(seat)
        assert table.match.outcome == Outcome((3 - seat,), "resigned", (3 - seat, seat), ((1,), (2,)))
        assert table.match.state.returns()[2 - seat] == 1
        assert (table.actor, table.match.decision) == (None, None)
        assert table.match.record.rows[-1] == f"{seat} resign"
        assert table.events[-1].seen_by(None) == {"event": "match-ended", "winners": [3 - seat], "reason": "resigned"}
        assert replay(table.match.record).outcome == table.match.outcome
        for act in (lambda: table.play("decline"), lambda: table.resign(1), lambda: table.claim_draw(2)):
            assert refused(table.match, act).code == "match-over"

    def test_a_draw_is_claimed_when_the_match_stalls_and_not_before(self) -> None:
        table = a_duel(options={"stall-claim": "1"})
        assert refused(table.match, lambda: table.claim_draw(2)).details == {"turns": 1}
        table.play("end-turn", "end-turn", "end-turn")
        table.claim_draw(2)
        assert table.match.outcome == Outcome((), "stalled", (1, 1), ((1,), (2,)))
        assert table.match.state.returns() == [0, 0]
        assert table.match.record.rows[-1] == "2 claim-draw"
        assert replay(table.match.record).outcome == table.match.outcome

    @pytest.mark.parametrize("seat", [1, 2])
    def test_a_ship_that_was_just_bought_is_there_when_somebody_gives_up(self, seat: int) -> None:
        """Nobody has said yet where it goes: it lies on the discard pile, and the log tells of it."""
        table = a_duel(hand=["freighter", "cutter"], row=["ram"], deck=["viper"], trade=3)
        total = walks.rules_of().count_cards(table.match.state)
        table.play("play freighter", "play cutter", "ally freighter", "buy ram")
        assert table.asked == "destination"
        table.resign(seat)
        assert table.me.discard == ["ram"]
        assert walks.rules_of().count_cards(table.match.state) == total
        assert [event.name for event in table.events[-2:]] == ["card-bought", "match-ended"]

    def test_a_ship_that_one_who_leaves_has_just_bought_leaves_with_him(self) -> None:
        mine = a_seat(hand=["freighter", "cutter"], deck=["viper"], trade=3)
        table = a_table("free-for-all", {1: mine}, row=["ram"], trade_deck=["corvette"])
        table.play("play freighter", "play cutter", "ally freighter", "buy ram")
        table.resign(1)
        assert table.removed == ["viper", "ram", "cutter", "freighter"]
        assert (table.row, table.actor) == (["corvette"], 2)
        assert [event.name for event in table.events[-4:]] == [
            "card-bought", "player-eliminated", "card-revealed", "turn-started"
        ]  # fmt: skip

    @pytest.mark.parametrize("seat", [0, 3, -1, 7])
    def test_a_seat_that_is_not_there_is_refused_everywhere(self, seat: int) -> None:
        match = new_duel().match
        acts: list[Callable[[], object]] = [
            lambda: match.play("end-turn", seat=seat), lambda: match.resign(seat), lambda: match.claim_draw(seat),
            lambda: match.undo(seat), lambda: match.view(seat), lambda: match.seen_by(seat),
        ]  # fmt: skip
        for act in acts:
            with pytest.raises(IllegalAction) as refusal:
                act()
            assert (refusal.value.code, refusal.value.details) == ("no-such-seat", {"seat": seat})

    def test_of_several_lines_those_before_a_refusal_are_played(self) -> None:
        table = a_duel(hand=["scout", "viper"])
        with pytest.raises(IllegalAction, match="not-in-hand"):
            table.play("play scout", "play scout", "play viper")
        assert table.match.record.rows == ["1 play scout"]
        assert table.me.hand == ["viper"]

    def test_a_refusal_says_its_code_and_its_figures(self) -> None:
        refusal = a_duel(row=["cutter"], trade=1).refuse("buy cutter")
        assert (refusal.code, refusal.details) == ("not-enough-trade", {"card": "cutter", "need": 2, "have": 1})
        assert str(refusal) == "not-enough-trade (card=cutter, need=2, have=1)"


class TestTeams:
    """A Hydra's heads, who share a turn."""

    def test_what_a_teammate_refused_may_be_asked_again_in_another_turn(self) -> None:
        """SR-M149: it is barred until something else is done, and no longer than the turn."""
        table = a_table("hydra", {1: a_seat(trade=1), 2: a_seat(trade=2)}, row=["ram"], explorers=0)
        table.play("buy ram", "refuse")
        assert table.view(3)["refusals"] == [{"seat": 1, "card": "ram", "by": 2}]
        assert table.options == ["hand-over 2", "end-turn"]
        table.play("end-turn", "end-turn")
        assert (table.actor, table.view(3)["refusals"]) == (3, [])

    def test_a_teammate_takes_the_turn_over_only_with_a_line_that_is_allowed(self) -> None:
        table = a_table("hydra", {1: a_seat(hand=["scout"]), 2: a_seat(hand=["viper"])})
        assert table.refuse("play scout", seat=2).code == "not-in-hand"
        assert table.refuse("play viper", seat=3).code == "not-your-turn"
        table.play("play viper", seat=2)
        assert table.match.record.rows == ["1 hand-over 2", "2 play viper"]
        table.match.undo(2)
        assert (table.actor, table.seat(2).hand) == (2, ["viper"])


class TestStackedPiles:
    """A position may say what comes; docs/chance.md, "Arranged piles"."""

    @staticmethod
    def stacked(deck: list[str], stack: list[str]) -> Table:
        table = a_duel(hand=["corvette"], deck=deck)
        position = table.match.position()
        position["stacks"] = {"deck-1": [*stack]}
        return Table(Match(walks.rules_of(), position=position))

    def test_cards_come_as_they_are_stacked_and_the_stack_is_no_part_of_the_record(self) -> None:
        table = self.stacked(["scout", "viper", "viper", "ram"], ["ram", "viper"])
        table.play("play corvette", "end-turn")
        assert table.match.record.rows[1:4] == ["* draw ram", "1 end-turn", "* draw viper"]
        assert "stacks" not in table.match.record.dump()
        assert replay(table.match.record).position() == table.match.position()

    def test_a_stack_that_cannot_come_is_refused_and_the_action_has_not_happened(self) -> None:
        table = self.stacked(["scout", "viper", "viper", "viper"], ["viper", "cutter", "scout"])
        before = everything(table.match)
        for _ in range(3):
            with pytest.raises(BadInput, match="deck-1 is stacked with cutter"):
                table.play("end-turn")
            assert everything(table.match) == before
        table.play("play corvette")
        assert table.match.record.rows == ["1 play corvette", "* draw viper"]

    @pytest.mark.parametrize("stacks", [[], "deck-1", {"deck-1": "scout"}, {"deck-1": {"scout": 1}}, {"deck-1": None}])
    def test_stacks_that_are_no_lists_are_refused(self, stacks: object) -> None:
        position = {**a_duel().match.position(), "stacks": stacks}
        with pytest.raises(BadInput, match="stacks"):
            Match(walks.rules_of(), position=position)  # type: ignore[arg-type]


class TestEvents:
    """Numbered for everybody alike, so that a gap is always noticed."""

    @pytest.mark.parametrize("case", [*walks.FEW_CASES, *walks.FEW_FORMATS[::4]], ids=str)
    def test_every_viewer_gets_every_number_once(self, case: walks.Case) -> None:
        match, rng = walks.new_match(case, 4)
        read: dict[int | None, list[object]] = {viewer: [] for viewer in case.viewers}
        for _ in range(60):
            for viewer, numbers in read.items():
                fresh = match.seen_by(viewer, after=len(numbers))
                numbers += [event["n"] for event in fresh]
                assert numbers == list(range(1, len(match.events) + 1))
            if match.actor is None:
                break
            walks.play_one(match, rng, case.player)
            if rng.below(6) == 0 and match.actor is not None:
                match.undo(match.actor, consent=True) if len(match.record.rows) > 60 else None
        seen = [match.seen_by(viewer) for viewer in case.viewers]
        names = [[(event["n"], event["event"], event.get("seat")) for event in events] for events in seen]
        assert all(others == names[0] for others in names)

    def test_a_drawn_card_is_told_to_its_owner_only(self) -> None:
        match = new_duel(seed=2).match
        for viewer in (1, 2, None):
            for event in match.seen_by(viewer):
                if event["event"] == "card-drawn":
                    assert (event["card"] is not None) == (event["seat"] == viewer)


@pytest.mark.parametrize(("why", "told"), [("time-out", "time-ran-out"), ("absent", "player-missed")])
def test_who_does_not_act_any_more_gives_up_and_the_record_says_why(why: str, told: str) -> None:
    match = new_duel().match
    match.settle(2, why)
    assert match.record.rows[-1] == f"2 {why}"
    assert match.outcome == Outcome((1,), why, (1, 2), ((1,), (2,)))
    assert [event.name for event in match.events[-2:]] == [told, "match-ended"]
    assert match.events[-1].details["reason"] == why
    again = Match.replay(match.rules, Record.load(match.record.dump()))
    assert (again.outcome, again.events) == (match.outcome, match.events)
    with pytest.raises(IllegalAction, match="match-over"):
        match.settle(1, why)


def test_nothing_else_is_settled_for_a_seat() -> None:
    match = new_duel().match
    with pytest.raises(ValueError, match="undo"):
        match.settle(1, "undo")


def test_a_replayed_match_goes_on_as_the_first_one_would_have() -> None:
    case = walks.FEW_CASES[0]
    match, rng = walks.new_match(case, 9)
    for _ in range(30):
        walks.play_one(match, rng, case.player)
    match.undo(2, consent=True)
    again = replay(Record.load(match.record.dump()))
    again.go_on(KeyedChance.from_seed(9))
    mine, other = Rng(3), Rng(3)
    while match.actor is not None:
        walks.play_one(match, mine, case.player)
        walks.play_one(again, other, case.player)
    assert (again.record.rows, again.outcome) == (match.record.rows, match.outcome)
