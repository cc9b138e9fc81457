/** Our cities, wanted or not, and the places of the world with their clock. */
import type { Piece } from "../text/pieces.ts";
import { isSlip } from "../text/slip.ts";
import { type Cue, cueBook, cuesIn } from "./cues.ts";
import { type Finding, isCapital, type Text } from "./finding.ts";
import { OUR_CITIES, WORLD_PLACES } from "./words/places.ts";

const CITIES = cueBook(OUR_CITIES);
const PLACES = cueBook(WORLD_PLACES);
/** Short forms and words of other meanings: they count in capitals, or where a city was asked for. */
const SHORT = new Set(["tor", "ott", "mia", "to", "yow", "yul"]);
/** Places that are ordinary words or given names too count in capitals. */
const COMMON_WORDS = new Set([
  "nice",
  "cork",
  "leon",
  "cali",
  "rosario",
  "salta",
  "loja",
  "perth",
  "victoria",
  "salvador",
  "split",
  "maine",
  "jersey",
  "reunion",
  "mali",
  "jordan",
  "florence",
  "hamilton",
  "georgia",
]);

export function cities({ tokens, pieces, asked }: Text): Finding[] {
  const cues = cuesIn(CITIES, pieces).filter((cue) => {
    const piece = pieces[cue.first];
    const token = tokens[piece?.token ?? -1];
    return !SHORT.has(piece?.key ?? "") || asked === "city" || token?.text === token?.text.toUpperCase();
  });
  return [...cues, ...slips(pieces, cues)].map(({ means, start, end, first, last }) => ({
    kind: "city",
    start,
    end,
    said: { slot: "venue", value: { location: means }, score: isPartOfName({ tokens, pieces }, first, last) ? 0.4 : 0.75 },
  }));
}

/** The zone of a place, by its words: what `places` found, for what puts people together. */
export function zoneOf(words: readonly Piece[]): string | undefined {
  return cuesIn(PLACES, words)[0]?.means;
}

export function places({ tokens, pieces }: Text): Finding[] {
  return cuesIn(PLACES, pieces)
    .filter(({ first }) => !COMMON_WORDS.has(pieces[first]?.key ?? "") || isCapital(tokens[pieces[first]?.token ?? -1]))
    .map(({ start, end }) => ({ kind: "place", start, end }));
}

/** A capital right before or after, without a comma: "Paris Lavigne", "Toronto Foot Centre". */
function isPartOfName({ tokens, pieces }: Pick<Text, "tokens" | "pieces">, first: number, last: number): boolean {
  const from = pieces[first]?.token ?? 0;
  const to = pieces[last]?.token ?? 0;
  if (!isCapital(tokens[from])) return false;
  return isCapital(tokens[to + 1]) || (from > 1 && isCapital(tokens[from - 1]) && !tokens[from - 1]?.text.endsWith("."));
}

/** Names in one word that are long enough for a slip to be known from another word. */
const LONG_NAMES = Object.entries(OUR_CITIES)
  .map(([means, names]) => [means, names.split("|")[0] ?? ""] as const)
  .filter(([, name]) => /^\S{6,}$/.test(name));

/** One letter left out, doubled or swapped in the name of one of our cities. */
function slips(pieces: readonly Piece[], cues: readonly Cue[]): Cue[] {
  return pieces.flatMap((piece, at) => {
    if (piece.key.length < 6 || cues.some(({ first, last }) => at >= first && at <= last)) return [];
    const [means] = LONG_NAMES.find(([, name]) => isSlip(piece.key, name)) ?? [];
    return means ? [{ means, start: piece.start, end: piece.end, first: at, last: at }] : [];
  });
}
