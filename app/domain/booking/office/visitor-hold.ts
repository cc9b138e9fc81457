/**
 * A room that a visitor holds by themselves while their request is settled: how long, how many, and what its page says. The
 * database refuses what is beyond the limits (migration 0042). Pure.
 */
import type { BookingStatus, ProceedingType } from "#app/domain/booking/vocabulary.ts";
import { TRANSCRIPT_PROCEEDINGS } from "#app/domain/booking/vocabulary.ts";
import type { FitReason } from "#app/domain/hearing-plan/fit.ts";
import { mailboxOf } from "#app/domain/mail/mail-limits.ts";
import type { HearingDay } from "#app/domain/venue/occupancy.ts";
import type { HeldRoom, RoomAlternatives } from "./booking-attachments.ts";
import { canMove } from "./status.ts";

export const VISITOR_HOLD = {
  /** How long it lasts, how much staff add once, and how far ahead its first day must lie. */
  hours: 48,
  /** Holds that run at once: of one mailbox, of one firm. */
  ofMailbox: 2,
  ofFirm: 4,
  /** Days after a hold of a booking has ended until which it gets no other. */
  restDays: 7,
  /** Hours before its end at which its contact is informed. */
  warnedHours: 6,
  /** Hours for which the mailed link places it. */
  linkHours: 48,
} as const;

/** Why no hold is placed though the rooms are free. */
export const HOLD_BARS = ["mailbox", "firm", "rested"] as const;
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
  /** `until` is when a hold of this booking is possible again. */
  | { state: "barred"; bar: HoldBar; until: string | null };

/** What became of asking for the link. */
export type AskedHold = "sent" | "held" | "refused";

/** Domains in which anybody gets a mailbox: what is shared there is no firm. */
const PUBLIC_MAILERS: ReadonlySet<string> = new Set(
  [
    "gmail.com outlook.com outlook.fr outlook.es hotmail.com hotmail.ca hotmail.fr hotmail.es hotmail.co.uk live.com live.ca live.fr msn.com",
    "yahoo.com yahoo.ca yahoo.fr yahoo.es yahoo.co.uk ymail.com rocketmail.com myyahoo.com aol.com icloud.com proton.me tutanota.com tuta.com",
    "fastmail.com fastmail.fm hey.com zoho.com gmx.com gmx.net gmx.de gmx.fr gmx.es web.de mail.com yandex.com yandex.ru mail.ru",
    "qq.com 163.com 126.com naver.com duck.com pm.me videotron.ca sympatico.ca bell.net rogers.com shaw.ca telus.net cogeco.ca",
    "orange.fr free.fr sfr.fr laposte.net wanadoo.fr telefonica.net terra.es comcast.net verizon.net att.net sbcglobal.net cox.net",
  ].flatMap((line) => line.split(" ")),
);

/** The firm of an address: its domain, unless anybody gets a mailbox there; then null. */
export function firmOf(address: string): string | null {
  const domain = mailboxOf(address).split("@").at(-1) ?? "";
  return domain === "" || PUBLIC_MAILERS.has(domain) ? null : domain;
}
