"""HTTP and sockets: one module a resource, and everything a request passes through."""
