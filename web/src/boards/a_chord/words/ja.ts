import type { Colour } from "../../../cards/shapes";
import type { Words } from "./en";

const colours: Record<Colour, string> = {
  blue: "青",
  green: "緑",
  red: "赤",
  yellow: "黄",
  purple: "紫",
  grey: "灰",
  white: "白",
};

const ja: Words = {
  colours,
  card: (colour, chord) => `${colours[colour]}の${chord}`,
  places: {
    "white L": "白のL",
    "black R": "黒のR",
    "black L": "黒のL",
    "white R": "白のR",
  },

  hand: "あなたの手札",
  handEmpty: "手札はありません。",
  sortByColour: "色で並べる",
  sortByChord: "コードで並べる",
  canPlay: (card) => `${card}、出せます`,
  cannotPlay: (card) => `${card}、今は出せません`,

  ring: (key, order) => `キーは${key}です。強い順に ${order}。`,
  key: "キー",
  round: "場に出ているラウンド",
  lies: (who, card) => `${who}：${card}`,
  liesWon: (who, card) => `${who}：${card}、勝ち`,
  toPlay: (who) => `${who}：手番`,
  notYet: (who) => `${who}：まだ出していません`,
  leads: "リード",
  stage: (stage, of) => `ステージ ${stage}/${of}`,
  half: (half) => (half === 1 ? "前半" : "後半"),
  roundsLeft: (rounds) => (rounds === 1 ? "最後のラウンド" : `残り${rounds}ラウンド`),
  faceDown: (rounds) => `裏向きのラウンド：${rounds}`,
  plate: (name, cards, tokens, improvisations, spotlight, total) =>
    `${name}：手札${cards}枚、トリックトークン${tokens}、即興トークン${improvisations}` +
    `${spotlight ? "、スポットライト" : ""}、合計${total}点`,
  inset: "このステージでのトークンの得点",
  insetPlace: (name, tokens, points) => `${name}：トークン${tokens}、${points}点`,
  eachImprovisation: "即興トークンは1つにつき15点です。",

  lookBack: "振り返る",
  lastRound: "直前のラウンド",
  noLastRound: "まだラウンドは終わっていません。",
  played: "このステージで出たカード",
  openHand: (name, cards) => `${name}の手札：${cards}`,
  openAside: (name) => `${name} (2)`,

  stageOver: (stage) => `ステージ${stage}が終わりました`,
  points: "得点",
  total: "合計",
  goOn: (stage) => `ステージ${stage}へ`,
  scores: "得点表",
  stageRow: (stage) => `ステージ${stage}`,
  totalRow: "合計",

  leadAny: "あなたのリードです。好きなカードを出してください。",
  leadOn: (key) => `トリックは${key}で続きます。もう一度、好きなカードでリードしてください。`,
  follow: (colour) => `${colours[colour]}を出すか、このラウンドのコードを繰り返してください。`,
  followNothing: (colour) => `${colours[colour]}がありません。好きなカードを出してください。`,
  toPlace: (place, sentence) => `${place}の番です。${sentence}`,
  move: (card) => `${card}を出す`,

  sounds: {
    voicings: {
      blue: "ブルースのセブンス",
      green: "開いたナインス",
      red: "スウィングするシックス",
      yellow: "ソウルフルなマイナーセブンス",
      purple: "パワーコード",
    },
    chord: (chord, voicing) => `${chord}、${voicing}`,
    drone: (key) => `${key}のやわらかな持続音`,
    fill: "ドラムのフィルイン",
    won: "ベースの一音",
    spotlight: "きらめく上昇音",
  },

  lessons: {
    goal: "3つのステージで、それぞれ手札を使い切ります。トリックは取るほど得とは限りません。テーブルの下の目盛りで、全員の位置がわかります。",
    lead: "あなたのリードです。どのカードでも出せます。その色に、ほかの人が従います。",
    key: "リングで光っているコードがキーで、いちばん強いコードです。そこから時計回りに弱くなります。色は強さに関係ありません。",
    follow: "リードの色に従うか、このラウンドですでに出ているコードを、好きな色で繰り返します。",
    anything: "リードの色がないので、何を出してもかまいません。",
    change:
      "同じコードが2回出たので、それが新しいキーです。最後に繰り返した人がリードします。繰り返しはバンドの舵取りです。",
    improvisation:
      "即興です。最後のカードが最初のカードと同じコードでした。まだ誰も勝ちません。ラウンドは裏向きになり、同じトリックが新しいキーで続きます。",
    improvised:
      "即興のトリックです。ラウンドごとにトリックトークン1つと、15点の即興トークンを得ます。",
    spotlight:
      "キーと同じコードで勝つと、スポットライトを得ます。うれしくなくても、トークン1つ分に数えます。",
    enough: "目盛りの頂点にいます。ここから先は、トリックを取るたびに損をします。",
    two: "2人のときは、1人にLとRの2つの場所があります。1つの手札から両方の分を出します。",
    half: "後半です。残りの8枚を使います。キー、リード、スポットライトはそのままです。",
    scored:
      "ステージの得点が決まり、トークンはすべて戻ります。得点がいちばん低い人が次のステージをリードします。",
  },
};

export default ja;
