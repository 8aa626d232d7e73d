"""Star Scrappers: Cave-In as it is registered."""

from pathlib import Path

from starlode.cavein.components import Components, default_text, load, read
from starlode.cavein.effects import EDITIONS
from starlode.cavein.figures import FIGURES
from starlode.cavein.options import OPTIONS
from starlode.cavein.rules import CaveinRules
from starlode.core.game import Game


def _read_box(components: Path | str, name: str) -> Components:
    return load(components) if isinstance(components, Path) else read(components, name)


GAME = Game(
    name="cavein",
    title="Star Scrappers: Cave-In",
    learned_as="CaveIn",
    rules=CaveinRules,
    way="edition",
    about_way="by which rulebook",
    ways=dict.fromkeys(EDITIONS, (2, 3, 4)),
    options=OPTIONS,
    limit="round-limit",
    read_box=_read_box,
    about_box="what lies in your box; docs/cavein/components.md",
    default_box=default_text,
    figures=FIGURES,
    text_options=("weedlocks", "robuster-one-colour"),
    lessons=str(Path(__file__).parent / "lessons"),
    words=str(Path(__file__).parents[1] / "i18n" / "locales" / "{language}" / "cavein"),
    voice="starlode.i18n.cavein.voice:CaveinVoice",
    desk="starlode.terminal.cavein.desk:CaveinDesk",
    counts="starlode.lab.cavein.counts:CaveinCounts",
    brain="starlode.bots.cavein.brain:CaveinBrain",
)
