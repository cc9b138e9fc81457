/** How the matter is called and numbered. */
import type { Span } from "../phrases.ts";
import type { Reading } from "../reading.ts";
import { isAsked, isClosed, keepWords, type Whole } from "./found.ts";
import { properAt } from "./proper.ts";

export function readMatter(whole: Whole): void {
  styleOfCause(whole);
  numbers(whole);
}

/** "v." and its kin between two names that begin with a capital. */
const VERSUS = /[ \u00a0](?:v\.?s?\.?|versus|c\.|contre|contra)[ \u00a0](?=(?:the |la |le |el |les |l['’])?[\p{Lu}\d])/gu;
const NAMED_CAUSE =
  /(?<![a-z])(?:style of cause|short style|case name|name of the (?:case|matter)|title of (?:the )?proceedings?|intitule(?: de la cause| du dossier)?|nom de la cause|caratula(?: del caso)?|nombre del caso|titulo del caso)\s?(?:is|:|est|es|=)\s?(?:the |")?/;

const FORM_AT_END = /\b(?:inc|ltd|ltee|co|corp|al)$/;

function styleOfCause(whole: Whole): void {
  const { reading } = whole;
  const label = NAMED_CAUSE.exec(reading.folded);
  if (label) {
    const start = label.index + label[0].length;
    const line =
      /^[^\n;]+?(?=(?<!\s(?:v|vs|c|inc|al|ltd|co))\.\s|[\n;]|\.?$|,\s(?:and|et|y|court|file|dossier|expediente|contract)\b)/iu.exec(
        reading.raw.slice(start),
      )?.[0];
    if (line && line.trim().length > 1 && line.length < 200) {
      const end = start + line.replace(/["”»]+$/, "").length;
      // The full stop of "Ltd." and "et al." is their own.
      const stop = FORM_AT_END.test(reading.folded.slice(start, end)) && reading.raw[end] === "." ? 1 : 0;
      keepWords(whole, "styleOfCause", { start, end: end + stop }, { start: label.index, end: start });
      return;
    }
  }
  for (const match of reading.raw.matchAll(VERSUS)) {
    const sides = sidesOf(reading, match.index, match.index + match[0].length);
    // "Contre" and "contra" between names are as often the story's: they need the look of a title.
    const isTitle = sides && (!/contr/i.test(match[0]) || isTitled(reading, sides));
    if (sides && isTitle && !isClosed(whole, sides)) {
      keepWords(whole, "styleOfCause", sides);
      return;
    }
  }
}

function sidesOf(reading: Reading, leftEnd: number, rightStart: number): Span | null {
  const article = /^(?:the |la |le |el |les |l['’])/i.exec(reading.raw.slice(rightStart))?.[0].length ?? 0;
  const right = properAt(reading, rightStart + article, reading.raw.length);
  if (!right) return null;
  const head = reading.raw.slice(Math.max(0, leftEnd - 90), leftEnd);
  const left =
    /(?:\p{Lu}[\p{L}\p{M}\d'’.&-]*|\d[\d-]*|&|inc\.|ltée|et al\.?)(?:,?\s(?:\p{Lu}[\p{L}\p{M}\d'’.&-]*|&|and|of|de la|de|du|et al\.?|et|y|la|inc\.|ltd\.|ltée|Inc\.,?))*,?$/u.exec(
      head,
    );
  if (!left) return null;
  const dropped =
    /^(?:In|Re|The case|Case|Matter|It['’]s|Our|We|This|L['’]affaire|Affaire|Dossier|Caso|El caso|Asunto|For|Pour|Para|Is|Arbitration|Mediation|Arbitrage|Médiation|Arbitraje|Mediación|Yes|Oui|Sí)\s(?:of |in |de |du )?/u.exec(
      left[0],
    )?.[0].length ?? 0;
  const more = /^\s(?:et al\.?|and others|y otros)/i.exec(reading.raw.slice(right.end))?.[0].length ?? 0;
  const start = leftEnd - head.length + left.index + dropped;
  return start < leftEnd ? { start, end: right.end + more } : null;
}

function isTitled(reading: Reading, span: Span): boolean {
  const before = reading.before(span, 40);
  return (
    /^\W*$/.test(reading.folded.slice(reading.sentenceOf(span).start, span.start)) ||
    /(?:affaire|dossier|cause|caso|asunto|causa|expediente|re:?|case|matter(?: of)?|intitulee?|,|:|\()\s?$/.test(before)
  );
}

const NUMBER = "(?:(?:number|numero|num|no|nbr|nr|#|n[o°])(?![a-z])\\s?[.:]?)";
const COURT_FILE = new RegExp(
  `(?<![a-z])(?:court file|court docket|docket|court case|file|case|action|cause|(?:numero (?:de )?)?dossier(?: de (?:la )?cour| judiciaire| de cour)?|(?:numero de )?expediente(?: judicial)?|(?:numero de )?causa)(?:\\s?${NUMBER})?\\s?(?:is|est|es|:|=)?\\s?(?:the\\s)?${NUMBER}?\\s?(?=[a-z]{0,4}[-\\s/]?\\d)`,
  "g",
);
const CONTRACT = new RegExp(
  `(?<![a-z])(?:(?:numero (?:de |du )?)?(?:contract|contrat|contrato|agreement|convention))\\s?${NUMBER}?\\s?(?:is|est|es|:|=)?\\s?${NUMBER}?\\s?(?=[a-z]{0,5}[-\\s/]?\\d)`,
  "g",
);
const A_NUMBER = /^[A-Za-z]{0,5}[-/ ]?\d(?:[\dA-Za-z./-]|:(?=\d))*(?:[ -](?=[A-Z\d-]*\d)[A-Z\d][A-Z\d-]*)*/;

function numbers(whole: Whole): void {
  const { reading } = whole;
  for (const [field, pattern] of [
    ["courtFileNumber", COURT_FILE],
    ["contractNumber", CONTRACT],
  ] as const) {
    for (const match of reading.folded.matchAll(pattern)) {
      const start = match.index + match[0].length;
      const number = A_NUMBER.exec(reading.raw.slice(start, start + 40))?.[0].replace(/[./-]+$/, "");
      // "Contract 12 months", "case 3": a number of its own has three signs at least, or was said to be one.
      const named = /number|numero|num\b|\bno\b|#|n[o°]|court|cour|judicia|docket|expediente/.test(match[0]) || isAsked(whole, field);
      if (!number || (number.replace(/[^\dA-Za-z]/g, "").length < 3 && !named) || !named) continue;
      if (
        /^\d{4}$/.test(number) &&
        /^\s?(?:,|\.|$)/.test(reading.raw.slice(start + number.length)) &&
        !/number|numero|\bno\b|#/.test(match[0])
      )
        continue;
      keepWords(whole, field, { start, end: start + number.length }, { start: match.index, end: start });
      if (!whole.correcting) break;
    }
  }
}
