/** The head and the foot of a pasted e-mail: who signs, from which firm; addresses and legal lines are set aside. */
import { fold, words } from "../fold.ts";
import type { Span } from "../phrases.ts";
import type { Reading } from "../reading.ts";
import { looksLikeFirm } from "./firm.ts";
import { isWhollyName } from "./name.ts";

export interface Signature extends Span {
  name: Span | null;
  firm: Span | null;
}

const CLOSING =
  /^(?:(?:with )?(?:best|kind|warm|kindest|many)? ?regards|sincerely(?: yours)?|yours(?: (?:truly|sincerely|very truly))?|very truly yours|best(?: wishes)?|respectfully|(?:with )?(?:many|sincere) thanks|thanks(?: (?:in advance|again|so much|very much|kindly))?|thank you(?: (?:in advance|again|very much|kindly))?|cheers|cordialement|bien (?:cordialement|a vous)|sincerement|salutations(?: distinguees)?|meilleures salutations|merci(?: (?:d'avance|beaucoup|a l'avance|bien))?|au plaisir|bonne journee|atentamente|cordialmente|saludos(?: cordiales)?|un (?:cordial )?saludo|(?:muchas )?gracias(?: de antemano)?|--+|__+)[\s,.!-]*$/;
const TITLE_LINE =
  /\b(?:partner|associate|counsel|lawyer|attorney|paralegal|clerk|assistant|manager|director|solicitor|barrister|litigation|avocate?|associee?|notaire|parajuriste|adjointe?|directrice|directeur|abogad[oa]|soci[oa]|asociad[oa]|asistente|paralegal|gerente|directora?|student|stagiaire|he\/him|she\/her|they\/them|elle|b\.?c\.?l|ll\.?b|j\.?d|lso)\b/;
/** "Asistente legal principal del Lic. Henri Quesnel": what somebody is, and not where. */
const POSITION =
  /^(?:(?:senior|junior|principal|chief|lead|executive|legal|law)\s)*(?:assistant|clerk|secretary|paralegal|technicien(?:ne)?|adjointe?|asistente|secretari[oa]|pasante|stagiaire)\b/;
/** "Khoury Stanhope LLP, counsel for the claimant" */
const FOR_WHOM =
  /,\s(?:counsel|lawyers?|attorneys?|solicitors?|avocate?s?|procureure?s?|abogad[oa]s?)\s(?:for|to|of|de la|de l['’]|du|des|de|del|pour)\b.*$/i;
const ADDRESS_LINE =
  /\d+.*\b(?:street|st\.?|avenue|ave\.?|road|rd\.?|blvd\.?|boulevard|drive|suite|floor|rue|bureau|etage|calle|piso|avenida|west|east|ouest|est|king|bay)\b|\b[a-z]\d[a-z] ?\d[a-z]\d\b|\b(?:on|qc|fl|ny),? +\d{5}\b/;
const CONTACT_LINE =
  /\u0001{5,}|@|\b(?:tel|telephone|phone|cell|mobile|fax|direct|office|t|p|c|m|f|e|courriel|email|e-mail|correo|celular)\b\s?[.:|]|\bwww\.|https?:/;
const HEADER = /^(?:to|cc|bcc|sent|date|a|envoye|cci|para|enviado|cco|reply-to|received)\s?:/;
const SENDER = /^(?:from|de)\s?:/;
const HEADER_BLOCK = /^(?:from|de|subject|objet|asunto)\s?:/;

interface Line extends Span {
  plain: string;
}

function linesOf(reading: Reading): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const text of reading.raw.split("\n")) {
    lines.push({ start, end: start + text.length, plain: reading.open.slice(start, start + text.length).trim() });
    start += text.length + 1;
  }
  return lines;
}

/** Header lines of a pasted e-mail that say nothing about the booking ("Sent: …", "To: …"). */
export function mailHeaders(reading: Reading): Span[] {
  const lines = linesOf(reading);
  if (!lines.some((line) => SENDER.test(line.plain)) || lines.length < 3) return [];
  return lines.filter(
    (line) => HEADER.test(line.plain) && lines.filter((other) => HEADER.test(other.plain) || HEADER_BLOCK.test(other.plain)).length >= 2,
  );
}

/** The block of short lines that ends a message, where it has a name and a way to reach it. Addresses and numbers are blanked already. */
export function findSignature(reading: Reading): Signature | null {
  const lines = linesOf(reading).filter((line) => line.plain !== "");
  if (lines.length < 2) return null;
  let from = -1;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as Line;
    if (CLOSING.test(line.plain) && lines.length - at <= 12) {
      from = at + 1;
      break;
    }
  }
  if (from < 0 || from >= lines.length) {
    from = lines.length;
    while (from > 0 && isBlockLine(reading, lines[from - 1] as Line)) from--;
    // Quick answers on lines of their own are no signature unless they open with a name.
    while (from < lines.length && !nameOf(reading, lines[from] as Line)) from++;
    if (lines.length - from < 2) return null;
  }
  const block = lines.slice(from);
  const first = block[0];
  const last = block[block.length - 1];
  if (!first || !last) return null;
  let name: Span | null = null;
  let firm: Span | null = null;
  for (const line of block) {
    if (!name) {
      name = nameOf(reading, line);
      if (name) {
        const rest = reading.raw.slice(name.end, line.end);
        const after = /^\s*[,|–—-]\s*(.+)$/.exec(rest)?.[1];
        if (after && looksLikeFirm(after) && !firm) firm = trimmed(reading, { start: line.end - after.length, end: line.end });
        continue;
      }
    }
    if (
      !firm &&
      looksLikeFirm(reading.words(line)) &&
      !/[\u0001]/.test(line.plain) &&
      !ADDRESS_LINE.test(line.plain) &&
      !(TITLE_LINE.test(line.plain) && words(line.plain).length <= 3) &&
      !POSITION.test(line.plain) &&
      words(line.plain).length <= 9
    )
      firm = trimmed(reading, line);
  }
  return name || firm ? { start: first.start, end: last.end, name, firm } : null;
}

function nameOf(reading: Reading, line: Line): Span | null {
  const text = reading.words(line);
  if (looksLikeFirm(text.split(/[,|]/)[0] ?? "") || ADDRESS_LINE.test(line.plain)) return null;
  // "Pascale Obodo (she/her)"
  const head = (text.split(/[,|–—]|\s-\s/)[0] ?? "").replace(/\s*\([^)]*\)\s*$/, "");
  const found = isWhollyName(head, false);
  if (!found || words(fold(head)).length < 2 || TITLE_LINE.test(fold(head))) return null;
  return { start: line.start + found.start, end: line.start + found.end };
}

function isBlockLine(reading: Reading, line: Line): boolean {
  if (line.end - line.start > 70) return false;
  if (CONTACT_LINE.test(line.plain) && words(line.plain.replace(/\u0001+/g, " ")).length <= 4) return true;
  if (ADDRESS_LINE.test(line.plain)) return true;
  if (/[.!?]$/.test(line.plain) && !looksLikeFirm(line.plain)) return false;
  const count = words(line.plain).length;
  return (
    (looksLikeFirm(reading.words(line)) && count <= 8) || (TITLE_LINE.test(line.plain) && count <= 5) || nameOf(reading, line) !== null
  );
}

function trimmed(reading: Reading, span: Span): Span {
  const text = reading.words(span);
  const start = span.start + (text.length - text.trimStart().length);
  const own = text
    .trim()
    .replace(/[,;|]+$/, "")
    .replace(FOR_WHOM, "");
  return { start, end: start + own.length };
}
