/** A client's wish for their booking: done at once before the venue's cut-off, by the same edits and moves as staff's; after it staff are asked. */
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { LIMITS } from "#app/domain/booking/fields.ts";
import { storedValues } from "#app/domain/booking/office/edit.ts";
import { type ManageMode, type ManageOutcome, type ManageWish, movedTo } from "#app/domain/booking/office/managed.ts";
import { checkDetailedField } from "#app/domain/booking/requests/detailed.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { dayFault } from "#app/domain/booking/schedule/bookable-days.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import type { RateLimits } from "#app/services/platform/rate-limits.server.ts";
import { moveByLink } from "#app/services/venues/edited-fit.server.ts";
import { type EditingContext, editBooking } from "../editing/edit-booking.server.ts";
import { daysByLink, isSeveralDays } from "../managed-days.server.ts";
import { type MovingContext, moveBooking } from "../moves/move-booking.server.ts";
import { askOffice, CLIENT } from "./ask-office.server.ts";
import { countLinkUse } from "./count-link-use.server.ts";
import { limitsOf, modeOf } from "./show-managed.server.ts";

/** What it is done with. */
export interface Managing extends MovingContext, EditingContext {
  rateLimits: RateLimits;
}

async function edit(managing: Managing, row: BookingRow, version: number, values: DetailedValues): Promise<ManageOutcome> {
  const { again, rooms } = await editBooking(managing, row.id, { version, values }, CLIENT);
  return { done: "changed", again, held: rooms.length > 0 };
}

async function move(
  managing: Managing,
  row: BookingRow,
  wish: Extract<ManageWish, { do: "move" }>,
  mode: ManageMode,
): Promise<ManageOutcome> {
  const issues: Issue[] = [...fieldIssues("bookingDate", wish.date, "date_invalid")];
  if (wish.time) issues.push(...fieldIssues("startTime", wish.time, "time_invalid"));
  const tooFar = issues.length === 0 && dayFault(wish.date, todayIn(row.timeZone, managing.clock())) === "date_too_far";
  if (tooFar) issues.push({ field: "bookingDate", code: "date_too_far" });
  refuse(issues);
  const note = `${wish.date}${wish.time ? ` ${wish.time}` : ""} (${row.timeZone})`;
  if (isSeveralDays(row)) return askOffice(managing, row, "change_request", note);
  const moved = movedTo(storedValues(row), wish.date, wish.time);
  if ("issues" in moved) throw new AppError("invalid_input", { issues: moved.issues });
  // The new day is held against the rule of fit and the cut-off, as the old one is.
  const near = await moveByLink(managing.fits, row, moved.values);
  if (mode === "ask" || near) return askOffice(managing, row, "change_request", note);
  return edit(managing, row, wish.version, moved.values);
}

async function moveDays(
  managing: Managing,
  row: BookingRow,
  wish: Extract<ManageWish, { do: "days" }>,
  mode: ManageMode,
): Promise<ManageOutcome> {
  const values = await daysByLink(managing, row, wish.days);
  if (values && mode === "change") {
    try {
      return await edit(managing, row, wish.version, values);
    } catch (error) {
      // Somebody else took the room since it was looked for: asked again, so that the day is named, with what is free for all of them.
      if (error instanceof AppError && error.code === "no_room_available") await daysByLink(managing, row, wish.days);
      throw error;
    }
  }
  const note = wish.days.map(({ date, time }) => `${date}${time ? ` ${time}` : ""}`).join("\n");
  return askOffice(managing, row, "change_request", `${note}\n(${row.timeZone})`);
}

async function contact(
  managing: Managing,
  row: BookingRow,
  wish: Extract<ManageWish, { do: "contact" }>,
  mode: ManageMode,
): Promise<ManageOutcome> {
  const phone = wish.phone.trim();
  const specialRequirements = wish.specialRequirements.trim();
  refuse([
    ...(phone === row.bookingContactPhone ? [] : fieldIssues("bookingContactPhone", phone, "phone_required")),
    ...(specialRequirements ? fieldIssues("specialRequirements", specialRequirements, "too_long") : []),
  ]);
  if (mode === "change") return edit(managing, row, wish.version, { bookingContactPhone: phone, specialRequirements });
  const said = [
    phone === row.bookingContactPhone ? "" : phone,
    specialRequirements === (row.specialRequirements ?? "") ? "" : specialRequirements,
  ];
  return askOffice(managing, row, "change_request", said.filter(Boolean).join("\n") || phone);
}

async function cancel(
  managing: Managing,
  row: BookingRow,
  wish: Extract<ManageWish, { do: "cancel" }>,
  mode: ManageMode,
): Promise<ManageOutcome> {
  const reason = wordsOf("reason", wish.reason, "reason_required");
  if (mode === "ask") return askOffice(managing, row, "cancel_request", reason);
  try {
    await moveBooking(managing, row.id, { status: "cancelled", reason, version: wish.version }, CLIENT);
  } catch (error) {
    // Pressed twice at once: the first press is the answer to both.
    const present = error instanceof AppError ? (error.detail.booking as { status?: string } | null) : null;
    if (present?.status !== "cancelled") throw error;
  }
  return { done: "cancelled" };
}

/** Does what the client wishes, or asks staff for it. */
export async function takeWish(managing: Managing, row: BookingRow, wish: ManageWish): Promise<ManageOutcome> {
  await countLinkUse(managing, row.id);
  const mode = modeOf(managing, row, await limitsOf(managing, row));
  if (mode === "closed") {
    if (wish.do === "cancel") return { done: "cancelled" };
    throw new AppError("booking_closed");
  }
  switch (wish.do) {
    case "move":
      return move(managing, row, wish, mode);
    case "days":
      return moveDays(managing, row, wish, mode);
    case "contact":
      return contact(managing, row, wish, mode);
    case "cancel":
      return cancel(managing, row, wish, mode);
    default:
      return askOffice(managing, row, "change_request", wordsOf("words", wish.words, "message_required"));
  }
}

function fieldIssues(
  field: "bookingDate" | "startTime" | "bookingContactPhone" | "specialRequirements",
  value: string,
  missing: string,
): Issue[] {
  if (!value) return [{ field, code: missing }];
  const checked = checkDetailedField(field, value);
  return checked.ok ? [] : [{ field, code: checked.code }];
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new AppError("invalid_input", { issues });
}

/** Words of the client, within the limit of every note. */
function wordsOf(field: string, text: string, missing: string): string {
  const words = text.trim();
  if (!words) throw new AppError("invalid_input", { issues: [{ field, code: missing }] });
  if (words.length > LIMITS.notes) throw new AppError("invalid_input", { issues: [{ field, code: "too_long" }] });
  return words;
}
