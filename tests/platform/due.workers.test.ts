/** First pages by what is due: each count is that of the list that it opens. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import type { OwedList } from "#app/services/platform/dashboards/read-owed.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";
import { booking } from "#tests/kit/factories.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

describe("the office's first page", () => {
  test("counts today's hearings, what waits and who has written, as their lists do", async () => {
    const { client: admin } = await asRole("admin");
    const today = todayIn(HEAD_OFFICE.zone, new Date());
    const { due: before } = await admin.within(({ dashboards }) => dashboards.admin());
    const { id } = await booking({ status: "confirmed", bookingDate: today, startTime: "09:00" });
    const asked = await booking({ status: "pending" });
    const token = await keyOf(asked.id, "manage");
    await apiClient({ variables: { RATE_LIMITS: "off" } }).within(({ thread }) => thread.write(token, { text: "Hello", formKey: newId() }));
    const { due } = await admin.within(({ dashboards }) => dashboards.admin());
    expect(due.hearings.bookings.map((one) => one.id)).toContain(id);
    const listed = await admin.within(({ lists }) => lists.list({ status: "confirmed", from: today, to: today }));
    expect(due.hearings.total).toEqual({ value: listed.bookings.length, orMore: false });
    expect(due.pending).toBe(before.pending + 1);
    expect(due.messages).toBe(before.messages + 1);
    expect(due.messages).toBe((await admin.within(({ thread }) => thread.waiting())).length);
  });

  test("shows the first of today's hearings and says how many there are", async () => {
    const { client: admin } = await asRole("admin");
    const today = todayIn(HEAD_OFFICE.zone, new Date());
    for (let at = 0; at < 10; at += 1) await booking({ status: "confirmed", bookingDate: today, startTime: "09:00" });
    await booking({ status: "pending", bookingDate: today, startTime: "09:00" });
    const { due } = await admin.within(({ dashboards }) => dashboards.admin());
    const listed = await admin.within(({ lists }) => lists.list({ status: "confirmed", from: today, to: today }));
    expect(listed.bookings.length).toBeGreaterThanOrEqual(10);
    expect(due.hearings.bookings.map(({ id }) => id)).toEqual(listed.bookings.slice(0, 8).map(({ id }) => id));
    expect(due.hearings.total).toEqual({ value: listed.bookings.length, orMore: false });
  });

  test("names the holds that end within a day", async () => {
    const { client: admin } = await asRole("admin");
    const { id, version } = await booking({
      status: "pending",
      bookingDate: "2027-03-15",
      startTime: "09:00",
      location: "arbitration_place_cayman",
    });
    await admin.within(({ holds }) => holds.hold(id, { roomId: null, hours: 24, version }));
    const { due } = await admin.within(({ dashboards }) => dashboards.admin());
    expect(due.holds.rows.map((one) => one.id)).toContain(id);
  });
});

test("the office's first page names the calls due first, each by its task", async () => {
  const { client: admin } = await asRole("admin");
  await env.DB.prepare("UPDATE staff_tasks SET done_at = 1").run();
  const answers = ["Ada Late", "Zoe Soon"].map(async (contactName) =>
    apiClient({ variables: { RATE_LIMITS: "off" } }).post("/api/bookings/fast", fastBooking({ contactName })),
  );
  for (const made of await Promise.all(answers)) expect(made.status).toBe(201);
  await env.DB.prepare("UPDATE staff_tasks SET due_at = 1 WHERE json_extract(contact, '$.name') = 'Ada Late'").run();
  const { due } = await admin.within(({ dashboards }) => dashboards.admin());
  const { tasks } = await admin.within(({ queue }) => queue.list("open", null));
  expect(due.calls.map(({ id }) => id)).toEqual(tasks.map(({ id }) => id));
  expect(due.calls.map(({ name, overdue }) => [name, overdue])).toEqual([
    ["Ada Late", true],
    ["Zoe Soon", false],
  ]);
});

describe("an arbitrator and a party", () => {
  const DAY = 86_400_000;
  const dayIn = (days: number) => new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" }).format(Date.now() + days * DAY);
  const set = (of: CaseOf, title: string, owedBy: string, days: number) =>
    of.as.arbitrator.within(({ timetable }) =>
      timetable.set(of.id, { title, owedBy, dueDate: dayIn(days), dueTime: "17:00", zone: "America/Toronto", closedDay: "keep" }),
    );
  const listOf = (client: ApiClient, role: "arbitrator" | "party"): Promise<OwedList> =>
    client.within(({ dashboards }): Promise<OwedList> => dashboards[role]());
  const owedOf = async (client: ApiClient, role: "arbitrator" | "party") => {
    const { owed } = await listOf(client, role);
    return owed.map(({ kind, title, overdue }) => [kind, title, overdue]);
  };

  test("owe nothing at first, and neither reads the other's page or the office's", async () => {
    const arbitrator = (await asRole("arbitrator")).client;
    const party = (await asRole("party")).client;
    const none = { value: 0, orMore: false };
    const nothing = { owed: [], owedTotal: none, deadlines: { rows: [], total: none } };
    expect(await arbitrator.within(({ dashboards }) => dashboards.arbitrator())).toMatchObject(nothing);
    expect(await party.within(({ dashboards }) => dashboards.party())).toMatchObject(nothing);
    await expect(party.within(({ dashboards }) => dashboards.admin())).rejects.toMatchObject({ code: "not_found" });
    await expect(party.within(({ dashboards }) => dashboards.arbitrator())).rejects.toMatchObject({ code: "not_found" });
    await expect(arbitrator.within(({ dashboards }) => dashboards.party())).rejects.toMatchObject({ code: "not_found" });
  });

  test("read what is overdue first, then what is due, then what was asked without a day", async () => {
    const of = await caseOf();
    const answer = await set(of, "Answer", "side_b", 9);
    await set(of, "Award", "arbitrator", 20);
    const late = await set(of, "Procedural order", "arbitrator", 3);
    await env.DB.prepare("UPDATE case_deadlines SET due_at = ? WHERE id = ?")
      .bind(Date.now() - DAY, late)
      .run();
    await of.as.partyB.within(({ timetable }) =>
      timetable.askExtension(of.id, answer, {
        wantedDate: dayIn(15),
        wantedTime: "12:00",
        reason: "The expert is ill.",
        closedDay: "keep",
      }),
    );
    const elsewhere = (await asRole("party", { name: "Ines Tal", firstName: "Ines", lastName: "Tal" })).client;
    const other = await elsewhere.within(({ cases }) =>
      cases.create({ title: "Maple Foundry v. Trent Valley", description: "Ten characters." }),
    );
    await of.as.admin.within(({ assignments }) => assignments.assign(other.id, { arbitratorId: of.arbitrator.id }));
    expect(await owedOf(of.as.arbitrator, "arbitrator")).toEqual([
      ["deadline", "Procedural order", true],
      ["extension", "Answer", false],
      ["deadline", "Award", false],
      ["assignment", null, false],
    ]);
    expect(await owedOf(of.as.partyB, "party")).toEqual([["deadline", "Answer", false]]);
    expect(await owedOf(of.as.counselB, "party")).toEqual([["deadline", "Answer", false]]);
    expect(await owedOf(of.as.partyA, "party")).toEqual([]);
    // What is decided is owed no more.
    await of.as.arbitrator.within(async ({ timetable }) => {
      const waiting = await env.DB.prepare("SELECT id FROM case_extensions WHERE case_id = ?").bind(of.id).first<{ id: string }>();
      await timetable.decideExtension(of.id, waiting?.id ?? "", { decision: "granted", reason: "" });
    });
    expect((await owedOf(of.as.arbitrator, "arbitrator")).map(([kind]) => kind)).not.toContain("extension");
  });

  test("read what they owe themselves, however much others owe before that", async () => {
    const of = await caseOf();
    for (let at = 0; at < 9; at += 1) await set(of, `Exhibit ${at}`, "side_b", 2 + at);
    await set(of, "Reply", "side_a", 30);
    await set(of, "Joint list", "both", 40);
    expect((await owedOf(of.as.partyA, "party")).map(([, title]) => title)).toEqual(["Reply", "Joint list"]);
    expect(await owedOf(of.as.arbitrator, "arbitrator")).toEqual([]);
    // As the rule of the timetable has it, for everybody.
    for (const client of Object.values(of.as)) {
      const who = await client.within(({ actor }) => actor());
      if (who.kind !== "user" || who.role === "admin") continue;
      const role = who.role === "arbitrator" ? "arbitrator" : "party";
      const mine = (await client.within(({ timetable }) => timetable.mine({ limit: 200 }))).filter((one) => one.mine);
      const { owed } = await listOf(client, role);
      expect(owed.map(({ id }) => id)).toEqual(mine.map(({ id }) => id));
    }
  });

  test("read the first of what they owe and how many there are, and all of it where they ask for it", async () => {
    const of = await caseOf();
    for (let at = 0; at < 23; at += 1) await set(of, `Exhibit ${at}`, "side_a", 2 + at);
    const first = await of.as.partyA.within(({ dashboards }) => dashboards.party());
    expect([first.owed.length, first.owedTotal]).toEqual([20, { value: 23, orMore: false }]);
    expect([first.deadlines.rows.length, first.deadlines.total]).toEqual([8, { value: 23, orMore: false }]);
    const owed = await of.as.partyA.within(({ dashboards }) => dashboards.party({ whole: "owed" }));
    expect([owed.owed.length, owed.deadlines.rows.length]).toEqual([23, 8]);
    const deadlines = await of.as.partyA.within(({ dashboards }) => dashboards.party({ whole: "deadlines" }));
    expect([deadlines.owed.length, deadlines.deadlines.rows.length]).toEqual([20, 23]);
  });

  test("of an arbitrator who is a party elsewhere each figure is that of the list that it opens", async () => {
    const of = await caseOf();
    const theirs = await of.as.admin.within(({ cases }) => cases.create({ title: "Elm Works v. Oak Ltd", description: "Ten characters." }));
    await env.DB.prepare(
      "INSERT INTO case_people (id, case_id, user_id, capacity, side, state, name, created_at) SELECT ?, ?, id, 'counsel', 'a', 'active', name, 1 FROM user WHERE id = ?",
    )
      .bind(newId(), theirs.id, of.arbitrator.id)
      .run();
    const { statistics, cases } = await of.as.arbitrator.within(({ dashboards }) => dashboards.arbitrator());
    const all = await of.as.arbitrator.within(({ caseLists }) => caseLists.overview({}));
    const decided = await of.as.arbitrator.within(({ caseLists }) => caseLists.overview({ as: "arbitrator" }));
    expect(all.cases.map(({ id }) => id)).toEqual([theirs.id, of.id]);
    expect(decided.cases.map(({ id }) => id)).toEqual([of.id]);
    expect(cases).toEqual(decided.cases);
    expect(statistics).toEqual(decided.statistics);
    expect([statistics.totalCases, all.statistics.totalCases]).toEqual([1, 2]);
    // Of who decides no case the word chooses nothing.
    const asMember = await of.as.partyA.within(({ caseLists }) => caseLists.list({ as: "arbitrator" }));
    expect(asMember.cases.map(({ id }) => id)).toEqual([of.id]);
  });

  test("a side reads that it may comment on a disclosure while there is time, until it has", async () => {
    const of = await caseOf();
    await of.as.arbitrator.within(({ interests }) => interests.declare({ name: "Roche & Fils" }));
    await of.as.partyB.within(({ casePeople }) =>
      casePeople.name(of.id, { place: "counsel_b", name: "Orla Quint", firm: "Roche et Fils SENC", invite: false }),
    );
    expect(await owedOf(of.as.arbitrator, "arbitrator")).toEqual([["disclosure", null, false]]);
    const [asked] = await of.as.arbitrator.within(({ assignments }) => assignments.disclosures());
    if (!asked) throw new Error("Nothing was asked.");
    const answers = asked.hits.map(() => ({ connection: "connected", text: "My brother works there." }));
    await of.as.arbitrator.within(({ assignments }) => assignments.answer(asked.id, { answer: "disclosed", answers, disclosure: "" }));
    await of.as.admin.within(({ assignments }) => assignments.decide(of.id, asked.id, { decision: "cleared", reason: "Remote enough." }));
    expect(await owedOf(of.as.arbitrator, "arbitrator")).toEqual([]);
    for (const client of [of.as.partyA, of.as.partyB, of.as.counselB])
      expect(await owedOf(client, "party")).toEqual([["remarks", null, false]]);
    await of.as.partyB.within(({ assignments }) => assignments.remark(of.id, asked.id, { kind: "comment", remark: "No objection." }));
    expect(await owedOf(of.as.counselB, "party")).toEqual([]);
    expect(await owedOf(of.as.partyA, "party")).toEqual([["remarks", null, false]]);
    await env.DB.prepare("UPDATE case_disclosures SET remarks_until = ? WHERE id = ?")
      .bind(Date.now() - 1, asked.id)
      .run();
    expect(await owedOf(of.as.partyA, "party")).toEqual([]);
  });
});
