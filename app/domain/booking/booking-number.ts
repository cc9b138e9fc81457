import { luhnDigit, randomFraction } from "../luhn.ts";

/**
 * A booking number that a person can read over the telephone in any language: digits only, in two groups
 * of four, the last a check digit (Luhn, ISO/IEC 7812-1), so that a wrong digit and nearly every swap of two is noticed.
 * Random, so that it tells nobody how many bookings there are.
 */
export function newBookingNumber(random: () => number = randomFraction): string {
  const digits = Array.from({ length: 7 }, (_, index) => Math.floor(random() * (index === 0 ? 9 : 10)) + (index === 0 ? 1 : 0));
  return format([...digits, luhnDigit(digits)].join(""));
}

/** The number in its canonical form `CN-1234-5674`, or null when it is not one or its check digit is wrong. */
export function parseBookingNumber(text: string): string | null {
  const digits = text.replace(/^\s*CN/i, "").replace(/[\s\-.]/g, "");
  if (!/^\d{8}$/.test(digits)) return null;
  const all = [...digits].map(Number);
  return luhnDigit(all.slice(0, 7)) === all[7] ? format(digits) : null;
}

function format(digits: string): string {
  return `CN-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
