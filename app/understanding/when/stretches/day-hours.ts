/**
 * Hours of single days, where a message lists them ("8th and 9th: 9:30-5. 10th: 9:30-1") or leaves one out ("except Thursday, when we end
 * at 1"). Each stretch is read by itself, as the words of a role are: what is next to it says nothing of it.
 */
import type { Span } from "#app/understanding/contract.ts";
import type { Text } from "#app/understanding/detectors/finding.ts";
import { sentencesIn } from "#app/understanding/text/clauses.ts";
import { read } from "#app/understanding/time/read.ts";
import type { Clock, Fact, Reading, TimeContext } from "#app/understanding/time/types.ts";
import { placesIn } from "../places.ts";
import type { WhenSaid } from "../scene.ts";
import { weekdaysIn } from "../weekdays.ts";
import type { DayRoles } from "./day-roles.ts";

/** The stretches of a message that say the hours of some days, next to those that tell them of days that are known (`known`). */
export function dayHoursIn(text: Text, time: TimeContext, known: readonly WhenSaid[]): DayRoles {
  const found = [...exceptionsIn(text, time), ...pairsIn(text, time), ...crossedIn(text, time), ...known];
  const own = found.filter((one, at) => found.slice(0, at).every((other) => one.at.end <= other.at.start || other.at.end <= one.at.start));
  return { statements: own, at: own.map(({ at }) => at) };
}

export function saying(fact: Fact, at: Span, { message }: Text): WhenSaid {
  const quote = message.slice(at.start, at.end);
  const value: Reading = {
    kind: "time",
    options: [[fact]],
    value: [fact],
    doubts: [],
    residue: [],
    start: 0,
    end: quote.length,
    quote,
    score: 1,
  };
  return { slot: "when", value, role: "states", quote, at, score: 0.95, sources: ["detector"] };
}

const EXCEPT =
  /(?<!\p{L})(?:except(?: for| on)?|save for|but|sauf|hormis|excepté|salvo|excepto|menos)\s+(?=[^.;!?\n]{0,40}\d|[^.;!?\n]{0,60}(?:noon|midi|mediod[ií]a|one|two|three))/giu;
const MOST_EXCEPTIONS = 6;
const UNTIL_STOP = /^[^;!?\n]{0,160}?(?=\.(?:\s|$)|[;!?\n]|$)/u;
const ENDS = /(?<!\p{L})(?:end|finish|conclud|stop|ris[ei]|wrap|until|till|by|finir|finit|finiss|termin|jusqu|acab|hasta|conclu)\p{L}*/iu;

/** "Except the last day, which will finish at 1", « sauf le jeudi où nous terminons à 13 h ». */
function exceptionsIn(text: Text, time: TimeContext): WhenSaid[] {
  const { message } = text;
  return [...message.matchAll(EXCEPT)].slice(0, MOST_EXCEPTIONS).flatMap((match): WhenSaid[] => {
    const from = match.index + match[0].length;
    const words = UNTIL_STOP.exec(message.slice(from))?.[0] ?? "";
    const days = daysFirst(words, time);
    // Of several places the sentence is read as one; "each day" is none of them.
    const isOne = days?.fact.on === undefined || placesIn(text).filter(({ on }) => on !== "all").length === 1;
    const hours = days && isOne && hoursIn(words.slice(days.end), time);
    if (!days || !hours || !isOfException(words.slice(days.end, days.end + hours.end), text, match.index, time)) return [];
    return [saying({ ...days.fact, clock: hours.clock }, { start: match.index, end: from + days.end + hours.end }, text)];
  });
}

const RELATIVE = /^[\s,(–-]*(?:when|which|where|who|which|that|we|it|on|nous|où|qui|que|cuando|donde)(?!\p{L})/iu;
/** "Except the 10th, 9 to 6": hours behind a comma are of all days, unless those have theirs already or a word says whose they are. */
function isOfException(words: string, { message, tokens }: Text, at: number, time: TimeContext): boolean {
  if (RELATIVE.test(words) || ENDS.test(words) || !/^\s*,/u.test(words)) return true;
  const start = sentencesIn(tokens).find((one) => one.start <= at && one.end > at)?.start ?? 0;
  return read(message.slice(start, at), time).some(({ value }) => value?.some(({ clock }) => clock));
}

const FIRST = 6;
/** Days right at the beginning: by their place, their weekday or their date. */
export function daysFirst(words: string, time: TimeContext): { fact: Fact; start: number; end: number } | null {
  const [place] = placesIn({ message: words });
  if (place && place.start <= FIRST) return { fact: { on: place.on }, start: place.start, end: place.end };
  const [weekday] = weekdaysIn(words);
  const dated = DATED.exec(words)?.[0] ?? words.split(/,|\s(?:when|where|which|who|où|qui|que|cuando|donde)\s/u)[0] ?? "";
  const [reading] = read(dated, { ...time, asked: "date" });
  const [fact, ...more] = reading?.value ?? [];
  const isDay = fact?.when?.kind === "days" && !fact.clock && more.length === 0 && /\d/.test(reading?.quote ?? "");
  if (reading && isDay && reading.start <= FIRST) return { fact: { when: fact.when }, start: reading.start, end: reading.end };
  // "Wednesday the 10th that we don't sit" is no Wednesday at ten.
  const isWeekday = weekday && weekday.start <= FIRST && weekday.days.length > 0 && !NUMBERED.test(words.slice(weekday.end));
  return isWeekday ? { fact: { among: weekday.days }, start: weekday.start, end: weekday.end } : null;
}
const NUMBERED = /^\s(?:the\s)?\d{1,2}(?:st|nd|rd|th|er)?(?:\s(?!to|till|until|am|pm|a|à|h|heures?|horas?)\p{L}|[,.)]|$)/iu;
/** Days before a verb that says something of them. */
const DATED =
  /^[^;!?\n]{2,60}?(?=,?\s(?:when|which|where|who|où|que|qui|cuando|donde|is|are|will|would|we|it|starts?|begins?|ends?|finish\p{L}*|stops?|until|till|only|just|c['’]est|est|sera|serait|nous|on|se|commenc\p{L}*|fini\p{L}*|termin\p{L}*|jusqu['’]à|seulement|es|será|sería|empiez\p{L}*|empez\p{L}*|acab\p{L}*|solo|sólo|hasta|sesion\p{L}*)(?!\p{L}))/iu;

const BETWEEN = 40;
/** The first hours of these words; a single hour behind a word for an end is the end. */
export function hoursIn(words: string, time: TimeContext): { clock: Clock; start: number; end: number } | null {
  const reading = read(words, { ...time, asked: "time" }).find(({ value }) => value?.some(({ clock }) => clock));
  const clock = reading?.value?.[0]?.clock;
  if (!reading || !clock || reading.start > BETWEEN || reading.value?.[0]?.when) return null;
  const isEnd = clock.at !== undefined && ENDS.test(words.slice(0, reading.start));
  return { clock: isEnd ? { to: clock.at } : clock, start: reading.start, end: reading.end };
}

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

/** "Last day only until one, Feb 8 to 10": the hours of a place end with its clause. */
function crossedIn(text: Text, time: TimeContext): WhenSaid[] {
  return placesIn(text)
    .slice(0, MOST_EXCEPTIONS)
    .flatMap((place): WhenSaid[] => {
      const stop = text.message.slice(place.end).search(/[,;.]\s/u);
      const end = stop < 0 ? text.message.length : place.end + stop;
      const isCrossed = text.readings.some((one) => one.start >= place.end && one.start < end && one.end > end);
      const hours = isCrossed ? hoursIn(text.message.slice(place.end, end), time) : null;
      return hours ? [saying({ on: place.on, clock: hours.clock }, { start: place.start, end: place.end + hours.end }, text)] : [];
    });
}
