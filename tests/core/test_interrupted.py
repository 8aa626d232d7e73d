"""Ctrl-C is heard, however long the engine has been asked to play."""

import subprocess
import sys

PLAYED = """
import signal
from starlode import rules
from starlode.core.engine.drill import make_clones, play_matches
from starlode.core.engine.rng import Rng

def ring(number, frame):
    raise KeyboardInterrupt

state = rules("realms").new()
rng = Rng(2)
state.sample(rng)
signal.signal(signal.SIGALRM, ring)
for ask in (lambda: play_matches(state, 10**12, False, rng), lambda: make_clones(state, 10**15)):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        ask()
    except KeyboardInterrupt:
        print("heard", state.clone().playout(rng) > 0)
"""


def test_whoever_plays_on_and_on_hears_that_he_should_stop() -> None:
    """In a process of its own, since one that does not hear it would never end."""
    done = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True, timeout=600, check=False)
    assert (done.stdout, done.returncode) == ("heard True\n" * 2, 0), done.stderr
