/**
 * What a request, a draft and a booking are about, as one object: days, people, rooms and services of a hearing. It is a
 * view of the flat text values that forms, drafts and the chat keep under the specification's names, and goes back into
 * them without loss. Pure; days and hours are the venue's.
 */
import { daysOfField, mostPeople, type OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import { type AlternativeDay, type Participant, readAlternatives, readOnSomeDays } from "#app/domain/booking/registry/entries.ts";
import { type BookedDay, readDays, writeList } from "#app/domain/booking/schedule/lists.ts";
import { isLocalDate, isWallTime, type LocalDate, type WallTime } from "#app/domain/booking/schedule/local-date.ts";
import { endOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { BOOKING_TYPES, DURATIONS, LOCATION_TYPES, LOCATIONS } from "../booking/vocabulary.ts";
import { hearingDays } from "../venue/occupancy.ts";
import { HEAD_OFFICE, type Venue, venueOf } from "../venue/venues.ts";
import { readPeople, withWitness, writePeople } from "./people.ts";

/** Text under the names of the detailed request; absent and "" both mean "not given". */
export type PlanValues = Readonly<Partial<Record<string, string>>>;

export type Pattern = (typeof BOOKING_TYPES)[number];
export type Length = (typeof DURATIONS)[number];
export type Format = (typeof LOCATION_TYPES)[number];

/** A day of the plan; null where nobody has said. */
export interface PlanDay {
  date: LocalDate;
  startTime: WallTime | null;
  /** When it ends: of half and whole days counted from their start. */
  endTime: WallTime | null;
  length: Length | null;
}

/** What is asked for on every day of the hearing, or on those that `onSomeDays` names. */
export const SERVICES = [
  "courtReportingRequired",
  "needsLegalVideography",
  "needsInterpretation",
  "needsSignLanguage",
  "caseManagementSupport",
  "streamingRequired",
  "evidencePresentationSpecialist",
  "needsDocumentPlatform",
  "catering",
] as const;
export type Service = (typeof SERVICES)[number];

export interface HearingPlan {
  /** IANA zone of the days and hours; null where the venue's is meant. */
  zone: string | null;
  venue: (typeof LOCATIONS)[number] | null;
  format: Format | null;
  pattern: Pattern;
  /** Of days in a row the first and the last, as they were asked for; `days` are those of them that are sat. */
  span: { from: LocalDate; to: LocalDate } | null;
  /** Every day of the hearing, in order. */
  days: readonly PlanDay[];
  /** Days that would do as well. */
  secondChoices: readonly AlternativeDay[];
  people: readonly Participant[];
  rooms: {
    main: { people: number | null; setup: string | null; conferencingUnit: boolean };
    /** `capacities` as they were typed ("6, 8"). */
    breakouts: { wanted: boolean; count: number | null; capacities: string };
  };
  /** Each with what was said of it: "true" for a box that is ticked. */
  services: ReadonlyMap<Service, string>;
  /** What of rooms and services is wanted on some of the days alone. */
  onSomeDays: readonly OnSomeDays[];
  remarks: string;
}

const choice = <Value extends string>(values: readonly Value[], value: string | undefined): Value | null =>
  values.find((one) => one === value) ?? null;
const date = (value: string | undefined) => (value && isLocalDate(value) ? value : null);
const time = (value: string | undefined) => (value && isWallTime(value) ? value : null);
const count = (value: string | undefined) => (value && /^\d{1,4}$/.test(value) ? Number(value) : null);

/**
 * The plan of flat values. `venue` gives the hours in force where they are known, else those that are published. Days in a
 * row are the days from the first to the last on whose weekday the venue opens; a holiday among them is a day of the plan,
 * of which the rule of fit says that the venue is closed.
 */
export function planOf(values: PlanValues, venue: Venue = venueOf(values.location) ?? HEAD_OFFICE): HearingPlan {
  const pattern = choice(BOOKING_TYPES, values.bookingType) ?? "single";
  const [from, to] = [date(values.consecutiveStartDate), date(values.consecutiveEndDate)];
  const span = pattern === "consecutive" && from ? { from, to: to && to >= from ? to : from } : null;
  const onSomeDays = readOnSomeDays(values.onSomeDays || "[]") ?? [];
  const days = daysOf(values, pattern, span, venue);
  return {
    zone: values.timeZone || null,
    venue: choice(LOCATIONS, values.location),
    format: choice(LOCATION_TYPES, values.locationType),
    pattern,
    span,
    days,
    secondChoices: readAlternatives(values.alternativeDays || "[]") ?? [],
    people: withWitness(readPeople(values.people), values.witnessName),
    rooms: {
      main: {
        people: mostPeople(
          count(values.mainRoomCapacity),
          onSomeDays,
          days.map(({ date }) => date),
        ),
        setup: values.roomSetup || null,
        conferencingUnit: values.needsConferencingUnit === "true",
      },
      breakouts: {
        wanted: values.needsBreakoutRooms === "true",
        count: count(values.breakoutRoomCount),
        capacities: values.breakoutRoomCapacities ?? "",
      },
    },
    services: new Map(
      SERVICES.filter((service) => isAsked(values[service]) || (service === "catering" && isOnOneOf(days, onSomeDays))).map(
        (service) => [service, values[service] ?? ""] as const,
      ),
    ),
    onSomeDays,
    remarks: values.remarks ?? "",
  };
}

/** Meals that nothing but the list names are of its days; where the hearing has no days yet, of any. */
const isOnOneOf = (days: readonly PlanDay[], list: readonly OnSomeDays[]): boolean =>
  daysOfField(list, "catering")?.some((named) => days.length === 0 || days.some(({ date }) => date === named)) ?? false;

const isAsked = (value: string | undefined) => Boolean(value) && value !== "false";

function daysOf(values: PlanValues, pattern: Pattern, span: HearingPlan["span"], venue: Venue): PlanDay[] {
  if (pattern === "non-consecutive")
    return (readDays(values.bookingDates || "[]") ?? []).map(({ date: day, startTime, duration, endTime }) => ({
      date: day,
      startTime,
      endTime: endOf(startTime, duration, endTime),
      length: duration,
    }));
  const consecutive = pattern === "consecutive";
  const first = consecutive ? span?.from : date(values.bookingDate);
  if (!first) return [];
  const startTime = time(consecutive ? values.consecutiveStartTime : values.startTime);
  const length = choice(DURATIONS, consecutive ? values.consecutiveDuration : values.duration);
  const named = time(consecutive ? values.consecutiveEndTime : values.endTime) ?? undefined;
  const endTime = startTime && length ? endOf(startTime, length, named) : length ? null : (named ?? null);
  const details = span ? { bookingType: pattern, consecutiveEndDate: span.to } : {};
  const sat = hearingDays({ bookingDate: first, startTime, endTime, duration: length, details }, venue);
  // What was named as an end without a start is kept for who says the start.
  return sat.map(({ date: day }) => ({
    date: day,
    startTime,
    endTime: endTime ?? (length === "extended" ? (named ?? null) : null),
    length,
  }));
}

/**
 * The flat values of a plan: the names that the plan is a view of, each with its value or "". Whatever else a request
 * holds stays as it is: `{ ...values, ...valuesOf(plan) }`.
 */
export function valuesOf(plan: HearingPlan): Record<string, string> {
  const { rooms, pattern } = plan;
  const flag = (set: boolean) => (set ? "true" : "");
  const digits = (of: number | null) => (of === null ? "" : String(of));
  return {
    timeZone: plan.zone ?? "",
    location: plan.venue ?? "",
    locationType: plan.format ?? "",
    bookingType: pattern,
    ...scheduleOf(plan),
    alternativeDays: plan.secondChoices.length > 0 ? writeList(plan.secondChoices) : "",
    people: writePeople(plan.people),
    witnessName: plan.people.find(({ part, name }) => part === "witness" && name)?.name ?? "",
    mainRoomCapacity: digits(rooms.main.people),
    roomSetup: rooms.main.setup ?? "",
    needsConferencingUnit: flag(rooms.main.conferencingUnit),
    needsBreakoutRooms: flag(rooms.breakouts.wanted),
    breakoutRoomCount: digits(rooms.breakouts.count),
    breakoutRoomCapacities: rooms.breakouts.capacities,
    ...Object.fromEntries(SERVICES.map((service) => [service, plan.services.get(service) ?? ""])),
    onSomeDays: plan.onSomeDays.length > 0 ? writeList(plan.onSomeDays) : "",
    remarks: plan.remarks,
  };
}

/** The values that say when it is, those of the other patterns empty. */
export function scheduleOf({ pattern, span, days }: HearingPlan): Record<string, string> {
  const [first] = days;
  const end = first?.length === "extended" || !first?.length ? (first?.endTime ?? "") : "";
  const single = pattern === "single";
  const row = pattern === "consecutive";
  return {
    bookingDate: single ? (first?.date ?? "") : "",
    startTime: single ? (first?.startTime ?? "") : "",
    duration: single ? (first?.length ?? "") : "",
    endTime: single ? end : "",
    bookingDates: pattern === "non-consecutive" && days.length > 0 ? writeList(days.flatMap(booked)) : "",
    consecutiveStartDate: row ? (span?.from ?? "") : "",
    consecutiveEndDate: row ? (span?.to ?? "") : "",
    consecutiveStartTime: row ? (first?.startTime ?? "") : "",
    consecutiveDuration: row ? (first?.length ?? "") : "",
    consecutiveEndTime: row ? end : "",
  };
}

/** An entry of the list of separate days, which has no day without an hour and a length. */
function booked({ date: day, startTime, endTime, length }: PlanDay): BookedDay[] {
  if (!startTime || !length) return [];
  return [{ date: day, startTime, duration: length, ...(length === "extended" && endTime ? { endTime } : {}) }];
}

/** The plan with other days, kept as separate ones: of a row of days from which some are taken out, or moved. */
export function withDays(plan: HearingPlan, days: readonly PlanDay[]): HearingPlan {
  const sorted = days.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const complete = sorted.every(({ startTime, length }) => startTime && length);
  if (sorted.length === 1 || !complete) return { ...plan, pattern: "single", span: null, days: sorted.slice(0, 1) };
  return { ...plan, pattern: "non-consecutive", span: null, days: sorted };
}
