/** What a talk may do to the one booking of a visitor in memory: everything goes, and nothing is mailed. */
import type { BookingStatus, LocationType } from "#app/domain/booking/vocabulary.ts";
import type { BookingPowers } from "#workers/chat/talk/powers.ts";
import { MEMORY_NUMBER, type MemoryVisitor } from "./memory-conversation.ts";

/** Powers over the booking of `visitor`; `passed` takes the words that staff were given, `cancelled` the reasons. */
export function memoryPowers(visitor: MemoryVisitor, passed: string[] = [], cancelled: string[] = []): BookingPowers {
  let version = 1;
  let status: BookingStatus = "pending";
  let moved: { date: string; startTime: string | null } | null = null;
  const isOwn = (reference: string) => visitor.draft.bookingId !== null && reference === MEMORY_NUMBER;
  const held = (field: "preferredDate" | "consecutiveStartDate" | "startTime" | "consecutiveStartTime" | "locationType") =>
    visitor.draft.values[field]?.value ?? null;
  const zone = "America/Toronto";
  return {
    async status(reference) {
      if (!isOwn(reference)) return null;
      const date = moved?.date ?? held("preferredDate") ?? held("consecutiveStartDate");
      const startTime = moved?.startTime ?? held("startTime") ?? held("consecutiveStartTime");
      const isFirstDay = moved === null && held("consecutiveStartDate") !== null;
      return {
        version,
        status,
        date,
        startTime,
        isFirstDay,
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
    async move({ reference, date, startTime, seen }) {
      if (!isOwn(reference)) return null;
      if (seen?.version !== version) return "stale";
      version += 1;
      moved = { date, startTime };
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
