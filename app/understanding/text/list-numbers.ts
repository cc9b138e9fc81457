/** "1. … 2. … 3. …" at the head of lines: numbers of a list count its entries, and are no day, hour or number of anything. */

const NUMBER = /^([ \t>]*)(\(?\d{1,2}[.)°](?=\s)|\d{1,2}\s?[-–—:](?=\s+\p{L}))/u;
/** So many lines that follow each other in their numbers are a list. */
const FEWEST = 2;

/** The message with spaces where its lists have their numbers: every other word is where it was. */
export function withoutListNumbers(message: string): string {
  const lines = message.split("\n");
  const numbers = lines.map((line) => Number(NUMBER.exec(line)?.[2]?.replace(/\D/gu, "") ?? Number.NaN));
  const listed = numbers.flatMap((number, at) => (Number.isNaN(number) ? [] : [{ at, number }]));
  const own = new Set<number>();
  for (let first = 0, last = 0; first < listed.length; first = last + 1) {
    for (last = first; listed[last + 1]?.number === (listed[last]?.number ?? 0) + 1; ) last++;
    if (last - first + 1 >= FEWEST) for (const { at } of listed.slice(first, last + 1)) own.add(at);
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
