/**
 * What days are for, where words say so: a second choice, ruled out, the hearing's own, or none of these any more. Each such stretch of a
 * message is read by itself, with its role, once; every other reader of days sees the message without it.
 */

import type { Role, Span } from "#app/understanding/contract.ts";
import { cuesIn } from "#app/understanding/detectors/cues.ts";
import { overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { sentenceAt } from "#app/understanding/text/clauses.ts";
import { read } from "#app/understanding/time/read.ts";
import type { Fact, Reading, TimeContext } from "#app/understanding/time/types.ts";
import type { WhenSaid } from "../scene.ts";
import { weekdaysIn } from "../weekdays.ts";
import { conditionsIn } from "./conditions.ts";
import type { Head, Said } from "./day-cues.ts";
import { firstOf, isOfDays, lastOf, nearOf, STOP, WIDE } from "./days-next.ts";
import { hoursOfRole, isOfSecond, MOVED, withHours } from "./role-hours.ts";
import { DENIED, INSTEAD_OF, IS, MEANT, MEANT_NEXT, ONLY, ROLE_CUES, THEM } from "./role-words.ts";

export interface DayRoles {
  statements: readonly WhenSaid[];
  /** The stretches that these explain. */
  at: readonly Span[];
}

const BEHIND = /^\s(?:(?:on|the|le|les|el|los)\s)*$/iu;
/** So many such words of one message are read, each with so many letters around it. */
const MOST_HEADS = 12;

/** The roles that words of the message give to days; days that are noted (`noted`) are freed or ruled out before others are taken. */
export function dayRolesIn(text: Text, time: TimeContext): DayRoles {
  const heads = headsIn(text, time);
  const taken: Said[] = [];
  for (const [index, head] of heads.entries()) {
    const { start, end } = sentenceAt(text.tokens, head) ?? { start: 0, end: text.message.length };
    const from = Math.max(start, head.start - WIDE, heads[index - 1]?.end ?? 0, taken.at(-1)?.end ?? 0);
    const next = heads[index + 1];
    const around = { start: from, end: Math.min(end, head.end + WIDE, next?.start ?? end) };
    const near = nearOf(text, head.start, time);
    const named = ofThem(head, around, text.message, taken, near) ?? saidBy(head, around, text.message, near, next);
    const said = named ? withHours(named, around.end, text.message, near) : hoursOfRole(head, around, text.message, near);
    const last = taken.at(-1);
    if (said) taken.push(said, ...meantBy(said, around.end, text.message, near));
    // "Otherwise Thursday, as a fallback": the role is said twice.
    else if (last && isOfSecond(head.means) && isOfSecond(last.means) && /^[\s,(]*$/u.test(text.message.slice(last.end, head.start)))
      last.end = head.end;
  }
  const statements = taken.flatMap((one) => statementsOf(one, text.message));
  return { statements, at: taken.map(({ start, end }) => ({ start, end })) };
}

/** "That day is out", "… is no longer ruled out": of the days that were named last; a stretch that says nothing where there are none. */
function ofThem(head: Head, around: Span, message: string, taken: readonly Said[], time: TimeContext): Said | null {
  const clause = message.slice(around.start, around.end);
  const them = THEM.exec(clause);
  if (!them || head.means === "unless" || head.means === "backup" || /\d/.test(clause.replace(/^.*[,;:]/u, ""))) return null;
  if (head.means === "none_of_ours" && around.start + them.index > head.start) return null;
  const before = read(message.slice(0, around.start + them.index), time)
    .filter(isOfDays)
    .slice(-1);
  const said = taken.at(-1)?.readings ?? before;
  const start = Math.min(head.start, around.start + them.index);
  const isDenied = DENIED.test(message.slice(start, head.start));
  return {
    means: head.means,
    readings: said,
    start,
    end: Math.max(head.end, around.start + them.index + them[0].length),
    isDenied,
    isOnly: false,
  };
}

/** "I never ruled out the 13th, I meant the 15th": the same role; "the 9th instead of the 8th": the role that they lose. */
function meantBy(said: Said, end: number, message: string, time: TimeContext): Said[] {
  const words = message.slice(said.end, end);
  const lead = (said.isDenied ? MEANT : INSTEAD_OF).exec(words)?.[0].length ?? 0;
  const readings = lead > 0 ? firstOf(words.slice(lead), time).filter(({ quote }) => /\d/u.test(quote)) : [];
  const last = readings.at(-1);
  return last ? [{ ...said, readings, start: said.end, end: said.end + lead + last.end, isDenied: !said.isDenied, isOnly: false }] : [];
}

function headsIn({ message, pieces }: Text, time: TimeContext): Head[] {
  const cues = cuesIn(ROLE_CUES, pieces);
  const unless = conditionsIn(message)
    .slice(0, MOST_HEADS)
    .filter((one) => !one.isOfOwnDays || isOfKnown(message.slice(Math.max(0, one.start - 2 * WIDE), one.start), time))
    .map(({ start, end, isOfOwnDays }): Head => ({ start, end, means: "unless", turns: isOfOwnDays }));
  return [...cues.filter((cue) => !unless.some((one) => overlap(one, cue))), ...unless]
    .sort((a, b) => a.start - b.start)
    .slice(0, MOST_HEADS);
}

/** Days are noted, or the message has named some before: those of a condition are no wish of their own. */
const isOfKnown = (before: string, time: TimeContext): boolean => time.near !== undefined || read(before, time).some(isOfDays);

/** The days of a head: behind it where it names them ("the second choice is …"), else right before it; null where there are none. */
function saidBy(head: Head, around: Span, message: string, time: TimeContext, next: Span | undefined): Said | null {
  const [before, after] = [message.slice(around.start, head.start), message.slice(head.end, around.end)];
  const given = head.means === "unless" && !head.turns ? [] : beforeHead(before, time);
  const left = head.means === "drop" || head.means === "none_of_ours" || !before.slice(given[0]?.end).includes(",") ? given : [];
  if (head.means === "none_of_ours" && given.length === 0)
    return { means: head.means, readings: [], ...withLead(head, before), isDenied: false, isOnly: false };
  const right = head.means === "gone" || head.means === "none_of_ours" ? [] : firstOf(cutBefore(after, next !== undefined), time);
  // "The 24th ya no, …"; «El 10 ya no viene el perito» says something of the expert.
  if (head.means === "gone" && /ya no$/iu.test(message.slice(head.start, head.end)) && !/^\s*(?:[,.;:!)]|$)/u.test(after)) return null;
  if (head.means === "chosen" && !isChosen(right[0], after)) return null;
  // "We don't sit on the 10th", whatever days are before it.
  const isBehind = head.means === "none" && right[0] !== undefined && BEHIND.test(after.slice(0, right[0].start));
  const isNaming = head.means === "unless" || isBehind || IS.test(after) || left.length === 0;
  const own = isNaming && right.length > 0 ? right : left;
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return null;
  if (own === right) {
    const gap = after.slice(0, first.start);
    const behind = after.slice(last.end, last.end + 14);
    return {
      means: head.means,
      readings: own,
      start: head.start,
      end: head.end + last.end,
      isDenied: DENIED.test(before.slice(-25)) && !/[,.;:]/.test(before.slice(before.search(DENIED))),
      isOnly:
        ONLY.test(gap) ||
        (isOfSecond(head.means) && MOVED.test(gap)) ||
        ONLY.test(behind.split(/[.;,]/)[0] ?? "") ||
        isDefinite(before, after),
    };
  }
  // Which of several days "as a backup" is of, the message as a whole says.
  const many = first.value?.flatMap(({ when }) => when?.spans ?? []).length ?? 0;
  if (head.means === "backup" && many > 1 && !IS.test(before.slice(last.end))) return null;
  // The grammar may read the no with its day: « le 18 n'est … », «el 18 no».
  const gap = before.slice(last.start).replace(/^\D*\d+/u, "");
  return {
    means: head.means,
    readings: own,
    start: around.start + first.start,
    end: head.end,
    isDenied: DENIED.test(gap),
    isOnly: head.means === "out" && ONLY.test(before.slice(Math.max(0, first.start - 8), first.end)),
  };
}

/** "That's not a hearing day": nothing that the message names, and its words are no length. */
const withLead = ({ start, end }: Head, before: string): Span => ({ start: start - (LEAD.exec(before)?.[0].length ?? 0), end });
const LEAD =
  /(?:(?:that|this|it)(?:['’]s|\sis|\swas)?|they(?:['’]re|\sare)?|(?:ce|cela|ça)(?:\sn['’](?:est|était))?|es[eoa]|est[eoa])\s*$/iu;

/** "Let's go with the 24th", and neither "with your reporter on March 10" nor "with 12 lunches". */
const isChosen = (day: Reading | undefined, after: string): boolean =>
  day !== undefined &&
  /^\s(?:(?:on|for|the|le|les|el|los|del|du)\s)*$/iu.test(after.slice(0, day.start)) &&
  /\d(?:st|nd|rd|th)(?!\p{L})|\p{L}{3}|^(?:les?|el|los|the)\s/iu.test(day.quote);

/** "The 8th to the 12th, Wednesday off": of the weekday behind the comma alone. */
function beforeHead(before: string, time: TimeContext): Reading[] {
  const comma = before.lastIndexOf(",") + 1;
  const clause = before.slice(comma);
  const days = comma === 0 || /\d/u.test(clause) || time.near === undefined ? [] : weekdaysIn(clause).flatMap((cluster) => cluster.days);
  if (days.length === 0) return lastOf(before, time);
  return lastOf(clause, time).map((one): Reading => {
    const { weekdaysOnly: _only, ...rest } = one;
    const facts: Fact[] = [{ among: days }];
    return { ...rest, start: one.start + comma, end: one.end + comma, options: [facts], value: facts };
  });
}

/** "The second choice is …", « les jours exclus sont … »: all that there are of it. */
const isDefinite = (before: string, after: string): boolean =>
  /(?:^|\s)(?:the|our|my|le|la|les|notre|nos|el|los|las|nuestra)\s(?:\p{L}+\s){0,1}$/iu.test(before) &&
  IS.test(after) &&
  !/^\s*:/.test(after);

const ITEM = /,\s(?!\d{4})(?:(?:and|but|et|mais|y|pero)\s)?|\s(?:and|but|et|mais|y|pero)\s/giu;

/** Days behind a comma that the next words of a role are of are theirs: "the hearing is on the 3rd, the 9th is only the backup". */
function cutBefore(after: string, hasNext: boolean): string {
  const stop = after.search(STOP);
  const turn = after.slice(0, stop < 0 ? undefined : stop).search(MEANT_NEXT);
  const own = after.slice(0, turn >= 0 ? turn : stop < 0 ? undefined : stop);
  if (!hasNext || own.length < after.length || !IS.test(own.replace(/^.*\d/su, ""))) return own;
  const item = [...own.matchAll(ITEM)].filter(({ index }) => /\d/u.test(own.slice(0, index)) && /\d/u.test(own.slice(index))).at(-1);
  return item ? own.slice(0, item.index) : own;
}

const ROLE: Readonly<Record<string, Role>> = {
  backup: "backup",
  unless: "backup",
  out: "not",
  gone: "not",
  chosen: "corrects",
  none: "not",
  drop: "not",
  none_of_ours: "not",
  main: "corrects",
  sitting: "corrects",
};

function statementsOf({ means, readings, isDenied, isOnly, start, end }: Said, message: string): WhenSaid[] {
  const role = ROLE[means] ?? "corrects";
  return readings.flatMap((reading): WhenSaid[] => {
    const isDays = (one: readonly Fact[]) => one.some(({ when }) => when?.kind === "days");
    const given = reading.value ?? reading.options.find(isDays) ?? reading.options[0] ?? [];
    const facts = given.map((fact): Fact => withRole(fact, means, isDenied, isOnly));
    if (isDenied && (means === "main" || means === "sitting")) return [];
    const isOut = role === "not" && !isDenied;
    const value: Reading = { ...reading, kind: isOut ? "not" : "days", options: [facts], value: facts, doubts: [], residue: [] };
    const at = { start, end };
    return [
      { slot: "when", value, role: isDenied ? "corrects" : role, quote: message.slice(start, end), at, score: 0.95, sources: ["detector"] },
    ];
  });
}

function withRole({ ruledOut: _out, ...fact }: Fact, means: string, isDenied: boolean, isOnly: boolean): Fact {
  if (means === "again") return { when: fact.when, among: fact.among, leaves: "not" };
  if (isDenied)
    return { when: fact.when, among: fact.among, leaves: means === "out" || means === "gone" || means === "none" ? "not" : "backup" };
  if (means === "drop" || means === "none_of_ours") return { when: fact.when, among: fact.among, ruledOut: true, takenBack: true };
  if (means === "out" || means === "gone" || means === "none")
    return { when: fact.when, among: fact.among, ruledOut: true, ...(isOnly ? { only: true } : {}) };
  if (means === "sitting") return { ...fact, further: true };
  return isOnly || means === "main" || means === "chosen" ? { ...fact, only: true } : fact;
}
