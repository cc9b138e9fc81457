/**
 * Hours of single days, where a message lists them ("8th and 9th: 9:30-5. 10th: 9:30-1") or leaves one out (`exceptions.ts`). Each stretch is read by itself, as the words of a role are: what is next to it says nothing of it.
 */
import type { Text } from "#app/understanding/detectors/finding.ts";
import { sentencesIn } from "#app/understanding/text/clauses.ts";
import { dayOfIso, isoOf } from "#app/understanding/time/calendar.ts";
import { read } from "#app/understanding/time/read.ts";
import type { Fact, TimeContext } from "#app/understanding/time/types.ts";
import { placesIn } from "../places.ts";
import type { WhenSaid } from "../scene.ts";
import type { DayRoles } from "./day-roles.ts";
import { hoursIn, saying } from "./days-said.ts";
import { exceptionsIn } from "./exceptions.ts";

/** The stretches of a message that say the hours of some days, next to those that tell them of days that are known (`known`). */
export function dayHoursIn(text: Text, time: TimeContext, known: readonly WhenSaid[]): DayRoles {
  const found = [...exceptionsIn(text, time), ...inOrderIn(text, time), ...pairsIn(text, time), ...crossedIn(text, time), ...known];
  const isApart = (one: WhenSaid, other: WhenSaid) => one.at === other.at || one.at.end <= other.at.start || other.at.end <= one.at.start;
  const own = found.filter((one, at) => found.slice(0, at).every((other) => isApart(one, other)));
  return { statements: own, at: own.map(({ at }) => at) };
}

const MOST_PLACES = 6;
const SEGMENT =
  /[^;.\n]+?(?=[;\n]|\.(?:\s|$)|,?\s(?:and|et|y)\s(?=(?:on\s|the\s|le\s|el\s)?(?:\p{L}+\s)?\d{1,2}\D)|,\s(?=(?:\p{L}+\s)?\d{1,2}\D)|$)/giu;
/** Days and their hours have so many letters; of more nobody reads what belongs together. */
const LONGEST_PAIR = 70;
const MOST_SEGMENTS = 40;
export const LEAD = /^(?:[\s,;.]|(?:and|et|y)\s)+/iu;
const SPLIT = /\s?:\s|\s(?=(?:from|between|de|entre|at|[àa]) )|,\s|\s(?=\d)/giu;

/** "Feb 8-10 9:30 to 5, Feb 11 9:30 to 1": two such pairs at least, each of days and their hours and of nothing else. */
function pairsIn(text: Text, time: TimeContext): WhenSaid[] {
  const pairs = sentencesIn(text.tokens).flatMap((sentence): WhenSaid[] => {
    // "8th and 9th: …": days whose hours come with the next ones begin the pair.
    let open = -1;
    return [...text.message.slice(sentence.start, sentence.end).matchAll(SEGMENT)]
      .slice(0, MOST_SEGMENTS)
      .flatMap(({ 0: words, index }): WhenSaid[] => {
        const [from, end] = [sentence.start + index, sentence.start + index + words.length];
        for (const first of open < 0 ? [from] : [open, from]) {
          if (end - first > LONGEST_PAIR) continue;
          const start = first + (LEAD.exec(text.message.slice(first, end))?.[0].length ?? 0);
          const fact = pairIn(text.message.slice(start, end).replace(/[\s.,;:]+$/u, ""), time);
          if (!fact) continue;
          open = -1;
          return [saying(fact, { start, end }, text)];
        }
        open = from;
        return [];
      });
  });
  return pairs.length > 1 ? pairs : [];
}

function pairIn(words: string, time: TimeContext): Fact | null {
  if ((words.match(/\d/gu)?.length ?? 0) < 3) return null;
  for (const split of words.matchAll(SPLIT)) {
    const [left, right] = [words.slice(0, split.index), words.slice(split.index + split[0].length)];
    const days = wholeOf(left, { ...time, asked: "date" });
    const hours = days?.when?.kind === "days" && !days.clock ? wholeOf(right, { ...time, asked: "time" }) : null;
    if (hours?.clock?.from && hours.clock.to && !hours.when) return { when: days?.when, clock: hours.clock };
  }
  return null;
}

/** The only fact of words that a reading explains whole. */
function wholeOf(words: string, time: TimeContext): Fact | null {
  const clean = words.replace(/^(?:on|el|los|le|les|the)\s(?=\p{L}{3})/iu, "").trim();
  const [reading, ...others] = read(/^\d{1,2}(?:st|nd|rd|th)/u.test(clean) ? `the ${clean}` : clean, time);
  const [fact, ...more] = reading?.value ?? [];
  const isWhole = reading !== undefined && others.length + more.length === 0 && reading.quote.length >= clean.length - 1;
  return isWhole && fact ? fact : null;
}

const HOUR = "\\d{1,2}(?:[:h.]\\d\\d|\\s?h(?:\\s?\\d\\d)?)?(?:\\s?[ap]\\.?m\\.?)?";
const FROM_TO = `(?:(?:from|de)\\s(?:las?\\s)?)?${HOUR}\\s?(?:to|until|[àa]|[-–])\\s?(?:las?\\s)?${HOUR}`;
const NEXT_ONE = "(?:,\\s?(?:and|et|y)?\\s?|\\s(?:and|et|y)\\s)";
const IN_ORDER = new RegExp(`,\\s(${FROM_TO}(?:${NEXT_ONE}${FROM_TO})+)(?!\\d|\\s?\\p{L}{3})`, "giu");
const ONE = new RegExp(FROM_TO, "giu");

/** "Mon 10, Tue 11 and Thu 13 May, 9 to 6, 9 to 1 and 1 to 6": as many hours as days, each in its turn. */
function inOrderIn(text: Text, time: TimeContext): WhenSaid[] {
  return sentencesIn(text.tokens).flatMap((sentence): WhenSaid[] =>
    [...text.message.slice(sentence.start, sentence.end).matchAll(IN_ORDER)].slice(0, MOST_PLACES).flatMap((match): WhenSaid[] => {
      const clocks = (match[1]?.match(ONE) ?? []).map((words) => hoursIn(words, time)?.clock);
      const days = read(text.message.slice(sentence.start, sentence.start + match.index), { ...time, asked: "date" }).at(-1);
      const [fact] = days?.value ?? [];
      const dates = fact?.when?.kind === "days" && !fact.clock ? fact.when.spans.flatMap(datesIn) : [];
      if (!days || dates.length !== clocks.length || days.end < match.index - 1) return [];
      const at = { start: sentence.start + days.start, end: sentence.start + match.index + match[0].length };
      return dates.map((date, place) => saying({ when: { kind: "days", spans: [[date, date]] }, clock: clocks[place] }, at, text));
    }),
  );
}
const datesIn = ([from, to]: readonly [string, string]): string[] =>
  Array.from({ length: Math.min(MOST_SEGMENTS, dayOfIso(to) - dayOfIso(from) + 1) }, (_, more) => isoOf(dayOfIso(from) + more));

/** "Last day only until one, Feb 8 to 10": the hours of a place end with its clause. */
function crossedIn(text: Text, time: TimeContext): WhenSaid[] {
  return placesIn(text)
    .slice(0, MOST_PLACES)
    .flatMap((place): WhenSaid[] => {
      const stop = text.message.slice(place.end).search(/[,;.]\s/u);
      const end = stop < 0 ? text.message.length : place.end + stop;
      const isCrossed = text.readings.some((one) => one.start >= place.end && one.start < end && one.end > end);
      const hours = isCrossed ? hoursIn(text.message.slice(place.end, end), time) : null;
      return hours ? [saying({ on: place.on, clock: hours.clock }, { start: place.start, end: place.end + hours.end }, text)] : [];
    });
}
