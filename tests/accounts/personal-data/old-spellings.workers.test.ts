/** Migrations 0361 and 0373 over rows that were stored before: each address is then found by what it is compared by, whatever state its row is in. */
import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { emailKeyOf } from "#app/domain/email-address.ts";

const BEFORE = "0361";
/** As they were typed. The few letters whose small letter is two, or one with its mark, stay as they were (decision "One address has one spelling"). */
const STORED = [
  "jürgen@example.com",
  "ÉLISE@example.com",
  "νίκος@example.com",
  "ŁUKASZ@example.com",
  "Жанна.ПЕТРОВА@example.com",
  // With their marks apart from their letters.
  "rene\u0301@example.com",
  "nguye\u0302\u0303n@example.com",
  "\u0438\u0306осиф@example.com",
  "A\u030ASA@example.com",
];
const run = (sql: string, ...bound: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...bound)
    .run();
const all = async <T>(sql: string) => (await env.DB.prepare(sql).all<T>()).results;

/** One row of each table, of the `n`th address. */
async function store(email: string, n: number) {
  const key = email.toLowerCase();
  const id = `u${n}`;
  await run(`INSERT INTO "user" (id, name, email, created_at, updated_at) VALUES (?, 'A', ?, 1, 1)`, id, key);
  const invited = (state: string, acceptedAt: number | null, revokedAt: number | null) =>
    run(
      `INSERT INTO invitations (id, email, email_key, role, first_name, last_name, locale, token_hash, nonce, invited_by, created_at, sent_at, expires_at, accepted_at, accepted_by, revoked_at, revoked_by)
       VALUES (?1, ?2, ?3, 'party', 'A', 'B', 'en', ?1, 'n', ?4, 1, 1, 9, ?5, iif(?5 IS NULL, NULL, ?4), ?6, iif(?6 IS NULL, NULL, ?4))`,
      `${state}${n}`,
      email,
      key,
      id,
      acceptedAt,
      revokedAt,
    );
  await invited("open", null, null);
  await invited("accepted", 2, null);
  await invited("revoked", null, 2);
  await run(
    `INSERT INTO bookings (id, booking_number, status, source, proceeding_type, location_type, time_zone, urgency, booking_contact_name, booking_contact_email, booking_contact_phone, contact_email_key, case_description, details, locale, version, created_at, updated_at)
     VALUES (?1, ?1, 'pending', 'fast', 'arbitration', 'virtual', 'America/Toronto', 'standard', 'A', ?2, '+1', ?3, 'Nothing yet.', '{}', 'en', 1, 1, 1)`,
    `b${n}`,
    email,
    key,
  );
  const draft =
    "INSERT INTO booking_drafts (id, field_values, locale, version, booking_id, created_at, updated_at, expires_at) VALUES (?, ?, 'en', 1, ?, 1, 1, 9)";
  await run(draft, `open${n}`, JSON.stringify({ contactEmail: { value: email } }), null);
  await run(draft, `sent${n}`, "{}", `b${n}`);
  await run(
    "INSERT INTO outbox (id, kind, recipient, locale, payload, created_at, deliver_after) VALUES (?, 'security_notice', ?, 'en', '{}', 1, 1)",
    `m${n}`,
    email,
  );
  await run(
    "INSERT INTO inquiries (id, reference, name, email, topic, message, locale, origin_key, due_at, created_at) VALUES (?1, ?1, 'A', ?2, 'other', 'Hi', 'en', ?1, 5, 1)",
    `q${n}`,
    email,
  );
  await run(
    "INSERT INTO erasures (id, address_hash, address, found, reason, begun_by, begun_at) VALUES (?1, ?1, ?2, '{}', 'Asked for.', ?3, 1)",
    `e${n}`,
    key,
    id,
  );
  await run(
    `INSERT INTO legal_holds (id, subject_type, subject_id, subject_name, reason, placed_by, placed_at, lifted_by, lifted_at, lift_reason)
     VALUES (?1, 'person', ?2, ?2, 'A claim.', ?3, 1, NULL, NULL, NULL), (?1 || 'x', 'person', ?2, ?2, 'A claim.', ?3, 1, ?3, 2, 'Over.')`,
    `h${n}`,
    key,
    id,
  );
}

beforeAll(async () => {
  await reset();
  await applyD1Migrations(
    env.DB,
    env.MIGRATIONS.filter(({ name }) => name < BEFORE),
  );
  for (const [n, email] of STORED.entries()) await store(email, n);
  await applyD1Migrations(env.DB, env.MIGRATIONS);
}, 120_000);

describe("what was stored before is compared as it is now", () => {
  test.each([
    ["accounts", 'SELECT id, email AS address FROM "user"'],
    ["open invitations", "SELECT id, email_key AS address FROM invitations WHERE id LIKE 'open%'"],
    ["closed invitations", "SELECT id, email_key AS address FROM invitations WHERE id NOT LIKE 'open%'"],
    ["bookings", "SELECT id, contact_email_key AS address FROM bookings"],
    ["drafts", "SELECT id, field_values ->> '$.contactEmail.key' AS address FROM booking_drafts"],
    ["mails", "SELECT id, recipient AS address FROM outbox"],
    ["inquiries", "SELECT id, email AS address FROM inquiries"],
    ["erasures under way", "SELECT id, address FROM erasures"],
    ["holds, lifted ones too", "SELECT id, subject_id AS address FROM legal_holds"],
  ])("%s", async (_name, sql) => {
    const rows = await all<{ id: string; address: string }>(sql);
    expect(rows.length).toBeGreaterThanOrEqual(STORED.length);
    const stored = (id: string) => STORED[Number(/\d+/.exec(id)?.[0])] ?? "";
    expect(rows.map(({ id, address }) => [id, address])).toEqual(rows.map(({ id }) => [id, emailKeyOf(stored(id))]));
  });
});

test("a closed invitation and a hold are as unalterable as before", async () => {
  await expect(run("UPDATE invitations SET revoked_at = 3 WHERE id = 'accepted0'")).rejects.toThrow(/invitation_closed/);
  await expect(run("UPDATE legal_holds SET subject_id = 'other' WHERE id = 'h0'")).rejects.toThrow(/lifted once/);
  expect(await all("PRAGMA foreign_key_check")).toEqual([]);
});
