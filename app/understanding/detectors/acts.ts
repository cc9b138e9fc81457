/**
 * What a clause does, where it is made of known phrases and fillers alone: a yes, "skip that", "start over". A phrase inside
 * of anything else ("rebuilt from scratch") does nothing.
 */
import type { Act, Locale } from "../contract.ts";
import { ACTS } from "../contract.ts";
import { clausesOf, sentencesIn } from "../text/clauses.ts";
import { once } from "../text/once.ts";
import { piecesOf, piecesWithin } from "../text/pieces.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { coverOf, cueBook, cuesIn } from "./cues.ts";
import { type Finding, overlap, type Text } from "./finding.ts";
import { framedActs } from "./frames.ts";
import { hearingLanguages } from "./hearing/hearing-language.ts";
import { ACTS_EN } from "./words/acts.en.ts";
import { ACTS_ES } from "./words/acts.es.ts";
import { ACTS_FR } from "./words/acts.fr.ts";
import { GLUE } from "./words/glue.ts";
import { OF_BOOKING_EN, OF_BOOKING_ES, OF_BOOKING_FR } from "./words/of-booking.ts";
import { CONDITION_WORDS, SEND_WORDS, YES_WORDS } from "./words/orders.ts";

const BOOK = cueBook(OF_BOOKING_EN, OF_BOOKING_FR, OF_BOOKING_ES, ACTS_EN, ACTS_FR, ACTS_ES);
/** Words that open a sentence of any kind: by themselves they agree to nothing that follows. */
const OPENERS = new Set([
  "bon",
  "bien",
  "bueno",
  "ok",
  "okay",
  "oki",
  "alor",
  "y",
  "va",
  "right",
  "good",
  "great",
  "fine",
  "listo",
  "perfect",
  "vale",
  "voila",
  "sure",
  "eso",
]);
/** What may come with a yes without taking anything from it; "that's all" only where a summary was shown. */
const BESIDE_A_YES: ReadonlySet<string> = new Set(["confirm", "thanks", "greeting", "bye", "filler"]);
const isBesideAYes = (act: string, asked: string) => BESIDE_A_YES.has(act) || (act === "none" && asked === "summary");

/** Words that say nothing by themselves, and those that every request has ("book", "need", "hearing"). */
const FILLERS: ReadonlySet<string> = new Set(
  [ACTS_EN, ACTS_FR, ACTS_ES, GLUE]
    .flatMap((words) => (words.filler ?? "").split("|"))
    .flatMap((word) => piecesOf(tokenize(word)).map(({ key }) => key)),
);

/** Whether a word (a piece's key) carries no meaning of its own. */
export function isFiller(key: string): boolean {
  return FILLERS.has(key);
}

export interface ActFound {
  act: Act;
  start: number;
  end: number;
  score: number;
  sends?: true;
  sendsLast?: true;
  free?: true;
}

interface ClauseRead {
  acts: { act: Act; start: number; end: number; key: string; sends: boolean; isYes: boolean }[];
  isClosed: boolean;
}

/** Begins with one of these what somebody else has written. */
const QUOTES: ReadonlySet<string> = new Set([">", '"', "“", "„", "«", "‹", "'", "‘", "*"]);
/** A yes that orders to send, in a clause of its own. */
const SENDS = cueBook(SEND_WORDS);
/** A yes in so many words. */
const YES = cueBook(YES_WORDS);
/** What the message makes depend on something else is no order yet: "send it once Ana has agreed". */
const CONDITIONS = cueBook(CONDITION_WORDS);

/** The acts of all clauses that are closed. A yes scores 0.97 where the whole message is one, and less where more follows. */
export function actsIn(text: Text): ActFound[] {
  const clauses = clausesOf(text.tokens).map((clause) => readClause(text, clause.first, clause.last));
  const closed = clauses.filter(({ isClosed }) => isClosed);
  const isAllClosed = closed.length === clauses.length;
  const isQuoted = QUOTES.has(text.tokens[0]?.text ?? "");
  const opens = clauses.findIndex(({ isClosed }) => !isClosed);
  const asks = text.tokens.some((token) => token.text === "?" || token.text === "¿");
  const isPlainYes =
    isAllClosed && !asks && !isQuoted && closed.every(({ acts }) => acts.every(({ act }) => isBesideAYes(act, text.asked)));
  // "Perfect, send it": with a yes that is one, what only opens a sentence is part of it.
  const hasYes = closed.some(({ acts }) => acts.some(({ act, key }) => act === "confirm" && !OPENERS.has(key)));
  const isOrder = !asks && !isQuoted && cuesIn(CONDITIONS, text.pieces).length === 0;
  const saysYesAlone = closed.every(({ acts }) => acts.every(({ act }) => act === "confirm"));
  // Next to a thanks or a farewell an "ok" may only end the talk.
  const isParting = closed.some(({ acts }) => acts.some(({ act }) => act === "thanks" || act === "bye"));
  const ending = isOrder ? ownEnding(text, clauses) : clauses.length;
  return clauses.flatMap(({ acts, isClosed }, at) => {
    if (!isClosed) return [];
    // What somebody wrote or said comes after the words that say so.
    const isOwn = isOrder && (opens < 0 || at < opens);
    return acts
      .filter(({ act, start, end }) => act !== "language" || !hearingLanguages(text).some((find) => overlap(find, { start, end })))
      .filter(({ act, key }) => act !== "confirm" || isPlainYes || hasYes || text.asked === "choice" || !OPENERS.has(key))
      .map(({ act, start, end, key, sends, isYes }) => ({
        act,
        start,
        end,
        score: scoreOf(act, isPlainYes, isAllClosed),
        ...(sends && isOwn ? { sends: true as const } : {}),
        ...(sends && at >= ending ? { sendsLast: true as const } : {}),
        ...(isOwn && (saysYesAlone || (isParting && act === "confirm" ? isYes || sends : !OPENERS.has(key)))
          ? { free: true as const }
          : {}),
      }));
  });
}

/** The first clause of the closed sentences at the end of a message: what they order is ordered by anyone who has written the sentences before them. */
function ownEnding({ tokens }: Text, read: readonly ClauseRead[]): number {
  const clauses = clausesOf(tokens);
  const open = clauses[read.findLastIndex(({ isClosed }) => !isClosed)];
  const sentence = open && sentencesIn(tokens).find(({ start }) => start >= open.end);
  return sentence ? clauses.findIndex(({ start }) => start >= sentence.start) : clauses.length;
}

/** Whether a clause says nothing but what a message does ("ok fine", "send it"): of such a clause nothing is left over. */
export function isOnlyActs(text: Pick<Text, "tokens" | "pieces">, { first, last }: { first: number; last: number }): boolean {
  const { acts, isClosed } = readClause({ ...text, asked: "-" }, first, last);
  return isClosed && acts.length > 0;
}

function scoreOf(act: Act, isPlainYes: boolean, isAllClosed: boolean): number {
  if (act === "confirm") return isPlainYes ? 0.97 : 0.6;
  return isAllClosed ? 0.95 : 0.75;
}

const isQuestion = once((tokens: readonly Token[]) => tokens.some(({ text }) => text === "?" || text === "¿"));

function readClause({ tokens, pieces, asked }: Pick<Text, "tokens" | "pieces" | "asked">, first: number, last: number): ClauseRead {
  const own = piecesWithin(pieces, first, last);
  const cues = coverOf(BOOK, own);
  const isKnown = own.map(() => false);
  for (const cue of cues) isKnown.fill(true, cue.first, cue.last + 1);
  const isClosed = own.every(({ token }, at) => isKnown[at] === true || tokens[token]?.kind === "sign");
  const isAsked = isQuestion(tokens);
  const acts = cues.flatMap((cue) => {
    const means = cue.means === "asked" ? (isAsked ? "status" : "confirm") : cue.means;
    const act = ACTS.find((name) => name === means);
    if (!act) return [];
    const key = cue.first === cue.last ? (own[cue.first]?.key ?? "") : "";
    const sends = act === "confirm" && cuesIn(SENDS, own.slice(cue.first, cue.last + 1)).length > 0;
    const isYes = act === "confirm" && cuesIn(YES, own.slice(cue.first, cue.last + 1)).length > 0;
    return [{ act, start: cue.start, end: cue.end, key, sends, isYes }];
  });
  return { acts: withoutWeaker(acts, asked), isClosed };
}

/** "no, nothing special": the no only opens what follows in its clause; thanks with a no are only polite. */
function withoutWeaker(acts: ClauseRead["acts"], asked: string): ClauseRead["acts"] {
  const strong = acts.filter(({ act }) => act !== "deny" && !isBesideAYes(act, asked));
  return strong.length > 0 ? acts.filter(({ act }) => act !== "deny" && act !== "confirm") : acts;
}

/** Each language's own phrases. */
const BOOKS: readonly (readonly [Locale, ReturnType<typeof cueBook>])[] = [
  ["en", cueBook(OF_BOOKING_EN, ACTS_EN)],
  ["fr", cueBook(OF_BOOKING_FR, ACTS_FR)],
  ["es", cueBook(OF_BOOKING_ES, ACTS_ES)],
];
/** Who thanks in another language goes on in their own. */
const POLITE: ReadonlySet<string> = new Set(["thanks", "bye", "filler"]);

/**
 * The one language in whose phrases alone a short message is said ("no gracias"); a single word counts only before anything was asked ("Hola"),
 * as "ok" and "yes" are of everywhere.
 */
export function phraseLanguage({ asked, pieces }: Text): Locale | null {
  const words = pieces.filter(({ key }) => /\p{L}/u.test(key));
  if (words.length === 0 || (words.length === 1 && asked !== "-")) return null;
  const said = BOOKS.filter(([, book]) => {
    const cues = coverOf(book, words);
    return (
      cues.reduce((sum, { first, last }) => sum + last - first + 1, 0) === words.length && cues.some(({ means }) => !POLITE.has(means))
    );
  });
  return said.length === 1 ? (said[0]?.[0] ?? null) : null;
}

export function acts(text: Text): Finding[] {
  const framed = framedActs(text).map(({ act, start, end }) => ({ kind: `frame:${act}`, start, end }));
  return [...actsIn(text).map(({ act, start, end }) => ({ kind: `act:${act}`, start, end })), ...framed];
}
