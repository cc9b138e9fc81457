/**
 * Hearings that show what the office's pages are for: a busy day and an empty one, hearings of several days, and requests that fit and
 * that do not. Days count from the day of the seed, and are days on which the venue is open. Pure.
 */
import { addDays, type LocalDate, todayIn, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { type VenueId, venueOf } from "#app/domain/venue/venues.ts";

/** What is asked for, and what became of it. */
export interface PlannedHearing {
  venue: VenueId;
  proceeding: "arbitration" | "mediation";
  /** In order. Of several, days in a row stay so. */
  days: readonly LocalDate[];
  startTime: string;
  endTime: string;
  people: number;
  setup: "boardroom" | "u_shape" | "courtroom";
  /** People in each breakout room. */
  breakouts?: readonly number[];
  /** Its rooms are held for a while, or it is confirmed; else it waits. */
  outcome?: "confirmed" | "held";
}

export interface Programme {
  /** Days that nothing else is to be put on: the busy one, and the empty one. */
  busy: LocalDate;
  empty: LocalDate;
  hearings: readonly PlannedHearing[];
}

/** What is held on the busy day alone: start, end, people, set-up, and its outcome. */
const BUSY: readonly (readonly [string, string, number, PlannedHearing["setup"], (readonly number[])?, ("held" | "confirmed")?])[] = [
  ["09:00", "17:00", 120, "courtroom"],
  ["09:00", "17:00", 70, "courtroom", [6]],
  ["09:30", "16:30", 44, "courtroom"],
  ["09:00", "12:30", 28, "courtroom"],
  ["14:00", "18:00", 26, "courtroom"],
  ["10:00", "16:00", 18, "boardroom"],
  ["09:00", "13:00", 14, "boardroom"],
  ["14:00", "17:30", 13, "boardroom"],
  ["10:00", "17:00", 12, "boardroom", [4]],
  ["09:00", "17:00", 10, "boardroom"],
  ["08:00", "11:30", 8, "boardroom", [], "held"],
  ["13:00", "17:00", 7, "boardroom"],
];

const TORONTO = "arbitration_place_toronto";
const MONTREAL = "arbitration_place_montreal";

/** `closed`: days on which a venue is closed besides its weekdays, from the day of the seed on. */
export function demoProgramme(now: Date, closed: (venue: VenueId) => ReadonlySet<LocalDate>): Programme {
  const toronto = openDays(TORONTO, now, closed(TORONTO));
  const busy = toronto[1] as LocalDate;
  // In the week after, so that a week is seen in which something is missing.
  const empty = toronto[6] as LocalDate;
  const run = (venue: VenueId, from: number, length: number) => runOf(openDays(venue, now, closed(venue)), from, length, empty);
  const several = { proceeding: "arbitration", startTime: "09:00", endTime: "17:00", outcome: "confirmed" } as const;
  return {
    busy,
    empty,
    hearings: [
      { ...several, venue: TORONTO, days: run(TORONTO, 0, 5), people: 30, setup: "u_shape", breakouts: [6] },
      { ...several, venue: TORONTO, days: run(TORONTO, 1, 3), people: 15, setup: "u_shape" },
      { ...several, venue: TORONTO, days: run(TORONTO, 7, 3), people: 22, setup: "u_shape", breakouts: [8, 6] },
      { ...several, venue: MONTREAL, days: run(MONTREAL, 1, 4), people: 20, setup: "u_shape" },
      { ...several, venue: "arbitration_place_ottawa", days: run("arbitration_place_ottawa", 0, 2), people: 12, setup: "boardroom" },
      { ...several, venue: "arbitration_place_miami", days: run("arbitration_place_miami", 0, 5), people: 24, setup: "u_shape" },
      {
        ...several,
        venue: "arbitration_place_cayman",
        days: run("arbitration_place_cayman", 2, 3),
        people: 10,
        setup: "boardroom",
        endTime: "16:30",
      },
      ...BUSY.map(
        ([startTime, endTime, people, setup, breakouts = [], outcome = "confirmed"]): PlannedHearing => ({
          venue: TORONTO,
          proceeding: people < 15 ? "mediation" : "arbitration",
          days: [busy],
          startTime,
          endTime,
          people,
          setup,
          breakouts,
          outcome,
        }),
      ),
      ...requests(run, busy, toronto),
    ],
  };
}

/** What waits for a room: four that fit, and three that do not as they were asked for. */
function requests(
  run: (venue: VenueId, from: number, length: number) => LocalDate[],
  busy: LocalDate,
  toronto: readonly LocalDate[],
): PlannedHearing[] {
  const day = { proceeding: "mediation", startTime: "09:30", endTime: "16:30", setup: "boardroom" } as const;
  return [
    { ...day, venue: TORONTO, days: run(TORONTO, 7, 5), people: 22, setup: "u_shape", breakouts: [6], proceeding: "arbitration" },
    { ...day, venue: TORONTO, days: [toronto[3] as LocalDate], people: 6 },
    { ...day, venue: MONTREAL, days: run(MONTREAL, 0, 2), people: 12, breakouts: [4, 4] },
    { ...day, venue: "arbitration_place_miami", days: run("arbitration_place_miami", 2, 1), people: 16, setup: "courtroom" },
    // Every room of that size is taken.
    { ...day, venue: TORONTO, days: [busy], people: 60, setup: "courtroom", proceeding: "arbitration" },
    // Taken on the second of its days.
    { ...day, venue: TORONTO, days: [toronto[0] as LocalDate, busy].sort(), people: 40, setup: "courtroom", proceeding: "arbitration" },
    // After closing.
    { ...day, venue: MONTREAL, days: run(MONTREAL, 2, 1), people: 8, startTime: "16:00", endTime: "20:30" },
  ];
}

/** Open days of a venue from tomorrow on. */
function openDays(id: VenueId, now: Date, closed: ReadonlySet<LocalDate>): LocalDate[] {
  const venue = venueOf(id);
  if (!venue) throw new Error(`No venue ${id}.`);
  const today = todayIn(venue.zone, now);
  return Array.from({ length: 60 }, (_, day) => addDays(today, day + 1)).filter((day) => venue.hours[weekday(day)] && !closed.has(day));
}

/** So many open days in a row that leave `without` out, from the `from`th on at the earliest: a weekend may lie between, a holiday may not. */
function runOf(days: readonly LocalDate[], from: number, length: number, without: LocalDate): LocalDate[] {
  for (let at = from; at + length <= days.length; at += 1) {
    const run = days.slice(at, at + length);
    const [first, last] = [run[0] as LocalDate, run.at(-1) as LocalDate];
    if (!run.includes(without) && weekdaysBetween(first, last) === length) return run;
  }
  throw new Error(`No ${length} open days in a row.`);
}

function weekdaysBetween(first: LocalDate, last: LocalDate): number {
  let count = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) if (weekday(day) % 6 !== 0) count += 1;
  return count;
}
