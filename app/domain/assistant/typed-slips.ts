/**
 * A message as it was meant, without the slips of the fingers: a key beside the right one, a letter too few or too many,
 * two letters swapped. A word is read as the one it was meant to be where it is no word itself and can be only one
 * (`spelling.ts`). Names are never touched: a word with a capital is a slip only at the beginning of a sentence, or where it
 * is a day's, a month's or a city's. Evidence and free text stay as they were typed.
 */

import type { Locale } from "../locale.ts";
import { isGivenName } from "./contact/name.ts";
import { NUMBERS } from "./dates/calendar-words.ts";
import { fold, words } from "./fold.ts";
import { detectLanguage } from "./language.ts";
import { GIVEN_NAMES, NOT_NAMES, PARTICLES } from "./lexicon/not-names.ts";
import { CALENDAR_WORDS, CITY_WORDS, MONTH_WORDS, WEEKDAY_WORDS } from "./lexicon/typed-words.ts";
import { isCommonWord, wordMeantBy } from "./spelling.ts";

const TOKEN = /(?<![\p{L}\p{N}@._/]|[@._/]-)\p{L}{2,18}(?![\p{L}\p{N}@_/]|\.[\p{L}\p{N}])/gu;
const LEADS_TO_CITY = /(?:(?:^|\s)(?:in|at|to|near|a|en|de|grand|gran|your|vos|sus|su|the)\s|(?:^|\s)[dl]')$/;
/** After these a city is likelier than somebody's name: "en Mimi". */
const IN = /(?:^|\s)(?:in|en)\s$/;
const BESIDE_A_DAY = /(?:\d(?:st|nd|rd|th|er)?(?:\s(?:de|of))?\s)$/;
/** What follows somebody's name at the beginning of a sentence. */
const AFTER_A_NAME =
  /^(?:\s\p{Lu}|\s(?:here|speaking|ici|habla|aqui|vs?|c|contra|contre)\b|\s(?:and|et|y|of|de|du|del|from|at|with|for|chez)\s(?:the |la |el |le )?\p{Lu}|\s?[&@,(|<-]|['’]s\b|\s*$)/u;

/** "Siy Esther Quon": the word that leads to a name, before a name that people have. */
const LEAD = /^(\p{L}{2,4})\s(\p{Lu}\p{Ll}+)\s\p{Lu}/u;

/** Forms of company, titles and short forms: no slips of longer words. */
const SHORT_FORMS =
  /^(?:am|pm|st|dr|mr|ms|me|sr|jr|re|cc|qc|on|bc|co|cv|id|ok|vs|tv|pc|pa|sa|sc|sl|hs|hr|rv|rm|no|nb|ps|hi|inc|ltd|ltda|ltee|llp|llc|pllc|plc|corp|sarl|sas|spc|gmbh|cia|esq|mtre|mme|mlle|lic|licda|abg|tel|ext|num|apt|ave|blvd|etc|pls|plz|svp|stp|asap|thx|fyi|eta|tbd|adr|icc|cci|adric|adrio|lcia|aaa|icdr|uncitral|cnudci|cnudmi|icsid|cirdi|ciadi|vaniac|bcicac|ccac|iamc|pca|pdf|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|janv|fevr|avr|juil|ene|abr|ago|dic|mon|tue|wed|thu|fri|sat|sun|est|edt|cst|pst|utc|gmt)$/;
/** Where a sentence begins. */
const BEGINS = /(?:^|[.!?\n]\s*)[¿¡]?$/;
const BY = /\b(?:on|by|via|over|par|sur|por)\s$/;
const BY_TEAMS = /\b(?:on|by|via|over|through|par|sur|por|con|use|prefer|microsoft|zoom,)\s$/;
const BEFORE_A_DAY = /\b(?:this|next|coming|on|this coming|ce|le|prochain|el|este|proximo)\s$/;
/** Between two days. */
const JOINTS: Readonly<Record<Locale, readonly string[]>> = {
  en: ["and", "to", "or", "until", "through"],
  fr: ["et", "au", "ou", "puis"],
  es: ["al", "hasta"],
};
/** Cities that name a time zone, beside "time", "heure de", "hora de". */
const ZONE_CITIES = ["winnipeg", "calgary", "edmonton", "vancouver", "toronto", "montreal", "ottawa", "miami"];
const COUNTED = /^(?:\s(?:[a-z]+[sx]|[a-z-]{3,}\s[a-z]{3,}s|people|h|o'clock|de|et|y|mil|cent)\b|-)/;
const TELLS_AN_HOUR = /(?:^|\s)(?:at|from|until|till|las|des|\d|to|and|twenty|thirty)[\s-]$/;
const CALENDAR = new Set(CALENDAR_WORDS);
const WEEKDAYS = new Set(WEEKDAY_WORDS);
const CITIES = new Set(CITY_WORDS);

/** One letter other, too many, too few, or two neighbours swapped. */
export function isOneSlip(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1 || typed === word) return false;
  let head = 0;
  while (head < Math.min(typed.length, word.length) && typed[head] === word[head]) head++;
  const [rest, other] = [typed.slice(head), word.slice(head)];
  if (typed.length > word.length) return rest.slice(1) === other;
  if (typed.length < word.length) return rest === other.slice(1);
  return rest.slice(1) === other.slice(1) || (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2));
}

/** A word that was read otherwise than typed. */
export interface Slip {
  /** Its place in the text as it is read. */
  start: number;
  end: number;
  /** As typed. */
  typed: string;
}

export interface Read {
  text: string;
  /** For every unit of `text` and for its end, its place in what was typed; null where nothing was changed. */
  origin: readonly number[] | null;
  slips: readonly Slip[];
}

/** Where a message is read. */
export interface Writing {
  /** The language that it is in, as far as that can be told. */
  language: Locale | null;
  /** What the conversation is in. */
  spoken: Locale | null;
  /** A name was asked for: a capital at the beginning is one. */
  namesAsked: boolean;
}

/** `text` as it was meant, in whatever language it is; `locale` where that can't be told. */
export const asMeant = (text: string, locale: Locale): string =>
  withoutSlips(text, { language: detectLanguage(text) ?? locale, spoken: locale, namesAsked: false }).text;

/** A message that is longer than this tells a story, or was pasted. */
const LONGEST_SAID = 600;

/** `text` as it was meant. */
export function withoutSlips(text: string, { language, spoken, namesAsked }: Writing): Read {
  // Words that were mistyped into others are looked for in what is said to the assistant, not in stories and contracts.
  const writing = { language, spoken: text.length <= LONGEST_SAID ? spoken : null, namesAsked };
  const first = mended(text, writing, []);
  if (!first.origin || writing.spoken === null) return first;
  // A word that stands before a mistyped one is recognised by it once that is read.
  const second = mended(first.text, writing, first.slips);
  if (!second.origin) return first;
  const { origin } = first;
  const moved = second.origin;
  const placeOf = (at: number) => moved.findIndex((from) => from >= at);
  const slips = first.slips.map((slip) => ({ ...slip, start: placeOf(slip.start), end: placeOf(slip.end) }));
  return {
    text: second.text,
    origin: second.origin.map((at) => origin[at] as number),
    slips: [...slips, ...second.slips].sort((a, b) => a.start - b.start),
  };
}

/** `text` with its slips mended, but for those at `kept`. */
function mended(text: string, writing: Writing, kept: readonly Slip[]): Read {
  let result = "";
  let from = 0;
  const origin: number[] = [];
  const slips: Slip[] = [];
  const keep = (until: number) => {
    for (let at = from; at < until; at++) origin.push(at);
    result += text.slice(from, until);
    from = until;
  };
  const put = (word: string, at: number, typed: string) => {
    keep(at);
    for (let index = 0; index < word.length; index++) origin.push(at + Math.min(index, typed.length - 1));
    slips.push({ start: result.length, end: result.length + word.length, typed });
    result += word;
    from = at + typed.length;
  };
  const lead = LEAD.exec(text);
  if (lead?.[1] && lead[2] && isGivenName(lead[2]) && !GIVEN_NAMES.has(fold(lead[1])) && isOneSlip(fold(lead[1]), "soy"))
    put("Soy", 0, lead[1]);
  for (const match of text.matchAll(TOKEN)) {
    if (match.index < from || kept.some(({ start }) => start === match.index)) continue;
    const token = match[0];
    const word = meantHere(token, result + text.slice(from, match.index), text.slice(match.index + token.length), text, writing);
    if (word)
      put(/^\p{Lu}/u.test(token) && !/^\p{Ll}/u.test(token) ? word.charAt(0).toUpperCase() + word.slice(1) : word, match.index, token);
  }
  if (slips.length === 0) return { text, origin: null, slips };
  keep(text.length);
  origin.push(text.length);
  return { text: result, origin, slips };
}

/** A token where it stands; all but `token`, `after` and `text` folded. */
interface Token {
  token: string;
  plain: string;
  /** It begins with a capital. */
  capital: boolean;
  /** What stands before it, as it is read. */
  before: string;
  /** What stands after it, as typed. */
  after: string;
  text: string;
}

/** `head`: what stands before the token, as it is read; `after`: what stands after it. */
function meantHere(token: string, head: string, after: string, text: string, { language, spoken, namesAsked }: Writing): string | null {
  const plain = fold(token);
  if (CITIES.has(plain) || CALENDAR.has(plain)) return null;
  const at: Token = { token, plain, capital: /^\p{Lu}/u.test(token), before: fold(head.slice(-40)), after, text };
  const beside = { before: at.before, after: fold(after.slice(0, 40)) };
  if (SHORT_FORMS.test(plain))
    return !at.capital || BEGINS.test(at.before) ? wordMeantBy(plain, { language, spoken, beside, known: true }) : null;
  if (isPartOfWord(at, head)) return null;
  const small = smallWord(at, head, spoken);
  if (small) return small;
  const word =
    GIVEN_NAMES.has(plain) || PARTICLES.has(plain) ? null : wordMeantBy(plain, { language, spoken, beside, known: NOT_NAMES.has(plain) });
  return cityAt(at, word) ?? dayAt(at, spoken) ?? zoneAt(at) ?? platformAt(at) ?? (word && wordAt(at, word, namesAsked));
}

/** "We'll", "co-op", "plutôt qu'à 10 h", "aujourd'hui": what is left of a word without its other half is no slip. */
const isPartOfWord = ({ plain, after }: Token, head: string): boolean =>
  (/['’]$/.test(head) && /^(?:ll|re|ve)$/.test(plain)) ||
  (head.endsWith("-") && plain.length === 2) ||
  (/^['’]/.test(after) && /(?:^..|qu|d)$/.test(plain));

const isCapitals = (token: string): boolean => token === token.toUpperCase();

/** Little words that stand in one place alone. */
function smallWord({ token, plain, before, after }: Token, head: string, spoken: Locale | null): string | null {
  // "…, ssvp.": a courtesy ends what is said; SAP and a VP are somebody.
  if (spoken === "fr" && !isCapitals(token) && isOneSlip(plain, "svp") && /^\s*[.!]?\s*$/.test(after)) return "svp";
  // "C'eat Priya Nair", "c'es tout"
  if (/(?:^|[^\p{L}])c['’]$/iu.test(head) && isOneSlip(plain, "est")) return "est";
  // "12, 13 ad 15 April", "1 March 2027 nad 19 March": what stands between two days joins them.
  if (!spoken || isCommonWord(plain) || JOINTS[spoken].includes(plain)) return null;
  if (!/\d(?:st|nd|rd|th|er)?\s$/.test(before) || !/^\s\d/.test(after)) return null;
  const [joint, other] = JOINTS[spoken].filter((word) => isOneSlip(plain, word));
  return joint && !other ? joint : null;
}

/** `word`: what the lists say. "The caimant" is the claimant, "en Mimi" is Miami. */
function cityAt({ plain, before, after, text }: Token, word: string | null): string | null {
  const next = /^\s(\p{L}+)/u.exec(after)?.[1] ?? "";
  if (!GRAND.includes(plain) && GRAND.some((name) => isOneSlip(plain, name)) && isCayman(next)) return "grand";
  const city = CITY_WORDS.find((name) => isOneSlip(plain, name));
  const isCity = word === null || CITIES.has(word) || IN.test(before) || /\bgrand?\s$/.test(before);
  return city && isCity && mayBeCity(plain, before, text) ? city : null;
}

/** A day or a month, beside a number or after "this", "on", "le", "el". */
function dayAt({ plain, capital, before, after }: Token, spoken: Locale | null): string | null {
  const near = () => [...CALENDAR].filter((name) => isOneSlip(plain, name));
  if (BESIDE_A_DAY.test(before) || /^\s\d/.test(after)) {
    // "5 mard" is no Tuesday, and "Marh 11" in an English conversation no "mars".
    const days = near().filter((name) => !(BESIDE_A_DAY.test(before) && WEEKDAYS.has(name)));
    const [day, other] = days.length > 1 && spoken ? days.filter((name) => MONTH_WORDS[spoken].includes(name)) : days;
    if (day && !other) return day;
  }
  return capital && BEFORE_A_DAY.test(before) ? (near()[0] ?? null) : null;
}

function zoneAt({ plain, capital, before, after }: Token): string | null {
  const isZone = /\b(?:hora|heure) d(?:e |')$/.test(before) || /^\s(?:time|tiem)/.test(fold(after.slice(0, 6)));
  return (capital && isZone && ZONE_CITIES.find((name) => isOneSlip(plain, name))) || null;
}

function platformAt({ plain, capital, before, after }: Token): string | null {
  if (capital && isOneSlip(plain, "teams") && BY_TEAMS.test(before)) return "teams";
  if (!isOneSlip(plain, "zoom")) return null;
  if (!capital) return BY.test(before) ? "zoom" : null;
  const isAlone = /^\s*(?:$|[,.;!]|please|svp|por favor)/.test(after);
  return (BEGINS.test(before) ? isAlone : !/^\s\p{Lu}/u.test(after)) ? "zoom" : null;
}

/** `word`, which the lists take for meant, where it may stand here. */
function wordAt({ plain, capital, before, after }: Token, word: string, namesAsked: boolean): string | null {
  if (CITIES.has(word)) return null;
  // "Con la neve" is no nine o'clock: a number is meant where something is counted, or an hour told.
  if ((NUMBERS[word] ?? 0) > 1 && !COUNTED.test(fold(after)) && !TELLS_AN_HOUR.test(before)) return null;
  // "En 3 díaa"
  if (/(?:^|\s)(?:[2-9]|\d\d+)\s$/.test(before) && isOneSlip(plain, `${word}s`)) return `${word}s`;
  if (!capital) return word;
  if (!BEGINS.test(before)) return null;
  if (CALENDAR.has(word)) return word;
  // At the beginning of a sentence a capital says nothing; a name's second word has one too.
  const goesOn = words(fold(after)).length;
  if (NOT_NAMES.has(word) && /^(?:\s[\p{Ll}\d]|,\s\p{Ll})/u.test(after) && goesOn >= 2) return word;
  if (AFTER_A_NAME.test(after)) return null;
  return namesAsked && goesOn < 4 && !after.includes("?") ? null : word;
}

const GRAND = ["grand", "gran"];
const isCayman = (token: string): boolean => ["cayman", "caiman"].some((name) => fold(token) === name || isOneSlip(fold(token), name));

function mayBeCity(plain: string, before: string, text: string): boolean {
  if (GIVEN_NAMES.has(plain)) return IN.test(before);
  if (NOT_NAMES.has(plain)) return false;
  return LEADS_TO_CITY.test(before) || text.trim().split(/\s+/).length <= 3;
}
