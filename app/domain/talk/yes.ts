/** The yes that lets something irreversible happen, and the no. */
import type { Act, ActSaid, Span, Statement, Understanding } from "#app/understanding/contract.ts";

/** With any of these next to it a yes is no plain yes. */
const STOPPERS: readonly Act[] = [
  "deny",
  "correct",
  "unknown",
  "skip",
  "none",
  "question",
  "undo",
  "restart",
  "stop",
  "change",
  "cancel",
  "status",
  "again",
  "attack",
  "unclear",
  "offtopic",
  "self",
];

/** A detector gives a message that says nothing but yes more than this. */
const CLOSED = 0.9;
/** So sure has a reader to be that it has only learnt. */
const SURELY = 0.85;
/** Nobody needs more letters for it. */
const LONGEST = 120;

/**
 * A yes to the question that was asked, and nothing that might take it back. Only a detector or a button gives it: what is
 * learnt or said by a model may stop a yes and never make one.
 */
export function isPlainYes(said: Understanding): boolean {
  const { acts, doubts, questions, statements, rest } = said;
  const isClosed = ({ sources, score, at }: ActSaid) =>
    sources.includes("form") || (sources.includes("detector") && score >= CLOSED && at.end - at.start <= LONGEST);
  const yes = acts.some((said) => said.act === "confirm" && isClosed(said)) && statements.length + rest.length === 0;
  return yes && !comesBack(said) && doubts.length === 0 && questions.length === 0 && !acts.some(({ act }) => STOPPERS.includes(act));
}

/** A plain yes to what cannot be undone: not the "ok" of an "ok, thanks", and not somebody else's words. */
export function isPlainYesTo(said: Understanding): boolean {
  return isPlainYes(said) && said.acts.some(({ act, free, sources }) => act === "confirm" && (free || sources.includes("form")));
}

/** A plain yes to a summary: an "ok" is one, and the "ok" of an "ok, thanks" or an "ok, bye" is asked about once more. */
export function isPlainYesToSend(said: Understanding): boolean {
  return said.acts.some(({ act }) => act === "thanks" || act === "bye") ? isPlainYesTo(said) : isPlainYes(said);
}

/** A story, a need or a remark gives a reason and no other value; so does what is only mentioned. */
const isWords = ({ role, slot }: Statement): boolean => role === "mentions" || slot === "story" || slot === "remark" || slot === "need";

/**
 * A yes at the head of a message to what is done to a booking, with the reason or the wish next to it ("Yes, cancel it, we have
 * settled"): the wish is no objection to itself (`own`), another value is.
 */
export function isClearYes({ acts, doubts, questions, statements }: Understanding, own: readonly Act[]): boolean {
  const isFirst = acts.some(({ act, at, free }) => act === "confirm" && at.start === 0 && free);
  const values = statements.filter((one) => !isWords(one));
  return (
    isFirst &&
    doubts.length + questions.length + values.length === 0 &&
    !acts.some(({ act }) => STOPPERS.includes(act) && !own.includes(act))
  );
}

/** What takes back a yes to what does no harm. */
const TAKES_BACK: ReadonlySet<Act> = new Set<Act>(["deny", "undo", "restart", "stop", "cancel", "skip", "unknown", "attack"]);
/** A yes to words for staff, in any company that does not take it back: what it adds goes with them. */
export const agrees = ({ acts }: Understanding): boolean =>
  acts.some(({ act, sources }) => act === "confirm" && sources.some((source) => source === "detector" || source === "form")) &&
  !acts.some(({ act }) => TAKES_BACK.has(act));

/** "Cancel it", to "shall I cancel it?": the wish again, in a detector's words, with nothing that says otherwise, is the yes. */
export function saysAgain({ acts, doubts, questions, statements }: Understanding, own: readonly Act[]): boolean {
  const isAgain = acts.some(({ act, free, sources }) => own.includes(act) && free && sources.includes("detector"));
  return (
    isAgain &&
    statements.every(isWords) &&
    doubts.length + questions.length === 0 &&
    !acts.some(({ act }) => STOPPERS.includes(act) && !own.includes(act))
  );
}

/** What may be added in the same breath as the order to send: extras, nothing that says what, where, when or who, and no words that nobody has understood. */
const ADDED: ReadonlySet<Statement["slot"]> = new Set(["need", "service", "breakouts", "setup"]);

/**
 * "Send it. We will also need parking": a clause orders to send, without a condition, and what is next to it only adds. What was shown
 * is sent as it was shown, and what was added goes to staff word for word; anything else is shown before it may be sent.
 */
export function ordersToSend(said: Understanding): boolean {
  const { acts, doubts, questions, rest, statements } = said;
  const isOrder = acts.some(({ act, sends, sources }) => act === "confirm" && sends && sources.includes("detector"));
  const onlyAdds = statements.every(({ slot, role }) => ADDED.has(slot) && (role === "states" || role === "prefers"));
  const addsNothing = statements.length + rest.length === 0;
  const stops = ({ act, at }: ActSaid) => STOPPERS.includes(act) && act !== "question" && !(addsNothing && act === "deny" && isShort(at));
  return (
    !comesBack(said) && isOrder && onlyAdds && rest.every(({ adds }) => adds) && doubts.length + questions.length === 0 && !acts.some(stops)
  );
}

/**
 * A clause orders to send, at the head of the message or as a sentence of its own at its end, and nothing in it asks, doubts, corrects or makes the order
 * depend on something. Whether what it says besides changes a value is for who asks.
 */
export function ordersWithWords(said: Understanding): boolean {
  const { acts, doubts, questions, notes = [] } = said;
  // What is put in a note corrects and doubts nothing.
  const isOpen = ({ at }: { at: Span }) => !notes.some((one) => one.isOrdered && one.at.start < at.end && at.start < one.at.end);
  // What only seems to be a correction is one where a value changes.
  const stops = ({ act, score, sources }: ActSaid) =>
    STOPPERS.includes(act) && !(act === "correct" && score < SURELY && sources.every((source) => source === "tagger"));
  const isOrder = acts.some(
    ({ act, sends, sendsLast, sources }) => act === "confirm" && (sends || sendsLast) && sources.includes("detector"),
  );
  return isOrder && !comesBack(said) && questions.length === 0 && ![...doubts, ...acts.filter(stops)].some(isOpen);
}

/** "I'll call you tomorrow": a visitor who goes on alone has nothing sent for now. */
export const comesBack = ({ acts }: Understanding): boolean => acts.some(({ later }) => later);

/** "No, send it": so short a no only says that nothing is to be changed. */
const isShort = ({ start, end }: Span): boolean => end - start <= 5;

/** A yes or a no to a question that can be taken back; an order to send behind other sentences is no yes to anything else. */
export function leaning({ acts }: Understanding): "yes" | "no" | null {
  const [yes, no] = [acts.some(({ act, sendsLast }) => act === "confirm" && !sendsLast), acts.some(({ act }) => act === "deny")];
  return yes === no ? null : yes ? "yes" : "no";
}
