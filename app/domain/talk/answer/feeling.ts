/** What is said to somebody who is upset: what was put right comes first, and comfort only where nothing could be done. */
import { type Desk, hasAct, overlap, say, sentenceOf } from "#app/domain/talk/desk.ts";
import { isSettled } from "#app/domain/talk/plan/fields.ts";
import type { Span } from "#app/understanding/contract.ts";
import type { Utterance } from "./says.ts";

/** A key of what was said once in a talk. */
const UPSET = "upset";

/** Says that something was wrong where it was put right; else, once in a talk and where nothing was done, that a person can be had. */
export function sayFeeling(desk: Desk) {
  if (!hasAct(desk, "upset")) return;
  if (isPutRight(desk)) return say(desk, { kind: "owned" });
  if (isDone(desk) || desk.told.includes(UPSET)) return;
  desk.told.push(UPSET);
  say(desk, { kind: "upset", phone: desk.world.phone });
}

/** What is said to be wrong is another one now, and nobody says that the mistake was theirs. */
function isPutRight(desk: Desk): boolean {
  const { before, changes, said, world, booking } = desk;
  const message = world.message ?? "";
  if (booking || OWN_MISTAKE.test(message)) return false;
  const wrong = said.acts.filter(({ act }) => act === "correct" || act === "deny" || act === "upset");
  const isOf = (evidence: string) => {
    const start = evidence === "" ? -1 : message.indexOf(evidence);
    const at = { start, end: start + evidence.length };
    return (
      start >= 0 &&
      (NEGATES.test(sentenceOf(desk, at, evidence)) || wrong.some((one) => one.whole || overlap(one.at, at) || leadsTo(one.at, at)))
    );
  };
  return changes.some(
    ({ field, reason, value, evidence }) =>
      reason === "corrected" && field !== "remarks" && value !== null && isSettled(before.values[field]) && isOf(evidence),
  );
}
/** "Now you have deleted our lunch! Lunch on both days": what is called wrong is put right in the next breath. */
const leadsTo = (wrong: Span, right: Span): boolean => right.start >= wrong.end && right.start - wrong.end <= BREATH;
const BREATH = 3;
/** "15, not 14", "that is wrong". */
const NEGATES = /(?<!\p{L})(?:not|n['’]t|wrong|never|pas|faux|fausse|jamais|no|nunca|mal)(?!\p{L})/iu;
const OWN_MISTAKE =
  /(?<!\p{L})(?:i was wrong|i was mistaken|my mistake|my fault|my bad|i made a mistake|i forgot|forgot|je me suis trompée?|c['’]est ma faute|mon erreur|me equivoqué|se me olvidó|j[’']ai oublié|j[’']ai omis|fue mi error|es mi culpa)(?!\p{L})/iu;

/** Something was noted, done or answered, or a card was opened for it. */
const isDone = ({ changes, commands, answered, says }: Desk): boolean =>
  changes.some(({ field }) => field !== "remarks") || commands.length > 0 || answered || says.some(({ kind }) => !IDLE.has(kind));
const IDLE: ReadonlySet<Utterance["kind"]> = new Set([
  "greeting",
  "thanks",
  "ask",
  "point",
  "waiting",
  "ready",
  "summary",
  "remarked",
  "unanswered",
]);
