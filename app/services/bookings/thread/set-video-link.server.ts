import { settingVideoLink } from "#app/db/bookings/booking-thread.repo.server.ts";
import { findForChange, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { readVideoLink } from "#app/domain/booking/office/video-link.ts";
import { AppError } from "#app/domain/errors.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { clientMessage } from "../booking-messages.ts";
import type { ThreadContext } from "./thread-context.ts";

/**
 * Enters the address of a booking's video room; empty takes it out. A confirmed booking's client is mailed it. The history names its host alone:
 * the rest of the address opens the room. `shown` is the one that its writer saw (empty for none; null where nothing says so). Throws
 * `invalid_input` on `videoLink`, `conflict` when somebody else was faster, and `not_found` for who is not staff.
 */
export async function setVideoLink(context: ThreadContext, bookingId: string, typed: string, shown: string | null = null): Promise<void> {
  const { db, clock } = context;
  const who = await administratorOf(context);
  const link = typed.trim() === "" ? null : readVideoLink(typed);
  if (typed.trim() !== "" && !link) throw new AppError("invalid_input", { issues: [{ field: "videoLink", code: "video_link_invalid" }] });
  const found = await findForChange(db, bookingId);
  if (!found) throw new AppError("not_found");
  const { row, last } = found;
  if (row.videoLink === link) return;
  if (shown !== null && shown !== (row.videoLink ?? "")) throw new AppError("conflict");
  const now = clock().getTime();
  const event = {
    subjectType: "booking",
    subjectId: bookingId,
    action: link ? "video_link_set" : "video_link_removed",
    changes: link ? { host: new URL(link).hostname } : {},
  } as const;
  const audit = await nextAuditEntry(event, who, now, last);
  const told = link && row.status === "confirmed" ? [writingMail(db, clientMessage("booking_video_link", row, now))] : [];
  try {
    await db.batch([writingAudit(db, audit), settingVideoLink(db, bookingId, link, now), ...told]);
  } catch (error) {
    if (isVersionConflict(error)) throw new AppError("conflict");
    throw error;
  }
}
