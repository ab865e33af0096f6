/** Where cards come from and go to when they change places. */

import type { Happened } from "../../lib/protocol";
import { origins } from "./parts/looking.svelte";
import type { FiddlefooStage } from "./view";

/** Notes where cards come from that appear now, and says where those go that vanish. */
export function goesTo(
  happened: Happened[],
  stage: FiddlefooStage,
): (piece: string) => string | null {
  const to: Record<string, string> = {};
  const from: Record<string, string> = {};
  for (const { kind, facts } of happened) {
    const card = typeof facts.card === "string" ? facts.card : null;
    if (kind === "thrown") {
      const [taker] = facts.seats as number[];
      for (const one of facts.cards as string[]) {
        to[one] = `seat:${taker}`;
        from[one] = `seat:${String(facts.seat)}`;
      }
    } else if (card && kind === "put-on-pile") {
      to[card] = `together:${stage.view.cards[card]?.colour}`;
    } else if (card && (kind === "discarded" || kind === "card-removed")) {
      to[card] = "gone";
    } else if (card && kind === "exchanged") {
      from[card] = `seat:${String(facts.seat)}`;
      to[String(facts.other)] = `seat:${String(facts.seat)}`;
    } else if (card && kind === "drawn") {
      from[card] = "pile";
    }
  }
  origins.of = from;
  return (piece) => to[piece] ?? null;
}
