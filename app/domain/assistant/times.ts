/** Hours of the day: "9:30 am", "14 h 30", "a las 3 de la tarde". Without am or pm, office hours decide. */
import { isWallTime } from "../booking/local-date.ts";
import { alternation, NUMBERS } from "./dates/calendar-words.ts";
import { longest, type Mention, type Span } from "./phrases.ts";
import { isPutAside } from "./put-aside.ts";
import type { Reading } from "./reading.ts";

export interface TimeMention extends Mention<string> {
  /** False for an hour that does not exist ("25:00", "13 pm"). */
  ok: boolean;
}

const hours = Object.fromEntries(Object.entries(NUMBERS).filter(([name, value]) => value <= 12 && !/^(a|an|un|a couple of)$/.test(name)));
const HOUR = `(?:\\d{1,2}|${alternation(hours)})`;
const MERIDIEM =
  "(?<half>a\\.?\\s?m\\.?|p\\.?\\s?m\\.?|(?:in|de|du|por) (?:the |la )?(?:morning|afternoon|evening|matin|manana|tarde|noche|soir)|de l'apres-midi|l'apres-midi|[dl][ue] matin|[dl][ue] soir|del mediodia)";
/** "Seize heures": the hours of the day in French words. */
const HOUR24 = `(?:\\d{1,2}|${alternation(Object.fromEntries(Object.entries(NUMBERS).filter(([name, value]) => value <= 23 && !/^(a|an|un|a couple of)$/.test(name))))})`;
const MINUTES = "\\set demie|\\set quart|\\squinze|\\strente|\\squarante-cinq";
/** Minutes after the hour, of parts of an hour in words: "et demie", "y cuarto", "half past", "trente"; 0 where there are none. */
export const minutesIn = (part = ""): number =>
  /media|demie|half|treinta|trente/.test(part) ? 30 : /quarante-cinq/.test(part) ? 45 : /quart|cuarto|quinze/.test(part) ? 15 : 0;
const AFTER =
  "(?=\\s*$|\\s*[,;!?)\\n]|\\s*\\.(?!\\d)|\\s(?![ap]\\.?\\s?m\\b|[ap]\\.m|street|st\\b|avenue|ave\\b|king|queen|bay|rue|people|persons|personnes|personas|days?|weeks?|%|million|jours|semaines|dias|witness|parties|rooms?|screens?|lawyers))";

type Rule = readonly [RegExp, (groups: Record<string, string | undefined>) => string | null];
const rule = (source: string, read: Rule[1]): Rule => [new RegExp(`(?<![a-z0-9.:/$-])(?:${source})(?![0-9])`, "g"), read];

const clock = (hour: number, minute: number, half: string | undefined): string => {
  let at = hour;
  if (half) {
    const afternoon = /^p|afternoon|evening|tarde|noche|soir|apres|mediodia/.test(half);
    if (hour > 12 && !(afternoon && hour < 24)) return "";
    if (afternoon && hour < 12) at = hour + 12;
    if (!afternoon && hour === 12) at = 0;
  } else if (hour >= 1 && hour <= 6) at = hour + 12;
  return `${String(at).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
};
/** Fifteen minutes before the hour. */
function quarterTo(hour: number, half: string | undefined): string {
  const at = clock(hour, 0, half);
  return at === "" ? "" : `${String((Number(at.slice(0, 2)) + 23) % 24).padStart(2, "0")}:45`;
}
const number = (text: string | undefined) => (text === undefined ? 0 : /^\d/.test(text) ? Number(text) : (NUMBERS[text] ?? 0));

// "At once" is no eleven o'clock: the Spanish number counts after Spanish words alone.
const RULES: readonly Rule[] = [
  rule(`(?<hour>\\d{1,2})[:.](?<minute>\\d{2})\\s?(?:hrs?|h)?(?:\\s?${MERIDIEM})(?![a-z])`, (g) =>
    clock(number(g.hour), number(g.minute), g.half),
  ),
  rule("(?<hour>\\d{1,2}):(?<minute>\\d{2})(?:\\s?(?:hrs?|h))?(?![:a-z])", (g) => clock(number(g.hour), number(g.minute), g.half)),
  rule(`(?<hour>${HOUR})\\s?${MERIDIEM}(?![a-z])`, (g) => clock(number(g.hour), 0, g.half)),
  rule(`(?<hour>${HOUR})(?:-|\\s?(?:to|till|until|a)\\s?)\\d{1,2}\\s?(?<half>am|a\\.m\\.|pm|p\\.m\\.)(?![a-z])`, (g) => {
    const hour = number(g.hour);
    return hour <= 12 ? clock(hour, 0, /^a/.test(g.half ?? "") ? g.half : undefined) : null;
  }),
  rule(`(?<hour>\\d{1,2})\\s?h\\s?(?<minute>[0-5]\\d)(?:\\s?${MERIDIEM})?(?![a-z])`, (g) =>
    clock(number(g.hour), number(g.minute), g.half),
  ),
  rule(
    `(?:a|vers|des|de(?=\\s\\d{1,2}\\s?h(?:eures?)?\\s(?:a|jusqu))|pour|debut|debute a|partir de)\\s(?<hour>${HOUR24})\\s?(?:h|heures?)(?!\\s?\\d{2})(?<more>${MINUTES})?(?:\\s?${MERIDIEM})?(?![a-z])(?!\\sde (?!l'apres))`,
    (g) => clock(number(g.hour), minutesIn(g.more), g.half),
  ),
  rule(`(?<hour>${HOUR24})\\s?(?:h|heures?)(?<more>${MINUTES})?\\s?${MERIDIEM}(?![a-z])`, (g) =>
    clock(number(g.hour), minutesIn(g.more), g.half),
  ),
  rule(
    `(?<!(?:de|dans|pendant|sous|duree|environ|for|in|within)\\s)(?<hour>\\d{1,2})\\s?h(?=\\s*$|\\s*[,.;!?)\\n]|\\s(?:le|pile|svp|pour|a|au|et|precise|heure|si))`,
    (g) => clock(number(g.hour), 0, undefined),
  ),
  rule(
    `(?:at|@|around|starting at|start at|from|beginning at|starting|commencing at)\\s?(?!once\\b)(?<hour>${HOUR})(?:\\s?o'?clock)?(?<sharp>\\ssharp)?${AFTER}(?![:\\d])(?!\\s(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b)`,
    (g) => {
      const hour = number(g.hour);
      return hour >= 1 && hour <= 23 ? clock(hour, 0, undefined) : null;
    },
  ),
  rule(`(?<hour>${HOUR})\\s?o'?clock(?:\\s?${MERIDIEM})?(?![a-z])`, (g) => clock(number(g.hour), 0, g.half)),
  rule(
    `(?:a |para |desde )?las?\\s(?<hour>${HOUR})(?:[:.](?<minute>\\d{2})|(?<more>\\sy media|\\sy cuarto|\\sy treinta))?(?:\\s?(?:hrs?|horas))?(?:\\s(?:en punto))?(?:\\s?${MERIDIEM})?${AFTER}(?![a-z:])`,
    (g) => clock(number(g.hour), g.minute ? number(g.minute) : g.more ? (g.more.includes("cuarto") ? 15 : 30) : 0, g.half),
  ),
  rule("(?<hour>[7-9]|1[0-2])\\s?(?:to|a|-|till|until)\\s?(?:[1-6]|12)(?=\\s*$|[,;.!?)\\n]|\\s(?:with|on|in|and|please|at))", (g) =>
    clock(number(g.hour), 0, undefined),
  ),
  rule(
    `(?:time|heure|hora)(?: de debut| de inicio| of the hearing)?\\s?(?:should be|is|to|for|est|devrait etre|a|pour|es|debe ser|seria|sera|will be|:)\\s?(?:at |a |a las )?(?!once\\b)(?<hour>${HOUR})${AFTER}(?![:\\d])`,
    (g) => {
      const hour = number(g.hour);
      return hour >= 1 && hour <= 23 ? clock(hour, 0, undefined) : null;
    },
  ),
  rule(`half past (?<hour>${HOUR})(?:\\s?${MERIDIEM})?(?![a-z])`, (g) => clock(number(g.hour), 30, g.half)),
  rule(`quarter past (?<hour>${HOUR})(?:\\s?${MERIDIEM})?(?![a-z])`, (g) => clock(number(g.hour), 15, g.half)),
  rule(`quarter (?:to|before|of) (?<hour>${HOUR})(?:\\s?${MERIDIEM})?(?![a-z])`, (g) => quarterTo(number(g.hour), g.half)),
  rule(`(?<hour>${HOUR})\\s?(?:h|heures?) moins (?:le |un )?quart(?:\\s?${MERIDIEM})?(?![a-z])`, (g) => quarterTo(number(g.hour), g.half)),
  rule(`(?:un )?cuarto para las? (?<hour>${HOUR})(?:\\s?${MERIDIEM})?(?![a-z])`, (g) => quarterTo(number(g.hour), g.half)),
  rule(`(?:a |para |desde )?las? (?<hour>${HOUR}) menos cuarto(?:\\s?${MERIDIEM})?(?![a-z])`, (g) => quarterTo(number(g.hour), g.half)),
  rule("(?:at |by |around )?(?:noon|midday)|(?:a |vers )?midi(?! et)|(?:al |a )?mediodia", () => "12:00"),
  rule("(?:a )?midi et demie?", () => "12:30"),
];

/** Words that make a number of hours a length and not an hour of the day. */
const LENGTH = /(?:pendant|duree(?: de)?|environ|for|during|durante|about|lasting|sous|dans|within|in|d'ici|over|under)\s$/;

/** Hours in `text` (folded, with dates and numbers blanked out). */
export function findTimes(text: string): TimeMention[] {
  const found: TimeMention[] = [];
  for (const [pattern, read] of RULES) {
    for (const match of text.matchAll(pattern)) {
      const span: Span = { start: match.index, end: match.index + match[0].trimEnd().length };
      if (LENGTH.test(text.slice(Math.max(0, span.start - 12), span.start)) && /h(?:eures?)?$|horas?$/.test(match[0])) continue;
      // The full stop of "a.m." belongs to it; that of "9 am." ends the sentence.
      if (text[span.end] === "." && /[ap]\.\s?m$/.test(match[0])) span.end++;
      else if (text[span.end - 1] === "." && !/[ap]\.\s?m\.$/.test(match[0])) span.end--;
      const value = read(match.groups ?? {});
      if (value !== null) found.push({ ...span, value, ok: isWallTime(value) });
    }
  }
  return longest(found);
}

const NOT_THE_START =
  /\b(?:call|phone|ring|reach|appel|rappel|joindre|llam|contact|ends?|finish|until|till|fini|termin|hasta|jusqu|after|before|apres|avant|despues|antes)[a-z'-]*\b/;

const AFTER_TOMORROW = /(?:day )?after tomorrow|apres-?\s?demain/;

/** The hour that the hearing begins: the first of a range, none of two alternatives. `alone`: a bare number is an answer. */
export function chooseTime(times: readonly TimeMention[], reading: Reading, alone: boolean, correcting: boolean): TimeMention | null {
  const meant = times.filter(
    (time) =>
      !isPutAside(reading, time) && !NOT_THE_START.test((reading.before(time, 30).split(/[,;]/).pop() ?? "").replace(AFTER_TOMORROW, "")),
  );
  const first = meant[0];
  const last = meant[meant.length - 1];
  if (!first || !last) {
    const hour = alone ? bareHour(reading.folded) : null;
    const start = reading.raw.length - reading.raw.trimStart().length;
    return hour ? { start, end: reading.raw.trimEnd().length, value: hour, ok: true } : null;
  }
  if (meant.every((time) => time.value === first.value)) return first;
  const between = reading.folded.slice(first.end, last.start);
  if (/(?:^|\s)(?:or|ou|o)\s/.test(between)) return null;
  return correcting && !/^\s?(?:to|a|-|until|till|jusqu'a|hasta)\s?/.test(between) ? last : first;
}

/** A bare number as the answer to "at what time?": "9", "14", "9 30". */
export function bareHour(folded: string): string | null {
  const match = /^\s*(?:a las |at |a )?(\d{1,2})(?:[ h:.](\d{2}))?\s*(?:h|heures|hrs|horas)?[\s.!]*$/.exec(folded);
  if (!match) return null;
  const value = clock(Number(match[1]), Number(match[2] ?? 0), undefined);
  return isWallTime(value) ? value : null;
}
