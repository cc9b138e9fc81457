/** The rule of fit where a stored booking is changed: by staff, who may go against it with a reason, and by the client's link. */
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { endOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { type FitReason, isOfRooms, mayOverride, refusesRequest } from "#app/domain/hearing-plan/fit.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { type FitChecks, unfit } from "./check-fit.server.ts";
import type { Placed } from "./fit-state.server.ts";

export interface EditedFit {
  /**
   * Refuses an edit to days, hours or people that cannot be. Rooms that others hold do not refuse staff's edit: it is
   * confirmed again, and the rule is asked again then. Gives what the history says of an override, or nothing. Throws
   * `invalid_input` by field and day, with the reasons and what fits instead.
   */
  judge(before: BookingRow, after: BookingRow, who: Actor, overrideReason?: string | null): Promise<Record<string, unknown>>;
}

const same = (one: FitReason, other: FitReason) => one.code === other.code && one.date === other.date;

export function createEditedFit(fits: FitChecks): EditedFit {
  return {
    async judge(before, after, who, overrideReason) {
      const [was, will] = await Promise.all([fits.check(before), fits.check(after)]);
      const counts = (reason: FitReason) => refusesRequest(reason) || reason.code === "outside_hours";
      // What spoke against it before is not this edit's doing: a past day's telephone number can still be put right.
      const against = (will?.reasons ?? []).filter((reason) => counts(reason) && !was?.reasons.some((one) => same(one, reason)));
      if (against.length === 0) return {};
      const reason = overrideReason?.trim();
      if (who.kind === "user" && who.role === "admin" && reason && against.every(mayOverride)) return { overrideReason: reason, against };
      throw unfit(after, against, { alternatives: await fits.alternatives(after) });
    },
  };
}

/** What the rule of fit says of a client's move by their link. */
export interface JudgedMove {
  /** A day is nearer than the venue's cut-off, so that staff are asked. */
  isNear: boolean;
  /** What refuses it: days or hours that cannot be, and rooms that a confirmed hearing would lose. */
  against: readonly FitReason[];
}

/** `moved` is the booking as it would be. */
export async function judgeMove(fits: FitChecks, { status }: Pick<BookingRow, "status">, moved: Placed): Promise<JudgedMove> {
  const reasons = (await fits.check(moved, { withNotice: true }))?.reasons ?? [];
  const against = reasons.filter((reason) => reason.code !== "too_late" && !isOfRooms(reason));
  const isNear = reasons.some(({ code }) => code === "too_late");
  const taken = status === "confirmed" && !isNear ? reasons.filter(isOfRooms) : [];
  return { isNear, against: against.length > 0 ? against : taken };
}

/**
 * A client's move of one day by their link: true when the new day is nearer than the venue's cut-off, so that staff are asked.
 * Throws `invalid_input` for a day or hours that cannot be, and `no_room_available` for a confirmed hearing that would lose its room.
 */
export async function moveByLink(fits: FitChecks, row: BookingRow, values: DetailedValues): Promise<boolean> {
  const startTime = values.startTime || row.startTime;
  const endTime = values.endTime ?? (startTime && row.duration ? endOf(startTime, row.duration, row.endTime ?? undefined) : row.endTime);
  const moved = { ...row, bookingDate: values.bookingDate ?? row.bookingDate, startTime, endTime };
  const { isNear, against } = await judgeMove(fits, row, moved);
  if (against.length > 0) throw unfit(moved, against, { alternatives: await fits.alternatives(moved) });
  return isNear;
}
