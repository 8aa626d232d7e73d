"""Everything that crosses the wire, defined once: docs/schemas/wire.json and web/src/lib/generated/wire.ts are made from it."""
