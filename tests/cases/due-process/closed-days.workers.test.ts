/** A deadline that would end on a day on which the venue or the seat is closed is pointed out, with the next open one. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ApiClient } from "#tests/kit/api.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

// A Friday that is a holiday in Ontario; the Monday after is an ordinary day.
const GOOD_FRIDAY = "2031-04-11";
const deadline = (change: object = {}) => ({
  title: "Reply",
  owedBy: "side_b",
  dueDate: GOOD_FRIDAY,
  dueTime: "17:00",
  zone: "America/Toronto",
  ...change,
});
const set = (client: ApiClient, id: string, change: object = {}) => client.within(({ timetable }) => timetable.set(id, deadline(change)));
const dueOf = async (deadlineId: string) =>
  (await env.DB.prepare("SELECT due_date AS day FROM case_deadlines WHERE id = ?").bind(deadlineId).first<{ day: string }>())?.day;

async function closing() {
  await env.DB.prepare(
    "INSERT OR REPLACE INTO venue_closures (venue_id, date, name) VALUES ('arbitration_place_toronto', ?, 'Good Friday')",
  )
    .bind(GOOD_FRIDAY)
    .run();
  return caseOf();
}

test("the day is named with its holiday and the next open one; both remain to be chosen", async () => {
  const { id, as } = await closing();
  await expect(set(as.arbitrator, id)).rejects.toMatchObject({
    issues: [{ field: "dueDate", code: "deadline_day_closed" }],
    detail: { closed: { date: GOOD_FRIDAY, venue: "arbitration_place_toronto", name: "Good Friday", next: "2031-04-14" } },
  });
  expect(await dueOf(await set(as.arbitrator, id, { closedDay: "next" }))).toBe("2031-04-14");
  expect(await dueOf(await set(as.arbitrator, id, { closedDay: "keep", title: "Kept" }))).toBe(GOOD_FRIDAY);
  const { results } = await env.DB.prepare("SELECT body FROM case_entries WHERE case_id = ? AND type = 'deadline_set' ORDER BY seq")
    .bind(id)
    .all<{ body: string }>();
  expect(results.map(({ body }) => (JSON.parse(body) as { details: { closedDay?: string } }).details.closedDay)).toEqual([
    undefined,
    "kept",
  ]);
});

test("an open day is asked nothing about, and a clock without a venue of ours knows weekends", async () => {
  const { id, as } = await closing();
  expect(await dueOf(await set(as.arbitrator, id, { dueDate: "2031-04-15" }))).toBe("2031-04-15");
  await expect(set(as.arbitrator, id, { dueDate: "2031-04-13", zone: "America/Vancouver" })).rejects.toMatchObject({
    detail: { closed: { venue: null, name: null, next: "2031-04-14" } },
  });
});

test("more time is asked for until an open day too", async () => {
  const { id, as } = await closing();
  const deadlineId = await set(as.arbitrator, id, { dueDate: "2031-04-08" });
  const ask = (closedDay?: string) =>
    as.partyB.within(({ timetable }) =>
      timetable.askExtension(id, deadlineId, { wantedDate: GOOD_FRIDAY, wantedTime: "17:00", reason: "Illness.", closedDay }),
    );
  await expect(ask()).rejects.toMatchObject({ issues: [{ field: "wantedDate", code: "deadline_day_closed" }] });
  await ask("next");
  const found = await env.DB.prepare("SELECT wanted_date AS day FROM case_extensions WHERE deadline_id = ?").bind(deadlineId).first();
  expect(found).toEqual({ day: "2031-04-14" });
});
