/**
 * Questions for what the request says as it is written: "what does the form say about the rooms?", « qui vient quel jour ? », «¿qué falta?».
 * The request is named, or who comes; whatever else the sentence says names the part that is asked for, and is claimed of it.
 */
import type { ActSaid } from "#app/understanding/contract.ts";
import type { Text } from "#app/understanding/detectors/finding.ts";
import { type Clause, hasQuestionMark, sentencesIn } from "#app/understanding/text/clauses.ts";
import { classesOf, cuesOf } from "../parts.ts";
import { aboutIn, claimsWithin, daysNamed, type OwnAskContext } from "./own-asks.ts";
import { OWN_ASK_WORDS, RECORD_WORDS } from "./words.ts";

const CLASSES = classesOf({ ...RECORD_WORDS, why: OWN_ASK_WORDS.why ?? "", asks: OWN_ASK_WORDS.asks ?? "" });
const LONGEST = 30;
/** A further question of the same is short. */
const SHORT = 10;
const SCORE = 0.85;

/** Each question for what is written in the request. */
export function recordAsksIn(text: Text, context: OwnAskContext): ActSaid[] {
  if (context.held.length === 0) return [];
  const found: ActSaid[] = [];
  let isOpen = false;
  for (const sentence of sentencesIn(text.tokens)) {
    const ask = askIn(text, sentence, context, isOpen);
    isOpen = ask !== null;
    if (ask) found.push(ask);
  }
  return found;
}

/** `follows`: the sentence before it is such a question. */
function askIn(text: Text, sentence: Clause, context: OwnAskContext, follows: boolean): ActSaid | null {
  const length = sentence.last - sentence.first;
  const said = cuesOf(CLASSES, text, sentence);
  const has = (name: string) => said(name).length > 0;
  if (length > LONGEST || has("why")) return null;
  const isAsked = hasQuestionMark(text.tokens, sentence);
  const isNamed = (has("noun") && has("says")) || has("record");
  const isOther = has("other") && !(has("noun") && has("says") && !has("record"));
  const isOrder = said("reads").some(({ start }) => start - sentence.start < OPENING);
  // « C'est la demanderesse qui … » asks nothing: without its mark a question begins with its "who".
  const opens = said("who").some(({ start }) => start - sentence.start < (isAsked ? OPENING : FIRST));
  const isComing = has("who") && has("comes") && (isOrder || opens);
  const isFurther = follows && isAsked && length <= SHORT && has("asks");
  const { start, end } = sentence;
  const act = { act: "repeat", at: { start, end }, score: SCORE, sources: ["detector"], shows: true } as const;
  if (has("missing") && isAsked && has("asks") && !isOther && length <= SHORT) return { ...act, of: [], missing: true };
  if (isOther || !((isNamed && (isAsked || isOrder)) || isComing || isFurther)) return null;
  const about = aboutIn(text, sentence, context);
  const of = [...new Set([...(isComing ? (["persons"] as const) : []), ...about.flatMap((one) => one.of)])];
  const fields = [...new Set(about.flatMap((one) => one.fields))];
  if (of.length + fields.length === 0) return null;
  return { ...act, of, fields, ...daysNamed(text, sentence), ...claimsWithin(text, context.statements, sentence) };
}
/** So near its beginning an order is one, whatever courtesy comes before it. */
const OPENING = 24;
/** Behind "and", "so" or "bueno". */
const FIRST = 8;
