/**
 * Hours of single days, where a message lists them ("8th and 9th: 9:30-5. 10th: 9:30-1") or leaves one out ("except Thursday, when we end
 * at 1"). Each stretch is read by itself, as the words of a role are: what is next to it says nothing of it.
 */
import type { Span } from "../contract.ts";
import type { Text } from "../detectors/finding.ts";
import { clausesOf, sentencesIn } from "../text/clauses.ts";
import { read } from "../time/read.ts";
import type { Clock, Fact, Reading, TimeContext } from "../time/types.ts";
import type { DayRoles } from "./day-roles.ts";
import { placesIn } from "./places.ts";
import type { WhenSaid } from "./scene.ts";
import { weekdaysIn } from "./weekdays.ts";

/** The stretches of a message that say the hours of some days. */
export function dayHoursIn(text: Text, time: TimeContext): DayRoles {
  const found = [
    ...exceptionsIn(text, time),
    ...pairsIn(text, time),
    ...crossedIn(text, time),
    ...toldIn(text, time),
    ...untilIn(text, time),
  ];
  const own = found.filter((one, at) => found.slice(0, at).every((other) => one.at.end <= other.at.start || other.at.end <= one.at.start));
  return { statements: own, at: own.map(({ at }) => at) };
}

function saying(fact: Fact, at: Span, { message }: Text): WhenSaid {
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

const TELLS =
  /^\s*(?:,\s?(?=c['’]|ce\s|it|that|es\s|ser))?(?:(?:is|are|would|will|be|it['’]?s|that['’]?s|now|actually|finalement|maintenant|ahora|finalmente|runs?|goes|only|just|we|it|they|on|you|can|must|have to|nous|c['’]est|est|sera|serait|ce|ça|seulement|juste|jusqu['’]à|solo|sólo|solamente|es|ser[áa]|ser[ií]a|(?:start|begin|end|finish|stop|commenc|fini|termin|empez|empiez|acab|début|arrêt|sesion|sit)\p{L}*|from|until|till|to|at|à|de|hasta|desde|a|las?)(?!\p{L})\s*)*$/iu;
const VERB =
  /(?<!\p{L})(?:is|are|be|only|just|until|till|c['’]est|est|sera|serait|seulement|jusqu['’]à|solo|sólo|solamente|es|será|sería|hasta|(?:runs|start|begin|end|finish|stop|commenc|fini|termin|empez|empiez|acab|début|arrêt|sesion|sit)\p{L}*)(?!\p{L})/iu;
const OPENS = /^(?:(?:and|but|so|also|et|mais|donc|y|pero|no|non|yes|oui|sí|on|the|le|les|el|los)\s)*$/iu;

/** "Friday is 9 to 12", « le 18 c'est de 9 h à 12 h », «el viernes solo hasta las 13 h»: hours of days that are known. */
function toldIn(text: Text, time: TimeContext): WhenSaid[] {
  const { message, tokens } = text;
  const isKnown =
    time.near !== undefined || text.readings.some(({ value, weekdaysOnly }) => !weekdaysOnly && value?.some(({ when }) => when));
  if (!isKnown) return [];
  return clausesOf(tokens).flatMap((clause): WhenSaid[] => {
    const sentence = sentencesIn(tokens).find((one) => one.start <= clause.start && one.end >= clause.end) ?? clause;
    const words = message.slice(clause.start, sentence.end);
    const lead = LEAD.exec(words)?.[0].length ?? 0;
    const days = daysFirst(words.slice(lead), time);
    if (
      !days ||
      !OPENS.test(
        words
          .slice(lead, lead + days.start)
          .replace(/\s*$/u, " ")
          .trimStart(),
      )
    )
      return [];
    const behind = words.slice(lead + days.end);
    const hours = hoursIn(behind, time);
    if (!hours || !TELLS.test(behind.slice(0, hours.start)) || !VERB.test(behind.slice(0, hours.start + 12))) return [];
    const end = hours.end + notJust(behind.slice(hours.end), time);
    const at = { start: clause.start + lead + days.start, end: clause.start + lead + days.end + end };
    return [saying({ ...days.fact, clock: hours.clock, tells: true }, at, text)];
  });
}

/** "…, not just from 9": what the hours are not is explained with them. */
function notJust(words: string, time: TimeContext): number {
  const lead = /^,?\s(?:and not|not|et non|pas|y no|no)\s(?:just|only|merely|juste|seulement|solo|sólo)?\s*/iu.exec(words)?.[0].length ?? 0;
  const [hours] = lead > 0 ? read(words.slice(lead), { ...time, asked: "time" }) : [];
  return hours?.start === 0 && hours.options[0]?.every(({ clock, when }) => clock && !when) ? lead + hours.end : 0;
}

const OF_DAYS = /^\s(?:(?:on|for|the|days?|pour|le|les|jours?|para|el|los|d[ií]as?)\s)+$/iu;
/** "Until 5 on the 8th, 9th and 11th", «hasta las 17 h los días 8, 9 y 11»: hours before the days that are noted. */
function untilIn(text: Text, time: TimeContext): WhenSaid[] {
  const { message, readings, tokens } = text;
  return readings.flatMap((reading): WhenSaid[] => {
    const [fact, ...more] = reading.value ?? reading.options[0] ?? [];
    const end = sentencesIn(tokens).find((one) => one.start <= reading.start && one.end >= reading.end)?.end ?? reading.end;
    const behind = message.slice(reading.end, end);
    const [days] = fact?.clock && !fact.when && more.length === 0 ? read(behind, { ...time, asked: "date" }) : [];
    const [dated] = days?.value ?? [];
    const [place] = placesIn({ message: behind });
    if (
      place &&
      fact?.clock &&
      !fact.when &&
      place.start <= "on the ".length &&
      OF_DAYS.test(`${behind.slice(0, place.start).trimEnd()} `)
    ) {
      const at = { start: reading.start, end: reading.end + place.end };
      return [saying({ on: place.on, clock: fact.clock, tells: true }, at, text)];
    }
    if (time.near === undefined) return [];
    const gap = behind.slice(0, days?.start) + (/^(?:on|the|le|les|el|los)\s(?:d[ií]as|jours|days)?/iu.exec(days?.quote ?? "")?.[0] ?? "");
    if (!days || dated?.when?.kind !== "days" || dated.clock || !OF_DAYS.test(`${gap.trimEnd()} `)) return [];
    const at = { start: reading.start, end: reading.end + days.end };
    return [saying({ when: dated.when, clock: fact?.clock, tells: true }, at, text)];
  });
}

const FIRST = 6;
/** Days right at the beginning: by their place, their weekday or their date. */
function daysFirst(words: string, time: TimeContext): { fact: Fact; start: number; end: number } | null {
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
function hoursIn(words: string, time: TimeContext): { clock: Clock; start: number; end: number } | null {
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
const LEAD = /^(?:[\s,;.]|(?:and|et|y)\s)+/iu;
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
