/**
 * Questions about the visitor's own request: why something is noted as it is, who said so, and what it is now. Each is a frame of classes of words in one
 * sentence, of which nothing may be left over; what it is about are the parts that it names and the values that stand in it.
 */
import type { ActSaid, HeldThing, Part, QuestionSaid, Span, Statement, TalkContext } from "#app/understanding/contract.ts";
import { cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { inside, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { type Clause, hasQuestionMark, sentencesIn } from "#app/understanding/text/clauses.ts";
import { piecesWithin } from "#app/understanding/text/pieces.ts";
import { classesOf, cuesOf, partsMended } from "../parts.ts";
import { ASKED_FIELD_WORDS, OWN_ASK_WORDS } from "./words.ts";

const CLASSES = classesOf(OWN_ASK_WORDS);
const FIELDS = cueBook(ASKED_FIELD_WORDS);
/** Who asks this says hardly more in that sentence. */
const LONGEST = 24;
const SCORE = 0.85;
/** So near its beginning a sentence without a mark asks. */
const OPENS = 4;

export type About = Span & { of: readonly Part[]; fields: readonly string[] };
type Said = ReturnType<typeof cuesOf>;

/** What such questions are read with: the values that any reader of ours found, and what is noted. */
export interface OwnAskContext {
  statements: readonly Statement[];
  held: readonly HeldThing[];
  booked: boolean;
}

export const ownAskContext = ({ held = [], booked = false }: TalkContext, statements: readonly Statement[]): OwnAskContext => ({
  statements,
  held,
  booked,
});

/** Each question about what is noted; `why` of those that ask for the reason. */
export function ownAsksIn(text: Text, context: OwnAskContext): ActSaid[] {
  return sentencesIn(text.tokens).flatMap((sentence): ActSaid[] => {
    if (sentence.last - sentence.first > LONGEST) return [];
    const said = cuesOf(CLASSES, text, sentence);
    const about = aboutIn(text, sentence, context);
    const isWhy = asksWhy(text, sentence, said, about);
    if (!isWhy && !asksNow(text, sentence, said, about, context)) return [];
    const of = [...new Set(about.flatMap((one) => one.of))];
    const fields = [...new Set(about.flatMap((one) => one.fields))];
    const { start, end } = sentence;
    const named = daysNamed(text, sentence);
    const act = { act: "repeat", at: { start, end }, score: SCORE, sources: ["detector"], shows: true, of, fields, ...named } as const;
    return [isWhy ? { ...act, why: true } : act];
  });
}

/** The same with what a language model has taken for such a question: it names fields, and the answer is read from what is noted. */
export function withAsksGiven(
  found: readonly ActSaid[],
  questions: readonly QuestionSaid[],
  text: Text,
  { statements }: Pick<OwnAskContext, "statements">,
): ActSaid[] {
  const given = questions.flatMap(({ at, own }) => (own ? [{ at, own }] : []));
  const same = found.map((act): ActSaid => {
    const own = given.filter(({ at }) => overlap(at, act.at)).map((one) => one.own);
    if (own.length === 0) return act;
    const fields = [...new Set([...(act.fields ?? []), ...own.flatMap((one) => one.fields)])];
    const things = own.flatMap((one) => one.things ?? []);
    return { ...act, fields, ...(things.length > 0 ? { things } : {}), ...(own.some(({ why }) => why) ? { why: true as const } : {}) };
  });
  const fresh = given.filter(({ at }) => !found.some((act) => overlap(act.at, at)));
  return [
    ...same,
    ...fresh.map(({ at, own }): ActSaid => {
      const named = { ...daysNamed(text, at), ...claimsWithin(text, statements, at) };
      return { act: "repeat", at, score: SCORE, sources: ["model"], shows: true, of: [], ...named, ...own };
    }),
  ];
}

/** What a stretch says, asked about or not. */
export function claimsWithin(text: Text, statements: readonly Statement[], at: Span): Pick<ActSaid, "claims" | "clocks"> {
  const clocks = text.readings.flatMap((one) => (inside(one, at) ? (one.value ?? []).flatMap(({ clock }) => clock ?? []) : []));
  const claims = statements.filter((one, index) => inside(one.at, at) && statements.findIndex((other) => isSame(one, other)) === index);
  return { ...(claims.length > 0 ? { claims } : {}), ...(clocks.length > 0 ? { clocks } : {}) };
}
const isSame = (one: Statement, other: Statement): boolean => one.slot === other.slot && one.quote === other.quote;

/** "Why do you write any Wednesday is ruled out?", « qui a demandé l'hybride ? », «¿por qué pone 6:30?». */
function asksWhy(text: Text, sentence: Clause, said: Said, about: readonly About[]): boolean {
  const cue = [...said("why"), ...said("who")].find((one) => isOpening(text, sentence, one));
  if (!cue || !isAsked(text, sentence, said)) return false;
  const isOfRecord = said("writes").length > 0 || said("who").length > 0;
  if (said("other").some((one) => !said("why").some((own) => overlap(own, one)))) return false;
  if (about.length === 0) return said("writes").length > 0 && said("it").length > 0;
  return isOfRecord || isCovered(text, sentence, [...about, ...said("why"), ...said("asks"), ...said("own"), ...said("it")]);
}

/** "How many rooms do I have?", « à quelle heure finit-on jeudi ? », «¿a qué hora termina ahora?». */
function asksNow(text: Text, sentence: Clause, said: Said, about: readonly About[], { held }: OwnAskContext): boolean {
  // "What is mediation?" is of the thing, "when does the mediation end?" of the visitor's own.
  const isOfHearing = about.some((one) => !said("hearing").some((hearing) => overlap(one, hearing)));
  const isOwn = said("own").length > 0 || (said("hearing").length > 0 && isOfHearing && held.some(({ kind }) => kind === "day"));
  if (!isOwn || about.length === 0 || said("asks").length === 0 || said("other").length > 0) return false;
  if (!hasQuestionMark(text.tokens, sentence) || said("why").length > 0) return false;
  return isCovered(text, sentence, [...about, ...said("asks"), ...said("own"), ...said("hearing"), ...said("it"), ...text.readings]);
}

const isAsked = (text: Text, sentence: Clause, said: Said): boolean =>
  hasQuestionMark(text.tokens, sentence) || [...said("why"), ...said("who")].some(({ start }) => start - sentence.start <= OPENS);

/** Hardly anything comes before it in its sentence but a courtesy. */
function isOpening({ message }: Text, sentence: Clause, { start }: Span): boolean {
  const before = message.slice(sentence.start, start);
  return tellingWords(before).length === 0 || /[,:;—–]\s*¿?$/u.test(before) || /¿$/u.test(before);
}

/** No word that tells something is left over. */
function isCovered({ message, pieces }: Text, { first, last, start, end }: Clause, spans: readonly Span[]): boolean {
  const left = piecesWithin(pieces, first, last).filter((piece) => !spans.some((span) => inside(piece, span)));
  const own = left.filter((piece) => piece.start >= start && piece.end <= end).map((piece) => message.slice(piece.start, piece.end));
  return tellingWords(own.join(" ").toLowerCase()).length === 0;
}

/** The parts, the values and the people that a sentence names. */
export function aboutIn(text: Text, sentence: Clause, { statements, held, booked }: OwnAskContext): About[] {
  const own = piecesWithin(text.pieces, sentence.first, sentence.last);
  const parts = partsMended(text, sentence).map(({ part, start, end }): About => ({ start, end, of: [part], fields: [] }));
  const fields = cuesIn(FIELDS, own)
    .filter(({ means }) => !(booked && means === "ownFileNumber"))
    .map(({ means, start, end }): About => ({ start, end, of: [], fields: [means] }));
  const values = statements.filter((one) => inside(one.at, sentence)).flatMap((one) => ofStatement(one));
  const times = text.readings
    .filter((one) => inside(one, sentence))
    .map(({ start, end, value }): About => ({ start, end, ...ofTimes(value ?? []) }))
    .filter(({ of }) => of.length > 0);
  const named = held.flatMap((thing) => namedIn(text, sentence, thing));
  return [...parts, ...fields, ...values, ...times, ...named];
}

/** Fields that a sentence names beyond its parts and values. */
export const fieldsNamed = (text: Text, { first, last }: Clause): string[] => [
  ...new Set(cuesIn(FIELDS, piecesWithin(text.pieces, first, last)).map(({ means }) => means)),
];

/** The days that a sentence names; a weekday without a figure is any of the hearing's. */
export function daysNamed({ message, readings }: Text, sentence: Span): Pick<ActSaid, "days" | "weekdays" | "monthDays"> {
  const named = readings
    .filter((one) => inside(one, sentence))
    .flatMap(({ start, end, value }) => {
      const words = message.slice(start, end);
      const spans = (value ?? []).flatMap(({ when }) => (when?.kind === "days" ? when.spans : []));
      return spans.map(([from, to]) => ({ by: !isOfDate(words, from) ? "weekday" : isOfNoMonth(words) ? "number" : "date", from, to }));
    });
  const of = (kind: string) => named.filter(({ by }) => by === kind);
  const days = of("date").flatMap(({ from, to }) => eachDay(from, to));
  const weekdays = of("weekday").flatMap(({ from, to }) =>
    eachDay(from, to).map((day) => new Date(`${day}T00:00:00Z`).getUTCDay() || SUNDAY),
  );
  const monthDays = of("number").flatMap(({ from, to }) => eachDay(from, to).map((day) => Number(day.slice(8))));
  return {
    ...(days.length > 0 ? { days } : {}),
    ...(weekdays.length > 0 ? { weekdays } : {}),
    ...(monthDays.length > 0 ? { monthDays } : {}),
  };
}
/** The days of a stretch, of a long one its first month. */
function eachDay(from: string, to: string): string[] {
  const last = Math.min(Math.round((Date.parse(to) - Date.parse(from)) / DAY), MOST_DAYS);
  return Array.from({ length: last + 1 }, (_, at) => new Date(Date.parse(from) + at * DAY).toISOString().slice(0, 10));
}
const DAY = 86_400_000;
const MOST_DAYS = 31;
/** "The 9th", « le 9 », «el 9»: the hearing's own. */
const isOfNoMonth = (words: string): boolean => !/\d\s?[/.-]\s?\d|\d{4}|\p{L}{4,}/u.test(words);
const SUNDAY = 7;
/** The words say the day's number, and not the weekday alone with an hour. */
export const isOfDate = (words: string, date: string): boolean => new RegExp(`(?<!\\d)0?${Number(date.slice(8))}(?!\\d)`).test(words);

type Times = readonly { when?: unknown; clock?: unknown; length?: unknown; ruledOut?: unknown }[];

/** An hour is of the hours; a day next to it only says which. */
function ofTimes(facts: Times): { of: Part[]; fields: string[] } {
  if (facts.some(({ ruledOut }) => ruledOut)) return { of: [], fields: ["ruledOutDays"] };
  if (facts.some(({ clock }) => clock)) return { of: ["hours"], fields: [] };
  if (facts.some(({ length }) => length)) return { of: ["length"], fields: [] };
  return { of: facts.some(({ when }) => when) ? ["days"] : [], fields: [] };
}

const PART_OF_SLOT: Readonly<Partial<Record<Statement["slot"], Part>>> = {
  proceeding: "kind",
  format: "format",
  venue: "place",
  name: "name",
  firm: "firm",
  email: "email",
  phone: "phone",
  person: "persons",
  headcount: "people",
  setup: "setup",
  breakouts: "breakouts",
  need: "needs",
  split: "costs",
  story: "matter",
  styleOfCause: "style",
};

function ofStatement(one: Statement): About[] {
  const { start, end } = one.at;
  if (one.slot === "when") {
    const about = one.role === "not" ? { of: [], fields: ["ruledOutDays"] } : ofTimes(one.value.value ?? []);
    return [{ start, end, ...about }];
  }
  if (one.slot === "service") return [{ start, end, of: [], fields: [one.value.kind] }];
  if (one.slot === "urgency") return [{ start, end, of: [], fields: ["urgencyLevel"] }];
  if (one.slot === "reference") return [{ start, end, of: [REFERENCES[one.value.kind] ?? "file"], fields: [] }];
  const part = PART_OF_SLOT[one.slot];
  return part ? [{ start, end, of: [part], fields: [] }] : [];
}
const REFERENCES: Readonly<Partial<Record<string, Part>>> = { court_file: "file", contract: "contract", own: "ownFile" };

/** Somebody who is noted, by a name of theirs. */
function namedIn({ message }: Text, { start, end }: Clause, { field, person }: HeldThing): About[] {
  const words = message.slice(start, end);
  const names = (person?.name ?? "").split(/\s+/).filter((name) => name.length > 2 && /^\p{Lu}/u.test(name));
  return names.flatMap((name): About[] => {
    const at = words.indexOf(name);
    return at < 0 ? [] : [{ start: start + at, end: start + at + name.length, of: [], fields: [field] }];
  });
}
