/**
 * The questions in a message. A question for information ("what is mediation?") sets nothing; one that
 * asks for a booking ("can we do it on March 3?") says what is wanted.
 */
import { words } from "./fold.ts";
import { anyPhrase, phrasesOf } from "./lexicon/lexicons.ts";
import { blanks, occurs, type Span } from "./phrases.ts";
import type { Reading } from "./reading.ts";

const startsWith = (phrases: readonly string[]) =>
  new RegExp(
    `^(?:${phrases
      .map(blanks)
      .sort((a, b) => b.length - a.length)
      .join("|")})(?![a-z0-9])`,
  );
const OPENING = startsWith(phrasesOf((lexicon) => lexicon.questionOpenings));
const REQUEST = startsWith(phrasesOf((lexicon) => lexicon.requestOpenings));
const INDIRECT = anyPhrase((lexicon) => lexicon.indirectQuestions);
/** Openings that begin plain sentences too, so that they need the mark. */
const NEEDS_MARK =
  /^(?:si|s'il|qui|quand|which|why|que|donde|cuando|quien|tiene|hay|puede|incluye|hacen|may|has|have|is|are|who|ou|any|can you|could you|pouvez|pourriez|puede|pueden|podria|would you|will|should|did|de que|en que|abren)\b/;
/** A question may go on from what was said before: "And is there parking?", "¿Y si tenemos que cancelar?" */
const CLAUSE =
  /(?:^|[,;:¿(]\s*|\s-\s|\s(?:and|but|so|also|et|mais|y|pero|e)\s)¿?(?:(?:and|but|so|also|then|btw|by the way|hi|hello|hey|bonjour|hola|ok|okay|yes|oui|si(?! (?:tengo|tenemos|hay|quiero|queremos|necesit|debo|debemos|on|nous|je|jamais))|please|well|just|just wondering|et|mais|puis|y(?! a[- ]t)|pero|entonces|sorry|pardon|perdon|disculpe|excuse me|quick question|one question|question|au fait|par curiosite|por cierto|before that|first|d'abord|primero)[\s,:]+){0,3}¿?\s*/g;
const AVAILABILITY = /\b(?:availab|free\b|open\b|disponib|libres?\b|places?\b|rooms? (?:left|open))/;

/** "Do you have rooms in Miami?" asks what there is; with a day, a number of people or "free" it asks for one. */
const INVENTORY =
  /^(?:do you (?:have|offer)|have you got|are there|is there|avez[- ]vous|y a[- ]t[- ]il|est[- ]ce qu['’e ]*(?:vous avez|il y a)|disposez[- ]vous|tienen|tiene|hay|cuentan con|disponen de)\s(?:any\s|some\s|an?\s|des\s|de\s|d['’]|une?\s|algunas?\s|una?\s)?(?:hearing\s|meeting\s)?(?:rooms?|salles?|salas?|offices?|bureaux?|oficinas?|venues?|sedes?|facilities)\b[^\d]*$/;

export interface Question extends Span {
  kind: "information" | "request" | "fragment";
}

/** "How to count the inventory", "quién es dueño de la patente": what the parties ask each other, not us. */
const OF_THE_PARTIES =
  /\b(?:you|your|yours|i|my|vous|votre|vos|je|mon|usted|ustedes|su|sus|mi|do|does|can|much|cost|book|pay|hearing|booking|reservation|reserva|cuesta|coute)\b/;

/**
 * Questions, each from its first word to its mark. With `tellsMatter` the visitor was asked what the case is
 * about: an indirect question without a mark is then the answer.
 */
export function findQuestions(reading: Reading, tellsMatter = false): Question[] {
  const found: Question[] = [];
  for (const sentence of reading.sentences) {
    const text = reading.plain(sentence);
    const marked = /\?["')\s]*$/.test(text);
    const start = tellsMatter && !marked && !OF_THE_PARTIES.test(text) ? null : questionStart(text, marked);
    if (start === null) {
      if (marked) found.push({ ...sentence, kind: "fragment" });
      continue;
    }
    const span = { start: sentence.start + start, end: sentence.end };
    const parts = marked ? split(reading, span) : [span];
    if (parts.length > 1) {
      for (const part of parts) found.push({ ...part, kind: "information" });
      continue;
    }
    const asked = reading.plain(span).replace(/^[¿\s]+/, "");
    const isRequest = (REQUEST.test(asked) && !(INVENTORY.test(asked) && !AVAILABILITY.test(asked))) || isPreference(asked);
    found.push({ ...span, kind: isRequest ? "request" : "information" });
  }
  return found;
}

/** "Pourrait-on débuter à 14 h plutôt qu'à 10 h ?": who may something rather than something else wishes it. */
const isPreference = (asked: string): boolean => MODAL.test(asked) && PREFERS.test(asked);
const MODAL =
  /^(?:can|could|may|might|would it be possible|is it possible|would you|peut-on|pourrait-on|on peut|pouvez|pourriez|pouvons|pourrions|est-il possible|serait-il possible|est-ce (?:qu'on|que nous) p|podemos|podriamos|puede|pueden|podria|podrian|se puede|se podria|es posible|seria posible)/;
/** What is wished for, and what it is wished for instead of. */
export const PREFERS = /\b(?:rather than|instead|plutot|au lieu|mejor|en vez|en lugar)\b/;

/** "What are your hours and do you have parking?" is two questions. */
function split(reading: Reading, span: Span): Span[] {
  const text = reading.plain(span);
  const starts = [...text.matchAll(/(?:,\s(?:and|et|y)|,|;|\s(?:and|et|y|pis|puis|e))\s+(?:also |aussi |tambien )?/g)]
    .map((match) => match.index + match[0].length)
    .filter((at) => OPENING.test(text.slice(at)) && !REQUEST.test(text.slice(at)) && words(text.slice(at)).length > 1);
  if (starts.length === 0 || REQUEST.test(text.replace(/^[¿\s]+/, ""))) return [span];
  return [0, ...starts].map((at, index) => {
    const end = starts[index] ?? text.length;
    const part = text
      .slice(at, end)
      .replace(index < starts.length ? /(?:[\s,;]|\s(?:and|et|y|pis|puis|e|also|aussi|tambien))+$/ : /\s+$/, "");
    return { start: span.start + at, end: span.start + at + part.length };
  });
}

function questionStart(text: string, marked: boolean): number | null {
  const indirect = text.search(INDIRECT);
  for (const match of text.matchAll(CLAUSE)) {
    const at = match.index + match[0].length;
    const rest = text.slice(at);
    const opening = OPENING.exec(rest) ?? REQUEST.exec(rest);
    if (!opening) continue;
    if (!marked && (match.index > 0 || NEEDS_MARK.test(rest))) continue;
    return indirect >= 0 && indirect < at ? indirect : text[at - 1] === "¿" ? at - 1 : at;
  }
  return indirect >= 0 && (marked || indirect < 40) ? indirect : null;
}

/** A request that also wants to know whether there is room. */
export function asksAvailability(reading: Reading, question: Question): boolean {
  return occurs(AVAILABILITY, reading.plain(question));
}

export function isShort(reading: Reading, span: Span, most: number): boolean {
  return words(reading.plain(span)).length <= most;
}
