"""Tables, accounts, storage, HTTP and WebSocket. The engine knows nothing of this room."""
