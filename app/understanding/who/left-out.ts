/** Who is named and takes no part: "the respondent's firm is not X", « je veux pas voir X », "invoice both counsel". */
import type { Hypothesis, PersonSaid, Span } from "../contract.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { type Finding, overlap, type Text } from "../detectors/finding.ts";
import { partsSaid } from "../detectors/parts.ts";
import { runsIn } from "../detectors/runs.ts";
import { OWN_FINDS } from "../people/names.ts";
import type { Span as Tagged } from "../tagger/tagger.ts";
import { clauseAt, sentencesIn } from "../text/clauses.ts";
import { AVOIDED_WORDS, BILLING_WORDS } from "./words.ts";

const AVOIDED = cueBook(AVOIDED_WORDS);
const BILLED = cueBook(BILLING_WORDS);
/** "Invoice both counsel". */
const BILL_TO = /^\s?(?:(?:to|a|à|aux|the|all|both|les|deux|los|dos|las)\s)*$/i;
const SCORE = 0.9;
/** "…'s firm is not", « … n'est pas », ". no es". */
const NOT_FIRM =
  /(?:firms?|chambers|cabinet|[ée]tude|despacho|bufete|firma)\b.{0,40}(?:\bis not|\bisn['’]?t|\bn['’]est pas|\bc['’]est pas|\bno es)\s$/i;
/** From the verb to the name: an article, a part, a title. */
const TO_NAME = /^(?:\s(?:[\p{Ll}'’]+|Mr|Mrs|Ms|Mme|Me|M|Sra?|Dr)\.?){0,5}\s?$/u;

/** Firms that are denied to a part, and the wish not to meet somebody, in its clause. */
export function leftOut(text: Text, spans: readonly Tagged[], finds: readonly Finding[]): Hypothesis[] {
  const own = finds.filter(({ kind }) => OWN_FINDS.test(kind));
  const runs = runsIn(text.tokens, true)
    .map(({ first, last }) => ({ start: text.tokens[first]?.start ?? 0, end: text.tokens[last]?.end ?? 0 }))
    .filter((run) => !own.some((find) => overlap(find, run)));
  const names = [...spans.filter(({ label }) => label === "firm" || label === "org"), ...runs];
  return [...deniedFirms(text, names), ...avoided(text, names), ...billed(text)];
}

function deniedFirms(text: Text, names: readonly Span[]): Hypothesis[] {
  const { message, tokens } = text;
  const denied = names.flatMap(({ start, end }): Hypothesis[] => {
    const sentence = sentencesIn(tokens).find((one) => one.start <= start && one.end >= end);
    const before = message.slice(sentence?.start ?? 0, start);
    const part = partsSaid(text).findLast((one) => one.end <= start && one.start >= (sentence?.start ?? 0));
    if (!part || !NOT_FIRM.test(before)) return [];
    const side = part.part === "counsel" || part.part === "witness" ? (part.side ?? part.part) : part.part;
    const value: PersonSaid = { firm: message.slice(start, end), part: side };
    const clause = clauseAt(tokens, { start, end });
    const quote = message.slice(clause?.start ?? start, end);
    return [{ slot: "person", value, role: "not", source: "detector", score: SCORE, at: { start, end }, quote }];
  });
  return denied.slice(0, 1);
}

/** "Invoice both counsel": who pays, in the visitor's words. */
function billed(text: Text): Hypothesis[] {
  return cuesIn(BILLED, text.pieces).flatMap((cue): Hypothesis[] => {
    const isBilled = partsSaid(text).some(
      ({ start, end }) => end > cue.end && start > cue.start && BILL_TO.test(text.message.slice(cue.end, Math.max(start, cue.end))),
    );
    return isBilled ? [clauseOf(text, cue, cue.end)] : [];
  });
}

/** A clause as a remark, at least as far as `end`. */
function clauseOf({ message, tokens }: Text, cue: Span, end: number): Hypothesis {
  const clause = clauseAt(tokens, cue) ?? cue;
  const quote = message.slice(clause.start, Math.max(end, clause.end)).replace(/[\s,;:]+$/, "");
  const at = { start: clause.start, end: clause.start + quote.length };
  return { slot: "remark", value: { text: quote }, role: "mentions", source: "detector", score: SCORE, at, quote };
}

function avoided(text: Text, names: readonly Span[]): Hypothesis[] {
  return cuesIn(AVOIDED, text.pieces).flatMap((cue): Hypothesis[] => {
    const name = names.find(({ start }) => start >= cue.end && TO_NAME.test(text.message.slice(cue.end, start)));
    return name ? [clauseOf(text, cue, name.end)] : [];
  });
}
