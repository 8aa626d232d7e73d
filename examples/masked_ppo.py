"""MaskablePPO of sb3-contrib learns to play against a bot: `pip install 'starlode[envs,train]'` has it."""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO

from starlode.envs import register


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--env", default="starlode/Realms-v0")
    reader.add_argument("--bot", default="greedy")
    reader.add_argument("--steps", type=int, default=100_000)
    given = reader.parse_args()
    register()  # so that Gymnasium knows our games
    env = gymnasium.make(given.env, bots=given.bot, seat=None)
    model = MaskablePPO("MlpPolicy", env, n_steps=min(2048, max(given.steps, 2)), verbose=1, seed=1, device="cpu")
    model.learn(given.steps)
    won, matches = 0, 20
    for match in range(matches):
        observation, info = env.reset(seed=match)
        is_over, reward = False, 0.0
        while not is_over:
            action, _ = model.predict(observation, action_masks=info["action_mask"].astype(bool))
            observation, reward, is_over, _, info = env.step(int(action))
        won += reward > 0
    print(f"{won} of {matches} won against {given.bot} after {given.steps} steps")


if __name__ == "__main__":
    main()
