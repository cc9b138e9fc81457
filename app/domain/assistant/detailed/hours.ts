/** From when to when: "9 to 5", "de 9 h à 17 h", "until 7 p.m."; and how long that is. Without am or pm, office hours decide. */
import { isWallTime, type WallTime } from "#app/domain/booking/local-date.ts";
import { FULL_DAY_MINUTES, HALF_DAY_MINUTES, minutesOf } from "#app/domain/booking/schedule-rules.ts";
import { alternation, MONTHS, NUMBERS, SHORT_WEEKDAYS, WEEKDAYS } from "../dates/calendar-words.ts";
import type { Span } from "../phrases.ts";
import { minutesIn } from "../times.ts";
import { lazy } from "./found.ts";

export interface HourSpan extends Span {
  /** Null where only the end is said. */
  from: WallTime | null;
  /** Null where only a length in hours is said and the beginning is not known yet. */
  until: WallTime | null;
  minutes: number | null;
}

const HALF =
  "a\\.?\\s?m\\.?(?![a-z])|p\\.?\\s?m\\.?(?![a-z])|(?:in the |du |le |de la |de l'|l'|por la |en la )(?:morning|afternoon|evening|matin|soir|apres-midi|manana|tarde|noche)";
/** "Seize heures trente": the hours of the day in words. */
const WORDS = Object.fromEntries(
  Object.entries(NUMBERS).filter(([name, value]) => value <= 23 && !/^(?:an?|un|une?|una|a couple of)$/.test(name)),
);
const HOUR = `\\d{1,2}|${alternation({ ...WORDS, une: 1, una: 1 })}`;
/** Parts of an hour in words, after it. */
const PARTS =
  "\\set\\s(?:demie|quart)|\\smoins\\s(?:le\\s|un\\s)?quart|\\s(?:quinze|trente|quarante-cinq)(?![a-z])|\\sy\\s(?:media|cuarto|treinta)|\\smenos\\scuarto";
const clockTime = (n: 1 | 2) =>
  `(?:(?<noon${n}>noon|midday|midi|(?:el )?mediodia)|(?:(?<past${n}>half past|(?:a )?quarter (?:past|to|before))\\s)?(?<hour${n}>${HOUR})(?:(?:[:.]|\\s?h\\s?)(?<minute${n}>[0-5]\\d)|(?<mark${n}>\\s?(?:h|heures?|hrs?|horas|o'clock)(?![a-z])(?:${PARTS})?)|(?<more${n}>${PARTS}))?(?:,?\\s?(?<half${n}>${HALF}))?)`;
/** What may follow a span of bare numbers, so that "10 to 12 people" is none. */
const CLOSE = lazy(() => {
  const weekdays = alternation({ ...WEEKDAYS, ...SHORT_WEEKDAYS });
  return `(?=\\s*$|\\s*[,.;!?)\\n\\u0001]|\\s(?:with|on|in|and|please|at|each|every|daily|both|all|the|for|of|instead|eastern|est|edt|avec|le|les|du|et|en|chaque|pour|tous|plutot|svp|heure|con|el|los|y|cada|para|por|todos|hora|${weekdays}|${alternation(MONTHS)})(?![a-z]))`;
});

const SPAN = lazy(
  () =>
    new RegExp(
      `(?<![a-z0-9.:/$€-])(?<lead>(?:from|between|de|des|entre|starting at|desde|a partir de)\\s)?(?<las>(?:las?|les)\\s)?${clockTime(1)}` +
        `(?:\\s?(?:-|to|till?|until|through|a|jusqu'a|hasta)\\s?|\\s(?<and>and|et|y)\\s)(?:las?\\s|les\\s)?${clockTime(2)}(?![0-9%]|[:.]\\d)`,
      "g",
    ),
);
const UNTIL = lazy(
  () =>
    new RegExp(
      `(?<![a-z])(?:until|till|ending (?:at|by)|ends? (?:at|by)|finish(?:ing|es)? (?:at|by)|end(?:ing)? time(?: is| will be)?:?|jusqu'a|jusque vers|(?:se )?termin(?:e|era|ant|er) (?:a|vers)|fin a|heure de fin\\s?:?(?: est)?|hasta|termin(?:a|ara|ando|amos) a|hora de (?:fin|finalizacion)\\s?:?(?: es)?)\\s(?:about |around |environ )?(?:las?\\s)?${clockTime(1)}(?![0-9%]|[:.]\\d)`,
      "g",
    ),
);
/** "for 8 hours", "pendant 7 heures", "durante 3 horas y media". */
const LENGTH = lazy(
  () =>
    new RegExp(
      `(?<![a-z])(?:for|lasting|pendant|durant|d'une duree de|durante|por)\\s(?:about |around |environ |unas )?(?<count>\\d{1,2}(?:[.,]5)?|${alternation(WORDS)})(?<half>\\sand\\sa\\shalf|\\set\\sdemie|\\sy\\smedia)?\\s(?:hours?|heures?|horas?)(?<after>\\sand\\sa\\shalf|\\set\\sdemie|\\sy\\smedia)?(?![a-z])`,
      "g",
    ),
);
const A_MONTH_BEFORE = lazy(() => new RegExp(`(?<![a-z])(?:${alternation(MONTHS)})\\.?\\s(?:the\\s)?$`));
const A_MONTH_AFTER = lazy(() => new RegExp(`^(?:st|nd|rd|th)?,?\\s?(?:of\\s|de\\s|du\\s)?(?:${alternation(MONTHS)})(?![a-z])`));

type Groups = Record<string, string | undefined>;

function hourOf(text: string | undefined): number {
  if (text === undefined) return Number.NaN;
  return /^\d/.test(text) ? Number(text) : (({ ...WORDS, une: 1, una: 1 } as Record<string, number>)[text] ?? Number.NaN);
}

interface Clock {
  hour: number;
  minute: number;
  half: "am" | "pm" | null;
  noon: boolean;
  marked: boolean;
}

function clockOf(groups: Groups, n: 1 | 2): Clock {
  const half = groups[`half${n}`];
  const mark = groups[`mark${n}`];
  const noon = groups[`noon${n}`] !== undefined;
  const past = groups[`past${n}`];
  const part = `${mark ?? ""}${groups[`more${n}`] ?? ""}${past ?? ""}`;
  const before = / (?:to|before)$|(?:moins|menos)\s/.test(part);
  const minute = groups[`minute${n}`] ? Number(groups[`minute${n}`]) : before ? 45 : minutesIn(part);
  const hour = hourOf(groups[`hour${n}`]);
  return {
    hour: noon ? 12 : before ? (hour === 1 ? 12 : hour - 1) : hour,
    minute,
    half: noon ? "pm" : half ? (/^p|afternoon|evening|soir|apres|tarde|noche/.test(half) ? "pm" : "am") : null,
    noon,
    marked: noon || half !== undefined || mark !== undefined || past !== undefined || groups[`minute${n}`] !== undefined,
  };
}

function wall(hour: number, minute: number): WallTime | null {
  const text = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  return isWallTime(text) ? text : null;
}

const on24 = ({ hour, half }: Clock): number => (half === "pm" && hour < 12 ? hour + 12 : half === "am" && hour === 12 ? 0 : hour);

/** Both ends on the 24-hour clock, or null where they cannot be. */
function resolved(from: Clock, until: Clock): { from: WallTime; until: WallTime } | null {
  let start = on24(from);
  let end = on24(until);
  if (from.half === null && until.half === "pm" && from.hour <= 12 && from.hour < until.hour % 12 && from.hour < 7) start = from.hour + 12;
  else if (from.half === null && from.hour >= 1 && from.hour <= 6 && until.half !== "am") start = from.hour + 12;
  if (until.half === null && end * 60 + until.minute <= start * 60 + from.minute && end <= 12) end += 12;
  const [first, last] = [wall(start, from.minute), wall(end, until.minute)];
  return first && last && minutesOf(first) < minutesOf(last) ? { from: first, until: last } : null;
}

/** Spans of hours in `text` (folded), in order. */
export function findHours(text: string): HourSpan[] {
  const found: HourSpan[] = [];
  const close = new RegExp(`^${CLOSE()}`);
  for (const match of text.matchAll(SPAN())) {
    const groups = match.groups ?? {};
    const [from, until] = [clockOf(groups, 1), clockOf(groups, 2)];
    const start = match.index;
    let end = start + match[0].length;
    if (groups.and && !/^(?:between|entre)/.test(groups.lead ?? "")) continue;
    // "Dix-neuf heures" is no span from ten to nine.
    if (/^(?:dix|vingt)$/.test(groups.hour1 ?? "") && /(?:dix|vingt)-[a-z]/.test(match[0])) continue;
    if (text[end] === "." && /[ap]\.\s?m$/.test(match[0])) end++;
    const bare = !from.marked && !until.marked;
    if (A_MONTH_AFTER().test(text.slice(end)) && !until.marked) continue;
    if (A_MONTH_BEFORE().test(text.slice(Math.max(0, start - 16), start)) && !groups.lead && !from.marked) continue;
    if (bare && !(from.hour >= 7 && from.hour <= 12 && (until.hour <= 8 || until.hour >= 12 || groups.lead !== undefined))) continue;
    if (bare && !close.test(text.slice(end))) continue;
    const hours = resolved(from, until);
    if (hours) found.push({ start, end, ...hours, minutes: minutesOf(hours.until) - minutesOf(hours.from) });
  }
  const free = (span: Span) => !found.some((one) => one.start < span.end && span.start < one.end);
  for (const match of text.matchAll(UNTIL())) {
    const clock = clockOf(match.groups ?? {}, 1);
    const span = { start: match.index, end: match.index + match[0].length };
    if (text[span.end] === "." && /[ap]\.\s?m$/.test(match[0])) span.end++;
    if (!free(span) || A_MONTH_AFTER().test(text.slice(span.end)) || (!clock.marked && !close.test(text.slice(span.end)))) continue;
    const hour = clock.half === null && clock.hour <= 8 ? clock.hour + 12 : on24(clock);
    const until = wall(hour, clock.minute);
    if (until) found.push({ ...span, from: null, until, minutes: null });
  }
  for (const match of text.matchAll(LENGTH())) {
    const { count = "", half, after } = match.groups ?? {};
    const minutes = (/^\d/.test(count) ? Number(count.replace(",", ".")) : (WORDS[count] ?? 0)) * 60 + (half || after ? 30 : 0);
    const span = { start: match.index, end: match.index + match[0].length };
    if (minutes > 0 && minutes <= 16 * 60 && free(span)) found.push({ ...span, from: null, until: null, minutes });
  }
  return found.sort((a, b) => a.start - b.start);
}

export interface Length {
  duration: "half_day" | "full_day" | "extended";
  endTime: WallTime | null;
}

/** A length in the form's words; null for less than half a day, which the form does not offer and which is asked back. */
export function lengthOf(from: WallTime, minutes: number): Length | null {
  if (minutes === HALF_DAY_MINUTES) return { duration: "half_day", endTime: null };
  if (minutes === FULL_DAY_MINUTES) return { duration: "full_day", endTime: null };
  if (minutes < HALF_DAY_MINUTES) return null;
  const at = minutesOf(from) + minutes;
  const endTime = wall(Math.floor(at / 60), at % 60);
  return endTime ? { duration: "extended", endTime } : null;
}
