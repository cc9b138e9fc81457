/** The words of a sentence as signs of a list of people: numbers, articles, parts, sides, names, ways, places, days, and what joins them. */
import type { PersonMention, PersonSaid, Span } from "#app/understanding/contract.ts";
import { type CueBook, cueBook, cuesIn, keysOf } from "#app/understanding/detectors/cues.ts";
import { type Finding, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { numberIn } from "#app/understanding/detectors/numbers.ts";
import { zoneOf } from "#app/understanding/detectors/places.ts";
import { ATTENDING, NTH_DAYS } from "#app/understanding/detectors/words/attending.ts";
import { PART_WORDS } from "#app/understanding/detectors/words/parts.ts";
import type { Clause } from "#app/understanding/text/clauses.ts";
import { leadTo } from "#app/understanding/text/lead.ts";
import { type Piece, piecesBetween, piecesWithin } from "#app/understanding/text/pieces.ts";
import type { Reading } from "#app/understanding/time/types.ts";
import { dayOf } from "../days.ts";
import { ONLY_FROM } from "../facts.ts";
import type { Mention } from "../names.ts";
import { ATTENDS, isDeniedWay, waysIn } from "../ways.ts";
import { ARTICLE_WORDS, COMING, POSSESSIVES, PRONOUNS, ROLL_WORDS, SELF_WORDS, SERVING_WORDS, SIDE_WORDS, TITLE_WORDS } from "./words.ts";

export type SignKind =
  | "number"
  | "article"
  | "own"
  | "theirs"
  | "part"
  | "title"
  | "serves"
  | "self"
  | "side"
  | "name"
  | "way"
  | "place"
  | "days"
  | "people"
  | "all"
  | "included"
  | "pronoun"
  | "except"
  | "others"
  | "nth"
  | "each"
  | "and"
  | "open"
  | ","
  | ";"
  | ":"
  | "("
  | ")"
  | "light"
  | "break";

export interface Sign extends Span {
  is: SignKind;
  /** Of a part, a title or a side. */
  means?: string;
  value?: number;
  name?: Mention;
  attends?: PersonSaid["attends"];
  zone?: string | undefined;
  on?: NonNullable<PersonMention["on"]>;
}

const OF_PARTS = Object.fromEntries(
  Object.entries(PART_WORDS).filter(([means]) => !["claimant", "respondent", "kin", "them", "other", "interpreter"].includes(means)),
);
const IS_PART: CueBook = cueBook(OF_PARTS);
/** The books in which a word is looked up, first of these first; of one place the longest phrase counts. */
const BOOKS: readonly [CueBook, (means: string) => Pick<Sign, "is" | "means">][] = [
  [cueBook({ serves: SERVING_WORDS.serves ?? "" }), () => ({ is: "serves" })],
  [
    cueBook(SIDE_WORDS, { claimant: PART_WORDS.claimant ?? "", respondent: PART_WORDS.respondent ?? "" }),
    (means) => ({ is: "side", means }),
  ],
  [cueBook({ ...OF_PARTS, neutral: `${PART_WORDS.neutral}|${PART_WORDS.tribunal}` }), (means) => ({ is: "part", means })],
  [cueBook(TITLE_WORDS, { other: PART_WORDS.other ?? "" }), (means) => ({ is: "title", means })],
  [cueBook(SELF_WORDS), () => ({ is: "self" })],
  [cueBook(PRONOUNS), (means) => ({ is: "pronoun", means })],
  [cueBook(ROLL_WORDS), (means) => ({ is: means as SignKind })],
  [cueBook(POSSESSIVES), (means) => ({ is: means as SignKind })],
  [cueBook(ARTICLE_WORDS), (means) => ({ is: "article", means })],
  [cueBook({ light: ATTENDING.comes ?? "" }, { light: ATTENDING.only ?? "" }), () => ({ is: "light" })],
];
const NTH = cueBook(NTH_DAYS);
/** "60 %" is a share of the costs. */
const SHARE = /^\s?(?:%|per\s?cent|pour\s?cent|por\s?ciento)/iu;
const SHARE_REACH = 12;
const LIGHT = keysOf(COMING);
const STOPS: Readonly<Record<string, SignKind>> = {
  ",": ",",
  ";": ";",
  ":": ":",
  "(": "(",
  ")": ")",
  "-": ":",
  "–": ":",
  "—": ":",
  ".": "light",
  "’": "light",
  "'": "light",
  "«": "light",
  "»": "light",
};

/** Reads the signs of a sentence, in order and without gaps; what is none of them is a `break`. */
export function signReader(text: Text, finds: readonly Finding[], names: readonly Mention[]): (sentence: Clause) => Sign[] {
  const known = knownIn(text, finds, names).sort((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;
  return (sentence) => {
    const pieces = piecesWithin(text.pieces, sentence.first, sentence.last);
    const signs: Sign[] = [];
    for (let at = 0; at < pieces.length; at++) {
      const piece = pieces[at] as Piece;
      while (known[next] && (known[next] as Sign).end <= piece.start) next++;
      const read = known[next];
      const isRead = read !== undefined && read.start <= piece.start;
      const sign = isRead ? { ...read, start: piece.start } : inPlace(text, wordAt(text, pieces, at), signs.at(-1), pieces[at + 1]);
      signs.push(isAlsoBeing(text, sign, signs.at(-1), pieces[at + 1]) ? { ...sign, is: "light" } : sign);
      while ((pieces[at + 1]?.start ?? sign.end) < sign.end) at++;
    }
    return signs;
  };
}

/** Read, or a day that there is not: its number counts nobody. */
const isOfTime = ({ value, doubts }: Reading): boolean => value !== null || doubts.includes("impossible");

/** What detectors have read: it is one sign, whatever its words are. */
function knownIn(text: Text, finds: readonly Finding[], names: readonly Mention[]): Sign[] {
  const ways = waysIn(text).map((way): Sign => {
    const { kind, start, end } = way;
    return isDeniedWay(text, way)
      ? { is: "light", start, end }
      : { is: "way", start, end, ...(ATTENDS[kind] ? { attends: ATTENDS[kind] } : {}) };
  });
  const days = finds.flatMap((find): Sign[] => {
    const day = dayOf(find, true);
    if (day) return [{ is: "days", start: find.start, end: find.end, on: day.on }];
    // Other times are not theirs alone, and said by themselves.
    const isRead = find.kind.startsWith("t:") && find.said?.slot === "when" && isOfTime(find.said.value);
    const isTime = isRead && (find.end - find.start > SHORTEST || BY_A_WORD.test(text.message.slice(find.start, find.end)));
    return isTime ? [{ is: "break", start: find.start, end: find.end }] : [];
  });
  const nth = cuesIn(NTH, text.pieces).map(({ means, start, end }): Sign => ({ is: "days", start, end, on: { nth: Number(means) } }));
  const isFrom = (start: number) => ONLY_FROM.test(leadTo(text.message, start));
  const places = finds.flatMap(({ kind, start, end }): Sign[] =>
    kind === "place" || (kind === "city" && isFrom(start))
      ? [{ is: "place", start, end, zone: zoneOf(piecesBetween(text.pieces, start, end)) }]
      : kind === "city"
        ? [{ is: "light", start, end }]
        : [],
  );
  const at = new Map(text.pieces.map(({ start }, place) => [start, place]));
  const named = names.flatMap((name): Sign[] => {
    const place = at.get(name.start);
    const word = place === undefined ? null : wordAt(text, text.pieces, place);
    // "CFO" is what somebody is.
    return word && word.end >= name.end && (word.is === "title" || word.is === "part" || word.is === "serves")
      ? []
      : [{ is: "name", start: name.start, end: name.end, name }];
  });
  return [...ways, ...nth, ...days, ...named, ...places.filter((place) => !named.some((one) => overlap(one, place)))];
}

/** "Are also lawyers", «también son abogados»: joins nobody. */
const isAlsoBeing = ({ message }: Text, { is, start, end }: Sign, before: Sign | undefined, next: Piece | undefined): boolean =>
  is === "and" &&
  ALSO.test(message.slice(start, end)) &&
  (IS.test(before ? message.slice(before.start, before.end) : "") || BEING.test(next?.key ?? ""));
const ALSO = /^(?:also|aussi|también)$/i;
const IS = /^(?:is|are|est|sont|es|son)$/i;
const BEING = /^(?:son|es|is|are|est|sont|lawyer|avocat|abogado)$/;

/** "Their son", « son avocat », «son cinco»: what "son" is, its place says. */
function inPlace({ message }: Text, sign: Sign, before: Sign | undefined, next: Piece | undefined): Sign {
  // "Their counsel", and no "theirs".
  if (sign.is === "side" && /^their$/i.test(message.slice(sign.start, sign.end))) return { ...sign, is: "theirs" };
  // "Each day" shares nothing out.
  if (sign.is === "each" && sign.end - sign.start === EACH && next && /^\p{L}/u.test(next.key) && !LIGHT.has(next.key))
    return { ...sign, is: "break" };
  if (sign.is !== "title" || sign.end - sign.start !== SON) return sign;
  const isCounted = next !== undefined && numberIn(next.key) !== null;
  // «Los de la demandada son abogados».
  if (next && IS_PART.has(next.key) && /s$/i.test(message.slice(next.start, next.end))) return { ...sign, is: "light" };
  const isKin = before !== undefined && /^(?:article|own|theirs|and|light|title|name)$/.test(before.is) && !isCounted;
  return isKin ? sign : { ...sign, is: isCounted || next === undefined ? "light" : "theirs" };
}
const SON = 3;
const EACH = 4;
/** "Four": a number is no hour. */
const SHORTEST = 5;
/** "At 2", « à 3 ». */
const BY_A_WORD = /^\p{L}+\s\d/u;

function wordAt({ message }: Text, pieces: readonly Piece[], at: number): Sign {
  const piece = pieces[at] as Piece;
  const { start, end, key } = piece;
  if (key === "a" && message[start]?.toLowerCase() !== "a") return { is: "light", start, end };
  const stop = STOPS[key];
  if (stop) return { is: stop, start, end };
  let best: Sign | null = null;
  for (const [book, sign] of BOOKS) {
    const phrase = book.get(key)?.find(({ keys }) => keys.every((one, step) => pieces[at + step]?.key === one));
    const to = phrase && (pieces[at + phrase.keys.length - 1]?.end ?? end);
    if (phrase && to !== undefined && to > (best?.end ?? 0)) best = { ...sign(phrase.means), start, end: to };
  }
  // "The judge's order" is no person who comes.
  if (best?.is === "part" && /^['’]s\s/u.test(message.slice(best.end))) return { ...best, is: "light" };
  const value = numberIn(key);
  // "(4) Spanish interpreter" counts nobody.
  if (value !== null && message[start - 1] === "(" && message[end] === ")") return { is: "light", start, end };
  if (value !== null && SHARE.test(message.slice(end, end + SHARE_REACH))) return { is: "break", start, end };
  if (value !== null && value > 0 && !/^(?:an?|une?|una|another|both)$/.test(key) && (best?.end ?? 0) <= end)
    return { is: "number", value, start, end };
  return best ?? { is: LIGHT.has(key) ? "light" : "break", start, end };
}
