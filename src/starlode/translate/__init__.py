"""Turns the engine's sources, typed Python of a small kind, into C; docs/dialect.md says of which kind.

Needs the standard library and the sources alone: `reading` makes a typed model of them, `emit` writes it down as C.
"""
