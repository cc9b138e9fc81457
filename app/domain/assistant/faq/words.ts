import { fold } from "../fold.ts";

/** The words of a text, folded. Elided letters (l', d', 's) and hyphens fall away, in data and in questions alike. */
export function tokens(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1 || /\d/.test(word));
}
