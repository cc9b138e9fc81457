/**
 * Sets the no-break spaces of French typography, so that the sources stay readable with plain ones:
 * narrow (U+202F) before `? ! ;` and inside guillemets, full (U+00A0) before a colon, `h`, `$` and `%`,
 * and between groups of digits.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ (?=[?!;»])/g, "\u202F")
    .replace(/« /g, "«\u202F")
    .replace(/ (?=:)/g, "\u00A0")
    .replace(/(\d) (?=(?:h|Mo|po|\$|%)(?![\p{L}]))/gu, "$1\u00A0")
    .replace(/(\d h) (?=\d)/g, "$1\u00A0")
    .replace(/(\d) (?=\d{3}(?!\d))/g, "$1\u00A0");
}
