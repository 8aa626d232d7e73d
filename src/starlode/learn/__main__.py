"""`python -m starlode.learn GAME`: one run of learning by self-play."""

if __name__ == "__main__":  # processes that test networks look at this file too, and need no PyTorch
    from starlode.learn.training import asked, train

    train(asked())
