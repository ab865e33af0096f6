/** 日本語 */

import type { Words } from "./en";

const NAMES: Record<string, string> = {
  Sharp: "シャープ",
  Flat: "フラット",
  Do: "ド",
  Re: "レ",
  Mi: "ミ",
  Fa: "ファ",
  Sol: "ソ",
  La: "ラ",
  Si: "シ",
};
const VALUES = {
  whole: "全音符",
  half: "2分音符",
  quarter: "4分音符",
  eighth: "8分音符",
};

const cards = (count: number) => `${count}枚`;
const beats = (count: number) => (count === 0.5 ? "半拍" : `${count}拍`);
const points = (count: number) => `${count}点`;

const ja: Words = {
  card: (card) => NAMES[card] ?? card,
  values: VALUES,
  beats,
  points,

  compose: (card) => `${card}を作曲する`,
  lay: (card) => `${card}を表向きに置く`,
  pickUp: "譜面を引き取る",
  pickUpFor: (count) => `譜面を引き取る：${points(count)}`,
  take: "RYTHMカードを1枚取る",
  takeOne: "RYTHMカードを取る",
  pass: "パスする",
  passOne: "パス",
  spend: (value) => `${VALUES[value]}を使う`,
  done: "選んだ拍の分だけ引く",
  draw: (count) => `PLAYカードを${cards(count)}引く`,
  tonality: { Sharp: "調をシャープにする", Flat: "調をフラットにする" },

  chooseTonality: "調を選んでください。メロディーは上がりますか、下がりますか？",
  layDown: (count) =>
    `手札が7枚を超えています。${cards(count)}を表向きに置いてください（1枚につき−3点）。`,
  goOnOrPickUp: (count) =>
    `あなたのカードに誰も続きませんでした。譜面を引き取って${points(count)}、または作曲を続けます。`,
  onlyPickUp: (count) => `譜面はあなたのものです。引き取って${points(count)}になります。`,
  halfBeat: (count) => `いま${beats(count)}です。8分音符を足してください。`,
  wholeBeats: (count, more) =>
    `${beats(count)}です。${cards(count)}引きます${more ? "。RYTHMカードを足すこともできます" : ""}。`,
  begin: "好きな音で始める",
  rise: (last) => `${last}より高い音`,
  fall: (last) => `${last}より低い音`,
  change: "変化記号",
  exchange: "RYTHMカードを使う",
  takeIt: "RYTHMカードを1枚取る",
  takeOneToo: "1枚取る",
  doOne: (things) =>
    things.length < 2 ? `できること：${things.join("")}。` : `次のどれか：${things.join("／")}。`,
  mustPass: "作曲も交換も取ることもできません。パスしてください。",

  stave: "譜面",
  staveOf: (names) => (names.length === 0 ? "譜面は空です。" : `譜面：${names.join("、")}。`),
  empty: "譜面は空です",
  lastBy: (name) => `最後：${name}`,
  lastBySpoken: (name) => `最後のカードは${name}です。`,
  shut: "終止",
  shutSpoken: "譜面は閉じました。もう何も続けられません。",
  tonalityIs: { Sharp: "シャープ：上行", Flat: "フラット：下行" },
  noTonality: "調は未定です",
  choosing: (name) => `${name}が調を選びます`,
  rising: "メロディーは上がる",
  falling: "メロディーは下がる",
  silence: (turns) => `作曲なしであと${turns}回`,
  playStack: (count) => `PLAYの山札、${cards(count)}`,
  rythmStack: (count) => `RYTHMの山札、${cards(count)}。1枚取ります`,
  discards: (count) => `使ったRYTHMカード、${cards(count)}`,
  spent: "捨て札",
  players: "プレイヤー",
  seat: (name, play, rythm, down, up, score, turn) =>
    `${name}：手札はPLAY ${play}枚とRYTHM ${rythm}枚、裏向き${down}枚、表向き${up}枚、` +
    `${points(score)}${turn ? "。手番です" : ""}`,
  cardsOf: (name) => `${name}の前のカード`,
  inHand: "手札",
  faceDown: "裏向き（1枚1点）",
  faceUp: "表向き（1枚−3点）",
  notShown: (count) => `${cards(count)}（中は見られません）`,
  nothing: "なし",
  spentCards: "使ったRYTHMカード",

  hand: "あなたの手札",
  actions: "できること",
  canCompose: "作曲できます",
  cannot: "いまは使えません",
  mustLay: "表向きに置けます",
  canSpend: "使えます",
  copies: (count) => cards(count),
  chosenCopies: (count) => `${cards(count)}選択中`,
  order: { up: "低い音から", down: "高い音から" },
  orderHelp: "手札の並び",

  player: "プレイヤー",
  down: "裏向き",
  up: "表向き",
  rythm: "手札のRYTHM",
  score: "得点",
  hidden: "非公開",
  beatsLater: "手札に残ったRYTHMカードは、最後に拍の数だけ減点になります。",

  heard: {
    note: (note) => `${note}の音`,
    change: { Sharp: "上がる音型", Flat: "下がる音型" },
    shut: "終わりの和音：譜面が閉じました",
    melody: (count) => `譜面のメロディー（${count}音）`,
    rhythm: (values) => `太鼓：${values}`,
    take: "太鼓を軽くひと打ち",
    thud: "低い太鼓",
    silence: "長く静かな最後の音",
  },

  lessons: {
    tonality:
      "調のカードはメロディーの向きを示します。シャープなら前の音より高い音、フラットなら低い音を置きます。",
    begin: "譜面は空です。どの音からでも始められますが、変化記号では始められません。",
    compose:
      "縁の光っているカードを続けられます。大切なのは良い音ではなく最後の音です。最後に置いた人に手番が戻ると、譜面を引き取れます。",
    change:
      "変化記号はメロディーの向きを変えます。シャープの後は上がり、フラットの後は下がります。音の後にだけ置けます。",
    pickUp:
      "あなたのカードの後に誰も続きませんでした。譜面を引き取りましょう。カード1枚が1点になり、裏向きに置きます。",
    take: "続けられないときはRYTHMカードを取ります。PLAYカードと交換できますが、最後まで手札に残すと拍の数だけ減点です。",
    exchange:
      "ちょうど1～4拍分のRYTHMカードで、1拍につき1枚のPLAYカードを引けます。使うカードに触れてから、PLAYの山札に触れてください。",
    half: "8分音符は半拍です。カード1枚には2枚必要です。",
    lay: "手札は7枚までです。超えた分は表向きに置き、1枚につき−3点です。早めに使いましょう。",
    shut: "いちばん高い音の後のシャープ、いちばん低い音の後のフラットは譜面を閉じます。もう何も続かず、置いた人の手番を待ちます。",
    last: "PLAYの山札がなくなりました。次に譜面が引き取られるとゲームは終わりです。RYTHMカードは今のうちに減らしましょう。",
    end: "裏向きは1枚1点、表向きは1枚−3点、手札のRYTHMは拍の数だけ減点です。得点の多い人の勝ちです。",
  },
};

export default ja;
