/** Questions put to us: answered in order, or kept for staff in the visitor's words. */

import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { MERE_WISH, NO_ANSWER, OF_PRICES, type QuestionSaid, type Statement } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { withoutAdvice } from "./answer/advice.ts";
import { isWish } from "./answer/asked-about.ts";
import { sayClocks } from "./answer/clocks.ts";
import { isOfVenue } from "./answer/of-venue.ts";
import { priceAskIn, sayPriceAsked } from "./answer/price/asked.ts";
import { isOfPart, sayPriceOfPart } from "./answer/price/of-one.ts";
import { isShowing } from "./answer/show.ts";
import { keepStated } from "./answer/stated-in-question.ts";
import { BOOKING_ACTS, isEditOfBooking } from "./booked.ts";
import { assumed, currentPlan, type Desk, hasAct, overlap, raise, remark, say, sentenceOf, within } from "./desk.ts";
import { changePoint } from "./plan/change-points.ts";
import { isSettled } from "./plan/fields.ts";
import { fitKey, isUnfit } from "./plan/fit.ts";
import { entriesIn, GROWING } from "./plan/slots.ts";
import { daysOf } from "./plan/spans.ts";
import { meaning } from "./plan/when-points.ts";
import { promisePrice } from "./prices.ts";
import { storyOf } from "./remarks/matter.ts";
import { isOfWanted } from "./remarks/wanted.ts";
import type { Deed } from "./state.ts";
import { take } from "./take.ts";
import { takeVenueAsk } from "./venue/asks.ts";
import { venueIn } from "./world.ts";

type When = Extract<Statement, { slot: "when" }>;

export function takeQuestions(desk: Desk) {
  for (const question of desk.said.questions.flatMap(apart)) {
    if (isEditOfBooking(desk, question.at)) continue;
    if (isOfBooking(desk, question) || isNotOurs(desk, question) || isOfWanted(desk, question.at)) continue;
    // "When does Thursday begin, and what does Friday cost?": what is shown answers the first alone.
    if (isShowing(desk, question.at)) {
      if (!question.own) sayPrice(desk, question);
      continue;
    }
    // "Can someone call me today?": the call is the answer.
    if (desk.said.statements.some((one) => one.role === "call" && overlap(one.at, question.at)) && hasAct(desk, "person")) continue;
    if (takeVenueAsk(desk, question) || sayClocks(desk, question) || isScolding(desk, question)) continue;
    const isPriced = sayPrice(desk, question);
    // Before a day is noted, the one that is asked about is looked up and offered as well.
    if (isPriced && currentPlan(desk).days.length > 0) continue;
    if (isWish(desk, question)) {
      keepUncovered(desk, question);
      continue;
    }
    const inside = desk.said.statements.filter((one) => within(one.at, question.at));
    const when = inside.find((one): one is When => one.slot === "when" && daysIn(one).length > 0);
    const venue = inside.flatMap((one) => (one.slot === "venue" ? [one.value.location] : []))[0] ?? desk.values.location?.value;
    askFormat(desk, inside);
    if (when && venueIn(desk.world, venue)) asksForDays(desk, question, when, venue ?? "", inside);
    else if (!isPriced && !isMoveAsked(desk)) {
      keepAskedDetails(desk, question, inside);
      asksForFacts(desk, question, inside);
      keepStated(desk, question);
    }
  }
}

/** Of one thing, or of single days: neither a wish nor a question for free days, whatever days it names. */
function sayPrice(desk: Desk, question: QuestionSaid): boolean {
  const { price, quote } = question;
  if (!price || !isOfPart(price)) return false;
  const asked = priceAskIn(quote, true);
  if ((asked === "who_pays" || asked === "invoice") && sayPriceAsked(desk, asked, quote)) return true;
  return sayPriceOfPart(desk, question) !== false;
}

/** "Are you deaf?": it asks nothing, whatever mark it ends with. */
const isScolding = ({ said }: Desk, { at, quote, reproach, about }: QuestionSaid): boolean =>
  reproach === true ||
  (about === NO_ANSWER &&
    tellingWords(quote).length <= FRAGMENT &&
    said.acts.some(({ act, at: own }) => act === "upset" && overlap(own, at)));

/** "Is that a problem?": what it asks about is in its sentence, for an answer of ours as for the staff who read it. */
function sentenceOfFragment(desk: Desk, { at, quote }: QuestionSaid): string {
  if (tellingWords(quote).length > FRAGMENT || !POINTS_BACK.test(quote)) return quote;
  const sentence = sentenceOf(desk, at, quote);
  return desk.said.questions.some((one) => one.quote !== quote && sentence.includes(one.quote)) ? quote : sentence;
}
const POINTS_BACK = /(?<!\p{L})(?:that|it|this|so|ça|cela|c['’]|ce|eso|esto|lo|es un)(?!\p{L})/iu;
/** So few words tell nothing by themselves. */
const FRAGMENT = 2;

/** "Can you tell me if there is parking and if we can stay later?": two questions, each with an answer of its own. */
function apart(question: QuestionSaid): QuestionSaid[] {
  const { quote, at, asks, about } = question;
  const join = asks || about !== undefined ? null : TWO_IN_ONE.exec(quote);
  if (!join) return [question];
  const [, first = "", joint = ""] = join;
  const cut = at.start + first.length;
  return [
    { ...question, quote: first, at: { start: at.start, end: cut } },
    { ...question, quote: quote.slice(first.length + joint.length), at: { start: cut + joint.length, end: at.end } },
  ];
}
const TWO_IN_ONE =
  /^(.*?(?<!\p{L})(?:if|whether|how|what|where|si|s['’]ils?|comment|où|cómo|dónde)(?!\p{L}).{6,}?)(,?\s(?:and|et|y)\s)(?:also\s|aussi\s|también\s)?(?:if|whether|how|what|where|si|s['’]ils?|comment|où|cómo|dónde)(?!\p{L})/isu;

/** "What would a room for one day with coffee and sandwiches cost?": how long and what besides stay in the words of the question. */
function keepAskedDetails(desk: Desk, { quote }: QuestionSaid, inside: readonly Statement[]) {
  const isNoted = ({ at }: Statement) =>
    desk.changes.some(
      ({ evidence }) => evidence !== "" && desk.said.statements.some((one) => one.quote === evidence && overlap(one.at, at)),
    );
  if (inside.some((one) => isDetail(one) && !isNoted(one))) remark(desk, quote, "question");
}

/** More than a thing that we may be asked about ("do you offer court reporters?"): how much of it, how long, or which. */
const isDetail = (one: Statement): boolean =>
  (one.role === "states" || one.role === "prefers") &&
  ((one.slot === "service" && one.value.detail !== undefined) ||
    (one.slot === "when" && one.value.value?.some(({ length }) => length) === true) ||
    one.slot === "breakouts" ||
    one.slot === "headcount");

/** "Can you move it to March 18?": the question whether to do so is the answer. */
const isMoveAsked = ({ before, points }: Desk): boolean =>
  points.some(({ id, kind }) => kind === "move_booking" && before.points.every((one) => one.id !== id));

/** What we do not do was said already, and no colleague will answer it otherwise. */
const isNotOurs = ({ said }: Desk, { at }: QuestionSaid): boolean =>
  said.acts.some((one) => one.act === "offtopic" && (overlap(one.at, at) || said.statements.length === 0));

/** "Did it go through?" is answered by the state of the booking, "can you send me a copy?" by the copy. */
const isOfBooking = ({ booking, said }: Desk, { about, at }: QuestionSaid): boolean =>
  said.acts.some(
    (one) =>
      (one.act === "status" || (booking && BOOKING_ACTS.some((act) => act === one.act))) &&
      (one.score > 0.7 || (one.sources.includes("model") && (within(one.at, at) || about === undefined || about === NO_ANSWER))) &&
      overlap(one.at, at),
  );

/** "Can we do it online instead?" is answered, and asked back where another way is noted. */
function askFormat(desk: Desk, inside: readonly Statement[]) {
  const format = inside.find(({ slot, role }) => slot === "format" && role !== "mentions");
  if (!format || !isSettled(desk.values.locationType)) return;
  // What only follows from a city gives way to a wish, and not to a question.
  const [entry] = desk.told.includes(assumed("locationType")) ? entriesIn(format) : [];
  if (!entry) return take(desk, format, false, true);
  if (entry.value !== desk.values.locationType.value) raise(desk, changePoint(desk, format, "locationType", entry.value));
}

/** So much of a wish has to be explained by what was taken of it. */
const EXPLAINED = 0.5;

/** A wish of which little was understood is kept in the visitor's words besides. */
function keepUncovered(desk: Desk, { at: whole, quote, wishes }: QuestionSaid) {
  const at = wishes ?? whole;
  const covered = new Set<number>();
  const spans = [...desk.said.statements.flatMap((one) => (within(one.at, whole) ? one.at : [])), ...desk.mended];
  for (const { start, end } of spans)
    for (let index = Math.max(start, whole.start); index < Math.min(end, whole.end); index += 1) covered.add(index);
  if (covered.size < (at.end - at.start) * EXPLAINED) remark(desk, quote);
}

const daysIn = ({ value }: When): LocalDate[] =>
  (value.value ?? []).flatMap((fact) => (fact.when?.kind === "days" ? fact.when.spans.flatMap((span) => daysOf(span)) : []));

/** The answer that a model names; what this hearing costs is a question of the price whatever it names, and one without words of its own ours find. */
function answerNamed({ about, quote }: QuestionSaid): string | undefined {
  if (about !== NO_ANSWER && about !== MERE_WISH) return about;
  if (ASKS_PRICE.test(quote)) return OF_PRICES;
  return about === NO_ANSWER && tellingWords(quote).length === 0 ? undefined : about;
}
const ASKS_PRICE =
  /(?<!\p{L})(?:how much|costs?|price[sd]?|pricing|estimate|quote|combien (?:[cç]a )?co[uû]t|co[uû]t\p{L}*|prix|tarifs?|estimation|soumission|devis|cu[aá]nto (?:cuesta|costar|es|ser|sale|vale)|cuesta|costar[ií]a|precios?|presupuesto|cotizaci[oó]n)(?!\p{L})/iu;

function asksForFacts(desk: Desk, question: QuestionSaid, inside: readonly Statement[]) {
  const { quote, wishes, about } = question;
  const id = answerNamed(question);
  if (id === MERE_WISH) return keepWish(desk, question);
  const known = desk.world.facts.faq;
  const key = id === undefined ? quote : `${id}: ${quote}`;
  if (id !== NO_ANSWER && (!known || !Object.hasOwn(known, key))) {
    desk.lookups.push({ kind: "faq", key, quote, ...(id === undefined ? {} : { id }) });
    return;
  }
  const found = id === NO_ANSWER ? null : known?.[key];
  const sentence = sentenceOfFragment(desk, question);
  if (!found && about === undefined && sentence !== quote) return asksForFacts(desk, { ...question, quote: sentence }, inside);
  const asked = priceAskIn(sentence, found?.id === OF_PRICES || ASKS_PRICE.test(quote));
  if (asked && sayPriceAsked(desk, asked, sentence)) return;
  if (found?.id === OF_PRICES || (found && OF_PRICE.test(quote))) {
    const told = promisePrice(
      desk,
      inside.some(({ slot }) => slot === "service"),
    );
    if (told === "kept") return leaveToStaff(desk, quote);
    if (told !== "none") return;
  }
  // Who asks the same again has not been answered by it: the same words a second time answer no better.
  if (found && found.id !== OF_PRICES && isAskedAgain(desk, quote, found.id))
    return isTaken(desk, quote) ? undefined : leaveToStaff(desk, quote);
  // What is asked for politely and has no field is kept in its words besides.
  if (wishes && found?.id !== OF_PRICES) remark(desk, quote);
  // What only the people of the venue know is asked of them.
  if (found && !wishes && LEFT_TO_STAFF.has(found.id) && !isOfVenue(desk, quote, found.text)) keepForStaff(desk, quote);
  if (found) return answer(desk, quote, found);
  if (wishes) return;
  if (answersStory(desk, quote)) return take(desk, storyOf(quote), true);
  // "What?": of the talk, and nothing that staff could answer.
  if (tellingWords(quote).length === 0) return;
  // "Can you do Ottawa instead?" was taken as the wish that it is; "do the Montreal rooms have daylight?" was not.
  if (isTaken(desk, quote)) return;
  // Without a mark, and without an answer of ours, it may as well tell something: staff read it as it was said, and no answer is promised.
  if (about === undefined && !desk.booking && !quote.includes("?") && !ASKS.test(quote)) return remark(desk, quote);
  leaveToStaff(desk, quote);
}
/** "Does a second room cost extra?": of the price, whatever else of ours it names. */
const OF_PRICE =
  /(?<!\p{L})(?:costs?\s(?:extra|more)|how much (?:extra|more)|extra (?:cost|charge)|co[uû]te(?:nt|ra|rait)?\s(?:plus|en plus|un suppl[ée]ment)|cu[eé]sta[n]?\s(?:m[aá]s|extra)|tiene[n]? (?:costo|cargo) (?:extra|adicional))(?!\p{L})/iu;
const ASKS =
  /^(?:(?:and|so|also|et|y|ou|o|mais|but|pero)\s)?(?:do|does|did|is|are|can|could|will|would|may|should|have|has|what|when|where|which|who|how|why|est|es-tu|peut|peux|puis|pouvez|pourriez|avez|y a|quel|quelle|quels|quelles|qui|que|qu['’]|quand|où|combien|comment|pourquoi|si|hay|tienen?|pueden?|se puede|podr\p{L}+|qué|cuál\p{L}*|cuánd?t?o?s?|dónde|cómo|quién|por qué)(?!\p{L})/iu;

/** "Is it all right if I bring my service dog?" is answered, and that a dog comes is what staff have to know; of another question they are given its words. */
function keepForStaff(desk: Desk, quote: string) {
  const fact = BRINGS.exec(quote)?.[0].replace(/[\s\u00A0?]+$/u, "");
  if (!fact) return remark(desk, quote, "question");
  remark(desk, fact);
  // Its sentence asks, and it does not.
  const subject = desk.subjects[fact];
  if (subject) desk.subjects[fact] = { ...subject, byHand: true };
}
const BRINGS =
  /(?<!\p{L})(?:(?:I|we|(?:my|our)\s\p{L}+)\s)?(?:bring|come with|amener|apporter|venir avec|traer|llevar|ir con|venir con)\s[^?]{4,}/iu;

function leaveToStaff(desk: Desk, quote: string) {
  remark(desk, quote, "question");
  say(desk, { kind: "unanswered", quote });
}

/** True where all that a question says by itself was noted: its other words ask for nothing. */
function isTaken({ changes, values }: Desk, quote: string): boolean {
  const noted = changes.flatMap(({ field, evidence }) =>
    field !== "remarks" && evidence !== "" && quote.includes(evidence) ? [evidence] : [],
  );
  // "Could I come 15 minutes before him?" is noted among the needs in these very words.
  const written = changes.flatMap(({ field }) => (GROWING.includes(field) ? (values[field]?.value.split("\n") ?? []) : []));
  const own = written.filter((line) => line !== "" && quote.includes(line));
  const known = new Set([...noted, ...own].flatMap((words) => tellingWords(words).map(({ key }) => key)));
  return known.size > 0 && tellingWords(quote).every(({ key }) => known.has(key));
}

/** "Can you set that up?": what it wishes for is said next to it and noted; any other wish is kept in its words. */
function keepWish(desk: Desk, { quote }: QuestionSaid) {
  const isOfNoted = POINTS_BACK.test(quote) && desk.changes.length > 0 && tellingWords(quote).length <= FRAGMENT;
  if (!isOfNoted && !isTaken(desk, quote)) remark(desk, quote);
}

/** Answers that send the visitor to our staff. */
const LEFT_TO_STAFF: ReadonlySet<string> = new Set(["accessibility", "parking-and-transport"]);

/** A key of an answer of the catalogue that this talk has given, and to which words. */
const answered = (id: string): string => `answered:${id}:`;

/** The answer was given in an earlier turn, to a question in much the same words. */
function isAskedAgain({ before }: Desk, quote: string, id: string): boolean {
  const now = tellingWords(quote).map(({ key }) => key);
  const isSame = (words: readonly string[]) => now.filter((key) => words.includes(key)).length >= SHARED;
  return before.told.some((key) => key.startsWith(answered(id)) && isSame(key.slice(answered(id).length).split(" ")));
}
const SHARED = 2;

/** Two questions that one answer answers have it once. */
function answer(desk: Desk, quote: string, { id, text: published }: { id: string; text: string }) {
  const text = withoutAdvice(desk.values, id, published);
  const words = tellingWords(quote).map(({ key }) => key);
  desk.told.push(`${answered(id)}${words.join(" ")}`);
  const same = desk.says.find((one) => one.kind === "answer" && one.id === id);
  if (same?.kind !== "answer") return say(desk, { kind: "answer", quote, text, id });
  // Of a place two questions may have two answers under one head.
  if (!same.text.includes(text)) same.text = `${same.text} ${text}`;
  same.quote = `${same.quote} ${quote}`;
}

/** The matter was asked for, and what came has no question mark: it is the matter. */
const answersStory = ({ before, said }: Desk, quote: string): boolean =>
  before.asked?.topic === "story" && !quote.includes("?") && !said.statements.some(({ slot }) => slot === "story");

/** "Is Toronto free on the 16th?": looked up; the day itself is noted only where the visitor then says so. */
function asksForDays(desk: Desk, { quote }: QuestionSaid, statement: When, location: string, inside: readonly Statement[]) {
  const venue = venueIn(desk.world, location);
  const days = daysIn(statement);
  if (!venue) return;
  const clock = statement.value.value?.[0]?.clock;
  const startTime = clock?.at ?? clock?.from;
  const others = inside.filter((one) => one !== statement && one.role !== "mentions");
  const asked = others.flatMap((one) => (one.slot === "headcount" ? [one.value.most] : []))[0];
  const people = asked ?? (Number(desk.values.mainRoomCapacity?.value) || undefined);
  // More than the day and the place was asked about, and no answer speaks of it.
  const isFuller = others.some(({ slot }) => slot !== "venue");
  const lookup = {
    kind: "fit" as const,
    venue: venue.id,
    days,
    ...(people ? { people } : {}),
    ...(startTime ? { startTime } : {}),
    ...(clock?.to ? { endTime: clock.to } : {}),
  };
  const key = fitKey(lookup);
  const known = desk.world.facts.fit;
  if (!known || !Object.hasOwn(known, key)) {
    desk.lookups.push({ ...lookup, key });
    return;
  }
  const fit = known[key];
  if (!fit) {
    remark(desk, statement.quote, "question");
    return say(desk, { kind: "unanswered", quote: statement.quote });
  }
  if (fit.free && !isUnfit(fit)) say(desk, { kind: "free", receipt: fit.free });
  if (isUnfit(fit)) say(desk, { kind: "unfit", venue: venue.id, fit });
  const fact = statement.value.value?.[0];
  const isNoted = days.every((day) => currentPlan(desk).days.some(({ date }) => date === day));
  // Of a booking that is there, the wish to move it is asked about, and no other day is put down.
  if (isUnfit(fit) || isNoted || !fact || desk.booking) {
    if (isFuller || isUnfit(fit)) remark(desk, quote, "question");
    return;
  }
  const taken = others.map((one): Deed => ({ do: "take", statement: { ...one, role: "states" } as Statement }));
  const take: Deed = { do: "take", statement: meaning(statement, fact) };
  raise(desk, {
    id: `asked_days:${days.join(",")}`,
    kind: "asked_days",
    quote: statement.quote,
    field: "preferredDate",
    days,
    ...(startTime ? { start: startTime } : {}),
    options: [
      {
        id: "these_days",
        label: { word: "these_days" },
        deed: taken.length > 0 ? { do: "several", deeds: [...taken, take] } : take,
      },
      { id: "leave", label: { word: "leave" }, deed: { do: "nothing" } },
    ],
    yes: "these_days",
    no: "leave",
  });
}
