/** Re-Chord in English. The other languages have the same shape. */

import type { TypeName } from "../view";

const PICKS: Record<TypeName, string> = {
  white: "white",
  red: "red",
  blue: "blue",
  grey: "grey",
  purple: "purple",
  green: "green",
  wylde: "wylde",
  down: "face-down",
};

const en = {
  // things
  picks: PICKS,
  genres: {
    pop: "pop",
    rock: "rock",
    blues: "blues",
    metal: "metal",
    funk: "funk",
    country: "country",
  } as Record<string, string>,
  fretboard: "Fretboard",
  supply: "Supply",
  hand: "Your chord cards",
  guitarists: "Guitarists",
  pad: "The pad",
  automa: "Automa",
  fretHead: "Fret",

  // labels for screen readers
  space: (string: number, fret: number) => `string ${string}, fret ${fret}`,
  empty: "empty",
  faceUp: (pick: string) => `${pick} pick`,
  faceDown: "face-down pick",
  faceDownKnown: (pick: string) => `face-down pick, ${pick} as you know`,
  wanted: (pick: string) => `your card wants ${pick} here`,
  inUse: "the pick in use",
  lifted: "the pick that is moving",
  can: "can be chosen",
  slot: (slot: number, pick: string) => `slot ${slot}: ${pick} pick`,
  slotEmpty: (slot: number) => `slot ${slot}: empty`,
  bagLabel: (count: number) => `bag with ${count} picks`,
  deckLabel: (count: number) => `deck with ${count} chord cards`,
  heldLabel: (name: string, pick: string) => `${name}: in hand, ${pick}`,
  heldHidden: "a pick nobody else may see",
  heldNothing: "no pick in hand",
  cardLabel: (chord: string, dots: string, silver: number, gold: number) =>
    `${chord}: ${dots}; silver ${silver}, gold ${gold}`,
  dotLabel: (pick: string, string: number, fret: number) =>
    `${pick} on string ${string} fret ${fret}`,
  complete: "complete",
  onHold: "held back",
  seatLabel: (name: string, cards: number, chords: string, fame: number) =>
    `${name}: ${cards} cards in hand, chords ${chords || "none"}, ${fame} fame`,
  turnOf: "to play",
  songLabel: (title: string, fame: number) => `Your song “${title}”, ${fame} fame`,
  genreLabel: (genre: string, pick: string) => `Your secret genre: ${genre}, ${pick} picks`,
  have: "played",
  missing: "still missing",
  codeLabel: (song: string, meaning: string) => `The automa flipped “${song}”: ${meaning}`,
  code: {
    slot: (slot: string) => `pick from slot ${slot}`,
    bag: "pick from the bag, face down",
    fret: (fret: string) => `fret ${fret}`,
    unscored: "the lowest fret not yet scored",
    up: "first hole from string 6",
    down: "first hole from string 1",
    power: "with its power",
    idle: "without its power",
  },

  // buttons
  play: "Play",
  playChord: (chord: string) => `Play ${chord}`,
  tryIt: "Try",
  hold: "Hold back",
  release: "Play when complete",
  holdAll: "Hold all",
  claimAll: "Hold none",
  returnCard: "Return",
  tapCard: "Touch a card to see it on the fretboard.",
  pass: {
    ability: "No ability",
    "grey goal": "Leave it",
    neighbour: "Leave it",
    return: "Keep these",
    "go on": "Go on",
    listen: "Go on",
    replacement: "No, thanks",
  } as Record<string, string>,
  passPlain: "Pass",

  // what is expected
  expects: {
    action: "Take a pick from the supply or the bag, or draw two cards.",
    actionClosed: "Take a pick from the supply or the bag.",
    placeUp: (pick: string) => `Place the ${pick} pick on an empty space.`,
    placeWylde: "Place the wylde: on an empty space, or instead of any pick.",
    placeDown: (pick: string) => `You drew ${pick}: place it face down on an empty space.`,
    ability: {
      white: "White: take another pick from the supply, or go without.",
      red: "Red: touch another pick to remove it, or go without.",
      blue: "Blue: touch another pick to move it, or go without.",
      grey: "Grey: touch a face-up pick to turn it down, or go without.",
      purple: "Purple: touch a face-down pick to turn it up, or go without.",
      green: "Green: touch a type in its fret to clear it, or go without.",
      wylde: "",
    } as Record<string, string>,
    blueGoal: "Blue: touch where it goes, or the pick it changes places with.",
    greyGoal: "Turned down. Touch an empty space to move it, or leave it.",
    neighbour: "You may remove the pick beside it in the same fret.",
    returnMore: (excess: number) =>
      excess === 1 ? "Return one card to the deck." : `Return ${excess} cards to the deck.`,
    returnAny: "Return what you do not want, or keep these.",
    goOn: "Your turn is done: go on.",
    goOnChord: (chords: string) => `Complete: ${chords}. Play it, or go on.`,
    listen: "The automa has changed the fretboard: try a chord, or go on.",
    tryChord: "Try a chord if you think it is complete, or go on.",
    replacement: "Draw a card to replace the chord you played?",
    replacementOrPlay: (chords: string) =>
      `Complete: ${chords}. Play it, or draw a card to replace the chord you played.`,
    orPlay: (chords: string, what: string) => `Complete: ${chords}. ${what}`,
  },

  // moves
  moves: {
    take: (pick: string, slot: number) => `take the ${pick} pick from slot ${slot}`,
    bag: "draw a pick from the bag",
    drawTwo: "draw two chord cards",
    drawOne: "draw a replacement card",
    place: (where: string) => `place on ${where}`,
    remove: (pick: string, where: string) => `remove the ${pick} pick on ${where}`,
    lift: (pick: string, where: string) => `move the ${pick} pick on ${where}`,
    turnDown: (pick: string, where: string) => `turn the ${pick} pick on ${where} face down`,
    turnUp: (where: string) => `turn up the pick on ${where}`,
    moveTo: (where: string) => `move it to ${where}`,
    swapWith: (pick: string, where: string) => `swap it with the ${pick} pick on ${where}`,
    clear: (pick: string) => `clear all ${pick} picks from the fret`,
    claim: (chord: string, card: string) => `play ${chord} (${card})`,
    attempt: (chord: string, card: string) => `try ${chord} (${card})`,
    returnCard: (chord: string, card: string) => `return ${chord} (${card})`,
    hold: (chord: string, card: string) => `hold ${chord} (${card}) back`,
    release: (chord: string, card: string) => `play ${chord} (${card}) as soon as it is complete`,
    holdAll: "hold all cards back",
    claimAll: "play all cards when complete",
  },

  // the score sheet
  scores: {
    chords: "chords",
    song: "song",
    lead: "genre",
    total: "fame",
    leadGuitar: "Same colour in one fret",
    leadFame: "Fame",
    sum: "Sum",
    yours: "your genre",
    noChords: "no chord yet",
    golden: "gold",
    songSet: (set: string) => `Songs: ${set}`,
    lap: (lap: number) => `Lap ${lap}`,
    needMore: (bonus: number) =>
      `The automa gets ${bonus} for its confidence. You need more fame than it has.`,
  },

  // captions
  sounds: {
    note: (note: string) => `a string sounds: ${note}`,
    thud: "a muted string",
    shuffle: "picks rattle in the bag",
    click: "a pick is taken",
    card: "a card is drawn",
    chord: (chord: string) => `a strummed ${chord}`,
    gold: (chord: string) => `${chord}, strummed twice`,
    song: (song: string) => `“${song}”, all its chords`,
    clang: "CLANNNGGG!",
    fret: (fret: number) => `the six strings of fret ${fret}, one after the other`,
    slide: "a slide along a string",
    finish: "the last chord rings out",
  },

  // the first game
  lessons: {
    welcome:
      "One fretboard for everybody: six strings, five frets. Each turn you take a pick from the supply or the bag, or draw two chord cards.",
    card: "Your cards are real chords. Touch one: rings on the fretboard show which pick it wants where.",
    place:
      "Touch a lit space. What other cards of yours want is worth a look; so is what others might want.",
    ability:
      "A pick from the supply has an ability, and you may always leave it. The line below the table says what it does.",
    faceDown:
      "From the bag picks lie face down. They fill the dark dots of cards, and you alone know their colour.",
    complete:
      "A chord is complete when all its rings are met; a wylde does for any. Choose the card and play it.",
    silver:
      "The first card of a chord earns silver, each later one of the same name gold: a re-chord.",
    order:
      "On others' turns a complete card of yours is played by itself. Hold it back if you would rather wait for gold.",
    song: "Your song is played by itself as soon as all its chords lie before you.",
    genre:
      "Your genre is secret. Each time a fret fills up, its colour earns fame: many alike in one fret count most.",
    fret: "A full fret has scored: all six colours were written on the pad. After the fifth fret the game ends.",
    clang:
      "CLANNNGGG! Nobody tells you what is complete here. A wrong card is shown and shuffled back.",
    automa:
      "The automa flips a song card and does what its code says. Its chord cards lie open: touch them to see what it wants.",
    wylde: "A wylde counts as any colour for a chord, and may even replace a pick.",
  },
};

export type Words = typeof en;
export default en;
