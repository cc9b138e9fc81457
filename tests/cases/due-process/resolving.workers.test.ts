/** No case is decided while something is open about its arbitrator: who settles it, in which order, and that every door says what waits. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

const DAY = 86_400_000;
const OUTCOME = { outcome: "Award in favour of the claimant." };
const resolve = (client: ApiClient, id: string) => client.within(({ caseMoves }) => caseMoves.resolve(id, OUTCOME));
const refusedFor = (...codes: string[]) => ({ code: "conflict_open", issues: codes.map((code) => ({ field: "form", code })) });
const later = () => new Date(Date.now() + 16 * DAY);
const statusOf = async (id: string) =>
  (await env.DB.prepare("SELECT status FROM cases WHERE id = ?").bind(id).first<{ status: string }>())?.status;

/** A running case in which side A names counsel of a firm in which the arbitrator has an interest. */
async function found() {
  const made = await caseOf();
  const { id, as } = made;
  await as.arbitrator.within(({ interests }) => interests.declare({ name: "Haverstock Minerals" }));
  await as.partyA.within(({ casePeople }) =>
    casePeople.name(id, { place: "counsel_a", name: "Desmond Brightwell", firm: "Haverstock Minerals", invite: false }),
  );
  const [request] = await as.arbitrator.within(({ assignments }) => assignments.disclosures());
  if (!request) throw new Error("nothing was asked");
  const answer = (client = as.arbitrator) =>
    client.within(({ assignments }) =>
      assignments.answer(request.id, {
        answer: "disclosed",
        answers: request.hits.map(() => ({ connection: "connected", text: "I hold shares." })),
      }),
    );
  const decide = (decision: string) =>
    as.admin.within(({ assignments }) => assignments.decide(id, request.id, { decision, reason: "A small holding." }));
  const say = (client: ApiClient, kind: string) =>
    client.within(({ assignments }) => assignments.remark(id, request.id, { kind, remark: "What we say to that." }));
  const end = (client: ApiClient, reason = "Both have spoken.") =>
    client.within(({ assignments }) => assignments.endRemarks(id, request.id, { reason }));
  return { ...made, request, answer, decide, say, end };
}

describe("a case is not resolved", () => {
  test("while the arbitrator has not answered, the office has not decided, or the parties may still speak", async () => {
    const { id, as, arbitrator, answer, decide } = await found();
    await expect(resolve(as.arbitrator, id)).rejects.toMatchObject(refusedFor("case_conflict_unanswered"));
    const refused = await as.arbitrator.patch(`/api/cases/${id}`, { status: "resolved", ...OUTCOME });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      error: "conflict_open",
      issues: [{ code: "case_conflict_unanswered", message: expect.stringContaining("has not been answered") }],
    });
    await answer();
    await expect(resolve(as.arbitrator, id)).rejects.toMatchObject(refusedFor("case_conflict_undecided"));
    await decide("cleared");
    await expect(resolve(as.arbitrator, id)).rejects.toMatchObject(refusedFor("case_remarks_open"));
    expect(await statusOf(id)).toBe("in_progress");
    await resolve(await asUser(arbitrator, { clock: later }), id);
    expect(await statusOf(id)).toBe("resolved");
  });

  test("by an arbitrator whom a side has challenged, before the office has decided that, though the time is over", async () => {
    const { id, as, arbitrator, answer, decide, say } = await found();
    await answer();
    await decide("cleared");
    await say(as.partyB, "challenge");
    const after = await asUser(arbitrator, { clock: later });
    await expect(resolve(after, id)).rejects.toMatchObject(refusedFor("case_challenge_undecided"));
    const file = await as.admin.within(({ caseFiles }) => caseFiles.open(id));
    await as.admin.within(({ assignments }) =>
      assignments.decideChallenge(id, file.rows.remarks[0]?.id ?? "", { decision: "dismissed", reason: "Too little." }),
    );
    await resolve(after, id);
    expect(await statusOf(id)).toBe("resolved");
  });

  test("by an arbitrator whom the office has not cleared; another one resolves it", async () => {
    const { id, as, answer, decide } = await found();
    await answer();
    await decide("refused");
    const waits = refusedFor("case_conflict_uncleared", "case_remarks_open");
    await expect(resolve(as.arbitrator, id)).rejects.toMatchObject(waits);
    const { who, client } = await asRole("arbitrator", { name: "Ilse Varga", firstName: "Ilse", lastName: "Varga" });
    const assigned = await as.admin.within(({ assignments }) => assignments.assign(id, { arbitratorId: who.id, reason: "Not cleared." }));
    expect(assigned).toEqual({ outcome: "assigned" });
    await client.within(({ assignments }) => assignments.accept(id));
    await resolve(client, id);
    expect(await statusOf(id)).toBe("resolved");
  });

  test("when who was asked about is taken off again: what was asked is answered", async () => {
    const { id, as } = await found();
    const file = await as.partyA.within(({ caseFiles }) => caseFiles.open(id));
    const counsel = file.people.find(({ capacity, side }) => capacity === "counsel" && side === "a");
    await as.partyA.within(({ casePeople }) => casePeople.remove(id, counsel?.id ?? ""));
    await expect(resolve(as.arbitrator, id)).rejects.toMatchObject(refusedFor("case_conflict_unanswered"));
  });
});

describe("the office", () => {
  test("ends the time for comments with a reason, once every side that is in the case has spoken", async () => {
    const { id, as, answer, decide, say, end } = await found();
    await expect(end(as.admin)).rejects.toMatchObject({ code: "transition_refused" });
    await answer();
    await decide("cleared");
    for (const client of [as.partyA, as.partyB, as.arbitrator]) await expect(end(client)).rejects.toMatchObject({ code: "forbidden" });
    await expect(end(as.stranger)).rejects.toMatchObject({ code: "not_found" });
    await expect(end(as.admin)).rejects.toMatchObject({ issues: [{ field: "reason", code: "case_side_unheard" }] });
    await say(as.partyA, "comment");
    await expect(end(as.admin)).rejects.toMatchObject({ issues: [{ field: "reason", code: "case_side_unheard" }] });
    await say(as.counselB, "comment");
    await expect(end(as.admin, " ")).rejects.toMatchObject({ issues: [{ field: "reason", code: "case_reason_required" }] });
    await end(as.admin);
    await expect(say(as.partyA, "challenge")).rejects.toMatchObject({ code: "transition_refused" });
    const file = await as.partyB.within(({ caseFiles }) => caseFiles.open(id));
    const ended = file.rows.entries.find(({ type }) => type === "remarks_ended");
    expect(JSON.parse(ended?.body ?? "{}")).toMatchObject({ audience: "everyone", details: { reason: "Both have spoken." } });
    await resolve(as.arbitrator, id);
    expect(await statusOf(id)).toBe("resolved");
  });
});
