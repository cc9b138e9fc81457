/** Dates and hours as Intl gives them and as French writes them: "1er janvier" where Intl says "1 janvier", and hours that no line's end parts. */

const isFrench = (format: Intl.DateTimeFormat) => format.resolvedOptions().locale.startsWith("fr");
const NO_BREAK = "\u00A0";

/** `at` in the parts that `format` asks for. */
export function writtenDate(format: Intl.DateTimeFormat, at: Date | number): string {
  // The parts hold other spaces than the whole text does ("7:00 a.m.").
  if (!isFrench(format)) return format.format(at);
  return partsWritten(format, at)
    .map(({ value }) => value)
    .join("");
}

/** The same by part, for those who put one of them differently. */
export function partsWritten(format: Intl.DateTimeFormat, at: Date | number): Intl.DateTimeFormatPart[] {
  const parts = format.formatToParts(at);
  if (!isFrench(format)) return parts;
  const isNamed = parts.some(({ type, value }) => type === "month" && /\p{L}/u.test(value));
  return parts.map(({ type, value }) => {
    if (isNamed && type === "day" && value === "1") return { type, value: "1er" };
    // "9 h 30 min": the letters stand between the numbers.
    return { type, value: type === "literal" && /^\s(?:h|min|s)\s?$/u.test(value) ? value.replace(/\s/gu, NO_BREAK) : value };
  });
}
