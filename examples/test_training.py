"""The examples that need sb3-contrib, for a few steps: `make test-train`, outside `make test`."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def test_masked_ppo_learns_a_few_steps() -> None:
    line = [sys.executable, str(HERE / "masked_ppo.py"), "--steps", "64"]
    done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr
    assert "won against greedy after 64 steps" in done.stdout
