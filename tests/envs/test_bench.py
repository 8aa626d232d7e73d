"""`starlode bench envs`: every figure is there, and what the reference lacks is said."""

import json

from click.testing import CliRunner

from starlode.bench import bench


def test_every_environment_is_measured_beside_others() -> None:
    line = "envs --json --seconds 0.05 --rounds 1 --format duel"
    done = CliRunner().invoke(bench, line.split())
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    for name in ("aec", "gymnasium", "vector", "vector_copied", "openspiel", "openspiel_gin_rummy"):
        assert told[f"{name}_steps_per_s"] > 0
    assert told["openspiel_ratio"] > 0
    assert "aec_ratio" in told or "pip install" in told["pettingzoo_card_game"]
