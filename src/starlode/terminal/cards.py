"""`starlode cards`: every card with its text, or one of them."""

import json
from dataclasses import asdict
from typing import Any

import click

from starlode.core.errors import BadInput
from starlode.games import find
from starlode.i18n import Words
from starlode.prompt.arguments import GameCommand, Wanted, game_argument, language_option, rule_options
from starlode.prompt.layout import screen_width
from starlode.prompt.wrapping import wrap

MOST_WIDTH = 100


@click.command("cards", cls=GameCommand)
@game_argument
@click.argument("card", required=False)
@click.option("--faction", help="Only the cards of this faction.")
@rule_options
@click.option("--toml", "as_toml", is_flag=True, help="Print the file of components, to correct it.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@language_option
def cards(
    game: str,
    card: str | None,
    faction: str | None,
    wanted: Wanted,
    as_toml: bool,
    as_json: bool,
    lang: str,
) -> None:
    """Show the names, costs and texts of all cards, or of one CARD by its id or its name."""
    rules = wanted.rules(game)
    words = Words(lang, rules)
    if as_toml:
        default = find(game).default_box
        if default is None:
            raise BadInput("cards-no-components", game=game)
        click.echo(wanted.components or default(), nl=False)
        return
    chosen = [each for each in words.lore.ids if faction in (None, words.lore.faction_of(each))]
    if faction is not None and not chosen:
        known = dict.fromkeys(filter(None, map(words.lore.faction_of, words.lore.ids)))
        if not known:
            raise BadInput("cards-no-factions")
        raise BadInput("cards-no-such-faction", faction=faction, known=", ".join(known))
    if card is not None:
        chosen = _found(card, chosen, words)
    if as_json:
        content = {"game": game, "lang": lang, "cards": [_as_json(each, words) for each in chosen]}
        click.echo(json.dumps(content, indent=1, ensure_ascii=False))
        return
    width = min(screen_width(), MOST_WIDTH)
    click.echo("\n\n".join(_as_text(each, words, width) for each in chosen))


def _found(wanted: str, among: list[str], words: Words) -> list[str]:
    """The card that is meant; a part of a name may mean several."""
    found = words.find_card(wanted)
    chosen = [card for card in among if card in found]
    if not chosen:
        raise BadInput("error-unknown-card", card=wanted)
    return chosen


def _as_text(card: str, words: Words, width: int) -> str:
    head, *abilities = words.card_lines(card)
    lines = wrap(head, width, indent=4)
    for ability in abilities:
        lines += wrap(f"  {ability}", width, indent=4)
    return "\n".join(lines)


def _as_json(card: str, words: Words) -> dict[str, Any]:
    told = {**asdict(words.card_text(card)), "copies": words.lore.copies_of(card)}
    if told.get("mark"):
        told["mark"] = words.say("card-unsure", mark=words.say(told["mark"]))
    return told
