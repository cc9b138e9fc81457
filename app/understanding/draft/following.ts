/** What will be said later, in the words with which we offer it: "the claimant firm will follow", « cela suivra », «lo daré después». */
import type { ActSaid, Span } from "../contract.ts";
import { isFiller } from "../detectors/acts.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { inside, type Text } from "../detectors/finding.ts";
import { type Clause, clausesOf } from "../text/clauses.ts";
import { piecesWithin } from "../text/pieces.ts";
import { partsMended } from "./parts.ts";
import { FOLLOWING_WORDS } from "./words.ts";

const FOLLOWING = cueBook(FOLLOWING_WORDS);
const SCORE = 0.95;

/** Clauses that say nothing else, with the parts that they name; without any it is what was asked. */
export function followingIn(text: Text): ActSaid[] {
  const clauses = clausesOf(text.tokens);
  return clauses.flatMap((clause, index): ActSaid[] => {
    const cues = cuesIn(FOLLOWING, piecesWithin(text.pieces, clause.first, clause.last));
    const asks = text.tokens.slice(clause.first, clause.last + 1).some((token) => token.text === "?");
    if (!cues.some(({ means }) => means === "later") || cues.some(({ means }) => means === "people") || asks) return [];
    const label = clauses[index - 1];
    const parts = partsMended(text, clause);
    // "Mediator: to be named": the part is before the colon.
    const isLabelled = label && parts.length === 0 && /:\s*$/u.test(text.message.slice(label.start, clause.start));
    const stretches = isLabelled ? [label, clause] : [clause];
    const named = isLabelled ? partsMended(text, label) : parts;
    if (!stretches.every((one) => isAllSaid(text, one, [...cues, ...named]))) return [];
    const of = [...new Set(named.map(({ part }) => part))];
    const at = { start: stretches[0]?.start ?? clause.start, end: clause.end };
    return [{ act: "unknown", at, score: SCORE, sources: ["detector"], ...(of.length > 0 ? { of } : {}) }];
  });
}

/** No word of the clause says anything else. */
const isAllSaid = ({ pieces }: Text, { first, last }: Clause, said: readonly Span[]): boolean =>
  piecesWithin(pieces, first, last).every(
    (piece) => isFiller(piece.key) || !/[\p{L}\d]/u.test(piece.key) || said.some((one) => inside(piece, one)),
  );
