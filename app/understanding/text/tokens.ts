/** Tokens of a message with their places: words, numbers, signs; addresses and telephone numbers are one token each. */
import { isSaidStop, saidStarts, withSaidSigns } from "./dictation.ts";
import { SECOND_THOUGHT } from "./second-thoughts.ts";
import { withoutEnd } from "./without-end.ts";

export type TokenKind = "word" | "number" | "sign" | "email" | "phone" | "url";

export interface Token {
  text: string;
  kind: TokenKind;
  /** Offsets into the message, end exclusive. */
  start: number;
  end: number;
  /** A line break is before it. */
  opensLine: boolean;
}

/** What repeats without an end is bounded, so that no place of a text is looked at from every place before it. */
const EMAIL = String.raw`[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
const URL_LIKE = String.raw`https?:\/\/\S+|www\.\S+`;
const PHONE = String.raw`\+?\(?\d[\d\s().\-]{7,120}\d`;
/** Articles and pronouns that French writes onto the next word are words of their own. */
const ELIDED = String.raw`(?:[dlnsjmtc]|qu|jusqu|lorsqu)['’](?=\p{L})`;
const WORD = String.raw`\p{L}[\p{L}\p{M}]*(?:['’\-‑.](?=\p{L})[\p{L}\p{M}]+)*\.?`;
const NUMBER = String.raw`\d+(?:[.,:]\d+)*\p{L}{0,3}`;
const SIGN = String.raw`[^\s]`;

const TOKEN = new RegExp(
  `(?<back>${SECOND_THOUGHT})|(?<email>${EMAIL})|(?<url>${URL_LIKE})|(?<phone>${PHONE})|(?<elided>${ELIDED})|(?<word>${WORD})|(?<number>${NUMBER})|(?<sign>${SIGN})`,
  "giu",
);
const LEADING_NUMBER = /^\+?\(?\d+(?:[.,:]\d+)*\p{L}{0,3}/u;
const ISO_DATE = /^\d{4}-\d\d-\d\d/;

/** Abbreviations that keep their full stop; of everything else it ends the sentence. */
const ABBREVIATIONS = new Set(
  `mr mrs ms dr dra sr sra srta lic licda ing prof inc ltd co corp jr st ste hon mme mlle abg cia cía ltda no art vs av blvd tel ext approx dept
  jan feb mar apr jun jul aug sep sept oct nov dec janv fevr févr avr juil dec déc ene abr ago dic mon tue tues wed thu thurs fri sat sun`.split(
    /\s+/,
  ),
);
const INITIALS = /^(?:\p{L}\.)+$/u;

/** Splits a message. Offsets quote it exactly; white space alone is left out. */
export function tokenize(message: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  const lexer = new RegExp(TOKEN);
  for (let match = lexer.exec(message); match; match = lexer.exec(message)) {
    const { text, kind } = tokenOf(match, message);
    const start = match.index;
    const end = start + text.length;
    tokens.push({ text, kind, start, end, opensLine: message.slice(last, start).includes("\n") });
    last = end;
    lexer.lastIndex = end;
  }
  return [...withSaidSigns(tokens)];
}

/** The token that begins where the match does; it may be shorter than the match, and the rest is read again. */
function tokenOf(match: RegExpExecArray, message: string): { text: string; kind: TokenKind } {
  const [text] = match;
  const groups = match.groups ?? {};
  if (groups.back) return { text, kind: "sign" };
  if (groups.email) return { text, kind: "email" };
  if (groups.url) return { text: withoutEnd(text, (sign) => ".,;:!?)".includes(sign)), kind: "url" };
  if (groups.phone) {
    if (isPhone(text)) return { text, kind: "phone" };
    const number = LEADING_NUMBER.exec(message.slice(match.index))?.[0] ?? text.slice(0, 1);
    return { text: number, kind: "number" };
  }
  if (groups.number) return { text, kind: "number" };
  if (groups.sign) return { text, kind: "sign" };
  const isHour = text === "h." && /\d\s?$/.test(message.slice(Math.max(0, match.index - 2), match.index));
  const ends = groups.word?.endsWith(".") && (isHour || !keepsStop(text));
  return { text: ends ? text.slice(0, -1) : text, kind: "word" };
}

/** Words that take back what is before them: one sign. */
export const isTakenBack = ({ kind, text }: Pick<Token, "kind" | "text">): boolean => kind === "sign" && /^\p{L}/u.test(text);

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return digits >= 9 && digits <= 15 && !ISO_DATE.test(text);
}

function keepsStop(word: string): boolean {
  return word.length <= 2 || INITIALS.test(word) || ABBREVIATIONS.has(word.slice(0, -1).toLowerCase());
}

/** With a capital after an abbreviation these begin a sentence; names, months and zones do not ("4 p.m. Eastern", "Ltd. Toronto"). */
const OPENERS = new Set(
  `if the we our it there they he she this that these my please also and but so can could would is are what who when where how do does
  si le la les l’ l' nous notre nos il elle ils elles on ce cette ces je merci et mais pourriez pouvez est qui que quand comment
  el los las nuestro nuestra nuestros nos ella ellos este esta estos yo mi por favor también y pero pueden podrían quién qué cuándo cómo`.split(
    /\s+/,
  ),
);

/** A word that keeps its full stop as an abbreviation, and ends its sentence all the same: "until 1 p.m. If not, …". */
function endsAnyway(before: Token, { text, kind }: Token): boolean {
  if (before.kind !== "word" || !ENDING.test(before.text)) return false;
  return kind === "word" && /^\p{Lu}/u.test(text) && OPENERS.has(text.toLowerCase());
}
/** Hours and forms of firms; behind a title ("Dr. So", "Ms. La Rosa") and an initial comes a name. */
const ENDING = /^(?:[ap]\.\s?m\.|inc\.|ltd\.|lt[ée]e\.|corp\.|co\.|llp\.|ltda\.|c[ií]a\.|s\.a\.|s\.e\.n\.c\.r\.l\.)$/iu;

const isStop = (token: Token): boolean => /^[.!?…]$/.test(token.text) || isSaidStop(token);

/** Where sentences begin, as indices of tokens: the first token, after a full stop or its like, on each new line, and where dictated speech begins a new sentence. */
export function sentenceStarts(tokens: readonly Token[]): number[] {
  const starts: number[] = [];
  const said = new Set(saidStarts(tokens));
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    const ended = before !== undefined && ((isStop(before) && !isStop(token)) || endsAnyway(before, token));
    if (at === 0 || token.opensLine || ended || said.has(at)) starts.push(at);
  });
  return starts;
}
