"""Bad input on the command line gets one clear line and exit status 2."""

import subprocess
import sys

import click
import pytest

from starlode import cli
from starlode.core.errors import BadInput
from tests.prompt.commands import Commands


@click.command()
def refusing() -> None:
    raise BadInput("the file says 'five seats',\nbut a duel has two")


def run(*arguments: str) -> int:
    """The exit status of a command line."""
    with pytest.raises(SystemExit) as leaving:
        cli.main(arguments)
    assert isinstance(leaving.value.code, int)
    return leaving.value.code


@pytest.mark.parametrize("arguments", [["no-such-command"], ["--no-such-option"], ["refusing", "too", "much"]])
def test_a_line_that_cannot_be_read_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(cli.COMMANDS, "refusing", (f"{__name__}:refusing", ""))
    assert run(*arguments) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith("starlode: ")
    assert (len(shown.err.splitlines()), shown.out) == (1, "")


def test_bad_input_met_by_a_command_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(cli.COMMANDS, "refusing", (f"{__name__}:refusing", ""))
    assert run("refusing") == 2
    assert capsys.readouterr().err == "starlode: the file says 'five seats', but a duel has two\n"


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    assert "Usage: starlode" in capsys.readouterr().out


def test_the_help_lists_every_command_without_importing_any() -> None:
    """What takes the time of `--help` is imports; this is what keeps it at 0.2 seconds of a processor."""
    looked = "import sys\nfrom starlode import cli\ntry: cli.main(['--help'])\nfinally: print(sorted(sys.modules))"
    shown = subprocess.run([sys.executable, "-c", looked], capture_output=True, text=True, check=True, timeout=600)
    listed, _, modules = shown.stdout.rpartition("\n[")
    assert all(f"  {name} " in listed and told in listed for name, (_, told) in cli.COMMANDS.items())
    assert not [name for name, _ in cli.COMMANDS.values() if f"'{name.partition(':')[0]}'" in modules]


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_what_a_light_installation_lacks_is_one_line_with_the_extra(
    starlode: Commands, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    monkeypatch.setitem(cli.COMMANDS, "serve", (f"{__name__}:lacking", ""))
    told = starlode.refused("serve")
    assert "litestar" in told
    assert "pip install 'starlode[serve]'" in told


@click.command()
def lacking() -> None:
    raise ModuleNotFoundError("No module named 'litestar'", name="litestar")


def test_every_command_of_the_table_exists() -> None:
    context = click.Context(cli.starlode)
    assert all(cli.starlode.get_command(context, name) for name in cli.COMMANDS)


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "cards"])
def test_the_help_of_a_game_tells_that_game_s_options_alone(starlode: Commands, command: str) -> None:
    realms, cavein = (starlode.well(command, game, "--help").out for game in ("realms", "cavein"))
    assert ("--format" in realms, "--edition" in realms, "--components" in realms) == (True, False, False)
    assert ("--format" in cavein, "--edition" in cavein, "--components" in cavein) == (False, True, True)
    both = starlode.well(command, "--help").out
    assert all(option in both for option in ("--format", "--edition", "--components"))
    assert ("--toml" in realms, "--toml" in cavein) == (False, command == "cards")
