/** An arbitrator who has left a case: what later checks know of it, and whether they come back to it. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import withdrawals from "#app/db/migrations/0270_withdrawn_arbitrators.sql?raw";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

const assign = (client: ApiClient, id: string, arbitratorId: string, reason?: string) =>
  client.within(({ assignments }) => assignments.assign(id, { arbitratorId, reason }));
const disclosures = (client: ApiClient) => client.within(({ assignments }) => assignments.disclosures());

/** A case of the same two people as `caseOf` makes, without an arbitrator. */
const another = (client: ApiClient) =>
  client.within(({ cases }) => cases.create({ title: "Once more", description: "Ten characters.", partyB: { name: "Bruno Stone" } }));

/** The arbitrator of a case is asked about an interest in counsel of side A, and withdraws for it. */
async function withdrawn(made: Awaited<ReturnType<typeof caseOf>>) {
  const { id, as } = made;
  await env.DB.prepare("UPDATE case_people SET created_at = created_at - 60000 WHERE case_id = ?").bind(id).run();
  await as.arbitrator.within(({ interests }) => interests.declare({ name: "Gamma Quillfeather" }));
  await as.partyA.within(({ casePeople }) => casePeople.name(id, { place: "counsel_a", name: "Gamma Quillfeather", invite: false }));
  const [request] = await disclosures(as.arbitrator);
  await as.arbitrator.within(({ assignments }) =>
    assignments.answer(request?.id ?? "", { answer: "declined", disclosure: "We share chambers." }),
  );
  await as.arbitrator.within(async ({ interests }) => {
    for (const one of (await interests.declared()).interests) await interests.withdraw(one.id);
  });
}

describe("the people of a case that an arbitrator has left", () => {
  test("are met again after a withdrawal for a conflict", async () => {
    const made = await caseOf();
    await withdrawn(made);
    const next = await another(made.as.partyA);
    expect(await assign(made.as.admin, next.id, made.arbitrator.id)).toEqual({ outcome: "asked" });
    const hits = (await disclosures(made.as.arbitrator)).find(({ answer }) => answer === null)?.hits;
    expect(hits?.map(({ name, source }) => [name, source])).toEqual([["Ana Alba", "past_case"]]);
  });

  test("are met again after a withdrawal for a conflict that came before the acceptance", async () => {
    const made = await caseOf();
    await env.DB.prepare("UPDATE case_people SET state = 'invited', answered_at = NULL WHERE case_id = ? AND capacity = 'arbitrator'")
      .bind(made.id)
      .run();
    await withdrawn(made);
    expect(await assign(made.as.admin, (await another(made.as.partyA)).id, made.arbitrator.id)).toEqual({ outcome: "asked" });
  });

  test("are met again but for those who were named after the withdrawal", async () => {
    const made = await caseOf();
    const { id, as, arbitrator } = made;
    await withdrawn(made);
    await as.partyA.within(({ casePeople }) => casePeople.name(id, { place: "counsel_a", name: "Lena Later", invite: false }));
    await env.DB.prepare("UPDATE case_people SET created_at = created_at + 60000 WHERE case_id = ? AND name = 'Lena Later'").bind(id).run();
    const later = await as.partyA.within(({ cases }) =>
      cases.create({ title: "Later", description: "Ten characters.", partyB: { name: "Bruno Stone" } }),
    );
    await as.partyA.within(({ casePeople }) => casePeople.name(later.id, { place: "counsel_a", name: "Lena Later", invite: false }));
    expect(await assign(as.admin, later.id, arbitrator.id)).toEqual({ outcome: "asked" });
    const request = (await disclosures(as.arbitrator)).find(({ answer }) => answer === null);
    expect(request?.hits.map(({ name }) => name)).toEqual(["Ana Alba"]);
  });

  test("are met again after a withdrawal that was written as declined, as it was before", async () => {
    const made = await caseOf();
    await withdrawn(made);
    await env.DB.prepare(
      "UPDATE case_people SET state = 'declined', answered_at = removed_at, removed_at = NULL WHERE case_id = ? AND capacity = 'arbitrator'",
    )
      .bind(made.id)
      .run();
    const stateOf = () =>
      env.DB.prepare("SELECT state, removed_at IS NOT NULL AS bounded FROM case_people WHERE case_id = ? AND capacity = 'arbitrator'")
        .bind(made.id)
        .first();
    expect(await stateOf()).toEqual({ state: "declined", bounded: 0 });
    await env.DB.prepare(withdrawals).run();
    expect(await stateOf()).toEqual({ state: "removed", bounded: 1 });
  });

  test("are not met by who declined an assignment without having accepted it", async () => {
    const { id, as } = await caseOf();
    const { who, client } = await asRole("arbitrator", { firstName: "Ines", lastName: "Tal" });
    await assign(as.admin, id, who.id, "Illness");
    await client.within(({ assignments }) => assignments.decline(id, { reason: "No time." }));
    expect(await assign(as.admin, (await another(as.partyA)).id, who.id)).toEqual({ outcome: "assigned" });
  });
});

test("who was taken off by an upheld challenge is not assigned to that case again; whose challenge was dismissed may be", async () => {
  for (const decision of ["upheld", "dismissed"]) {
    const { id, as, arbitrator } = await caseOf();
    await as.arbitrator.within(({ interests }) => interests.declare({ name: "Haverstock Minerals" }));
    await as.partyA.within(({ casePeople }) =>
      casePeople.name(id, { place: "counsel_a", name: "Desmond Brightwell", firm: "Haverstock Minerals", invite: false }),
    );
    const [request] = await disclosures(as.arbitrator);
    await as.arbitrator.within(({ assignments }) =>
      assignments.answer(request?.id ?? "", { answer: "disclosed", answers: [{ connection: "connected", text: "I hold shares." }] }),
    );
    await as.admin.within(({ assignments }) => assignments.decide(id, request?.id ?? "", { decision: "cleared", reason: "A few." }));
    await as.partyB.within(({ assignments }) => assignments.remark(id, request?.id ?? "", { kind: "challenge", remark: "Too many." }));
    const file = await as.admin.within(({ caseFiles }) => caseFiles.open(id));
    await as.admin.within(({ assignments }) =>
      assignments.decideChallenge(id, file.rows.remarks[0]?.id ?? "", { decision, reason: "Having heard both." }),
    );
    const { who: next } = await asRole("arbitrator", { firstName: "Ines", lastName: "Tal" });
    if (decision === "dismissed") await assign(as.admin, id, next.id, "Illness");
    const again = assign(as.admin, id, arbitrator.id, "Once more");
    if (decision === "dismissed") expect(await again).toEqual({ outcome: "assigned" });
    else {
      await expect(again).rejects.toMatchObject({ issues: [{ field: "arbitratorId", code: "case_arbitrator_challenged" }] });
      expect(await assign(as.admin, id, next.id)).toEqual({ outcome: "assigned" });
    }
  }
});
