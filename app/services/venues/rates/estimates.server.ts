/** Estimates of plans that are not stored yet, and of bookings by the card that stays with them. */
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { cardInForce, cardsOfBooking } from "#app/db/venues/rate-cards.repo.server.ts";
import { storedValues } from "#app/domain/booking/office/edit.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { TRANSCRIPT_PROCEEDINGS } from "#app/domain/booking/vocabulary.ts";
import { type Estimate, estimateFor, pricedPlan, wantsPeople } from "#app/domain/estimate/estimate.ts";
import type { PlanValues } from "#app/domain/hearing-plan/plan.ts";
import { HEAD_OFFICE, type Venue, venueOf } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { cardOf } from "./read-rates.server.ts";

/** The venue whose card prices a hearing: of a virtual one without a venue the head office; null elsewhere, and while none is chosen. */
function pricedAt({ location, locationType, proceedingType }: PlanValues): Venue | null {
  if ((TRANSCRIPT_PROCEEDINGS as readonly string[]).includes(proceedingType ?? "")) return null;
  return location ? venueOf(location) : locationType === "virtual" ? HEAD_OFFICE : null;
}

/** The estimate of a plan that is not stored yet, null where there is none, and whether it depends on for how many people it is. */
export interface PlanEstimate {
  estimate: Estimate | null;
  wantsPeople: boolean;
}

/** The estimate of values under the names of the detailed request, by the card in force on the first day. */
export async function estimateOfPlan({ db, clock }: ServiceContext, values: PlanValues): Promise<PlanEstimate> {
  const venue = pricedAt(values);
  const plan = pricedPlan(values);
  const [first] = plan.days;
  if (!venue || !first) return { estimate: null, wantsPeople: false };
  const [row] = await cardInForce(db, venue.id, first.date);
  const card = row ? cardOf(row) : null;
  const on = todayIn(venue.zone, clock());
  return {
    estimate: estimateFor(plan, card, { on, responsibility: values.financialResponsibility, inWords: values.costsInWords }),
    wantsPeople: wantsPeople(plan, card),
  };
}

/** The estimate of a booking as it now is, by the card that it was made under. For who may read the booking. */
export async function estimateOfBooking({ db }: { db: Database }, bookingId: string): Promise<Estimate | null> {
  const found = await cardsOfBooking(db, bookingId);
  const [first] = found;
  if (!first) return null;
  const values = valuesOf(first.booking);
  const venue = pricedAt(values);
  const taken = found.find(({ card }) => card.venueId === venue?.id);
  if (!venue || !taken) return null;
  const on = todayIn(venue.zone, new Date(taken.card.takenAt));
  return estimateFor(pricedPlan(values), cardOf(taken.card), {
    on,
    responsibility: values.financialResponsibility,
    inWords: values.costsInWords,
  });
}

/** A stored booking's plan; an end that was stored without a named length says how long the day is. */
function valuesOf(row: BookingRow): PlanValues {
  const values: PlanValues = storedValues(row);
  return values.bookingDate && !values.duration && row.endTime ? { ...values, duration: "extended", endTime: row.endTime } : values;
}
