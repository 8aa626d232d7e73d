"""Where nothing can be installed: the engine and its batches need the standard library and NumPy alone."""

import subprocess
import sys

ALONE = """
import sys

THERE = {"starlode", "numpy", *sys.stdlib_module_names}


class Bare:
    def __init__(self, finder):
        self.finder = finder

    def find_spec(self, name, path=None, target=None):
        return self.finder.find_spec(name, path, target) if name.partition(".")[0] in THERE else None


sys.meta_path[:] = [Bare(finder) for finder in sys.meta_path]
from starlode import rules
from starlode.batch import Batch

for game in ("realms", "cavein"):
    batch = Batch(rules(game), 2, seed=1, device="python")
    batch.playout()
    print(batch.returns.shape)
"""


def test_a_batch_plays_where_only_numpy_is_installed() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 2
