/**
 * The rule of fit against a plain model of rooms, which goes through them half hour by half hour and tries every assignment
 * (issue "The hearing plan"). `MODELS=1000x1` gives the number of runs.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import type { HearingDay, Held } from "../venue/occupancy.ts";
import type { RoomNeed } from "../venue/room-need.ts";
import { type Venue, venueNamed } from "../venue/venues.ts";
import { type FitState, fitOf, isFit } from "./fit.ts";
import { fitAlternatives } from "./fit-alternatives.ts";

const venue = venueNamed("grand-cayman") as Venue;
/** A Wednesday: the week holds a weekend; the second Friday is a holiday. */
const FIRST = "2027-03-17";
const HOLIDAY = "2027-03-26";
const HALF = 30 * 60_000;
const ROOMS: { id: string; capacity: number; seats: Record<string, number>; equipment: string[] }[] = [
  { id: "a", capacity: 4, seats: { boardroom: 4 }, equipment: [] },
  { id: "b", capacity: 8, seats: { boardroom: 8, u_shape: 5 }, equipment: ["conferencing_unit"] },
  { id: "c", capacity: 8, seats: { boardroom: 8 }, equipment: [] },
  { id: "d", capacity: 20, seats: { u_shape: 9 }, equipment: ["conferencing_unit"] },
];
const wall = (half: number) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 ? "30" : "00"}`;
const runs = Number(/^(\d+)x/.exec(process.env.MODELS ?? "")?.[1] ?? 150);

interface Booked {
  by: number;
  room: number;
  from: number;
  halves: number;
}
const booked: fc.Arbitrary<Booked> = fc.record({
  by: fc.nat(11),
  room: fc.nat(ROOMS.length - 1),
  from: fc.integer({ min: 16, max: 32 }),
  halves: fc.integer({ min: 1, max: 14 }),
});
const asked = fc.record({ by: fc.nat(11), from: fc.integer({ min: 14, max: 33 }), halves: fc.integer({ min: 2, max: 14 }) });
const wanted = fc.record({
  people: fc.constantFrom(1, 5, 8, 9, 20, 21),
  breakouts: fc.array(fc.constantFrom(1, 4, 8), { maxLength: 3 }),
  setup: fc.constantFrom(null, null, "u_shape"),
  unit: fc.boolean(),
});

const startOf = (by: number, half: number) => instantOf(addDays(FIRST, by), wall(half), venue.zone);

/** Every way of giving different rooms to the main part and the breakout rooms. */
function assignable(free: readonly (typeof ROOMS)[number][], need: RoomNeed, main: string | null): boolean {
  const able = (room: (typeof ROOMS)[number]) =>
    (need.setup ? (room.seats[need.setup] ?? 0) : room.capacity) >= need.people &&
    (!need.unit || room.equipment.includes("conferencing_unit"));
  const seat = (left: readonly (typeof ROOMS)[number][], groups: readonly number[]): boolean => {
    const [group, ...others] = groups;
    if (group === undefined) return true;
    return left.some(
      (room) =>
        room.capacity >= group &&
        seat(
          left.filter((one) => one !== room),
          others,
        ),
    );
  };
  return free.some(
    (room) =>
      able(room) &&
      (!main || room.id === main) &&
      seat(
        free.filter((one) => one !== room),
        need.breakouts,
      ),
  );
}

test("plans and rooms agree with a model that tries everything", () => {
  fc.assert(
    fc.property(
      fc.array(booked, { maxLength: 24 }),
      fc.uniqueArray(asked, { minLength: 1, maxLength: 4, selector: ({ by }) => by }),
      wanted,
      fc.constantFrom(0, 30, 60),
      (bookings, sought, need, buffer) => {
        const held: Held[] = bookings.map(({ by, room, from, halves }) => ({
          roomId: ROOMS[room]?.id ?? "",
          startsAt: startOf(by, from),
          busyUntil: startOf(by, from) + halves * HALF + buffer * 60_000,
        }));
        const state: FitState = {
          venue,
          closures: new Map([[HOLIDAY, "Good Friday"]]),
          rooms: ROOMS,
          held,
          buffer,
          now: startOf(0, 0) - 86_400_000,
        };
        const order = sought.toSorted((one, other) => one.by - other.by);
        const days: HearingDay[] = order.map(({ by, from, halves }) => ({
          date: addDays(FIRST, by),
          startTime: wall(from),
          endTime: wall(from + halves),
          minutes: null,
        }));
        const isFree = (room: string, by: number, from: number, until: number) =>
          bookings.every(
            (one) =>
              one.by !== by ||
              ROOMS[one.room]?.id !== room ||
              one.from + one.halves + buffer / 30 <= from ||
              until + buffer / 30 <= one.from,
          );
        const freeOn = (by: number, from: number, until: number) => ROOMS.filter(({ id }) => isFree(id, by, from, until));
        const isOpen = (by: number) => ![3, 4, 10, 11].includes(by) && addDays(FIRST, by) !== HOLIDAY;
        const inHours = (from: number, halves: number) => from >= 16 && from + halves <= 34;
        const holds = ({ by, from, halves }: (typeof order)[number]) => assignable(freeOn(by, from, from + halves), need, null);

        const fit = fitOf({ days, need }, state);
        const expected = order.flatMap((one) => {
          const said: string[] = [];
          if (!isOpen(one.by)) said.push(addDays(FIRST, one.by) === HOLIDAY ? "closed_holiday" : "closed_weekday");
          else if (!inHours(one.from, one.halves)) said.push("outside_hours");
          if (!holds(one)) {
            const able = ROOMS.some((room) => assignable([room], { ...need, breakouts: [] }, null));
            said.push(!able ? "no_room_for" : assignable(ROOMS, need, null) ? "taken" : "no_breakout_rooms");
          }
          return said.map((code) => `${addDays(FIRST, one.by)} ${code}`);
        });
        const walls = (list: readonly string[]) => list.filter((line) => !/closed/.test(line));
        const said = fit.reasons.map(({ date, code }) => `${date} ${code}`);
        const closed = new Set(expected.filter((line) => /closed/.test(line)).map((line) => line.slice(0, 10)));
        // What is said of a closed day is that it is closed; its rooms are not looked at.
        expect(said.toSorted()).toEqual(expected.filter((line) => /closed/.test(line) || !closed.has(line.slice(0, 10))).toSorted());
        expect(isFit({ days, need }, state)).toBe(expected.length === 0);

        if (fit.reasons.length === 0) {
          expect(fit.rooms).toHaveLength(order.length);
          for (const [at, { main, breakouts }] of fit.rooms.entries()) {
            const { by, from, halves } = order[at] as (typeof order)[number];
            const ids = [main, ...breakouts];
            expect(new Set(ids).size).toBe(1 + need.breakouts.length);
            for (const id of ids) expect(isFree(id, by, from, from + halves)).toBe(true);
          }
          const common = ROOMS.filter(({ id }) => order.every(({ by, from, halves }) => isFree(id, by, from, from + halves)));
          if (assignable(common, need, null)) expect(new Set(fit.rooms.map(({ main }) => main)).size).toBe(1);
        }
        for (const reason of fit.reasons) {
          if (reason.code !== "taken") continue;
          const by = order.find((one) => addDays(FIRST, one.by) === reason.date)?.by ?? -1;
          const half = (time: string) => Number(time.slice(0, 2)) * 2 + (time.endsWith("30") ? 1 : 0);
          let longest = 0;
          for (let from = 16; from < 34; from += 1)
            for (let until = from + 2; until <= 34; until += 1)
              if (assignable(freeOn(by, from, until), need, null)) longest = Math.max(longest, until - from);
          const told = reason.freeFrom && reason.freeUntil ? half(reason.freeUntil) - half(reason.freeFrom) : 0;
          expect(told).toBe(longest);
          if (reason.freeFrom && reason.freeUntil)
            expect(assignable(freeOn(by, half(reason.freeFrom), half(reason.freeUntil)), need, null)).toBe(true);
        }
        if (walls(said).length > 0 || closed.size > 0) {
          const found = fitAlternatives({ days, need }, state, []);
          for (const run of found.runs)
            expect(isFit({ days: run.map((date, at) => ({ ...(days[at] as HearingDay), date })), need }, state)).toBe(true);
          for (const hours of found.hours) expect(isFit({ days: days.map((one) => ({ ...one, ...hours })), need }, state)).toBe(true);
          for (const { days: run, ...hours } of found.moves)
            expect(isFit({ days: run.map((date, at) => ({ ...(days[at] as HearingDay), ...hours, date })), need }, state)).toBe(true);
          for (const room of found.rooms) expect(isFit({ days, need, chosen: room }, state)).toBe(true);
          expect(found.fitting.length).toBeLessThan(days.length);
        }
      },
    ),
    { numRuns: runs },
  );
  console.log(`MODEL ${JSON.stringify({ name: "fit", runs, commands: runs, divergences: 0 })}`);
});
