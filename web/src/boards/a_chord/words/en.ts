/** English for Take the A Chord. Every other catalogue has the same shape. */

import type { Colour } from "../../../cards/shapes";

const colours: Record<Colour, string> = {
  blue: "blue",
  green: "green",
  red: "red",
  yellow: "yellow",
  purple: "purple",
  grey: "grey",
  white: "white",
};

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

const en = {
  colours,
  card: (colour: Colour, chord: string) => `${colours[colour]} ${chord}`,
  places: {
    "white L": "white L",
    "black R": "black R",
    "black L": "black L",
    "white R": "white R",
  } as Record<string, string>,

  hand: "Your hand",
  handEmpty: "Your hand is empty.",
  sortByColour: "Sort by colour",
  sortByChord: "Sort by chord",
  canPlay: (card: string) => `${card}, can be played`,
  cannotPlay: (card: string) => `${card}, cannot be played now`,

  ring: (key: string, order: string) => `The key is ${key}. Strongest first: ${order}.`,
  key: "key",
  round: "The round on the table",
  lies: (who: string, card: string) => `${who}: ${card}`,
  liesWon: (who: string, card: string) => `${who}: ${card}, won`,
  toPlay: (who: string) => `${who}: to play`,
  notYet: (who: string) => `${who}: no card yet`,
  leads: "on lead",
  stage: (stage: number, of: number) => `Stage ${stage} of ${of}`,
  half: (half: number) => `half ${half}`,
  roundsLeft: (rounds: number) =>
    rounds === 1 ? "the last round" : `${count(rounds, "round", "rounds")} to go`,
  faceDown: (rounds: number) => `${count(rounds, "round", "rounds")} face down`,
  plate: (
    name: string,
    cards: number,
    tokens: number,
    improvisations: number,
    spotlight: boolean,
    total: number,
  ) =>
    `${name}: ${count(cards, "card", "cards")}, ${count(tokens, "trick token", "trick tokens")}, ` +
    `${count(improvisations, "improvisation token", "improvisation tokens")}` +
    `${spotlight ? ", the spotlight" : ""}, ${total} points in all`,
  inset: "What tokens are worth in this stage",
  insetPlace: (name: string, tokens: number, points: number) =>
    `${name}: ${count(tokens, "token", "tokens")}, ${points} points`,
  eachImprovisation: "Each improvisation token adds 15.",

  lookBack: "Look back",
  lastRound: "The last round",
  noLastRound: "No round has been played yet.",
  played: "Played in this stage",
  openHand: (name: string, cards: string) => `${name} holds ${cards}`,
  openAside: (name: string) => `${name} (2)`,

  stageOver: (stage: number) => `Stage ${stage} is over`,
  points: "points",
  total: "in all",
  goOn: (stage: number) => `On to stage ${stage}`,
  scores: "Score sheet",
  stageRow: (stage: number) => `Stage ${stage}`,
  totalRow: "Total",

  leadAny: "You lead: play any card.",
  leadOn: (key: string) => `The trick goes on in ${key}: lead again, with any card.`,
  follow: (colour: Colour) => `Play ${colours[colour]}, or repeat a chord of this round.`,
  followNothing: (colour: Colour) => `You have no ${colours[colour]}: play any card.`,
  toPlace: (place: string, sentence: string) => `For ${place}. ${sentence}`,
  move: (card: string) => `Play the ${card}`,

  sounds: {
    voicings: {
      blue: "blues seventh",
      green: "open ninth",
      red: "swinging sixth",
      yellow: "soulful minor seventh",
      purple: "power chord",
    } as Partial<Record<Colour, string>>,
    chord: (chord: string, voicing: string) => `${chord}, ${voicing}`,
    drone: (key: string) => `a soft drone on ${key}`,
    fill: "drum fill",
    won: "a bass note",
    spotlight: "a rising shimmer",
  },

  lessons: {
    goal: "Three stages, your whole hand in each. Tricks pay only up to a point: the scale below the table shows where each of you stands on it.",
    lead: "You lead: any card will do. Its colour is what the others should follow.",
    key: "The lit chord on the ring is the key, the strongest. From there it goes clockwise, weaker and weaker. Colours do not count.",
    follow:
      "Follow the leader's colour, or repeat a chord that already lies in this round, in any colour.",
    anything: "You have none of the lead colour, so you may play anything.",
    change:
      "A chord came twice: it is the key now, and whoever repeated it last leads. Repeating is how you steer the band.",
    improvisation:
      "Improvisation: the last card had the chord of the first. Nobody wins yet; the round lies face down and the same trick goes on in a new key.",
    improvised:
      "An improvised trick: one token for every round of it, and an improvisation token worth 15.",
    spotlight:
      "Winning with the key's own chord takes the spotlight. It counts as one more token, welcome or not.",
    enough: "You stand at the top of the scale. From here on every further trick costs you.",
    two: "With two players each has two places, L and R. You play for both of yours from one hand.",
    half: "The second half: your other eight cards. Key, lead and spotlight stay as they are.",
    scored: "A stage is scored and all tokens go back. Whoever scored least leads the next stage.",
  },
};

export type Words = typeof en;
export default en;
