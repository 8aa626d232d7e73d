"""How much is luck, and how much is skill: what docs/luck-and-skill.md tells, measured, drawn and written.

`python tools/measure_luck.py` plays every point that docs/results/luck.json lacks, by the million with the policy where
there is a GPU, and 400 games a point with the search on all cores; then it draws and writes the page. It keeps what it
played in build/luck, and can be stopped: `--minutes N` stops it. `--part policy` and `--part search` play one half,
`--only NAME` points whose name begins so, `--matches N` so many at most (for a trial), `--collect` plays nothing and
takes what was finished, there or on another machine of the same sources, and `--plot` only draws and writes.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import strength
from luck import page, policy, search

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / page.RESULTS
KEPT = ROOT / "build" / "luck"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", choices=("policy", "search"), help="only this half")
    parser.add_argument("--only", default="", help="points whose name begins so")
    parser.add_argument("--matches", type=int, default=4 * policy.MILLION, help="of the policy at most, a point")
    parser.add_argument("--minutes", type=float, default=10_000.0, help="stop after so many")
    parser.add_argument("--jobs", type=int, default=search.cores(), help="how many processes search at once")
    parser.add_argument("--collect", action="store_true", help="only take what is finished, and write")
    parser.add_argument("--plot", action="store_true", help="only draw and write what is there")
    parser.add_argument("--play", action="store_true", help="only play; the results are collected elsewhere")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where games and figures lie meanwhile")
    parser.add_argument("--sources", help="which sources play, where Git cannot tell: tools/strength.py --sources")
    parser.add_argument("--commit", help="… and on which commit")
    chosen = parser.parse_args()
    if not chosen.plot:
        until = time.monotonic() + 60 * chosen.minutes
        chosen.sources = chosen.sources or strength.sources()
        chosen.commit = chosen.commit or strength.commit()
        chosen.kept.mkdir(parents=True, exist_ok=True)
        done: dict[str, Any] = {} if chosen.play else page.read(ROOT)
        if not chosen.collect:
            play(chosen, done, until)
        if chosen.play:
            return
        RESULTS.write_text(json.dumps(collected(chosen, done), indent=1) + "\n", encoding="utf-8")
    page.write(ROOT, page.read(ROOT))


def play(chosen: argparse.Namespace, done: dict[str, Any], until: float) -> None:
    """What is neither among the results nor kept."""
    if chosen.part != "search":
        device = policy.device()
        for name, point in policy.points().items():
            file = _figures(chosen, name)
            if name in done or file.exists() or not name.startswith(chosen.only) or time.monotonic() > until:
                continue
            print(f"luck: {name} ({device}) …", file=sys.stderr, flush=True)
            begun = time.monotonic()
            found = point(device, chosen.matches)
            command = f"python tools/measure_luck.py --only '{name}' --matches {chosen.matches}"
            about = {"command": command, "commit": chosen.commit, "seconds": round(time.monotonic() - begun, 1)}
            file.write_text(json.dumps({**about, **found}), encoding="utf-8")
    if chosen.part != "policy":
        wanted = [each for each in search.points() if each.name not in done and each.name.startswith(chosen.only)]
        search.play(chosen.kept, wanted, chosen.sources, chosen.jobs, until)


def collected(chosen: argparse.Namespace, done: dict[str, Any]) -> dict[str, Any]:
    """The results, with every point that has all it needs."""
    for name in policy.points():
        if name not in done and _figures(chosen, name).exists():
            done[name] = json.loads(_figures(chosen, name).read_text(encoding="utf-8"))
    for point in search.points():
        played = search.games_in(search.kept(chosen.kept, point.name, chosen.sources))
        if point.name not in done and played >= search.GAMES:
            done[point.name] = {"commit": chosen.commit, **search.told(chosen.kept, point, chosen.sources)}
    return {name: done[name] for name in sorted(done)}


def _figures(chosen: argparse.Namespace, name: str) -> Path:
    file: Path = chosen.kept / f"{name.replace(' ', '-')}-{chosen.sources}.json"
    return file


if __name__ == "__main__":
    main()
