"""A bot for starlode in plain Python: `starlode arena realms --bots "cmd:python examples/first_bot.py,random"`.

A line of JSON comes in, a line of JSON goes out; docs/bot-protocol.md tells what stands in them.
"""

import json
import sys

EAGER = ["play", "mine", "collect", "use", "attack", "buy", "acquire", "recruit", "raid"]  # in this order, then others
LAST = ["end-turn", "decline", "done"]


def worth(option: dict) -> tuple:
    """How good an option looks: the higher, the better."""
    verb = option["verb"]
    if verb in EAGER:
        return (2, -EAGER.index(verb))
    return (0 if verb in LAST else 1, 0)


def choose(view: dict, decision: dict) -> str:
    """One of the lines that the decision offers; view["seats"][view["seat"] - 1] is me."""
    return max(decision["options"], key=worth)["action"]


for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "hello":  # a match begins: game, options, seat and seed stand here
        answer = {"t": "ready", "protocol": 1}
    elif message["t"] == "ask":
        answer = {"t": "act", "n": message["n"], "action": choose(message["view"], message["decision"])}
    elif message["t"] == "quit":
        break
    else:  # "end", or a word of a later version: nothing to answer
        continue
    print(json.dumps(answer), flush=True)
