/** The words of a message in the form in which phrases are looked up: folded, without plural s, compounds taken apart. */
import { fold } from "./fold.ts";
import { placeOf } from "./place.ts";
import { plainWords } from "./plain-phrase.ts";
import { TAKEN_BACK } from "./second-thoughts.ts";
import { isTakenBack, type Token, tokenize } from "./tokens.ts";

export interface Piece {
  key: string;
  /** Offsets into the message, end exclusive. */
  start: number;
  end: number;
  /** The token that it is a part of. */
  token: number;
}

const INITIALS = /^(?:\p{L}\.)+\p{L}?\.?$/u;
const JOINT = /[-‑'’.]+/;
const JOINTS = new RegExp(`(${JOINT.source})`);

/** How Spanish is shortened in messages: «x video», «q viene», «tb». */
const SHORTENED: Readonly<Record<string, string>> = {
  x: "por",
  xq: "porque",
  q: "que",
  tb: "tambien",
  tmb: "tambien",
  pa: "para",
  pal: "para",
};
const isBetweenWords = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.kind === "word" && tokens[at - 1]?.kind !== "number";

/** Pieces of all tokens. Signs are pieces too, so that a phrase never reaches over a comma. */
export function piecesOf(tokens: readonly Token[]): Piece[] {
  return tokens.flatMap((token, at) => {
    if (isTakenBack(token)) return [{ ...pieceOf(token.text, token.start, at), key: TAKEN_BACK }];
    if (token.kind !== "word") return [pieceOf(token.text, token.start, at)];
    const meant = SHORTENED[token.text];
    return meant && isBetweenWords(tokens, at) ? [{ ...pieceOf(token.text, token.start, at), key: meant }] : partsOf(token, at);
  });
}

/** The keys of a phrase's pieces. */
export function keysOfPhrase(phrase: string): readonly string[] {
  const words = plainWords(phrase);
  if (words === null || words.some((word) => Object.hasOwn(SHORTENED, word))) return piecesOf(tokenize(phrase)).map(({ key }) => key);
  return words.map(stem);
}

/** The pieces of tokens `first` to `last`, both included. `pieces` are in their order, as `piecesOf` gives them. */
export function piecesWithin(pieces: readonly Piece[], first: number, last: number): readonly Piece[] {
  return pieces.slice(firstOf(pieces, first), firstOf(pieces, last + 1));
}

/** The pieces between two places of the message. */
export function piecesBetween(pieces: readonly Piece[], from: number, to: number): readonly Piece[] {
  return pieces.slice(
    placeOf(pieces, ({ start }) => start < from),
    placeOf(pieces, ({ end }) => end <= to),
  );
}

/** The place of the first piece of a token, or of the next token that has one. */
const firstOf = (pieces: readonly Piece[], first: number): number => placeOf(pieces, ({ token }) => token < first);

function partsOf(token: Token, at: number): Piece[] {
  if (INITIALS.test(token.text)) return [{ ...pieceOf(token.text, token.start, at), key: fold(token.text).replaceAll(".", "") }];
  const parts: Piece[] = [];
  let offset = token.start;
  for (const part of token.text.split(JOINTS)) {
    if (part !== "" && !JOINT.test(part)) parts.push(pieceOf(part, offset, at));
    offset += part.length;
  }
  return parts;
}

function pieceOf(text: string, start: number, token: number): Piece {
  return { key: stem(fold(text)), start, end: start + text.length, token };
}

/** Without the s of a plural; short words stay whole. */
function stem(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  return !word.endsWith("ss") && word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
}
