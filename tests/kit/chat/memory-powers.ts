/** What a talk may do to the one booking of a visitor in memory: everything goes, and nothing is mailed. */
import { plainValues } from "#app/domain/booking/draft/draft.ts";
import { addDays, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { BookingStatus, LocationType } from "#app/domain/booking/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { planOf } from "#app/domain/hearing-plan/plan.ts";
import type { BookingPowers } from "#workers/chat/talk/powers.ts";
import { MEMORY_NUMBER, type MemoryVisitor } from "./memory-conversation.ts";

/** Days on which others have every room, and on which the venue is closed; on the two after them a room is free. */
export const FULL_DAY = "2027-04-20";
export const SHUT_DAY = "2027-07-01";
const unfit = (date: LocalDate) =>
  new AppError("invalid_input", {
    issues: [{ field: "date-0", code: date === FULL_DAY ? "rooms_taken" : "day_closed", day: date }],
    detail: {
      reasons: [
        date === FULL_DAY ? { code: "taken", date, freeFrom: null, freeUntil: null } : { code: "closed_holiday", date, name: "Canada Day" },
      ],
      runs: [[addDays(date, 1), addDays(date, 2)]],
    },
  });

/** Powers over the booking of `visitor`; `passed` takes the words that staff were given, `cancelled` the reasons. */
export function memoryPowers(visitor: MemoryVisitor, passed: string[] = [], cancelled: string[] = []): BookingPowers {
  let version = 1;
  let status: BookingStatus = "pending";
  let moved: { days: readonly string[]; startTime: string | null } | null = null;
  const isOwn = (reference: string) => visitor.draft.bookingId !== null && reference === MEMORY_NUMBER;
  const held = (field: "preferredDate" | "consecutiveStartDate" | "startTime" | "consecutiveStartTime" | "locationType") =>
    visitor.draft.values[field]?.value ?? null;
  const zone = "America/Toronto";
  return {
    async status(reference) {
      if (!isOwn(reference)) return null;
      const days = moved?.days ?? planOf(plainValues(visitor.draft.values)).days.map(({ date }) => date);
      const startTime = moved?.startTime ?? held("startTime") ?? held("consecutiveStartTime");
      return {
        version,
        status,
        date: days[0] ?? held("preferredDate"),
        startTime,
        days: days.length > 0 ? days : [held("preferredDate")].flatMap((date) => date ?? []),
        venue: "arbitration_place_toronto",
        locationType: (held("locationType") ?? "in_person") as LocationType,
        heldUntil: null,
        zone,
      };
    },
    async cancel({ reference, reason, seen }) {
      if (!isOwn(reference)) return null;
      if (seen?.version !== version) return "stale";
      version += 1;
      status = "cancelled";
      cancelled.push(reason ?? "");
      return true;
    },
    async move({ reference, date, days = [date], startTime, seen }) {
      if (!isOwn(reference)) return null;
      if (seen?.version !== version) return "stale";
      if (date === FULL_DAY || date === SHUT_DAY) throw unfit(date);
      version += 1;
      moved = { days, startTime };
      return true;
    },
    async passOn(reference, words) {
      if (!isOwn(reference)) return null;
      passed.push(words);
      return { dueAt: visitor.now.toISOString(), zone };
    },
    copy: async (reference) => (isOwn(reference) ? true : null),
    async hold(reference, ask) {
      if (!isOwn(reference)) return null;
      const { hold: state } = visitor;
      const asked = state?.state === "held" ? "held" : state?.state === "offered" ? "sent" : "refused";
      if (ask && asked === "sent") visitor.holdLinks += 1;
      return { asked: ask ? asked : null, state, location: "arbitration_place_toronto", mailedTo: "p•••@aldousfinch.ca" };
    },
    link: async () => true,
    forget: async () => ({ at: visitor.now.toISOString() }),
  };
}
