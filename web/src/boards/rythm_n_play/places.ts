/**
 * The names by which pieces travel.
 *
 * Equal cards are alike, so a card has no name of its own: the second C of a hand is "C 2". A card
 * the seat shown has just laid is still called what it was called in the hand, for as long as it is
 * the last of the stave; every other card of the stave is called by its place there.
 */

import type { Happened } from "../../lib/protocol";
import type { Stage } from "../../lib/stage";
import type { RythmNPlayView } from "./view";

export function handPiece(card: string, copy: number): string {
  return `${card} ${copy}`;
}

export function stavePiece(view: RythmNPlayView, place: number): string {
  const card = view.stave[place]!;
  const own = view.seat !== null && view.layer === view.seat;
  if (!own || place < view.stave.length - 1) return `stave ${place}`;
  const held = view.people[view.seat!]!.play.filter((other) => other === card).length;
  return handPiece(card, held + 1);
}

/** A card of another player's hand. */
export function backPiece(seat: number, deck: "PLAY" | "RYTHM", index: number): string {
  return `back ${seat} ${deck} ${index}`;
}

/** Where pieces fly that have left the board. */
export function goesTo(
  happened: Happened[],
  stage: Stage<RythmNPlayView>,
): (piece: string) => string | null {
  const of = (kind: string) => happened.find((one) => one.kind === kind);
  const pickedUp = of("stave-picked-up");
  const laid = of("card-laid");
  const exchanged = of("exchanged");
  return (piece) => {
    if (pickedUp) return `seat:${pickedUp.facts["seat"]}`;
    if (laid && laid.facts["seat"] === stage.shown) return `seat:${stage.shown}`;
    if (exchanged && !piece.startsWith("stave")) return "discards";
    return null;
  };
}
