/** Panels of three: each seat has its own check, question, answer and replacement, and one who presides leads the procedure. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { CaseAction } from "#app/domain/case/permissions.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { accept, assign, dayIn, entries, latest, panelCase, seats, see, setSize, sittingPanel } from "./panel.ts";

describe("a panel", () => {
  test("awaits its tribunal until three seats are held, and its review until each has accepted", async () => {
    const { id, a, admin, chair, first, second } = await panelCase();
    expect(await seats(admin.client, id)).toEqual([
      ["presiding", null],
      ["co", null],
      ["co", null],
    ]);
    await assign(admin.client, id, chair.who.id, "presiding");
    await assign(admin.client, id, first.who.id, "co_1");
    expect((await see(a.client, id)).case).toMatchObject({
      status: "created",
      arbitrator: { lastName: "Chair" },
      arbitratorId: null,
      tribunalSize: 3,
    });
    await assign(admin.client, id, second.who.id, "co_2");
    expect((await see(a.client, id)).case).toMatchObject({ status: "assigned", arbitratorId: chair.who.id });
    expect((await latest(id, "arbitrator_assigned"))?.details).toMatchObject({
      arbitrator: "Cyril Second",
      seat: "co",
      status: ["created", "assigned"],
    });
    await accept(first.client, id);
    const start = () => chair.client.within(({ caseMoves }) => caseMoves.start(id));
    await expect(start()).rejects.toMatchObject({ issues: [{ field: "form", code: "case_tribunal_unanswered" }] });
    // Who was refused has accepted nothing by it.
    expect((await see(chair.client, id)).relation).toEqual({ kind: "arbitrator", accepted: false, presides: true });
    await accept(second.client, id);
    await start();
    expect((await see(a.client, id)).case.status).toBe("in_progress");
    const shown = (await see(a.client, id)).people.filter(({ capacity }) => capacity === "arbitrator");
    expect(shown.map(({ name, seat, state }) => [name, seat, state])).toEqual([
      ["Petra Chair", "presiding", "active"],
      ["Cora First", "co_1", "active"],
      ["Cyril Second", "co_2", "active"],
    ]);
  });

  test("each holds one seat, and nobody one that the tribunal has not", async () => {
    const { id, a, admin, chair, first, second } = await panelCase();
    await assign(admin.client, id, chair.who.id, "presiding");
    await expect(assign(admin.client, id, chair.who.id, "co_1")).rejects.toMatchObject({
      issues: [{ field: "arbitratorId", code: "case_arbitrator_seated" }],
    });
    await assign(admin.client, id, first.who.id, "co_1");
    await expect(assign(admin.client, id, second.who.id, "co_1")).rejects.toMatchObject({
      issues: [{ field: "reason", code: "case_reason_required" }],
    });
    await expect(assign(a.client, id, second.who.id, "co_2")).rejects.toMatchObject({ code: "forbidden" });
    await setSize(admin.client, id, 1, "The parties have agreed.");
    await expect(assign(admin.client, id, second.who.id, "co_1")).rejects.toMatchObject({
      issues: [{ field: "seat", code: "case_seat_unknown" }],
    });
    await expect(
      env.DB.prepare(
        "INSERT INTO case_people (id, case_id, capacity, seat, user_id, name, state, created_at) VALUES ('x', ?, 'arbitrator', 'co_1', ?, 'X', 'invited', 1)",
      )
        .bind(id, second.who.id)
        .run(),
    ).rejects.toThrow(/no such seat/);
  });

  test("of two appointed to one seat at the same moment one holds it", async () => {
    const { id, admin, first, second } = await panelCase();
    const other = await asRole("admin");
    const outcomes = await Promise.allSettled([
      assign(admin.client, id, first.who.id, "co_1"),
      assign(other.client, id, second.who.id, "co_1"),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const held = await env.DB.prepare("SELECT count(*) AS n FROM case_people WHERE case_id = ? AND seat = 'co_1' AND state = 'invited'")
      .bind(id)
      .first<{ n: number }>();
    expect(held?.n).toBe(1);
  });
});

describe("a co-arbitrator", () => {
  test("who declines after reading is named, sees nothing more, and leaves the seat and the case as they were", async () => {
    const { id, a, admin, chair, first, second } = await panelCase();
    await assign(admin.client, id, chair.who.id, "presiding");
    await assign(admin.client, id, first.who.id, "co_1");
    await assign(admin.client, id, second.who.id, "co_2");
    await accept(chair.client, id);
    expect((await see(second.client, id)).relation).toEqual({ kind: "arbitrator", accepted: false, presides: false });
    await second.client.within(({ assignments }) => assignments.decline(id, { reason: "My calendar is full." }));
    await expect(see(second.client, id)).rejects.toMatchObject({ code: "not_found" });
    expect(await (await second.client.get("/api/cases")).json()).toEqual([]);
    expect(await second.client.within(async ({ notices }) => (await notices.list()).notices)).toEqual([]);
    expect(await second.client.within(({ activities }) => activities.list())).toMatchObject({ activities: [] });
    expect((await see(a.client, id)).case).toMatchObject({ status: "created", arbitratorId: null, arbitrator: { lastName: "Chair" } });
    expect(await seats(admin.client, id)).toEqual([
      ["presiding", "Chair"],
      ["co", "First"],
      ["co", null],
    ]);
    const declined = (await entries(id)).filter(({ type }) => type === "arbitrator_declined");
    expect(declined).toEqual([
      {
        type: "arbitrator_declined",
        audience: "everyone",
        details: { arbitrator: "Cyril Second", seat: "co", status: ["assigned", "created"] },
      },
      {
        type: "arbitrator_declined",
        audience: "office",
        details: { arbitrator: "Cyril Second", seat: "co", reason: "My calendar is full." },
      },
    ]);
    const again = await asRole("arbitrator", { firstName: "Tess", lastName: "Third" });
    await assign(admin.client, id, again.who.id, "co_2");
    expect((await see(a.client, id)).case).toMatchObject({ status: "assigned", arbitratorId: chair.who.id });
  });

  test("is replaced with a reason under review, and the case is not resolved before the new one has accepted", async () => {
    const { id, admin, chair, first, second } = await sittingPanel();
    const next = await asRole("arbitrator", { firstName: "Nina", lastName: "Next" });
    await assign(admin.client, id, next.who.id, "co_1", "Ill for months.");
    await expect(see(first.client, id)).rejects.toMatchObject({ code: "not_found" });
    expect((await latest(id, "arbitrator_replaced"))?.details).toEqual({
      before: "Cora First",
      arbitrator: "Nina Next",
      seat: "co",
      reason: "Ill for months.",
    });
    const resolve = () => chair.client.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "Granted." }));
    await expect(resolve()).rejects.toMatchObject({ issues: [{ field: "form", code: "case_tribunal_unanswered" }] });
    await accept(next.client, id);
    await resolve();
    expect((await see(second.client, id)).case).toMatchObject({ status: "resolved", outcome: "Granted." });
    const record = await second.client.within(({ caseRecord }) => caseRecord.verify(id));
    expect(record).toMatchObject({ fault: null, differing: [] });
  });

  test("keeps to themselves what is theirs: neither the presiding arbitrator nor the other reads it", async () => {
    const { id, chair, first, second, admin } = await sittingPanel();
    const post = (client: ApiClient, content: string) => client.post(`/api/cases/${id}/messages`, { content, isPrivate: true });
    expect((await post(first.client, "I doubt the expert.")).status).toBe(201);
    expect((await post(chair.client, "Ask for the ledger.")).status).toBe(201);
    const heard = async (client: ApiClient) =>
      (await (await client.get(`/api/cases/${id}/messages`)).json<{ content: string }[]>()).map(({ content }) => content);
    expect(await heard(first.client)).toEqual(["I doubt the expert."]);
    expect(await heard(chair.client)).toEqual(["Ask for the ledger."]);
    expect(await heard(second.client)).toEqual([]);
    expect(await heard(admin.client)).toEqual([]);
  });
});

describe("each seat is checked for itself", () => {
  test("a co-arbitrator with a declared interest is asked, and seated once it is cleared", async () => {
    const { id, admin, chair, first } = await panelCase();
    await assign(admin.client, id, chair.who.id, "presiding");
    await first.client.within(({ interests }) => interests.declare({ name: "Bruno Stone" }));
    expect(await assign(admin.client, id, first.who.id, "co_2")).toEqual({ outcome: "asked" });
    await expect(see(first.client, id)).rejects.toMatchObject({ code: "not_found" });
    const [asked] = await first.client.within(({ assignments }) => assignments.disclosures());
    const answers = (asked?.hits ?? []).map(() => ({ connection: "unconnected", text: "We met once." }));
    const answer = { answer: "disclosed", answers, disclosure: "" };
    await first.client.within(({ assignments }) => assignments.answer(asked?.id ?? "", answer));
    const decide = () =>
      admin.client.within(({ assignments }) => assignments.decide(id, asked?.id ?? "", { decision: "cleared", reason: "Long ago." }));
    await setSize(admin.client, id, 1, "A sole arbitrator after all.");
    // The only seat that is left is not vacant.
    await expect(decide()).rejects.toMatchObject({ issues: [{ field: "form", code: "case_seat_held", name: "Petra Chair" }] });
    await setSize(admin.client, id, 3, "Three, as agreed.");
    const decided = await decide();
    expect(decided).toEqual({ outcome: "assigned" });
    expect(await seats(admin.client, id)).toEqual([
      ["presiding", "Chair"],
      ["co", null],
      ["co", "First"],
    ]);
  });

  test("a name that comes in later is compared with each, and each leaves one entry of the office's", async () => {
    const { id, a, second } = await sittingPanel();
    await second.client.within(({ interests }) => interests.declare({ name: "Roche Law" }));
    const before = (await entries(id)).length;
    await a.client.within(({ casePeople }) =>
      casePeople.name(id, { place: "counsel_a", name: "Clara Hill", firm: "Roche Law", invite: false }),
    );
    const since = (await entries(id)).slice(before);
    expect(since.map(({ type, audience }) => [type, audience])).toEqual([
      ["person_named", "everyone"],
      ["conflict_checked", "office"],
      ["conflict_checked", "office"],
      ["conflict_found", "office"],
    ]);
    expect(since.at(-1)?.details).toMatchObject({ arbitrator: "Cyril Second" });
  });

  test("a conflict of a co-arbitrator that is not settled keeps the case from being resolved", async () => {
    const { id, a, chair, second } = await sittingPanel();
    await second.client.within(({ interests }) => interests.declare({ name: "Roche Law" }));
    await a.client.within(({ casePeople }) =>
      casePeople.name(id, { place: "counsel_a", name: "Clara Hill", firm: "Roche Law", invite: false }),
    );
    const resolve = chair.client.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "Granted." }));
    await expect(resolve).rejects.toMatchObject({ code: "conflict_open", issues: [{ code: "case_conflict_unanswered" }] });
    // They leave by their answer; the others stay.
    const [asked] = await second.client.within(({ assignments }) => assignments.disclosures());
    await second.client.within(({ assignments }) =>
      assignments.answer(asked?.id ?? "", { answer: "declined", disclosure: "I am of that firm." }),
    );
    await expect(see(second.client, id)).rejects.toMatchObject({ code: "not_found" });
    expect((await see(chair.client, id)).case).toMatchObject({ status: "created", arbitratorId: null });
  });
});

describe("the number of arbitrators", () => {
  test("changes with a reason: who sat alone presides, and the case awaits the two others", async () => {
    const { id, as, arbitrator } = await caseOf();
    await expect(setSize(as.admin, id, 3)).rejects.toMatchObject({ issues: [{ field: "reason", code: "case_reason_required" }] });
    await expect(setSize(as.admin, id, 1, "No change.")).rejects.toMatchObject({ issues: [{ field: "form", code: "case_tribunal_same" }] });
    await expect(setSize(as.admin, id, 2, "Two of them.")).rejects.toMatchObject({ code: "invalid_input" });
    await setSize(as.admin, id, 3, "The contract asks for a panel.");
    expect((await see(as.arbitrator, id)).relation).toEqual({ kind: "arbitrator", accepted: true, presides: true });
    expect((await see(as.partyA, id)).case).toMatchObject({ status: "created", arbitratorId: null, arbitrator: { lastName: "Amber" } });
    expect((await latest(id, "tribunal_changed"))?.details).toEqual({
      arbitrators: [1, 3],
      arbitrator: "Kofi Amber",
      seat: "presiding",
      reason: "The contract asks for a panel.",
      status: ["in_progress", "created"],
    });
    await setSize(as.admin, id, 1, "The parties have agreed.");
    expect((await see(as.partyA, id)).case).toMatchObject({ status: "assigned", arbitratorId: arbitrator.id });
  });

  test("goes back to one: the co-arbitrators are named and see nothing more", async () => {
    const { id, admin, chair, first, second } = await sittingPanel();
    await setSize(admin.client, id, 1, "The amount is small.");
    expect((await latest(id, "tribunal_changed"))?.details).toEqual({
      arbitrators: [3, 1],
      arbitrator: "Petra Chair",
      seat: "sole",
      left: ["Cora First", "Cyril Second"],
      reason: "The amount is small.",
    });
    for (const one of [first, second]) await expect(see(one.client, id)).rejects.toMatchObject({ code: "not_found" });
    expect((await see(chair.client, id)).case).toMatchObject({ status: "in_progress", tribunalSize: 1 });
  });
});

describe("who may do what", () => {
  /** What the table gives each, under review. */
  const MAY: Readonly<Partial<Record<CaseAction, readonly string[]>>> = {
    assign: ["admin"],
    start_review: ["chair"],
    resolve: ["chair"],
    set_deadline: ["chair", "admin"],
    decide_extension: ["chair"],
    finish_deadline: ["chair", "admin", "a"],
    file: ["chair", "first", "admin", "a"],
    post: ["chair", "first", "admin", "a"],
    download: ["chair", "first", "proposed", "admin", "a"],
    answer_assignment: ["proposed"],
    see_notices: ["chair", "first", "admin"],
    export_record: ["chair", "first", "proposed", "admin", "a"],
  };

  test("the presiding arbitrator alone leads and closes; who has not accepted reads", async () => {
    const made = await sittingPanel();
    const { id, admin } = made;
    const proposed = await asRole("arbitrator");
    await assign(admin.client, id, proposed.who.id, "co_2", "Ill.");
    const clients = {
      chair: made.chair.client,
      first: made.first.client,
      proposed: proposed.client,
      admin: admin.client,
      a: made.a.client,
    };
    const may = await Promise.all(Object.entries(clients).map(async ([who, client]) => [who, (await see(client, id)).may] as const));
    for (const [action, expected] of Object.entries(MAY))
      expect([action, may.filter(([, one]) => one[action as CaseAction]).map(([who]) => who)]).toEqual([action, expected]);
    // And the use cases ask the same table.
    const first = made.first.client;
    await expect(first.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "Granted." }))).rejects.toMatchObject({
      code: "forbidden",
    });
    const deadline = { title: "Reply", owedBy: "side_a", dueDate: dayIn(60), closedDay: "keep", dueTime: "17:00", zone: "America/Toronto" };
    await expect(first.within(({ timetable }) => timetable.set(id, deadline))).rejects.toMatchObject({ code: "forbidden" });
    await expect(first.within(({ assignments }) => assignments.setTribunal(id, { size: 1, reason: "No." }))).rejects.toMatchObject({
      code: "forbidden",
    });
    const order = new FormData();
    order.set("file", new File(["%PDF-1.7\n"], "order.pdf"));
    order.set("folder", "procedural_orders");
    order.set("exhibit", "true");
    const filed = await first.send(`/api/cases/${id}/documents`, { method: "POST", body: order });
    expect([filed.status, (await filed.json<{ issues: unknown[] }>()).issues]).toMatchObject([
      400,
      [{ field: "exhibit", code: "case_exhibit_presiding" }],
    ]);
    for (const client of [apiClient(), (await asRole("arbitrator")).client])
      await expect(client.within(({ assignments }) => assignments.seats(id))).rejects.toMatchObject({
        code: expect.stringMatching(/unauthenticated|not_found/),
      });
  });

  test("requests for more time wait for the presiding arbitrator alone", async () => {
    const { id, a, chair, first } = await sittingPanel();
    const deadline = { title: "Reply", owedBy: "side_a", dueDate: dayIn(60), closedDay: "keep", dueTime: "17:00", zone: "America/Toronto" };
    await chair.client.within(({ timetable }) => timetable.set(id, deadline));
    const wanted = dayIn(75);
    const [open] = await a.client.within(({ timetable }) => timetable.mine());
    await a.client.within(({ timetable }) =>
      timetable.askExtension(id, open?.id ?? "", {
        wantedDate: wanted,
        closedDay: "keep",
        wantedTime: "17:00",
        reason: "A witness is away.",
      }),
    );
    const row = await env.DB.prepare("SELECT id FROM case_extensions WHERE case_id = ?").bind(id).first<{ id: string }>();
    const decide = (client: ApiClient) =>
      client.within(({ timetable }) => timetable.decideExtension(id, row?.id ?? "", { decision: "granted", reason: "" }));
    await expect(decide(first.client)).rejects.toMatchObject({ code: "forbidden" });
    await decide(chair.client);
    expect((await a.client.within(({ timetable }) => timetable.mine()))[0]?.dueAt.slice(0, 10)).toBe(wanted);
  });
});
