import { luhnDigit, randomFraction } from "../luhn.ts";

/**
 * A case number that a person can read over the telephone in any language: the year on the head office's calendar and six
 * digits, the last a check digit over all before it. Random, so that it tells nobody how many cases there are.
 */
export function newCaseNumber(year: number, random: () => number = randomFraction): string {
  const digits = Array.from({ length: 5 }, () => Math.floor(random() * 10));
  const check = luhnDigit([...String(year)].map(Number).concat(digits));
  return `CA-${year}-${digits.join("")}${check}`;
}

/** The number in its canonical form, or null when it is none or its check digit is wrong. */
export function parseCaseNumber(text: string): string | null {
  const digits = text.replace(/^\s*CA/i, "").replace(/[\s\-.]/g, "");
  if (!/^\d{10}$/.test(digits)) return null;
  const all = [...digits].map(Number);
  return luhnDigit(all.slice(0, 9)) === all[9] ? `CA-${digits.slice(0, 4)}-${digits.slice(4)}` : null;
}
