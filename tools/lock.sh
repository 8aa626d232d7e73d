#!/usr/bin/env bash
# Pins what pyproject.toml asks for, with hashes: requirements/{dev,play,web,postgres}.lock.
# No lock names a package index, so that everyone can use their own.
set -euo pipefail
cd "$(dirname "$0")/.."
.venv/bin/python -m pip install --quiet --disable-pip-version-check uv==0.13.7

lock() {
    local set=$1
    shift
    .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
        --custom-compile-command "make lock" --group "$set" --output-file "requirements/$set.lock" "$@"
}

mkdir -p requirements
lock dev "${@}" --extra serve pyproject.toml
# The smaller sets take the versions of the large one, so that installing one after the other changes nothing.
lock play --constraints requirements/dev.lock --extra serve pyproject.toml
lock web --constraints requirements/dev.lock
lock postgres --constraints requirements/dev.lock
if grep -n '://' requirements/*.lock; then
    echo "starlode: a lock names a host" >&2
    exit 1
fi
