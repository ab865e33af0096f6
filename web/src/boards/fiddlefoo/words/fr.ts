/** Le vocabulaire français de Fiddlefoo. */

import type { ColourName } from "../view";
import type { FooWords } from "./en";

const colours: Record<ColourName, string> = {
  yellow: "jaune",
  red: "rouge",
  blue: "bleu",
  purple: "violet",
};

const notes = (count: number) => (count < 2 ? `${count} note` : `${count} notes`);
const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`);

const fr: FooWords = {
  colours,
  instruments: { yellow: "violon", red: "guitare", blue: "batterie", purple: "piano" },
  notes,
  list: (items) =>
    items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)}`,
  either: (items) =>
    items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ou ${items.at(-1)}`,
  plain: (colour, number) => `${number} ${colour}`,
  withNotes: (card, count) => `${card}, ${notes(count)}`,
  special: (name, card) => `${card} « ${name} »`,
  span: (low, high) => (low === high ? `${low}` : `${low}–${high}`),

  map: "Le plan",
  players: "Joueurs",
  person: (name, count, total) => `${name} : ${cards(count)} en main, ${notes(total)} jusqu’ici`,
  personTogether: (name, count) => `${name} : ${cards(count)} en main`,
  inTheLight: "à jouer",
  known: (list) => `connu : ${list}`,
  pileCount: (count) => `Pioche : ${cards(count)}`,
  gone: (list) => `Hors du jeu : ${list}`,
  colourPile: (colour, top, count) =>
    top === 0
      ? `La pile ${colour} est vide ; il lui faut 10 notes`
      : `Pile ${colour} : ${top} au sommet, ${count} notes sur 10`,
  freeCell: (cell, partners) => `Case ${cell}, libre : forme une Paire avec ${partners}`,
  freeTarget: (cell) => `Case ${cell}, libre`,
  cardAt: (card, cell) => `${card}, en ${cell}`,
  canBeChosen: "au choix",
  justPlaced: "vient d’être posé",
  partner: "en Paire avec la dernière carte posée",
  closer: "Agrandir",
  wholeMap: "Toute la carte",
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  tapAgain: "Touchez encore pour poser ici.",

  couldThrow: "On pourrait vous lancer",
  mayThrow: (name) => `À ${name} :`,
  mayThrowYou: "À vous :",
  lastPairs: "Ces Paires permettent :",
  anyNotes: (list) => `les cartes à ${list}`,
  nothing: "rien",
  silence: "Silence : 1 carte au choix",
  safesong: "Safesong : personne ne lance",
  basis: {
    range: "par l’intervalle seulement",
    notes: "par les notes seulement",
    distance: "par la distance seulement",
  },
  noPairsYet: "Deux cartes d’une couleur sur une même ligne font une Paire.",

  hand: "Votre main",
  sortColour: "Trier par couleur",
  sortNumber: "Trier par nombre",
  canPlace: "a sa place",
  canThrow: "peut être lancé",
  throwing: "lancée",
  piling: "pour sa pile",
  chosen: "choisi",
  emptyHand: "Votre main est vide.",
  done: "Terminé",
  doneThrowing: (count) => (count === 0 ? "Ne rien lancer" : `Lancer ${cards(count)}`),
  doneDiscarding: "Tout garder",
  doneMoving: "Ne rien déplacer",
  doneRemoving: "C’est assez",
  doneExchanging: "Ne plus échanger",
  doneAgain: "Pas d’autre carte",
  take: "Piocher",
  pass: "Passer",
  asColour: (colour) => `En ${colour}`,
  byBasis: { range: "Par intervalle", notes: "Par notes", distance: "Par distance" },
  leaveOpen: "Laisser ouvert",
  throwIt: (card) => `Lancer ${card}`,
  pileIt: (card) => `Empiler ${card}`,
  thrownMark: "lancée",
  pileMark: "pile",

  expect: {
    card: "Choisissez une carte à poser.",
    cell: (card) => `Choisissez une case éclairée pour le ${card}.`,
    take: "Aucune de vos cartes n’a sa place : piochez.",
    pass: "Aucune de vos cartes n’a sa place et la pioche est vide : passez.",
    colour: (card) => `Dites quelle couleur prend le ${card}.`,
    discard: "Vous pouvez défausser une carte de votre main.",
    "moved card": "Vous pouvez déplacer une carte du plan : choisissez-la.",
    "target cell": (card) => `Choisissez la case où déplacer le ${card}.`,
    "removed card": "Vous pouvez retirer jusqu’à trois cartes du plan.",
    basis: "Choisissez par quoi seulement on pourra lancer, ou laissez ouvert.",
    throws: (name) => `Lancez à ${name} ce qui convient, puis validez.`,
    throwsOrPiles: (name) => `Lancez des cartes à ${name}, ou empilez-les.`,
    nothingToThrow: (name) => `Vous n’avez rien à lancer à ${name}.`,
    enoughThrown: "Vous ne pouvez lancer davantage. Validez.",
    "offered card": "Vous pouvez échanger une carte avec le plan : choisissez-la.",
    "wanted card": (card) => `Quelle carte du plan voulez-vous contre le ${card} ?`,
    "another card": "Posez une carte de plus, d’une autre couleur, si vous voulez.",
    over: "La partie est terminée.",
  },

  move: {
    card: (card) => `poser le ${card}`,
    cell: (cell) => `en ${cell}`,
    throws: (card) => `lancer le ${card}`,
    pile: (card) => `mettre le ${card} sur sa pile`,
    discard: (card) => `défausser le ${card}`,
    moved: (card) => `déplacer le ${card}`,
    target: (cell) => `déplacer en ${cell}`,
    removed: (card) => `retirer le ${card} du plan`,
    offered: (card) => `donner le ${card} au plan`,
    wanted: (card) => `prendre le ${card} du plan`,
  },

  player: "Joueur",
  roundNumber: (round) => `Manche ${round}`,
  total: "Total",
  fewest: "Le moins de notes gagne.",
  pilesWanted: "Vous gagnez ensemble si chaque pile a exactement 10 notes.",
  missing: "Écart à dix",
  handsLeft: "Cartes restantes",
  none: "aucune",
  roundOver: (round) => `La manche ${round} est finie`,
  pilesMiss: (points) =>
    points === 0
      ? "Chaque pile a exactement dix notes."
      : `Les piles manquent dix de ${points} en tout.`,
  goOn: "Continuer",

  when: {
    paired: "En Paire",
    thrown: "Lancée",
    drawn: "Piochée",
    scored: "Au décompte",
  },
  specials: {
    discard: ["Défausse", "vous pouvez sortir une carte de votre main du jeu."],
    move: ["Déplacement", "vous pouvez déplacer une autre carte ; le plan reste d’un seul tenant."],
    "play-again": ["Rejouer", "après les lancers, posez une carte de plus, d’une autre couleur."],
    "remove-cards": ["Retrait", "vous pouvez retirer jusqu’à trois cartes du plan."],
    "wild-pair": ["Paire libre", "elle fait aussi Paire avec les autres couleurs en ligne."],
    "other-colours": ["Autres couleurs", "dans ses intervalles on lance toute couleur."],
    "range-limit": ["Grand intervalle", "ses Paires veulent au moins quatre nombres entre elles."],
    "no-safety": ["Sans filet", "un Safesong fait avec elle ne protège personne."],
    "distance-limit": ["Tout près", "ses Paires ont au plus deux cartes entre elles."],
    draw: ["Pioche", "qui la lance pioche une carte."],
    "notes-penalty": ["Pénalité", "qui la lance par ses seules notes pioche deux cartes."],
    "notes-only": ["Notes seules", "elle se lance par ses notes, jamais par intervalle."],
    contrary: ["Contraire", "elle se lance justement quand elle ne convient pas."],
    clingy: ["Collante", "elle reste tant que vous avez trois cartes ou moins."],
    instaplay: ["Illico", "elle se pose tout de suite, si elle a sa place."],
    reveal: ["Révélée", "tout le monde la voit dans votre main."],
    "swap-map": ["Échange", "vous pouvez échanger jusqu’à trois cartes avec le plan."],
    "colour-echo": ["Écho de couleur", "repiochez si la dernière carte posée a sa couleur."],
    "note-echo": ["Écho de notes", "repiochez si la dernière carte posée a autant de notes."],
    "double-worst": ["Double peine", "elle coûte le double de votre autre carte la plus chère."],
    "most-held": ["Majorité", "elle coûte 10 si aucune couleur ne dépasse la sienne en main."],
  },

  caption: {
    placed: (instrument, number) => `${instrument}, note ${number}`,
    pair: (some, other) => `un intervalle, ${some} et ${other}`,
    thrown: (count) => `${cards(count)} à la volée`,
    piled: "une note claire",
    drawn: "un petit coup sec",
    safesong: "un long accord paisible",
    silence: "un coup étouffé",
    roundOver: "tout l’orchestre, un accord",
    special: "un roulement",
  },

  lessons: {
    goal: "Débarrassez-vous de vos cartes. Chaque note qui vous reste en fin de manche compte contre vous.",
    card: "Les cartes qui ont leur place sont éclairées. Choisissez-en une : vous verrez où elle peut aller.",
    cell: "Une carte doit toucher le plan et être alignée avec une carte de sa couleur : ligne, colonne ou diagonale. Elle ne doit pas être côte à côte avec sa couleur.",
    prospect:
      "Regardez une case avant de poser : la ligne au-dessus du plan dit ce qu’on pourrait vous lancer.",
    pairs:
      "La nouvelle carte fait une Paire avec chaque carte de sa couleur alignée. Les nombres entre les deux sont l’intervalle ; l’écart de leurs notes est la différence.",
    throws:
      "À vous de lancer : une carte de la couleur de la Paire, dans l’intervalle, ou toute carte qui a autant de notes que la différence.",
    nothing:
      "Rien ne convient cette fois. On demande pourtant à tous, pour que personne ne devine vos cartes.",
    thrownAtYou: "On vous a lancé des cartes. Tout le monde sait maintenant que vous les avez.",
    middle:
      "Les cartes du milieu, de 5 à 12, ont beaucoup de notes : chères à garder. Posez-les ou lancez-les tôt.",
    safePair:
      "Deux nombres voisins avec autant de notes font la Paire la plus sûre : rien ne peut être lancé.",
    few: "Quelqu’un n’a plus qu’une ou deux cartes. Un lancer peut finir la manche autant qu’une pose.",
    roundEnd: "La manche est finie. Le moins de notes après la dernière manche gagne.",
    stuck: "Aucune de vos cartes n’a sa place : vous piochez, et votre tour s’arrête là.",
    together:
      "Vous jouez ensemble : empilez vos cartes, toujours plus haut que la dernière. Dix notes sur chaque pile, exactement.",
    safesong:
      "Avec Safesong, les cartes intermédiaires comptent : trois ou plus dans chaque Paire, et personne ne peut lancer.",
    special: "Une étoile marque une carte spéciale. Touchez-la pour lire ce qu’elle fait.",
  },
};

export default fr;
