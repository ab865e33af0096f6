"""Tables people sit at: seats, clocks, storage, HTTP and WebSocket."""
