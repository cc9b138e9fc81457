/** The words of everything that is noted, as people say it: values and what they were said with, days and hours in three languages. */
import { LOCALES } from "#app/domain/locale.ts";
import { currentPlan, type Desk } from "#app/domain/talk/desk.ts";
import { partOf } from "#app/domain/talk/edit/parts.ts";
import { entriesOf, isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { tellingWords } from "#app/understanding/telling.ts";

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
  return new Set([...held, ...now, ...(withDays ? dayTexts(desk) : [])].flatMap((text) => tellingWords(text).map(({ key }) => key)));
}

/** The same of what this turn alone has noted: of each change its value, and the words that it was said with. */
export function wordsNotedNow({ changes }: Pick<Desk, "changes">): ReadonlySet<string> {
  const noted = changes.filter(({ field, value }) => field !== "remarks" && field !== "toFollow" && value !== null);
  return new Set(noted.flatMap(saidFor).flatMap((text) => tellingWords(text).map(({ key }) => key)));
}

/** What "other" was said with says more than it. */
const saidFor = ({ value, evidence = "" }: { value: string | null; evidence?: string }): string[] => (value === "other" ? [] : [evidence]);

function dayTexts(desk: Desk): string[] {
  const { days, start, end, out = [] } = currentPlan(desk);
  const others = entriesOf(desk.values, "alternativeDays");
  const dates = [...days, ...others].map(({ date }) => date);
  const hours = [start, end, ...days.flatMap((day) => [day.start, day.end])].flatMap((hour) => (hour ? hourText(hour) : []));
  return [...hours, ...new Set([...dates, ...out])].flatMap((text) => (/^\d{4}-/.test(text) ? dateTexts(text) : [text]));
}

/** On the clock of 24 hours and on that of 12. */
function hourText(hour: string): string {
  const [h = 0, m = 0] = hour.split(":").map(Number);
  return `${h} ${h % 12 || 12} ${m}`;
}

function dateTexts(date: string): string[] {
  const day = new Date(`${date}T00:00:00Z`);
  return (["long", "short"] as const).flatMap((month) =>
    LOCALES.map((locale) =>
      new Intl.DateTimeFormat(locale, { weekday: month, day: "numeric", month, year: "numeric", timeZone: "UTC" }).format(day),
    ),
  );
}
