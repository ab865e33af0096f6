/** English names of the values of options. */

const en = {
  "a-chord inset reconstructed": "reconstructed",
  "rythm-n-play hand_limit all": "all cards",
  "rythm-n-play hand_limit play": "PLAY cards only",
  "rythm-n-play names letters": "letters",
  "rythm-n-play names solfege": "solfège",
  "re-chord songs campfire": "Campfire",
  "re-chord songs garage": "Garage",
  "re-chord songs arena": "Arena",
  "re-chord songs stadium": "Stadium",
  "re-chord clang assisted": "assisted",
  "re-chord clang live": "live",
  "re-chord green spare": "spares itself",
  "re-chord green literal": "literal",
  "re-chord difficulty easy": "easy",
  "re-chord difficulty normal": "normal",
  "re-chord difficulty hard": "hard",
  "re-chord cards reconstructed": "reconstructed",
  "fiddlefoo rounds usual": "the usual number",
  "fiddlefoo notes regular": "regular",
  "fiddlefoo notes varied": "varied",
  "fiddlefoo adjacency sides": "by sides",
  "fiddlefoo adjacency corners": "by corners too",
  "fiddlefoo throws any": "any number",
  "fiddlefoo throws one": "one",
  "fiddlefoo coop_deal fair": "can be won",
  "fiddlefoo coop_deal rulebook": "as printed",
  "fiddlefoo talkytoot off": "none",
};

export default en;
