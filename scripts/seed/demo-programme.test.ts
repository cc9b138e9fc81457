import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, todayIn, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { type FitState, fitOf, isOfRooms } from "#app/domain/hearing-plan/fit.ts";
import { type VenueId, venueOf } from "#app/domain/venue/venues.ts";
import { demoProgramme } from "./demo-programme.ts";

const NOW = new Date("2026-11-28T15:00:00Z");
const NONE = new Set<string>();
const TORONTO = "arbitration_place_toronto";

/** Any moment of some years, and a few closed days in the weeks after it. */
const moments = fc.record({
  now: fc.date({ min: new Date("2026-01-01T00:00:00Z"), max: new Date("2031-12-31T00:00:00Z"), noInvalidDate: true }),
  closed: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 4 }),
});

test("on every day of the seed all hearings are on open days ahead, and none on the empty one", () => {
  fc.assert(
    fc.property(moments, ({ now, closed }) => {
      const today = todayIn("America/Toronto", now);
      const shut = new Set(closed.map((days) => addDays(today, days)));
      const { busy, empty, hearings } = demoProgramme(now, () => shut);
      for (const { venue, days } of hearings) {
        expect([...days].sort()).toEqual(days);
        for (const day of days) {
          expect(day > todayIn(venueOf(venue)?.zone ?? "UTC", now)).toBe(true);
          expect(shut.has(day) || !venueOf(venue)?.hours[weekday(day)]).toBe(false);
          expect(day).not.toBe(empty);
        }
      }
      expect(hearings.filter(({ days, venue }) => venue === TORONTO && days.includes(busy)).length).toBeGreaterThan(10);
    }),
  );
});

describe("what the rooms say of it", () => {
  const rooms = [6, 6, 8, 8, 10, 12, 14, 16, 20, 24, 30, 40, 60, 80, 200].map((capacity, at) => ({
    id: `r${at}`,
    capacity,
    seats: { boardroom: Math.min(capacity, 24), u_shape: Math.min(Math.floor(capacity * 0.75), 36), courtroom: capacity },
  }));
  const { busy, hearings } = demoProgramme(NOW, () => NONE);
  const venue = venueOf(TORONTO);
  if (!venue) throw new Error("No Toronto.");
  const state: FitState = { venue, closures: new Map(), rooms, held: [], buffer: 30, now: NOW.getTime() };
  const ask = ({ days, startTime, endTime, people, setup, breakouts = [] }: (typeof hearings)[number]) => ({
    days: days.map((date) => ({ date, startTime, endTime, minutes: null })),
    need: { people, breakouts, setup },
  });
  const ofToronto = (venueId: VenueId) => venueId === TORONTO;
  const held: FitState["held"][number][] = [];
  for (const hearing of hearings.filter(({ venue: id, outcome }) => ofToronto(id) && outcome)) {
    const fit = fitOf(ask(hearing), { ...state, held });
    if (fit.reasons.length > 0) throw new Error(`${JSON.stringify(hearing)} does not fit: ${JSON.stringify(fit.reasons)}`);
    held.push(...fit.rooms.flatMap(({ span, main, breakouts }) => [main, ...breakouts].map((roomId) => ({ roomId, ...span }))));
  }

  test("the busy day holds most rooms of the venue", () => {
    const on = (at: number) => new Date(at).toISOString().slice(0, 10) === busy;
    expect(new Set(held.filter(({ startsAt }) => on(startsAt)).map(({ roomId }) => roomId)).size).toBeGreaterThan(12);
  });

  test("of the requests that wait some fit, and some do not as they were asked for", () => {
    const waiting = hearings.filter((hearing) => ofToronto(hearing.venue) && !hearing.outcome);
    const reasons = waiting.map((hearing) => fitOf(ask(hearing), { ...state, held }).reasons);
    expect(reasons.filter((found) => found.length === 0)).toHaveLength(2);
    expect(reasons.filter((found) => found.some(isOfRooms))).toHaveLength(2);
  });
});
