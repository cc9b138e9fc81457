/** The words of everything that is noted, as people say it: values and what they were said with, days and hours in three languages. */
import { FIELDS, isFieldName } from "#app/domain/booking/registry/registry.ts";
import { isLocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { LOCALES } from "#app/domain/locale.ts";
import { currentPlan, type Desk } from "#app/domain/talk/desk.ts";
import { partOf } from "#app/domain/talk/edit/parts.ts";
import { entriesOf, isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { isWeekday, type TellingWord, tellingWords } from "#app/understanding/telling.ts";

/**
 * Every such word of the draft as it is now, and of what this turn has noted; with its days and hours, where the words are about those.
 * `asSaid`: with the words around days and hours, between which a message may tell something else.
 */
export function notedWords(desk: Desk, withDays: boolean, asSaid = true): ReadonlySet<string> {
  const isMeant = (field: TalkField) => field !== "remarks" && field !== "toFollow" && (withDays || partOf(field) !== "days");
  const held = Object.entries(desk.values).flatMap(([name, one]) =>
    isSettled(one) && isMeant(name as TalkField)
      ? [one.value.replace(/[_"{}[\]:]/g, " "), ...(asSaid || partOf(name as TalkField) !== "days" ? saidFor(one) : [])]
      : [],
  );
  const now = desk.changes.flatMap(({ field, value, evidence }) =>
    isMeant(field) && value !== null && (asSaid || partOf(field) !== "days") ? saidFor({ value, evidence }) : [],
  );
  const rooms = isSettled(desk.values.breakoutRoomCount) ? [OF_ROOMS] : [];
  return new Set(
    [...held, ...now, ...rooms, ...(withDays ? dayTexts(desk) : [])].flatMap((text) => tellingWords(text).map(({ key }) => key)),
  );
}

/** The telling words of each value by itself, with what it was said with; of a list of each entry, and of the days all together. */
export function wordsOfEach(desk: Desk): ReadonlySet<string>[] {
  const held = Object.entries(desk.values).flatMap(([name, one]): string[] => {
    const field = name as TalkField;
    if (!isSettled(one) || field === "remarks" || field === "toFollow") return [];
    if (field === "people") return entriesOf(desk.values, "people").map((person) => Object.values(person).join(" "));
    const said = [one.value.replace(/[_"{}[\]:]/g, " "), ...saidFor(one)].join(" ");
    return [field === "breakoutRoomCount" ? `${said} ${OF_ROOMS}` : said];
  });
  return [...held, dayTexts(desk).join(" ")].map((text) => new Set(tellingWords(text).map(({ key }) => key)));
}

/** What further rooms are called next to the main one. */
const OF_ROOMS =
  "room rooms salle salles sala salas salita small smaller little private petite petites privée pequeña pequeñas chica privada";

/** The same of what this turn alone has noted: of each change its value, and the words that it was said with. */
export function wordsNotedNow({ changes }: Pick<Desk, "changes">): ReadonlySet<string> {
  const noted = changes.filter(({ field, value }) => field !== "remarks" && field !== "toFollow" && value !== null);
  return new Set(noted.flatMap(saidFor).flatMap((text) => tellingWords(text).map(({ key }) => key)));
}

/** What "other" was said with says more than it. */
const saidFor = ({ value, evidence = "" }: { value: string | null; evidence?: string }): string[] => (value === "other" ? [] : [evidence]);

/** Words that name a weekday, or a number of a day or of days. */
export const saysDays = (text: string): boolean => tellingWords(text).some(({ key }) => isWeekday(key) || /^\d+$/.test(key));

/**
 * Of figures, names and weekdays those that the draft says now: what a value was said with may have been moved, shortened or passed over since.
 * Of a choice, whose value is a code, the names that it was said with count; of a number or an address its figures too.
 */
export function sureWordsNow(desk: Desk, withDays: boolean): ReadonlySet<string> {
  const texts = Object.entries(desk.values).flatMap(([name, one]) => {
    const field = name as TalkField;
    if (!isSettled(one) || OF_NO_WORDS.has(field) || partOf(field) === "days") return [];
    const dates = (one.value.match(ISO) ?? []).filter(isLocalDate).flatMap(dateTexts);
    return [one.value.replace(/[_"{}[\]:]/g, " "), ...dates];
  });
  const codes = Object.entries(desk.values).flatMap(([name, one]) => (isSettled(one) ? saidOfCode(name as TalkField, one.evidence) : []));
  const words = [...texts, ...(withDays ? dayTexts(desk) : [])].flatMap((text) => tellingWords(text).map(({ key }) => key));
  return new Set([...words, ...codes]);
}

/** Days of one service say nothing of another's: `remarks.ts` holds words against what they were said with. */
const OF_NO_WORDS: ReadonlySet<TalkField> = new Set(["remarks", "toFollow", "onSomeDays"]);
const ISO = /\d{4}-\d\d-\d\d/g;
/** An address and a number are written in our own way. */
const REWRITTEN: ReadonlySet<TalkField> = new Set(["contactEmail", "contactPhone"]);

function saidOfCode(field: TalkField, evidence = ""): string[] {
  if (REWRITTEN.has(field)) return tellingWords(evidence).map(({ key }) => key);
  const kind = isFieldName(field) ? FIELDS[field].is.kind : null;
  if (kind !== "choice" && kind !== "flag" && field !== "timeZone") return [];
  return tellingWords(evidence).flatMap(({ key }) => (/^\d+$/.test(key) || isWeekday(key) ? [] : [key]));
}

/**
 * Tells whether the hours next to each weekday are those of that day: "Saturday 9 to 12, Monday 2 to 5" is noted only where Monday ends at 5. Words that name
 * no weekday, or one that is none of the hearing's, are left to the words themselves.
 */
export function hoursOfTheirDays(desk: Desk): (words: readonly TellingWord[]) => boolean {
  let known: readonly DayWithHours[] | null = null;
  return (words) => {
    const places = words.flatMap(({ key }, at) => (isWeekday(key) ? [at] : []));
    if (places.length === 0) return true;
    known ??= daysWithHours(desk);
    return areOfTheirDays(words, places, known);
  };
}

interface DayWithHours {
  day: ReadonlySet<string>;
  hours: ReadonlySet<string>;
}

/** Each day of the hearing with its hours, as words of any language say them. */
function daysWithHours(desk: Desk): DayWithHours[] {
  const { days, start, end } = currentPlan(desk);
  return days.map((day) => ({
    day: keysOf(dateTexts(day.date)),
    hours: keysOf([day.start ?? start, day.end ?? end].flatMap((hour) => (hour ? hourText(hour) : []))),
  }));
}

function areOfTheirDays(words: readonly TellingWord[], places: readonly number[], known: readonly DayWithHours[]): boolean {
  return places.every((at, index) => {
    const own = known.filter(({ day }) => day.has(words[at]?.key ?? ""));
    const figures = words.slice(index === 0 ? 0 : at, places[index + 1]).filter(({ key }) => /^\d+$/.test(key));
    return own.length === 0 || own.some(({ day, hours }) => figures.every(({ key }) => day.has(key) || hours.has(key)));
  });
}
const keysOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => tellingWords(text).map(({ key }) => key)));

function dayTexts(desk: Desk): string[] {
  const { days, start, end, out = [] } = currentPlan(desk);
  const others = entriesOf(desk.values, "alternativeDays");
  const dates = [...days, ...others].map(({ date }) => date);
  const hours = [start, end, ...days.flatMap((day) => [day.start, day.end])].flatMap((hour) => (hour ? hourText(hour) : []));
  return [...hours, ...new Set([...dates, ...out])].flatMap((text) => (isLocalDate(text) ? dateTexts(text) : [text]));
}

/** On the clock of 24 hours and on that of 12. */
function hourText(hour: string): string {
  const [h = 0, m = 0] = hour.split(":").map(Number);
  return `${h} ${h % 12 || 12} ${m}`;
}

/** Made with the first day that is spelled: each takes longer than a hundred days. */
let formats: readonly Intl.DateTimeFormat[] = [];

function dateTexts(date: string): string[] {
  if (formats.length === 0)
    formats = (["long", "short"] as const).flatMap((month) =>
      LOCALES.map((locale) => new Intl.DateTimeFormat(locale, { weekday: month, day: "numeric", month, year: "numeric", timeZone: "UTC" })),
    );
  const day = new Date(`${date}T00:00:00Z`);
  return formats.map((format) => format.format(day));
}
