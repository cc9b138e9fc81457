import { expect, test } from "vitest";
import { checkRateCard } from "#app/domain/estimate/check-rate-card.ts";
import { estimateFor } from "#app/domain/estimate/estimate.ts";
import { planOf } from "#app/domain/hearing-plan/plan.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import { demoCard } from "./demo-rates.ts";

test.each(VENUES.map((venue) => [venue.city.en, venue] as const))(
  "%s has rates for a hearing of its largest size, named as for show",
  (_, venue) => {
    const check = checkRateCard(demoCard(venue.id, venue.capacity.to, "2026-01-01"));
    if (!check.ok) throw new Error(JSON.stringify(check.issues));
    const plan = planOf({
      location: venue.id,
      locationType: "in_person",
      bookingDate: "2027-03-16",
      startTime: "09:00",
      duration: "extended",
      endTime: "18:00",
      mainRoomCapacity: String(venue.capacity.to),
      needsBreakoutRooms: "true",
    });
    const estimate = estimateFor(plan, check.card, { on: "2026-11-22" });
    expect(estimate).toMatchObject({ open: [], card: { name: "Demo" } });
    expect(estimate?.totalCents).toBeGreaterThan(100_000);
  },
);
