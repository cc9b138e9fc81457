/** What of a booking its form showed when it was filled in: so that somebody else's change can be named. */
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import type { PlacingPreview } from "#app/domain/planner/planner.ts";

export interface Seen {
  status: BookingStatus;
  rooms: readonly string[];
  days: PlacingPreview["before"]["days"];
}

export const seenOf = ({ booking, before }: Pick<PlacingPreview, "booking" | "before">): Seen => ({
  status: booking.status,
  rooms: before.rooms,
  days: before.days,
});

/** Reads what a form says was seen; null for anything else. It is shown to who sent it, and to nobody else. */
export function readSeen(text: string | null): Seen | null {
  try {
    const seen: unknown = JSON.parse(text ?? "");
    return isSeen(seen) ? seen : null;
  } catch {
    return null;
  }
}

function isSeen(value: unknown): value is Seen {
  if (typeof value !== "object" || value === null) return false;
  const { status, rooms, days } = value as Record<string, unknown>;
  return typeof status === "string" && Array.isArray(rooms) && rooms.every((one) => typeof one === "string") && isDays(days);
}

const isDays = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((day) => typeof day === "object" && day !== null && typeof (day as { date?: unknown }).date === "string");
