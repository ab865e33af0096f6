/** French names of the values of options. */

import type en from "./en";

const fr: typeof en = {
  "a-chord inset reconstructed": "reconstitués",
  "rythm-n-play hand_limit all": "toutes les cartes",
  "rythm-n-play hand_limit play": "les cartes PLAY seules",
  "rythm-n-play names letters": "lettres",
  "rythm-n-play names solfege": "solfège",
  "re-chord songs campfire": "Feu de camp",
  "re-chord songs garage": "Garage",
  "re-chord songs arena": "Aréna",
  "re-chord songs stadium": "Stade",
  "re-chord clang assisted": "aidée",
  "re-chord clang live": "à qui la voit",
  "re-chord green spare": "s’épargne",
  "re-chord green literal": "à la lettre",
  "re-chord difficulty easy": "facile",
  "re-chord difficulty normal": "normale",
  "re-chord difficulty hard": "difficile",
  "re-chord cards reconstructed": "reconstituées",
  "fiddlefoo rounds usual": "comme d’habitude",
  "fiddlefoo notes regular": "régulières",
  "fiddlefoo notes varied": "variées",
  "fiddlefoo adjacency sides": "par les côtés",
  "fiddlefoo adjacency corners": "aussi par les coins",
  "fiddlefoo throws any": "autant qu’on veut",
  "fiddlefoo throws one": "une seule",
  "fiddlefoo coop_deal fair": "équitable",
  "fiddlefoo coop_deal rulebook": "celle du livret",
  "fiddlefoo talkytoot off": "aucune",
};

export default fr;
