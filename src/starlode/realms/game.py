"""Star Realms as it is registered."""

from pathlib import Path

from starlode.core.game import Game
from starlode.core.options import read_options
from starlode.realms.formats import FORMATS, party
from starlode.realms.options import OPTIONS, options_for
from starlode.realms.rules import RealmsRules

GAME = Game(
    name="realms",
    title="Star Realms",
    learned_as="Realms",
    rules=RealmsRules,
    way="format",
    about_way="who against whom",
    ways={each.name: each.seats for each in FORMATS},
    options=OPTIONS,
    options_for=options_for,
    company_by=lambda options: party(read_options(OPTIONS, options)).company,
    limit="turn-limit",
    lessons=str(Path(__file__).parent / "lessons"),
    words=str(Path(__file__).parents[1] / "i18n" / "locales" / "{language}" / "realms"),
    voice="starlode.i18n.realms.voice:RealmsVoice",
    desk="starlode.terminal.realms.desk:RealmsDesk",
    counts="starlode.lab.realms.counts:RealmsCounts",
    brain="starlode.bots.realms.brain:RealmsBrain",
)
