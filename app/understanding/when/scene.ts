/** What else a message says around its days and hours: whose they are follows from it. */
import type { Role, Span, Statement } from "../contract.ts";
import { type Finding, inside, type Text } from "../detectors/finding.ts";
import { clauseAt, sentenceAt } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";

export type WhenSaid = Extract<Statement, { slot: "when" }>;

export interface Scene {
  text: Text;
  statements: readonly Statement[];
  finds: readonly Finding[];
  /** Statements that name days of the hearing. */
  days: readonly WhenSaid[];
  /** Days of the hearing are known from before. */
  near: boolean;
  /** Another statement names an hour. */
  hasHour: (said: WhenSaid) => boolean;
  /** True where the hour is of a meal or a service, and not of the hearing. */
  isOfService: (said: WhenSaid) => boolean;
  /** The role that the words around it bear out. */
  roleOf: (said: WhenSaid) => Role;
}

const isWanted = ({ role }: Statement): boolean => role === "states" || role === "corrects" || role === "prefers";
const NAMING = new Set(["days", "from", "window"]);

export function sceneOf(statements: readonly Statement[], text: Text, finds: readonly Finding[], near: boolean): Scene {
  const wanted = statements.filter((one): one is WhenSaid => one.slot === "when" && isWanted(one));
  const days = wanted.filter(({ value }) => value.value?.some(({ when }) => when && NAMING.has(when.kind)));
  const scene = { text, statements, finds, days, near };
  return {
    ...scene,
    hasHour: (said) => wanted.some((one) => one !== said && one.value.value?.some(({ clock }) => clock)),
    isOfService: (said) => isOfService(said, wanted, text, finds),
    roleOf: (said) => roleOf(said, wanted, scene),
  };
}

export const clauseOf = ({ tokens, message }: Text, at: Span): Span => clauseAt(tokens, at) ?? { start: 0, end: message.length };
export const sentenceOf = ({ tokens, message }: Text, at: Span): Span => sentenceAt(tokens, at) ?? { start: 0, end: message.length };

const isHourAlone = ({ value }: WhenSaid) => value.value?.every(({ when, clock }) => !when && clock) ?? false;
/** An hour, also where its words say on which days: "every day until six". */
const isOfHours = ({ value }: WhenSaid) =>
  value.kind === "time" ||
  (value.kind !== "not" && (value.value?.every(({ when, clock }) => clock && when?.kind === "every" && when.spans.length === 0) ?? false));
/** With so few other words the day is the point of its sentence. */
const FEW = 6;
/** True where a sentence says hardly more than the day. */
export function isShort(text: Text, at: Span): boolean {
  const { start, end } = sentenceOf(text, at);
  const others = `${text.message.slice(start, Math.max(start, at.start))} ${text.message.slice(Math.min(end, at.end), end)}`;
  return (others.match(/[\p{L}\d]+/gu)?.length ?? 0) <= FEW;
}
const OF_HEARING = /^(?:kind|kind\?|room|room\?|city)$/;

const BREAK = /\b(?:lunch|break|recess|coffee|pause|d[iî]ner|receso|descanso|almuerzo|comida)(?: (?:at|from|de|à|a las?))? ?$/i;
export const CALLS = /\b(?:call|phone|ring|reach|contact|t[eé]l[eé]ph|appel|joign|rappel|llam|comuni|habl|marc[ae]|tel)/i;
/** Somebody is to be called. */
const CALL_ME =
  /(?:^|\s)(?:(?:call|phone|ring) (?:me|us)|(?:appel|rappel|t[ée]l[ée]phon)\p{L}*-(?:moi|nous)|(?:ll[aá]m|m[aá]rqu)\p{L}*(?:me|nos)(?!\p{L}))/iu;
const NOT = "if not|if un|si no|sinon|si non|si pas|failing that|à défaut";
const FREE = "available|free|possible|disponibles?|libres?|posible";
const IF_NOT = new RegExp(`(?:^|[\\s,(])(?:${NOT})(?: ?(?:${FREE}))?[,:]? ?(?:then|alors|entonces)? ?(?:the|le|les|el|los|on)? ?$`, "i");
export const THEN = /^[\s,]*(?:\d{4}[\s,]+)?(?:then|alors|entonces)\s(?:(?:on|the|le|el)\s)*/iu;

/** "Lunch at noon", "with a reporter from 1:30": the nearest thing before it in its clause is what the hour is of. */
function isOfService(said: WhenSaid, wanted: readonly WhenSaid[], text: Text, finds: readonly Finding[]): boolean {
  if (BREAK.test(text.message.slice(Math.max(0, said.at.start - 16), said.at.start)) && said.value.kind !== "past") return true;
  if (!isHourAlone(said)) return false;
  const clause = clauseOf(text, said.at);
  const near = finds
    .filter(
      ({ kind, ...at }) =>
        inside(at, clause) && at.end <= said.at.start && (OF_HEARING.test(kind) || kind === "need" || kind === "service"),
    )
    .sort((a, b) => b.end - a.end)[0];
  if (near?.kind === "need") return true;
  return near?.kind === "service" && wanted.some((one) => one !== said && one.value.value?.some(({ clock }) => clock));
}

const NEAR_DAY = 30;
const DENIALS = new Set(
  "not no never off skip except unavailable without avoid conflict instead rather pas ni jamais sauf excepte sans eviter nunca excepto salvo sin ni evitar tampoco menos".split(
    " ",
  ),
);

const OF_DAYS: ReadonlySet<string> = new Set(["day", "days", "from"]);

/** A learnt "not this day", "second choice" or "only mentioned" yields to the words: of the only day, or of the end to an hour that was named. */
function roleOf(
  said: WhenSaid,
  wanted: readonly WhenSaid[],
  { text, finds, days, near }: Omit<Scene, "isOfService" | "roleOf" | "hasHour">,
): Role {
  const { role, at, value } = said;
  const sentence = sentenceOf(text, at);
  const before = text.message.slice(Math.max(0, at.start - 60), at.start);
  // "If not the 16th, then the 9th" wants the 16th first.
  if (IF_NOT.test(before) && !THEN.test(text.message.slice(at.end))) return "backup";
  // "10:30 till about 3" is from one hour to another, and no last day.
  if (role === "deadline" && value.value?.every(({ clock }) => clock?.from && clock.to)) return "states";
  // "Call me, not before 5": an hour in the words of a call is the call's.
  const clause = clauseOf(text, at);
  const isCall = isHourAlone(said) && value.kind === "time" && CALL_ME.test(text.message.slice(clause.start, clause.end));
  if (isCall && (role === "not" || role === "states" || role === "mentions")) return "call";
  if (role === "call") return CALLS.test(text.message.slice(sentence.start, sentence.end)) ? role : "states";
  // "No - the hearing is Feb 9 to 11 only": the no answers, and rules out nothing of what follows.
  if (role === "not" && OF_DAYS.has(value.kind) && near && !isDenied(text, at)) return "states";
  // "Friday the 16th ends at 13:00": the end of a day is the hearing's.
  if (role === "mentions" && near && OF_DAYS.has(value.kind) && ENDS.test(said.quote) && value.value?.every(({ clock }) => clock))
    return "states";
  if (role === "mentions" && value.value?.every(({ clock, when }) => !when && clock?.to && !clock.from)) {
    const starts = wanted.some((one) => inside(one.at, sentence) && one.value.value?.some(({ clock }) => clock && !clock.to));
    return starts ? "states" : role;
  }
  // "The 11th of May, all afternoon, 1 to 6": hours right behind a day are its own.
  const isOfDay = (one: WhenSaid) => inside(one.at, sentence) && one.at.end <= at.start && at.start - one.at.end <= NEAR_DAY;
  if (role === "mentions" && isHourAlone(said) && wanted.some(isOfDay)) return "states";
  // "Four days in April": how long it lasts says what the month is for.
  const hasLength = wanted.some((one) => inside(one.at, sentence) && one.value.value?.some(({ length }) => length));
  if (role === "mentions" && value.kind === "window" && hasLength) return "states";
  // "The hearing will be held from 13 to 17 September": what only the learnt reader rules out.
  const isHeld = role === "not" && value.kind !== "not" && finds.some(({ kind, ...find }) => OF_HEARING.test(kind) && inside(find, clause));
  if (isHeld && OF_DAYS.has(value.kind) && !isDenied(text, at)) return "states";
  const isLearnt = role === "not" || role === "backup" || role === "mentions";
  if (!isLearnt || days.length > 0 || near || !OF_DAYS.has(value.kind)) return role;
  // "Ms. Horvat sits on Monday the 8th": of a message about a proceeding its only days are wanted, unless somebody is said to be away.
  const isNamed = role === "not" && finds.some(({ kind }) => kind === "kind" || kind === "service");
  return (isNamed || isOfBooking(said, text, finds)) && !isDenied(text, at) ? "states" : role;
}

const ENDS = /(?:^|\s)(?:ends?|finish|stops?|starts?|begins?|finit|termin|s['’]ach[èe]ve|commence|acaba|empieza|comienza)/iu;
/** "No, the 5th", "no - it is the 5th": a no that opens the message, with a sign behind it, is an answer. */
const ANSWER = /^\s*(?:no|non|nope)\s*[,.;:!–—-]/i;

/** A learnt "not this hour" holds where a word of denial says so. */
export const withSaidNo = (said: WhenSaid, text: Text): WhenSaid =>
  said.role === "not" && isOfHours(said) && !isDenied(text, said.at) ? { ...said, role: "states" } : said;

/** A word of denial is in its clause before it. */
export const isDenied = (text: Text, at: Span): boolean =>
  fold(text.message.slice(Math.max(clauseOf(text, at).start, ANSWER.exec(text.message)?.[0].length ?? 0), at.end))
    .split(/[^\p{L}]+/u)
    .some((word) => DENIALS.has(word) || word === "t");

/** Its sentence names the proceeding or its room, or the day has an hour, or there is hardly more than the day. */
function isOfBooking({ at, value }: WhenSaid, text: Text, finds: readonly Finding[]): boolean {
  const sentence = sentenceOf(text, at);
  return (
    isShort(text, at) ||
    value.value?.some(({ clock }) => clock) === true ||
    finds.some(({ kind, ...find }) => OF_HEARING.test(kind) && inside(find, sentence))
  );
}

const LONGEST: Readonly<Record<string, number>> = { h: 12, d: 60, w: 12, mo: 0 };

/** True where a hearing may have these days and lengths: no day that is over, no eighteen months. */
export function withinRange({ value }: WhenSaid, { text }: Scene): boolean {
  return (value.value ?? []).every(
    ({ when, length }) =>
      (when?.kind !== "past" || /date|choice/.test(text.asked)) &&
      (!length || (length.max ?? length.min ?? 0) <= (LONGEST[length.unit] ?? 0)),
  );
}
