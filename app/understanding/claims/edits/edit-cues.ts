/** Whether sentences change something, take something away, or only ask and suppose. */
import type { Span } from "#app/understanding/contract.ts";
import { cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { inside, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { classesOf, cuesOf } from "#app/understanding/draft/parts.ts";
import { MEND_WORDS } from "#app/understanding/draft/words.ts";
import { type Clause, clausesAt } from "#app/understanding/text/clauses.ts";
import { ASKED_ORDERS, CHANGE_WORDS, HEDGE_WORDS, IF_WORDS, POINTING, TAKE_WORDS } from "./edit-words.ts";

const MENDS = classesOf(MEND_WORDS);
const BOOK = cueBook({ change: CHANGE_WORDS, take: TAKE_WORDS, if: IF_WORDS, hedges: HEDGE_WORDS, asks: ASKED_ORDERS, points: POINTING });
/** "To" and "by" change a value only next to it. */
const SHORT = 4;

const cuesNamed = ({ pieces }: Text, sentence: Clause, name: string) =>
  cuesIn(
    BOOK,
    pieces.filter((piece) => inside(piece, sentence)),
  ).filter(({ means }) => means === name);

const has = (text: Text, sentence: Clause, name: string): boolean => cuesNamed(text, sentence, name).length > 0;

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
    return isSaid || has(text, sentence, "take") || APART.some((one) => one.test(text.message.slice(sentence.start, sentence.end)));
  });

/** "Leave the 17th out", « laissez le 17 de côté », «dejen el 17 fuera»: an order in two words, with what is taken out between them. */
const APART = [
  /(?<!\p{L})(?:leave|take|keep|cut|cross|strike)\s[^,;.!?]{1,60}\s(?:out|off)(?!\p{L})/iu,
  /(?<!\p{L})(?:laiss|mett)\p{L}+\s(?:[^,;.!?]{1,60}\s)?de côté(?!\p{L})/iu,
  /(?<!\p{L})(?:dej|sa[cq])\p{L}+\s(?:[^,;.!?]{1,60}\s)?(?:fuera|de lado)(?!\p{L})/iu,
];

/** Only asked or supposed: "should we take her out?", "if she can't come"; an order put as a question is neither. */
export const isOpen = (text: Text, sentences: readonly Clause[]): boolean =>
  isAsked(text, sentences) || sentences.some((sentence) => has(text, sentence, "if") || isHedged(text, sentence));

/** Put as a question, and as no order. */
export const isAsked = (text: Text, sentences: readonly Clause[]): boolean =>
  sentences.some((sentence) => text.tokens[sentence.last]?.text === "?" && !has(text, sentence, "asks"));

/**
 * "We might drop her", "please note that perhaps we won't need it": left open, whatever else is ordered. "Could we maybe drop her?" is an order all the
 * same, and so is "could we start at nine, it might run late", whose hedge is of something that is no change.
 */
function isHedged(text: Text, sentence: Clause): boolean {
  const [asks, hedges] = [cuesNamed(text, sentence, "asks"), cuesNamed(text, sentence, "hedges")];
  if (asks.length === 0) return hedges.length > 0;
  return hedges.some((hedge) => {
    const clauses = clausesAt(text.tokens, hedge);
    const order = asks.findLast((one) => one.end <= hedge.start && clauses.some((clause) => overlap(one, clause)));
    if (order) return MODAL.test(text.message.slice(hedge.start, hedge.end)) || THAT.test(text.message.slice(order.end, hedge.start));
    const isOrder = asks.some((one) => clauses.some((clause) => overlap(one, clause)));
    return !isOrder && (takesAway(text, clauses) || changes(text, clauses));
  });
}
/** "We might": of what somebody does, and never of an order. */
const MODAL = /^might$/iu;
/** What is only said: "note that", « notez que », «tenga en cuenta que». */
const THAT = /(?<!\p{L})(?:that|qu['’]|que|if|whether)(?!\p{L})/iu;

/** "It", "her", "that one": something that was named before. */
export const pointsBack = (text: Text, sentences: readonly Clause[]): boolean =>
  sentences.some((sentence) => has(text, sentence, "points"));
