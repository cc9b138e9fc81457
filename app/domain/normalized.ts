/**
 * Unicode's forms of a text (UAX #15). To put a long run of combining marks in order takes the square of its length: of more than thirty in a row
 * (the bound of its "stream-safe" format) the rest is left out first. No writing has as many.
 */
const LONG_RUN = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/** `text` in one of the forms. What people typed is normalized by this alone. */
export function normalized(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string {
  return text.replace(LONG_RUN, "$1").normalize(form);
}
