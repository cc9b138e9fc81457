/** Whether sentences change something, take something away, or only ask and suppose. */
import type { Span } from "#app/understanding/contract.ts";
import { cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { inside, type Text } from "#app/understanding/detectors/finding.ts";
import { classesOf, cuesOf } from "#app/understanding/draft/parts.ts";
import { MEND_WORDS } from "#app/understanding/draft/words.ts";
import type { Clause } from "#app/understanding/text/clauses.ts";
import { ASKED_ORDERS, CHANGE_WORDS, HEDGE_WORDS, IF_WORDS, POINTING, TAKE_WORDS } from "./edit-words.ts";

const MENDS = classesOf(MEND_WORDS);
const BOOK = cueBook({ change: CHANGE_WORDS, take: TAKE_WORDS, if: IF_WORDS, hedges: HEDGE_WORDS, asks: ASKED_ORDERS, points: POINTING });
/** "To" and "by" change a value only next to it. */
const SHORT = 4;

const has = ({ pieces }: Text, sentence: Clause, name: string): boolean =>
  cuesIn(
    BOOK,
    pieces.filter((piece) => inside(piece, sentence)),
  ).some(({ means }) => means === name);

/** "No, Dr. Roy comes at nine": a no by itself answers, and denies nothing of what follows. */
const isAnswer = ({ pieces }: Text, { end }: Span): boolean => {
  const after = pieces.find(({ start }) => start >= end);
  return after === undefined || /^[^\p{L}\p{N}]+$/u.test(after.key);
};

/** An order to change, a contrast, a changed mind, a bound. */
export const changes = (text: Text, sentences: readonly Clause[]): boolean =>
  sentences.some((sentence) => {
    const said = cuesOf(MENDS, text, sentence);
    const isSaid = ["erase", "ended", "no", "not", "but", "rethinks", "wrong"].some((name) =>
      said(name).some((cue) => !isAnswer(text, cue)),
    );
    return isSaid || said("becomes").some(({ start, end }) => end - start > SHORT) || has(text, sentence, "change");
  });

/** An order to take away, or a no; an order that is denied takes nothing away. */
export const takesAway = (text: Text, sentences: readonly Clause[]): boolean =>
  sentences.some((sentence) => {
    const said = cuesOf(MENDS, text, sentence);
    const [order] = said("erase");
    if (order) return !said("no").some(({ end }) => order.start >= end && /^[\p{L}\s'’]{0,6}$/u.test(text.message.slice(end, order.start)));
    const isSaid = ["ended", "no", "none"].some((name) => said(name).some((cue) => !isAnswer(text, cue)));
    return isSaid || has(text, sentence, "take");
  });

/** Only asked or supposed: "should we take her out?", "if she can't come"; an order put as a question is neither. */
export const isOpen = (text: Text, sentences: readonly Clause[]): boolean =>
  sentences.some((sentence) => {
    const isOrder = has(text, sentence, "asks");
    const isAsked = text.tokens[sentence.last]?.text === "?" && !isOrder;
    return isAsked || has(text, sentence, "if") || (has(text, sentence, "hedges") && !isOrder);
  });

/** "It", "her", "that one": something that was named before. */
export const pointsBack = (text: Text, sentences: readonly Clause[]): boolean =>
  sentences.some((sentence) => has(text, sentence, "points"));
