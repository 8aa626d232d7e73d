#!/usr/bin/env bash
# Prepares .venv: `tools/setup.sh play` for the terminal, `tools/setup.sh web` for the browser, `tools/setup.sh dev` for everything;
# `tools/setup.sh chromium` sees to it that there is a browser for the tests.
# A step whose input did not change since it last succeeded is skipped; .venv keeps a copy of each input to compare with.
set -euo pipefail
cd "$(dirname "$0")/.."
kind=${1:-dev}

say() { printf 'starlode: %s\n' "$*" >&2; }
die() { say "$@"; exit 1; }

find_python() {
    local name
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
    die "Python 3.11 or newer is needed (Debian: apt-get install python3 python3-venv)"
}

# Debian ships Python without the part that makes environments.
add_venv_package() {
    local version
    version=$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        die "Python's venv module is missing; install it first (Debian: apt-get install python3-venv)"
    fi
    say "installing python$version-venv, which this machine lacks …"
    apt-get update -qq >&2 || true
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "python$version-venv" >&2 ||
        die "could not install python$version-venv; install it by hand and try again"
}

# The tests of the web client drive a real browser, and do not pass without one.
add_chromium() {
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        die "the tests need Chromium; install it first (Debian: apt-get install chromium)"
    fi
    say "installing chromium, which the tests drive …"
    apt-get update -qq >&2 || true
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >&2 ||
        die "could not install chromium; install it by hand and try again"
}

# The server is tried out behind the proxies that docs/hosting.md names; where they cannot be had, that is told as skipped.
add_proxies() {
    local proxy
    for proxy in nginx caddy; do
        [ -x "/usr/sbin/$proxy" ] || command -v "$proxy" >/dev/null || {
            [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || continue
            say "installing $proxy, behind which the server is tried out …"
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${proxy/nginx/nginx-light}" >&2 || true
        }
    done
}

make_environment() {
    local python
    python=$(find_python)
    rm -rf .venv
    "$python" -c 'import venv, ensurepip' 2>/dev/null || add_venv_package "$python"
    say "making an environment in .venv with $("$python" --version) …"
    "$python" -m venv .venv
    pwd >.venv/place
}

install_locked() {
    local lock=$1
    say "installing requirements/$lock.lock …"
    # Only the names of the packages, as they come: progress without noise.
    .venv/bin/python -m pip install --disable-pip-version-check --no-input --require-hashes -r "requirements/$lock.lock" |
        sed -u -n 's/^Collecting \([^ ]*\).*/  \1/p' >&2
    cp "requirements/$lock.lock" .venv/
}

is_installed() { cmp -s "requirements/$1.lock" ".venv/$1.lock"; }

if [ "$kind" = chromium ]; then
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || add_chromium
    add_proxies
    exit
fi

# An environment that was copied or moved with its folder still points to the old one.
if ! .venv/bin/python -c '' 2>/dev/null || [ "$(cat .venv/place 2>/dev/null)" != "$(pwd)" ]; then
    make_environment
fi

case $kind in
    dev) is_installed dev || install_locked dev ;;
    play) is_installed dev || is_installed play || install_locked play ;;
    web)
        is_installed dev || is_installed play || install_locked play
        is_installed dev || is_installed web || install_locked web
        ;;
    *) die "unknown set-up: $kind (known: play, web, dev, chromium)" ;;
esac

if ! cmp -s pyproject.toml .venv/pyproject.toml; then
    say "installing starlode itself, editable …"
    STARLODE_NO_COMPILE=1 .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-input \
        --no-deps --no-build-isolation --editable .
    cp pyproject.toml .venv/
fi
