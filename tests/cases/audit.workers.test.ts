import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/bookings.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { apiClient } from "#tests/kit/api.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

const db = connect(env.DB);
let bookingId = "";

beforeAll(async () => {
  const made = await apiClient().post("/api/bookings/fast", fastBooking());
  bookingId = ((await made.json()) as { id: string }).id;
});

const entries = () => db.select().from(auditEntries).where(eq(auditEntries.subjectId, bookingId)).orderBy(asc(auditEntries.seq));

test("a booking and the first entry of its history are written together", async () => {
  const [first, ...rest] = await entries();
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ subjectType: "booking", seq: 1, action: "requested", actorKind: "visitor", previousHash: "0".repeat(64) });
  expect(first?.hash).toMatch(/^[0-9a-f]{64}$/);
});

test("an entry carries the hash of the one before, and its own covers what it says", async () => {
  const [first] = await entries();
  const event = { subjectType: "booking" as const, subjectId: bookingId, action: "status_changed", changes: { to: "pending" } };
  const second = await nextAuditEntry(event, { kind: "visitor" }, 1_800_000_000_000, first ?? null);
  const other = await nextAuditEntry({ ...event, changes: { to: "confirmed" } }, { kind: "visitor" }, 1_800_000_000_000, first ?? null);
  expect(second).toMatchObject({ seq: 2, previousHash: first?.hash });
  expect(other.hash).not.toBe(second.hash);
});

test("an entry can't be changed", async () => {
  const before = await entries();
  await expect(env.DB.prepare("UPDATE audit_entries SET action = 'nothing' WHERE subject_id = ?").bind(bookingId).run()).rejects.toThrow(
    /never altered/,
  );
  expect(await entries()).toEqual(before);
});

test("an entry can't be removed, nor replaced by another of its place", async () => {
  const before = await entries();
  await expect(env.DB.prepare("DELETE FROM audit_entries WHERE subject_id = ?").bind(bookingId).run()).rejects.toThrow(/never removed/);
  await expect(
    env.DB.prepare(
      "REPLACE INTO audit_entries SELECT subject_type, subject_id, seq, at, actor_id, actor_kind, 'forged', changes, previous_hash, hash FROM audit_entries WHERE subject_id = ?",
    )
      .bind(bookingId)
      .run(),
  ).rejects.toThrow();
  expect(await entries()).toEqual(before);
});
