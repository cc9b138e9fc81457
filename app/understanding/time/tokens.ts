/** Words, numbers and signs of a text, with their place in it. Nothing is rewritten: a token's `word` is its folded form. */

import { SECOND_THOUGHT, TAKEN_BACK } from "../text/second-thoughts.ts";

export interface Token {
  /** Lower case, without accents; digits as they are. */
  word: string;
  start: number;
  end: number;
  kind: "word" | "number" | "sign" | "break";
  /** No blank before it. */
  glued: boolean;
  capital: boolean;
  /** All letters are capitals. */
  upper: boolean;
}

const PIECE = new RegExp(String.raw`${SECOND_THOUGHT}|\p{L}[\p{L}\p{M}]*|\d+|[^\s\p{L}\d]|\n`, "giu");
const SIGNS: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "´": "'",
  "`": "'",
  "–": "-",
  "—": "-",
  "‑": "-",
  "−": "-",
  º: "°",
  ª: "°",
};
const ASCII = /^[\x20-\x7e]*$/;

/** Lower case without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower)
    ? lower
    : lower
        .replace(/\p{M}+/gu, "")
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .replace("œ", "oe");
}

/** Tokens of `text`, in order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let last = -1;
  for (const match of text.matchAll(PIECE)) {
    const piece = match[0];
    const start = match.index;
    const first = piece.charCodeAt(0);
    const digit = first >= 48 && first <= 57;
    const sign = Object.hasOwn(SIGNS, piece) ? SIGNS[piece] : /\s./u.test(piece) ? TAKEN_BACK : undefined;
    const letters = !digit && sign === undefined && /^\p{L}/u.test(piece);
    const kind = piece === "\n" ? "break" : digit ? "number" : letters ? "word" : "sign";
    tokens.push({
      word: letters ? fold(piece) : (sign ?? piece),
      start,
      end: start + piece.length,
      kind,
      glued: start === last,
      capital: letters && piece[0] !== piece[0]?.toLowerCase(),
      upper: letters && piece.length > 1 && piece === piece.toUpperCase(),
    });
    last = start + piece.length;
  }
  return tokens;
}
