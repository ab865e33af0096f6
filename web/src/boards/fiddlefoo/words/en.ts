/** English words of Fiddlefoo. */

import type { ColourName } from "../view";

const colours: Record<ColourName, string> = {
  yellow: "yellow",
  red: "red",
  blue: "blue",
  purple: "purple",
};

const notes = (count: number) => (count === 1 ? "1 note" : `${count} notes`);
const cards = (count: number) => (count === 1 ? "1 card" : `${count} cards`);

const en = {
  colours,
  instruments: { yellow: "violin", red: "guitar", blue: "drums", purple: "piano" },
  notes,
  list: (items: string[]) =>
    items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`,
  either: (items: string[]) =>
    items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} or ${items.at(-1)}`,
  plain: (colour: string, number: number) => `${colour} ${number}`,
  withNotes: (card: string, count: number) => `${card}, ${notes(count)}`,
  special: (name: string, card: string) => `${card} “${name}”`,
  span: (low: number, high: number) => (low === high ? `${low}` : `${low}–${high}`),

  // the table
  map: "The map",
  players: "Players",
  person: (name: string, count: number, total: number) =>
    `${name}: ${cards(count)} in hand, ${notes(total)} so far`,
  personTogether: (name: string, count: number) => `${name}: ${cards(count)} in hand`,
  inTheLight: "to play",
  known: (list: string) => `known: ${list}`,
  pileCount: (count: number) => `Draw pile: ${cards(count)}`,
  gone: (list: string) => `Out of the game: ${list}`,
  colourPile: (colour: string, top: number, count: number) =>
    top === 0
      ? `The ${colour} pile is empty; it wants 10 notes`
      : `The ${colour} pile: ${top} on top, ${notes(count)} of 10`,
  freeCell: (cell: string, partners: string) => `Cell ${cell}, free: pairs with ${partners}`,
  freeTarget: (cell: string) => `Cell ${cell}, free`,
  cardAt: (card: string, cell: string) => `${card}, at ${cell}`,
  canBeChosen: "can be chosen",
  justPlaced: "just placed",
  partner: "in a Pair with the card just placed",
  closer: "Larger",
  wholeMap: "The whole map",
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  tapAgain: "Tap again to place it here.",

  // the strip: what may be thrown
  couldThrow: "They could throw",
  mayThrow: (name: string) => `At ${name}:`,
  mayThrowYou: "At you:",
  lastPairs: "These Pairs allow:",
  anyNotes: (list: string) => `cards with ${list}`,
  nothing: "nothing",
  silence: "Silence: any 1 card",
  safesong: "Safesong: nobody throws",
  basis: { range: "by range only", notes: "by notes only", distance: "by distance only" },
  noPairsYet: "Cards of a colour in one line make Pairs.",

  // the hand
  hand: "Your hand",
  sortColour: "Sort by colour",
  sortNumber: "Sort by number",
  canPlace: "fits",
  canThrow: "may be thrown",
  throwing: "thrown",
  piling: "for its pile",
  chosen: "chosen",
  emptyHand: "Your hand is empty.",
  done: "Done",
  doneThrowing: (count: number) => (count === 0 ? "Throw nothing" : `Throw ${cards(count)}`),
  doneDiscarding: "Keep all",
  doneMoving: "Move nothing",
  doneRemoving: "That is enough",
  doneExchanging: "No more exchanges",
  doneAgain: "No extra card",
  take: "Draw a card",
  pass: "Pass",
  asColour: (colour: string) => `As ${colour}`,
  byBasis: { range: "By range", notes: "By notes", distance: "By distance" },
  leaveOpen: "Leave it open",
  throwIt: (card: string) => `Throw ${card}`,
  pileIt: (card: string) => `Pile ${card}`,
  thrownMark: "thrown",
  pileMark: "pile",

  // what is expected
  expect: {
    card: "Choose a card to place.",
    cell: (card: string) => `Choose a lit cell for ${card}.`,
    take: "None of your cards fits: draw one.",
    pass: "None of your cards fits and the pile is empty: pass.",
    colour: (card: string) => `Say which colour ${card} counts as.`,
    discard: "You may discard one card of your hand.",
    "moved card": "You may move a card of the map: choose it.",
    "target cell": (card: string) => `Choose a lit cell to move ${card} to.`,
    "removed card": "You may take up to three cards off the map.",
    basis: "Choose the one thing cards may be thrown by, or leave it open.",
    throws: (name: string) => `Throw what matches at ${name}, then say so.`,
    throwsOrPiles: (name: string) => `Throw cards at ${name}, or put them on piles.`,
    nothingToThrow: (name: string) => `Nothing of yours may be thrown at ${name}.`,
    enoughThrown: "You have thrown all you may. Say so.",
    "offered card": "You may exchange a hand card with the map: choose it.",
    "wanted card": (card: string) => `Which card of the map do you want for ${card}?`,
    "another card": "Place one more card of another colour, if you like.",
    over: "The game is over.",
  },

  // moves
  move: {
    card: (card: string) => `place ${card}`,
    cell: (cell: string) => `put it at ${cell}`,
    throws: (card: string) => `throw ${card}`,
    pile: (card: string) => `put ${card} on its pile`,
    discard: (card: string) => `discard ${card}`,
    moved: (card: string) => `move ${card}`,
    target: (cell: string) => `move it to ${cell}`,
    removed: (card: string) => `take ${card} off the map`,
    offered: (card: string) => `give ${card} to the map`,
    wanted: (card: string) => `take ${card} from the map`,
  },

  // the score sheet
  player: "Player",
  roundNumber: (round: number) => `Round ${round}`,
  total: "Total",
  fewest: "The fewest notes win.",
  pilesWanted: "You win together if every pile has exactly 10 notes.",
  missing: "Missing to ten",
  handsLeft: "Cards left",
  none: "none",
  roundOver: (round: number) => `Round ${round} is over`,
  pilesMiss: (points: number) =>
    points === 0 ? "Every pile has exactly ten notes." : `The piles miss ten by ${points}.`,
  goOn: "Go on",

  // special cards: name and what they do
  when: {
    paired: "When paired",
    thrown: "When thrown",
    drawn: "When drawn",
    scored: "When scored",
  },
  specials: {
    discard: ["Discard", "you may put one hand card out of the game."],
    move: ["Move", "you may move one other card of the map; the map stays in one piece."],
    "play-again": ["Play again", "after the throws you may place one more, of another colour."],
    "remove-cards": ["Remove", "you may take up to three cards off the map."],
    "wild-pair": ["Wild pair", "it also pairs with every other colour in line."],
    "other-colours": ["Other colours", "its ranges let every colour be thrown."],
    "range-limit": ["Wide range", "its Pairs need at least four numbers in between."],
    "no-safety": ["No safety", "a Safesong made with it protects nobody."],
    "distance-limit": ["Close by", "its Pairs have at most two cards in between."],
    draw: ["Draw", "whoever throws it draws one card."],
    "notes-penalty": ["Penalty", "whoever throws it by its notes alone draws two cards."],
    "notes-only": ["Notes only", "it may be thrown by its notes, never by range."],
    contrary: ["Contrary", "it may be thrown exactly when it does not match."],
    clingy: ["Clingy", "it stays while you hold three cards or fewer."],
    instaplay: ["Instaplay", "it must be placed at once, if it fits."],
    reveal: ["Reveal", "everybody sees it in your hand."],
    "swap-map": ["Swap", "you may exchange up to three hand cards with the map."],
    "colour-echo": ["Colour echo", "draw again if the last card placed has its colour."],
    "note-echo": ["Note echo", "draw again if the last card placed has as many notes."],
    "double-worst": ["Double worst", "it costs twice your dearest other card."],
    "most-held": ["Most held", "it costs 10 if you hold no colour more than its own."],
  } as Record<string, [name: string, effect: string]>,

  // sounds
  caption: {
    placed: (instrument: string, number: number) => `${instrument}, note ${number}`,
    pair: (some: number, other: number) => `an interval, ${some} and ${other}`,
    thrown: (count: number) => `${cards(count)} in a run`,
    piled: "a clear note",
    drawn: "a soft tick",
    safesong: "a long, quiet chord",
    silence: "a muffled beat",
    roundOver: "the whole band, one chord",
    special: "a drum fill",
  },

  // lessons
  lessons: {
    goal: "Get rid of your cards. Every note left in your hand at the end of the round counts against you.",
    card: "Cards that fit are lit. Choose one, then you will see where it may go.",
    cell: "A card must touch the map and be in line with a card of its colour: row, column or diagonal. It may not lie side by side with its own colour.",
    prospect:
      "Look at a lit cell before you place: the line above the map says what the others could throw at you for it.",
    pairs:
      "The new card pairs with every card of its colour in line. The numbers between the two are the range; by how many notes they differ is the difference.",
    throws:
      "Now you may throw: cards of the Pair's colour with a number in the range, or any card with as many notes as the difference.",
    nothing:
      "Nothing matches this time. Everybody is asked anyway, so that nobody learns who could not.",
    thrownAtYou: "Cards were thrown at you. Everybody knows now that you hold them.",
    middle:
      "Cards near the middle, 5 to 12, have many notes: dear to keep. Place or throw them early.",
    safePair:
      "Neighbouring numbers with equal notes make the safest Pair: nothing can be thrown for it.",
    few: "Somebody has only one or two cards. A throw can end the round as well as a placement.",
    roundEnd: "The round is over. The fewest notes after the last round win.",
    stuck: "No card of yours fits anywhere, so you draw one and your turn ends.",
    together:
      "You play together: put cards on their piles, always higher than the last. Ten notes on each pile, exactly.",
    safesong:
      "With Safesong the cards in between count: three or more between every Pair and nobody may throw.",
    special: "A star marks a special card. Touch it to read what it does.",
  },
};

export type FooWords = typeof en;
export default en;
