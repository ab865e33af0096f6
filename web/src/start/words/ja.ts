/** Japanese names of the values of options. */

import type en from "./en";

const ja: typeof en = {
  "a-chord inset reconstructed": "復元した値",
  "rythm-n-play hand_limit all": "すべてのカード",
  "rythm-n-play hand_limit play": "PLAYカードのみ",
  "rythm-n-play names letters": "アルファベット",
  "rythm-n-play names solfege": "ドレミ",
  "re-chord songs campfire": "キャンプファイヤー",
  "re-chord songs garage": "ガレージ",
  "re-chord songs arena": "アリーナ",
  "re-chord songs stadium": "スタジアム",
  "re-chord clang assisted": "補助あり",
  "re-chord clang live": "早い者勝ち",
  "re-chord green spare": "自身は残る",
  "re-chord green literal": "文字どおり",
  "re-chord difficulty easy": "やさしい",
  "re-chord difficulty normal": "ふつう",
  "re-chord difficulty hard": "むずかしい",
  "re-chord cards reconstructed": "復元したカード",
  "fiddlefoo rounds usual": "通常の回数",
  "fiddlefoo notes regular": "規則的",
  "fiddlefoo notes varied": "変化あり",
  "fiddlefoo adjacency sides": "辺のみ",
  "fiddlefoo adjacency corners": "角も含む",
  "fiddlefoo throws any": "何枚でも",
  "fiddlefoo throws one": "1枚",
  "fiddlefoo coop_deal fair": "勝てる配り方",
  "fiddlefoo coop_deal rulebook": "ルールブックどおり",
  "fiddlefoo talkytoot off": "なし",
};

export default ja;
