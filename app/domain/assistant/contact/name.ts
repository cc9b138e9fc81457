/** Names of people: particles, accents, hyphens and apostrophes kept, titles left out. */
import { NUMBERS } from "../dates/calendar-words.ts";
import { fold } from "../fold.ts";
import { GIVEN_NAMES, NOT_NAMES, PARTICLES, TITLES } from "../lexicon/not-names.ts";
import type { Span } from "../phrases.ts";

const TOKEN = /[ \t\u00a0]*(\p{L}[\p{L}\p{M}'’ʼ\-‑]*\.?)/uy;
const LONGEST = 6;

export interface NameOptions {
  /** Lower-case words may be a name here ("my name is marie tremblay"). */
  lower: boolean;
  /** Common words are refused even when they have a capital (after "I'm", "this is", "je suis"). */
  wary: boolean;
}

/** The name that begins at `from` in `raw` (titles skipped), or null. It ends before `until`. */
export function nameAt(raw: string, from: number, until: number, options: NameOptions): Span | null {
  let at = from;
  let start = -1;
  let end = -1;
  let parts = 0;
  let lowered = false;
  for (let count = 0; count < LONGEST + 3; count++) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(raw);
    const token = match?.[1];
    if (!match || !token || TOKEN.lastIndex > until) break;
    const tokenStart = match.index + match[0].length - token.length;
    if (start >= 0 && /[\t]| {3,}/.test(raw.slice(end, tokenStart))) break;
    const plain = fold(token).replace(/\.$/, "");
    if (start < 0 && TITLES.has(plain) && (token.endsWith(".") || /^\s+\p{L}/u.test(raw.slice(TOKEN.lastIndex, TOKEN.lastIndex + 3)))) {
      at = TOKEN.lastIndex;
      continue;
    }
    const capital = /^(?:\p{Lu}|[dlo]['’]\p{Lu}|(?:mac|mc)\p{Lu})/u.test(token);
    const particle = PARTICLES.has(plain) && !capital;
    const initial = /^\p{Lu}\.$/u.test(token);
    // "habla la Lic. Ana de la Cruz"
    if (
      start < 0 &&
      /^(?:la|el|le)$/.test(plain) &&
      /^\s(?:lic|licda|dra?|mtr[oa]|ing|abg|sra?|doctora?|licenciad[oa])\b/.test(fold(raw.slice(TOKEN.lastIndex, TOKEN.lastIndex + 14)))
    ) {
      at = TOKEN.lastIndex;
      continue;
    }
    if (particle) {
      if (start < 0 && !/^(?:van|von|d'|mac|mc|st|bin)$/.test(plain)) break;
      if (start < 0) start = tokenStart;
      at = TOKEN.lastIndex;
      continue;
    }
    if (!capital) {
      if (!options.lower || NOT_NAMES.has(plain) || plain.length < 2) break;
      if (parts > 0 && !lowered) break;
      lowered = true;
    } else if (!initial && NOT_NAMES.has(plain) && !GIVEN_NAMES.has(plain)) {
      if (
        options.wary ||
        parts > 0 ||
        /^(?:the|my|our|a|an|i|i'm|we|not|and|or|from|with|at|here|please|thanks|hello|hi|bonjour|hola|no|yes|oui|si|le|la|les|je|nous|un|une|el|urgent)$/.test(
          plain,
        )
      )
        break;
    }
    if (parts >= 5) break;
    if (start < 0) start = tokenStart;
    parts++;
    end = tokenStart + token.length;
    at = TOKEN.lastIndex;
    // A full stop ends the sentence unless it follows an initial.
    if (token.endsWith(".") && !initial && !/^(?:jr|sr|st|ste|wm|chas)$/.test(plain)) {
      end--;
      break;
    }
    if (/^,?\s(?:Jr|Sr|III|II|IV)\b\.?/.test(raw.slice(at, at + 6))) {
      end = at + (/^,?\s(?:Jr|Sr|III|II|IV)\b\.?/.exec(raw.slice(at, at + 6))?.[0].length ?? 0);
      break;
    }
  }
  if (parts === 0 || end < 0) return null;
  let text = raw.slice(start, end);
  const possessive = /['’]s$/i.exec(text);
  if (possessive) end -= possessive[0].length;
  text = raw.slice(start, end).replace(/[-'’]+$/, "");
  end = start + text.length;
  // "GX-2291-B" is a number.
  if (/^-?\d/.test(raw.slice(end))) return null;
  return text.replace(/[^\p{L}]/gu, "").length >= 2 ? { start, end } : null;
}

/** True when what `nameAt` found in lower case begins with a name that people have. */
export function isGivenName(text: string): boolean {
  const first = fold(text).split(/\s+/)[0] ?? "";
  return GIVEN_NAMES.has(first) || GIVEN_NAMES.has(first.split("-")[0] ?? "");
}

/** As typed, but a name all in one case gets its capitals: "marie tremblay", "MARIE TREMBLAY" → "Marie Tremblay". */
export function capitalised(name: string): string {
  const clean = name.replace(/\s+/g, " ").trim();
  const letters = clean.replace(/[^\p{L}]/gu, "");
  const oneCase = letters === letters.toLowerCase() || (letters === letters.toUpperCase() && letters.length > 3);
  if (!oneCase) return clean;
  return clean
    .toLowerCase()
    .split(" ")
    .map((word, index) => {
      const plain = fold(word);
      if (index > 0 && PARTICLES.has(plain)) return word;
      return word
        .replace(/(^|[-‑])(\p{L})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase())
        .replace(/^([DLO]['’])(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())
        .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
    })
    .join(" ");
}

/** True when the whole of `text` is a name: for answers and for lines of a signature. */
export function isWhollyName(text: string, lower: boolean): Span | null {
  const trimmed = text.trim();
  const offset = text.indexOf(trimmed);
  if (trimmed.length < 2 || trimmed.length > 80 || /[\d@:;/\\?]/.test(trimmed)) return null;
  // "Four microphones"
  if ((NUMBERS[/^\S+(?=\s)/.exec(fold(trimmed))?.[0] ?? ""] ?? 0) > 1) return null;
  const credentials = trimmed.replace(/,\s.{1,40}$/, "");
  const found = nameAt(credentials, 0, credentials.length, { lower, wary: true });
  if (!found || found.end < credentials.replace(/[.!\s]+$/, "").length) return null;
  return { start: offset + found.start, end: offset + found.end };
}
