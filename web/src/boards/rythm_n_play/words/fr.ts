/** Français. */

import type { Words } from "./en";

const NAMES: Record<string, string> = { Sharp: "Dièse", Flat: "Bémol", Re: "Ré" };
const VALUES = { whole: "ronde", half: "blanche", quarter: "noire", eighth: "croche" };

const decimal = (count: number) => String(count).replace(".", ",");
const plural = (count: number, one: string, many: string) =>
  `${decimal(count)} ${Math.abs(count) < 2 ? one : many}`;
const cards = (count: number) => plural(count, "carte", "cartes");
const beats = (count: number) => (count === 0.5 ? "un demi-temps" : `${decimal(count)} temps`);
const points = (count: number) => plural(count, "point", "points");
const or = (things: string[]) =>
  things.length < 2 ? things.join("") : `${things.slice(0, -1).join(", ")} ou ${things.at(-1)}`;
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const fr: Words = {
  card: (card) => NAMES[card] ?? card,
  values: VALUES,
  beats,
  points,

  compose: (card) => `composer ${card}`,
  lay: (card) => `poser ${card} face visible`,
  pickUp: "ramasser la portée",
  pickUpFor: (count) => `Ramasser la portée : ${points(count)}`,
  take: "prendre une carte RYTHM",
  takeOne: "Prendre une carte RYTHM",
  pass: "passer",
  passOne: "Passer",
  spend: (value) => `dépenser une ${VALUES[value]}`,
  done: "piocher pour les temps choisis",
  draw: (count) => `Piocher ${plural(count, "carte PLAY", "cartes PLAY")}`,
  tonality: {
    Sharp: "tourner la Tonalité sur Dièse",
    Flat: "tourner la Tonalité sur Bémol",
  },

  chooseTonality: "Choisissez la Tonalité : la mélodie doit-elle monter ou descendre ?",
  layDown: (count) =>
    `Vous tenez plus de sept cartes : posez-en ${count} face visible. Chacune coûte 3 points.`,
  goOnOrPickUp: (count) =>
    `Personne n’a suivi votre carte : ramassez la portée pour ${points(count)}, ou continuez.`,
  onlyPickUp: (count) => `La portée est à vous : ramassez-la pour ${points(count)}.`,
  halfBeat: (count) => `${sentence(beats(count))} pour l’instant : ajoutez une croche.`,
  wholeBeats: (count, more) =>
    `${sentence(beats(count))} : piochez ${cards(count)}${more ? ", ou ajoutez des cartes RYTHM" : ""}.`,
  begin: "commencez la portée par une note",
  rise: (last) => `composez au-dessus de ${last}`,
  fall: (last) => `composez au-dessous de ${last}`,
  change: "posez une Altération",
  exchange: "dépensez des cartes RYTHM",
  takeIt: "prenez une carte RYTHM",
  takeOneToo: "prenez-en une",
  doOne: (things) => `${sentence(or(things))}.`,
  mustPass: "Vous ne pouvez ni composer, ni échanger, ni prendre : passez.",

  stave: "La portée",
  staveOf: (names) =>
    names.length === 0 ? "La portée est vide." : `Sur la portée : ${names.join(", ")}.`,
  empty: "La portée est vide",
  lastBy: (name) => `dernière : ${name}`,
  lastBySpoken: (name) => `Dernière carte : ${name}.`,
  shut: "fermée",
  shutSpoken: "La portée est fermée : rien ne peut suivre.",
  tonalityIs: { Sharp: "Dièse : on monte", Flat: "Bémol : on descend" },
  noTonality: "Tonalité à choisir",
  choosing: (name, you) => `${you ? "Vous choisissez" : `${name} choisit`} la Tonalité`,
  rising: "La mélodie monte",
  falling: "La mélodie descend",
  silence: (turns) => `fin dans ${plural(turns, "tour muet", "tours muets")}`,
  playStack: (count) => `Pile PLAY, ${cards(count)}`,
  rythmStack: (count) => `Pile RYTHM, ${cards(count)} : en prendre une`,
  discards: (count) => `Cartes RYTHM dépensées, ${cards(count)}`,
  spent: "défausse",
  players: "Les joueurs",
  seat: (name, play, rythm, down, up, score, turn) =>
    `${name} : ${play} PLAY et ${rythm} RYTHM en main, ${down} face cachée, ${up} face visible, ` +
    `${points(score)}${turn ? " ; à jouer" : ""}`,
  cardsOf: (name, you) => `Devant ${you ? "vous" : name}`,
  inHand: "En main",
  faceDown: "Face cachée, 1 point chacune",
  faceUp: "Face visible, 3 points de moins chacune",
  notShown: (count) => `${cards(count)}, qu’on ne regarde pas`,
  nothing: "rien",
  spentCards: "Cartes RYTHM dépensées",

  hand: "Votre main",
  actions: "Ce que vous pouvez faire",
  canCompose: "peut être composée",
  cannot: "pas maintenant",
  mustLay: "peut être posée face visible",
  canSpend: "peut être dépensée",
  copies: (count) => plural(count, "exemplaire", "exemplaires"),
  chosenCopies: (count) => plural(count, "choisie", "choisies"),
  order: { up: "Du grave à l’aigu", down: "De l’aigu au grave" },
  orderHelp: "L’ordre de vos cartes",

  player: "Joueur",
  down: "Face cachée",
  up: "Face visible",
  rythm: "RYTHM en main",
  score: "Points",
  hidden: "caché",
  beatsLater: "Les cartes RYTHM encore en main coûtent leurs temps à la fin.",

  heard: {
    note: (note) => `la note ${note}`,
    change: { Sharp: "un glissé vers le haut", Flat: "un glissé vers le bas" },
    shut: "un dernier accord : la portée est fermée",
    melody: (count) => `la portée, une mélodie de ${plural(count, "note", "notes")}`,
    rhythm: (values) => `un tambour : ${values}`,
    take: "un petit coup de tambour",
    thud: "un tambour grave",
    silence: "une dernière note, longue et douce",
  },

  lessons: {
    tonality:
      "La carte Tonalité dit où va la mélodie. Dièse : chaque note doit être plus haute que la précédente. Bémol : plus basse.",
    begin: "La portée est vide : n’importe quelle note peut la commencer. Une Altération, non.",
    compose:
      "Les cartes au bord lumineux peuvent suivre. Ce n’est pas la meilleure note qui compte mais la dernière : celui qui l’a posée ramasse la portée quand son tour revient.",
    change:
      "Une Altération retourne la mélodie : après Dièse elle monte, après Bémol elle descend. Elle ne peut suivre qu’une note.",
    pickUp:
      "Personne n’a rien ajouté depuis votre carte. Ramassez la portée : chaque carte vaut un point, face cachée devant vous.",
    take: "Rien pour suivre ? Prenez une carte RYTHM. Elles achètent des cartes PLAY, mais celles qui restent en main à la fin coûtent leurs temps.",
    exchange:
      "Des cartes RYTHM qui font des temps entiers achètent des cartes PLAY, une par temps, quatre au plus. Touchez-les, puis la pile PLAY.",
    half: "Une croche vaut un demi-temps : il en faut deux pour une carte.",
    lay: "Sept cartes, pas plus. Le surplus va face visible devant vous, à 3 points de moins la carte. Dépensez tôt.",
    shut: "Un Dièse sur la note la plus haute ou un Bémol sur la plus basse ferme la portée : rien ne peut suivre, elle attend son joueur.",
    last: "La pile PLAY est vide : la prochaine portée ramassée termine la partie. Débarrassez-vous de vos cartes RYTHM tant que c’est possible.",
    end: "Un point par carte face cachée, trois de moins par carte face visible, et les temps des cartes RYTHM en main. Le plus de points gagne.",
  },
};

export default fr;
