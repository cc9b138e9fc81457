/** Three months of bookings that look real: from four weeks before `now` to nine weeks after, on business days. Pure. */
import type { AuditRow, NewBooking, StaffTaskRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { HoldRow } from "#app/db/venues/rooms.repo.server.ts";
import { newBookingNumber } from "#app/domain/booking/booking-number.ts";
import { offeredLocationTypes } from "#app/domain/booking/requests/effects.ts";
import { addDays, type LocalDate, todayIn, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { afterBusinessHours, instantOf } from "#app/domain/booking/schedule/schedule.ts";
import {
  type BookingSource,
  type BookingStatus,
  type LocationType,
  type ProceedingType,
  TRANSCRIPT_PROCEEDINGS,
  type Urgency,
} from "#app/domain/booking/vocabulary.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { HEAD_OFFICE, VENUES, type Venue, type VenueId } from "#app/domain/venue/venues.ts";
import { newId } from "#app/services/platform/ids.ts";
import { ownVenueOf } from "#app/services/venues/fit-state.server.ts";
import { COMPANIES, DESCRIPTIONS, REQUIREMENTS, VERSUS } from "./causes.ts";
import { auditOf } from "./demo-history.ts";
import { type DemoRooms, demoNeed } from "./demo-rooms.ts";
import { CONTACTS, type DemoContact, PARTY_A, PARTY_B } from "./people.ts";
import { type Chance, chance } from "./random.ts";

export interface DemoBooking {
  booking: NewBooking;
  audit: AuditRow[];
  task: StaffTaskRow;
  holds: HoldRow[];
}

const COUNT = 240;
export const DAYS_BACK = 28;
export const DAYS_AHEAD = 63;
/** The newest requests, whose call is still to be made. */
const OPEN_CALLS = 9;
/** The parties of a demo case (`demo-cases.ts`). */
const ORCHARD_POINT = ["Orchard Point Holdings", "Castell Marine"] as const;
const MINUTE = 60_000;
const DAY = 86_400_000;

const VENUE_SHARE: Readonly<Record<VenueId, number>> = {
  arbitration_place_toronto: 38,
  arbitration_place_montreal: 22,
  arbitration_place_ottawa: 14,
  arbitration_place_miami: 16,
  arbitration_place_cayman: 10,
};
const PROCEEDING_SHARE: Readonly<Record<ProceedingType, number>> = {
  arbitration: 30,
  mediation: 26,
  examination_or_related: 12,
  case_conference: 7,
  virtual_hearing: 6,
  hearing_board: 5,
  boardroom_only: 5,
  expert_determination: 3,
  court_trial: 2,
  audio_transcription: 2,
  past_proceeding_transcript_order: 1,
  other: 1,
};
const STATUS_SHARE: Readonly<Record<"past" | "soon" | "later", Partial<Record<BookingStatus, number>>>> = {
  past: { completed: 86, cancelled: 14 },
  soon: { confirmed: 78, pending: 16, cancelled: 6 },
  later: { confirmed: 46, pending: 30, consultation_requested: 20, cancelled: 4 },
};
const LENGTHS = { half_day: 210, full_day: 420, extended: 540 } as const;

/**
 * `now` decides the days; everything else is the same for everybody. `admin` moves bookings on; the parties' own are theirs.
 * What is confirmed holds its rooms in `rooms`. Nothing is on the days `without`.
 */
export async function demoBookings(
  now: Date,
  rooms: DemoRooms,
  people: Setting["people"],
  without: ReadonlySet<LocalDate> = new Set(),
): Promise<DemoBooking[]> {
  const luck = chance(20_261_005);
  const days = businessDays(now).filter((day) => !without.has(day));
  const made: DemoBooking[] = [];
  for (let index = 0; index < COUNT; index += 1) {
    const venueId = luck.weighted(VENUE_SHARE);
    const venue = VENUES.find((candidate) => candidate.id === venueId) as Venue;
    const open = index < OPEN_CALLS;
    // The newest requests are for days ahead, one in three not for a day yet.
    const day = open ? (index % 3 === 2 ? null : luck.one(days.slice(-45))) : luck.one(days);
    made.push(await demoBooking(luck, { venue, day, days, open, index, now, people, rooms }));
  }
  return made;
}

function businessDays(now: Date): string[] {
  const today = todayIn(HEAD_OFFICE.zone, now);
  return Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, offset) => addDays(today, offset - DAYS_BACK)).filter(
    (day) => weekday(day) >= 1 && weekday(day) <= 5,
  );
}

interface Setting {
  venue: Venue;
  day: string | null;
  /** The others, where its own has no room left. */
  days: readonly string[];
  open: boolean;
  index: number;
  now: Date;
  people: { admin: Actor; partyA: string; partyB: string };
  rooms: DemoRooms;
}

async function demoBooking(luck: Chance, setting: Setting): Promise<DemoBooking> {
  const { venue, day, open, index, now, people, rooms } = setting;
  const proceedingType = luck.weighted(PROCEEDING_SHARE);
  const locationType = locationTypeOf(luck, proceedingType);
  const who = contactOf(luck, venue, index);
  const status = open ? "consultation_requested" : luck.weighted(STATUS_SHARE[era(day, venue, now)]);
  const timed = status !== "consultation_requested" && !TRANSCRIPT_PROCEEDINGS.includes(proceedingType);
  const startTime = timed ? luck.one(["09:00", "09:00", "09:30", "10:00", "13:00"]) : null;
  const { closes, largest } = rooms.of(venue.id);
  const duration = startTime && lengthOf(luck, startTime, closes);
  const createdAt = createdAtOf(luck, { day, open, index, now });
  const source = sourceOf(luck, status);
  const drawn = sidesOf(luck, who);
  // Party A's hearings in the demo case of the same name.
  const sides = who === PARTY_A && index % 24 === 3 ? ORCHARD_POINT : drawn;
  const drawnUp: NewBooking = {
    id: newId(),
    bookingNumber: newBookingNumber(luck.next),
    status,
    source,
    proceedingType,
    locationType,
    location: locationType === "virtual" ? null : proceedingType === "court_trial" ? "alternate" : venue.id,
    alternateLocationName: proceedingType === "court_trial" ? "Federal Court, courtroom 3" : null,
    timeZone: venue.zone,
    bookingDate: day,
    startTime,
    endTime: startTime && duration ? later(startTime, LENGTHS[duration]) : null,
    duration,
    startsAt: null,
    urgency: luck.weighted<Urgency>({ standard: 82, urgent: 14, emergency: 2, expedited: 2 }),
    bookingContactName: who.name,
    bookingContactFirm: who.firm,
    bookingContactEmail: who.email,
    bookingContactPhone: who.phone,
    contactEmailKey: who.email.toLowerCase(),
    styleOfCause: status === "consultation_requested" ? null : sides.join(` ${VERSUS[who.locale]} `),
    caseDescription: luck.one(DESCRIPTIONS[who.locale]),
    specialRequirements: luck.next() < 0.3 ? luck.one(REQUIREMENTS[who.locale]) : null,
    details: status === "consultation_requested" ? {} : { claimantName: sides[0], respondentName: sides[1], ...demoNeed(luck, largest) },
    locale: who.locale,
    createdByUser: index % 2 === 1 ? null : who === PARTY_A ? people.partyA : who === PARTY_B ? people.partyB : null,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
  const { row, holds } = placed(drawnUp, setting);
  const { audit, updatedAt } = await auditOf(luck, row, holds, now, people.admin);
  const dueAt = afterBusinessHours(createdAt, 2, venue);
  return {
    booking: { ...row, version: audit.length, updatedAt, callBy: open ? dueAt : null },
    audit,
    holds,
    task: callOf(luck, row, { who, dueAt, doneAt: open ? null : now.getTime() }),
  };
}

/** The call to whom it is for; it was made before it was due, and at the latest by `doneAt`. */
function callOf(
  luck: Chance,
  row: NewBooking,
  { who, dueAt, doneAt }: { who: ReturnType<typeof contactOf>; dueAt: number; doneAt: number | null },
) {
  return {
    id: newId(),
    kind: "call_booking",
    bookingId: row.id,
    contact: { name: who.name, phone: who.phone },
    dueAt,
    createdAt: row.createdAt,
    doneAt: doneAt === null ? null : Math.min(dueAt - luck.between(5, 100) * MINUTE, doneAt),
  } as const;
}

/** The booking on its day, else on the next of the same time on which the rule of fit lets it be: it needs a room of ours, or none. */
function placed(booking: NewBooking, { venue, days, rooms, now }: Setting): { row: NewBooking; holds: HoldRow[] } {
  const { bookingDate, startTime } = booking;
  if (!bookingDate) return { row: booking, holds: [] };
  const on = (day: string) => ({ ...booking, bookingDate: day, startsAt: startTime ? instantOf(day, startTime, venue.zone) : null });
  const own = ownVenueOf({ locationType: booking.locationType, location: booking.location ?? null });
  if (!own) return { row: on(bookingDate), holds: [] };
  const at = days.indexOf(bookingDate);
  const same = era(bookingDate, venue, now);
  for (const day of [...days.slice(at), ...days.slice(0, at)].filter((one) => era(one, venue, now) === same)) {
    const row = on(day);
    const { endTime = null, duration = null, details = {} } = row;
    const holds = rooms.take({ ...row, startTime: startTime ?? null, endTime, duration, details }, own.id);
    if (holds) return { row, holds };
  }
  throw new Error(`${own.city.en} has no room for ${JSON.stringify(booking.details)}.`);
}

/** One that ends before the venue closes. */
function lengthOf(luck: Chance, startTime: string, closes: string): keyof typeof LENGTHS {
  const lengths = (["half_day", "full_day", "full_day", "extended"] as const).filter((one) => later(startTime, LENGTHS[one]) <= closes);
  return luck.one(lengths);
}

function era(day: string | null, venue: Venue, now: Date): keyof typeof STATUS_SHARE {
  const today = todayIn(venue.zone, now);
  if (day !== null && day < today) return "past";
  return day !== null && day <= addDays(today, 14) ? "soon" : "later";
}

function locationTypeOf(luck: Chance, proceeding: ProceedingType): LocationType {
  const offered = offeredLocationTypes(proceeding);
  if (offered.length === 1) return offered[0] as LocationType;
  return luck.weighted<LocationType>({ in_person: 60, in_person_and_virtual: 25, virtual: 15 });
}

/** Every twelfth booking is party A's, every twentieth party B's. */
function contactOf(luck: Chance, venue: Venue, index: number): DemoContact {
  if (index % 12 === 3) return PARTY_A;
  if (index % 20 === 6) return PARTY_B;
  return luck.one(CONTACTS[venue.id]);
}

function sourceOf(luck: Chance, status: BookingStatus): BookingSource {
  if (status === "consultation_requested") return luck.weighted<BookingSource>({ assistant: 60, fast: 40 });
  if (status === "pending") return luck.weighted<BookingSource>({ simple: 70, staff: 30 });
  return luck.weighted<BookingSource>({ assistant: 35, fast: 30, simple: 20, staff: 15 });
}

function sidesOf(luck: Chance, who: DemoContact): [string, string] {
  const names = COMPANIES[who.locale];
  const first = luck.between(0, names.length - 1);
  const second = (first + luck.between(1, names.length - 1)) % names.length;
  return [names[first] as string, names[second] as string];
}

/** Requests come one to seven weeks ahead; the newest ones came in the last hours. */
function createdAtOf(luck: Chance, { day, open, index, now }: Pick<Setting, "day" | "open" | "index" | "now">): number {
  if (open) return now.getTime() - (4 + index * 13) * MINUTE;
  const target = new Date(`${day}T14:00:00Z`).getTime();
  const asked = target - luck.between(7, 49) * DAY + luck.between(0, 6 * 60) * MINUTE;
  return Math.min(asked, now.getTime() - luck.between(26, 400) * 60 * MINUTE);
}

function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const total = hour * 60 + minute + minutes;
  return `${String(Math.floor(total / 60)).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}
