/** What is said in passing to be confidential ("the case is …, and please keep this confidential"): staff read it, whatever else its sentence says. */
import type { Span, Statement, Understanding } from "../contract.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { inside, overlap, type Text } from "../detectors/finding.ts";
import { clauseAt } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";
import { withoutEnd } from "../text/without-end.ts";
import { FOR_STAFF_WORDS } from "./asides.ts";

const FOR_STAFF = cueBook(FOR_STAFF_WORDS);

/** The clauses that say so and are in no value and no rest, as remarks. */
export function confidedIn(
  text: Text,
  { statements, questions }: Pick<Understanding, "statements" | "questions">,
  rest: Understanding["rest"],
): Statement[] {
  // The same word in another value was said of something else: "a dispute about confidential lists".
  const isKept = (cue: Span) =>
    statements.some(
      ({ value, at, also = [] }) =>
        [at, ...also].some((place) => inside(cue, place)) &&
        fold(JSON.stringify(value)).includes(fold(text.message.slice(cue.start, cue.end))),
    ) ||
    rest.some(({ at }) => inside(cue, at)) ||
    questions.some(({ at }) => overlap(cue, at));
  const cues = cuesIn(FOR_STAFF, text.pieces).filter((cue) => cue.means === "confided" && !isKept(cue));
  const clauses = cues.map((cue) => clauseAt(text.tokens, cue) ?? cue);
  return clauses
    .filter((one, at) => clauses.indexOf(one) === at)
    .map(({ start, end }): Statement => {
      const quote = withoutEnd(text.message.slice(start, end), (sign) => /[\s,;:.!]/.test(sign));
      const at = { start, end: start + quote.length };
      return { slot: "remark", value: { text: quote }, quote, at, role: "states", score: SCORE, sources: ["detector"] };
    });
}
const SCORE = 0.8;
