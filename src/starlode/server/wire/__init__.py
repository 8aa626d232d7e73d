"""Everything that crosses the wire, defined once: docs/schemas/wire.json and the client's wire.ts are made from it."""
