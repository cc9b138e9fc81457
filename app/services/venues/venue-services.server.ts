/** Use cases of venues and their rooms, wired. */

import type { LimitedContext } from "#app/services/limited-context.ts";
import { withContext } from "#app/services/use-cases.ts";
import { closeDay } from "./close-day.server.ts";
import { findDayWithRoom } from "./find-day-with-room.server.ts";
import { findMonth } from "./find-month.server.ts";
import { firstOpenDays } from "./first-open-days.server.ts";
import { getVenue } from "./get-venue.server.ts";
import { holdRooms, type PlanningContext } from "./hold-rooms.server.ts";
import { listPublishedVenues } from "./list-published-venues.server.ts";
import { listRooms } from "./list-rooms.server.ts";
import { listVenues } from "./list-venues.server.ts";
import { answerEstimate } from "./rates/answer-estimate.server.ts";
import { discardDraftRates, publishRates, saveDraftRates, withdrawRates } from "./rates/change-rates.server.ts";
import { estimateOfBooking, estimateOfPlan } from "./rates/estimates.server.ts";
import { readRates } from "./rates/read-rates.server.ts";
import { readAvailability } from "./read-availability.server.ts";
import { releaseRooms } from "./release-rooms.server.ts";
import { reopenDay } from "./reopen-day.server.ts";
import { saveRoom } from "./save-room.server.ts";
import { saveVenueSettings } from "./save-venue-settings.server.ts";
import type { VenueContext } from "./venue-context.ts";

export type VenueServices = ReturnType<typeof createVenueServices>;

export function createVenueServices(context: LimitedContext & PlanningContext & VenueContext) {
  return {
    venues: withContext(context, {
      published: listPublishedVenues,
      list: listVenues,
      get: getVenue,
      saveSettings: saveVenueSettings,
      close: closeDay,
      reopen: reopenDay,
      saveRoom,
    }),
    rates: withContext(context, {
      read: readRates,
      saveDraft: saveDraftRates,
      publish: publishRates,
      discardDraft: discardDraftRates,
      withdraw: withdrawRates,
    }),
    estimates: withContext(context, { answer: answerEstimate, ofPlan: estimateOfPlan, ofBooking: estimateOfBooking }),
    holds: withContext(context, { hold: holdRooms, release: releaseRooms }),
    availability: withContext(context, {
      days: readAvailability,
      near: findDayWithRoom,
      month: findMonth,
      rooms: listRooms,
      firstOpen: firstOpenDays,
    }),
  };
}
