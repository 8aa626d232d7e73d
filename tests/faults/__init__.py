"""Faults by the hundred: real servers and players, and somebody who pulls the plugs; `make test-faults`."""
