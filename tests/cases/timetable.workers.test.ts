/** The timetable of a case: who sets, asks, decides and closes; reminders exactly once; whose deadlines somebody sees. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDeadlines } from "#app/db/cases/timetable.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { type ChainLink, faultOf } from "#app/domain/case/chain/chain.ts";
import { remindOfDeadlines } from "#app/services/cases/deadlines/remind-of-deadlines.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const rows = async <T>(sql: string, ...bound: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...bound)
      .all<T>()
  ).results;

/** So many days from now on the wall of Toronto. */
function dayIn(days: number): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" }).format(Date.now() + days * DAY);
}
const asked = (change: Record<string, unknown> = {}) => ({
  title: "Statement of defence",
  owedBy: "side_b",
  dueDate: dayIn(10),
  dueTime: "17:00",
  zone: "America/Toronto",
  closedDay: "keep",
  ...change,
});
const set = (client: ApiClient, caseId: string, change: Record<string, unknown> = {}, formKey?: string) =>
  client.within((services) => services.timetable.set(caseId, asked(change), formKey));
const sooner = (caseId: string, deadlineId: string, dueAt: number, remindAt: number | null = null) =>
  env.DB.prepare("UPDATE case_deadlines SET due_at = ?, remind_at = ? WHERE id = ? AND case_id = ?")
    .bind(dueAt, remindAt, deadlineId, caseId)
    .run();
const entries = (caseId: string, type: string) =>
  rows<{ seq: number; body: string; audience: string; actor_kind: string }>(
    "SELECT seq, body, audience, actor_kind FROM case_entries WHERE case_id = ? AND type = ? ORDER BY seq",
    caseId,
    type,
  );
const one = async (id: string) => (await rows<Record<string, unknown>>("SELECT * FROM case_deadlines WHERE id = ?", id))[0];
const wants = (days: number) => ({ wantedDate: dayIn(days), wantedTime: "12:00", reason: "The expert is ill.", closedDay: "keep" });

let shared: CaseOf;
beforeAll(async () => {
  shared = await caseOf();
});

describe("setting a deadline", () => {
  test("is the arbitrator's and the administrator's, and no side's; nobody else learns of the case", async () => {
    const { id, as } = shared;
    for (const client of [as.arbitrator, as.admin]) expect(await set(client, id)).toBeTruthy();
    for (const client of [as.partyA, as.partyB, as.counselB]) await expect(set(client, id)).rejects.toMatchObject({ code: "forbidden" });
    await expect(set(as.stranger, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(set(as.arbitrator, "missing")).rejects.toMatchObject({ code: "not_found" });
    await expect(set(apiClient(), id)).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("twice from one form sets one, also at once", async () => {
    const { id, as } = await caseOf();
    const [first, second] = await Promise.all([set(as.arbitrator, id, {}, "form"), set(as.arbitrator, id, {}, "form")]);
    expect(second).toBe(first);
    expect(await entries(id, "deadline_set")).toHaveLength(1);
  });

  test("keeps the clock that was meant, and tells everybody in the case", async () => {
    const { id, as, partyA, partyB, counselB, arbitrator } = await caseOf();
    const deadline = await set(as.arbitrator, id, { dueDate: "2027-11-07", dueTime: "01:30" });
    expect(await one(deadline)).toMatchObject({ due_date: "2027-11-07", due_time: "01:30", due_at: Date.parse("2027-11-07T05:30:00Z") });
    const [entry] = await entries(id, "deadline_set");
    expect(entry?.audience).toBe("everyone");
    const told = await rows<{ user_id: string }>("SELECT user_id FROM case_notices WHERE case_id = ? AND seq = ?", id, entry?.seq);
    expect(told.map(({ user_id }) => user_id).sort()).toEqual([partyA.id, partyB.id, counselB.id, arbitrator.id].sort());
  });

  test.each([
    [{ title: "  " }, "title", "deadline_title_required"],
    [{ owedBy: "everyone" }, "owedBy", "owed_by_required"],
    [{ dueDate: "2020-01-01" }, "dueDate", "deadline_past"],
    [{ dueTime: "25:00" }, "dueTime", "time_invalid"],
    [{ zone: "Mars/Base" }, "zone", "time_zone_invalid"],
  ])("%j is refused", async (change, field, code) => {
    await expect(set(shared.as.arbitrator, shared.id, change)).rejects.toMatchObject({ code: "invalid_input", issues: [{ field, code }] });
  });

  test("is over in a resolved case, as everything there", async () => {
    const { id, as } = await caseOf({ status: "resolved" });
    await expect(set(as.arbitrator, id)).rejects.toMatchObject({ code: "transition_refused" });
  });
});

describe("closing one", () => {
  test("done is said by who owes it or the arbitrator, once", async () => {
    const { id, as } = await caseOf();
    const deadline = await set(as.arbitrator, id);
    const finish = (client: ApiClient, which = deadline) => client.within(({ timetable }) => timetable.finish(id, which));
    await expect(finish(as.partyA)).rejects.toMatchObject({ code: "forbidden" });
    await expect(finish(as.stranger)).rejects.toMatchObject({ code: "not_found" });
    await expect(finish(as.partyB, "missing")).rejects.toMatchObject({ code: "not_found" });
    await Promise.all([finish(as.counselB), finish(as.partyB), finish(as.arbitrator)]);
    expect(await entries(id, "deadline_done")).toHaveLength(1);
    await expect(as.arbitrator.within(({ timetable }) => timetable.cancel(id, deadline, { reason: "No." }))).rejects.toMatchObject({
      code: "transition_refused",
    });
    const both = await set(as.arbitrator, id, { owedBy: "both" });
    await expect(finish(as.partyB, both)).rejects.toMatchObject({ code: "forbidden" });
    await finish(as.arbitrator, both);
  });

  test("a deadline of another case is not there", async () => {
    const other = await caseOf();
    const deadline = await set(other.as.arbitrator, other.id);
    const { id, as } = shared;
    await expect(as.arbitrator.within(({ timetable }) => timetable.finish(id, deadline))).rejects.toMatchObject({ code: "not_found" });
    await expect(as.arbitrator.within(({ timetable }) => timetable.cancel(id, deadline, { reason: "x" }))).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(as.partyB.within(({ timetable }) => timetable.askExtension(id, deadline, wants(12)))).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await one(deadline)).toMatchObject({ done_at: null, cancelled_at: null });
  });

  test("cancelled with a reason, and the trace stays", async () => {
    const { id, as, arbitrator } = await caseOf();
    const deadline = await set(as.arbitrator, id);
    const cancel = (client: ApiClient, reason: string) => client.within(({ timetable }) => timetable.cancel(id, deadline, { reason }));
    await expect(cancel(as.arbitrator, "")).rejects.toMatchObject({ issues: [{ field: "reason", code: "why_required" }] });
    await expect(cancel(as.partyB, "No.")).rejects.toMatchObject({ code: "forbidden" });
    await cancel(as.arbitrator, "Settled on that point.");
    expect(await one(deadline)).toMatchObject({ cancelled_by: arbitrator.id, cancel_reason: "Settled on that point.", remind_at: null });
    expect(JSON.parse((await entries(id, "deadline_cancelled"))[0]?.body ?? "").details).toMatchObject({
      reason: "Settled on that point.",
    });
    await expect(as.partyB.within(({ timetable }) => timetable.finish(id, deadline))).rejects.toMatchObject({ code: "transition_refused" });
  });
});

describe("more time", () => {
  const ask = (client: ApiClient, caseId: string, deadline: string, input: unknown = wants(12)) =>
    client.within(({ timetable }) => timetable.askExtension(caseId, deadline, input));
  const decide = (client: ApiClient, caseId: string, extension: string, decision: string, reason = "") =>
    client.within(({ timetable }) => timetable.decideExtension(caseId, extension, { decision, reason }));
  const lastRequest = async (caseId: string) =>
    (await rows<{ id: string }>("SELECT id FROM case_extensions WHERE case_id = ? ORDER BY asked_at DESC, rowid DESC LIMIT 1", caseId))[0]
      ?.id ?? "";

  test("is asked for by who owes it, granted by the arbitrator, and moves the deadline", async () => {
    const { id, as } = await caseOf();
    const deadline = await set(as.arbitrator, id);
    for (const client of [as.partyA, as.arbitrator, as.admin])
      await expect(ask(client, id, deadline)).rejects.toMatchObject({ code: "forbidden" });
    await ask(as.counselB, id, deadline);
    await ask(as.counselB, id, deadline);
    expect(await entries(id, "extension_requested")).toHaveLength(1);
    await expect(ask(as.partyB, id, deadline, wants(20))).rejects.toMatchObject({ code: "transition_refused" });
    const request = await lastRequest(id);
    for (const client of [as.partyA, as.partyB, as.admin])
      await expect(decide(client, id, request, "granted")).rejects.toMatchObject({ code: "forbidden" });
    await expect(decide(as.stranger, id, request, "granted")).rejects.toMatchObject({ code: "not_found" });
    await Promise.all([decide(as.arbitrator, id, request, "granted"), decide(as.arbitrator, id, request, "granted")]);
    expect(await entries(id, "extension_decided")).toHaveLength(1);
    expect(await one(deadline)).toMatchObject({ due_date: dayIn(12), due_time: "12:00", moved: 1 });
    await expect(decide(as.arbitrator, id, request, "refused", "Changed my mind.")).rejects.toMatchObject({ code: "transition_refused" });
  });

  test("is refused with a reason, and the deadline stays", async () => {
    const { id, as } = await caseOf();
    const deadline = await set(as.arbitrator, id);
    const before = await one(deadline);
    await ask(as.partyB, id, deadline);
    const request = await lastRequest(id);
    await expect(decide(as.arbitrator, id, request, "refused")).rejects.toMatchObject({
      issues: [{ field: "reason", code: "why_required" }],
    });
    await decide(as.arbitrator, id, request, "refused", "Time enough.");
    expect(await one(deadline)).toEqual(before);
    await ask(as.partyB, id, deadline, wants(11));
  });

  test("is asked for until 48 hours after, for a later moment only", async () => {
    const { id, as } = await caseOf();
    const deadline = await set(as.arbitrator, id);
    const issues = (field: string, code: string) => ({ code: "invalid_input", issues: [{ field, code }] });
    await expect(ask(as.partyB, id, deadline, wants(9))).rejects.toMatchObject(issues("wantedDate", "extension_not_later"));
    await expect(ask(as.partyB, id, deadline, { ...wants(12), reason: "" })).rejects.toMatchObject(issues("reason", "why_required"));
    await sooner(id, deadline, Date.now() - 48 * HOUR - 60_000);
    await expect(ask(as.partyB, id, deadline)).rejects.toMatchObject({ code: "transition_refused" });
    await sooner(id, deadline, Date.now() - 47 * HOUR);
    await expect(ask(as.partyB, id, deadline, wants(-1))).rejects.toMatchObject(issues("wantedDate", "extension_not_later"));
    await ask(as.partyB, id, deadline);
  });
});

describe("reminders", () => {
  const remind = (at: number) => remindOfDeadlines(connect(env.DB), new Date(at));
  // Those of the tests before are due at the same hour.
  beforeEach(async () => {
    await env.DB.prepare("UPDATE case_deadlines SET remind_at = NULL").run();
  });
  const recipientOf = async (caseId: string, seq: number | undefined) =>
    (await rows<{ user_id: string }>("SELECT user_id FROM case_notices WHERE case_id = ? AND seq = ?", caseId, seq))
      .map((row) => row.user_id)
      .sort();

  test("go to who owes it, three days and one day before, once each though runs overlap", async () => {
    const { id, as, partyB, counselB } = await caseOf();
    const deadline = await set(as.arbitrator, id);
    const dueAt = Number((await one(deadline))?.due_at);
    expect(await remind(dueAt - 4 * DAY)).toBe(0);
    expect((await Promise.all([remind(dueAt - 3 * DAY + 2 * HOUR), remind(dueAt - 3 * DAY + 2 * HOUR)])).reduce((sum, n) => sum + n)).toBe(
      1,
    );
    expect(await remind(dueAt - 2 * DAY)).toBe(0);
    expect(
      (await Promise.all([remind(dueAt - DAY + 2 * HOUR), remind(dueAt - DAY + 2 * HOUR), remind(dueAt - DAY + 2 * HOUR)])).reduce(
        (sum, n) => sum + n,
      ),
    ).toBe(1);
    expect(await remind(dueAt - HOUR)).toBe(0);
    const written = await entries(id, "deadline_reminded");
    expect(written.map(({ body }) => JSON.parse(body).details.daysBefore)).toEqual([3, 1]);
    expect(written.map(({ actor_kind }) => actor_kind)).toEqual(["system", "system"]);
    for (const { seq } of written) expect(await recipientOf(id, seq)).toEqual([partyB.id, counselB.id].sort());
    const mails = await rows<{ recipient: string }>(
      `SELECT outbox.recipient FROM outbox JOIN case_notices AS notices ON notices.mail_id = outbox.id
        JOIN case_entries AS entries ON entries.case_id = notices.case_id AND entries.seq = notices.seq
        WHERE notices.case_id = ? AND entries.type = 'deadline_reminded'`,
      id,
    );
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([partyB.email, partyB.email, counselB.email, counselB.email].sort());
    const chain = await rows<{ seq: number; body: string; body_hash: string; previous_hash: string; hash: string }>(
      "SELECT * FROM case_entries WHERE case_id = ? ORDER BY seq",
      id,
    );
    expect(
      await faultOf(chain.map((link): ChainLink => ({ ...link, bodyHash: link.body_hash, previousHash: link.previous_hash }))),
    ).toBeNull();
  });

  test("are not sent for what is closed, too late, or of a resolved case; one that was missed is not sent twice over", async () => {
    const { id, as } = await caseOf();
    const done = await set(as.arbitrator, id);
    await as.partyB.within(({ timetable }) => timetable.finish(id, done));
    const missed = await set(as.arbitrator, id);
    const dueAt = Number((await one(missed))?.due_at);
    // Nobody was awake for a while: only the nearer one still says something.
    expect(await remind(dueAt - 20 * HOUR)).toBe(1);
    expect((await one(missed))?.remind_at).toBeNull();
    const late = await set(as.arbitrator, id);
    expect(await remind(dueAt + HOUR)).toBe(0);
    expect((await one(late))?.remind_at).toBeNull();
    const resting = await set(as.arbitrator, id);
    await env.DB.prepare("UPDATE cases SET status = 'resolved', resolved_at = 1, resolved_month = '2026-01' WHERE id = ?").bind(id).run();
    expect(await one(resting)).toMatchObject({ case_resolved: 1 });
    expect(await remind(dueAt - 2 * DAY)).toBe(0);
    await env.DB.prepare("UPDATE cases SET status = 'in_progress', resolved_at = NULL, resolved_month = NULL WHERE id = ?").bind(id).run();
    expect(await remind(dueAt - 2 * DAY)).toBe(1);
  });

  test("of somebody whose account is not in use say nothing", async () => {
    const { id, as, partyA } = await caseOf();
    const deadline = await set(as.arbitrator, id, { owedBy: "side_a" });
    await env.DB.prepare('UPDATE "user" SET active = 0 WHERE id = ?').bind(partyA.id).run();
    expect(await remind(Number((await one(deadline))?.due_at) - 2 * DAY)).toBe(0);
    expect(await entries(id, "deadline_reminded")).toEqual([]);
  });
});

describe("one's own deadlines", () => {
  const mine = (client: ApiClient) => client.within(({ timetable }) => timetable.mine({ limit: 200 }));

  test("are the open ones of one's open cases, next first, with whether one owes them", async () => {
    const { id, as } = await caseOf({ title: "Mine v. Theirs" });
    const later = await set(as.arbitrator, id, { dueDate: dayIn(20), owedBy: "both" });
    const next = await set(as.arbitrator, id, { dueDate: dayIn(5), owedBy: "arbitrator" });
    const done = await set(as.arbitrator, id, { dueDate: dayIn(4) });
    await as.counselB.within(({ timetable }) => timetable.finish(id, done));
    const shown = async (client: ApiClient) => (await mine(client)).map((deadline) => [deadline.id, deadline.mine]);
    expect(await shown(as.partyA)).toEqual([
      [next, false],
      [later, true],
    ]);
    expect(await shown(as.arbitrator)).toEqual([
      [next, true],
      [later, false],
    ]);
    expect((await mine(as.partyB))[0]).toMatchObject({ case: { id, title: "Mine v. Theirs" }, overdue: false });
    expect(await mine(as.stranger)).toEqual([]);
    expect(await mine((await asRole("arbitrator")).client)).toEqual([]);
    await expect(mine(apiClient())).rejects.toMatchObject({ code: "unauthenticated" });
    expect((await mine(as.admin)).map((deadline) => deadline.id)).toEqual(expect.arrayContaining([next, later]));
    await env.DB.prepare("UPDATE case_people SET state = 'removed', removed_at = 1 WHERE case_id = ? AND user_id = ?")
      .bind(id, shared.partyA.id)
      .run();
    await env.DB.prepare("UPDATE cases SET status = 'resolved', resolved_at = 1, resolved_month = '2026-01' WHERE id = ?").bind(id).run();
    expect(await mine(as.partyA)).toEqual([]);
    expect((await mine(as.admin)).map((deadline) => deadline.id)).not.toContain(next);
  });

  test("who was removed sees none any more", async () => {
    const { id, as, partyB } = await caseOf();
    await set(as.arbitrator, id);
    expect(await mine(as.partyB)).toHaveLength(1);
    await env.DB.prepare("UPDATE case_people SET state = 'removed', removed_at = 1 WHERE case_id = ? AND user_id = ?")
      .bind(id, partyB.id)
      .run();
    expect(await mine(as.partyB)).toEqual([]);
  });

  test("stand in the calendar that a person subscribes to, and leave it with the person", async () => {
    const { id, as, partyB } = await caseOf();
    const deadline = await set(as.arbitrator, id, {
      title: "Witness list",
      dueDate: "2027-11-07",
      dueTime: "17:00",
      zone: "America/Cayman",
    });
    const calendarOf = async (client: ApiClient) => {
      const token = /feeds\/([\w-]+)\.ics/.exec(await client.within(({ feeds }) => feeds.make()))?.[1] ?? "";
      return async () => (await client.within(({ feeds }) => feeds.read(token))).text.replace(/\r\n /g, "");
    };
    const [mine, others, none] = await Promise.all([as.partyB, as.partyA, as.stranger].map(calendarOf));
    const text = (await mine?.()) ?? "";
    expect(text).toContain(`UID:deadline-${deadline}@concord`);
    expect(text).toMatch(/DTSTART;TZID=America\/Cayman:20271107T170000/);
    expect(text).toMatch(/SUMMARY:Deadline: Witness list \(CA-20\d\d-\d{6}\)/);
    expect(text).toContain("BEGIN:VTIMEZONE");
    expect(text).toContain("Due from you");
    expect(await others?.()).toContain("Not due from you");
    expect(await none?.()).not.toContain("deadline-");
    await env.DB.prepare("UPDATE case_people SET state = 'removed', removed_at = 1 WHERE case_id = ? AND user_id = ?")
      .bind(id, partyB.id)
      .run();
    expect(await mine?.()).not.toContain("deadline-");
  });

  test("are found by indexes, and reading them costs about what is shown", async () => {
    const { id, as, arbitrator } = await caseOf();
    for (let day = 1; day <= 12; day += 1) {
      const deadline = await set(as.arbitrator, id, { dueDate: dayIn(day + 1) });
      if (day > 6) await as.arbitrator.within(({ timetable }) => timetable.finish(id, deadline));
    }
    const seen = recordedDatabase(env.DB);
    const client = apiClient({ cookie: as.arbitrator.cookies(), database: seen.database });
    const shown = await client.within(({ timetable }) => timetable.mine());
    expect(shown).toHaveLength(6);
    const query = seen.statements.find(
      ({ sql, parameters }) => /from "case_scopes"/.test(sql) && parameters.includes(`r:${arbitrator.id}`),
    );
    const cost = async ({ sql, parameters }: { sql: string; parameters: unknown[] }) => {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...parameters)
        .all<{ detail: string }>();
      expect(
        results.map(({ detail }) => detail).filter((detail) => /^SCAN /.test(detail) && !/USING INDEX case_deadlines_open/.test(detail)),
      ).toEqual([]);
      return (
        await env.DB.prepare(sql)
          .bind(...parameters)
          .all()
      ).meta.rows_read;
    };
    if (!query) throw new Error("Nothing was asked of the cases.");
    // The case, its open deadlines, and for each of them its title and who the reader is.
    expect(await cost(query)).toBeLessThanOrEqual(4 * shown.length + 10);
    const all = openDeadlines(connect(env.DB), 5).toSQL();
    expect(await cost({ sql: all.sql, parameters: all.params })).toBeLessThanOrEqual(2 * 5 + 10);
  });
});
