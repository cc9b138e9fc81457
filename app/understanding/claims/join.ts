/** What a model that has read a message says besides values: acts, questions, remarks, what it leaves open and what it leaves out. */
import {
  type Act,
  type ActSaid,
  type Doubt,
  MERE_WISH,
  NO_ANSWER,
  OF_PRICES,
  OWN_REQUEST,
  type PriceSaid,
  type QuestionSaid,
  type Rest,
  type Span,
  type Statement,
} from "../contract.ts";
import { inside, overlap } from "../detectors/finding.ts";
import { tellingWords } from "../telling.ts";
import { sentencesAt } from "../text/clauses.ts";
import { forwardedFrom, mailIn } from "../text/forwarded.ts";
import type { Claim, Claims } from "./claims.ts";
import { firstPlaces, placesOf, readPlaces } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";

/** A model that claims more than this of one message is not listened to further. */
const MOST_CLAIMS = 80;
/** So many questions may come of one model's reading: a bad one would ask about everything. */
const MOST_ASKS = 2;
/** What a model says by itself stays below what a closed form says. */
const ACT_SCORE = 0.7;

/**
 * Acts that a model may add: they ask, or stop a yes. Not among them: the yes itself, and what begins again, takes back, stops,
 * promises a call or refuses one, or calls the visitor an attacker.
 */
const MODEL_ACTS: ReadonlySet<Act> = new Set<Act>([
  "deny",
  "correct",
  "unknown",
  "skip",
  "none",
  "question",
  "greeting",
  "thanks",
  "change",
  "cancel",
  "status",
  "copy",
  "again",
  "upset",
  "offtopic",
  "repeat",
]);
/** Their words are kept all the same: they explain nothing away. */
const NOISE: ReadonlySet<Act> = new Set<Act>(["offtopic", "upset", "greeting", "thanks"]);
/** The asks that nothing else explains: the likeliest as doubts, and few; the words of the others are kept. */
export function asksLeft(
  asks: readonly Statement[],
  statements: readonly Statement[],
  doubts: readonly Doubt[],
): { doubts: Doubt[]; kept: Statement[] } {
  const left: Doubt[] = [];
  for (const option of asks) {
    const isKnown = statements.some(
      (one) => one.slot === option.slot && (overlap(one.at, option.at) || isSaid(one, option) || isSameService(one, option)),
    );
    const isAsked = [...doubts, ...left].some(({ at }) => overlap(at, option.at));
    if (!isKnown && !isAsked) left.push({ at: option.at, quote: option.quote, options: [option] });
  }
  const kept = left.slice(MOST_ASKS).map(({ at, quote }) => remarkAt(at, quote));
  return { doubts: left.slice(0, MOST_ASKS), kept };
}

const remarkAt = (at: Span, quote: string): Statement => ({
  slot: "remark",
  value: { text: quote },
  quote,
  at,
  role: "states",
  score: ACT_SCORE,
  sources: ["model"],
});

/** "Simultaneous interpretation Spanish–English": one interpreter, in whichever words. */
const isSameService = (one: Statement, other: Statement) =>
  one.slot === "service" && other.slot === "service" && one.value.kind === other.value.kind && one.role !== "not";
const isSaid = (one: Statement, other: Statement) => JSON.stringify(one.value) === JSON.stringify(other.value);

/** Our own acts with the model's. What a closed form has said of the same words stays as it is. */
export function actsWith(read: readonly ActSaid[], told: Claims, { text }: ReadAgain): ActSaid[] {
  const own = read.filter((one) => !isPassedOver(one, told, text.tokens));
  const added = told.acts.slice(0, MOST_CLAIMS).flatMap(({ act, quote }): ActSaid[] => {
    const [at] = placesOf(text.tokens, quote);
    if (!at || !MODEL_ACTS.has(act) || own.some((one) => one.act === act || isSettledBy(one, at))) return [];
    return [{ act, at: NOISE.has(act) ? { start: 0, end: 0 } : at, score: ACT_SCORE, sources: ["model"] }];
  });
  const first = added.filter(({ act }, index) => added.findIndex((other) => other.act === act) === index);
  // "Nobody could tell" is no more so.
  const kept = first.length > 0 ? own.filter(({ act, sources }) => act !== "unclear" || sources.includes("detector")) : own;
  return [...kept, ...first].sort((a, b) => b.score - a.score);
}

/** "Testified in English", "don't throw out my phone": orders that a model which has read the message finds nowhere in it. */
function isPassedOver(one: ActSaid, told: Claims, tokens: ReadAgain["text"]["tokens"]): boolean {
  const { act, at, sources } = one;
  const { acts, reach, claims, edits } = told;
  if (act === "person" && isAnswered(one, told, tokens)) return !acts.some((other) => other.act === act);
  const isClaimed = claims.some(({ quote }) => placesOf(tokens, quote).some((place) => overlap(place, at)));
  if (act === "language") return isClaimed && !acts.some((one) => one.act === "language");
  // « Bonne journée » behind a request.
  if (claims.length > 0 && act === "bye") return true;
  // "But never mind", "please go on" in a message of which the model reads something else, and no such order: what names its deed is one all the same.
  const isElse = claims.length + edits.length + reach.length > 0;
  const words = () => tokens.flatMap((token) => (inside(token, at) ? token.text : [])).join(" ");
  if (isElse && PASSING_WORDS.has(act) && !(act === "undo" ? UNDOES : NAMES_DEED).test(words()))
    return !acts.some((one) => one.act === act);
  // What only seems a correction, or is only learnt, is none where the model finds none.
  const isFound = acts.some((one) => one.act === act) || (act === "correct" && edits.length > 0);
  if (act === "correct" || (PASSING.has(act) && !sources.includes("detector"))) return !isFound;
  return act === "nocall" && !acts.some((one) => one.act === "nocall") && !reach.some((one) => "by" in one && one.by === "email");
}

/** "And who will call me?", to which an answer of ours is named: it asks, and orders no call as "can someone call me?" does. */
const isAnswered = ({ at }: ActSaid, { answers = [] }: Claims, tokens: ReadAgain["text"]["tokens"]): boolean =>
  answers.some(
    ({ quote, about }) =>
      ASKS_WHO.test(quote) && !UNANSWERED.includes(about) && placesOf(tokens, quote).some((place) => overlap(place, at)),
  );
/** They name no answer of the catalogue. */
const UNANSWERED: readonly string[] = [NO_ANSWER, MERE_WISH, OWN_REQUEST];

const ASKS_WHO =
  /^[^\p{L}]*(?:(?:and|et|y|so|donc|entonces)\s)?(?:who|when|qui|quand|quién|quien|cuándo|cuando|(?:at|à|a) (?:what|quelle|qué))(?!\p{L})/iu;

const PASSING_WORDS: ReadonlySet<Act> = new Set(["stop", "restart", "bye", "undo"]);
/** "My mistake", «me equivoqué» before what is corrected undoes nothing. */
const UNDOES =
  /(?<!\p{L})(?:undo|revert|tak|put|go|back|défai|défais|remet|revert|revien|retir|enl[eè]v|deshac|deshag|quit|borr|vuelv|regres)/iu;
const NAMES_DEED =
  /(?<!\p{L})(?:delet|eras|remov|wip|clear|stop|quit|abort|cancel|restart|reset|start (?:over|again)|begin again|from scratch|supprim|effac|arr[eê]t|annul|recommen|repart|à zéro|borr|elimin|suprim|par[aeo](?!\p{L})|deten|dej|cancel|empe[cz]|de cero|reinici)/iu;

const PASSING: ReadonlySet<Act> = new Set(["deny", "correct", "stop", "restart", "undo", "cancel", "person", "upset", "offtopic"]);

/** A feeling, or a subject that is none of ours, settles nothing of the order that its message gives. */
const isSettledBy = (one: ActSaid, at: Span) => one.sources.includes("detector") && !NOISE.has(one.act) && inside(at, one.at);

/** Our own questions with those of the model in which nothing is stated. */
export function questionsWith(
  own: readonly QuestionSaid[],
  told: Claims,
  statements: readonly Statement[],
  { text }: ReadAgain,
): QuestionSaid[] {
  // What a price is asked of is named in the question, and stated by nobody.
  const ofPrices = new Set((told.answers ?? []).flatMap(({ about, quote }) => (about === OF_PRICES ? [quote] : [])));
  const found = told.questions.slice(0, MOST_CLAIMS).flatMap((quote): QuestionSaid[] => {
    const [at] = placesOf(text.tokens, quote);
    const isStated = at && !ofPrices.has(quote) && statements.some((one) => overlap(one.at, at));
    const isFree = at && !own.some((one) => overlap(one.at, at)) && !isStated;
    return isFree ? [{ at, quote: text.message.slice(at.start, at.end) }] : [];
  });
  const apart = found.filter((one, index) => !found.slice(0, index).some((other) => overlap(other.at, one.at)));
  const answers = (told.answers ?? []).flatMap(({ quote, ...said }) => placesOf(text.tokens, quote).map((at) => ({ at, ...said })));
  return [...own, ...apart].flatMap((one): QuestionSaid[] => {
    const within = answers.filter(({ at }) => inside(at, one.at));
    // Two questions in one sentence have an answer each.
    if (within.length > 1) return within.map(({ at, price: _, ...said }) => ({ at, quote: text.message.slice(at.start, at.end), ...said }));
    const named = within[0] ?? answers.find(({ at }) => overlap(at, one.at));
    if (!named) return [one];
    const { at, about, own: fields } = named;
    // What the price is asked of may stand before the words that ask for it: "the room on Monday, what does that cost".
    const whole = about === OF_PRICES ? { start: Math.min(at.start, one.at.start), end: Math.max(at.end, one.at.end) } : one.at;
    const quote = text.message.slice(whole.start, whole.end);
    return [{ ...one, about, at: whole, quote, ...(fields ? { own: fields } : {}) }];
  });
}

/** What the model says of the prices that are asked for, where its words stand. */
export const pricesClaimed = (told: Claims, { text }: ReadAgain): { at: Span; price: Partial<PriceSaid> }[] =>
  (told.answers ?? []).flatMap(({ quote, price }) => (price ? placesOf(text.tokens, quote).map((at) => ({ at, price })) : []));

/** Remarks of the model that nothing else explains, word for word. */
export function remarksLeft(told: Claims, explained: readonly Span[], { text }: ReadAgain): Statement[] {
  const left: Statement[] = [];
  for (const quote of told.remarks.slice(0, MOST_CLAIMS)) {
    const [at] = placesOf(text.tokens, quote);
    if (!at || left.some((one) => overlap(one.at, at)) || isTold(at, explained, text.message)) continue;
    left.push(remarkAt(at, text.message.slice(at.start, at.end)));
  }
  return left;
}

/** Of what others explain in part the model's remark is kept where the rest tells something: "the two breakout rooms are one for each side". */
function isTold(at: Span, explained: readonly Span[], message: string): boolean {
  const over = explained.filter((span) => overlap(span, at));
  if (over.length === 0 || over.some((span) => inside(at, span))) return over.length > 0;
  return tellingWords(without(over, at, message)).length < MOST_TOLD;
}

/** The words of a stretch with those of others left blank. */
function without(others: readonly Span[], at: Span, message: string): string {
  let open = message.slice(at.start, at.end);
  for (const { start, end } of others.filter((one) => overlap(one, at))) {
    const [from, to] = [Math.max(start, at.start) - at.start, Math.min(end, at.end) - at.start];
    open = open.slice(0, from) + " ".repeat(to - from) + open.slice(to);
  }
  return open;
}
/** With fewer words left over the remark says what is noted. */
const MOST_TOLD = 2;

const placed = (quotes: readonly string[], { tokens }: ReadAgain["text"]): Span[] => firstPlaces(tokens, quotes.slice(0, MOST_CLAIMS));

/**
 * What is said of the talk alone, or out of courtesy; a figure or a name says something, whatever a model takes it for, and so does
 * anything that is thanked for besides help: "thank you for seating us apart".
 */
function asideBy(told: Claims, text: ReadAgain["text"], known: string): (said: { at: Span; quote: string }) => boolean {
  const courtesies = courtesiesBy(told, text);
  const asides = placed(told.asides, text);
  const said = new Set(tellingWords(known).map(({ key }) => key));
  return ({ at, quote }) => {
    // "Thanks, Maureen", whose name is noted, says nothing besides.
    const telling = tellingWords(quote).filter(({ key }) => !said.has(key));
    if (telling.some(({ isSure }) => isSure)) return false;
    if (asides.some((one) => overlap(one, at))) return true;
    return courtesies.some((one) => overlap(one, at)) && telling.every(({ key }) => OF_COURTESY.test(key));
  };
}
const courtesiesBy = ({ acts }: Claims, text: ReadAgain["text"]): Span[] =>
  placed(
    acts.flatMap(({ act, quote }) => (COURTEOUS.has(act) ? [quote] : [])),
    text,
  );
/** What people thank for, and wish: help, time, an answer, a day. */
const OF_COURTESY =
  /^(?:th?ank\w*|thx|much|many|lots?|kind\w*|great\w*|good|nice|help\w*|assist\w*|time|patien\w*|attention|work\w*|repl\w*|respon\w*|answer\w*|advance|everything|all|day|days|week|weekend|evening|morning|afternoon|bye|hello|hi|fyi|appreciat\w*|grateful|wonderful|lovely|merci\w*|beaucoup|bien|bon\w*|aid\w*|temps|patience|travail|reponse\w*|avance|tout\w*|journee|jour|soiree|semaine|fin|salut|revoir|bientot|excellent\w*|gracias|mil|much[oa]s?|buen\w*|ayuda\w*|tiempo|paciencia|atencion|trabajo|respuesta\w*|antemano|tod[oa]s?|dia|dias|tarde|tardes|noche|noches|semana|adios|hola|saludos|feliz|excelente\w*|tengan?|have|passez|ayez)$/i;

const COURTEOUS: ReadonlySet<Act> = new Set(["greeting", "thanks", "bye"]);

/** "Maureen", below a message or a mail in it: a name that is noted, and nothing else. */
function signedBy(names: string): (one: Rest) => boolean {
  const known = new Set(tellingWords(names).map(({ key }) => key));
  return ({ quote }) => {
    const telling = tellingWords(quote);
    return telling.length > 0 && telling.length <= MOST_OF_SIGNATURE && !/[@\d]/.test(quote) && telling.every(({ key }) => known.has(key));
  };
}
const MOST_OF_SIGNATURE = 3;

/** Who is named by a claim. */
function namesOf({ slot, value }: Claim): string {
  if (slot === "name") return value.name;
  return slot === "person" ? [value.name, value.firm].filter(Boolean).join(" ") : "";
}

/** "A dispute over the …": a few words that lead to the matter, and say nothing besides. */
const isLeadTo = ({ at, quote }: Rest, start: number, { message }: ReadAgain["text"]): boolean =>
  at.start < start &&
  !/[.!?;,:]|\d/.test(message.slice(at.start, start)) &&
  message.slice(at.start, start).trim().split(/\s+/).length <= MOST_OF_LEAD &&
  tellingWords(quote).every(({ isSure }) => !isSure);
const MOST_OF_LEAD = 4;

/** "Put that under needs, please", « Mettez-le dans les besoins », «Póngalo en requisitos»: an order about what was said, and no more of it. */
const isOrderToNote = (quote: string): boolean => ORDER.test(quote.trim()) && !/\d/.test(quote);
const ORDER =
  /^(?:please\s|svp\s)?(?:(?:put|note|write|list|include|enter)\s(?:it|that|this|them)|(?:mettez|notez|inscrivez|indiquez|ajoutez)-(?:le|la|les)|(?:p[oó]nga|an[oó]te|incl[uú]ya|a[ñn][aá]da|agr[eé]gue|ind[ií]que)(?:lo|la|los|las))(?!\p{L})/iu;

/** A clause of it is one of which something is read, or the clause before or behind that: a sentence by itself is no scrap. */
function isNextTo(at: Span, places: readonly Span[], tokens: ReadAgain["text"]["tokens"]): boolean {
  const sentences = sentencesAt(tokens, at);
  return places.some((place) => sentences.some((one) => overlap(one, place)));
}

/** "Thanks so much for your help!", «¡Que tengan buen día!» */
const isCourteous = ({ at }: Rest, finds: ReadAgain["finds"]): boolean =>
  finds.some((find) => /^act:(?:greeting|thanks|bye)$/.test(find.kind) && overlap(find, at));

/** « Je vous transfère ceci », right above a mail that is forwarded. */
function handsOn({ at }: Rest, { message }: ReadAgain["text"]): boolean {
  const from = forwardedFrom(message);
  return from < message.length && at.end <= from && at.start >= from - LONGEST_COVER;
}
const LONGEST_COVER = 160;

/** "Closer for us", « Vous avez mal lu »: a word or two that a model which has read the message passes over, next to what it has read. */
function saysLittle(at: Span, read: readonly Span[], message: string, names: string): boolean {
  // "Colin, please get us …": who is spoken to is known.
  const known = new Set(tellingWords(names).map(({ key }) => key));
  const words = tellingWords(without(read, at, message)).filter(({ key }) => !known.has(key));
  return new Set(words.map(({ key }) => key)).size < FEWEST_OF_SCRAP && !words.some(({ isSure }) => isSure);
}
const FEWEST_OF_SCRAP = 3;

/** What nothing explains, whole: scraps of one remark of the model are kept as that remark, and talk about the talk is none. */
export function restWith(
  told: Claims,
  { text, finds, context }: ReadAgain,
  rest: readonly Rest[],
  read: { places: readonly Span[]; needs: readonly Span[] },
): Rest[] {
  const remarks = placed(told.remarks, text);
  const heads = mailIn(text.message).heads.map(({ line }) => line);
  const names = [...(context.held ?? []).map(({ value }) => value), ...told.claims.map(namesOf), ...heads].join(" · ");
  const isAside = asideBy(told, text, names);
  const isSigned = signedBy(names);
  // That words are a courtesy explains nothing else in them.
  const courtesies = courtesiesBy(told, text);
  const places = read.places.filter((at) => !courtesies.some((one) => one.start === at.start && one.end === at.end));
  const stories = placed(
    told.claims.flatMap(({ slot, quote }) => (slot === "story" ? [quote] : [])),
    text,
  );
  const isLead = (one: Rest) => stories.some(({ start }) => isLeadTo(one, start, text));
  const isSpoken = (one: Rest) => told.claims.length + told.edits.length > 0 && isOrderToNote(one.quote);
  // What a reader of ours knows a meaning of is no scrap: "Wheelchair access."
  const quoted = readPlaces(told, { text });
  const isLeft = (find: Span) => !quoted.some((place) => overlap(place, find));
  const needs: Span[] = [...finds.filter(({ kind }) => kind === "need"), ...read.needs].filter(isLeft);
  const isNeeded = ({ at }: Rest) => needs.some((one) => overlap(one, at));
  const isKnown = (one: Rest) =>
    isNeeded(one) ||
    finds.some(({ said, ...find }) => said !== undefined && said.slot !== "proceeding" && isLeft(find) && overlap(find, one.at));
  const isScrap = (one: Rest) =>
    (isNextTo(one.at, places, text.tokens) || isCourteous(one, finds) || handsOn(one, text)) &&
    !remarks.some((at) => overlap(at, one.at)) &&
    !isKnown(one) &&
    saysLittle(one.at, places, text.message, names);
  let left = rest.filter((one) => (!isAside(one) || isNeeded(one)) && !isSigned(one) && !isLead(one) && !isSpoken(one) && !isScrap(one));
  for (const at of remarks) {
    const scraps = left.filter((one) => inside(one.at, at));
    const [first] = scraps;
    if (!first || scraps.some((one) => one.at.start === at.start && one.at.end === at.end)) continue;
    const whole: Rest = { ...first, at, quote: text.message.slice(at.start, at.end) };
    left = left.flatMap((one) => (one === first ? [whole] : scraps.includes(one) ? [] : [one]));
  }
  return left;
}
