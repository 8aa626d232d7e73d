"""Tables over HTTP and WebSocket: people and bots play, everything is written down before it is shown."""
