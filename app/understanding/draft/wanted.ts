/**
 * Who has no arbitrator or mediator and asks us for one: "we have no mediator, can you find us one, bilingual?". What that person has to
 * speak is kept in the visitor's words.
 */
import type { Span, Wanted } from "../contract.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { type Clause, clauseAt, clausesOf, sentencesIn } from "../text/clauses.ts";
import { withoutEnd } from "../text/without-end.ts";
import { classesOf, cuesOf } from "./parts.ts";
import { NEUTRAL_WORDS, WANTED_WORDS } from "./wanted-words.ts";

const NEUTRALS = cueBook(NEUTRAL_WORDS);
const WANTED = classesOf(WANTED_WORDS);

/** The wish, with the stretches that say it; null without one. */
export function wantedIn(text: Text): Wanted | null {
  const clauses = clausesOf(text.tokens);
  const sentences = sentencesIn(text.tokens);
  for (const cue of cuesIn(NEUTRALS, text.pieces)) {
    const own = sentences.findIndex((one) => overlap(one, cue));
    const near = sentences.slice(own, own + 2);
    const run = { first: near[0]?.first ?? 0, last: near.at(-1)?.last ?? 0 };
    const asks = cuesOf(WANTED, text, run)("find").find((one) => isOfNeutral(text, cue, one));
    if (!asks) continue;
    const more = qualityIn(text, clauses, asks);
    const isOwn = (clause: Clause) =>
      overlap(clause, asks) || clause === more?.clause || (overlap(clause, cue) && lacks(text, clause)) || knowsNone(text, clause);
    const at = clauses.filter((clause) => near.some((one) => overlap(one, clause)) && isOwn(clause));
    return { part: cue.means as Wanted["part"], at: at.map(({ start, end }) => ({ start, end })), ...(more ? { like: more.words } : {}) };
  }
  return null;
}

const knowsNone = (text: Text, clause: Clause): boolean => cuesOf(WANTED, text, clause)("knows none").length > 0;
const lacks = (text: Text, clause: Clause): boolean => cuesOf(WANTED, text, clause)("lacks").length > 0;

/** "Can you find us one" behind "we have no mediator", or "a mediator" right behind "do you have". */
function isOfNeutral(text: Text, neutral: Span, asks: Span): boolean {
  const clause = clauseAt(text.tokens, neutral);
  if (!clause) return false;
  const between = text.message.slice(Math.min(asks.end, neutral.end), Math.max(asks.start, neutral.start)).trim();
  const isNamed = asks.end <= neutral.start + 1 && between.split(/\s+/).length <= MOST_BETWEEN;
  return isNamed || (asks.start >= neutral.end && lacks(text, clause));
}
const MOST_BETWEEN = 2;

/** What the person has to speak, from its word to the end of the clause; the clause of the wish or one behind it. */
function qualityIn(text: Text, clauses: readonly Clause[], asks: Span): { words: string; clause: Clause } | null {
  const place = clauses.findIndex((clause) => overlap(clause, asks));
  for (const clause of clauses.slice(place, place + 2)) {
    const said = cuesOf(WANTED, text, clause);
    const [speaks] = said("speaks");
    const [bilingual] = said("bilingual");
    if (speaks) return { words: withoutEnd(text.message.slice(speaks.start, clause.end), (sign) => /[\s.,;:!?]/.test(sign)), clause };
    if (bilingual) return { words: text.message.slice(bilingual.start, bilingual.end), clause };
  }
  return null;
}
