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
