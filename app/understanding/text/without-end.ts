/**
 * A text without the signs at its end that `isLoose` names. Each is looked at once: an expression that ends in `[…]+$` tries
 * every place of a long run, and thousands of blanks before a word would take minutes.
 */
export function withoutEnd(text: string, isLoose: (sign: string) => boolean): string {
  let end = text.length;
  while (end > 0 && isLoose(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
