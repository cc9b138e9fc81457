/** "What time is it in Brazzaville?", "what is the time difference to Toronto?": the clocks are known, so it is answered. */
import { wallClock } from "#app/domain/booking/schedule/wall-clock.ts";
import { currentPlan, type Desk, say } from "#app/domain/talk/desk.ts";
import { zoneIn } from "#app/domain/talk/plan/zones.ts";
import { venueIn } from "#app/domain/talk/world.ts";
import type { QuestionSaid } from "#app/understanding/contract.ts";

interface Place {
  place: string;
  zone: string;
}

const FIRST_HOUR = "09:00";

/** Says the hour at the places that a question names; false where it asks for none. */
export function sayClocks(desk: Desk, { clocks }: QuestionSaid): boolean {
  if (!clocks) return false;
  const named = clocks.places.map(({ place, clock }): Place => ({ place, zone: venueIn(desk.world, clock)?.zone ?? clock }));
  const now = desk.world.now ?? Date.parse(`${desk.world.today}T12:00:00Z`);
  if (clocks.asks === "now") {
    say(desk, { kind: "clocks", asks: "now", places: named, at: now, on: null });
    return true;
  }
  const places = named.length > 1 ? named : [hearingPlace(desk), ...named];
  const { days, start } = currentPlan(desk);
  const [first] = days;
  const [own] = places;
  const at = first && own ? wallClock(first.date, first.start ?? start ?? FIRST_HOUR, own.zone).instant : now;
  say(desk, { kind: "clocks", asks: "difference", places, at, on: first?.date ?? null });
  return true;
}

/** Where the hearing is, or by whose clock it is held. */
function hearingPlace(desk: Desk): Place {
  const venue = desk.values.locationType?.value === "virtual" ? null : venueIn(desk.world, desk.values.location?.value);
  return { place: venue?.city[desk.before.locale] ?? "", zone: zoneIn(desk) };
}
