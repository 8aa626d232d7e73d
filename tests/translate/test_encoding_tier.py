"""What tells a match in numbers keeps to what a device has, so that batches can be observed where they are played."""

from pathlib import Path

from starlode import _compiled
from starlode.translate.build import sources
from starlode.translate.reading import read
from starlode.translate.tiers import device_functions, faults

ROOTS = ("observe", "list_ids", "id_of", "action_of")


def test_observations_and_ids_are_of_the_device_tier() -> None:
    program = read(sources(Path(str(_compiled.__file__)).parent))
    reached = {function.module.name.rpartition(".")[2] for function in device_functions(program, ROOTS)}
    assert {"encoding", "filling", "codebook", "places"} <= reached
    # Whatever lists the options is the rules' own, and looked at in test_tiers.py.
    assert {fault.file for fault in faults(program, ROOTS)} <= {"starlode/core/engine/listing.py"}
