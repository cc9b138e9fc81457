/** A deadline that both sides owe: one of them asks for more time, the record says for whom it moves, and the other is notified. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ApiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { tokenFor } from "#tests/kit/case-invitation.ts";
import { person } from "#tests/kit/factories.ts";

const dayIn = (days: number) => new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" }).format(Date.now() + days * 86_400_000);

test("moves for both, and the entries name who asked and for whom it was granted", async () => {
  const { id, as, partyA } = await caseOf();
  const due = {
    title: "Joint list of issues",
    owedBy: "both",
    dueDate: dayIn(10),
    dueTime: "17:00",
    zone: "America/Toronto",
    closedDay: "keep",
  };
  const deadline = await as.arbitrator.within(({ timetable }) => timetable.set(id, due));
  const wanted = { wantedDate: dayIn(20), wantedTime: "12:00", reason: "The expert is ill.", closedDay: "keep" };
  await as.partyB.within(({ timetable }) => timetable.askExtension(id, deadline, wanted));
  const asked = await env.DB.prepare("SELECT id FROM case_extensions WHERE deadline_id = ?").bind(deadline).first<{ id: string }>();
  await as.arbitrator.within(({ timetable }) => timetable.decideExtension(id, asked?.id ?? "", { decision: "granted", reason: "" }));

  const { results } = await env.DB.prepare(
    "SELECT seq, type, body FROM case_entries WHERE case_id = ? AND type LIKE 'extension%' ORDER BY seq",
  )
    .bind(id)
    .all<{ seq: number; type: string; body: string }>();
  const details = results.map(({ body }) => (JSON.parse(body) as { details: Record<string, unknown> }).details);
  expect(details).toMatchObject([
    { owedBy: "both", askedBy: "side_b" },
    { owedBy: "both", askedBy: "side_b", movesFor: "both" },
  ]);
  const noticed = await env.DB.prepare("SELECT count(*) AS n FROM case_notices WHERE case_id = ? AND user_id = ? AND seq IN (?, ?)")
    .bind(id, partyA.id, results[0]?.seq ?? 0, results[1]?.seq ?? 0)
    .first<{ n: number }>();
  expect(noticed?.n).toBe(2);
  const file = await as.partyA.within(({ caseFiles }) => caseFiles.open(id));
  expect(file.rows.deadlines).toMatchObject([{ owedBy: "both", dueDate: wanted.wantedDate, moved: 1 }]);
});

test("does not move when the request is refused, and the entry says that it moves for nobody", async () => {
  const { id, as } = await caseOf();
  const due = {
    title: "Joint list of issues",
    owedBy: "both",
    dueDate: dayIn(10),
    dueTime: "17:00",
    zone: "America/Toronto",
    closedDay: "keep",
  };
  const deadline = await as.arbitrator.within(({ timetable }) => timetable.set(id, due));
  await as.partyA.within(({ timetable }) =>
    timetable.askExtension(id, deadline, { wantedDate: dayIn(20), wantedTime: "12:00", reason: "Illness.", closedDay: "keep" }),
  );
  const asked = await env.DB.prepare("SELECT id FROM case_extensions WHERE deadline_id = ?").bind(deadline).first<{ id: string }>();
  await as.arbitrator.within(({ timetable }) => timetable.decideExtension(id, asked?.id ?? "", { decision: "refused", reason: "No." }));
  const decided = await env.DB.prepare("SELECT body FROM case_entries WHERE case_id = ? AND type = 'extension_decided'")
    .bind(id)
    .first<{ body: string }>();
  expect(JSON.parse(decided?.body ?? "{}").details).toMatchObject({ askedBy: "side_a", movesFor: null });
});

test("one side's request keeps the other from none; what is granted later never brings the deadline forward", async () => {
  const { id, as } = await caseOf();
  const due = { title: "Joint list", owedBy: "both", dueDate: dayIn(10), dueTime: "17:00", zone: "America/Toronto", closedDay: "keep" };
  const deadline = await as.arbitrator.within(({ timetable }) => timetable.set(id, due));
  const ask = (client: ApiClient, days: number) =>
    client.within(({ timetable }) =>
      timetable.askExtension(id, deadline, { wantedDate: dayIn(days), wantedTime: "12:00", reason: `In ${days} days.`, closedDay: "keep" }),
    );
  await ask(as.partyA, 30);
  await ask(as.partyB, 20);
  for (const side of [as.partyA, as.partyB]) await expect(ask(side, 25)).rejects.toMatchObject({ code: "transition_refused" });
  const { results } = await env.DB.prepare("SELECT id FROM case_extensions WHERE deadline_id = ? ORDER BY wanted_date DESC")
    .bind(deadline)
    .all<{ id: string }>();
  const [long = "", short = ""] = results.map((row) => row.id);
  const decide = (request: string, decision: string) =>
    as.arbitrator.within(({ timetable }) => timetable.decideExtension(id, request, { decision, reason: "Heard." }));
  await decide(long, "granted");
  await expect(decide(short, "granted")).rejects.toMatchObject({ issues: [{ field: "reason", code: "extension_not_later" }] });
  await decide(short, "refused");
  const file = await as.partyB.within(({ caseFiles }) => caseFiles.open(id));
  expect(file.rows.deadlines).toMatchObject([{ dueDate: dayIn(30), moved: 1 }]);
  expect(file.rows.extensions.map(({ side, decision }) => [side, decision])).toEqual([
    ["a", "granted"],
    ["b", "refused"],
  ]);
});

test("the decision names the side that asked, also where its counsel has changed sides since", async () => {
  const { id, as } = await caseOf();
  const who = await person("party");
  const counsel = await asUser(who);
  const join = async (by: ApiClient, place: string) => {
    const named = await by.within(({ casePeople }) => casePeople.name(id, { place, name: who.name, email: who.email }));
    await counsel.within(async ({ invitations }) => invitations.accept((await tokenFor(named.id)) ?? "", { acceptedAs: "self" }));
    return named.id;
  };
  const seat = await join(as.partyB, "counsel_b");
  const due = { title: "Joint list", owedBy: "both", dueDate: dayIn(10), dueTime: "17:00", zone: "America/Toronto", closedDay: "keep" };
  const deadline = await as.arbitrator.within(({ timetable }) => timetable.set(id, due));
  await counsel.within(({ timetable }) =>
    timetable.askExtension(id, deadline, { wantedDate: dayIn(20), wantedTime: "12:00", reason: "Illness.", closedDay: "keep" }),
  );
  await as.partyB.within(({ casePeople }) => casePeople.remove(id, seat));
  await join(as.partyA, "counsel_a");
  const asked = await env.DB.prepare("SELECT id FROM case_extensions WHERE deadline_id = ?").bind(deadline).first<{ id: string }>();
  await as.arbitrator.within(({ timetable }) => timetable.decideExtension(id, asked?.id ?? "", { decision: "granted", reason: "" }));
  const { results } = await env.DB.prepare("SELECT body FROM case_entries WHERE case_id = ? AND type LIKE 'extension%' ORDER BY seq")
    .bind(id)
    .all<{ body: string }>();
  expect(results.map(({ body }) => JSON.parse(body).details.askedBy)).toEqual(["side_b", "side_b"]);
});
