/** Stretches of a message that are read by themselves: taken out of it for every other reader of days, and put back in their turn. */
import type { Doubt, Role, Span, Statement } from "#app/understanding/contract.ts";
import { overlap, type Text, textOf } from "#app/understanding/detectors/finding.ts";
import { sentenceAt, sentencesIn } from "#app/understanding/text/clauses.ts";
import { dayOfIso, weekday } from "#app/understanding/time/calendar.ts";
import { read } from "#app/understanding/time/read.ts";
import type { Fact, TimeContext } from "#app/understanding/time/types.ts";
import { namedDates } from "../named.ts";
import { isSettingUp } from "../other-matters.ts";
import { isWhen, type Said } from "../said.ts";
import type { WhenSaid } from "../scene.ts";
import { withOthers } from "../swaps.ts";
import { dayHoursIn } from "./day-hours.ts";
import { dayMovesIn } from "./day-moves.ts";
import { type DayRoles, dayRolesIn } from "./day-roles.ts";
import { noHearingIn } from "./exceptions.ts";
import { knownHoursIn } from "./known-hours.ts";

/** All stretches that say what days are for, or their hours, by themselves. */
export function ownStretches(given: Text, time: TimeContext, apart: readonly Span[]): DayRoles {
  const out = noHearingIn(withoutStretches(given, apart), time);
  const text = withoutStretches(given, [...apart, ...out.at]);
  const roles = dayRolesIn(text, time);
  const moves = dayMovesIn(withoutStretches(text, roles.at), time);
  const rest = withoutStretches(text, [...roles.at, ...moves.at]);
  const known = knownHoursIn(rest, time).filter(({ at }) => !isSettingUp(rest, at));
  const hours = dayHoursIn(rest, time, known);
  return {
    statements: [...hours.statements, ...moves.statements, ...roles.statements, ...out.statements],
    at: [...apart, ...out.at, ...roles.at, ...moves.at, ...hours.at],
  };
}

/** In the words of a correction the hours of days are of the days that it puts down. */
export const withTheirRoles = (own: readonly WhenSaid[], read: readonly Statement[]): WhenSaid[] =>
  own.map((one) => {
    const isCorrected =
      one.value.kind === "time" && read.some(({ slot, role, at }) => slot === "when" && role === "corrects" && overlap(at, one.at));
    return isCorrected ? { ...one, role: "corrects" } : one;
  });

/**
 * Noted days that are freed, or can't be, go before others are taken, unless one takes the place of the other; what is said of new days comes
 * after them.
 */
export function inTurn(all: readonly Statement[], given: readonly WhenSaid[], noted: readonly string[], text: Text): Statement[] {
  // "You've kept the 3rd. Please change it to the 9th": noted days that the message moves away from say nothing.
  const isMoved = given.some(
    (one) => one.role === "corrects" && one.value.kind === "days" && namedDates([one]).some((date) => !noted.includes(date)),
  );
  const isOld = (one: Statement) =>
    isMoved &&
    isWhen(one) &&
    one.role === "states" &&
    namedDates([one]).length > 0 &&
    namedDates([one]).every((date) => noted.includes(date));
  const read = all.filter((one) => !isOld(one) || (isWhen(one) && one.value.value?.some(({ clock }) => clock)));
  const whens = withOthers([...given, ...read.filter(isWhen)], noted, text);
  const own = whens.filter((one) => given.includes(one));
  const left = new Set(whens.filter((one) => !given.includes(one)));
  const statements = read.flatMap((one): Statement[] => {
    const now = isWhen(one) ? [...left].find(({ at }) => at === one.at) : undefined;
    if (now) left.delete(now);
    return isWhen(one) ? (now ? [now] : []) : [one];
  });
  const isSwapped = statements.some((one) => isWhen(one) && one.value.value?.some(({ inPlaceOf }) => inPlaceOf));
  const isFirst = ({ role, value }: WhenSaid) =>
    value.value?.some((fact) => fact.leaves || (role === "not" && !isSwapped && namesNoted(fact, noted))) ?? false;
  // "The 8th to the 12th, except the 10th, which ends at noon": hours of some of the days that the message names come after these.
  const named = new Set(namedDates(statements.filter(isWhen).filter(({ role }) => role === "states")));
  const isAmong = (one: WhenSaid) => named.size > 1 && namedDates([one]).every((date) => named.has(date));
  const days = own.filter((one) => one.value.kind === "time" && one.value.value?.some(({ when }) => when) && !isAmong(one));
  const first = own.filter((one) => isFirst(one) && !days.includes(one));
  return withoutExplained([...first, ...days, ...statements, ...own.filter((one) => !first.includes(one) && !days.includes(one))], text);
}

/** "The 12th, that's the Friday", "he has freed the Friday, so only the 2nd to the 4th": a weekday that explains the days next to it is no wish. */
function withoutExplained(statements: readonly Statement[], { tokens }: Text): Statement[] {
  const whens = statements.filter(isWhen);
  const isBare = ({ role, value }: WhenSaid) =>
    (role === "states" || role === "corrects") &&
    (value.value ?? []).length === 1 &&
    value.value?.every(({ among, when, clock, part, length, ruledOut }) => among && !when && !clock && !part && !length && !ruledOut);
  const isExplained = (one: WhenSaid) =>
    whens.some((other) => {
      const dates = other === one || other.role === "not" || other.role === "mentions" ? [] : namedDates([other]);
      if (dates.length === 0 || sentenceAt(tokens, other.at) !== sentenceAt(tokens, one.at)) return false;
      const isOnly = other.value.value?.some(({ only }) => only) ?? false;
      return isOnly || one.value.value?.every(({ among }) => among?.every((day) => dates.some((date) => weekday(dayOfIso(date)) === day)));
    });
  return statements.filter((one) => !isWhen(one) || !isBare(one) || !isExplained(one));
}

const namesNoted = ({ when }: Fact, noted: readonly string[]): boolean =>
  when?.spans.some(([from, to]) => noted.some((date) => date >= from && date <= to)) ?? false;

const blanked = (message: string, at: readonly Span[]): string =>
  at.reduce((left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end), message);

/** The message without these stretches, for who reads it further: every other word is where it was. */
export const withoutStretches = (text: Text, at: readonly Span[]): Text =>
  at.length === 0 ? text : textOf(blanked(text.message, at), text.readings, text.asked);

/** Statements in the words of the whole message. */
export const inItsWords = <One extends Statement>(one: One, { message }: Text): One =>
  one.quote.length === one.at.end - one.at.start ? { ...one, quote: message.slice(one.at.start, one.at.end) } : one;

const LEARNT: ReadonlySet<Role> = new Set(["backup", "not", "deadline"]);
/** What is said of days outside of these stretches; what reaches into them is read again without. */
export function outsideOf({ statements, doubts }: Said, text: Text, at: readonly Span[], time: TimeContext): Said {
  const rest = blanked(text.message, at);
  const isIn = (one: Span) => at.some((span) => overlap(span, one));
  const near = sentencesIn(text.tokens).filter((one) => isIn(one));
  const isNear = (one: Span) => near.some((sentence) => overlap(sentence, one));
  const again = (one: Statement): Statement[] => {
    // A learnt role next to words that say another one's is none of its own.
    if (one.slot === "when" && !isIn(one.at) && isNear(one.at) && LEARNT.has(one.role) && one.value.kind !== "not")
      return [{ ...one, role: "states" }];
    return one.slot === "when" && isIn(one.at) ? readAgain(one) : [one];
  };
  const readAgain = (one: Statement): Statement[] => {
    if (one.slot !== "when") return [one];
    return read(rest.slice(one.at.start, one.at.end), time).flatMap((value): Statement[] => {
      const [start, end] = [one.at.start + value.start, one.at.start + value.end];
      return value.value
        ? [{ ...one, role: LEARNT.has(one.role) ? "states" : one.role, value, quote: value.quote, at: { start, end } }]
        : [];
    });
  };
  const isCut = (one: Doubt) => isNear(one.at) && one.options.some(({ slot }) => slot === "when");
  return {
    statements: [
      ...statements.flatMap(again),
      ...doubts
        .filter(isCut)
        .flatMap(({ options }) => options.slice(0, 1))
        .flatMap(readAgain),
    ],
    doubts: doubts.filter((one) => !isCut(one)),
  };
}
