/** What will be said later, in the words with which we offer it: "the claimant firm will follow", « cela suivra », «lo daré después». */
import type { ActSaid } from "../contract.ts";
import { isFiller } from "../detectors/acts.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { inside, type Text } from "../detectors/finding.ts";
import { clausesOf } from "../text/clauses.ts";
import { piecesWithin } from "../text/pieces.ts";
import { partsMended } from "./parts.ts";
import { FOLLOWING_WORDS } from "./words.ts";

const FOLLOWING = cueBook(FOLLOWING_WORDS);
const SCORE = 0.95;

/** Clauses that say nothing else, with the parts that they name; without any it is what was asked. */
export function followingIn(text: Text): ActSaid[] {
  return clausesOf(text.tokens).flatMap((clause): ActSaid[] => {
    const own = piecesWithin(text.pieces, clause.first, clause.last);
    const cues = cuesIn(FOLLOWING, own);
    const asks = text.tokens.slice(clause.first, clause.last + 1).some((token) => token.text === "?");
    if (!cues.some(({ means }) => means === "later") || cues.some(({ means }) => means === "people") || asks) return [];
    const parts = partsMended(text, clause);
    const isSaid = (piece: (typeof own)[number]) =>
      isFiller(piece.key) || !/[\p{L}\d]/u.test(piece.key) || [...cues, ...parts].some((one) => inside(piece, one));
    if (!own.every(isSaid)) return [];
    const of = [...new Set(parts.map(({ part }) => part))];
    const at = { start: clause.start, end: clause.end };
    return [{ act: "unknown", at, score: SCORE, sources: ["detector"], ...(of.length > 0 ? { of } : {}) }];
  });
}
