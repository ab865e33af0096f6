/** The worker that thinks: it answers the questions of the host's bots, one after another. */

import { loadPython } from "./engine";
import type { FromBots, ToBots } from "./wires";

type Answer = (question: string) => string;

let ready: Promise<Answer> | null = null;

async function load(base: string): Promise<Answer> {
  const python = await loadPython(base, () => {});
  return python.pyimport("bandstand.local.bots").answer as Answer;
}

async function think(id: number, question: string): Promise<FromBots> {
  try {
    const answer = await ready!;
    return { id, answer: answer(question) };
  } catch (error) {
    // An error in Python leaves Python running; any other is one of the engine.
    const inPython = error instanceof Error && error.name === "PythonError";
    return inPython ? { id, failed: String(error) } : { broken: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<ToBots>): Promise<void> => {
  if (data.kind === "load") ready = load(data.base);
  else self.postMessage(await think(data.id, data.question));
};
