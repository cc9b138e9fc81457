/** When the mail of a notice leaves: with what else happens within minutes, or within the day for who chose that. Pure. */
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { momentIn, wallClock } from "#app/domain/booking/schedule/wall-clock.ts";
import type { MailChoices } from "#app/domain/people/notices.ts";
import type { EntryType } from "../vocabulary.ts";
import { noticeGroupOf } from "./notices.ts";

/** What somebody has chosen of their mails. */
export interface MailHabits {
  daily: boolean;
  groups: MailChoices;
  /** IANA zone. */
  timeZone: string;
}

/** What happens within so many milliseconds is one mail. */
export const TOGETHER_MS = 300_000;
/** The mail of a day leaves in the morning, on its reader's clock. */
const DAILY_AT = "07:00";
/** A mail leaves so long after its time is over: nothing is left to one that is on its way. */
const LATEST_MS = 60_000;
/** What is private leaves so long after what everyone may know of, which takes it along where both are sent. */
export const PRIVATE_AFTER_MS = 60_000;

/** By which mail a notice goes: its time, which keeps it apart from others of its reader, and when it leaves. Null for no mail. */
export function mailOf(
  type: EntryType,
  { daily, groups, timeZone }: MailHabits,
  now: number,
): { of: "soon" | "day"; until: number; at: number } | null {
  const group = noticeGroupOf(type);
  if (!groups[group]) return null;
  // A reminder that comes after its deadline is none.
  const of = daily && group !== "deadlines" ? "day" : "soon";
  const until = of === "day" ? nextMorning(timeZone, now) : (Math.floor(now / TOGETHER_MS) + 1) * TOGETHER_MS;
  return { of, until, at: until + LATEST_MS };
}

function nextMorning(zone: string, now: number): number {
  const { date } = momentIn(now, zone);
  const today = wallClock(date, DAILY_AT, zone).instant;
  return today > now ? today : wallClock(addDays(date, 1), DAILY_AT, zone).instant;
}
