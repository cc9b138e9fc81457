/**
 * A message that a language model has read: each of its claims, proven by its quote, is the reading. Our own readers read the sentences in
 * which it has read nothing, as if these were the message, and nothing in any other.
 */
import type { Act, ActSaid, QuestionSaid, Span, Statement, Understanding } from "../contract.ts";
import { decide } from "../decoder.ts";
import { inside, overlap } from "../detectors/finding.ts";
import { OUTRIGHT_URGENCY } from "../detectors/hearing/hearing.ts";
import { confidedIn } from "../draft/confided.ts";
import { shownOrChecked, withDraftActs } from "../draft/draft-acts.ts";
import { partingsIn } from "../draft/parting.ts";
import { withLeads, withWishes } from "../draft/polite.ts";
import { withKeptWishes } from "../draft/reach-kept.ts";
import { reachIn } from "../draft/reach-ways.ts";
import { stayingActs } from "../draft/staying.ts";
import { withoutVenueAsks, withVenueAsks } from "../draft/venue-asks.ts";
import { wantedIn } from "../draft/wanted.ts";
import { evidenceOf, restOf } from "../rest.ts";
import { questionsOf } from "../said-acts.ts";
import type { Tagged } from "../tagger/tagger.ts";
import { sentenceAt, sentencesIn } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";
import { forwardedFrom, recipientLines } from "../text/forwarded.ts";
import { withWholeName, withWholeNames } from "../text/whole-name.ts";
import type { Fact } from "../time/types.ts";
import { daysOf } from "./borne-out.ts";
import type { ClaimedWhen, Claims } from "./claims.ts";
import { editedSpans, mendsWith } from "./edits/edits.ts";
import type { Heard } from "./heard.ts";
import { actsWith, asksLeft, questionsWith, remarksLeft, restWith } from "./join.ts";
import { onDaysBy } from "./on-days.ts";
import { ownPartWith } from "./own-part.ts";
import { placesOf, readPlaces } from "./quotes.ts";
import { reachWith } from "./reach.ts";
import type { ReadAgain } from "./read-again.ts";
import { isProvenHours, keptOfDays, timesByModel } from "./times.ts";

/** An understanding without its language and its topics, which are of the whole message. */
type Read = Omit<Understanding, "language" | "topics">;

/** What our own readers find in the whole message: closed forms, and what is learnt of it. */
export interface Closed {
  acts: readonly ActSaid[];
  statements: readonly Statement[];
  needs: readonly Span[];
  tagged: Tagged | null;
  /** The message does one thing, and says no value. */
  isClosed: boolean;
}

/**
 * What the message says by its model. `closed`: what our own readers find in the whole message; `passedOver`: reads the message as it is given,
 * with the sentences of the model left blank and every other letter in its place, where its `days` are the hearing's.
 */
export function readingOf(
  message: ReadAgain,
  claims: Claims,
  heard: Heard,
  closed: Closed,
  passedOver: (message: string, days: readonly string[]) => Read,
): Read {
  const { text } = message;
  // Hours of a day that the words say of none are kept in these words.
  const told = { ...claims, dayHours: claims.dayHours.filter((one) => isProvenHours(one, claims, message)) };
  const unproven = claims.dayHours.filter((one) => !told.dayHours.includes(one)).map(({ quote }) => quote);
  const claimed = claimedBy(message, told, heard, closed);
  claimed.statements.push(...missedBy(told, closed.statements, message));
  const others = passedOver(blanked(text.message, touchedBy(told, message)), daysSaid(claimed.statements));
  const own = withoutKnown(others, claimed, message);
  const { onDays, left: kept } = onDaysBy(told, message);
  const apart = [...keptOfDays({ ...told, ofDays: [...kept, ...unproven] }, message)];
  const statements = [...claimed.statements, ...apart];
  const explained = { ...claimed, statements };
  statements.push(...remarksLeft(told, evidenceOf(explained), message));
  const needed = message.finds.filter(({ kind }) => kind === "need");
  const rest = restWith(told, message, restOf(text.message, text, merged({ ...explained, statements, rest: [] }, own), needed), {
    isRead: true,
    places: heard.read,
    needs: closed.needs,
  });
  const left = rest.filter(({ at }) => !recipientLines(text.message).some((line) => inside(at, line)));
  statements.push(...confidedIn(text, merged({ ...explained, statements, rest }, own), rest));
  return {
    ...merged({ ...explained, statements, rest: left }, own),
    isRead: true,
    ...(onDays.length > 0 ? { onDays } : {}),
  };
}

/** What the model claims, proven: values, edits, acts, questions, and what its words leave open. */
function claimedBy(
  message: ReadAgain,
  told: Claims,
  heard: Heard,
  closed: Closed,
): Omit<Read, "rest" | "statements"> & { statements: Statement[] } {
  const { text } = message;
  const decided = decide(heard.hypotheses);
  const times = timesByModel(told, message);
  const values = decided.statements.flatMap(withoutTimes).filter((one) => !isDenied(one, told, message));
  const stated = [...values, ...times.statements].map((one) => withCorrected(withWholeNames(one), told, message));
  const mends = mendsWith([], told, message, stated).map(withWholeName);
  const edited = editedSpans(mends);
  const isEdited = (at: Span) => edited.some((one) => overlap(one, at));
  const statements = stated.filter((one) => one.slot !== "when" || !isEdited(one.at));
  const valued = [...statements.map(({ at }) => at), ...edited];
  const touched = touchedBy(told, message);
  const own = questionsOf(text, closed.tagged, closed.isClosed, statements).filter(({ at }) => touched.some((one) => overlap(one, at)));
  // "She can't do the 11th, so don't hold it" is said of that day.
  const isOfDay = ({ asks, at }: QuestionSaid) => asks === "unhold" && valued.some((one) => overlap(one, at));
  const asked = withVenueAsks(questionsWith(own, told, statements, message), text, statements).filter((one) => !isOfDay(one));
  const open = decided.doubts.filter(({ options }) => options.some(({ slot }) => slot !== "when"));
  const { doubts, kept } = asksLeft(heard.asks, statements, open);
  const partings = partingsIn(text);
  const found = [...shownOrChecked(text, statements), ...stayingActs(text), ...partings];
  const wanted = wantedIn(text);
  const done = actsWith(closed.acts, told, message).filter(({ act, at }) => !OF_WORDS.has(act) || !isEdited(at));
  const acts = withDraftActs(done, found, wanted?.at ?? []);
  // Calls are refused by a closed phrase, which a model that says "by e-mail" bears out.
  const isByMail = told.reach.some((one) => "by" in one && one.by === "email");
  const reach = withKeptWishes(reachWith(isByMail ? reachIn(text, statements) : null, told, message), message.context.held ?? []);
  const ownPart = ownPartWith(null, told, message);
  return {
    statements: [...withoutVenueAsks(statements, asked), ...kept],
    acts: withoutVenueAsks(acts, asked),
    questions: withLeads(withWishes(asked, text), text, statements),
    doubts: [...open, ...doubts],
    mends,
    ...(wanted ? { wanted } : {}),
    ...(reach ? { reach } : {}),
    ...(ownPart ? { ownPart } : {}),
  };
}
/** A meal is wanted where no word before it denies it: « repas sans gluten » rules out none. */
const DENIES =
  /(?<!\p{L})(?:no|not|n['’]t|without|skip|drop|cancel|remove|pas|sans|aucune?|plus|ni|retirez|enlevez|annulez|sin|ningún|quiten?|cancelen?)(?!\p{L})/iu;
/** "We need no lunch": the words deny it, and nothing says that the plan is wrong without it. */
function isDenied(one: Statement, { acts }: Claims, message: ReadAgain): boolean {
  if (one.slot !== "service" || one.value.kind !== "catering" || one.role === "not") return false;
  const { tokens, message: words } = message.text;
  const from = sentenceAt(tokens, one.at)?.start ?? one.at.start;
  const isNo = DENIES.test(words.slice(from, one.at.start)) || DENIES.test(one.quote.trim().split(/\s+/)[0] ?? "");
  return isNo && !correctedIn(acts, message).some((at) => overlap(at, one.at));
}

/** The words of which a model says that the plan is wrong. */
const correctedIn = (acts: Claims["acts"], message: ReadAgain): Span[] =>
  placesIn(
    acts.flatMap(({ act, quote }) => (act === "correct" ? [quote] : [])),
    message,
  );

/** "You have not put down coffee": words that say that the plan is wrong are of what they say it should be. */
function withCorrected(one: Statement, { acts }: Claims, message: ReadAgain): Statement {
  const more = correctedIn(acts, message).filter((at) => overlap(at, one.at) && at.end - at.start <= LONGEST_CORRECTION);
  return more.length > 0 ? { ...one, also: [...(one.also ?? []), ...more] } : one;
}
const LONGEST_CORRECTION = 120;

/** The days of the hearing that statements name, one by one. */
const daysSaid = (statements: readonly Statement[]): string[] =>
  statements.flatMap((one) =>
    one.slot !== "when" || one.role === "not" || one.role === "backup"
      ? []
      : (one.value.value ?? []).flatMap(({ when }) => (when?.kind === "days" ? when.spans.flatMap(daysOf) : [])),
  );

/** Of the hearing's times only what its model says in no day and no hour: how long, by which clock. Other times ("call me at 3") are whole. */
function withoutTimes(one: Statement): Statement[] {
  if (one.slot !== "when" || !OF_HEARING.has(one.role)) return [one];
  const facts = (one.value.value ?? []).flatMap(({ when: _when, clock: _clock, ...more }) =>
    FACETS.some((facet) => more[facet] !== undefined) ? [more] : [],
  );
  return facts.length > 0 ? [{ ...one, value: { ...one.value, options: [facts], value: facts } }] : [];
}
const FACETS = ["part", "zone", "length"] as const;
/** Of the hearing's own times; others ("call me at 3") are read as our grammar reads them. */
const OF_HEARING: ReadonlySet<Statement["role"]> = new Set<Statement["role"]>(["states", "prefers", "corrects", "backup", "not"]);
/** "Drop it", "forget it" of one thing that is noted is said of that thing, and of nothing else. */
const OF_WORDS: ReadonlySet<Act> = new Set<Act>(["stop", "restart", "undo", "skip", "unknown", "none", "deny", "correct", "person", "bye"]);

/** What is closed, and of which the model says nothing at all: the city, the hours, a number, in words of which it has read nothing. */
function missedBy(told: Claims, found: readonly Statement[], message: ReadAgain): Statement[] {
  const claims = [...told.claims, ...told.edits.flatMap(({ by }) => by)];
  const said = new Set<string>(claims.filter(({ slot }) => slot !== "when").map(keyOf));
  if (told.rooms.length > 0) for (const kind of ["needsBreakoutRooms", "additionalRoomTypes"]) said.add(`service ${kind}`);
  for (const { field } of told.onDays) said.add(`service ${field}`);
  if (told.rooms.length > 0) said.add("breakouts");
  const times = new Set(claims.flatMap((claim) => (claim.slot === "when" ? timesOf(claim.value) : [])));
  if (told.dayHours.length > 0) times.add("clock");
  if (told.dayHours.length + told.onDays.length > 0) times.add("when");
  // Words that only do something, or say how to be reached, explain no number in them.
  const read = readPlaces({ ...told, acts: [], reach: [] }, message);
  const valued = readPlaces({ ...told, acts: [], reach: [], asides: [] }, message);
  const others = placesIn(
    told.claims.filter(({ slot }) => slot !== "when").map(({ quote }) => quote),
    message,
  );
  const touched = touchedBy(told, message);
  const mail = forwardedFrom(message.text.message);
  return found.flatMap((one): Statement[] => {
    const isOf = one.role === "states" || one.role === "prefers" || (one.role === "mentions" && ADDRESSES.has(one.slot));
    const isClosed = one.sources.includes("detector") && isOf;
    // The other sentences are read by themselves.
    if (!isClosed || !touched.some((at) => overlap(at, one.at))) return [];
    const places =
      one.slot === "when"
        ? [
            ...others,
            ...placesIn(
              [
                ...told.remarks,
                ...told.ofDays,
                ...told.asides,
                ...told.reach.map(({ quote }) => quote),
                ...told.acts.map(({ quote }) => quote),
              ],
              message,
            ),
          ]
        : read;
    if (one.slot === "urgency")
      return said.has("urgency") || !isOutright(one, message) || valued.some((at) => overlap(at, one.at)) ? [] : [one];
    if (places.some((at) => overlap(at, one.at))) return [];
    if (one.slot === "when") return withoutSaid(one, times);
    // Another address than the one that the model has read is somebody else's; that of a mail's head is kept with its line.
    if (ADDRESSES.has(one.slot)) return [said.has(one.slot) && one.at.start < mail ? { ...one, role: "mentions" } : one];
    // "A room" is booked for anything.
    if (one.slot === "proceeding" && one.value.type === "boardroom_only") return [];
    return MISSED.has(one.slot) && !said.has(keyOf(one)) ? [one] : [];
  });
}
/** "It is urgent": haste that is said outright is no courtesy, whatever the model takes it for. */
const isOutright = ({ at }: Statement, { finds }: ReadAgain): boolean =>
  finds.some((find) => find.said?.slot === "urgency" && find.said.score >= OUTRIGHT_URGENCY && overlap(find, at));

/** Somebody's, if not the visitor's: staff read it. */
const ADDRESSES: ReadonlySet<string> = new Set(["email", "phone"]);
const MISSED: ReadonlySet<string> = new Set(["proceeding", "headcount", "venue", "format", "service", "breakouts", "setup"]);
/** Of services each is its own. */
const keyOf = ({ slot, value }: { slot: string; value: object }): string =>
  slot === "service" && "kind" in value ? `service ${String(value.kind)}` : slot;
const timesOf = ({ days, hours }: ClaimedWhen): ("when" | "clock")[] => [
  ...(days.length > 0 ? (["when"] as const) : []),
  ...(hours.length > 0 ? (["clock"] as const) : []),
];

/** Of days and hours what the model leaves out of its whole reading; hours of one of its days are its own. */
function withoutSaid(one: Extract<Statement, { slot: "when" }>, said: ReadonlySet<string>): Statement[] {
  const facts = (one.value.value ?? []).flatMap((fact): Fact[] => {
    const isOfSome = fact.on !== undefined && fact.on !== "all";
    const [when, clock] = [said.has("when") ? undefined : fact.when, said.has("clock") || isOfSome ? undefined : fact.clock];
    return when || clock ? [{ ...(when ? { when } : {}), ...(clock ? { clock } : {}) }] : [];
  });
  return facts.length > 0 ? [{ ...one, value: { ...one.value, options: [facts], value: facts } }] : [];
}

const placesIn = (quotes: readonly string[], { text }: ReadAgain): Span[] =>
  quotes.flatMap((quote) => placesOf(text.tokens, quote).slice(0, 1));

/** The sentences in which the model has read something. */
function touchedBy(told: Claims, message: ReadAgain): Span[] {
  const places = readPlaces(told, message);
  return sentencesIn(message.text.tokens).filter((one) => places.some((at) => overlap(one, at)));
}

/** The message with these stretches left blank; line ends stay. */
function blanked(message: string, places: readonly Span[]): string {
  return places.reduce(
    (all, { start, end }) => all.slice(0, start) + all.slice(start, end).replace(/[^\n]/g, " ") + all.slice(end),
    message,
  );
}

/** Whom a message tells of is its model's to say: a signature is no further person, and a name that is only learnt is nobody. */
const OF_WHO: ReadonlySet<Statement["slot"]> = new Set<Statement["slot"]>(["name", "firm", "person"]);
function withoutKnown(own: Read, read: Pick<Read, "statements">, message: ReadAgain): Read {
  const names = read.statements.flatMap((one) => (one.slot === "name" || one.slot === "person" ? [fold(one.value.name ?? "")] : []));
  const isLearnt = ({ sources }: Statement) => !sources.includes("detector");
  const isKnown = (one: Statement) =>
    OF_WHO.has(one.slot) && (isLearnt(one) || names.some((name) => name.split(/\s+/).includes(fold(one.quote))));
  return {
    ...own,
    statements: own.statements.filter((one) => !isKnown(one) && (one.slot !== "urgency" || isOutright(one, message))),
    doubts: own.doubts.filter(({ options }) => !options.every(({ slot }) => OF_WHO.has(slot))),
  };
}

/** The model's reading, and ours of the sentences that it passes over. */
function merged(read: Read, own: Read): Read {
  return {
    ...own,
    ...read,
    statements: [...read.statements, ...own.statements],
    // What it does is read in the whole message: an "ok" that is all that is left of it is no yes.
    acts: [...read.acts, ...own.acts.filter(({ act }) => act === "nocall" && !read.acts.some((one) => one.act === act))],
    questions: [...read.questions, ...own.questions],
    doubts: [...read.doubts, ...own.doubts],
    mends: [...(read.mends ?? []), ...(own.mends ?? [])],
    rest: read.rest,
  };
}
