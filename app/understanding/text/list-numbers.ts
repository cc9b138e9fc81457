/** "1. … 2. … 3. …" at the head of lines: numbers of a list begin at one and count its entries, and are no day, hour or number of anything. */
import { fold } from "./fold.ts";

const NUMBER = /^([ \t>]*)(\(?\d{1,2}[.)°](?=\s)|\d{1,2}\s?[-–—:](?=\s+\p{L}))/u;
/** So many lines that follow each other in their numbers are a list. */
const FEWEST = 2;
const WEEKDAY =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|lunes|martes|miercoles|jueves|viernes|(?:sabado|domingo)s?";
const MONTH = [
  "january|february|march|april|may|june|july|august|september|october|november|december",
  "janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre",
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre",
  "(?:jan|feb|fev|mar|apr|avr|abr|jun|jul|juil|aug|ago|sept?|oct|nov|dec|dic|ene)(?=[\\s.,]|$)",
].join("|");
const CALENDAR = new RegExp(`^\\s*(?:(?:de|of)\\s)?(?:${WEEKDAY}|${MONTH})(?!\\p{L})`, "u");
const DATE = new RegExp(
  `(?<!\\p{L})(?:${MONTH})\\.?\\s\\d{1,2}(?!\\d)|\\d(?:st|nd|rd|th|er)?\\s(?:of\\s|de\\s)?(?:${MONTH})(?!\\p{L})`,
  "u",
);

/** "12. January 2027", "17 - Wednesday, 9 to 5": the number is the day, unless its line has a date of its own ("2. Friday, March 5"). */
function isOfDay(line: string): boolean {
  const said = fold(line.replace(NUMBER, ""));
  return CALENDAR.test(said) && !DATE.test(said);
}

/** The message with spaces where its lists have their numbers: every other word is where it was. */
export function withoutListNumbers(message: string): string {
  const lines = message.split("\n");
  const numbers = lines.map((line) => Number(NUMBER.exec(line)?.[2]?.replace(/\D/gu, "") ?? Number.NaN));
  const listed = numbers.flatMap((number, at) => (Number.isNaN(number) ? [] : [{ at, number }]));
  const own = new Set<number>();
  for (let first = 0, last = 0; first < listed.length; first = last + 1) {
    for (last = first; listed[last + 1]?.number === (listed[last]?.number ?? 0) + 1; ) last++;
    const entries = listed.slice(first, last + 1).map(({ at }) => at);
    const isList = entries.length >= FEWEST && listed[first]?.number === 1 && !entries.some((at) => isOfDay(lines[at] ?? ""));
    if (isList) for (const at of entries) own.add(at);
  }
  if (own.size === 0) return message;
  return lines
    .map((line, at) => (own.has(at) ? line.replace(NUMBER, (_, lead: string, number: string) => lead + " ".repeat(number.length)) : line))
    .join("\n");
}

/** A quote of entries of a list without their numbers. */
export const withoutOwnNumbers = (quote: string): string =>
  quote
    .split("\n")
    .map((line) => line.replace(NUMBER, "$1"))
    .join("\n");
