/**
 * Questions about free rooms: "is Toronto free on 16 March for 20 people?", "have you got a room in Miami next Tuesday
 * afternoon?". Read in the three languages at once; what a question leaves out is taken from the last such question and
 * from the draft. Pure: what is free is looked up elsewhere.
 */
import type { DraftPlain } from "../booking/draft-fields.ts";
import { isLocalDate, isWallTime, type LocalDate, type WallTime } from "../booking/local-date.ts";
import { endOf } from "../booking/schedule-rules.ts";
import { type VenueId, venueOf } from "../venue/venues.ts";
import { alternation, NUMBERS } from "./dates/calendar-words.ts";
import type { DateMention } from "./dates/reading.ts";
import { findHours } from "./detailed/hours.ts";
import type { Facts } from "./facts.ts";
import { words } from "./fold.ts";
import { overlaps, type Span } from "./phrases.ts";
import type { Question } from "./questions.ts";
import { type Reading, TAKEN } from "./reading.ts";
import { findTimes } from "./times.ts";

/** What is asked of one day at one venue; null where it is not known yet. */
export interface AvailabilityAsk {
  venue: VenueId | null;
  date: LocalDate | null;
  people: number | null;
  startTime: WallTime | null;
  endTime: WallTime | null;
}

export interface AvailabilityQuestion extends Span {
  ask: AvailabilityAsk;
  /** True when it only goes on from the question before ("and Miami?"): nothing in it is said of the request. */
  further: boolean;
}

/** Up to so many are answered in one message: "Toronto or Montreal on the 16th or the 17th?" */
const MOST = 4;
const MOST_DAYS = 3;

const FREE =
  /(?<![a-z])(?:availab\w*|unavailab\w*|free(?! of| wi| park)|vacan(?:t|cy|cies)|booked(?: up| out)?|taken|full(?:y booked)?|disponib\w*|libres?|lugar(?:es)?|cupo|hueco|complete?s?(?= le\s| en\s| a\s|\s*\?)|pris(?:es?)?(?= le\s|\s*\?)|occupee?s?|ocupad[oa]s?|llen[oa]s?|de la place|(?:des|de) places?|rooms? left|salles? de libre|space|room for)(?![a-z])/;
const ROOM =
  /(?<![a-z])(?:rooms?|boardrooms?|hearing space|salles?|salas?|salon(?:es)?|espacio|locaux|venue|office|sede|etablissement|place|space|date|day|days|dates|jour|dia|fecha)(?![a-z])/;
/** "Have you got a room": with a day it asks for that day. */
const HAVE =
  /(?<![a-z])(?:(?:do|would|might) you (?:still |perhaps )?have|have you (?:got|still)?|you got|got|any|is there|are there|avez[- ]vous|auriez[- ]vous|vous avez|vous auriez|y a[- ]t[- ]il|y aurait[- ]il|il y a|reste[- ]t[- ]il|il reste|disposez[- ]vous|tienen|tendrian|tiene|tendria|hay|habria|habra|queda|quedan|cuentan con|disponen de)(?![a-z])/;
/** What is asked about without being a room of ours. */
const OTHER_THING =
  /(?<![a-z])(?:parking|stationnement|estacionamiento|wi-?fi|coffee|cafe|lunch|dejeuner|almuerzo|breakfast|catering|interpret\w*|reporters?|stenograph\w*|taquigraf\w*|mediators?|mediateurs?|mediador(?:es|a)?|arbitrators?|arbitres?|arbitros?|transcripts?|transcriptions?|consultation|consulta|cancell?\w*|annul\w*|services?|servicios?|zoom|recordings?|speak|talk|call|calls|phone|parler|appeler|telephoner|hablar|llamar|charge|gratis|gratuit\w*)(?![a-z])/;
/** Who is free besides rooms: "we are free on the 16th" asks nothing. */
const OPENS =
  /^[\s¿]*(?:(?:hi|hello|hey|good (?:morning|afternoon)|bonjour|hola|buenos dias|buenas tardes|ok|okay|and|but|so|also|et|mais|puis|y|pero|please|sorry|pardon|quick question|one question|question|oui|yes|si|no|non)[\s,.:!-]+){0,3}¿?(?:is|are|do|does|would|will|have|any|can|could|might|what about|how about|check|see|i(?:'d| would) like to know|i wonder|wondering|tell me|let me know|est[- ]ce|avez|auriez|vous|y a|y aurait|il reste|reste|qu'en est|pouvez|pourriez|verifi|dites|serait|esta|estan|hay|habra|habria|tienen|tendrian|tiene|queda|quedan|puede|podria|podrian|verifi|quisiera saber|me gustaria saber|[a-z' -]{3,20}? (?:est|serait|is|esta)[- ](?:il|elle|free|available|libre|disponible))(?![a-z])/;
/** "And Miami?", "what about the 17th?" after such a question. */
const FURTHER =
  /^[\s¿]*(?:and|or|what about|how about|what if|then|et|ou|et si|que dire de|qu'en est[- ]il (?:de|du)|y|o|que tal|y si|que hay de)(?![a-z])/;
const PEOPLE = new RegExp(
  `(?<![a-z0-9.,:/$€#-])(\\d{1,3}|${alternation(Object.fromEntries(Object.entries(NUMBERS).filter(([, value]) => value > 1)))})\\s(?:or so\\s)?(?:people|persons|participants?|attendees|guests|lawyers|seats|of us|personnes|participante?s?|places assises|invitee?s?|avocats|personas|participantes|asistentes|abogad[oa]s|asientos)(?![a-z])`,
);
const PARTS: readonly [RegExp, Pick<AvailabilityAsk, "startTime" | "endTime">][] = [
  [/(?<![a-z])(?:afternoon|apres-?\s?midi|por la tarde|en la tarde|de la tarde)(?![a-z])/, { startTime: "13:00", endTime: null }],
  [/(?<![a-z])(?:evening|soir|soiree|por la noche|en la noche|de la noche)(?![a-z])/, { startTime: "18:00", endTime: null }],
  [/(?<![a-z])(?:morning|matin|matinee|por la manana|en la manana|de la manana)(?![a-z])/, { startTime: null, endTime: "12:00" }],
];

const VIRTUAL = /(?<![a-z])(?:virtual|virtuel|remote|zoom|teams|a distance|en ligne|online|en linea)/;

export interface AvailabilityContext {
  values: DraftPlain;
  /** What the last message of the visitor asked, where the assistant has just answered that or asked what was missing. */
  wondering?: AvailabilityAsk | null | undefined;
}

/** The questions about free rooms in a message, each with what it and its surroundings say; the spans are no questions for the FAQ. */
export function findAvailability(
  reading: Reading,
  facts: Facts,
  questions: readonly Question[],
  context: AvailabilityContext,
): AvailabilityQuestion[] {
  const { wondering } = context;
  const found: AvailabilityQuestion[] = [];
  for (const sentence of reading.sentences) {
    const question = questions.find((one) => overlaps(one, sentence));
    const span = question ?? sentence;
    const text = reading.plain(sentence);
    const days = facts.dates.filter((date) => overlaps(date, sentence));
    const cities = facts.cities.filter((city) => overlaps(city, sentence));
    const spokenOf =
      Boolean(wondering || (context.values.preferredDate && context.values.location)) || facts.dates.length * facts.cities.length > 0;
    const isAsked = asksForRoom(text, { isQuestion: question !== undefined, dated: days.length > 0, placed: cities.length > 0, spokenOf });
    const goesOn = wondering && !isAsked && isFurther(text, days.length + cities.length + (PEOPLE.test(text) ? 1 : 0), wondering);
    if (!isAsked && !goesOn) continue;
    const base = goesOn ? wondering : fromDraft(context.values, reading, facts, days.length > 0, wondering ?? null);
    const said = { ...base, ...peopleOf(text), ...hoursOf(text, sentence.start, days) };
    const venues = distinct(cities.map(({ value }) => value));
    const dates = distinct(days.flatMap(daysOf)).slice(0, MOST_DAYS);
    // A day that names no one day ("in March") is asked for: another that was known is not what is meant.
    const known = days.length > 0 ? [null] : [said.date];
    for (const venue of venues.length > 0 ? venues : [said.venue])
      for (const date of dates.length > 0 ? dates : known)
        if (found.length < MOST)
          found.push({
            start: span.start,
            end: span.end,
            ask: { ...said, venue, date },
            further: Boolean(goesOn) && question !== undefined,
          });
  }
  return found;
}

/** Words that read two ways ("next Tuesday" on a Monday, 03/04/2027) are answered for both. */
function daysOf({ reading }: DateMention): readonly LocalDate[] {
  if (reading.kind === "options") return reading.options;
  return reading.kind === "day" || reading.kind === "past" ? [reading.date] : [];
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

interface Said {
  isQuestion: boolean;
  /** A day, or a city of ours, is named in it. */
  dated: boolean;
  placed: boolean;
  /** A day and a place are known, so that "it" can mean them. */
  spokenOf: boolean;
}

function asksForRoom(text: string, { isQuestion, dated, placed, spokenOf }: Said): boolean {
  if (!(isQuestion || OPENS.test(text)) || OTHER_THING.test(text) || VIRTUAL.test(text)) return false;
  if (/(?<![a-z])(?:i am|i'm|we are|we're|je suis|nous sommes|estoy|estamos)(?![a-z])/.test(text)) return false;
  const free = FREE.test(text);
  if (free && (dated || placed)) return dated || ROOM.test(text) || /(?<![a-z])(?:availab|free|disponib|libre)/.test(text);
  // "Is it free?", "is that day available?": of the day and place that were spoken of.
  if (free && /(?<![a-z])(?:free|available|libres?|disponibles?)(?![a-z])/.test(text))
    return words(text).length <= 9 && (spokenOf || ROOM.test(text));
  return dated && ROOM.test(text) && HAVE.test(text);
}

/** A short message that only puts another day, place or number into the question before, or says what it lacked. */
function isFurther(text: string, said: number, { venue, date }: AvailabilityAsk): boolean {
  if (said === 0 || words(text).length > 10 || OTHER_THING.test(text)) return false;
  return FURTHER.test(text) || venue === null || date === null;
}

/** What was said elsewhere in the message or is known of the request; hours only of the day that is known. */
function fromDraft(values: DraftPlain, reading: Reading, facts: Facts, dated: boolean, wondering: AvailabilityAsk | null): AvailabilityAsk {
  const told = facts.dates.flatMap((date) => (date.reading.kind === "day" ? [date.reading.date] : []));
  const cities = distinct(facts.cities.filter(({ chosen }) => chosen).map(({ value }) => value));
  const inRoom = values.locationType !== "virtual";
  const date = (told.length === 1 ? told[0] : undefined) ?? wondering?.date ?? (inRoom ? values.preferredDate : undefined);
  const venue = (cities.length === 1 ? cities[0] : undefined) ?? wondering?.venue ?? (inRoom ? venueOf(values.location)?.id : undefined);
  const people = peopleOf(reading.folded).people ?? wondering?.people ?? (Number(values.mainRoomCapacity) || null);
  const sameDay = !dated && date === values.preferredDate;
  const start = sameDay && values.startTime && isWallTime(values.startTime) ? values.startTime : null;
  const end = start && values.duration ? endOf(start, values.duration, values.endTime) : null;
  return {
    venue: venue ?? null,
    date: date && isLocalDate(date) ? date : null,
    people,
    startTime: start,
    endTime: end && start && end > start ? end : null,
  };
}

function peopleOf(text: string): Pick<AvailabilityAsk, "people"> | Record<string, never> {
  const [, count] = PEOPLE.exec(text) ?? [];
  if (!count) return {};
  const people = /^\d/.test(count) ? Number(count) : (NUMBERS[count] ?? 0);
  return people > 0 ? { people } : {};
}

/** The hours of the question: from when to when, from when, or the half of the day. */
function hoursOf(
  text: string,
  from: number,
  days: readonly Span[],
): Pick<AvailabilityAsk, "startTime" | "endTime"> | Record<string, never> {
  let rest = text;
  for (const day of days)
    rest = rest.slice(0, Math.max(0, day.start - from)) + TAKEN.repeat(day.end - Math.max(from, day.start)) + rest.slice(day.end - from);
  const span = findHours(rest).find((one) => one.from !== null && one.until !== null && one.from < one.until);
  if (span) return { startTime: span.from, endTime: span.until };
  const [time] = findTimes(rest).filter(({ ok }) => ok);
  if (time) return { startTime: time.value, endTime: null };
  return PARTS.find(([pattern]) => pattern.test(text))?.[1] ?? {};
}
