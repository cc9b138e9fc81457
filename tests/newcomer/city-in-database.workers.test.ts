/** A newcomer's task: a new city needs rows of its own, which no type demands. Without them it has no hour and no room. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { VENUES } from "#app/domain/venue/venues.ts";

const rowsOf = async <Row>(statement: string, id: string) => (await env.DB.prepare(statement).bind(id).all<Row>()).results;

test.each(VENUES.map((venue) => [venue.city.en, venue] as const))(
  "%s begins with settings, its hours and its rooms",
  async (_city, venue) => {
    expect(await rowsOf("SELECT 1 FROM venue_settings WHERE venue_id = ?", venue.id)).toHaveLength(1);
    const hours = await rowsOf<{ weekday: number; opens: string; closes: string }>(
      "SELECT weekday, opens, closes FROM venue_hours WHERE venue_id = ? ORDER BY weekday",
      venue.id,
    );
    expect(Object.fromEntries(hours.map(({ weekday, ...open }) => [weekday, open]))).toEqual(venue.hours);
    const rooms = await rowsOf<{ capacity: number; seats: string }>(
      "SELECT capacity, seats FROM rooms WHERE venue_id = ? AND active = 1",
      venue.id,
    );
    expect(rooms).toHaveLength(venue.rooms);
    expect(Math.max(...rooms.map(({ capacity }) => capacity))).toBe(venue.capacity.to);
    // By set-up: the rule of fit counts by these alone.
    expect(rooms.filter(({ seats }) => seats === "{}")).toEqual([]);
  },
);
