/** Time words right next to a reading that it does not explain: "the Tuesday after the ruling", "every other", "since Monday". */
import type { Item } from "./items.ts";
import type { Leaves } from "./leaves.ts";
import type { Token } from "./tokens.ts";

const PASSED_OVER = ["the", "of", "filler", "in", "on", "and", "or", "approx"];
/** Before a reading. */
const LEFT = [
  "this",
  "next",
  "every",
  "everyother",
  "odd",
  "notp",
  "since",
  "biz",
  "early",
  "half",
  "afternext",
  "wd",
  "following",
  "unit",
  "ord",
  "weekfrom",
  "except",
  "before",
  "after",
  "part",
  "samehour",
];
/** After one. */
const RIGHT = [
  "after",
  "before",
  "following",
  "afternext",
  "biz",
  "odd",
  "everyother",
  "wd",
  "unit",
  "mon",
  "huit",
  "quinze",
  "next",
  "part",
];
const LENGTH_LEFT = ["every", "everyother", "odd", "since", "after", "before"];
const NOBODY = new Set("judge justice arbitrator tribunal court panel board master mediator juge arbitre cour juez arbitro".split(" "));
const UNIT_HOUR = 5;

const isTime = (types: ReadonlySet<string> | undefined, wanted: readonly string[]): boolean => wanted.some((type) => types?.has(type));

/** "Before Justice Roy": somebody, not an hour. */
function isBeforeSomebody(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at + 1], tokens[at + 2]];
  const heads = [first, second].filter((token) => token !== undefined);
  return heads.some((token) => token.capital || NOBODY.has(token.word));
}

function look(
  tokens: readonly Token[],
  leaves: Leaves,
  covered: readonly boolean[],
  from: number,
  step: 1 | -1,
  wanted: readonly string[],
): string | null {
  for (let at = from, far = 0; far < 3; at += step, far++) {
    const token = tokens[at];
    const types = leaves.types[at];
    if (token?.kind !== "word" || covered[at]) return null;
    if (isTime(types, wanted)) return step === 1 && isBeforeSomebody(tokens, at) ? null : token.word;
    if (!PASSED_OVER.some((type) => types?.has(type))) return null;
  }
  return null;
}

const NEGATIONS = new Set("not cannot cant dont unable unavailable never neither pas ni jamais no nunca tampoco except sauf".split(" "));
const RELATIVES = new Set("que qui ou où when where which who because since car parce porque donde cuando".split(" "));
const MOVES = new Set(
  "move moved moving change changed changing reschedule rescheduled rescheduling postpone postponed push pushed shift switch bump deplacer deplace reporter reporte changer devancer remettre mover cambiar cambiarlo pasar pasarlo aplazar posponer trasladar moverlo adelantar".split(
    " ",
  ),
);
const INDEFINITE = new Set(["a", "an", "any", "some", "un", "une", "algun", "quelque", "cualquier"]);

/** One of `words` shortly before (or after) a reading, in the same clause. */
function nearby(tokens: readonly Token[], from: number, step: 1 | -1, most: number, words: ReadonlySet<string>): string | null {
  for (let at = from, far = 0; far < most; at += step, far++) {
    const token = tokens[at];
    if (!token || token.kind === "break" || (token.kind === "sign" && token.word !== "'")) return null;
    // "Doesn't" is three tokens.
    const isShort = token.word === "t" && tokens[at - 1]?.word === "'";
    // "March 3, and if not, March 5": another day, and no denial.
    if (words === NEGATIONS && (token.word === "si" || token.word === "if")) return null;
    // "The 10th, when nobody sits": a denial behind is of its own clause.
    if (words === NEGATIONS && step === 1 && RELATIVES.has(token.word)) return null;
    if (words.has(token.word) || (isShort && words === NEGATIONS)) return token.word;
  }
  return null;
}

/** Weekdays without a date, one or several. */
export function isOnlyWeekdays(item: Item): boolean {
  const dates = item.list ? item.list.flatMap(({ from, to }) => (to ? [from, to] : [from])) : item.date ? [item.date] : [];
  return dates.length > 0 && dates.every((date) => date.wd !== undefined && date.d === undefined && !date.days);
}

const JOINS = ["or", "and", "to", "dash", "until", "comma", "slash"];
const CARRIES = [...JOINS, "at", "lasT", "the", "on", "approx", "else", "filler"];
const NUMBERS = ["num", "word", "ord"];
const AFTER_HOUR = ["mer", "oclock", "sharp", "unit", "mon", "part", "media", "cuarto", "quart", "demie", "shortzone", "zone", ...JOINS];

/** A number next to a reading, or joined to it, that no reading explains: "Tuesday five thirty", "March 3 or 17". */
function leftover(item: Item, tokens: readonly Token[], leaves: Leaves, covered: readonly boolean[], step: 1 | -1): string | null {
  let joins = step === 1;
  for (let at = step === 1 ? item.end : item.start - 1, far = 0; far < 4; at += step, far++) {
    const types = leaves.types[at];
    if (!tokens[at] || covered[at] || !types || tokens[at]?.kind === "break") return null;
    const has = (wanted: readonly string[]) => wanted.some((type) => types.has(type));
    if (has(NUMBERS)) {
      const after = tokens[at + 1];
      const counts = step === 1 && after?.kind === "word" && !AFTER_HOUR.some((type) => leaves.types[at + 1]?.has(type));
      return joins && !counts && !(step === 1 && after?.glued && after.kind === "word") ? (tokens[at]?.word ?? null) : null;
    }
    if (!has(CARRIES)) return null;
    joins ||= has(["or", "to", "dash"]);
  }
  return null;
}

/** A number that runs on: "January 13/14". */
function runsOn(item: Item, tokens: readonly Token[], covered: readonly boolean[]): string | null {
  const [sign, next] = [tokens[item.end], tokens[item.end + 1]];
  const isNumber = tokens[item.end - 1]?.kind === "number" && next?.kind === "number" && next.glued && sign?.glued;
  return isNumber && /^[/.:-]$/.test(sign.word) && (sign.word === "/" || !covered[item.end + 1]) ? next.word : null;
}

/** Words that turn a day round: "March 4 does not", "isn't here before March 10", "move it from … to …", "a Tuesday". */
function turnedBy(item: Item, tokens: readonly Token[]): (string | null)[] {
  const isRange = item.type === "DS" || item.type === "SL";
  const before = tokens[item.start - 1];
  const bare = isOnlyWeekdays(item) && before && INDEFINITE.has(before.word);
  return [
    item.type === "BD" || item.type === "T" || item.type === "D" || isRange
      ? nearby(tokens, item.start - 1, -1, item.type === "BD" ? 4 : 3, NEGATIONS)
      : null,
    item.type === "D" || isRange ? nearby(tokens, item.end, 1, 3, NEGATIONS) : null,
    item.type === "T" ? nearby(tokens, item.end, 1, 2, NEGATIONS) : null,
    isRange ? nearby(tokens, item.start - 1, -1, 4, MOVES) : null,
    bare ? before.word : null,
  ];
}

/** Words next to `item` that no chosen reading explains. */
export function residueOf(item: Item, tokens: readonly Token[], leaves: Leaves, covered: readonly boolean[]): string[] {
  if (item.type === "NT") return [look(tokens, leaves, covered, item.end, 1, ["part", "manana"])].filter((word) => word !== null);
  if (["CNT", "ZN", "OP", "UN"].includes(item.type)) return [];
  const isLength = item.type === "LEN" || item.type === "T";
  if (isLength && item.length?.unit === UNIT_HOUR) return [];
  const left = look(tokens, leaves, covered, item.start - 1, -1, isLength ? LENGTH_LEFT : LEFT);
  const right = look(tokens, leaves, covered, item.end, 1, isLength ? ["ago", "after", "before", "mon"] : RIGHT);
  const leftovers = item.type === "LEN" ? [] : [leftover(item, tokens, leaves, covered, 1), leftover(item, tokens, leaves, covered, -1)];
  return [left, right, ...leftovers, runsOn(item, tokens, covered), ...turnedBy(item, tokens)].filter((word) => word !== null);
}
