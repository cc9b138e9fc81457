/**
 * A message that a language model has read: each of its claims, proven by its quote, is the reading. Our own readers read the sentences in
 * which it has read nothing, as if these were the message, and nothing in any other.
 */
import type { Act, ActSaid, OnDaysSaid, QuestionSaid, Recount, Rest, Span, Statement, Understanding } from "../contract.ts";
import { decide } from "../decoder.ts";
import { inside, overlap } from "../detectors/finding.ts";
import { ROOM_WORDS } from "../detectors/hearing/room-words.ts";
import { confidedIn } from "../draft/confided.ts";
import { shownOrChecked, withDraftActs } from "../draft/draft-acts.ts";
import { withClocks } from "../draft/own/clocks.ts";
import { ownAskContext, withAsksGiven } from "../draft/own/own-asks.ts";
import { withPriceAsks } from "../draft/own/price-asks.ts";
import { reproachesIn, withReproaches } from "../draft/own/reproaches.ts";
import { partingsIn } from "../draft/parting.ts";
import { withLeads, withWishes } from "../draft/polite.ts";
import { withKeptWishes } from "../draft/reach-kept.ts";
import { reachIn } from "../draft/reach-ways.ts";
import { stayingActs } from "../draft/staying.ts";
import { withoutVenueAsks, withVenueAsks } from "../draft/venue-asks.ts";
import { wantedIn } from "../draft/wanted.ts";
import type { ServicesOfDays } from "../of-services/of-days.ts";
import { isServiceClause, withoutRecounted, withoutServiceTimes, withServiceDays } from "../of-services/with-claims.ts";
import { evidenceOf, restOf } from "../rest.ts";
import { questionsOf } from "../said-acts.ts";
import type { Tagged } from "../tagger/tagger.ts";
import { sentenceAt } from "../text/clauses.ts";
import { recipientLines } from "../text/forwarded.ts";
import { withWholeName, withWholeNames } from "../text/whole-name.ts";
import { daysOf } from "./borne-out.ts";
import type { Claims } from "./claims.ts";
import { editedSpans, mendsWith } from "./edits/edits.ts";
import type { Heard } from "./heard.ts";
import { actsWith, asksLeft, pricesClaimed, questionsWith, remarksLeft, restWith } from "./join.ts";
import { onDaysBy } from "./on-days.ts";
import { ownPartWith } from "./own-part.ts";
import { blanked, leftOut, othersLeft, touchedBy, withCounts } from "./passed-over.ts";
import { firstPlaces } from "./quotes.ts";
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
  /** Days and hours of services, by the words of their clauses. */
  ofServices: ServicesOfDays;
  /** Meals that are noted, counted again. */
  meals: { recounts: readonly Recount[]; at: readonly Span[] };
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
  const { ofServices, meals } = closed;
  const given = withoutRecounted(withoutServiceTimes(claims, ofServices, text), meals.at, text);
  const told = { ...given, dayHours: given.dayHours.filter((one) => isProvenHours(one, claims, message)) };
  const unproven = given.dayHours.filter((one) => !told.dayHours.includes(one)).map(({ quote }) => quote);
  const claimed = claimedBy(message, told, heard, closed);
  claimed.statements = [
    ...withCounts(claimed.statements, closed.statements, message),
    ...leftOut(told, closed.statements, claimed.statements, message),
  ];
  const others = passedOver(blanked(text.message, touchedBy(told, message)), daysSaid(claimed.statements));
  const own = othersLeft(others, claimed.statements, message);
  const { onDays: borneOut, left } = onDaysBy(told, message);
  const kept = left.filter((quote) => !isServiceClause(quote, ofServices, text));
  const noted = new Set((message.context.held ?? []).map(({ field }) => String(field)));
  const onDays = withServiceDays(borneOut, ofServices, claimed.statements, noted);
  const apart = [...keptOfDays({ ...told, ofDays: [...kept, ...unproven] }, message)];
  const statements = [...claimed.statements, ...apart];
  const explained = { ...claimed, statements };
  statements.push(...remarksLeft(told, evidenceOf(explained), message));
  const needed = message.finds.filter(({ kind }) => kind === "need");
  const rest = restWith(told, message, restOf(text.message, text, merged({ ...explained, statements, rest: [] }, own), needed), {
    places: heard.read,
    needs: closed.needs,
  });
  const unexplained = rest.filter(({ at }) => ![...ofServices.clauses, ...meals.at].some((clause) => inside(at, clause)));
  const loose = unexplained.filter(({ at }) => !recipientLines(text.message).some((line) => inside(at, line)));
  statements.push(...confidedIn(text, merged({ ...explained, statements, rest }, own), rest));
  const whole = merged({ ...explained, statements, rest: loose }, own);
  return {
    ...whole,
    rest: [...loose, ...wordsLost(closed.statements, whole, told, onDays, message)],
    isRead: true,
    ...(onDays.length > 0 ? { onDays } : {}),
    ...(meals.recounts.length > 0 ? { recounts: meals.recounts } : {}),
  };
}

/**
 * A claim may be borne out by a few words of its quote alone: of the others what our own readers find is kept in its words, where nothing else of the
 * reading holds them.
 */
function wordsLost(found: readonly Statement[], read: Read, told: Claims, onDays: readonly OnDaysSaid[], { text }: ReadAgain): Rest[] {
  const { statements, doubts, questions, rest, acts, mends = [] } = read;
  const options = doubts.flatMap((doubt) => doubt.options);
  const held = [
    ...evidenceOf({ ...read, statements: [...statements, ...options] }),
    ...[...questions, ...rest, ...acts, ...mends].map(({ at }) => at),
  ];
  const aside = firstPlaces(text.tokens, [...told.asides, ...onDays.map(({ quote }) => quote), ...told.rooms.map(({ quote }) => quote)]);
  const claimed = firstPlaces(text.tokens, [
    ...[...told.claims, ...told.acts].map(({ quote }) => quote),
    ...told.questions,
    ...told.remarks,
  ]);
  return found.flatMap(({ at, quote, sources }): Rest[] => {
    const isLost = sources.includes("detector") && ![...held, ...aside].some((one) => overlap(one, at));
    return isLost && claimed.some((one) => overlap(one, at)) ? [{ at, quote }] : [];
  });
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
  const put = withReproaches(withClocks(questionsWith(own, told, statements, message), text), text);
  const venue = withVenueAsks(put, text, statements).filter((one) => !isKeptOtherwise(one, valued, told, message));
  const asked = withPriceAsks(venue, text, pricesClaimed(told, message));
  const open = decided.doubts.filter(({ options }) => options.some(({ slot }) => slot !== "when"));
  const { doubts, kept } = asksLeft(heard.asks, statements, open);
  const partings = partingsIn(text);
  const around = ownAskContext(message.context, [...closed.statements, ...statements]);
  const found = [
    ...withAsksGiven(shownOrChecked(text, statements, around), put, text, around),
    ...reproachesIn(text, statements),
    ...stayingActs(text),
    ...partings,
  ];
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
/** "She can't do the 11th, so don't hold it", "we want to keep Friday on top": said of a day, or of a wish, and of no rooms. */
function isKeptOtherwise(
  { asks, at }: QuestionSaid,
  valued: readonly Span[],
  told: Claims,
  { text: { tokens, message } }: ReadAgain,
): boolean {
  const isIn = (quotes: readonly string[]) => firstPlaces(tokens, quotes).some((one) => overlap(one, at));
  if (asks === "unhold") return valued.some((one) => overlap(one, at));
  const isOfRooms = ROOM.test(message.slice(at.start, at.end)) || isIn([...told.holds, ...told.questions]);
  return asks === "hold" && !isOfRooms && isIn([...told.remarks, ...told.ofDays, ...told.asides]);
}

const ROOM = new RegExp(`(?<!\\p{L})(?:${ROOM_WORDS})`, "iu");

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
  firstPlaces(
    message.text.tokens,
    acts.flatMap(({ act, quote }) => (act === "correct" ? [quote] : [])),
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
