/** One entry of a subject's hash chain: each carries the hash of the one before, so that a gap or a change shows. */
import type { AuditRow } from "#app/db/bookings/bookings.repo.server.ts";

const FIRST = "0".repeat(64);

export interface AuditEvent {
  subjectType:
    | "booking"
    | "inquiry"
    | "message"
    | "venue"
    | "person"
    | "sign_in"
    | "invitation"
    | "faq"
    | "assistant_setting"
    | "conversation"
    | "roster_profile";
  subjectId: string;
  action: string;
  changes: Record<string, unknown>;
}

/** Who an entry names: an actor, or as much of one; `system` for what happens by itself. */
export type EntryActor = { kind: "visitor" | "system" } | { kind: "user" | "held"; id: string; role: string };

/** The entry that follows `previous` (null for the first), ready to be written in the batch of its change. */
export async function nextAuditEntry(
  event: AuditEvent,
  actor: EntryActor,
  at: number,
  previous: { seq: number; hash: string } | null,
): Promise<AuditRow> {
  const entry = {
    ...event,
    seq: (previous?.seq ?? 0) + 1,
    at,
    actorId: "id" in actor ? actor.id : null,
    actorKind: "id" in actor ? actor.role : actor.kind,
    previousHash: previous?.hash ?? FIRST,
  };
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(entry)));
  return { ...entry, hash: Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("") };
}
