/**
 * What a model that has read a message passes over: whole sentences, which our own readers read as if they were the message, and closed forms of
 * which it says nothing in all of it.
 */
import type { Span, Statement, Understanding } from "../contract.ts";
import { overlap } from "../detectors/finding.ts";
import { OUTRIGHT_URGENCY } from "../detectors/hearing/hearing.ts";
import { sentencesIn } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";
import { forwardedFrom } from "../text/forwarded.ts";
import type { Fact } from "../time/types.ts";
import type { Claims } from "./claims.ts";
import { firstPlaces, readPlaces } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";

/** The sentences in which the model has read something. */
export function touchedBy(told: Claims, { text }: ReadAgain): Span[] {
  const places = readPlaces(told, { text });
  return sentencesIn(text.tokens).filter((one) => places.some((at) => overlap(one, at)));
}

/** The message with these stretches left blank; line ends, and every other letter, stay in their place. */
export const blanked = (message: string, places: readonly Span[]): string =>
  places.reduce((all, { start, end }) => all.slice(0, start) + all.slice(start, end).replace(/[^\n]/g, " ") + all.slice(end), message);

const OF_WHO: ReadonlySet<Statement["slot"]> = new Set<Statement["slot"]>(["name", "firm", "person"]);

/**
 * What our own readers make of the other sentences, without what the model would have said of them: whom the message tells of (a signature is no further
 * person, and a name that is only learnt is nobody), and haste, which is a courtesy unless it is said outright.
 */
export function othersLeft<Read extends Pick<Understanding, "statements" | "doubts">>(
  own: Read,
  said: readonly Statement[],
  message: ReadAgain,
): Read {
  const names = said.flatMap((one) => (one.slot === "name" || one.slot === "person" ? fold(one.value.name ?? "").split(/\s+/) : []));
  const isNobody = ({ slot, sources, quote }: Statement) =>
    OF_WHO.has(slot) && (!sources.includes("detector") || names.includes(fold(quote)));
  return {
    ...own,
    statements: own.statements.filter((one) => !isNobody(one) && (one.slot !== "urgency" || isOutright(one, message))),
    doubts: own.doubts.filter(({ options }) => !options.every(({ slot }) => OF_WHO.has(slot))),
  };
}

/** "It is urgent". */
const isOutright = ({ at }: Statement, { finds }: ReadAgain): boolean =>
  finds.some((find) => find.said?.slot === "urgency" && find.said.score >= OUTRIGHT_URGENCY && overlap(find, at));

/** Closed forms that are taken where the model says nothing of their kind in the whole message. */
const CLOSED: ReadonlySet<Statement["slot"]> = new Set<Statement["slot"]>([
  "proceeding",
  "headcount",
  "venue",
  "format",
  "service",
  "breakouts",
  "setup",
  "urgency",
]);
/** Somebody's, if not the visitor's: staff read each that is given. */
const ADDRESSES: ReadonlySet<Statement["slot"]> = new Set<Statement["slot"]>(["email", "phone"]);

/** What our own readers find in the model's sentences, of a kind that it leaves out of its whole reading, and in words of which it has read nothing. */
export function leftOut(told: Claims, found: readonly Statement[], proven: readonly Statement[], message: ReadAgain): Statement[] {
  const said = kindsSaid(told, message);
  const touched = touchedBy(told, message);
  const mail = forwardedFrom(message.text.message);
  const isRead = readersOf(told, message);
  return found.flatMap((one): Statement[] => {
    const isWanted = one.role === "states" || one.role === "prefers" || (one.role === "mentions" && ADDRESSES.has(one.slot));
    if (!isWanted || !one.sources.includes("detector") || !touched.some((at) => overlap(at, one.at)) || isRead(one)) return [];
    if (one.slot === "when") return withoutSaid(one, said);
    // Another address than the one that the model has read is somebody else's; that of a mail's head is kept with its line.
    if (ADDRESSES.has(one.slot)) return [said.has(one.slot) && one.at.start < mail ? { ...one, role: "mentions" } : one];
    const isMeant =
      CLOSED.has(one.slot) &&
      !said.has(kindOf(one)) &&
      !isCountOfListed(one, proven, message) &&
      !isOfAnything(one) &&
      (one.slot !== "urgency" || isOutright(one, message));
    return isMeant ? [one] : [];
  });
}

/** The statements, each of somebody with the count of its sentence as words of its own: they say nothing besides. */
export function withCounts(statements: readonly Statement[], found: readonly Statement[], message: ReadAgain): Statement[] {
  const counts = found.filter((one) => isCountOfListed(one, statements, message)).map(({ at }) => at);
  const sentences = sentencesIn(message.text.tokens);
  const isBeside = (one: Span, other: Span) => sentences.some((sentence) => overlap(sentence, one) && overlap(sentence, other));
  return statements.map((one) => {
    const own = one.slot === "person" ? counts.filter((at) => isBeside(at, one.at)) : [];
    return own.length > 0 ? { ...one, also: [...(one.also ?? []), ...own] } : one;
  });
}

/** "Three of us, me, my wife and our lawyer": whom a sentence counts it lists, and no room is only for them. */
function isCountOfListed(one: Statement, proven: readonly Statement[], { text }: ReadAgain): boolean {
  if (one.slot !== "headcount") return false;
  const own = sentencesIn(text.tokens).find((sentence) => overlap(sentence, one.at));
  const people = proven.flatMap((other) => (other.slot === "person" && own && overlap(other.at, own) ? [other.value] : []));
  return people.length > 1 && people.reduce((sum, { count = 1 }) => sum + count, 0) >= one.value.most;
}

/** "A room" is booked for any proceeding. */
const isOfAnything = (one: Statement): boolean => one.slot === "proceeding" && one.value.type === "boardroom_only";

/** Services are each a kind of their own, and so are days and hours. */
const kindOf = ({ slot, value }: { slot: string; value: object }): string =>
  slot === "service" && "kind" in value ? `service ${String(value.kind)}` : slot;

/**
 * The kinds of what the model claims, whatever it says of them; `when` and `clock` are days and hours. "It has to be the Thursday" of which it says that a noted
 * day stays names that day, and no next Thursday.
 */
function kindsSaid({ claims, edits, rooms, onDays, dayHours }: Claims, { context }: Pick<ReadAgain, "context">): ReadonlySet<string> {
  const pointed = (context.held ?? []).filter(({ handle }) => edits.some((edit) => edit.handle === handle)).map(({ kind }) => kind);
  const all = [...claims, ...edits.flatMap(({ by }) => by)];
  const times = all.flatMap((claim) =>
    claim.slot === "when"
      ? [...(claim.value.days.length > 0 ? ["when"] : []), ...(claim.value.hours.length > 0 ? ["clock"] : [])]
      : [kindOf(claim)],
  );
  return new Set([
    ...times,
    ...(pointed.includes("day") ? ["when"] : []),
    ...onDays.map(({ field }) => `service ${field}`),
    ...(rooms.length > 0 ? ["breakouts", "service needsBreakoutRooms", "service additionalRoomTypes"] : []),
    ...(dayHours.length > 0 ? ["when", "clock"] : onDays.length > 0 ? ["when"] : []),
  ]);
}

/** Whether the model has read the words of a find as something that explains them. */
function readersOf(told: Claims, message: ReadAgain): (one: Statement) => boolean {
  const places = (some: Partial<Claims>) => readPlaces({ ...told, ...some }, message);
  // Words that only do something, or say how to be reached, explain no number in them; nor is haste an aside.
  const read = places({ acts: [], reach: [] });
  const valued = places({ acts: [], reach: [], asides: [] });
  // Days and hours may be in a quote that gives others of them.
  const others = told.claims.filter(({ slot }) => slot !== "when").map(({ quote }) => quote);
  const quotes = [...told.reach, ...told.acts].map(({ quote }) => quote);
  const apart = firstPlaces(message.text.tokens, [...others, ...told.remarks, ...told.ofDays, ...told.asides, ...quotes]);
  return ({ slot, at }) => (slot === "when" ? apart : slot === "urgency" ? valued : read).some((place) => overlap(place, at));
}

/** Of days and hours what the model leaves out; hours of one of its days are its own. */
function withoutSaid(one: Extract<Statement, { slot: "when" }>, said: ReadonlySet<string>): Statement[] {
  const facts = (one.value.value ?? []).flatMap((fact): Fact[] => {
    const isOfSome = fact.on !== undefined && fact.on !== "all";
    const [when, clock] = [said.has("when") ? undefined : fact.when, said.has("clock") || isOfSome ? undefined : fact.clock];
    return when || clock ? [{ ...(when ? { when } : {}), ...(clock ? { clock } : {}) }] : [];
  });
  return facts.length > 0 ? [{ ...one, value: { ...one.value, options: [facts], value: facts } }] : [];
}
