import type { Colour } from "../../../cards/shapes";
import type { Words } from "./en";

const colours: Record<Colour, string> = {
  blue: "bleu",
  green: "vert",
  red: "rouge",
  yellow: "jaune",
  purple: "violet",
  grey: "gris",
  white: "blanc",
};
/** « de bleu » : la couleur qui manque. */
const ofColour = (colour: Colour) => `de ${colours[colour]}`;
/** In French nought takes the singular too. */
const count = (number: number, one: string, many: string) => `${number} ${number < 2 ? one : many}`;

const fr: Words = {
  colours,
  card: (colour, chord) => `${chord} ${colours[colour]}`,
  places: {
    "white L": "blanc G",
    "black R": "noir D",
    "black L": "noir G",
    "white R": "blanc D",
  },

  hand: "Votre main",
  handEmpty: "Votre main est vide.",
  sortByColour: "Trier par couleur",
  sortByChord: "Trier par accord",
  canPlay: (card) => `${card}, jouable`,
  cannotPlay: (card) => `${card}, non jouable pour l’instant`,

  ring: (key, order) => `La tonalité est ${key}. Du plus fort au plus faible : ${order}.`,
  key: "ton",
  round: "Le tour sur la table",
  lies: (who, card) => `${who} : ${card}`,
  liesWon: (who, card) => `${who} : ${card}, l’emporte`,
  toPlay: (who) => `${who} : à jouer`,
  notYet: (who) => `${who} : pas encore de carte`,
  leads: "entame",
  stage: (stage, of) => `Scène ${stage}/${of}`,
  half: (half) => (half === 1 ? "1re partie" : "2e partie"),
  roundsLeft: (rounds) => (rounds === 1 ? "dernier tour" : `encore ${rounds} tours`),
  faceDown: (rounds) => `${count(rounds, "tour face cachée", "tours face cachée")}`,
  plate: (name, cards, tokens, improvisations, spotlight, total) =>
    `${name} : ${count(cards, "carte", "cartes")}, ${count(tokens, "jeton de pli", "jetons de pli")}, ` +
    `${count(improvisations, "jeton d’improvisation", "jetons d’improvisation")}` +
    `${spotlight ? ", le projecteur" : ""}, ${count(total, "point", "points")} en tout`,
  inset: "Ce que valent les jetons sur cette scène",
  insetPlace: (name, tokens, points) =>
    `${name} : ${count(tokens, "jeton", "jetons")}, ${count(points, "point", "points")}`,
  eachImprovisation: "Chaque jeton d’improvisation ajoute 15 points.",

  lookBack: "Revoir",
  lastRound: "Le dernier tour",
  noLastRound: "Aucun tour n’a encore été joué.",
  played: "Cartes jouées sur cette scène",
  openHand: (name, cards) => `${name} tient ${cards}`,
  openAside: (name) => `${name} (2)`,

  stageOver: (stage) => `Fin de la scène ${stage}`,
  points: "points",
  total: "en tout",
  goOn: (stage) => `Passer à la scène ${stage}`,
  scores: "Feuille de score",
  stageRow: (stage) => `Scène ${stage}`,
  totalRow: "Total",

  leadAny: "Vous entamez : jouez la carte de votre choix.",
  leadOn: (key) => `Le pli continue en ${key} : entamez à nouveau, avec la carte de votre choix.`,
  follow: (colour) => `Jouez du ${colours[colour]}, ou répétez un accord de ce tour.`,
  followNothing: (colour) => `Vous n’avez pas ${ofColour(colour)} : jouez la carte de votre choix.`,
  toPlace: (place, sentence) => `Pour ${place}. ${sentence}`,
  move: (card) => `Jouer le ${card}`,

  sounds: {
    voicings: {
      blue: "septième de blues",
      green: "neuvième ouverte",
      red: "sixte qui balance",
      yellow: "septième mineure, avec âme",
      purple: "quinte brute",
    },
    chord: (chord, voicing) => `${chord}, ${voicing}`,
    drone: (key) => `un doux bourdon sur ${key}`,
    fill: "roulement de batterie",
    won: "une note de basse",
    spotlight: "un scintillement qui monte",
  },

  lessons: {
    goal: "Trois scènes, et toute votre main sur chacune. Les plis ne rapportent que jusqu’à un certain point : l’échelle sous la table montre où chacun se trouve.",
    lead: "Vous entamez : toute carte convient. Sa couleur est celle que les autres doivent suivre.",
    key: "L’accord éclairé sur l’anneau est la tonalité, le plus fort. Ensuite, dans le sens horaire, de plus en plus faible. Les couleurs ne comptent pas.",
    follow:
      "Suivez la couleur d’entame, ou répétez un accord déjà posé dans ce tour, dans n’importe quelle couleur.",
    anything: "Vous n’avez pas la couleur d’entame : vous pouvez jouer ce que vous voulez.",
    change:
      "Un accord est venu deux fois : c’est la nouvelle tonalité, et la dernière personne qui l’a répété entame. Répéter, c’est diriger l’orchestre.",
    improvisation:
      "Improvisation : la dernière carte avait l’accord de la première. Personne ne gagne encore ; le tour reste face cachée et le même pli continue dans une nouvelle tonalité.",
    improvised:
      "Un pli improvisé : un jeton pour chacun de ses tours, et un jeton d’improvisation qui vaut 15 points.",
    spotlight:
      "Gagner avec l’accord de la tonalité donne le projecteur. Il compte comme un jeton de plus, bienvenu ou non.",
    enough: "Vous êtes au sommet de l’échelle. Désormais chaque pli de plus vous coûte.",
    two: "À deux, chacun a deux places, G et D. Vous jouez pour les deux vôtres avec une seule main.",
    half: "Seconde partie : vos huit autres cartes. Tonalité, entame et projecteur restent tels quels.",
    scored:
      "Une scène est comptée et tous les jetons sont rendus. Le plus faible score entame la scène suivante.",
  },
};

export default fr;
