import { fold } from "../fold.ts";

/**
 * The words of a text, folded. Elided letters (l', d', 's) and hyphens fall away, and every number is `0`,
 * in data and in questions alike: "for 40 people" is the phrase "for 0 people".
 */
export function tokens(text: string): string[] {
  const found = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.map((word) => (/^\d+$/.test(word) ? "0" : word)).filter((word) => word.length > 1 || word === "0");
}
