/** A day that closes after a deadline was set on it: who owes it is notified, with the next open day; who may set it moves it or keeps the day. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { pointOutClosedDays } from "#app/services/cases/deadlines/point-out-closed-days.server.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";
import { mailsTo } from "#tests/kit/mail/people-mail.ts";

const TORONTO = "arbitration_place_toronto";
// A Wednesday, and the day after it.
const DAY = "2031-05-14";
const NEXT = "2031-05-15";

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM venue_closures WHERE date BETWEEN '2031-05-01' AND '2031-05-31'"),
    env.DB.prepare("UPDATE case_deadlines SET day_check = 0"),
  ]);
});

const versionOf = async () =>
  (await env.DB.prepare("SELECT version FROM venue_settings WHERE venue_id = ?").bind(TORONTO).first<{ version: number }>())?.version ?? 0;
const close = async (office: ApiClient, date = DAY) => {
  const version = await versionOf();
  await office.within(({ venues }) => venues.close("toronto", version, { date, name: "Day of mourning" }));
};
const look = () => pointOutClosedDays(connect(env.DB), new Date());
const set = (client: ApiClient, id: string, change: object = {}) =>
  client.within(({ timetable }) =>
    timetable.set(id, { title: "Reply", owedBy: "side_b", dueDate: DAY, dueTime: "17:00", zone: "America/Toronto", ...change }),
  );
const decide = (client: ApiClient, id: string, deadline: string, closedDay: string) =>
  client.within(({ timetable }) => timetable.decideClosedDay(id, deadline, { closedDay }));
const deadlineIn = async (client: ApiClient, id: string) =>
  (await client.within(({ caseFiles }) => caseFiles.open(id))).rows.deadlines.map(({ dueDate, closedDay }) => ({ dueDate, closedDay }));
const entriesOf = async (id: string, type: string) =>
  (
    await env.DB.prepare("SELECT seq, body FROM case_entries WHERE case_id = ? AND type = ? ORDER BY seq")
      .bind(id, type)
      .all<{ seq: number; body: string }>()
  ).results.map(({ seq, body }) => ({ seq, ...(JSON.parse(body) as { actorKind: string; details: Record<string, unknown> }) }));
const notifiedOf = async (id: string, seq = 0) =>
  (await env.DB.prepare("SELECT user_id AS id FROM case_notices WHERE case_id = ? AND seq = ?").bind(id, seq).all<{ id: string }>()).results
    .map((row) => row.id)
    .sort();

const pointed = { date: DAY, venue: TORONTO, name: "Day of mourning", next: NEXT };

async function closedLater(): Promise<CaseOf & { deadline: string }> {
  const made = await caseOf();
  const deadline = await set(made.as.arbitrator, made.id);
  await close(made.as.admin);
  return { ...made, deadline };
}

test("who owes it and the arbitrator are notified once, and the page offers the next open day", async () => {
  const { id, as, partyB, counselB, arbitrator } = await closedLater();
  await look();
  await look();
  const [entry, ...more] = await entriesOf(id, "deadline_day_closed");
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    actorKind: "system",
    details: { title: "Reply", dueDate: DAY, closed: { city: "Toronto", name: "Day of mourning", next: NEXT } },
  });
  expect(await notifiedOf(id, entry?.seq)).toEqual([partyB.id, counselB.id, arbitrator.id].sort());
  expect(await deadlineIn(as.partyB, id)).toEqual([{ dueDate: DAY, closedDay: pointed }]);
  const [mail] = await mailsTo(partyB.email);
  expect(mail?.text).toContain("The day of a deadline is closed");
});

test("is moved to the next open day by who may set it, once, and nobody else", async () => {
  const { id, as, deadline } = await closedLater();
  await look();
  for (const client of [as.partyA, as.partyB, as.counselB])
    await expect(decide(client, id, deadline, "next")).rejects.toMatchObject({ code: "forbidden" });
  await expect(decide(as.stranger, id, deadline, "next")).rejects.toMatchObject({ code: "not_found" });
  await expect(decide(as.arbitrator, id, deadline, "tomorrow")).rejects.toMatchObject({ code: "invalid_input" });
  await Promise.all([decide(as.arbitrator, id, deadline, "next"), decide(as.admin, id, deadline, "next")]);
  expect(await deadlineIn(as.partyB, id)).toEqual([{ dueDate: NEXT, closedDay: null }]);
  const [entry, ...more] = await entriesOf(id, "deadline_day_decided");
  expect(more).toEqual([]);
  expect(entry?.details).toMatchObject({ dueDate: DAY, decision: "moved", movedTo: NEXT });
  await look();
  expect(await entriesOf(id, "deadline_day_closed")).toHaveLength(1);
});

test("or kept, which is asked once and stays said", async () => {
  const { id, as, deadline } = await closedLater();
  await look();
  await decide(as.arbitrator, id, deadline, "keep");
  await env.DB.prepare("UPDATE case_deadlines SET day_check = 1 WHERE id = ?").bind(deadline).run();
  await look();
  expect(await deadlineIn(as.partyB, id)).toEqual([{ dueDate: DAY, closedDay: null }]);
  expect((await entriesOf(id, "deadline_day_decided")).map(({ details }) => details.decision)).toEqual(["kept"]);
  expect(await entriesOf(id, "deadline_day_closed")).toHaveLength(1);
});

test("nothing is said of a day that was kept when it was set, is closed for another city, or of what is done", async () => {
  const { id, as } = await caseOf();
  await close(as.admin);
  await set(as.arbitrator, id, { closedDay: "keep" });
  const elsewhere = await set(as.arbitrator, id, { zone: "America/Vancouver", title: "Elsewhere" });
  const done = await set(as.arbitrator, id, { dueDate: NEXT, title: "Done" });
  await as.partyB.within(({ timetable }) => timetable.finish(id, done));
  await close(as.admin, NEXT);
  await env.DB.prepare("UPDATE case_deadlines SET day_check = 1 WHERE id = ?").bind(elsewhere).run();
  await look();
  expect(await entriesOf(id, "deadline_day_closed")).toEqual([]);
});

test("a day that opens again is pointed out no more", async () => {
  const { id, as } = await closedLater();
  await look();
  const version = await versionOf();
  await as.admin.within(({ venues }) => venues.reopen("toronto", version, DAY));
  await look();
  expect(await deadlineIn(as.partyB, id)).toEqual([{ dueDate: DAY, closedDay: null }]);
});

test("a weekday on which the venue opens no more counts as closed", async () => {
  const { id, as } = await caseOf();
  await set(as.arbitrator, id);
  const { hours, bufferMinutes, changeCutoffHours, version } = await as.admin.within(({ venues }) => venues.get("toronto"));
  const { 3: wednesday, ...others } = hours as Record<number, { opens: string; closes: string }>;
  const settings = { bufferMinutes, changeCutoffHours };
  await as.admin.within(({ venues }) => venues.saveSettings("toronto", version, { ...settings, hours: others }));
  try {
    await look();
    expect(await deadlineIn(as.partyB, id)).toEqual([{ dueDate: DAY, closedDay: { ...pointed, name: null } }]);
  } finally {
    const now = await versionOf();
    await as.admin.within(({ venues }) => venues.saveSettings("toronto", now, { ...settings, hours: { ...others, 3: wednesday } }));
  }
});
