/** What the matter is about, said before it was asked for: offered for a yes, so that nobody has to say it twice. */

import { type Desk, overlap, raise, sentenceOf } from "#app/domain/talk/desk.ts";
import { isMended } from "#app/domain/talk/mends/mend.ts";
import { byWords } from "#app/domain/talk/mends/named.ts";
import { thingsIn } from "#app/domain/talk/mends/things.ts";
import { isSettled } from "#app/domain/talk/plan/fields.ts";
import { isOfReach } from "#app/domain/talk/reach.ts";
import type { Act, Span, Statement } from "#app/understanding/contract.ts";

/** So many words may be a matter. */
const FEWEST = 3;

/** The words as the matter. */
export const storyOf = (quote: string): Statement => ({
  slot: "story",
  value: { text: quote.replace(/[\s,;:]+$/, "") },
  quote,
  at: { start: 0, end: 0 },
  role: "states",
  score: 0.6,
  sources: ["detector"],
});

/** What speaks of the request or of the talk, and tells no story. */
const OTHERWISE: ReadonlySet<Act> = new Set([
  "deny",
  "correct",
  "none",
  "unknown",
  "skip",
  "upset",
  "undo",
  "restart",
  "stop",
  "change",
  "cancel",
  "status",
  "repeat",
  "person",
  "nocall",
  "self",
]);
/** So sure has a reader to be. */
const SURELY = 0.6;

/** So few words that order or correct something say nothing else. */
const MOST_OF_ORDER = 8;
/** An order, a correction, or a denial of a part of the request; a story has many a "never". */
const isOfRequest = ({ said, before }: Desk, at: Span): boolean =>
  (said.mends ?? []).some(({ does, of, at: own, quote }) => {
    const isShort = quote.trim().split(/\s+/).length <= MOST_OF_ORDER;
    // "Ingrid isn't coming" is of somebody who is noted, whatever was asked.
    const isOrder = of.length > 0 || (isShort && (does !== "denies" || byWords(quote, thingsIn(before)).length > 0));
    return overlap(own, at) && isOrder && (isShort || before.asked?.topic !== "story");
  });

/** True of words that may be the matter: no protest, no order, no correction, and nothing that another question asks for and no day to come is in their sentence. */
export function mayBeMatter(desk: Desk, at: Span, quote: string): boolean {
  const { said, before } = desk;
  if (isOfRequest(desk, at) || isOfReach(desk, at)) return false;
  if (before.asked?.topic === "story") return !said.acts.some((one) => one.act === "upset" && one.score >= SURELY && overlap(one.at, at));
  if (said.acts.some(({ act, score, at: own }) => OTHERWISE.has(act) && score >= SURELY && overlap(own, at))) return false;
  const words = sentenceOf(desk, at, quote);
  const start = (desk.world.message ?? "").indexOf(words);
  // A story that is surely read may share its sentence with a day or a place: "a hearing in Ottawa about a sunken barge".
  const isSure = said.statements.some((one) => one.slot === "story" && one.score >= SURELY && overlap(one.at, at));
  const stretch = start < 0 || isSure ? at : { start, end: start + words.length };
  return said.statements.every((one) => {
    const mayTell = TELLING.has(one.slot) || (one.role === "mentions" && (isSure || !isToCome(desk, one)));
    return mayTell || !overlap(one.at, stretch);
  });
}
/** What a dispute is about has been: "the claimant flies in on March 8" is of the hearing. */
const isToCome = ({ world }: Desk, one: Statement): boolean =>
  one.slot === "when" &&
  (one.value.value ?? []).some(({ when }) => when?.kind === "days" && when.spans.some(([, last]) => last >= world.today));
const TELLING: ReadonlySet<Statement["slot"]> = new Set(["story", "person", "remark", "need", "styleOfCause", "side", "proceeding"]);

/**
 * True where a story is taken for the matter: it answers the question about it, its part is named or introduced ("it's about …"), or only
 * a tagger reads it and nothing is noted yet. What is said later, by the way, is for staff.
 */
export function isMatter(desk: Desk, { sources, named, added, at, quote, role }: Statement): boolean {
  if (named || added || sources.includes("form")) return true;
  // A model says what the dispute is about, and its quote bears it out: words of a refusal or a bill in it order nothing.
  if (sources.includes("model") && !isSettled(desk.before.values.caseDescription)) return true;
  const isAsked = desk.before.asked?.topic === "story";
  if (isSettled(desk.before.values.caseDescription) && !isAsked) return role === "corrects";
  if (isAsked || sources.some((source) => source !== "tagger")) return !isOfRequest(desk, at);
  return mayBeMatter(desk, at, quote);
}

/** True where words of this message that nothing explains are offered as the matter. */
export function raiseMatter(desk: Desk): boolean {
  const { said, world, before } = desk;
  if (said.language === "other" || said.isRead || world.pasted || isSettled(desk.values.caseDescription)) return false;
  const quote = said.rest.find(
    ({ at, quote: words }) =>
      isTelling(words) &&
      !isMended(desk, at) &&
      mayBeMatter(desk, at, words) &&
      !said.acts.some((one) => isNoise(one.act) && overlap(one.at, at)),
  );
  if (!quote || before.asked?.topic === "story") return false;
  const point = `matter:${quote.quote}`;
  if ((desk.put[point] ?? 0) > 0) return false;
  raise(desk, {
    id: point,
    kind: "matter",
    quote: quote.quote,
    field: "caseDescription",
    options: [
      { id: "yes", label: { word: "yes" }, deed: { do: "take", statement: storyOf(quote.quote) } },
      { id: "no", label: { word: "no" }, deed: { do: "nothing" } },
    ],
    yes: "yes",
    no: "no",
  });
  return true;
}

const isTelling = (words: string) => words.trim().split(/\s+/).length >= FEWEST && words.trim().length >= 10;
const isNoise = (act: string) => act === "attack" || act === "offtopic";
