/** An answer that is nothing but the value that was asked for: a bare name, a bare firm. */
import type { ActSaid, Doubt, Slot, Statement } from "./contract.ts";
import { isFiller } from "./detectors/acts.ts";
import { isCapital, type Text } from "./detectors/finding.ts";
import { listId, type WordLists } from "./tagger/word-classes.ts";
import { clausesOf } from "./text/clauses.ts";
import { fold } from "./text/fold.ts";
import type { Token } from "./text/tokens.ts";

const BARE = 0.6;
const DOUBTED = 0.4;
const MOST_WORDS = 7;
const MOST_OF_A_NAME = 5;
/** Acts that leave room for an answer. */
const ANSWERS: ReadonlySet<string> = new Set(["inform", "unclear", "correct", "greeting", "confirm", "thanks"]);
const SLOT_OF: Readonly<Record<string, Slot>> = { name: "name", firm: "firm" };
/** Of a firm's name these may be small: "morrow and finch". */
const JOINERS = /^(?:and|et|y|e|&|de|du|des|del|la|the|of|fils|hijos|law|legal)$/i;

interface Answer {
  statements: Statement[];
  doubts: Doubt[];
}
const NOTHING: Answer = { statements: [], doubts: [] };

/** What the message answers by itself, where nobody read a value of that slot in it. `lists` tells names from other words. */
export function answerTo(
  text: Text,
  statements: readonly Statement[],
  acts: readonly ActSaid[],
  isClosed: boolean,
  lists: WordLists | null,
): Answer {
  const { message, tokens, asked } = text;
  const slot = SLOT_OF[asked];
  const isAnswer = acts.every(({ act }) => ANSWERS.has(act)) && !isClosed;
  if (!slot || !isAnswer || statements.some((one) => one.slot === slot)) return NOTHING;
  const words = tokens.filter(({ kind }) => kind === "word").length;
  const quote = message.trim();
  if (words === 0 || words > MOST_WORDS || statements.length > 0 || message.includes("?")) return NOTHING;
  const bare = lists ? bareName(text, lists, slot === "firm") : null;
  if (bare) return { statements: [saidBy(slot, message, bare, BARE)], doubts: [] };
  const option = saidBy(slot, message, quote, DOUBTED);
  return { statements: [], doubts: [{ at: option.at, quote, options: [option] }] };
}

function saidBy(slot: Slot, message: string, quote: string, score: number): Statement {
  const base = { quote, at: placed(message, quote), role: "states", sources: ["detector"], score } as const;
  return slot === "firm" ? { ...base, slot, value: { firm: quote } } : { ...base, slot: "name", value: { name: quote } };
}

function placed(message: string, quote: string) {
  const start = message.indexOf(quote);
  return { start, end: start + quote.length };
}

/** The one clause that is a name, without what leads to it ("it's", "just"), where the others say nothing; null otherwise. */
function bareName(text: Text, lists: WordLists, isFirm: boolean): string | null {
  const left = clausesOf(text.tokens)
    .map(({ first, last }) => trimmed(text.tokens.slice(first, last + 1), lists))
    .filter((tokens) => tokens.length > 0);
  const [own] = left;
  if (!own || left.length > 1 || own.length > MOST_OF_A_NAME) return null;
  const isAll = own.every((token) => isOfName(token, lists) || (isFirm && JOINERS.test(token.text)));
  return isAll ? text.message.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0) : null;
}

function trimmed(tokens: readonly Token[], lists: WordLists): readonly Token[] {
  const isLead = (token: Token) => token.kind === "sign" || (isFiller(fold(token.text)) && !lists.names.has(listId(fold(token.text))));
  const first = tokens.findIndex((token) => !isLead(token));
  return first < 0 ? [] : tokens.slice(first, tokens.findLastIndex((token) => !isLead(token)) + 1);
}

/** Whether words may be a name at all: one of them is in no dictionary, or is a name besides. */
export function mayBeName(words: readonly Token[], lists: WordLists): boolean {
  return words.some((token) => token.kind === "word" && isOfName(token, lists));
}

function isOfName(token: Token, { common, frequent, names }: WordLists): boolean {
  if (token.kind !== "word") return token.text === "&" || token.text === "-";
  const id = listId(fold(token.text).replace(/\.$/, ""));
  if (names.has(id)) return !frequent.has(id) || isCapital(token);
  return !common.has(id) && !frequent.has(id);
}
