/** Reads a message: detectors, the grammar and the tagger propose, the decoder decides, and nothing is left out. */

import type { ReadAgain } from "#app/understanding/claims/read-again.ts";
import { answerTo, mayBeName } from "./answers.ts";
import type { Claims } from "./claims/claims.ts";
import { heardBy } from "./claims/heard.ts";
import { readingOf } from "./claims/reading.ts";
import type { ActSaid, Doubt, Hypothesis, Span, Statement, TalkContext, Understanding } from "./contract.ts";
import { decide } from "./decoder.ts";
import { inside, isCapital, overlap, type Text } from "./detectors/finding.ts";
import { isOwnNumber } from "./detectors/reach/references.ts";
import { runsIn } from "./detectors/runs.ts";
import { confidedIn } from "./draft/confided.ts";
import { shownOrChecked, withDraftActs } from "./draft/draft-acts.ts";
import { withLabels } from "./draft/labels.ts";
import { mendsIn } from "./draft/mends.ts";
import { formulasIn, isAside } from "./draft/meta.ts";
import { withNamed } from "./draft/named.ts";
import { withNeedTails } from "./draft/need-tails.ts";
import { isForStaff } from "./draft/orders/for-staff.ts";
import { notesIn } from "./draft/orders/notes.ts";
import { daysOfParts, daysSaidIn } from "./draft/orders/of-parts.ts";
import { withClocks } from "./draft/own/clocks.ts";
import { ownAskContext } from "./draft/own/own-asks.ts";
import { withPriceAsks } from "./draft/own/price-asks.ts";
import { withReports } from "./draft/own/reports.ts";
import { reproachesIn, withReproaches } from "./draft/own/reproaches.ts";
import { partingsIn, withoutPartings } from "./draft/parting.ts";
import { withLeads, withoutPoliteness, withWishes } from "./draft/polite.ts";
import { refusalsIn, withCallHours, withDenials } from "./draft/reach.ts";
import { withKeptWishes, withoutCallsOf } from "./draft/reach-kept.ts";
import { reachIn } from "./draft/reach-ways.ts";
import { stayingActs, withStaying } from "./draft/staying.ts";
import { seatsAsked, withoutVenueAsks, withVenueAsks } from "./draft/venue-asks.ts";
import { wantedIn } from "./draft/wanted.ts";
import { type Found, findAll } from "./finds.ts";
import { isOfPeople, wholeCount } from "./head-counts.ts";
import { fromDetectors, fromTagger } from "./hypotheses.ts";
import { languageOf } from "./language.ts";
import { withMatter } from "./matter-answer.ts";
import { recountsIn } from "./of-services/diets.ts";
import { type ServicesOfDays, servicesOnDays } from "./of-services/of-days.ts";
import { withCountedAgain } from "./people/counted-again.ts";
import { peopleFrom } from "./people/people.ts";
import { withPutRight } from "./people/put-right.ts";
import { withSpellings } from "./people/respelled.ts";
import { restOf } from "./rest.ts";
import { actsOf, questionsOf } from "./said-acts.ts";
import { withCorrection, withRoles } from "./said-roles.ts";
import { withDetails } from "./service-details.ts";
import { withServicesOff } from "./services-off.ts";
import { inClauses } from "./stories.ts";
import { type Tagged, type TaggerModel, tag } from "./tagger/tagger.ts";
import type { WordLists } from "./tagger/word-classes.ts";
import { tellingWords } from "./telling.ts";
import { withOneKind, withStory } from "./tellings.ts";
import { clausesAt, clausesOf } from "./text/clauses.ts";
import { forwardedFrom, frameLines, withoutSentDays } from "./text/forwarded.ts";
import { withoutListNumbers } from "./text/list-numbers.ts";
import { partsOf } from "./text/parts.ts";
import { tokenize } from "./text/tokens.ts";
import { withWholeName, withWholeNames } from "./text/whole-name.ts";
import { withoutEnd } from "./text/without-end.ts";
import { read } from "./time/read.ts";
import type { Reading, TimeContext } from "./time/types.ts";
import { topicsIn } from "./topics.ts";
import { withReserve } from "./when/reserve.ts";
import { inItsWords, inTurn, outsideOf, ownStretches, withoutStretches, withTheirRoles } from "./when/stretches/stretches.ts";
import { wholeTimes } from "./when/whole.ts";
import { isBossFirm } from "./who/boss.ts";
import { ownPartIn, withoutOwnDoubts, withoutOwnPart } from "./who/own-part.ts";
import { withWays } from "./who/ways.ts";
import { whoseNames } from "./who/whose.ts";

/** Longer messages are read up to here; what follows is a rest of its own. */
const LONGEST = 6000;
/** And so many words and signs of them: a letter of that length has a thousand; no page of brackets, or of single letters, is read as words are. */
const MOST_TOKENS = 1100;
/** And so many finds, names and learnt stretches: more than letters of that length have, and all of a list of sixty people. They are weighed against each other. */
const MOST_FINDS = 240;
const MOST_NAMES = 160;

export const NO_CLAIMS: Claims = {
  claims: [],
  acts: [],
  questions: [],
  remarks: [],
  edits: [],
  dayHours: [],
  ofDays: [],
  onDays: [],
  rooms: [],
  reach: [],
  ownPart: [],
  asides: [],
  holds: [],
};

/**
 * Everything that a message says. Never throws, whatever the text; without `model` the detectors read alone. `claims` is what a
 * language model claims of the message: what its quotes do not bear out is left out. Takes a few milliseconds for a letter, less
 * for a line.
 */
export function understand(message: string, context: TalkContext, model: TaggerModel | null, claims: Claims = NO_CLAIMS): Understanding {
  const first = firstReading(message, context, model);
  const heard = heardBy(claims, first.again);
  const passedOver = (words: string, days: readonly string[]) =>
    ownReading(firstReading(words, days.length > 0 ? { ...context, near: days[0], days: [...days] } : context, model));
  const closed = {
    acts: first.ownActs,
    statements: first.decided.statements,
    needs: needsOf(first.tagged),
    tagged: first.tagged,
    isClosed: first.isClosed,
    ofServices: first.ofServices,
    meals: first.meals,
  };
  const reported = withReports(heard ? readingOf(first.again, claims, heard, closed, passedOver) : ownReading(first), first.text);
  const read = withPutRight(reported, first.text, context.held ?? []);
  const rest = [...read.rest, ...tailOf(message, first.text.message.length)];
  const notes = notesIn(first.text);
  return {
    ...read,
    ...(notes.length > 0 ? { notes } : {}),
    ...(context.booked ? ofBooking(first, read) : {}),
    statements: withReserve(withDenials(read.statements, first.text), first.text),
    rest,
    language: languageOf(first.text, first.tagged, context.locale, model, read),
    topics: topicsIn(first.text, first.finds),
  };
}

/** What a message about a booking says of it: whose its days are, and whether its words are for staff. */
function ofBooking(
  { text, finds, again }: First,
  { statements, doubts, mends = [] }: Pick<Understanding, "statements" | "doubts" | "mends">,
) {
  const said = [...statements, ...doubts.flatMap(({ options }) => options)];
  const ofParts = daysOfParts(daysSaidIn(finds, said), { text, finds, held: again.context.held ?? [], statements, mends });
  return { ...(ofParts.length > 0 ? { ofParts } : {}), ...(isForStaff(text) ? { forStaff: true as const } : {}) };
}

/** What our own readers make of a message. */
function ownReading(first: First): Omit<Understanding, "language" | "topics"> {
  const { text, finds, time, ofServices, meals } = first;
  const { explained: given, own } = explainedReading(first, timedReading(first));
  const said = [...ofServices.off, ...meals.at];
  const isSaid = ({ at }: { at: Span }) => said.some((clause) => overlap(clause, at));
  const explained = {
    ...given,
    statements: given.statements.map((one) => withItsDays(one, ofServices)),
    mends: given.mends.filter((one) => !isSaid(one)),
  };
  const gapped = { ...explained, statements: explained.statements.map((one) => withGaps(one, text, own, time)) };
  const rest = restOf(
    text.message,
    text,
    gapped,
    finds.filter(({ kind }) => kind === "need"),
  ).filter(({ at }) => !said.some((clause) => inside(at, clause)));
  const statements = [...explained.statements, ...confidedIn(text, explained, rest)];
  const inClause = statements.map((one) => withWholeNames(inItsClause(one, statements, text)));
  const onDays = ofServices.said.length > 0 ? { onDays: ofServices.said } : {};
  const recounts = meals.recounts.length > 0 ? { recounts: meals.recounts } : {};
  return { ...explained, ...withStory(inClause, rest, text), ...onDays, ...recounts };
}

/** The clause of a service that says its days and hours says nothing else. */
function withItsDays(one: Statement, { clauses }: ServicesOfDays): Statement {
  const isOfIt = one.slot === "service" && clauses.some((clause) => overlap(clause, one.at));
  return isOfIt ? { ...one, also: [...(one.also ?? []), ...clauses] } : one;
}

/** What the readers propose, what the decoder takes of it, and what the message is as an answer to what was asked. */
function firstReading(message: string, context: TalkContext, model: TaggerModel | null) {
  const time: TimeContext = {
    today: context.today.slice(0, 10),
    locale: context.locale,
    near: context.near ?? context.month,
    days: context.days,
  };
  const { text, finds } = findMost(withoutListNumbers(withoutSentDays(message.slice(0, endOfReading(message)))), context.asked, time);
  const again: ReadAgain = { text, finds, context };
  const tagged = model ? tagMost(model, text.message, { asked: context.asked, locale: context.locale, finds }) : null;
  const ofServices = servicesOnDays(text, finds, context.days ?? [], time);
  const meals = recountsIn(text, context.held ?? [], time);
  const decided = decide(proposals(again, tagged, time, model?.lists ?? null, { ...ofServices, off: [...ofServices.off, ...meals.at] }));
  const frame = frameLines(text.message);
  const ownActs = actsOf(text, tagged, decided.statements).filter(({ at }) => !frame.some((one) => inside(at, one)));
  const isClosed = ownActs.some(({ sources, score }) => sources.includes("detector") && score > 0.9) && decided.statements.length === 0;
  const answer = answerTo(text, decided.statements, ownActs, isClosed, model?.lists ?? null);
  return { time, text, finds, again, tagged, decided, ownActs, isClosed, answer, ofServices, meals };
}
type First = ReturnType<typeof firstReading>;

/** The statements with their roles, and their days and hours read as one. */
function timedReading({ time, text, finds, again: { context }, decided, ownActs, answer, ofServices, meals }: First) {
  const needed = decided.statements.filter(
    (one) => !isServed(one, decided.statements) && !isOvertaken(one, decided.statements, text.message),
  );
  const roles = ownStretches(text, time, [...apartIn(needed), ...ofServices.at, ...meals.at]);
  const others = withoutStretches(text, roles.at);
  const given = withOneKind(withRoles([...needed, ...answer.statements], others, ownActs), text);
  const asked: Doubt[] = [...decided.doubts.filter((doubt) => !isAnswered(doubt, answer.statements)), ...answer.doubts];
  const partings = partingsIn(text);
  const staying = { statements: withoutPartings(given, partings), doubts: withoutPartings(asked, partings) };
  const called = withCallHours(staying, text, context.calling === true);
  const timed = wholeTimes(outsideOf(called, text, roles.at, time), others, finds, {
    // "The hearing is April 26 to 30": its own days are known to every other sentence.
    near: context.near !== undefined || roles.statements.some(({ role, value }) => role === "corrects" && isNamingDays(value)),
    days: context.days ?? (context.near ? [context.near] : []),
    wished: context.wished === true,
    time,
  });
  const dated = timed.statements.map((one) => inItsWords(one, text));
  const inOrder = inTurn(dated, withTheirRoles(roles.statements, called.statements), context.days ?? [], text);
  const named = withNamed({ ...timed, statements: inOrder }, text, context.noted ?? []);
  return { ...named, statements: withLabels(named.statements, text, context.near !== undefined), roles, partings };
}
type Timed = ReturnType<typeof timedReading>;

/** Acts, questions, doubts and mends next to the statements; `own`: the stretches that were read by themselves. */
function explainedReading({ text, again, tagged, ownActs, isClosed, answer }: First, { roles, partings, ...labelled }: Timed) {
  const heard = answer.statements.length > 0 ? ownActs.map(informing) : ownActs;
  const stated = labelled.statements.map((one) => withoutPoliteness(one, text));
  const put = withReproaches(withClocks(questionsOf(text, tagged, isClosed, stated), text), text);
  const asked = withPriceAsks(withVenueAsks(put, text, stated), text);
  const left = withoutVenueAsks(stated, asked);
  const wished = withNeedTails([...left, ...seatsAsked(asked, text, left)], text);
  const spelt = withSpellings(wished, mendsIn(text), text, again.context.held ?? []);
  const counted = withCountedAgain(spelt.statements, spelt.mends.map(withWholeName), text, again.context.held ?? []);
  const { mends } = counted;
  const served = withStaying(withServicesOff(counted.statements, text, mends), text);
  const ownPart = ownPartIn(text, served);
  const statements = withMatter(withoutOwnPart(served, ownPart), text, heard, isClosed);
  const wanted = wantedIn(text);
  // Whom we are to find, which city would do as well, and that nothing is held mend nothing.
  const settled = [
    ...roles.at,
    ...asked.flatMap(({ asks: of, at }) => (of === "unhold" ? at : [])),
    ...(wanted?.at ?? []),
    ...statements.flatMap(({ slot, role, also = [] }) => (slot === "venue" && role === "backup" ? also : [])),
  ];
  const reach = withKeptWishes(partings.length > 0 ? null : reachIn(text, statements), again.context.held ?? []);
  const drafted = withDraftActs(
    withCorrection(isMatterAnswered(text, statements) ? heard.map(informing) : heard, statements, text),
    [
      ...shownOrChecked(text, statements, ownAskContext(again.context, [...stated, ...statements])),
      ...reproachesIn(text, statements),
      ...stayingActs(text),
      ...refusalsIn(reach),
      ...partings,
    ],
    settled,
    statements.flatMap(({ role, slot, at }) => (role === "not" && slot !== "when" ? [at] : [])),
  );
  const explained = {
    statements: withoutCallsOf(statements, reach),
    acts: withoutVenueAsks(drafted, asked),
    questions: withLeads(withWishes(asked, text), text, statements),
    doubts: withoutOwnDoubts(labelled.doubts, ownPart),
    mends: withoutPartings(mends, partings).filter(({ at, thing }) => thing !== undefined || !settled.some((one) => overlap(one, at))),
    ...(wanted ? { wanted } : {}),
    ...(reach ? { reach } : {}),
    ...(ownPart ? { ownPart } : {}),
  };
  return { explained, own: roles.at };
}

/** Stretches that the tagger takes for something that is needed. */
const needsOf = (tagged: Tagged | null): Span[] =>
  (tagged?.spans ?? []).filter(({ label }) => NEEDS.has(label)).map(({ start, end }) => ({ start, end }));
const NEEDS: ReadonlySet<string> = new Set(["need", "service", "room"]);

const isNamingDays = ({ value }: Reading): boolean => value?.some(({ when }) => when?.kind === "days") ?? false;

const MOST_SPARE = 2;
const WIDE = 600;
/** Days and hours said in several clauses tell nothing of the clauses between them. */
function withGaps(one: Statement, { message, tokens }: Text, own: readonly Span[], time: TimeContext): Statement {
  const { at } = one;
  if (one.slot !== "when" || at.end - at.start > WIDE || own.some((stretch) => overlap(stretch, at))) return one;
  const clauses = clausesAt(tokens, at);
  if (clauses.length < 2) return one;
  // Only what is the statement's own is read again: a clause may be as long as the message.
  const [first, ...more] = clauses.flatMap((clause): Span[] => {
    const [start, end] = [Math.max(clause.start, at.start), Math.min(clause.end, at.end)];
    const words = message.slice(start, end);
    if (tellingWords(words).length <= MOST_SPARE) return [{ start, end }];
    return read(words, time).map((reading) => ({ start: start + reading.start, end: start + reading.end }));
  });
  return first ? { ...one, at: first, also: [...(one.also ?? []), ...more] } : one;
}

/** What a meal that is ordered, or a further room, says already is no further need. */
function isServed({ slot, at }: Statement, statements: readonly Statement[]): boolean {
  return slot === "need" && statements.some((one) => one.slot === "service" && IN_WORDS.has(one.value.kind) && overlap(one.at, at));
}
const IN_WORDS: ReadonlySet<string> = new Set(["catering", "additionalRoomTypes"]);

const KEEPERS: ReadonlySet<Statement["slot"]> = new Set(["story", "person", "need", "remark"]);
/** What is next to them says whose they are. */
const CONTACTS: ReadonlySet<Statement["slot"]> = new Set(["email", "phone", "name", "firm"]);
/** What is only mentioned, and the side, are kept in the words of their clause: staff read no scraps. */
function inItsClause(one: Statement, statements: readonly Statement[], { message, tokens }: Text): Statement {
  const isKept = statements.some((other) => other !== one && KEEPERS.has(other.slot) && inside(one.at, other.at));
  if (
    (one.role !== "mentions" && one.slot !== "side") ||
    (KEEPERS.has(one.slot) && one.slot !== "remark") ||
    CONTACTS.has(one.slot) ||
    isKept
  )
    return one;
  const clause = clausesOf(tokens).find((other) => inside(one.at, other));
  const item = clause && partsOf(clause, tokens).find((part) => inside(one.at, part));
  if (!item) return one;
  const quote = withoutEnd(message.slice(item.start, item.end), (sign) => /[\s,;:–—(-]/.test(sign));
  return { ...one, quote, at: { start: item.start, end: item.start + quote.length } };
}

/** What is kept of one day says nothing of days. */
const apartIn = (statements: readonly Statement[]): readonly Span[] =>
  statements.flatMap(({ slot, also = [] }) => (slot === "remark" ? also : []));

/** « Personne ne doit croiser … », "nobody", «nadie»: none of those who come. */
const NOBODY = /^(?:personne\s(?:ne\s|n['’])|aucune personne|nobody|no one|nadie|ninguna persona)/iu;
const SOMEBODY = /^(?:(?:some|any|every)(?:body|one)|quelqu['’]un|alguien|cualquiera)(?!\p{L})/iu;
const isNobody = ({ at }: Hypothesis, { message }: Text): boolean => NOBODY.test(message.slice(at.start));
/** Nobody is called so. */
const isNoName = (one: Hypothesis, text: Text): boolean =>
  one.slot === "name" && (isNobody(one, text) || SOMEBODY.test(text.message.slice(one.at.start)));

const ARTICLE = /^(?:the|an?|le|la|les|el|los|las|une?|un|l['’])$/i;
/** A name that is only ordinary words is none, unless a closed form says so. */
function isLikely({ slot, value, at }: Hypothesis, text: Text, lists: WordLists): boolean {
  const own = text.tokens.filter((token) => inside(token, at));
  // A relative is called by that: "my brother".
  if (slot === "person") return !("name" in value) || value.by !== undefined || mayBeName(own, lists);
  if (slot !== "firm") return slot !== "name" || mayBeName(own, lists);
  const words = own.filter((word) => !ARTICLE.test(word.text));
  return words.some(isCapital) || mayBeName(words, lists);
}

function proposals(
  { text, finds, context }: ReadAgain,
  tagged: Tagged | null,
  time: TimeContext,
  lists: WordLists | null,
  ofServices: ServicesOfDays,
): Hypothesis[] {
  const spans = tagged ? whoseNames(tagged.spans, text, finds) : null;
  const people = peopleFrom(text, spans ?? [], finds).filter((one) => !isNobody(one, text) && (!lists || isLikely(one, text, lists)));
  const read = [...fromDetectors(text, finds, spans, time), ...fromTagger(text, spans ?? [], finds, time)];
  const others = inClauses(text, read, spans ?? []).filter(
    (one) => !isNoName(one, text) && (one.source === "detector" || !lists || isLikely(one, text, lists)),
  );
  const own = others.filter(
    (one) =>
      (isBoss(one, text) || isInWords(one) || isSeat(one, text) || !isOfPerson(one, people)) &&
      !(isTold(one) && isAside(text, one.at)) &&
      !(one.slot === "headcount" && isOfPeople(text, one, people)),
  );
  const costs = read.filter(isInWords);
  const isOff = ({ slot, at }: Hypothesis) => OFF.has(slot) && ofServices.off.some((clause) => overlap(clause, at));
  const said = [...own.filter((one) => !isOff(one)), ...people].filter(
    ({ at }) => !formulasIn(text).some((formula) => inside(at, formula)),
  );
  return wholeCount(text, withDetails(text, withWays(text, said, finds, context, time), finds, ofServices)).filter(
    (one) =>
      !isOfCosts(one, costs) &&
      !isOfRooms(one, read) &&
      !(one.slot === "reference" && one.value.kind !== "own" && isOwnNumber(text, one.at)),
  );
}

/** What a clause that takes a service off some days, or counts meals again, says of nothing else. */
const OFF: ReadonlySet<Hypothesis["slot"]> = new Set(["service", "need", "headcount", "when", "story"]);

/** The firm of whom the visitor works for is the visitor's, whosever it is besides. */
const isBoss = ({ slot, at }: Hypothesis, text: Text): boolean => slot === "firm" && isBossFirm(text, at);

/** What a document below says of the city, the kind or the format, the visitor's own words above say later. */
function isOvertaken({ slot, role, at }: Statement, statements: readonly Statement[], message: string): boolean {
  const from = OF_ONE.has(slot) && role !== "not" ? forwardedFrom(message) : message.length;
  return (
    at.start >= from && statements.some((one) => one.slot === slot && one.at.start < from && one.role !== "not" && one.role !== "mentions")
  );
}
const OF_ONE: ReadonlySet<Statement["slot"]> = new Set(["venue", "proceeding", "format"]);

/** "The tribunal will sit in Toronto": where it sits the hearing is. */
const isSeat = ({ slot, at }: Hypothesis, { message }: Text): boolean =>
  slot === "venue" && SITS.test(message.slice(Math.max(0, at.start - 40), at.start));
const SITS = /(?<!\p{L})(?:sits?|sitting|hear (?:the )?\p{L}+|si[èé]g\p{L}+|sesion\p{L}+|tendr\p{L}+ sus sesiones)\s(?:in|at|à|en)\s$/iu;

const isTold = ({ slot, source }: Hypothesis): boolean => (slot === "story" || slot === "need") && source === "tagger";

/** Who an invoice is written to, and who bears which share, is said in the words of the costs. */
const OF_COSTS: ReadonlySet<Hypothesis["slot"]> = new Set(["firm", "name", "person", "headcount", "proceeding", "story", "need"]);
const isOfCosts = ({ slot, at }: Hypothesis, costs: readonly Hypothesis[]): boolean =>
  OF_COSTS.has(slot) && costs.some((one) => overlap(at, one.at));
/** "Three in all", of rooms. */
const isOfRooms = ({ slot, at }: Hypothesis, read: readonly Hypothesis[]): boolean =>
  (slot === "headcount" || slot === "need") &&
  read.some((one) => one.slot === "breakouts" && one.source === "detector" && overlap(at, one.at));
const isInWords = ({ slot, value }: Hypothesis): boolean => slot === "split" && "words" in value;

/** What is said of somebody else says nothing of the hearing, and nothing of the visitor. */
const OF_PERSONS: ReadonlySet<Hypothesis["slot"]> = new Set(["format", "venue", "firm", "headcount", "split", "when"]);
function isOfPerson({ slot, at }: Hypothesis, people: readonly Hypothesis[]): boolean {
  if (slot === "firm" && people.some((one) => (one.slot === "firm" && !overlap(one.at, at)) || (one.role === "not" && overlap(one.at, at))))
    return true;
  return (
    OF_PERSONS.has(slot) &&
    people.some((one) =>
      [...(one.also ?? []), ...(slot === "headcount" || slot === "split" ? [one.at] : [])].some((span) => overlap(span, at)),
    )
  );
}

/** What nobody could tell informs, once it is an answer. */
function informing(said: ActSaid): ActSaid {
  return said.act === "unclear" ? { ...said, act: "inform" } : said;
}

const isMatterAnswered = ({ asked }: Text, statements: readonly Statement[]): boolean =>
  asked === "story" && statements.some(({ slot, role }) => slot === "story" && role === "states");

function isAnswered({ at, options }: Doubt, statements: readonly Statement[]): boolean {
  return statements.some((one) => overlap(one.at, at) && options.every(({ slot }) => slot === one.slot));
}

/** How far a message is read. What follows is a rest, word for word. */
function endOfReading(message: string): number {
  const read = message.slice(0, LONGEST);
  return tokenize(read)[MOST_TOKENS]?.start ?? read.length;
}

/** The finds of a message, and the message as far as it is read for them. */
function findMost(message: string, asked: string, time: TimeContext): Found {
  const found = findAll(message, asked, time);
  const { tokens } = found.text;
  const finds = found.finds.map(({ start }) => start).sort((a, b) => a - b)[MOST_FINDS] ?? message.length;
  const names = tokens[runsIn(tokens)[MOST_NAMES]?.first ?? tokens.length]?.start ?? message.length;
  const end = Math.min(finds, names);
  return end === message.length ? found : findAll(message.slice(0, end), asked, time);
}

/** What the learnt reader marks, within the same bound: lines of one word each may all be names to it. */
function tagMost(...read: Parameters<typeof tag>): Tagged {
  const tagged = tag(...read);
  return { ...tagged, spans: tagged.spans.slice(0, MOST_NAMES) };
}

function tailOf(message: string, start: number): Understanding["rest"] {
  const quote = message.slice(start);
  return quote.trim() === "" ? [] : [{ at: { start, end: message.length }, quote }];
}
