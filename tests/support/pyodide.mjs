// Runs a Python file in Pyodide: node pyodide.mjs FOLDER WHEEL SOURCES FILE, where FOLDER holds the
// npm package, WHEEL is msgspec's for Emscripten, and SOURCES what Python imports from.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, wheel, sources, file] = process.argv.slice(2);
const { loadPyodide } = await import(`${pathToFileURL(folder)}/pyodide.mjs`);
const pyodide = await loadPyodide();
pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
pyodide.mountNodeFS("/sources", sources);
pyodide.runPython("import sys; sys.path.insert(0, '/sources')");
pyodide.runPython(readFileSync(file, "utf8"));
