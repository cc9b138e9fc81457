/** Due process of a conflict: each finding answered for itself, shown to both sides, commented on and challenged, all of it in the record. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { tokenFor } from "#tests/kit/case-invitation.ts";
import { person } from "#tests/kit/factories.ts";

const DAY = 86_400_000;
const see = (client: ApiClient, id: string) => client.within(({ caseFiles }) => caseFiles.open(id));

/** A running case whose arbitrator is asked of two findings: a declared interest, and somebody of another case of theirs. */
async function asked() {
  const made = await caseOf();
  const { id, as, arbitrator } = made;
  const elsewhere = await asRole("party", { name: "Ines Tal", firstName: "Ines", lastName: "Tal" });
  const other = await elsewhere.client.within(({ cases }) =>
    cases.create({ title: "Elsewhere", description: "Ten characters.", partyB: { name: "Orla Quint", aliases: "Quint Shipping" } }),
  );
  await as.admin.within(({ assignments }) => assignments.assign(other.id, { arbitratorId: arbitrator.id }));
  await as.arbitrator.within(({ interests }) => interests.declare({ name: "Roche & Fils" }));
  await as.partyB.within(({ casePeople }) =>
    casePeople.name(id, { place: "counsel_b", name: "Orla Quint", firm: "Roche et Fils SENC", invite: false }),
  );
  const requests = await as.arbitrator.within(({ assignments }) => assignments.disclosures());
  const request = requests.find(({ answer: given }) => given === null);
  if (!request) throw new Error("nothing was asked");
  return { ...made, request, otherNumber: other.caseNumber };
}

const connected = (text: string) => ({ connection: "connected", text });
const answer = (client: ApiClient, id: string, answers: unknown[], disclosure = "") =>
  client.within(({ assignments }) => assignments.answer(id, { answer: "disclosed", answers, disclosure }));
const remark = (client: ApiClient, id: string, disclosureId: string, kind: string, text: string) =>
  client.within(({ assignments }) => assignments.remark(id, disclosureId, { kind, remark: text }));

async function shown() {
  const made = await asked();
  const { id, as, request } = made;
  await answer(
    as.arbitrator,
    request.id,
    request.hits.map(({ source }) =>
      source === "interest" ? connected("My brother works there.") : { connection: "unconnected", text: "Another of that name." },
    ),
  );
  await as.admin.within(({ assignments }) => assignments.decide(id, request.id, { decision: "cleared", reason: "Remote enough." }));
  return made;
}

describe("the arbitrator's answer", () => {
  test("is one for each finding: what is missing is named, and an answer to something else is none", async () => {
    const { as, request } = await asked();
    expect(request.hits.map(({ source }) => source).sort()).toEqual(["interest", "past_case"]);
    await expect(answer(as.arbitrator, request.id, [], "Nothing to say.")).rejects.toMatchObject({
      issues: [
        { field: "connection-0", code: "case_connection_required" },
        { field: "text-0", code: "case_disclosure_required" },
        { field: "connection-1", code: "case_connection_required" },
        { field: "text-1", code: "case_disclosure_required" },
      ],
    });
    await expect(answer(as.arbitrator, request.id, [connected("A word."), { connection: "none", text: " " }])).rejects.toMatchObject({
      issues: [
        { field: "connection-1", code: "case_connection_required" },
        { field: "text-1", code: "case_disclosure_required" },
      ],
    });
  });
});

describe("the sides", () => {
  test("see each finding as far as they may know it, its answer and the office's reason", async () => {
    const { id, as, request, otherNumber } = await shown();
    for (const side of [as.partyA, as.partyB]) {
      const file = await see(side, id);
      const disclosure = file.rows.disclosures.find((row) => row.id === request.id);
      expect(disclosure).toMatchObject({ reason: "Remote enough." });
      const found = JSON.parse(disclosure?.hits ?? "[]") as { source: string }[];
      expect(found.find(({ source }) => source === "interest")).toMatchObject({
        name: "Roche et Fils SENC",
        met: "Roche & Fils",
        connection: "connected",
        text: "My brother works there.",
      });
      expect(found.find(({ source }) => source === "past_case")).toMatchObject({
        name: "Orla Quint",
        met: null,
        text: "Another of that name.",
      });
      // Neither the other case nor anybody's name in it.
      expect(JSON.stringify(file)).not.toContain(otherNumber);
      expect(JSON.stringify(file)).not.toContain("Quint Shipping");
    }
  });

  test("comment and challenge within fifteen days, once each, and nobody else does", async () => {
    const { id, as, partyA, request } = await shown();
    await remark(as.partyA, id, request.id, "comment", "We take note.");
    await remark(as.partyA, id, request.id, "comment", "We take note.");
    await remark(as.partyB, id, request.id, "challenge", "A brother is not remote.");
    await expect(remark(as.partyB, id, request.id, "challenge", "And once more.")).rejects.toMatchObject({ code: "transition_refused" });
    await expect(remark(as.partyA, id, request.id, "comment", " ")).rejects.toMatchObject({
      issues: [{ field: "remark", code: "case_remark_required" }],
    });
    for (const client of [as.arbitrator, as.admin])
      await expect(remark(client, id, request.id, "comment", "Mine.")).rejects.toMatchObject({ code: "forbidden" });
    await expect(remark((await asRole("party")).client, id, request.id, "comment", "Mine.")).rejects.toMatchObject({ code: "not_found" });
    await expect(remark(as.partyA, id, "missing", "comment", "Mine.")).rejects.toMatchObject({ code: "not_found" });
    expect((await see(as.arbitrator, id)).rows.remarks.map(({ kind, side, remark: text }) => [kind, side, text])).toEqual([
      ["comment", "a", "We take note."],
      ["challenge", "b", "A brother is not remote."],
    ]);
    await expect(
      remark(await asUser(partyA, { clock: () => new Date(Date.now() + 16 * DAY) }), id, request.id, "comment", "Late."),
    ).rejects.toMatchObject({ code: "transition_refused" });
  });

  test("comment twenty times each: what one side has used up takes nothing from the other, and comments never take a challenge", async () => {
    const { id, as, partyA, request } = await shown();
    await env.DB.batch(
      Array.from({ length: 300 }, (_, at) =>
        env.DB.prepare(
          `INSERT INTO disclosure_remarks (id, case_id, disclosure_id, kind, side, remark, made_by, made_as, made_at)
           VALUES (?, ?, ?, 'comment', 'a', ?, ?, 'Ada', ?)`,
        ).bind(`flood-${id}-${at}`, id, request.id, `Number ${at}.`, partyA.id, at),
      ),
    );
    await expect(remark(as.partyA, id, request.id, "comment", "One more.")).rejects.toMatchObject({ code: "transition_refused" });
    await remark(as.partyB, id, request.id, "comment", "And ours.");
    await remark(as.partyB, id, request.id, "challenge", "A brother is not remote.");
    await remark(as.partyA, id, request.id, "challenge", "Nor to us.");
    const seen = (await see(as.admin, id)).rows.remarks.filter(({ remark: text }) => !text.startsWith("Number"));
    expect(seen.map(({ kind, side }) => `${side} ${kind}`)).toEqual(["b comment", "b challenge", "a challenge"]);
  });

  test("of what is not decided yet they neither know nor remark on it", async () => {
    const { id, as, request } = await asked();
    await expect(remark(as.partyA, id, request.id, "comment", "What is this?")).rejects.toMatchObject({ code: "not_found" });
    expect((await see(as.partyA, id)).rows.disclosures).toEqual([]);
  });

  test("see the disclosure of who decides their case already also where the office refuses it", async () => {
    const { id, as, request } = await asked();
    await answer(
      as.arbitrator,
      request.id,
      request.hits.map(() => connected("Close friends.")),
    );
    await as.admin.within(({ assignments }) => assignments.decide(id, request.id, { decision: "refused", reason: "Too close." }));
    expect((await see(as.partyB, id)).rows.disclosures).toMatchObject([{ decision: "refused", reason: "Too close." }]);
  });
});

describe("a challenge", () => {
  test("is dismissed with a reason, and the arbitrator stays", async () => {
    const { id, as, request } = await shown();
    await remark(as.partyB, id, request.id, "challenge", "A brother is not remote.");
    const [{ id: remarkId } = { id: "" }] = (await see(as.admin, id)).rows.remarks;
    const decide = (client: ApiClient, input: unknown) =>
      client.within(({ assignments }) => assignments.decideChallenge(id, remarkId, input));
    for (const client of [as.partyA, as.partyB, as.arbitrator])
      await expect(decide(client, { decision: "dismissed", reason: "No." })).rejects.toMatchObject({ code: "forbidden" });
    await expect(decide(as.admin, { decision: "dismissed", reason: " " })).rejects.toMatchObject({ issues: [{ field: "reason" }] });
    await decide(as.admin, { decision: "dismissed", reason: "Another branch." });
    await expect(decide(as.admin, { decision: "upheld", reason: "On second thought." })).rejects.toMatchObject({
      code: "transition_refused",
    });
    const file = await see(as.partyB, id);
    expect(file.case.status).toBe("in_progress");
    expect(file.rows.remarks).toMatchObject([{ decision: "dismissed", reason: "Another branch." }]);
  });

  test("that is upheld takes the arbitrator off the case at once", async () => {
    const { id, as, request } = await shown();
    await remark(as.partyB, id, request.id, "challenge", "A brother is not remote.");
    const [{ id: remarkId } = { id: "" }] = (await see(as.admin, id)).rows.remarks;
    await as.admin.within(({ assignments }) => assignments.decideChallenge(id, remarkId, { decision: "upheld", reason: "So it is." }));
    expect((await see(as.partyA, id)).case).toMatchObject({ status: "created", arbitrator: null });
    await expect(see(as.arbitrator, id)).rejects.toMatchObject({ code: "not_found" });
    // Nor are they assigned again: there is no new time for challenges, in which a side could say the same.
    const { who } = await as.arbitrator.within(async ({ actor }) => ({ who: await actor() }));
    const arbitratorId = who.kind === "visitor" ? "" : who.id;
    await expect(as.admin.within(({ assignments }) => assignments.assign(id, { arbitratorId }))).rejects.toMatchObject({
      issues: [{ field: "arbitratorId", code: "case_arbitrator_refused" }],
    });
  });
});

test("the record of a side holds findings, answers, remarks and decisions, and no feed any of their words", async () => {
  const { id, as, request } = await shown();
  await remark(as.partyA, id, request.id, "comment", "We take note.");
  const { rows } = await see(as.partyB, id);
  const bodies = rows.entries.map(({ body }) => JSON.parse(body) as { type: string; details: Record<string, unknown> });
  const decided = bodies.find(({ type }) => type === "disclosure_decided");
  expect(decided?.details).toMatchObject({ decision: "cleared", reason: "Remote enough." });
  expect(JSON.stringify(decided?.details.hits)).toContain("My brother works there.");
  expect(bodies.find(({ type }) => type === "disclosure_commented")?.details).toMatchObject({ side: "a", remark: "We take note." });
  const { activities } = await as.partyB.within(async ({ activities: feed }) => ({ activities: await feed.list() }));
  expect(JSON.stringify(activities)).not.toMatch(/brother|take note|Remote enough/);
});

describe("a side that comes in after the time for comments", () => {
  /** As if nobody of side B had been there yet, and the time of the disclosure had run out. */
  async function unheard() {
    const made = await shown();
    await env.DB.batch([
      env.DB.prepare("UPDATE case_people SET state = 'removed', answered_at = NULL, removed_at = 1 WHERE case_id = ? AND side = 'b'").bind(
        made.id,
      ),
      env.DB.prepare("UPDATE cases SET party_b_id = NULL WHERE id = ?").bind(made.id),
      env.DB.prepare("UPDATE case_disclosures SET remarks_until = 1 WHERE id = ?").bind(made.request.id),
    ]);
    return made;
  }
  const until = async (disclosureId: string) =>
    (await env.DB.prepare("SELECT remarks_until AS at FROM case_disclosures WHERE id = ?").bind(disclosureId).first<{ at: number }>())
      ?.at ?? 0;
  async function join(admin: ApiClient, id: string, place: string) {
    const who = await person("party", { firstName: "Late", lastName: `Comer${place}` });
    const named = await admin.within(({ casePeople }) => casePeople.name(id, { place, name: who.name, email: who.email }));
    const client = await asUser(who);
    await client.within(async ({ invitations }) => invitations.accept((await tokenFor(named.id)) ?? "", { acceptedAs: "self" }));
    return client;
  }

  test("has all of it, which its entry says, and challenges the arbitrator; who follows it moves nothing", async () => {
    const { id, as, request } = await unheard();
    const client = await join(as.admin, id, "party_b");
    const given = await until(request.id);
    expect(given).toBeGreaterThan(Date.now() + 14 * DAY);
    const [entry] = (await see(client, id)).rows.entries.filter(({ type }) => type === "person_joined");
    expect(JSON.parse(entry?.body ?? "{}").details.remarksUntil).toBe(new Date(given).toISOString());
    await env.DB.prepare("UPDATE case_disclosures SET remarks_until = ? WHERE id = ?")
      .bind(given - DAY, request.id)
      .run();
    await join(as.admin, id, "counsel_b");
    expect(await until(request.id)).toBe(given - DAY);
    await remark(client, id, request.id, "challenge", "His brother works there.");
  });

  test("without a disclosure its coming says nothing of a time", async () => {
    const { id, as } = await caseOf();
    const client = await join(as.admin, id, "counsel_b");
    const [entry] = (await see(client, id)).rows.entries.filter(({ type }) => type === "person_joined");
    expect(entry?.body).not.toContain("remarksUntil");
  });
});
