"""Tables inside a browser: the host of one device, without a server. It runs on Pyodide."""
