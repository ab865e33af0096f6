import type { Colour } from "../../../cards/shapes";
import type { TrumpName } from "../view";
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
const trumps: Record<TrumpName, string> = {
  red: "rouge",
  yellow: "jaune",
  blue: "bleu",
  green: "vert",
  big: "grand",
  small: "petit",
};
/** In French nought takes the singular too. */
const count = (number: number, one: string, many: string) => `${number} ${number < 2 ? one : many}`;
const prediction = (tricks: number, spare: boolean) =>
  spare ? `${tricks} ou ${tricks + 1}` : `${tricks}`;

const fr: Words = {
  colours,
  trumps,
  trumpMeaning: {
    red: "le plus haut rouge l’emporte",
    yellow: "le plus haut jaune l’emporte",
    blue: "le plus haut bleu l’emporte",
    green: "le plus haut vert l’emporte",
    big: "le nombre le plus haut l’emporte",
    small: "le nombre le plus bas l’emporte",
  },
  card: (colour, number) => `${number} ${colours[colour]}`,

  hand: "Votre main",
  handEmpty: "Votre main est vide.",
  sortByColour: "Trier par couleur",
  sortByNumber: "Trier par nombre",
  canPlay: (card) => `${card}, jouable`,
  cannotPlay: (card) => `${card}, non jouable pour l’instant`,

  round: (round, of) => `Manche ${round} sur ${of}`,
  tricksLeft: (tricks) => (tricks === 1 ? "dernier pli" : `encore ${tricks} plis`),
  lap: (lap) => `tour ${lap} sur 2`,
  trick: "Le pli sur la table",
  lies: (who, card) => `${who} : ${card}`,
  liesWon: (who, card) => `${who} : ${card}, l’emporte`,
  toPlay: (who) => `${who} : à jouer`,
  notYet: (who) => `${who} : pas encore de carte`,
  leads: "entame",
  trumpOfTrick: (name, you, trump, meaning) =>
    `${you ? "Vous entamez" : `${name} entame`}, atout ${trumps[trump]} : ${meaning}`,
  trump: "atout",

  plate: (name, cards, said, trump, tricks, total) =>
    `${name} : ${said}, ${trump ? `atout ${trumps[trump]}` : "pas encore d’atout"}, ` +
    `${count(tricks, "pli gagné", "plis gagnés")}, ${count(cards, "carte", "cartes")}, ` +
    `${count(total, "point", "points")} en tout`,
  saysNothing: "pas encore d’annonce",
  says: (tricks, spare) => `annonce ${prediction(tricks, spare)}`,
  predictionOf: prediction,

  predict: "Combien de plis ?",
  chips: (chips) => `${count(chips, "jeton", "jetons")} au centre`,
  chooseTrump: "Votre atout, quand vous entamez",
  spare: "Réserve",
  spareHelp: "Réserve : ce nombre, ou un de plus",
  predictMove: (tricks, spare) =>
    spare
      ? `Annoncer ${prediction(tricks, true)}, avec un jeton de réserve`
      : `Annoncer ${count(tricks, "pli", "plis")}`,
  trumpMove: (trump) => `Choisir ${trumps[trump]} comme atout`,
  cardMove: (card) => `Jouer le ${card}`,
  allowed: (what) => `${what}, possible`,
  refused: (what) => `${what}, impossible pour l’instant`,

  lookBack: "Revoir",
  lastTrick: "Le dernier pli",
  noLastTrick: "Aucun pli n’a encore été joué.",
  played: "Cartes jouées dans cette manche",
  openHand: (name, cards) => `${name} tient ${cards}`,

  roundOver: (round) => `Fin de la manche ${round}`,
  result: (said, tricks) => `annonce ${said}, ${count(tricks, "pli", "plis")}`,
  points: "points",
  total: "en tout",
  goOn: (round) => `Passer à la manche ${round}`,
  scores: "Feuille de score : annonce, plis gagnés, points",
  roundRow: (round) => `Manche ${round}`,
  totalRow: "Total",
  exact:
    "Annonce exacte : +4. Avec un jeton de réserve, l’un des deux nombres : +2. Sinon : −1 par pli d’écart.",

  expectEither: "Annoncez vos plis, ou choisissez votre atout.",
  expectPrediction: (chips) =>
    chips === 0
      ? "Il n’y a plus de jeton : annoncez 0."
      : `Annoncez vos plis : ${count(chips, "jeton reste", "jetons restent")}.`,
  expectTrump: "Choisissez votre atout : il décide des plis que vous entamez.",
  expectLead: (trump) =>
    `Vous entamez avec la carte de votre choix. L’atout est le vôtre, ${trumps[trump]}.`,
  expectFollow: (colour) => `Fournissez du ${colours[colour]}.`,
  expectAnything: (colour) =>
    `Vous n’avez pas de ${colours[colour]} : jouez la carte de votre choix.`,

  sounds: {
    card: (card) => `un son doux pour le ${card}`,
    trumpCard: (card) => `un son doux et son octave pour le ${card}`,
    trump: (trump) => `l’octave de l’atout ${trumps[trump]}`,
    taps: (taps) => count(taps, "petit coup de bois", "petits coups de bois"),
    won: "une quinte qui monte",
    good: "un accord clair",
    bad: "un son qui tombe",
  },

  lessons: {
    goal: "Annoncez combien de plis vous gagnerez, puis gagnez-en exactement autant. Une manche en compte douze.",
    either:
      "Deux tours avant la première carte : annoncez ou choisissez un atout maintenant, l’autre choix viendra ensuite. Qui annonce tard en sait plus, mais les jetons et les atouts s’épuisent.",
    predict:
      "Regardez votre main : les hautes cartes et une longue couleur d’atout gagnent des plis. Une annonce exacte vaut +4, même un vrai 0.",
    spare:
      "Un doute ? Avec un jeton de réserve vous annoncez deux nombres à la fois, par exemple 3 ou 4. C’est plus sûr, et ne vaut que +2.",
    trump:
      "Votre atout ne compte que dans les plis que vous entamez. Grand : le nombre le plus haut, toutes couleurs. Petit : le plus bas.",
    lead: "Vous entamez : c’est votre atout qui décide de ce pli. Jouez la carte de votre choix.",
    theirs:
      "Regardez la carte au milieu : c’est l’atout de la personne qui a entamé ce pli, et lui seul compte.",
    follow: "Fournissez la couleur d’entame. Personne n’est obligé de couper.",
    anything:
      "Vous n’avez pas la couleur d’entame : jouez ce que vous voulez, par exemple une carte dangereuse.",
    reached:
      "Vous avez les plis annoncés. Désormais chaque pli de plus vous coûte : faites-vous discret.",
    over: "Un pli de trop : chacun coûte un point. Mieux vaut s’arrêter là.",
    scored:
      "La manche est comptée ; la suivante commence à gauche de qui avait commencé la dernière.",
  },
};

export default fr;
