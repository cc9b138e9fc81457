/** E-mail addresses of a message, and what was meant to be one. */
import { checkFastField } from "#app/domain/booking/fast.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import type { Mention, Span } from "../phrases.ts";

export interface EmailMention extends Mention<string> {
  ok: boolean;
}

const OUTSIDE = /[\s@<>()",;:\\[\]]/;
const OURS = new Set(VENUES.map((venue) => venue.email.split("@")[1]));
// Addresses said aloud. Both words must be there, so that "meet at noon" is none.
const SPOKEN =
  /(?<![\w.@-])([\w+-]{1,40}(?:(?:\.|\s(?:dot|point|punto)\s)[\w+-]{1,40}){0,3})\s?(?:\s(?:at|arobase|arroba|chez)\s|[([{]\s?(?:at|arobase|arroba)\s?[)\]}])\s?([\w-]{1,40}(?:\s?(?:\s(?:dot|point|punto)\s|[([{]\s?(?:dot|point|punto)\s?[)\]}])\s?[\w-]{1,40}){1,3})(?![\w@-])/gi;

const BRACKETED = /(?<![\w.@-])([\w+.-]{1,60})\s?[([{]\s?(?:at|arobase|arroba)\s?[)\]}]\s?([\w-]{1,40}(?:\.[\w-]{1,40}){1,3})(?![\w@-])/gi;

/** Addresses written with an "@", looked for from each sign outwards so that any length of text stays cheap. */
export function findEmails(raw: string): EmailMention[] {
  const found: EmailMention[] = [];
  for (let at = raw.indexOf("@"); at >= 0; at = raw.indexOf("@", at + 1)) {
    let start = at;
    let end = at + 1;
    while (start > 0 && at - start < 64 && !OUTSIDE.test(raw[start - 1] ?? " ")) start--;
    while (end < raw.length && end - at < 255 && !OUTSIDE.test(raw[end] ?? " ")) end++;
    while (end > at + 1 && /[.,!?'’»”>|_*-]/.test(raw[end - 1] ?? "")) end--;
    while (start < at && /[.'’«“<|*_/=-]/.test(raw[start] ?? "")) start++;
    const value = raw.slice(start, end);
    if (end - at > 1 && at > start && OURS.has(value.slice(at - start + 1).toLowerCase())) continue;
    const span = start === at || end === at + 1 ? spacedOut(raw, at) : null;
    // "@ 10 am" and "@firm" are no addresses at all.
    if (!span && start === at && (end === at + 1 || !value.includes("."))) continue;
    const candidate = span ? raw.slice(span.start, span.end).replace(/\s/g, "") : value;
    found.push({ ...(span ?? { start, end }), value: candidate, ok: checkFastField("contactEmail", candidate).ok });
  }
  for (const match of [...raw.matchAll(SPOKEN), ...raw.matchAll(BRACKETED)]) {
    const value = `${said(match[1])}@${said(match[2])}`;
    if (/\.[a-z]{2,6}$/i.test(value) && checkFastField("contactEmail", value).ok)
      found.push({ start: match.index, end: match.index + match[0].length, value, ok: true });
  }
  return found.sort((a, b) => a.start - b.start);
}

function said(text = ""): string {
  return text.replace(/\s?[([{]?\s?\b(?:dot|point|punto)\b\s?[)\]}]?\s?/gi, ".").replace(/\s/g, "");
}

/** "jane @ example.com" */
function spacedOut(raw: string, at: number): Span | null {
  const left = /[\w.+-]{2,40}\s?$/.exec(raw.slice(Math.max(0, at - 42), at));
  const right = /^\s?[\w-]{1,40}(?:\.[\w-]{1,40}){0,2}\.[a-z]{2,6}(?![\w@])/i.exec(raw.slice(at + 1, at + 130));
  return left && right ? { start: at - left[0].length, end: at + 1 + right[0].length } : null;
}
