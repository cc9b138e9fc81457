/** Judges days of a hearing that is no booking yet by the rule of fit, and finds what would do instead: for the conversation. */
import { lastBookableDay } from "#app/domain/booking/schedule/bookable-days.ts";
import { writeList } from "#app/domain/booking/schedule/lists.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { type FitAsk, type FitReason, fitOf } from "#app/domain/hearing-plan/fit.ts";
import { type FitAlternatives, fitAlternatives } from "#app/domain/hearing-plan/fit-alternatives.ts";
import { markedDays, type RoomNeed } from "#app/domain/venue/room-need.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { everyVenue, type Placed, stateOf } from "./fit-state.server.ts";

export interface JudgedDays {
  reasons: readonly FitReason[];
  /** Null where it fits. */
  instead: FitAlternatives | null;
}

/** Every day with why not; nothing of whose the rooms are. */
export async function judgeDays(
  context: ServiceContext,
  venue: Venue,
  { days: asked, need }: Pick<FitAsk, "days"> & { need: RoomNeed },
): Promise<JudgedDays> {
  const days = markedDays(asked, need);
  const last = lastBookableDay(todayIn(venue.zone, new Date(context.clock().getTime())));
  // What lies beyond is no question for the database: far ends of the calendar have no instant.
  const far = days.filter(({ date }) => date > last).map(({ date }) => ({ code: "too_far" as const, date, until: last }));
  if (far.length > 0) return { reasons: far, instead: null };
  const placed = placedOn(venue, days);
  const state = await stateOf(context, placed, venue);
  const ask: FitAsk = { days, need };
  const { reasons } = fitOf(ask, state);
  if (reasons.length === 0) return { reasons, instead: null };
  const { states } = await everyVenue(context, placed);
  const own = states.find((one) => one.venue.id === venue.id) ?? state;
  const others = states.filter((one) => one !== own && one.venue.id !== venue.id);
  return { reasons, instead: fitAlternatives(ask, own, others) };
}

/** Where and when to look: the days alone, as separate ones. */
function placedOn(venue: Venue, days: FitAsk["days"]): Placed {
  const dates = days.map(({ date }) => date).sort();
  const listed = dates.map((date) => ({ date, startTime: "09:00", duration: "full_day" as const }));
  return {
    id: "",
    locationType: "in_person",
    location: venue.id,
    bookingDate: dates[0] ?? null,
    startTime: null,
    endTime: null,
    duration: null,
    timeZone: venue.zone,
    details: { rulesVersion: "1", bookingType: "non-consecutive", bookingDates: writeList(listed) },
  };
}
