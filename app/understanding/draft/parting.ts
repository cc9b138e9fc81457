/**
 * Who goes on by themselves: "don't send it, I'll call you tomorrow", « je vous rappellerai », "hold off, I'll come back to it next week".
 * The talk ends there, nothing is sent, and a day in these words is none of the hearing's.
 */
import type { ActSaid, Doubt, Mend, Statement } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { type Clause, clausesOf, isInQuestion } from "../text/clauses.ts";
import { type Classes, classesOf, cuesOf } from "./parts.ts";
import { PARTING_WORDS } from "./words.ts";

const PARTING: Classes = classesOf(PARTING_WORDS);
const SCORE = 0.95;
/** So many letters between who calls and the call. */
const NEXT = 12;

/** The clauses with which the visitor leaves. */
export function partingsIn(text: Text): ActSaid[] {
  const clauses = clausesOf(text.tokens).filter((clause) => !isInQuestion(text.tokens, clause));
  const unsent = clauses.filter((clause) => cuesOf(PARTING, text, clause)("unsent").length > 0);
  const leaving = clauses.filter((clause) => calls(text, clause) || (unsent.length > 0 && comesBack(text, clause)));
  if (leaving.length === 0) return [];
  return [...new Set([...leaving, ...unsent])].map(({ start, end }) => ({
    act: "bye",
    at: { start, end },
    score: SCORE,
    sources: ["detector"],
    later: true,
  }));
}

function calls(text: Text, clause: Clause): boolean {
  const said = cuesOf(PARTING, text, clause);
  if (said("will call").length > 0) return true;
  return said("calls").some((call) => said("will").some(({ end }) => end <= call.start && call.start - end <= NEXT));
}

/** Another time is named, and nobody is to do anything else then: "tomorrow" in a clause without a wish. */
function comesBack(text: Text, clause: Clause): boolean {
  return cuesOf(PARTING, text, clause)("later").length > 0;
}

/** What is said besides: a day of these words is none of the hearing's, and they mend nothing. */
export function withoutPartings<T extends Statement | Doubt | Mend>(said: readonly T[], partings: readonly ActSaid[]): T[] {
  return said.filter((one) => !partings.some(({ at }) => overlap(at, one.at)) || ("slot" in one && one.slot !== "when"));
}
