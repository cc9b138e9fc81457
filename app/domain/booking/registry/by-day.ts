/** What a request wants on some of the hearing's days alone, or within some hours of them: a list of the fields that may differ by day, each with its days. */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";

/** Fields that may hold on some days and not on others, in the registry's order. */
export const BY_DAY = [
  "mainRoomCapacity",
  "needsConferencingUnit",
  "needsBreakoutRooms",
  "needsAdditionalRooms",
  "streamingRequired",
  "evidencePresentationSpecialist",
  "needsDocumentPlatform",
  "courtReportingRequired",
  "transcriptSeniorServices",
  "needsLegalVideography",
  "needsInterpretation",
  "needsSignLanguage",
  "catering",
] as const;
export type ByDayField = (typeof BY_DAY)[number];
export const isByDay = (name: string): name is ByDayField => (BY_DAY as readonly string[]).includes(name);

/** A field that is wanted on these days; the days of several entries of a field are added up. */
export interface OnSomeDays {
  field: ByDayField;
  /** In their order, each once; at least one. */
  days: readonly LocalDate[];
  /** What those days have of their own: "lunch for 11", or the number of people; of a field with choices, which of them. */
  note?: string;
  /** Of a service, within which hours of each of them, as `presence-hours.ts` writes them: "09:30-12:00"; the whole day where it is absent. */
  hours?: string;
}

/** Services that may be wanted for a part of a day: those of people who come for them. */
const WITHIN_HOURS: ReadonlySet<string> = new Set<ByDayField>([
  "streamingRequired",
  "evidencePresentationSpecialist",
  "courtReportingRequired",
  "transcriptSeniorServices",
  "needsLegalVideography",
  "needsInterpretation",
  "needsSignLanguage",
]);
export const hasHours = (field: string): field is ByDayField => WITHIN_HOURS.has(field);

/** Entries in the registry's order; those of a field that say the same of their own are one. */
export function inOrder(entries: readonly OnSomeDays[]): OnSomeDays[] {
  return BY_DAY.flatMap((field) => {
    const own = entries.filter((one) => one.field === field);
    const first = own.filter((one, at) => own.findIndex((other) => isSaidAs(one, other)) === at);
    return first
      .map((one): OnSomeDays => {
        const { note, hours } = one;
        const days = own.filter((other) => isSaidAs(one, other)).flatMap((other) => other.days);
        return {
          field,
          days: [...new Set(days)].sort(),
          ...(note === undefined ? {} : { note }),
          ...(hours === undefined ? {} : { hours }),
        };
      })
      .sort((one, other) => ((one.days[0] ?? "") < (other.days[0] ?? "") ? -1 : 1));
  });
}

const isSaidAs = (one: OnSomeDays, other: OnSomeDays): boolean => one.note === other.note && one.hours === other.hours;

/** Interpreters of several languages, and choices of a field: each entry with a note is one of its own, next to the others of the same days. */
export const isOneOfSeveral = ({ field, note }: Pick<OnSomeDays, "note"> & { field: string }): boolean =>
  (field === "needsInterpretation" || field === "transcriptSeniorServices") && note !== undefined;

/** What is wanted of a field on a day: one, or as many interpreters as have it, each with its hours. */
export function wantedOn(entries: readonly OnSomeDays[], field: string, date: LocalDate): Pick<OnSomeDays, "hours">[] {
  const own = entries.filter((one) => one.field === field && one.days.includes(date));
  const several = own.filter(isOneOfSeveral);
  return several.length > 0 ? several : [own[0] ?? {}];
}

/** In no room of ours are more. */
export const MOST_PEOPLE = 500;

/** A number that differs by day, and is no thing that is wanted on some: its note is the day's. */
export const isNumberOfDay = (field: ByDayField): boolean => field === "mainRoomCapacity";

/**
 * For how many the main room is: the hearing's number, or more where one of its `days` has more; while it has none, any day that is named.
 * Null where nobody has said.
 */
export function mostPeople(capacity: number | null, entries: readonly OnSomeDays[], days: readonly LocalDate[]): number | null {
  const isOfHearing = (one: OnSomeDays) => days.length === 0 || one.days.some((day) => days.includes(day));
  const ofDays = entries.flatMap((one) => (isNumberOfDay(one.field) && one.note && isOfHearing(one) ? [Number(one.note)] : []));
  const most = Math.max(capacity ?? 0, ...ofDays);
  return most > 0 ? most : capacity;
}

/** The days on which `field` is wanted, as the list says it; null where it says nothing of them. */
export function daysOfField(entries: readonly OnSomeDays[], field: string): readonly LocalDate[] | null {
  const own = entries.filter((one) => one.field === field);
  return own.length === 0 ? null : [...new Set(own.flatMap(({ days }) => days))].sort();
}
