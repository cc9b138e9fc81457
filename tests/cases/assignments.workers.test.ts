/** Assigning an arbitrator: load, conflicts, disclosure, answers, and the case's way to its end. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { mailsTo } from "#tests/kit/mail/people-mail.ts";

const see = (client: ApiClient, id: string) => client.within(({ caseFiles }) => caseFiles.open(id));
const assign = (client: ApiClient, id: string, arbitratorId: string, reason?: string) =>
  client.within(({ assignments }) => assignments.assign(id, { arbitratorId, reason }));
const entries = async (id: string) =>
  (
    await env.DB.prepare("SELECT type, audience, body FROM case_entries WHERE case_id = ? ORDER BY seq")
      .bind(id)
      .all<{ type: string; audience: string; body: string }>()
  ).results;

async function waiting(change: { partyB?: Record<string, string>; title?: string } = {}) {
  const [a, admin, arbitrator] = await Promise.all([
    asRole("party", { firstName: "Ana", lastName: "Alba" }),
    asRole("admin"),
    asRole("arbitrator", { firstName: "Kofi", lastName: "Amber" }),
  ]);
  const { id } = await a.client.within(({ cases }) =>
    cases.create({
      title: change.title ?? "Alba v. Stone",
      description: "Ten characters.",
      partyB: change.partyB ?? { name: "Bruno Stone" },
    }),
  );
  return { id, a, admin, arbitrator };
}

describe("without a conflict", () => {
  test("an arbitrator is assigned, accepts, begins and resolves; each step is the next's condition", async () => {
    const { id, a, admin, arbitrator } = await waiting();
    await expect(see(arbitrator.client, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(assign(a.client, id, arbitrator.who.id)).rejects.toMatchObject({ code: "forbidden" });
    expect(await assign(admin.client, id, arbitrator.who.id)).toEqual({ outcome: "assigned" });
    expect((await see(arbitrator.client, id)).relation).toEqual({ kind: "arbitrator", accepted: false, presides: true });
    const resolve = () => arbitrator.client.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "Settled." }));
    await expect(resolve()).rejects.toMatchObject({ code: "forbidden" });
    await arbitrator.client.within(({ assignments }) => assignments.accept(id));
    await expect(resolve()).rejects.toMatchObject({ code: "transition_refused" });
    await arbitrator.client.within(({ caseMoves }) => caseMoves.start(id));
    await expect(arbitrator.client.within(({ caseMoves }) => caseMoves.resolve(id, {}))).rejects.toMatchObject({
      issues: [{ field: "outcome", code: "case_outcome_required" }],
    });
    await expect(
      arbitrator.client.within(({ caseMoves }) => caseMoves.resolve(id, { awardDocumentId: "of another case" })),
    ).rejects.toMatchObject({ issues: [{ field: "awardDocumentId", code: "case_award_unknown" }] });
    await resolve();
    expect((await see(a.client, id)).case).toMatchObject({ status: "resolved", outcome: "Settled." });
    await expect(
      a.client.within(({ caseMoves }) => caseMoves.edit(id, { title: "Later", description: "Ten characters." })),
    ).rejects.toMatchObject({ code: "transition_refused" });
    await expect(arbitrator.client.within(({ caseMoves }) => caseMoves.reopen(id, { reason: "No." }))).rejects.toMatchObject({
      code: "forbidden",
    });
    await admin.client.within(({ caseMoves }) => caseMoves.reopen(id, { reason: "A clerical error." }));
    expect((await see(a.client, id)).case).toMatchObject({ status: "in_progress", outcome: null, resolvedAt: null });
    expect((await admin.client.within(({ assignments }) => assignments.candidates())).find((one) => one.id === arbitrator.who.id)).toEqual({
      id: arbitrator.who.id,
      firstName: "Kofi",
      lastName: "Amber",
      openCases: 1,
      absences: [],
    });
  });

  test("who begins without having answered accepts by it", async () => {
    const { id, admin, arbitrator } = await waiting();
    await assign(admin.client, id, arbitrator.who.id);
    await arbitrator.client.within(({ caseMoves }) => caseMoves.start(id));
    expect((await see(arbitrator.client, id)).relation).toEqual({ kind: "arbitrator", accepted: true, presides: true });
  });

  test("who declines loses sight of the case, and why is the office's alone", async () => {
    const { id, a, admin, arbitrator } = await waiting();
    await assign(admin.client, id, arbitrator.who.id);
    await expect(arbitrator.client.within(({ assignments }) => assignments.decline(id, { reason: " " }))).rejects.toMatchObject({
      issues: [{ field: "reason", code: "case_reason_required" }],
    });
    await arbitrator.client.within(({ assignments }) => assignments.decline(id, { reason: "A family matter of mine." }));
    await expect(see(arbitrator.client, id)).rejects.toMatchObject({ code: "not_found" });
    expect((await see(a.client, id)).case).toMatchObject({ status: "created", arbitrator: null });
    expect(JSON.stringify(await see(a.client, id))).not.toContain("family matter");
    expect(JSON.stringify((await see(admin.client, id)).rows.entries)).toContain("family matter");
    expect(await assign(admin.client, id, arbitrator.who.id)).toEqual({ outcome: "assigned" });
  });

  test("party B, named with an address, is invited with the assignment", async () => {
    const { id, admin, arbitrator } = await waiting({ partyB: { name: "Bruno Stone", email: "bruno.assigned@stone.example" } });
    await assign(admin.client, id, arbitrator.who.id);
    expect((await mailsTo("bruno.assigned@stone.example")).map(({ subject }) => subject)).toHaveLength(1);
    expect((await entries(id)).map(({ type }) => type)).toContain("person_invited");
  });

  test("reassigning asks why, keeps the status, and shuts the former one out at once", async () => {
    const { id, as, arbitrator } = await caseOf();
    const { who: next, client } = await asRole("arbitrator", { firstName: "Ines", lastName: "Tal" });
    await expect(assign(as.admin, id, next.id)).rejects.toMatchObject({ issues: [{ field: "reason", code: "case_reason_required" }] });
    await expect(assign(as.admin, id, arbitrator.id, "Again")).rejects.toMatchObject({ issues: [{ code: "case_arbitrator_same" }] });
    expect(await assign(as.admin, id, next.id, "Illness")).toEqual({ outcome: "assigned" });
    await expect(see(as.arbitrator, id)).rejects.toMatchObject({ code: "not_found" });
    expect((await as.arbitrator.within(({ caseLists }) => caseLists.list())).cases).toEqual([]);
    expect((await see(client, id)).case).toMatchObject({ status: "in_progress", arbitrator: { firstName: "Ines" } });
  });

  test("nobody but an active arbitrator outside of the case's sides is assigned", async () => {
    const { id, as, partyA } = await caseOf({ status: "in_progress" });
    const gone = await asRole("arbitrator", { active: false });
    for (const wrong of [partyA.id, gone.who.id, "missing"])
      await expect(assign(as.admin, id, wrong, "Why")).rejects.toMatchObject({ issues: [{ code: "case_arbitrator_unknown" }] });
    const member = await asRole("arbitrator");
    const { id: place } = await as.partyB.within(({ casePeople }) =>
      casePeople.name(id, { place: "counsel_b", name: "Counsel who also sits", email: member.who.email }),
    );
    await env.DB.prepare("UPDATE case_people SET user_id = ?, state = 'active' WHERE id = ?").bind(member.who.id, place).run();
    await expect(assign(as.admin, id, member.who.id, "Why")).rejects.toMatchObject({ issues: [{ code: "case_arbitrator_member" }] });
  });

  test("a party that names somebody with an arbitrator’s address keeps nobody from deciding: it is asked, and cleared", async () => {
    const { id, a, admin, arbitrator } = await waiting();
    await a.client.within(({ casePeople }) =>
      casePeople.name(id, { place: "counsel_a", name: "Nora Nobody", email: arbitrator.who.email.toUpperCase(), invite: false }),
    );
    expect(await assign(admin.client, id, arbitrator.who.id)).toEqual({ outcome: "asked" });
    const [asked] = await arbitrator.client.within(({ assignments }) => assignments.disclosures());
    expect(asked?.hits).toMatchObject([{ name: "Nora Nobody", source: "address", side: "a", capacity: "counsel" }]);
    const disclosureId = asked?.id ?? "";
    await arbitrator.client.within(({ assignments }) =>
      assignments.answer(disclosureId, { answer: "disclosed", answers: [{ connection: "unconnected", text: "None of mine." }] }),
    );
    const decision = { decision: "cleared", reason: "The address was typed by the other side." };
    expect(await admin.client.within(({ assignments }) => assignments.decide(id, disclosureId, decision))).toEqual({ outcome: "assigned" });
  });
});

describe("with a conflict", () => {
  async function conflicted() {
    const made = await waiting({ partyB: { name: "Bruno Stone", firm: "Société Générale de Navigation, S.A." } });
    await made.arbitrator.client.within(({ interests }) => interests.declare({ name: "SOCIETE GENERALE DE NAVIGATION" }));
    return made;
  }

  test("a hit blocks until it is disclosed and cleared with a reason, and both sides see the disclosure", async () => {
    const { id, a, admin, arbitrator } = await conflicted();
    expect(await assign(admin.client, id, arbitrator.who.id)).toEqual({ outcome: "asked" });
    expect(await assign(admin.client, id, arbitrator.who.id)).toEqual({ outcome: "waiting" });
    expect((await see(a.client, id)).case.status).toBe("created");
    await expect(see(arbitrator.client, id)).rejects.toMatchObject({ code: "not_found" });
    const [asked] = await arbitrator.client.within(({ assignments }) => assignments.disclosures());
    expect(asked?.hits).toEqual([
      {
        name: "Société Générale de Navigation, S.A.",
        what: "firm",
        capacity: "party",
        side: "b",
        place: expect.any(String),
        source: "interest",
        met: "SOCIETE GENERALE DE NAVIGATION",
        caseNumber: null,
      },
    ]);
    const disclosureId = asked?.id ?? "";
    const [mail] = await mailsTo(arbitrator.who.email);
    expect(mail?.text).toContain(`/arbitrator/disclosures/${disclosureId}`);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Alba|Stone|Navigation/);
    const decide = (input: unknown) => admin.client.within(({ assignments }) => assignments.decide(id, disclosureId, input));
    await expect(decide({ decision: "cleared", reason: "Fine." })).rejects.toMatchObject({ code: "transition_refused" });

    const answer = (client: ApiClient, input: unknown) => client.within(({ assignments }) => assignments.answer(disclosureId, input));
    for (const client of [a.client, admin.client, (await asRole("arbitrator")).client])
      await expect(answer(client, { answer: "disclosed", disclosure: "x" })).rejects.toMatchObject({ code: "not_found" });
    await expect(answer(arbitrator.client, { answer: "disclosed", disclosure: " " })).rejects.toMatchObject({
      issues: [
        { field: "connection-0", code: "case_connection_required" },
        { field: "text-0", code: "case_disclosure_required" },
      ],
    });
    const answers = [{ connection: "connected", text: "I taught there for one term." }];
    await answer(arbitrator.client, { answer: "disclosed", answers });
    await expect(answer(arbitrator.client, { answer: "declined", disclosure: "" })).rejects.toMatchObject({ code: "transition_refused" });
    expect(JSON.stringify(await see(a.client, id))).not.toMatch(/one term|NAVIGATION/);

    await expect(decide({ decision: "cleared", reason: "" })).rejects.toMatchObject({ issues: [{ code: "case_reason_required" }] });
    expect(await decide({ decision: "cleared", reason: "Twenty years ago." })).toEqual({ outcome: "assigned" });
    const file = await see(a.client, id);
    expect(file.case).toMatchObject({ status: "assigned", arbitrator: { firstName: "Kofi" } });
    expect(file.rows.disclosures).toMatchObject([{ answers, reason: "Twenty years ago." }]);
    expect(JSON.stringify(file.rows.entries)).toContain("one term");
    // Both sides see what was found of what the arbitrator declared (`due-process/disclosures.workers.test.ts`).
    expect(JSON.stringify(file)).toContain("NAVIGATION");
    expect((await see(arbitrator.client, id)).case.title).toBe("Alba v. Stone");
  });

  test("who declines for a conflict, or is refused, is not assigned for the same again", async () => {
    for (const way of ["declined", "refused"] as const) {
      const { id, admin, arbitrator } = await conflicted();
      await assign(admin.client, id, arbitrator.who.id);
      const [asked] = await arbitrator.client.within(({ assignments }) => assignments.disclosures());
      if (way === "declined")
        await arbitrator.client.within(({ assignments }) => assignments.answer(asked?.id ?? "", { answer: way, disclosure: "" }));
      else await admin.client.within(({ assignments }) => assignments.decide(id, asked?.id ?? "", { decision: way, reason: "Too close." }));
      await expect(assign(admin.client, id, arbitrator.who.id)).rejects.toMatchObject({ issues: [{ code: "case_arbitrator_refused" }] });
    }
  });

  test("people of the arbitrator's other cases are met again, whichever name they had there", async () => {
    const first = await waiting({ partyB: { name: "Bruno Stone", aliases: "Zephyr Holdings\nZH Group" } });
    await assign(first.admin.client, first.id, first.arbitrator.who.id);
    const second = await first.a.client.within(({ cases }) =>
      cases.create({ title: "Another", description: "Ten characters.", partyB: { name: "Zephyr Holdings Inc." } }),
    );
    expect(await assign(first.admin.client, second.id, first.arbitrator.who.id)).toEqual({ outcome: "asked" });
    const [asked] = await first.arbitrator.client.within(({ assignments }) => assignments.disclosures());
    const { caseNumber } = (await see(first.admin.client, first.id)).case;
    expect(asked?.hits.map(({ name, met, caseNumber: of }) => [name, met, of]).sort()).toEqual([
      ["Ana Alba", "Ana Alba", caseNumber],
      ["Zephyr Holdings Inc.", "Zephyr Holdings", caseNumber],
    ]);
  });

  test("people of a case that its arbitrator has sat in and left for a conflict are met again; of one that was declined at once, they are not", async () => {
    for (const sat of [true, false]) {
      const first = await waiting({ partyB: { name: "Bruno Stone", aliases: "Zephyr Holdings" } });
      await assign(first.admin.client, first.id, first.arbitrator.who.id);
      if (sat) await first.arbitrator.client.within(({ assignments }) => assignments.accept(first.id));
      if (sat) {
        await first.arbitrator.client.within(({ interests }) => interests.declare({ name: "Zephyr Holdings" }));
        const [asked] = await first.arbitrator.client.within(({ assignments }) => assignments.disclosures());
        await first.arbitrator.client.within(({ assignments }) =>
          assignments.answer(asked?.id ?? "", { answer: "declined", disclosure: "I own a part of it." }),
        );
      } else await first.arbitrator.client.within(({ assignments }) => assignments.decline(first.id, { reason: "No time." }));
      const second = await first.a.client.within(({ cases }) =>
        cases.create({ title: "Another", description: "Ten characters.", partyB: { name: "Bruno Stone" } }),
      );
      expect(await assign(first.admin.client, second.id, first.arbitrator.who.id)).toEqual({ outcome: sat ? "asked" : "assigned" });
    }
  });

  test("counsel who is named later is checked too, and asked about once", async () => {
    const { id, as, arbitrator } = await caseOf();
    await as.arbitrator.within(({ interests }) => interests.declare({ name: "Roche & Fils" }));
    const counsel = () =>
      as.partyB.within(({ casePeople }) => casePeople.name(id, { place: "counsel_b", name: "Marie Dubois", firm: "Roche et Fils SENC" }));
    await counsel();
    await counsel();
    const asked = await as.arbitrator.within(({ assignments }) => assignments.disclosures());
    expect(asked).toHaveLength(1);
    expect(JSON.stringify(await see(as.partyA, id))).not.toContain("Roche & Fils");
    await as.arbitrator.within(({ assignments }) =>
      assignments.answer(asked[0]?.id ?? "", { answer: "disclosed", answers: [{ connection: "connected", text: "A cousin." }] }),
    );
    await as.admin.within(({ assignments }) => assignments.decide(id, asked[0]?.id ?? "", { decision: "cleared", reason: "Remote." }));
    expect((await see(as.partyB, id)).rows.disclosures).toMatchObject([{ answers: [{ text: "A cousin." }], arbitratorId: arbitrator.id }]);
    expect((await see(as.admin, id)).case.status).toBe("in_progress");
  });

  test("an interest that is declared while a case runs is asked about, once, and only where its name is met", async () => {
    const { id, as } = await caseOf();
    await as.arbitrator.within(({ interests }) => interests.declare({ name: "Nobody of this case" }));
    expect(await as.arbitrator.within(({ assignments }) => assignments.disclosures())).toEqual([]);
    const before = (await see(as.admin, id)).rows.entries.length;
    await as.arbitrator.within(({ interests }) => interests.declare({ name: "Bruno Stone" }));
    await as.arbitrator.within(({ interests }) => interests.declare({ name: "BRUNO STONE" }));
    expect(await as.arbitrator.within(({ assignments }) => assignments.disclosures())).toMatchObject([
      { hits: [{ name: "Bruno Stone", source: "interest" }], answer: null },
    ]);
    // Cut off between the declaration and the comparison: saying it again asks.
    await env.DB.prepare("DELETE FROM case_disclosures").run();
    await as.arbitrator.within(({ interests }) => interests.declare({ name: "Bruno Stone" }));
    expect(await as.arbitrator.within(({ assignments }) => assignments.disclosures())).toHaveLength(1);
    expect((await see(as.admin, id)).rows.entries.slice(0, -before).map(({ type }) => type)).toEqual(["conflict_found", "conflict_found"]);
    // The office's alone, until it is disclosed.
    expect(JSON.stringify(await see(as.partyA, id))).not.toContain("conflict_found");
  });

  test("another's request, a missing one and one without sign-in are refused alike", async () => {
    const { admin, arbitrator, id } = await conflicted();
    await assign(admin.client, id, arbitrator.who.id);
    const [asked] = await arbitrator.client.within(({ assignments }) => assignments.disclosures());
    const { client: other } = await asRole("arbitrator");
    for (const which of [asked?.id ?? "", "missing"])
      await expect(other.within(({ assignments }) => assignments.disclosure(which))).rejects.toMatchObject({ code: "not_found" });
    expect(await other.within(({ assignments }) => assignments.disclosures())).toEqual([]);
    await expect(apiClient().within(({ assignments }) => assignments.disclosure("x"))).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(other.within(({ assignments }) => assignments.candidates())).rejects.toMatchObject({ code: "not_found" });
  });
});

test("an arbitrator declares interests and absences, and nobody else does", async () => {
  const { client, who } = await asRole("arbitrator");
  await client.within(async ({ interests }) => {
    await interests.declare({ name: " Zephyr   Holdings ", note: "Shares" });
    await interests.declare({ name: "ZEPHYR HOLDINGS INC" });
    await interests.addAbsence({ from: "2090-07-01", to: "2090-07-14" });
    await expect(interests.addAbsence({ from: "2090-07-02", to: "2090-07-01" })).rejects.toMatchObject({
      issues: [{ field: "to", code: "case_absence_invalid" }],
    });
    await expect(interests.declare({ name: " " })).rejects.toMatchObject({ issues: [{ field: "name", code: "case_interest_required" }] });
  });
  const declared = await client.within(({ interests }) => interests.declared());
  expect(declared.interests.map(({ name, note }) => [name, note])).toEqual([["Zephyr Holdings", "Shares"]]);
  const { client: admin } = await asRole("admin");
  const found = (await admin.within(({ assignments }) => assignments.candidates())).find(({ id }) => id === who.id);
  expect(found?.absences).toEqual([{ from: "2090-07-01", to: "2090-07-14" }]);
  const { client: other } = await asRole("arbitrator");
  await other.within(({ interests }) => interests.withdraw(declared.interests[0]?.id ?? ""));
  expect((await client.within(({ interests }) => interests.declared())).interests).toHaveLength(1);
  await client.within(({ interests }) => interests.withdraw(declared.interests[0]?.id ?? ""));
  expect((await client.within(({ interests }) => interests.declared())).interests).toEqual([]);
  for (const role of ["party", "admin"] as const)
    await expect((await asRole(role)).client.within(({ interests }) => interests.declared())).rejects.toMatchObject({ code: "not_found" });
});

test("the API assigns and moves: one of the two at a time, and a conflict answers 202", async () => {
  const { id, admin, arbitrator, a } = await waiting();
  await arbitrator.client.within(({ interests }) => interests.declare({ name: "Bruno Stone" }));
  const patch = (client: ApiClient, body: unknown) => client.patch(`/api/cases/${id}`, body);
  expect((await patch(admin.client, {})).status).toBe(400);
  expect((await patch(admin.client, { status: "assigned", arbitratorId: arbitrator.who.id })).status).toBe(400);
  expect((await patch(admin.client, { status: "assigned" })).status).toBe(409);
  expect((await patch(a.client, { arbitratorId: arbitrator.who.id })).status).toBe(403);
  const asked = await patch(admin.client, { arbitratorId: arbitrator.who.id });
  expect([asked.status, ((await asked.json()) as { assignment: string }).assignment]).toEqual([202, "asked"]);
  const { who: free, client } = await asRole("arbitrator", { firstName: "Ines", lastName: "Tal" });
  expect((await patch(admin.client, { arbitratorId: free.id, version: 0 })).status).toBe(409);
  const assigned = await patch(admin.client, { arbitratorId: free.id });
  expect(await assigned.json()).toMatchObject({ status: "assigned", arbitratorId: free.id, assignment: "assigned" });
  expect(await (await patch(client, { status: "in_progress" })).json()).toMatchObject({ status: "in_progress" });
  expect((await patch(client, { status: "resolved" })).status).toBe(400);
  expect(await (await patch(client, { status: "resolved", outcome: "Settled." })).json()).toMatchObject({ status: "resolved" });
  expect((await patch(admin.client, { status: "in_progress" })).status).toBe(400);
  expect(await (await patch(admin.client, { status: "in_progress", reason: "An error." })).json()).toMatchObject({ status: "in_progress" });
});
