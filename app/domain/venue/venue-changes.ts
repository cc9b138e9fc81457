/** What administrators may set of a venue: limits and codes once, for the page and whatever else writes it (issue "Rooms"). */

import { z } from "zod";
import { isLocalDate, isWallTime } from "#app/domain/booking/schedule/local-date.ts";
import { normalized } from "#app/domain/normalized.ts";
import { ROOM_SETUPS } from "../booking/vocabulary.ts";
import type { Issue } from "../errors.ts";
import { firstPerField } from "../schema-issues.ts";
import type { Opening } from "./venues.ts";

/** Message codes; their texts are in `app/i18n/venue-labels.ts`. */
export const VENUE_ISSUE_CODES = [
  "room_name_required",
  "room_name_taken",
  "room_held",
  "capacity_invalid",
  "seats_too_many",
  "hours_invalid",
  "hours_none",
  "buffer_invalid",
  "cutoff_invalid",
  "closure_date_invalid",
  "closure_name_required",
  "closure_past",
  "too_many",
] as const;
export type VenueIssueCode = (typeof VENUE_ISSUE_CODES)[number];
const code = (issue: VenueIssueCode): VenueIssueCode => issue;

/** How a room can be set; "other" is a wish and not a set-up. */
export const SETUPS = ROOM_SETUPS.filter((setup) => setup !== "other");
export const EQUIPMENT = ["conferencing_unit", "microphones", "projector"] as const;

/** Rooms and closures that a venue may have at most, so that every list of them is bounded. */
export const MOST_ROOMS = 60;
export const MOST_CLOSURES = 120;

const name = (missing: VenueIssueCode) =>
  z
    .string(missing)
    .overwrite((value) => normalized(value, "NFC").replace(/\s+/g, " ").trim())
    .min(2, missing)
    .max(80, missing);
/** Digits of a form as a number; nothing else is one. */
const count = (least: number, most: number, wrong: VenueIssueCode) =>
  z.preprocess(
    (value) => (typeof value === "string" && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : value),
    z.number(wrong).int(wrong).min(least, wrong).max(most, wrong),
  );

const MOST_PEOPLE = 500;
const people = count(1, MOST_PEOPLE, "capacity_invalid");
/** Seats in each set-up that the room can have, in the order of the set-ups. */
const seats = z
  .partialRecord(z.enum(SETUPS as [string, ...string[]]), people)
  .transform(
    (given): Record<string, number> =>
      Object.fromEntries(SETUPS.flatMap((setup) => (given[setup] === undefined ? [] : [[setup, given[setup]]]))),
  );

export const roomSchema = z
  .object({
    name: name("room_name_required"),
    capacity: people,
    seats,
    equipment: z.array(z.enum(EQUIPMENT)).transform((chosen) => EQUIPMENT.filter((one) => chosen.includes(one)) as string[]),
    active: z.boolean(),
  })
  .superRefine(({ capacity, seats: given }, context) => {
    for (const [setup, count] of Object.entries(given))
      if (count > capacity) context.addIssue({ code: "custom", path: ["seats", setup], message: code("seats_too_many") });
  });
export type RoomChange = z.output<typeof roomSchema>;

export const closureSchema = z.object({
  date: z.string(code("closure_date_invalid")).refine(isLocalDate, code("closure_date_invalid")),
  name: name("closure_name_required"),
});
export type ClosureChange = z.output<typeof closureSchema>;

export const settingsSchema = z.object({
  bufferMinutes: count(0, 240, "buffer_invalid"),
  changeCutoffHours: count(0, 720, "cutoff_invalid"),
  /** By weekday, 0 Sunday; a day without hours is closed. */
  hours: z.record(z.string(), z.object({ opens: z.string(), closes: z.string() })).superRefine((hours, context) => {
    for (const [day, { opens, closes }] of Object.entries(hours))
      if (!/^[0-6]$/.test(day) || !isWallTime(opens) || !isWallTime(closes) || opens >= closes)
        context.addIssue({ code: "custom", path: [day], message: code("hours_invalid") });
    // A clock of business hours needs some to run in.
    if (Object.keys(hours).length === 0) context.addIssue({ code: "custom", message: code("hours_none") });
  }),
});
export interface SettingsChange {
  bufferMinutes: number;
  changeCutoffHours: number;
  hours: Partial<Record<number, Opening>>;
}

/** The issues of a change, one per field; of hours one per weekday, as `hours.1`. */
export function venueIssues(error: z.ZodError): Issue[] {
  return firstPerField(error.issues.map(({ path, message }) => ({ field: path.join(".") || "body", code: message })));
}
