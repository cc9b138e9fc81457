/** Feeds kept by triggers, against what `maySee` says of each notice: whatever becomes of people, roles and names. */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { placedBehind } from "#app/domain/case/feed-places.ts";
import type { StoredAudience } from "#app/domain/case/vocabulary.ts";
import { maySeeEntry } from "#app/services/cases/notices/case-notices.server.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";
import { act } from "#tests/kit/case-writing.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

const rows = async <T>(sql: string, ...bound: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...bound)
      .all<T>()
  ).results;

let made: CaseOf;
/** Each one's place in the case, regardless of who holds it. */
const places = new Map<string, string>();
beforeAll(async () => {
  made = await caseOf();
  for (const { id, user_id } of await rows<{ id: string; user_id: string }>(
    "SELECT id, user_id FROM case_people WHERE case_id = ?",
    made.id,
  ))
    places.set(user_id, id);
  for (const [who, audience] of [
    ["partyA", "side_a"],
    ["partyB", "side_b"],
    ["arbitrator", "arbitrator"],
    ["admin", "office"],
    ["counselB", "everyone"],
  ] as const)
    await act(made.as[who], made.id, [{ type: "message_posted", audience, details: { by: who, reason: "Secret words" } }]);
});

const PEOPLE = ["partyA", "partyB", "counselB", "arbitrator"] as const;
type Name = (typeof PEOPLE)[number];

/** What somebody was notified of and may see now, newest first, as `maySee` has it: nothing of how feeds are kept. */
async function told(userId: string) {
  const [account] = await rows<{ id: string; role: string }>('SELECT id, role FROM "user" WHERE id = ?', userId);
  const all = await rows<{
    case_id: string;
    at: number;
    audience: StoredAudience;
    actor_id: string | null;
    read_at: number | null;
    capacity: "party" | "counsel" | "arbitrator" | null;
    side: "a" | "b" | null;
    seat: "presiding" | "co_1" | "co_2" | null;
    state: "named" | "invited" | "active" | "declined" | "removed" | null;
  }>(
    `SELECT notices.case_id, notices.at, notices.read_at, audience, actor_id, capacity, side, seat, state FROM case_notices AS notices
     JOIN case_entries AS entries ON entries.case_id = notices.case_id AND entries.seq = notices.seq
     LEFT JOIN case_people AS people ON people.case_id = notices.case_id AND people.user_id = notices.user_id AND state IN ('invited', 'active')
     WHERE notices.user_id = ? ORDER BY notices.at DESC, notices.case_id DESC, notices.seq DESC`,
    userId,
  );
  const seen = all.filter(({ audience, actor_id, capacity, side, seat, state }) =>
    maySeeEntry(
      { audience, actorId: actor_id },
      account ?? { id: "", role: "" },
      capacity === null || state === null ? null : { capacity, side, seat, state },
    ),
  );
  return seen.map((row) => ({ ...row, caseId: row.case_id }));
}

async function expectFeeds(): Promise<void> {
  for (const name of PEOPLE) {
    const { id } = made[name];
    const seen = await told(id);
    const shown = await made.as[name].within(async ({ notices, activities, actor }) => {
      const who = await actor();
      return {
        notices: (await notices.list()).notices.map(({ at, nth, read }) => [Date.parse(at), nth, read]),
        unread: await notices.unread(),
        activities: who.kind === "user" && who.role !== "admin" ? (await activities.list()).activities.map((one) => one.id) : null,
      };
    });
    const others = seen.filter(({ actor_id }) => actor_id !== id);
    expect([name, shown.notices]).toEqual([name, placedBehind(others, null).map(({ at, nth, read_at }) => [at, nth, read_at !== null])]);
    expect([name, shown.unread]).toEqual([name, seen.filter(({ read_at }) => read_at === null).length]);
    if (shown.activities)
      expect([name, shown.activities]).toEqual([name, placedBehind(seen, null).map(({ caseId, at, nth }) => `${caseId}-${at}-${nth}`)]);
  }
}

/** A change of who is what, or of what was read, as the application or a hand in the database makes it. */
type Change =
  | {
      of: "place";
      who: Name;
      capacity: "party" | "counsel" | "arbitrator";
      side: "a" | "b";
      state: "invited" | "active" | "declined" | "removed";
    }
  | { of: "role"; who: Name; role: "admin" | "party" | "arbitrator" }
  | { of: "word"; who: Name }
  | { of: "read"; who: Name }
  | { of: "gone"; who: Name };

const who = fc.constantFrom(...PEOPLE);
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      of: fc.constant("place" as const),
      who,
      capacity: fc.constantFrom("party", "counsel", "counsel", "counsel", "arbitrator"),
      side: fc.constantFrom("a", "b"),
      state: fc.constantFrom("invited", "active", "active", "active", "declined", "removed"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ of: fc.constant("role" as const), who, role: fc.constantFrom("admin", "party", "arbitrator") }) },
  { weight: 1, arbitrary: fc.record({ of: fc.constant("word" as const), who }) },
  { weight: 1, arbitrary: fc.record({ of: fc.constant("read" as const), who }) },
  { weight: 1, arbitrary: fc.record({ of: fc.constant("gone" as const), who }) },
);

async function carryOut(one: Change): Promise<void> {
  const { id } = made[one.who];
  const run = async (sql: string, ...bound: unknown[]) => {
    await env.DB.prepare(sql)
      .bind(...bound)
      .run()
      // Two arbitrators, or two parties of a side, are refused; that is another test's.
      .catch((error: unknown) => expect(String(error)).toMatch(/UNIQUE constraint/));
  };
  switch (one.of) {
    case "place":
      return run(
        "UPDATE case_people SET capacity = ?, seat = ?, side = ?, state = ?, user_id = ? WHERE id = ?",
        one.capacity,
        one.capacity === "arbitrator" ? "presiding" : null,
        one.capacity === "arbitrator" ? null : one.side,
        one.state,
        id,
        places.get(id),
      );
    case "role":
      return run('UPDATE "user" SET role = ? WHERE id = ?', one.role, id);
    case "word":
      return act(made.as.admin, made.id, [{ type: "message_posted", details: {} }]);
    case "read":
      return made.as[one.who].within(({ notices }) => notices.markAllRead(Date.now()));
    default:
      return run("UPDATE case_people SET user_id = NULL, state = 'removed' WHERE id = ? AND capacity <> 'arbitrator'", places.get(id));
  }
}

test("each is shown what they may see today, whatever became of them", { timeout: 240_000 }, async () => {
  await expectFeeds();
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20, size: "max" }), async (changes) => {
      for (const one of changes) {
        await carryOut(one);
        await expectFeeds();
      }
    }),
    { numRuns: 10 },
  );
});

test("a feed says who did it by the name they have now, and a notice by the case's title as it is now", async () => {
  const { id, as, partyA } = await caseOf();
  await act(as.partyA, id, [{ type: "message_posted", details: {} }]);
  await env.DB.prepare(`UPDATE "user" SET first_name = 'Amalia', last_name = 'Rios' WHERE id = ?`).bind(partyA.id).run();
  await env.DB.prepare("UPDATE cases SET title = 'Rios v. Stone' WHERE id = ?").bind(id).run();
  const feed = await as.partyB.within(({ activities }) => activities.list());
  expect(feed.activities[0]?.user).toEqual({ firstName: "Amalia", lastName: "Rios" });
  expect((await as.partyB.within(({ notices }) => notices.list())).notices[0]).toMatchObject({ title: "Rios v. Stone", actor: "Ana Alba" });
});

test("what somebody wrote is never copied into a feed", async () => {
  const kept = await rows<{ details: string }>("SELECT details FROM case_feed");
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toContain("Secret words");
});

test("the migration puts in the feeds what was there before it", async () => {
  const order = "SELECT * FROM case_feed ORDER BY reader, own, at, case_id, seq";
  const before = await rows(order);
  const [migration] = env.MIGRATIONS.filter(({ name }) => name.startsWith("0020"));
  const filling = migration?.queries.filter((query) => /^\s*INSERT INTO case_feed/.test(query)) ?? [];
  expect(filling).toHaveLength(2);
  await env.DB.batch([env.DB.prepare("DELETE FROM case_feed"), ...filling.map((query) => env.DB.prepare(query))]);
  expect(await rows(order)).toEqual(before);
});

test("the activity of a case's page is not crowded out by what is the other side's", async () => {
  const { id, as, partyA } = await caseOf();
  const many = Array.from({ length: 120 }, () => ({ type: "message_posted" as const, audience: "side_b" as const, details: {} }));
  await act(as.partyB, id, many);
  const open = (client: ApiClient) => client.within(({ caseFiles }) => caseFiles.open(id));
  expect((await open(as.partyA)).rows.entries.map(({ type }) => type)).toEqual(["case_created"]);
  expect((await open(as.partyB)).rows.entries).toHaveLength(100);
  expect((await open(as.admin)).rows.entries.map(({ audience }) => audience)).toEqual(["everyone"]);
  const { database, statements } = recordedDatabase(env.DB);
  await open(await asUser(partyA, { database }));
  const asked = statements.find(({ sql, parameters }) => sql.includes("case_entries_seen") && parameters.length > 0);
  const { meta } = await env.DB.prepare(asked?.sql ?? "")
    .bind(...(asked?.parameters ?? []))
    .all();
  expect(meta.rows_read).toBeLessThanOrEqual(12);
});
