"""Rewrites the golden transcripts: `python tests/realms/playthroughs/write.py`, after a change that is meant."""

import sys
from importlib import import_module
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[3]))
    import_module("tests.realms.playthroughs.story").write()
