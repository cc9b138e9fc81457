/** What a talk may do to a booking that exists: the use cases of the managing link, for who has proven to be its owner. */

import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ManageOutcome, ManageWish } from "#app/domain/booking/office/managed.ts";
import type { LocalDate, WallTime } from "#app/domain/booking/schedule/local-date.ts";
import type { SaidDay } from "#app/domain/booking/schedule/said-days.ts";
import type { BookingStatus, LocationType } from "#app/domain/booking/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Command, Seen } from "#app/domain/talk/state.ts";
import { type VenueId, venueOf } from "#app/domain/venue/venues.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import type { Conversation, OwnHold } from "#app/services/assistant/conversation.ts";

/** Staff have it on their list. `dueAt`: ISO 8601, by when they call. */
export interface PassedOn {
  dueAt: string | null;
  zone: string;
}

type Cancelling = Extract<Command, { kind: "cancel" }>;
type Moving = Extract<Command, { kind: "move" }>;

/**
 * Each gives what was really done or read, or null where it was not: then the talk says so and claims nothing. After the venue's
 * cut-off a change is asked of staff, which gives when they call.
 */
export interface BookingPowers {
  status(reference: string): Promise<{
    version: number;
    status: BookingStatus;
    date: LocalDate | null;
    startTime: WallTime | null;
    /** Every day of it, in order. */
    days: readonly LocalDate[];
    venue: VenueId | null;
    locationType: LocationType;
    /** ISO 8601, with the zone of its venue. */
    heldUntil: string | null;
    zone: string;
  } | null>;
  /** `"stale"`: the booking is no longer as `seen`, and nothing was written. */
  cancel(wish: Cancelling): Promise<true | "stale" | PassedOn | null>;
  /** `"same"`: it is on that day and hour already, and nothing was written. */
  move(wish: Moving): Promise<true | "same" | "stale" | PassedOn | null>;
  passOn(reference: string, words: string): Promise<PassedOn | null>;
  copy(reference: string): Promise<true | null>;
  /** How the rooms of the booking stand; with `ask` the link that holds them is mailed first. */
  hold(reference: string, ask: boolean): Promise<OwnHold | null>;
  link(reference: string): Promise<true | null>;
  forget(): Promise<{ at: string }>;
}

/** The powers of a conversation: over its own booking, and no other. */
export function powersOf(conversation: Conversation): BookingPowers {
  const { own } = conversation;
  return {
    async status(reference) {
      const booking = await own.booking(reference);
      if (!booking) return null;
      const { version, status, bookingDate, startTime, locationType, location, heldUntil, timeZone } = booking.shown;
      const days = booking.shown.days.map(({ date }) => date);
      const venue = venueOf(location)?.id ?? null;
      return { version, status, date: bookingDate, startTime, days, venue, locationType, heldUntil, zone: timeZone };
    },
    async cancel({ reference, reason: why, seen }) {
      const booking = await own.booking(reference);
      if (!booking) return null;
      const { version, timeZone } = booking.shown;
      if (!isSeen(booking.shown, seen)) return "stale";
      const reason = [cancelReason(await createPageI18n(conversation.locale)), why?.slice(0, LONGEST_REASON)].filter(Boolean).join(" ");
      const done = await unlessStale(() => booking.act({ do: "cancel", version, reason }));
      return done === "stale" ? done : done.done === "cancelled" ? true : passedOn(done, timeZone);
    },
    async move({ reference, date, days = [date], startTime, seen }) {
      const booking = await own.booking(reference);
      if (!booking) return null;
      const { shown } = booking;
      const isThen = (day: SaidDay, at: number) => day.date === days[at] && (startTime === null || startTime === day.startTime);
      if (shown.days.length === days.length && shown.days.every(isThen)) return "same";
      if (!isSeen(shown, seen)) return "stale";
      const time = startTime ?? "";
      const wish: ManageWish = shown.severalDays
        ? { do: "days", version: shown.version, days: days.map((one) => ({ date: one, time })) }
        : { do: "move", version: shown.version, date, time };
      const done = await unlessStale(() => booking.act(wish));
      return done === "stale" ? done : done.done === "changed" ? true : passedOn(done, shown.timeZone);
    },
    async passOn(reference, words) {
      const booking = await own.booking(reference);
      return booking && passedOn(await booking.act({ do: "ask", words }), booking.shown.timeZone);
    },
    async copy(reference) {
      const booking = await own.booking(reference);
      if (!booking) return null;
      await booking.copy();
      return true;
    },
    hold: (reference, ask) => own.hold(reference, ask),
    async link(reference) {
      await own.mailLink(reference);
      return true;
    },
    forget: () => own.forget(),
  };
}

/** The yes was given for the booking as it was shown, and for no other state of it. */
const isSeen = ({ version, status }: Seen, seen: Seen | undefined): boolean => version === seen?.version && status === seen.status;

/** What was done, or that somebody else was faster. Throws what is refused for any other reason. */
async function unlessStale(act: () => Promise<ManageOutcome>): Promise<ManageOutcome | "stale"> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof AppError && error.code === "stale_version") return "stale";
    throw error;
  }
}

/** Of the visitor's words in a reason: the whole of it is in the conversation, which staff open from the booking. */
const LONGEST_REASON = 600;
const passedOn = (done: ManageOutcome, zone: string): PassedOn | null => (done.done === "asked" ? { dueAt: done.dueAt, zone } : null);

/** What the history and the mails give as the reason of a cancellation that was asked for in the talk. */
function cancelReason(i18n: I18n): string {
  return i18n._(msg`Cancelled by the client in the conversation.`);
}
