/** English for 6 Forces. Every other catalogue has the same shape. */

import type { Colour } from "../../../cards/shapes";
import type { TrumpName } from "../view";

const colours: Record<Colour, string> = {
  blue: "blue",
  green: "green",
  red: "red",
  yellow: "yellow",
  purple: "purple",
  grey: "grey",
  white: "white",
};
const trumps: Record<TrumpName, string> = {
  red: "red",
  yellow: "yellow",
  blue: "blue",
  green: "green",
  big: "big",
  small: "small",
};

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;
const prediction = (tricks: number, spare: boolean) =>
  spare ? `${tricks} or ${tricks + 1}` : `${tricks}`;

const en = {
  colours,
  trumps,
  trumpMeaning: {
    red: "the highest red wins",
    yellow: "the highest yellow wins",
    blue: "the highest blue wins",
    green: "the highest green wins",
    big: "the highest number wins",
    small: "the lowest number wins",
  } as Record<TrumpName, string>,
  card: (colour: Colour, number: string) => `${colours[colour]} ${number}`,

  hand: "Your hand",
  handEmpty: "Your hand is empty.",
  sortByColour: "Sort by colour",
  sortByNumber: "Sort by number",
  canPlay: (card: string) => `${card}, can be played`,
  cannotPlay: (card: string) => `${card}, cannot be played now`,

  round: (round: number, of: number) => `Round ${round} of ${of}`,
  tricksLeft: (tricks: number) =>
    tricks === 1 ? "the last trick" : `${count(tricks, "trick", "tricks")} to go`,
  lap: (lap: number) => `lap ${lap} of 2`,
  trick: "The trick on the table",
  lies: (who: string, card: string) => `${who}: ${card}`,
  liesWon: (who: string, card: string) => `${who}: ${card}, won`,
  toPlay: (who: string) => `${who}: to play`,
  notYet: (who: string) => `${who}: no card yet`,
  leads: "on lead",
  trumpOfTrick: (name: string, you: boolean, trump: TrumpName, meaning: string) =>
    `${you ? "You lead" : `${name} leads`} with trump ${trumps[trump]}: ${meaning}`,
  trump: "trump",

  plate: (
    name: string,
    cards: number,
    said: string,
    trump: TrumpName | null,
    tricks: number,
    total: number,
  ) =>
    `${name}: ${said}, ${trump ? `trump ${trumps[trump]}` : "no trump yet"}, ` +
    `${count(tricks, "trick", "tricks")} won, ${count(cards, "card", "cards")}, ${total} points in all`,
  saysNothing: "no prediction yet",
  says: (tricks: number, spare: boolean) => `prediction ${prediction(tricks, spare)}`,
  predictionOf: (tricks: number, spare: boolean) => prediction(tricks, spare),

  predict: "How many tricks?",
  chips: (chips: number) => `${count(chips, "chip", "chips")} in the centre`,
  chooseTrump: "Your trump, when you lead",
  spare: "Spare",
  spareHelp: "Spare chip: that number or one more",
  predictMove: (tricks: number, spare: boolean) =>
    spare
      ? `Predict ${prediction(tricks, true)}, with a spare`
      : `Predict ${count(tricks, "trick", "tricks")}`,
  trumpMove: (trump: TrumpName) => `Choose ${trumps[trump]} as trump`,
  cardMove: (card: string) => `Play the ${card}`,
  allowed: (what: string) => `${what}, possible`,
  refused: (what: string) => `${what}, not possible now`,

  lookBack: "Look back",
  lastTrick: "The last trick",
  noLastTrick: "No trick has been played yet.",
  played: "Played in this round",
  openHand: (name: string, cards: string) => `${name} holds ${cards}`,

  roundOver: (round: number) => `Round ${round} is over`,
  result: (said: string, tricks: number) => `said ${said}, won ${tricks}`,
  points: "points",
  total: "in all",
  goOn: (round: number) => `On to round ${round}`,
  scores: "Score pad: prediction, tricks won, points",
  roundRow: (round: number) => `Round ${round}`,
  totalRow: "Total",
  exact: "Exact: +4. With a spare, either number: +2. A miss: −1 for each trick away.",

  expectEither: "Predict your tricks, or choose your trump.",
  expectPrediction: (chips: number) =>
    chips === 0
      ? "No chip is left: predict 0."
      : `Predict your tricks: ${count(chips, "chip", "chips")} left.`,
  expectTrump: "Choose your trump: it decides the tricks you lead.",
  expectLead: (trump: TrumpName) => `You lead: play any card. Trump is yours, ${trumps[trump]}.`,
  expectFollow: (colour: Colour) => `Follow ${colours[colour]}.`,
  expectAnything: (colour: Colour) => `You have no ${colours[colour]}: play any card.`,

  sounds: {
    card: (card: string) => `a soft tone for ${card}`,
    trumpCard: (card: string) => `a soft tone and its octave for ${card}`,
    trump: (trump: TrumpName) => `the octave of ${trumps[trump]}`,
    taps: (taps: number) => `${count(taps, "wooden tap", "wooden taps")}`,
    won: "a rising fifth",
    good: "a bright chord",
    bad: "a falling tone",
  },

  lessons: {
    goal: "Say how many tricks you will win, then win exactly that many. There are twelve in a round.",
    either:
      "Two laps before the first card: predict or choose a trump now, do the other later. Late predictions know more, but chips and trumps run out.",
    predict:
      "Look at your hand: high cards, and many of your trump colour, win tricks. Exact is worth +4, also a true 0.",
    spare:
      "Not sure? With a spare chip you say two numbers at once, like 3 or 4. That is safer, and worth only +2.",
    trump:
      "Your trump counts only in tricks you lead. Big: the highest number of any colour wins. Small: the lowest.",
    lead: "You lead, so your own trump decides this trick. Play any card.",
    theirs:
      "Look at the card in the middle: it is the trump of whoever led this trick, and only that one counts.",
    follow: "Follow the colour that was led. Nobody has to play a trump.",
    anything:
      "You have none of the colour that was led: play anything, also to lose a dangerous card.",
    reached: "You have the tricks you predicted. From here on every further one costs you: duck.",
    over: "One trick too many: each costs a point. Still, fewer is better than more.",
    scored: "The round is scored; the next one starts with the left neighbour of the last starter.",
  },
};

export type Words = typeof en;
export default en;
