/** Numbers and words that are none of ours: phones, file numbers, money, addresses, sections, greetings, names. Tokens in them are not read. */
import { storyTimes } from "./story.ts";
import type { Token } from "./tokens.ts";
import { ABBREVIATED_LABELS, COUNTED, LABELS, NAMES, ORDERED, TITLES } from "./words/none-of-ours.ts";

/**
 * "Día 1", "Day 2:", without an article: one of the hearing's days by its place, and no first of a month. After a weekday («viernes día 5») or
 * before its month («día 4 del mes que viene») it is a date.
 */
const ORDINAL_DAYS = new RegExp(
  [
    /(?<!(?:el|los|del|al|le|du|au|the)\s)/u,
    /(?<!(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hoy|mañana|pr[oó]ximo|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|\p{L}day),?\s)/u,
    /(?<!\p{L})(?:d[ií]a|jour|day)\s[1-5](?!\d|[/:.-]\d)/u,
    /(?!,?\s(?:de\s)?(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)\p{L}*)/u,
    /(?!,?\s(?:(?:de|del|du|of|this|next)\s)(?:\p{L}+\s){0,2}(?:mes|mois|month)(?!\p{L}))/u,
  ]
    .map(({ source }) => source)
    .join(""),
  "giu",
);

const SHAPES: readonly RegExp[] = [
  // From where its run begins, and by its first @: tried at every place of a long run it would take hours.
  /(?<!\S)\S[^\s@]*@\S+\.\S+|https?:\/\/\S+|www\.\S+/giu,
  /\+\d[\d\s().-]{6,}\d|\(\d{3}\)\s?\d{3}[\s.-]?\d{4}/gu,
  /(?<!\d)(?:\d[\s.-])?\d{3}[\s.-]\d{3}[\s.-]\d{4}(?!\d)|(?<![\d-])\d{3}-\d{4}(?!\d)|\d{7,}/gu,
  /(?<!\d)\d{2}(?:[ .]\d{2}){4}(?!\d)/gu,
  // "CV-23-0045", but not "14-MAR-2027".
  /\b(?!(?:JAN|FEB|FEV|MAR|APR|AVR|ABR|MAY|MAI|JUN|JUL|AUG|AGO|SEP|OCT|NOV|DEC|DIC|ENE)-)\p{Lu}{1,5}[-/]\d[\p{L}\d/-]*/gu,
  /\b\d{3}-\d{2}-\d{4,}[-\d]*|\b(?!(?:0\d|1[0-8])[0-5]\d-(?:0\d|1\d|2[0-3])[0-5]\d\b)\d{4}[-/]\d{3,}[-\p{Lu}]*\b|#\s?\d[\d-]*/gu,
  /\b\d{4} [A-Z]{2,5} \d+\b|\b\d+ [A-Z]\.[A-Z]\.[\w.() ]{0,12}\d+/gu,
  /\b(?:n°|nº|no\s#|file no|dossier no|dossier n°)\.?\s?\d[\d-]*|\bno \d{4,}/giu,
  /(?:[$€£]|\b(?:cad|usd|eur)\s)\s?\d[\d,.]*(?:\s\d{3})*(?:\s?(?:k|m|million|billion|millions)\b)?/giu,
  /\d[\d,.]*(?:\s\d{3})*\s?(?:[$€£%]|(?:dollars?|cad|usd|euros?|pesos|k|millions?|millones)\b)/giu,
  /\d[\d,.]*\s?(?:percent|per cent|pour cent|por ciento)\b/giu,
  /\b\d+[A-Za-z]?\s(?:\p{L}[\p{L}'’.-]+\s){0,3}(?:street|avenue|ave|road|rd|blvd|boulevard|drive|lane)\b/giu,
  /\b\d+\s(?:\p{Lu}[\p{L}'’.-]+\s){1,3}(?:st|way|place|court|square|sq|parkway|hwy|crescent|highway)(?!\p{L})/giu,
  /\b\d+,?\s(?:rue|boul|boulevard|chemin|place|côte|montée|rang|allée|av|avenue)\b\.?/giu,
  /\b(?:calle|avenida|carrera|paseo)\s[^,\d]{1,30}\d+/giu,
  /\bv\d[\d.]*|(?<![\d.])\d\.\d\.\d(?![\d.])|\b(?:24\/7|7\/24|50\/50|9\/11|24h\/24|7j\/7)\b/giu,
  /\b(?:good|g'?)\s?(?:morning|afternoon|evening|day|night)\b|\bhave a (?:good|nice|great) \p{L}+/giu,
  /\b(?:bon(?:ne)?|belle|excellent|agréable)\s?(?:journée|soirée|après-midi|fin de semaine|week-end|matin|semaine)\b/giu,
  /\bbuen[oa]?s?\s(?:días|dias|tardes|noches|día|dia|mañanas?|semana|fin de semana)\b/giu,
  /\bmay\s(?:i|we|be|have|not|also|need|still|require|want|you|he|she|they|it|well|as|take|ask|know)\b(?!\s?\d)/giu,
  /\b(?:i|we|you|they|he|she|it|that|which|who|there|part(?:y|ies)|matter|clients?|witness|this)\smay\b(?!,?\s?\d)/giu,
  /\b(?:the|of the|all)\s(?:two|three|four|five)\sof\sus\b/giu,
  /\b(?:one|just a|un|une|un petit|a|in a)\s(?:moment|second|seconde|momento|segundo)\b|\b(?:in a|une|un) minut[eo]\b/giu,
  /\b(?:those|these|other|old)\sdays\b|\b(?:day to day|day-to-day|end of the day|long day|day one|the other day|some day)\b/giu,
  ORDINAL_DAYS,
  /\b\d+(?:\s|-)(?:years?|yrs?)(?:\s|-)old\b|\baged?\s\d+|\bâgée?s?\sde\s\d+\sans|\b\d+\sans\b|\bde \d+ años\b/giu,
  /\b(?:las|los|les|the|a|à|aux) (?:dos|tres|cuatro|deux|trois|quatre|two|three|four) (?:partes|parties|sides|lados)\b/giu,
];

const ORDINAL_WORDS = new Set(["first", "second", "third", "fourth", "fifth", "last", "next"]);

/** Numbers after a label, and before what they count. */
function byNeighbour(tokens: readonly Token[], at: number): number {
  const [token, next, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!token || !next) return 0;
  if (token.kind === "number") {
    const suffixed = next.glued && /^(?:st|nd|rd|th)$/.test(next.word);
    if (suffixed) return third && ORDERED.has(third.word) ? 3 : 0;
    return token.word.length <= 3 && COUNTED.has(next.word) && !next.glued ? 2 : 0;
  }
  if (ORDINAL_WORDS.has(token.word) && ORDERED.has(next.word)) return 2;
  const [isLabel, isShort] = [LABELS.has(token.word), ABBREVIATED_LABELS.has(token.word)];
  // "Mediation room 1/19": a date, and no room of that number.
  if (isLabel && next.kind === "number") return third?.word === "/" && tokens[at + 3]?.kind === "number" ? 0 : 2;
  const through = /^[.#:]$/.test(next.word) && next.word !== ":" && third?.kind === "number";
  return through && (isLabel || isShort) ? 3 : 0;
}

/** As far as a number runs on: "13.2(b)". */
function end(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at]?.glued && tokens[at - 1]?.kind !== "word" && /^(?:[.()]|\d+|\p{Ll})$/u.test(tokens[at]?.word ?? "")) at++;
  return at;
}

/** A month or weekday that is somebody's name: after a title, or next to another capitalized word that is none of the calendar's. */
function isName(tokens: readonly Token[], at: number, isKnown: (word: string) => boolean): boolean {
  const token = tokens[at];
  if (!token?.capital || !NAMES.has(token.word)) return false;
  const before = tokens[at - 1]?.word === "." ? tokens[at - 2] : tokens[at - 1];
  const after = tokens[at + 1];
  if (before?.capital && TITLES.has(before.word)) return true;
  if (after?.capital && !token.upper && after.kind === "word" && !isKnown(after.word)) return true;
  const counted = after?.kind === "number" || tokens[at + 2]?.kind === "number";
  return Boolean(before?.capital && !before.upper && before.kind === "word" && !isKnown(before.word) && !counted);
}

const DIGITS = new Set(
  "zero oh one two three four five six seven eight nine un deux trois quatre cinq sept huit neuf cero uno dos tres cuatro cinco seis siete ocho nueve".split(
    " ",
  ),
);
/** So many digits said one after the other are a number that is dialled or filed: « le quatre un huit cinq cinq cinq ». */
const LONGEST_COUNT = 4;

function dictated(tokens: readonly Token[], marks: boolean[]) {
  for (let from = 0, to = 0; from < tokens.length; from = to + 1) {
    for (to = from; DIGITS.has(tokens[to]?.word ?? ""); ) to++;
    if (to - from > LONGEST_COUNT) marks.fill(true, from, to);
  }
}

/** The first token that begins at an offset or after it. */
function firstFrom(tokens: readonly Token[], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Which tokens are not to be read. */
export function shielded(text: string, tokens: readonly Token[], isKnown: (word: string) => boolean): boolean[] {
  const marks = tokens.map((_, index) => isName(tokens, index, isKnown));
  tokens.forEach((_, index) => {
    const found = byNeighbour(tokens, index);
    if (found > 0) marks.fill(true, index, end(tokens, index + found));
  });
  dictated(tokens, marks);
  const shapes = SHAPES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
  for (const { start, end } of [...shapes, ...storyTimes(text).map(({ unread }) => unread)])
    for (let index = firstFrom(tokens, start); (tokens[index]?.start ?? end) < end; index++) marks[index] = true;
  return marks;
}
