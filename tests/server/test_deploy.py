"""What deploy/ offers for several machines is right by the linters of those who read it, and by our own commands."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import kubernetes_validate
import pytest
import yaml

from starlode.cli import starlode
from starlode.server.database import VARIABLE
from starlode.server.serve import _among
from tests.server.test_proxies import DEPLOY, HOST

KUBERNETES = yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text())
RESOURCES: dict[str, Any] = {f"{each['kind']}/{each['metadata']['name']}": each for each in KUBERNETES}
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
PROGRAM = "/opt/starlode/bin/starlode"
DOCKERFILE = (DEPLOY.parent / "Dockerfile").read_text()


def test_the_compose_file_is_one() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*command, str(DEPLOY / "compose.yaml")], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_compose_itself_takes_it() -> None:
    if (
        shutil.which("docker") is None
        or subprocess.run(["docker", "compose", "version"], capture_output=True).returncode
    ):
        pytest.skip("docker compose is not here")
    settings = {"STARLODE_HOST": HOST, "STARLODE_PASSWORD": "secret"}
    command = ["docker", "compose", "--file", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    done = subprocess.run(command, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("version", ["1.29", kubernetes_validate.latest_version()])
@pytest.mark.parametrize("name", RESOURCES)
def test_every_resource_is_one_of_kubernetes(name: str, version: str) -> None:
    kubernetes_validate.validate(RESOURCES[name], version, strict=True)


def test_labels_and_ports_of_the_manifest_fit_together() -> None:
    web = RESOURCES["Deployment/web"]["spec"]["template"]
    ports = {port["name"] for port in web["spec"]["containers"][0]["ports"]}
    service = RESOURCES["Service/web"]["spec"]
    rules = RESOURCES["NetworkPolicy/web"]["spec"]["ingress"]
    assert {port["targetPort"] for port in service["ports"]} | {each["ports"][0]["port"] for each in rules} == ports
    for name in ("Deployment/web", "Deployment/bots", "PodDisruptionBudget/web"):
        chosen = RESOURCES[name]["spec"]["selector"]["matchLabels"]
        assert name.endswith(chosen["app.kubernetes.io/component"])
    assert service["selector"].items() <= web["metadata"]["labels"].items()
    assert {each["metadata"].get("namespace", "starlode") for each in RESOURCES.values()} == {"starlode"}


def _refusal(words: list[str]) -> str | None:
    """What the command line has against a command, without carrying it out."""
    try:
        with starlode.make_context("starlode", words[:1]) as context:
            command = starlode.get_command(context, words[0])
            assert command is not None, words
            command.make_context(words[0], words[1:], parent=context)
    except click.ClickException as error:
        return error.format_message()
    return None


def _commands() -> dict[str, list[str]]:
    """Every command of ours that a container is started with."""
    services = COMPOSE["services"]
    image = re.findall(r'^ENTRYPOINT \["([^]]*)"\]', DOCKERFILE, re.MULTILINE)[0].split('", "')
    web = RESOURCES["Deployment/web"]["spec"]["template"]["spec"]["containers"][0]
    bots = RESOURCES["Deployment/bots"]["spec"]["template"]["spec"]["containers"][0]
    shell = services["web"]["command"][0].replace("$$(hostname -i)", "172.18.0.3").replace("$$STARLODE_HOST", HOST)
    return {
        "image": image,
        "compose web": shlex.split(shell.removeprefix("exec ")),
        "compose bots": services["bots"]["entrypoint"],
        "kubernetes web": image + [each.replace("$(POD_IP)", "10.1.2.3") for each in web["args"]],
        "kubernetes bots": bots["command"],
    }


@pytest.mark.parametrize("name", _commands())
def test_every_command_in_them_is_one_of_ours(name: str) -> None:
    program, *words = _commands()[name]
    assert program == PROGRAM
    assert _refusal(words) is None


@pytest.mark.parametrize("address", ["10.1.2.3", "fd00::a:5"])
def test_a_pod_is_reached_by_the_others_at_its_address_whichever_kind_it_is(address: str) -> None:
    web = RESOURCES["Deployment/web"]["spec"]["template"]["spec"]["containers"][0]
    (internal,) = (each.partition("=")[2] for each in web["args"] if each.startswith("--internal="))
    (port,) = (each["containerPort"] for each in web["ports"] if each["name"] == "internal")
    assert _among(internal.replace("$(POD_IP)", address)) == (address, port)


def test_whoever_needs_the_database_is_told_where_it_is() -> None:
    for name in ("web", "bots"):
        assert VARIABLE in COMPOSE["services"][name]["environment"]
        container = RESOURCES[f"Deployment/{name}"]["spec"]["template"]["spec"]["containers"][0]
        assert VARIABLE in {each["name"] for each in container["env"]}
    assert "requirements/postgres.lock" in DOCKERFILE  # the driver is in the image
    assert Path(DEPLOY / "compose.Caddyfile").read_text().count("{$STARLODE_HOST}") == 1
