/** Days that are named by their place among those of the hearing: "the first day", « les deux dernières journées », «ambos días». */
import type { Span } from "../contract.ts";
import { fold } from "../text/fold.ts";
import { once } from "../text/once.ts";
import { type Token, tokenize } from "../time/tokens.ts";
import type { OnDays } from "../time/types.ts";

export interface Place extends Span {
  on: OnDays;
  /** "The first", without "day": only hours next to it say that a day is meant. */
  isBare?: true;
}

const listed = (words: string) => new Set(words.split(" "));
const PLACES: ReadonlyMap<string, number> = new Map(
  [
    "first 1st premier premiere premiers premieres 1er 1re 1ere primer primero primera primeros primeras",
    "second 2nd deuxieme 2e 2eme seconde segundo segunda segundos",
    "third 3rd troisieme 3e 3eme tercer tercero tercera",
    "fourth 4th quatrieme 4e 4eme cuarto cuarta",
    "fifth 5th cinquieme 5e 5eme quinto quinta",
  ].flatMap((words, at) => words.split(" ").map((word) => [word, at + 1] as const)),
);
const LAST = listed("last final dernier derniere derniers dernieres ultimo ultima ultimos ultimas");
const COUNTS: ReadonlyMap<string, number> = new Map(
  ["one un une uno una 1", "two deux dos 2", "three trois tres 3", "four quatre cuatro 4", "five cinq cinco 5"].flatMap((words, at) =>
    words.split(" ").map((word) => [word, at + 1] as const),
  ),
);
const DAY = listed("day days jour jours journee journees dia dias jornada jornadas");
const ALL = listed("both all each every chaque tous toutes cada todos todas ambos ambas");
const OTHER = listed("other others rest remaining autre autres reste otro otros otras demas resto restantes restants restant");
const MIDDLE = listed("middle milieu medio central centrale centrales");
const HALF_A_DAY = /(?:^|\s)medios? dias?(?:$|\s)/;
const SMALL = listed("the of le la les l el los las de du del des en");
/** Of a count of days all are meant where it has one of these before it: « les deux jours », and not « une audience de deux jours ». */
const ARTICLE = listed("the les los las these those ces estos esos both");
/** In a list no article need be before it: «segundo de 9 a 16 y último hasta la 1». */
const LEADS = listed(", ; . and et y");
const ENDING = listed("st nd rd th er re ere e eme");
const MOST = 6;

/** All such days of a text, in their order. */
export const placesIn = once((given: { message: string }): readonly Place[] => {
  const tokens = withOrdinals(tokenize(given.message));
  const found: Place[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const place = placeAt(tokens, at);
    if (!place) continue;
    found.push(place.place);
    at = place.last;
  }
  return found;
});

/** "2nd" is one word. */
function withOrdinals(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (token.glued && before?.kind === "number" && ENDING.has(token.word)) return [];
    const isOrdinal = token.kind === "number" && next?.glued && ENDING.has(next.word);
    return [isOrdinal ? { ...token, word: token.word + next.word, end: next.end } : token];
  });
}

const keyOf = (token: Token | undefined): string => (token ? fold(token.word) : "");

/** The place that begins at a token: the longest run of words of which each is of a place. */
function placeAt(tokens: readonly Token[], first: number): { place: Place; last: number } | null {
  const words: string[] = [];
  let last = first;
  for (let at = first; at < tokens.length && at - first < MOST; at++) {
    const word = keyOf(tokens[at]);
    const isOne =
      MIDDLE.has(word) || PLACES.has(word) || LAST.has(word) || COUNTS.has(word) || DAY.has(word) || ALL.has(word) || OTHER.has(word);
    if (!isOne && !(SMALL.has(word) && at > first)) break;
    words.push(word);
    if (isOne) last = at;
    const isBeforeMiddle = tokens.slice(at + 1, at + 4).some((token) => MIDDLE.has(keyOf(token)));
    if (DAY.has(word) && !isBeforeMiddle && !(COUNTS.has(keyOf(tokens[at + 1])) && words.length === 1)) break;
  }
  const own = words.slice(0, last - first + 1).filter((word) => !SMALL.has(word));
  const before = keyOf(tokens[first - 1]);
  const read = own.length > 0 ? meant(own, before, SMALL.has(words[1] ?? "")) : null;
  if (!read) return null;
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
  return { place: { start, end, ...read }, last };
}

/** What the words of a run mean together; null where they are none of a place ("two days", "every one"). */
function meant(words: readonly string[], before: string, isOfThem: boolean): { on: OnDays; isBare?: true } | null {
  const isNamed = SMALL.has(before);
  const hasDay = words.some((word) => DAY.has(word));
  const count = words.map((word) => COUNTS.get(word)).find((one) => one !== undefined);
  if (words.some((word) => OTHER.has(word))) return hasDay || count || isNamed ? { on: "others" } : null;
  // «Medio día» is half a day; «el día del medio», «día central» are one of several.
  if (words.some((word) => MIDDLE.has(word))) return hasDay && !HALF_A_DAY.test(words.join(" ")) ? { on: "middle" } : null;
  // "All day" is how long it lasts.
  if (words.join(" ") === "all day") return null;
  const places = words.flatMap((word) => PLACES.get(word) ?? []);
  const isLast = words.some((word) => LAST.has(word));
  if (places.length + (isLast ? 1 : 0) > 1) return null;
  const many = count ?? 1;
  const on = isLast ? run(-many, many) : places[0] !== undefined ? run(places[0], places[0] === 1 ? many : 1) : null;
  if (on && hasDay) return { on };
  if (on) return (isNamed || LEADS.has(before)) && (count ?? 1) === 1 ? { on, isBare: true } : null;
  if (words.some((word) => ALL.has(word))) return hasDay || words[0] === "both" || isOfThem ? { on: "all" } : null;
  if (hasDay && count !== undefined) {
    // "Day two", and « les deux jours ».
    if (DAY.has(words[0] ?? "")) return { on: [count] };
    return ARTICLE.has(before) && count > 1 ? { on: "all" } : null;
  }
  return null;
}

const run = (from: number, many: number): number[] => Array.from({ length: many }, (_, more) => from + more);
