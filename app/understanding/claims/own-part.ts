/** What a model reads that the visitor is in the matter: the words of the message that it quotes, in place of those that we have found. */
import type { OwnPart, Span } from "../contract.ts";
import type { Claims } from "./claims.ts";
import { placesOf } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";

const MOST = 2;

export function ownPartWith(own: OwnPart | null, told: Claims, { text }: ReadAgain): OwnPart | null {
  const parts = told.ownPart.slice(0, MOST);
  const at = parts.flatMap(({ quote }): Span[] => placesOf(text.tokens, quote).slice(0, 1));
  if (at.length === 0) return own;
  return {
    words: at.map(({ start, end }) => text.message.slice(start, end)).join(", "),
    at: [...at, ...parts.flatMap(({ whole = "" }) => placesOf(text.tokens, whole).slice(0, 1)), ...(own?.at ?? [])],
    ...(parts.some(({ replaces }) => replaces) ? { replaces: true as const } : {}),
  };
}
