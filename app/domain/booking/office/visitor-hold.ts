/**
 * A room that a visitor holds by themselves while their request is settled: how long, how many, and what its page says. The
 * database refuses what is beyond the limits (migrations 0046 and 0315). Pure.
 */
import type { BookingStatus, ProceedingType } from "#app/domain/booking/vocabulary.ts";
import { TRANSCRIPT_PROCEEDINGS } from "#app/domain/booking/vocabulary.ts";
import type { FitReason } from "#app/domain/hearing-plan/fit.ts";
import type { HearingDay, Span } from "#app/domain/venue/occupancy.ts";
import type { RoomNeed } from "#app/domain/venue/room-need.ts";
import type { HeldRoom, RoomAlternatives } from "./booking-attachments.ts";
import { canMove } from "./status.ts";

export const VISITOR_HOLD = {
  /** How long it lasts, how much staff add once, and how far ahead its first day must lie. */
  hours: 48,
  /**
   * Rooms that one hold keeps at a time, and in all where each day of a room counts; staff hold what is larger. An ordinary hearing fits: a main
   * room, one for each side and one for the tribunal, for a week.
   */
  roomsAtOnce: 4,
  roomDays: 20,
  /** Holds that run at once: of one mailbox, of one firm, pressed in one network. */
  ofMailbox: 2,
  ofFirm: 4,
  ofNetwork: 6,
  /** Days after a hold has ended until which its booking gets no other, nor its mailbox the same hours of the venue. */
  restDays: 7,
  /** Holds lost by moving the request that count as one that has ended otherwise. */
  lostByMoves: 2,
  /** Hours before its end at which its contact is informed. */
  warnedHours: 6,
  /** Hours for which the mailed link places it. */
  linkHours: 48,
} as const;

/**
 * Why no hold is placed though the rooms are free. `size`: the hearing needs more than a visitor holds; `share`: visitors hold their
 * part of the venue already.
 */
export const HOLD_BARS = ["mailbox", "firm", "network", "rested", "size", "share"] as const;
export type HoldBar = (typeof HOLD_BARS)[number];

/** How a hold ended. */
export type HoldOutcome = "expired" | "released" | "given_back" | "confirmed" | "cancelled" | "moved" | "replaced";

/** Whether a request can have a room held at all: it waits for staff, and names a day. Where it takes place is asked of its venue. */
export function isHoldable(booking: { status: BookingStatus; proceedingType: ProceedingType; bookingDate: string | null }): boolean {
  return canMove(booking.status, "confirmed") && !TRANSCRIPT_PROCEEDINGS.includes(booking.proceedingType) && booking.bookingDate !== null;
}

/** A hold as its contact sees it; instants are ISO 8601. */
export type HoldState =
  /** `byVisitor` false: staff hold it. */
  | { state: "held"; until: string; byVisitor: boolean; rooms: readonly HeldRoom[] }
  | { state: "offered"; days: readonly HearingDay[]; rooms: readonly Pick<HeldRoom, "name" | "capacity" | "part">[] }
  /** The rule of fit speaks against it. */
  | { state: "unfit"; reasons: readonly FitReason[]; alternatives: RoomAlternatives }
  /** `until` is when a hold of this booking is possible again, where that is its reader's own affair. */
  | { state: "barred"; bar: HoldBar; until: string | null };

/** What became of asking for the link. */
export type AskedHold = "sent" | "held" | "refused";

/** Whether a hearing is of a size that its visitor holds: by its rooms on each day, and by all of them together. */
export function isWithinSize(days: readonly Pick<HearingDay, "noBreakouts">[], need: RoomNeed | null): boolean {
  const rooms = days.map(({ noBreakouts }) => 1 + (noBreakouts ? 0 : (need?.breakouts.length ?? 0)));
  return rooms.every((count) => count <= VISITOR_HOLD.roomsAtOnce) && rooms.reduce((sum, count) => sum + count, 0) <= VISITOR_HOLD.roomDays;
}

type Time = Pick<Span, "startsAt" | "endsAt">;
const meet = (one: Time, other: Time) => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Whether visitors together, who hold `held`, may hold `more` of a venue that has `all` rooms. */
export function hasShareLeft(held: readonly KeptRoom[], more: readonly KeptRoom[], all: number): boolean {
  const most = Math.max(VISITOR_HOLD.roomsAtOnce, Math.floor(all / 2));
  return more.every((room) => new Set([...held, ...more].filter((other) => meet(room, other)).map(({ roomId }) => roomId)).size <= most);
}

/** A room that a visitor's hold keeps for a time. */
export type KeptRoom = Time & { roomId: string };

/** Hours that an earlier hold `id` of the same mailbox kept at the venue. Instants in UTC milliseconds. */
export type EarlierTime = Time & { id: string; endedAt: number; outcome: HoldOutcome | null };

/** Until when hours of a venue rest for a mailbox that had `earlier` holds there; null where they do not. What staff took over counts for nothing. */
export function restOf(earlier: readonly EarlierTime[], wanted: readonly Time[]): number | null {
  const ends = wanted.flatMap((time) => {
    const same = [...new Map(earlier.filter((one) => meet(one, time)).map((one) => [one.id, one])).values()];
    const endsOf = (counts: (outcome: HoldOutcome | null) => boolean) =>
      same
        .filter(({ outcome }) => counts(outcome))
        .map(({ endedAt }) => endedAt)
        .sort((one, other) => other - one);
    const [ended] = endsOf((outcome) => outcome !== "moved" && outcome !== "confirmed" && outcome !== "replaced");
    const lost = endsOf((outcome) => outcome === "moved")[VISITOR_HOLD.lostByMoves - 1];
    return [ended, lost].filter((end) => end !== undefined);
  });
  return ends.length === 0 ? null : Math.max(...ends) + VISITOR_HOLD.restDays * DAY;
}

const DAY = 86_400_000;
