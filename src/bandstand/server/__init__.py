"""Tables of people on a machine: HTTP, live tables, the store, the bus between processes."""
