"""A worker that behaves badly, for the tests of what the server does about it: its argument says how."""

import itertools
import sys
import time

how = sys.argv[1]
if how == "never-ready":
    time.sleep(600)
print('{"ready":true}', flush=True)
for _ in itertools.count():
    if not sys.stdin.readline():
        break
    if how == "hangs":
        time.sleep(600)
    elif how == "crashes":
        sys.exit(3)
    elif how == "garbage":
        print("\x00 no JSON", flush=True)
    elif how == "endless":
        print("x" * 100_000, flush=True)
    elif how == "no-answer":
        print("[]", flush=True)
    elif how == "illegal":
        print('{"action":"buy everything"}', flush=True)
