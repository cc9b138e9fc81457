/**
 * Letters as they are compared: lower case, no accents, plain apostrophes, hyphens and blanks.
 *
 * The result has the length of the input, unit for unit, so that a place found in the folded text is
 * the same place in the visitor's own words (evidence is always cut from those).
 */
import { normalized } from "#app/domain/normalized.ts";

const folded = new Map<string, string>();

function foldUnit(unit: string): string {
  const known = folded.get(unit);
  if (known !== undefined) return known;
  let plain = unit;
  if (/[\u2018\u2019\u02bc\u0060\u00b4\u2032]/.test(unit)) plain = "'";
  else if (/[\u2010-\u2015\u2212]/.test(unit)) plain = "-";
  else if (/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t\r]/.test(unit)) plain = " ";
  else {
    const bare = normalized(unit, "NFD").replace(/\p{M}/gu, "").toLowerCase();
    if (bare.length === 1) plain = bare;
  }
  if (folded.size < 2000) folded.set(unit, plain);
  return plain;
}

/** `text` folded, same length. "Montréal" gives "montreal", "l’été" gives "l'ete". */
export function fold(text: string): string {
  let result = "";
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) result += text[at];
    else if (code >= 65 && code <= 90) result += String.fromCharCode(code + 32);
    else if (code < 128 && code !== 96 && code !== 9 && code !== 13) result += text[at];
    else result += foldUnit(text[at] ?? "");
  }
  return result;
}

/** Words of a folded text: letters and digits with inner apostrophes and hyphens. */
export function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}
