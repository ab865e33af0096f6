import type { Colour } from "../../../cards/shapes";
import type { TrumpName } from "../view";
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
const trumps: Record<TrumpName, string> = {
  red: "赤",
  yellow: "黄",
  blue: "青",
  green: "緑",
  big: "大",
  small: "小",
};
const prediction = (tricks: number, spare: boolean) =>
  spare ? `${tricks}か${tricks + 1}` : `${tricks}`;

const ja: Words = {
  colours,
  trumps,
  trumpMeaning: {
    red: "いちばん大きい赤が勝ち",
    yellow: "いちばん大きい黄が勝ち",
    blue: "いちばん大きい青が勝ち",
    green: "いちばん大きい緑が勝ち",
    big: "いちばん大きい数字が勝ち",
    small: "いちばん小さい数字が勝ち",
  },
  card: (colour, number) => `${colours[colour]}の${number}`,

  hand: "あなたの手札",
  handEmpty: "手札はありません。",
  sortByColour: "色で並べる",
  sortByNumber: "数字で並べる",
  canPlay: (card) => `${card}、出せます`,
  cannotPlay: (card) => `${card}、今は出せません`,

  round: (round, of) => `ラウンド ${round}/${of}`,
  tricksLeft: (tricks) => (tricks === 1 ? "最後のトリック" : `残り${tricks}トリック`),
  lap: (lap) => `${lap}周目`,
  trick: "場に出ているトリック",
  lies: (who, card) => `${who}：${card}`,
  liesWon: (who, card) => `${who}：${card}、勝ち`,
  toPlay: (who) => `${who}：手番`,
  notYet: (who) => `${who}：まだ出していません`,
  leads: "リード",
  trumpOfTrick: (name, _you, trump, meaning) =>
    `${name}のリード、切り札は${trumps[trump]}：${meaning}`,
  trump: "切り札",

  plate: (name, cards, said, trump, tricks, total) =>
    `${name}：${said}、${trump ? `切り札は${trumps[trump]}` : "切り札は未定"}、` +
    `${tricks}トリック獲得、手札${cards}枚、合計${total}点`,
  saysNothing: "予想はまだ",
  says: (tricks, spare) => `予想は${prediction(tricks, spare)}`,
  predictionOf: prediction,

  predict: "何トリック取りますか",
  chips: (chips) => `中央のチップ：${chips}枚`,
  chooseTrump: "リードするときの切り札",
  spare: "予備",
  spareHelp: "予備のチップ：その数か、もう1つ多く",
  predictMove: (tricks, spare) =>
    spare ? `${prediction(tricks, true)}と予想する（予備つき）` : `${tricks}トリックと予想する`,
  trumpMove: (trump) => `${trumps[trump]}を切り札にする`,
  cardMove: (card) => `${card}を出す`,
  allowed: (what) => `${what}、できます`,
  refused: (what) => `${what}、今はできません`,

  lookBack: "振り返る",
  lastTrick: "直前のトリック",
  noLastTrick: "まだトリックは終わっていません。",
  played: "このラウンドで出たカード",
  openHand: (name, cards) => `${name}の手札：${cards}`,

  roundOver: (round) => `ラウンド${round}が終わりました`,
  result: (said, tricks) => `予想${said}、獲得${tricks}`,
  points: "得点",
  total: "合計",
  goOn: (round) => `ラウンド${round}へ`,
  scores: "得点表：予想、獲得トリック、得点",
  roundRow: (round) => `ラウンド${round}`,
  totalRow: "合計",
  exact: "的中は+4、予備つきはどちらの数でも+2、外れは1トリックの差につき−1です。",

  expectEither: "トリック数を予想するか、切り札を選んでください。",
  expectPrediction: (chips) =>
    chips === 0
      ? "チップが残っていません。0と予想してください。"
      : `トリック数を予想してください。チップは残り${chips}枚です。`,
  expectTrump: "切り札を選んでください。あなたがリードするトリックで使います。",
  expectLead: (trump) =>
    `あなたのリードです。切り札はあなたの${trumps[trump]}。好きなカードを出してください。`,
  expectFollow: (colour) => `${colours[colour]}を出してください。`,
  expectAnything: (colour) => `${colours[colour]}がありません。好きなカードを出してください。`,

  sounds: {
    card: (card) => `${card}のやわらかな音`,
    trumpCard: (card) => `${card}のやわらかな音とオクターブ`,
    trump: (trump) => `${trumps[trump]}のオクターブ`,
    taps: (taps) => `木を叩く音が${taps}回`,
    won: "上昇する五度",
    good: "明るい和音",
    bad: "下降する音",
  },

  lessons: {
    goal: "何トリック取るかを予想し、ちょうどその数だけ取ります。1ラウンドは12トリックです。",
    either:
      "カードを出す前に2周します。今は予想か切り札のどちらかを、次の周でもう一方を決めます。後から予想するほど情報は増えますが、チップや切り札がなくなることもあります。",
    predict:
      "手札を見てください。大きい数字や、枚数の多い切り札の色はトリックを取れます。的中は+4、0の的中も+4です。",
    spare: "迷うときは予備のチップを使うと、3か4のように2つの数を予想できます。安全ですが+2です。",
    trump:
      "切り札が働くのは、自分がリードしたトリックだけです。大は色に関係なくいちばん大きい数字、小はいちばん小さい数字が勝ちます。",
    lead: "あなたのリードなので、あなたの切り札でこのトリックが決まります。好きなカードを出してください。",
    theirs:
      "中央のカードを見てください。このトリックをリードした人の切り札で、それだけが働きます。",
    follow: "リードされた色に従ってください。切り札を出す義務はありません。",
    anything: "リードされた色がないので、何でも出せます。危ないカードを捨てる機会です。",
    reached: "予想した数のトリックを取りました。これ以上取ると損をするので、負けを狙いましょう。",
    over: "取りすぎました。1トリックごとに1点を失います。これ以上は増やさないようにしましょう。",
    scored: "ラウンドの得点が決まりました。次は、前のスタートプレイヤーの左隣から始まります。",
  },
};

export default ja;
