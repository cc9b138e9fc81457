/**
 * `Idempotency-Key` (issue; IETF draft-ietf-httpapi-idempotency-key-header): same key and payload, same
 * answer; changed payload, 422; still in flight, 409. Keys are kept a day, per kind of call.
 */
import { and, eq, isNull, lt } from "drizzle-orm";
import { idempotencyKeys } from "../db/schema/bookings.ts";
import { AppError } from "../domain/errors.ts";
import { LEASE_MS } from "../domain/lease.ts";
import type { ServiceContext } from "./create-services.server.ts";

export interface StoredAnswer {
  status: number;
  body: string;
}

export interface Idempotency {
  /**
   * Runs `work` once per key. `payload` is what the client sent; its fingerprint must not change under a key.
   * An answer of 5xx or a throw is not kept: the client may try again.
   */
  once(scope: string, key: string | null, payload: string, work: () => Promise<StoredAnswer>): Promise<StoredAnswer>;
}

export function createIdempotency({ db, clock }: ServiceContext): Idempotency {
  return {
    async once(scope, key, payload, work) {
      if (key === null) return work();
      if (key.length < 8 || key.length > 255)
        throw new AppError("invalid_input", { issues: [{ field: "Idempotency-Key", code: "invalid_input" }] });
      const id = `${scope}:${key}`;
      const fingerprint = await sha256(payload);
      const now = clock().getTime();
      const [mine] = await db
        .insert(idempotencyKeys)
        .values({ key: id, fingerprint, status: null, body: null, createdAt: now })
        .onConflictDoUpdate({
          target: idempotencyKeys.key,
          set: { createdAt: now },
          setWhere: and(
            isNull(idempotencyKeys.status),
            eq(idempotencyKeys.fingerprint, fingerprint),
            // It has not answered by then: it died with its isolate, and its key may be taken over.
            lt(idempotencyKeys.createdAt, now - LEASE_MS),
          ),
        })
        .returning({ key: idempotencyKeys.key });
      if (!mine) {
        const [held] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, id));
        if (held && held.fingerprint !== fingerprint) throw new AppError("idempotency_mismatch");
        if (held?.status != null) return { status: held.status, body: held.body ?? "" };
        throw new AppError("idempotency_in_flight", { detail: { retryAfter: 1 } });
      }
      try {
        const answer = await work();
        await db.update(idempotencyKeys).set({ status: answer.status, body: answer.body }).where(eq(idempotencyKeys.key, id));
        return answer;
      } catch (error) {
        await db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, id));
        throw error;
      }
    },
  };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
