/** Whether a value is only wished for ("ideally", « de préférence », «preferiblemente» in its clause), or wished in another's place («mejor»). */
import type { Span, Statement } from "./contract.ts";
import { cueBook, cuesIn } from "./detectors/cues.ts";
import { overlap, type Text } from "./detectors/finding.ts";
import { clauseAt, sentencesIn } from "./text/clauses.ts";
import { once } from "./text/once.ts";

const WISHES = cueBook({
  prefers:
    "ideally|preferably|if possible|would prefer|we'd prefer|i'd prefer|prefer|my preference|our preference|hopefully|if you can|best would be|idéalement|de préférence|préférablement|si possible|on préférerait|je préférerais|nous préférons|on préfère|je préfère|préférence|le mieux serait|idealmente|preferiblemente|de preferencia|si es posible|si se puede|preferimos|prefiero|preferiríamos|ojalá|mejor si",
});

const wishesIn = once((text: Text) => cuesIn(WISHES, text.pieces));

export function preferenceIn(text: Text, at: Span): boolean {
  const clause = clauseAt(text.tokens, at);
  return clause !== undefined && wishesIn(text).some((cue) => overlap(cue, clause));
}

/** What «mejor» compares, or is a part of ("la mejor fecha", "a lo mejor"). */
const COMPARED = /(?<!\p{L})(?:el|la|los|las|lo|mi|su|nuestr[oa]|mucho|es|sería|estaría|qued[ae])\s$/iu;

/** The values that a «mejor» puts in another's place: from right behind it to the end of its clause. */
export function putInPlace(cue: Span, statements: readonly Statement[], { message }: Text, clause: Span): Statement[] {
  const after = statements.filter(({ at }) => at.start >= cue.end && overlap(at, clause));
  const isNext = after.some(({ at }) => /^[\s,:]*$/.test(message.slice(cue.end, at.start)));
  return isNext && !COMPARED.test(message.slice(0, cue.start)) ? after : [];
}

/** "If Ottawa is full", « si ça ne marche pas », «si no se puede». */
const IF = "(?<!\\p{L})(?:if|in case|si|au cas où|en caso)(?!\\p{L})[^,.;]{0,30}?(?<!\\p{L})";
const FAILS =
  "(?:not|no|\\p{L}+n['’]t|full|taken|booked|unavailable|fails?|pas|plus|complet|complète|prise?s?|impossible|llen[oa]|ocupad[oa]s?|imposible)(?!\\p{L})";
const IF_NOT = new RegExp(IF + FAILS, "iu");
const OTHERWISE =
  /(?<!\p{L})(?:otherwise|failing that|or else|sinon|à défaut|faute de quoi|si no|de lo contrario|en su defecto)(?!\p{L})/iu;

/** True of a way of holding the hearing that would only do if what is wished cannot be had. */
export function isFallback({ message, tokens }: Text, { slot, at }: Pick<Statement, "slot" | "at">): boolean {
  if (slot !== "format") return false;
  const sentence = sentencesIn(tokens).find((one) => one.start <= at.start && one.end >= at.end) ?? { start: 0, end: message.length };
  return IF_NOT.test(message.slice(sentence.start, sentence.end)) || OTHERWISE.test(message.slice(sentence.start, at.start));
}
