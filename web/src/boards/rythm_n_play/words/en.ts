/** English. Every other catalogue has the same shape. */

import type { ValueName } from "../view";

const VALUES: Record<ValueName, string> = {
  whole: "whole note",
  half: "half note",
  quarter: "quarter note",
  eighth: "eighth note",
};

const cards = (count: number) => (count === 1 ? "1 card" : `${count} cards`);
const beats = (count: number) =>
  count === 0.5 ? "half a beat" : count === 1 ? "1 beat" : `${count} beats`;
const points = (count: number) => (count === 1 ? "1 point" : `${count} points`);
const or = (things: string[]) =>
  things.length < 2 ? things.join("") : `${things.slice(0, -1).join(", ")} or ${things.at(-1)}`;
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const en = {
  card: (card: string) => card,
  values: VALUES,
  beats,
  points,

  // what can be done
  compose: (card: string) => `compose ${card}`,
  lay: (card: string) => `lay ${card} face up`,
  pickUp: "pick up the stave",
  pickUpFor: (count: number) => `Pick up the stave: ${points(count)}`,
  take: "take a RYTHM card",
  takeOne: "Take a RYTHM card",
  pass: "pass",
  passOne: "Pass",
  spend: (value: ValueName) => `spend ${value === "eighth" ? "an" : "a"} ${VALUES[value]}`,
  done: "draw for the beats chosen",
  draw: (count: number) => (count === 1 ? "Draw 1 PLAY card" : `Draw ${count} PLAY cards`),
  tonality: { Sharp: "turn the Tonality to Sharp", Flat: "turn the Tonality to Flat" },

  // what is expected
  chooseTonality: "Choose the Tonality: shall the melody rise or fall?",
  layDown: (count: number) =>
    `You hold more than seven: lay ${cards(count)} face up. Each costs 3 points.`,
  goOnOrPickUp: (count: number) =>
    `Nobody has followed your card: pick up the stave for ${points(count)}, or compose on.`,
  onlyPickUp: (count: number) => `The stave is yours: pick it up for ${points(count)}.`,
  halfBeat: (count: number) => `${sentence(beats(count))} so far: add an eighth note.`,
  wholeBeats: (count: number, more: boolean) =>
    `${sentence(beats(count))}: draw ${cards(count)}${more ? ", or add more RYTHM cards" : ""}.`,
  begin: "begin the stave with any note",
  rise: (last: string) => `compose above ${last}`,
  fall: (last: string) => `compose below ${last}`,
  change: "lay a Change",
  exchange: "spend RYTHM cards",
  takeIt: "take a RYTHM card",
  takeOneToo: "take one",
  doOne: (things: string[]) => `${sentence(or(things))}.`,
  mustPass: "You can neither compose, exchange nor take: pass.",

  // the table
  stave: "The stave",
  staveOf: (names: string[]) =>
    names.length === 0 ? "The stave is empty." : `On the stave: ${names.join(", ")}.`,
  empty: "The stave is empty",
  lastBy: (name: string) => `last: ${name}`,
  lastBySpoken: (name: string) => `Last card: ${name}.`,
  shut: "shut",
  shutSpoken: "The stave is shut: nothing can follow.",
  tonalityIs: { Sharp: "Sharp: rising", Flat: "Flat: falling" },
  noTonality: "Tonality not chosen yet",
  choosing: (name: string, you: boolean) =>
    `${you ? "You choose" : `${name} chooses`} the Tonality`,
  rising: "The melody rises",
  falling: "The melody falls",
  silence: (turns: number) =>
    turns === 1 ? "1 silent turn to the end" : `${turns} silent turns to the end`,
  playStack: (count: number) => `PLAY stack, ${cards(count)}`,
  rythmStack: (count: number) => `RYTHM stack, ${cards(count)}: take one`,
  discards: (count: number) => `RYTHM discards, ${cards(count)}`,
  spent: "spent",
  players: "The players",
  seat: (
    name: string,
    play: number,
    rythm: number,
    down: number,
    up: number,
    score: number,
    turn: boolean,
  ) =>
    `${name}: ${play} PLAY and ${rythm} RYTHM in hand, ${down} face down, ${up} face up, ` +
    `${points(score)}${turn ? "; to move" : ""}`,
  cardsOf: (name: string, you: boolean) => `In front of ${you ? "you" : name}`,
  inHand: "In hand",
  faceDown: "Face down, 1 point each",
  faceUp: "Face up, 3 points off each",
  notShown: (count: number) => `${cards(count)}, not to be looked at`,
  nothing: "nothing",
  spentCards: "RYTHM cards spent",

  // the hand
  hand: "Your hand",
  actions: "What you can do",
  canCompose: "can be composed",
  cannot: "not now",
  mustLay: "can be laid face up",
  canSpend: "can be spent",
  copies: (count: number) => `${count} of them`,
  chosenCopies: (count: number) => `${count} chosen`,
  order: { up: "Low to high", down: "High to low" },
  orderHelp: "The order of your cards",

  // the score sheet
  player: "Player",
  down: "Face down",
  up: "Face up",
  rythm: "RYTHM in hand",
  score: "Points",
  hidden: "hidden",
  beatsLater: "RYTHM cards still in hand cost their beats at the end.",

  // sounds
  heard: {
    note: (note: string) => `the note ${note}`,
    change: { Sharp: "a rising slide", Flat: "a falling slide" },
    shut: "a last chord: the stave is shut",
    melody: (count: number) =>
      count === 1 ? "the stave as a melody of 1 note" : `the stave as a melody of ${count} notes`,
    rhythm: (values: string) => `a drum: ${values}`,
    take: "a tap on the drum",
    thud: "a low drum",
    silence: "a long, soft last note",
  },

  lessons: {
    tonality:
      "The Tonality card says where the melody goes. Sharp: each note must be higher than the one before. Flat: lower.",
    begin: "The stave is empty, so any note may begin it. Changes may not.",
    compose:
      "Cards with a bright edge may follow. What counts is not the best note but the last one: whoever laid it, when the turn comes round again, takes the stave.",
    change:
      "A Change turns the melody: after Sharp it rises, after Flat it falls. It may only follow a note.",
    pickUp:
      "Nobody added to the stave since your card. Pick it up: each card in it is a point for you, face down.",
    take: "Nothing to follow with? Take a RYTHM card. RYTHM cards buy PLAY cards, but those left in your hand at the end cost their beats.",
    exchange:
      "RYTHM cards worth whole beats buy PLAY cards, one a beat, four at most. Touch them, then the PLAY stack.",
    half: "An eighth is half a beat: it takes two to buy a card.",
    lay: "Seven cards is the limit. What is too much goes face up before you, at 3 points each. Spend early.",
    shut: "A Sharp on the highest note or a Flat on the lowest shuts the stave: nothing can follow, and it waits for its player.",
    last: "The PLAY stack is empty: the next stave picked up ends the game. Get rid of your RYTHM cards while you can.",
    end: "Face down a point each, face up three off, RYTHM cards in hand their beats off. The most points win.",
  },
};

export type Words = typeof en;
export default en;
