"""The data card: what a data set is, how it was made, how large it is; as JSON for programs, as a page for people."""

import json
from collections.abc import Sequence
from typing import Any

import numpy as np

from starlode import __version__
from starlode.core.rules import Rules
from starlode.dataset.reader import FORMAT
from starlode.i18n import Words
from starlode.lab.dataset.rows import TYPES
from starlode.lab.dataset.shards import Making, Shard


def card(making: Making, rules: Rules[Any], shards: Sequence[Shard]) -> dict[str, Any]:
    """All about the files that are there."""
    settings, encoding = making.settings, rules.encoding
    matches, decisions = (sum(getattr(shard, name) for shard in shards) for name in ("matches", "decisions"))
    widths = {
        "observation": encoding.observation_size, "mask": (encoding.num_actions + 7) // 8, "returns": rules.seats
    }  # fmt: skip
    columns = {}
    for name, kind in TYPES.items():
        shape = [widths[name]] if name in widths else []
        columns[name] = {
            "type": np.dtype(kind).name,
            "shape": shape,
            "bytes": decisions * np.dtype(kind).itemsize * (shape or [1])[0],
            "bytes_in_files": sum(shard.columns[name] for shard in shards),
        }
    worth = [sum(shard.returns[bot] for shard in shards) / max(matches, 1) for bot in range(len(settings.bots))]
    return {
        "starlode-dataset": FORMAT,
        "starlode": __version__,
        "rules": rules.version,
        "game": settings.game,
        "options": dict(rules.options),
        "bots": list(settings.bots),
        "seed": settings.seed,
        "form": making.form,
        "encoding": {
            "version": encoding.version, "observation": encoding.observation_size, "actions": encoding.num_actions
        },
        "complete": matches == making.matches,
        "matches": matches,
        "decisions": decisions,
        "returns": [round(each, 4) for each in worth],
        "bytes": sum(column["bytes"] for column in columns.values()),
        "bytes_in_files": sum(shard.bytes for shard in shards),
        "columns": columns,
        "files": [
            {"name": making.name(shard.number), "matches": shard.matches, "decisions": shard.decisions,
             "bytes": shard.bytes, "sha256": shard.sha256}
            for shard in shards
        ],
    }  # fmt: skip


def to_json(told: dict[str, Any]) -> str:
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def page(told: dict[str, Any], words: Words, title: str) -> str:
    """The same for people, in Markdown."""
    lines = [f"# {words.say('dataset-title', game=title, bots=', '.join(told['bots']))}", "", *summary(told, words), ""]
    if not told["complete"]:
        lines += [words.say("dataset-unfinished"), ""]
    options = ", ".join(f"`{name}={value}`" for name, value in told["options"].items()) or "–"
    facts = {
        "dataset-options": options,
        "dataset-seed": told["seed"],
        "dataset-made-by": f"starlode {told['starlode']}, {words.say('dataset-rules', version=told['rules'])}",
        "dataset-encoding": told["encoding"]["version"],
        "dataset-returns": ", ".join(
            f"{bot} {worth:+.3f}" for bot, worth in zip(told["bots"], told["returns"], strict=True)
        ),
    }
    lines += [f"- {words.say(name)}: {value}" for name, value in facts.items()]
    heads = [words.say(f"dataset-{head}") for head in ("column", "type", "about", "raw", "stored")]
    lines += ["", f"| {' | '.join(heads)} |", "|---|---|---|---:|---:|"]
    for name, column in told["columns"].items():
        kind = column["type"] + "".join(f" × {width}" for width in column["shape"])
        sizes = " | ".join(size(column[each]) for each in ("bytes", "bytes_in_files"))
        lines.append(f"| `{name}` | {kind} | {words.say(f'dataset-column-{name}')} | {sizes} |")
    lines += ["", words.say("dataset-reading"), "", "```python", "from starlode.dataset import Dataset", ""]
    lines += ['for batch in Dataset(".").batches(1024, seed=1):', '    batch["observation"], batch["mask"]', "```", ""]
    return "\n".join(lines)


def summary(told: dict[str, Any], words: Words) -> list[str]:
    """How much there is, in one line."""
    sizes = {"raw": size(told["bytes"]), "stored": size(told["bytes_in_files"])}
    return [
        words.say(
            "dataset-summary",
            matches=told["matches"],
            decisions=told["decisions"],
            files=len(told["files"]),
            **sizes,
        )
    ]


def size(count: int) -> str:
    """Bytes as people tell them."""
    unit = "B"
    number = float(count)
    for larger in ("kB", "MB", "GB", "TB"):
        if number < 1000:
            break
        number, unit = number / 1000, larger
    return f"{number:.3g} {unit}" if number < 1000 else f"{number:.0f} {unit}"
