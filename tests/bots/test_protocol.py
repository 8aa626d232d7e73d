"""Any program can play, and no program can do harm: docs/bot-protocol.md."""

import json
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from starlode.bots import make_bot
from starlode.bots.outside import FAULTS, Forfeit, ProgramBot, Programs, Terms, arguments_of, process, split_bots
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.games import rules
from tests.bots.programs import FAULT_OF, FIRST_BOT, MISBEHAVING, command, of_file
from tests.prompt.commands import wait_for

pytestmark = pytest.mark.once  # about programs, which know no engine

# A busy machine is slow: only who is never to answer is not waited for.
PATIENT = Terms(turn_seconds=120, start_seconds=600)
QUICK = Terms(turn_seconds=2, start_seconds=600)
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Programs]:
    monkeypatch.setattr(process, "LEAVING_SECONDS", PATIENT.turn_seconds)  # what is said last is heard, too
    with closing(Programs(PATIENT)) as made:
        yield made


def a_match(game: str = "realms", **options: str) -> Match[Any]:
    return Match(rules(game, None, **options), seed=3)


def ask(bot: ProgramBot, match: Match[Any]) -> str:
    decision = match.decision
    assert decision is not None
    return bot.choose(match.view(decision.seat), decision)


def greedys(match: Match[Any]) -> str:
    assert match.decision is not None
    return make_bot("greedy", match.rules.game).choose(match.view(match.decision.seat), match.decision)


def is_running(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until_gone(*groups: int) -> None:
    wait_for(lambda: not any(map(is_running, groups)))


# Playing


@pytest.mark.parametrize(
    ("game", "options"),
    [("realms", {"turn-limit": "40"}), ("realms", {"format": "hydra", "seats": "4", "turn-limit": "30"}),
     ("realms", {"format": "free-for-all", "seats": "3", "turn-limit": "40"}), ("cavein", {"seats": "3"})],
)  # fmt: skip
def test_the_example_plays_whole_matches_without_a_fault(game: str, options: dict[str, str]) -> None:
    match, other = a_match(game, **options), make_bot("greedy", game)
    with closing(Programs(PATIENT)) as programs:
        bot = programs.sit(of_file(FIRST_BOT), 1)
        while (decision := match.decision) is not None:
            chooser = bot if decision.seat == 1 else other
            match.play(chooser.choose(match.view(decision.seat), decision))
        bot.finish(match.outcome)
    assert match.outcome is not None
    assert not bot.faults


def test_the_example_is_short_and_needs_nothing_of_ours() -> None:
    text = FIRST_BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 40
    assert "import starlode" not in text
    assert "from starlode" not in text


def recorder(folder: Path) -> tuple[str, Path]:
    """A program that writes down what it hears, and answers with the last option by its index."""
    log = folder / "heard.jsonl"
    name = command(
        folder,
        "say(json.dumps({'index': len(message['decision']['options']) - 1}))",
        begin=f"log = open({str(log)!r}, 'a')\nclass Tee:\n"
        "    def __iter__(self):\n"
        "        for line in sys.__stdin__:\n"
        "            log.write(line); log.flush(); yield line\n"
        "sys.stdin = Tee()",
    )
    return name, log


def heard(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


def test_a_program_hears_what_the_wire_sends(programs: Programs, tmp_path: Path) -> None:
    name, log = recorder(tmp_path)
    match = a_match()
    decision = match.decision
    assert decision is not None
    bot = programs.sit(name, 77)
    assert ask(bot, match) == decision.actions[-1]
    bot.finish(None)
    programs.close()
    hello, asked, end, goodbye = heard(log)
    assert hello == {
        "t": "hello", "protocol": 1, "game": "realms", "options": dict(match.rules.options), "seats": 2,
        "seat": decision.seat, "seed": 77, "turn-seconds": 120, "start-seconds": 600,
    }  # fmt: skip
    view = match.view(decision.seat)
    assert asked == {"t": "ask", "n": 1, "left": 120, "view": view.to_json(), "decision": decision.to_json()}
    assert end == {"t": "end", "outcome": None}
    assert goodbye == {"t": "quit"}
    assert [seat["shuffles"] for seat in asked["view"]["seats"]] == [0, 0]


def test_what_a_program_hears_fits_the_schema(programs: Programs, tmp_path: Path) -> None:
    name, log = recorder(tmp_path)
    match = a_match()
    bot = programs.sit(name, 1)
    ask(bot, match)
    bot.finish(None)
    programs.close()
    schema = json.loads((DOCS / "schemas" / "bot-protocol.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    for message in heard(log):
        jsonschema.validate(message, schema["$defs"]["to-program"], cls=jsonschema.Draft202012Validator)
    for answer in ({"t": "ready", "protocol": 1}, {"t": "act", "n": 1, "action": "end-turn"}, {"index": 0}):
        jsonschema.validate(answer, schema["$defs"]["from-program"], cls=jsonschema.Draft202012Validator)


def test_a_program_is_kept_from_match_to_match(programs: Programs, tmp_path: Path) -> None:
    name, log = recorder(tmp_path)
    for seed in (1, 2):
        bot = programs.sit(name, seed)
        match = a_match()
        ask(bot, match)
        match.resign(1)
        bot.finish(match.outcome)
    programs.close()
    assert [message["t"] for message in heard(log)] == ["hello", "ask", "end", "hello", "ask", "end", "quit"]
    assert heard(log)[2]["outcome"]["winners"] == [2]


def test_two_seats_of_one_program_are_two_processes(programs: Programs, tmp_path: Path) -> None:
    name = command(tmp_path, "say('{\"index\": 0}')")
    first, second = programs.sit(name, 1), programs.sit(name, 2)
    match = a_match()
    ask(first, match)
    ask(second, match)
    assert len(groups_of(programs)) == 2


def groups_of(programs: Programs) -> list[int]:
    return [program.group for program in programs._busy]


# Faults


def terms_for(how: str) -> Terms:
    """Time enough for a program to make its mistake, and little for one that says nothing."""
    return QUICK if FAULT_OF[how] == "timeout" else PATIENT


@pytest.mark.parametrize("how", MISBEHAVING)
def test_a_fault_is_counted_and_greedys_choice_is_played(tmp_path: Path, how: str) -> None:
    with closing(Programs(terms_for(how))) as programs:
        bot = programs.sit(command(tmp_path, MISBEHAVING[how]), 1)
        match = a_match()
        assert ask(bot, match) == greedys(match)
        assert dict(bot.faults) == {FAULT_OF[how]: 1}
    assert set(FAULT_OF.values()) <= set(FAULTS)


@pytest.mark.parametrize("how", MISBEHAVING)
def test_a_fault_loses_where_that_is_the_rule_and_the_program_is_ended(tmp_path: Path, how: str) -> None:
    with closing(Programs(replace(terms_for(how), forfeits=True))) as programs:
        bot = programs.sit(command(tmp_path, MISBEHAVING[how], "say('{\"protocol\": 1}')"), 1)
        match = a_match()
        with pytest.raises(Forfeit) as lost:
            ask(bot, match)
        assert (lost.value.seat, lost.value.kind) == (match.actor, FAULT_OF[how])
        # What a format may still ask of one who has lost is answered for him, and is no other fault.
        assert ask(bot, match) == greedys(match)
        assert bot.faults.total() == 1
        assert groups_of(programs) == []


@pytest.mark.parametrize(
    ("name", "fault"),
    [("cmd:./no-such-program", "missing"), ("cmd:/", "missing"), ("cmd:true", "crashed"), ("cmd:yes", "garbage"),
     ("cmd:cat", "protocol")],
)  # fmt: skip
def test_other_programs_are_no_bots(programs: Programs, name: str, fault: str) -> None:
    bot = programs.sit(name, 1)
    match = a_match()
    assert ask(bot, match) == greedys(match)
    assert dict(bot.faults) == {fault: 1}  # `cat` answers hello with hello


@pytest.mark.parametrize(
    ("hello", "fault"),
    [("say('{\"protocol\": 2}')", "protocol"), ("say('{\"protocol\": true}')", "protocol"),
     ("say('{\"protocol\": 1.0}')", "protocol"), ("say('{\"t\": \"act\", \"protocol\": 1}')", "protocol"),
     ("say('{}')", "protocol"), ("say('?')", "garbage"),
     ("sys.exit(3)", "crashed"), ("say('{\"protocol\": 1}\\n' * 3)", "garbage")],
)  # fmt: skip
def test_a_greeting_can_be_a_fault_too(programs: Programs, tmp_path: Path, hello: str, fault: str) -> None:
    bot = programs.sit(command(tmp_path, "say('{\"index\": 0}')", hello), 1)
    match = a_match()
    for _ in range(2):
        ask(bot, match)
    assert set(bot.faults) == {fault}


def test_a_program_that_is_never_ready_has_a_limit_of_its_own(tmp_path: Path) -> None:
    with closing(Programs(Terms(turn_seconds=60, start_seconds=0.3))) as programs:
        bot = programs.sit(command(tmp_path, "say('{\"index\": 0}')", begin="time.sleep(60)"), 1)
        ask(bot, a_match())  # a limit of minutes would be waited for
        assert dict(bot.faults) == {"timeout": 1}


def test_a_program_that_reads_nothing_does_not_stop_us(tmp_path: Path) -> None:
    with closing(Programs(QUICK)) as programs:
        bot = programs.sit(command(tmp_path, "say('{\"index\": 0}'); time.sleep(60)"), 1)
        match = a_match()
        for _ in range(3):
            assert ask(bot, match) in match.decision.actions  # type: ignore[union-attr]
        bot.finish(None)


def test_the_time_of_a_turn_is_for_all_its_answers(tmp_path: Path) -> None:
    now = [0.0]

    def clock() -> float:
        """Later at every look, whatever the program does."""
        now[0] += 0.05
        return now[0]

    with closing(Programs(Terms(turn_seconds=1.0, start_seconds=1000), clock)) as programs:
        bot = programs.sit(command(tmp_path, "say('{\"index\": 0}')"), 1)
        match = a_match()
        for _ in range(40):
            ask(bot, match)
        assert dict(bot.faults) == {"timeout": 1}  # and then no more is asked in this turn
        assert now[0] < 5


def test_after_three_starts_greedy_plays_the_rest(programs: Programs, tmp_path: Path) -> None:
    bot = programs.sit(command(tmp_path, MISBEHAVING["crashes"]), 1)
    match = a_match()
    for _ in range(6):
        assert ask(bot, match) == greedys(match)
    assert dict(bot.faults) == {"crashed": 3}


def test_an_illegal_answer_leaves_the_program_at_its_work(programs: Programs, tmp_path: Path) -> None:
    bot = programs.sit(command(tmp_path, "say('{\"index\": %d}' % (999 if message['n'] == 1 else 0))"), 1)
    match = a_match()
    assert ask(bot, match) == greedys(match)
    assert ask(bot, match) == match.decision.actions[0]  # type: ignore[union-attr]
    assert dict(bot.faults) == {"illegal": 1}


def test_the_last_words_of_a_crash_are_kept(programs: Programs, tmp_path: Path) -> None:
    bot = programs.sit(command(tmp_path, "print('x' * 10**6, file=sys.stderr); 1 / 0"), 1)
    ask(bot, a_match())
    assert bot.said == "ZeroDivisionError: division by zero"


def test_its_children_are_ended_with_it(tmp_path: Path) -> None:
    begin = "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])"
    with closing(Programs(QUICK)) as programs:
        bots = [
            programs.sit(command(tmp_path, asked, begin=begin), 1)
            for asked in ("say('{\"index\": 0}')", "time.sleep(9)")
        ]
        match = a_match()
        ask(bots[0], match)
        groups = groups_of(programs)
        bots[0].finish(None)
        ask(bots[1], match)
    assert len(groups) == 1
    wait_until_gone(*groups)


def test_a_program_that_will_not_leave_is_ended(tmp_path: Path) -> None:
    stubborn = (
        "import signal\nfor name in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT): signal.signal(name, signal.SIG_IGN)"
    )
    name = command(tmp_path, "say('{\"index\": 0}')", begin=stubborn)
    with Path(arguments_of(name)[1]).open("a", encoding="utf-8") as file:
        file.write("time.sleep(600)\n")
    programs = Programs(QUICK)
    ask(bot := programs.sit(name, 1), a_match())
    groups = groups_of(programs)
    bot.finish(None)
    programs.close()
    wait_until_gone(*groups)


# Names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("greedy,random", ["greedy", "random"]),
        ("greedy", ["greedy"]),
        ("", [""]),
        ("greedy, random", ["greedy", "random"]),
        ("cmd:python bot.py,greedy", ["cmd:python bot.py", "greedy"]),
        ('cmd:python bot.py "1,2",greedy', ['cmd:python bot.py "1,2"', "greedy"]),
        ("cmd:bot '1,\"2',greedy", ["cmd:bot '1,\"2'", "greedy"]),
        (r"cmd:bot 1\,2,greedy", [r"cmd:bot 1\,2", "greedy"]),
    ],
)
def test_commas_separate_bots_outside_quotes(text: str, names: list[str]) -> None:
    assert split_bots(text) == names


def test_a_command_is_taken_apart_as_a_shell_does() -> None:
    assert arguments_of('cmd:python "my bot.py" 1\\,2') == ["python", "my bot.py", "1,2"]
    for name in ("cmd:", "cmd:   ", 'cmd:"unfinished', "cmd:a\0b"):
        with pytest.raises(BadInput):
            arguments_of(name)


def test_no_name_makes_a_bot_of_the_server_a_program() -> None:
    with pytest.raises(BadInput, match="there is no bot"):
        make_bot("cmd:true", "realms")


def test_whoever_leaves_in_a_hurry_leaves_no_program_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even one that somebody else was just about to start."""
    monkeypatch.setattr(process, "_leaving", threading.Event())
    process.kill_all()
    late = process.Program([sys.executable, "-c", "import time; time.sleep(600)"])
    wait_for(lambda: late._process.poll() is not None)
    late.kill()
