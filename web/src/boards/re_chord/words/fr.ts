/** Re-Chord en français. */

import type { Words } from "./en";

/** French counts 0 in the singular. */
const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

const fr: Words = {
  picks: {
    white: "blanc",
    red: "rouge",
    blue: "bleu",
    grey: "gris",
    purple: "violet",
    green: "vert",
    wylde: "wylde",
    down: "face cachée",
  },
  genres: {
    pop: "pop",
    rock: "rock",
    blues: "blues",
    metal: "metal",
    funk: "funk",
    country: "country",
  },
  fretboard: "Manche",
  supply: "Réserve",
  hand: "Vos cartes d’accord",
  guitarists: "Guitaristes",
  pad: "Le bloc",
  automa: "Automa",
  fretHead: "Frette",

  space: (string, fret) => `corde ${string}, frette ${fret}`,
  empty: "vide",
  faceUp: (pick) => `médiator ${pick}`,
  faceDown: "médiator face cachée",
  faceDownKnown: (pick) => `médiator face cachée, vous savez qu’il est ${pick}`,
  wanted: (pick) => `votre carte veut ici : ${pick}`,
  inUse: "le médiator utilisé",
  lifted: "le médiator que l’on déplace",
  can: "jouable",
  slot: (slot, pick) => `place ${slot} : médiator ${pick}`,
  slotEmpty: (slot) => `place ${slot} : vide`,
  bagLabel: (count) => `sac de ${plural(count, "médiator", "médiators")}`,
  deckLabel: (count) => `pioche de ${plural(count, "carte d’accord", "cartes d’accord")}`,
  heldLabel: (name, pick) => `${name} : en main, ${pick}`,
  heldHidden: "un médiator que nul autre ne peut voir",
  heldNothing: "aucun médiator en main",
  cardLabel: (chord, dots, silver, gold) => `${chord} : ${dots} ; argent ${silver}, or ${gold}`,
  dotLabel: (pick, string, fret) => `${pick} sur la corde ${string}, frette ${fret}`,
  complete: "complet",
  onHold: "en attente",
  seatLabel: (name, cards, chords, fame) =>
    `${name} : ${plural(cards, "carte", "cartes")} en main, accords ${chords || "aucun"}, ${fame} de renommée`,
  turnOf: "à jouer",
  songLabel: (title, fame) => `Votre chanson « ${title} », ${fame} de renommée`,
  genreLabel: (genre, pick) => `Votre genre secret : ${genre}, médiators de type ${pick}`,
  have: "joué",
  missing: "manque encore",
  codeLabel: (song, meaning) => `L’automa a retourné « ${song} » : ${meaning}`,
  code: {
    slot: (slot) => `médiator de la place ${slot}`,
    bag: "médiator du sac, face cachée",
    fret: (fret) => `frette ${fret}`,
    unscored: "la plus basse frette pas encore comptée",
    up: "première case libre depuis la corde 6",
    down: "première case libre depuis la corde 1",
    power: "avec son pouvoir",
    idle: "sans son pouvoir",
  },

  play: "Jouer",
  playChord: (chord) => `Jouer ${chord}`,
  tryIt: "Tenter",
  hold: "Faire attendre",
  release: "Jouer dès que complet",
  holdAll: "Tout en attente",
  claimAll: "Rien en attente",
  returnCard: "Rendre",
  tapCard: "Touchez une carte pour la voir sur le manche.",
  pass: {
    ability: "Sans pouvoir",
    "grey goal": "Laisser là",
    neighbour: "Laisser là",
    return: "Garder tout",
    "go on": "Continuer",
    listen: "Continuer",
    replacement: "Non merci",
  },
  passPlain: "Passer",

  expects: {
    action: "Prenez un médiator dans la réserve ou le sac, ou piochez deux cartes.",
    actionClosed: "Prenez un médiator dans la réserve ou le sac.",
    placeUp: (pick) => `Posez le médiator ${pick} sur une case libre.`,
    placeWylde: "Posez le wylde : sur une case libre, ou à la place d’un médiator.",
    placeDown: (pick) => `Vous avez tiré : ${pick}. Posez-le face cachée sur une case libre.`,
    ability: {
      white: "Blanc : prenez un autre médiator dans la réserve, ou restez-en là.",
      red: "Rouge : touchez un autre médiator pour le retirer, ou restez-en là.",
      blue: "Bleu : touchez un autre médiator pour le déplacer, ou restez-en là.",
      grey: "Gris : touchez un médiator visible pour le retourner, ou restez-en là.",
      purple: "Violet : touchez un médiator caché pour le révéler, ou restez-en là.",
      green: "Vert : touchez dans sa frette le type à retirer, ou restez-en là.",
      wylde: "",
    },
    blueGoal: "Bleu : touchez la case où il va, ou le médiator avec lequel il permute.",
    greyGoal: "Retourné. Touchez une case libre pour l’y déplacer, ou laissez-le.",
    neighbour: "Vous pouvez retirer le médiator voisin dans la même frette.",
    returnMore: (excess) =>
      excess === 1 ? "Rendez une carte à la pioche." : `Rendez ${excess} cartes à la pioche.`,
    returnAny: "Rendez ce que vous ne voulez pas, ou gardez tout.",
    goOn: "Votre tour est fini : continuez.",
    goOnChord: (chords) => `Complet : ${chords}. Jouez-le, ou continuez.`,
    listen: "L’automa a changé le manche : tentez un accord, ou continuez.",
    tryChord: "Tentez un accord si vous le croyez complet, ou continuez.",
    replacement: "Piocher une carte pour remplacer l’accord joué ?",
    replacementOrPlay: (chords) =>
      `Complet : ${chords}. Jouez-le, ou piochez une carte pour remplacer l’accord joué.`,
    orPlay: (chords, what) => `Complet : ${chords}. ${what}`,
  },

  moves: {
    take: (pick, slot) => `prendre le médiator ${pick} de la place ${slot}`,
    bag: "tirer un médiator du sac",
    drawTwo: "piocher deux cartes d’accord",
    drawOne: "piocher une carte de remplacement",
    place: (where) => `poser : ${where}`,
    remove: (pick, where) => `retirer le médiator ${pick} : ${where}`,
    lift: (pick, where) => `déplacer le médiator ${pick} : ${where}`,
    turnDown: (pick, where) => `retourner le médiator ${pick} : ${where}`,
    turnUp: (where) => `révéler le médiator : ${where}`,
    moveTo: (where) => `le déplacer : ${where}`,
    swapWith: (pick, where) => `permuter avec le médiator ${pick} : ${where}`,
    clear: (pick) => `retirer de la frette tout ce qui est ${pick}`,
    claim: (chord, card) => `jouer ${chord} (${card})`,
    attempt: (chord, card) => `tenter ${chord} (${card})`,
    returnCard: (chord, card) => `rendre ${chord} (${card})`,
    hold: (chord, card) => `faire attendre ${chord} (${card})`,
    release: (chord, card) => `jouer ${chord} (${card}) dès qu’il est complet`,
    holdAll: "faire attendre toutes les cartes",
    claimAll: "jouer toutes les cartes dès que complètes",
  },

  scores: {
    chords: "accords",
    song: "chanson",
    lead: "genre",
    total: "renommée",
    leadGuitar: "Même couleur dans une frette",
    leadFame: "Renommée",
    sum: "Somme",
    yours: "votre genre",
    noChords: "pas encore d’accord",
    golden: "or",
    songSet: (set) => `Chansons : ${set}`,
    lap: (lap) => `Tour de table ${lap}`,
    needMore: (bonus) =>
      `L’automa reçoit ${bonus} pour son assurance. Il vous faut plus de renommée que lui.`,
  },

  sounds: {
    note: (note) => `une corde sonne : ${note}`,
    thud: "une corde étouffée",
    shuffle: "des médiators remuent dans le sac",
    click: "un médiator est pris",
    card: "une carte est piochée",
    chord: (chord) => `l’accord ${chord}`,
    gold: (chord) => `l’accord ${chord}, deux fois`,
    song: (song) => `« ${song} », tous ses accords`,
    clang: "CLANNNGGG!",
    fret: (fret) => `les six cordes de la frette ${fret}, l’une après l’autre`,
    slide: "un glissé le long d’une corde",
    finish: "le dernier accord résonne",
  },

  lessons: {
    welcome:
      "Un seul manche pour tout le monde : six cordes, cinq frettes. À votre tour, prenez un médiator dans la réserve ou le sac, ou piochez deux cartes d’accord.",
    card: "Vos cartes sont de vrais accords. Touchez-en une : des anneaux montrent sur le manche quel médiator elle veut, et où.",
    place:
      "Touchez une case éclairée. Regardez ce que veulent vos autres cartes, et ce que les autres pourraient vouloir.",
    ability:
      "Un médiator de la réserve a un pouvoir, que vous pouvez toujours laisser. La ligne sous la table dit ce qu’il fait.",
    faceDown:
      "Les médiators du sac se posent face cachée. Ils remplissent les points sombres des cartes, et vous seul connaissez leur couleur.",
    complete:
      "Un accord est complet quand tous ses anneaux sont remplis ; un wylde vaut n’importe quoi. Choisissez la carte et jouez-la.",
    silver:
      "La première carte d’un accord rapporte l’argent, chaque suivante du même nom l’or : un re-chord.",
    order:
      "Au tour des autres, une carte complète se joue d’elle-même. Faites-la attendre si vous préférez l’or.",
    song: "Votre chanson se joue d’elle-même dès que tous ses accords sont devant vous.",
    genre:
      "Votre genre est secret. Chaque fois qu’une frette se remplit, sa couleur rapporte : beaucoup de semblables dans une frette valent le plus.",
    fret: "Une frette pleine a compté : les six couleurs sont notées sur le bloc. Après la cinquième, la partie s’arrête.",
    clang:
      "CLANNNGGG! Ici personne ne vous dit ce qui est complet. Une carte fausse est montrée, puis remélangée.",
    automa:
      "L’automa retourne une chanson et suit son code. Ses cartes d’accord sont visibles : touchez-les pour voir ce qu’il veut.",
    wylde:
      "Un wylde vaut n’importe quelle couleur pour un accord, et peut même remplacer un médiator.",
  },
};

export default fr;
