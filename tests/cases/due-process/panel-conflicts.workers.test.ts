/** The members of a tribunal are compared with each other, and with counsel by the firm that they are of: asked and answered as every finding is. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import * as casePage from "#app/routes/portal/case/route.tsx";
import * as disclosurePage from "#app/routes/portal/disclosure/route.tsx";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { pageText } from "#tests/kit/page-html.ts";
import { accept, assign, latest, panelCase, seats, see, sittingPanel } from "./panel.ts";

const declare = (client: ApiClient, name: string) => client.within(({ interests }) => interests.declare({ name }));
const asked = async (client: ApiClient) =>
  (await client.within(({ assignments }) => assignments.disclosures())).filter(({ answer }) => !answer);

test("one who has declared another member is asked before being appointed", async () => {
  const { id, admin, chair, first } = await panelCase();
  await assign(admin.client, id, chair.who.id, "presiding");
  await declare(first.client, "Petra Chair");
  expect(await assign(admin.client, id, first.who.id, "co_1")).toEqual({ outcome: "asked" });
  const [question] = await asked(first.client);
  expect(question?.hits).toEqual([
    {
      name: `${chair.who.firstName} Chair`,
      what: "name",
      capacity: "arbitrator",
      place: expect.any(String),
      source: "interest",
      met: "Petra Chair",
      caseNumber: null,
    },
  ]);
  expect(await pageText(first.client, disclosurePage, { id: question?.id ?? "" })).toContain("Arbitrator – name");
  // The office sees the finding, and what is answered; both sides too, once it is cleared.
  expect(await pageText(admin.client, casePage, { id })).toContain("Declared interest: Petra Chair");
  const answers = [{ connection: "connected", text: "We edited a book in 2019." }];
  await first.client.within(({ assignments }) => assignments.answer(question?.id ?? "", { answer: "disclosed", answers, disclosure: "" }));
  const decision = { decision: "cleared", reason: "Long ago." };
  expect(await admin.client.within(({ assignments }) => assignments.decide(id, question?.id ?? "", decision))).toEqual({
    outcome: "assigned",
  });
  expect((await seats(admin.client, id))[1]).toEqual(["co", "First"]);
});

test("who sits is asked about who comes, where it is the one who sits that has declared them", async () => {
  const { id, a, admin, chair, first } = await panelCase();
  await declare(chair.client, "Cora First");
  await assign(admin.client, id, chair.who.id, "presiding");
  expect(await asked(chair.client)).toEqual([]);
  expect(await assign(admin.client, id, first.who.id, "co_1")).toEqual({ outcome: "assigned" });
  const [question] = await asked(chair.client);
  expect(question?.hits).toMatchObject([{ name: "Cora First", what: "name", capacity: "arbitrator", met: "Cora First" }]);
  expect(await latest(id, "conflict_found")).toMatchObject({ audience: "office", details: { arbitrator: "Petra Chair" } });
  expect(await asked(first.client)).toEqual([]);
  // The sides learn nothing before it is cleared.
  expect(JSON.stringify((await see(a.client, id)).rows)).not.toContain("conflict_found");
});

test("two who have declared the same are both asked, each in their own words, and nothing is resolved before", async () => {
  const { id, admin, chair, first } = await sittingPanel();
  await declare(first.client, "Roche Law LLP");
  expect(await asked(first.client)).toEqual([]);
  await declare(chair.client, "Roche Law");
  const [[ofChair], [ofFirst]] = [await asked(chair.client), await asked(first.client)];
  expect(ofChair?.hits).toMatchObject([{ name: "Cora First", what: "interest", source: "interest", met: "Roche Law" }]);
  expect(ofFirst?.hits).toMatchObject([{ name: "Petra Chair", what: "interest", source: "interest", met: "Roche Law LLP" }]);
  await expect(chair.client.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "Granted." }))).rejects.toMatchObject({
    code: "conflict_open",
  });
  // Said again, or with further names, it is asked no second time.
  await declare(chair.client, "Roche Law");
  expect(await asked(chair.client)).toHaveLength(1);
  const text = await pageText(admin.client, casePage, { id });
  expect(text).toContain("Arbitrator – has declared the same");
});

test("an arbitrator whose own firm is that of counsel, or of another member, is asked", async () => {
  const { id, a, admin, first, second } = await panelCase();
  // Both have acted as counsel for one firm, each in a case of their own.
  for (const one of [first, second]) {
    const client = await asRole("party", { firstName: "Olga", lastName: "Other" });
    const { id: other } = await client.client.within(({ cases }) =>
      cases.create({ title: "Other v. Else", description: "Ten characters.", partyB: { name: "Emil Else" } }),
    );
    await env.DB.prepare(
      "INSERT INTO case_people (id, case_id, capacity, side, user_id, name, firm, state, created_at) VALUES (?, ?, 'counsel', 'a', ?, 'X', 'Marlow Pike', 'active', 1)",
    )
      .bind(`firm-${one.who.id}`, other, one.who.id)
      .run();
  }
  expect(await assign(admin.client, id, first.who.id, "co_1")).toEqual({ outcome: "assigned" });
  await accept(first.client, id);
  await a.client.within(({ casePeople }) =>
    casePeople.name(id, { place: "counsel_a", name: "Clara Hill", firm: "Marlow Pike LLP", invite: false }),
  );
  const [ofFirst] = await asked(first.client);
  expect(ofFirst?.hits).toMatchObject([{ name: "Marlow Pike LLP", what: "firm", capacity: "counsel", side: "a", source: "own_firm" }]);
  expect(await assign(admin.client, id, second.who.id, "co_2")).toEqual({ outcome: "asked" });
  const [ofSecond] = await asked(second.client);
  expect(ofSecond?.hits.map(({ name, what, source }) => [name, what, source])).toEqual([
    ["Marlow Pike LLP", "firm", "own_firm"],
    ["Cora First", "firm", "own_firm"],
  ]);
});

test("who leaves a seat is no fellow member of who takes it", async () => {
  const { id, admin, chair, first } = await panelCase();
  expect(await assign(admin.client, id, chair.who.id, "co_1")).toEqual({ outcome: "assigned" });
  await declare(first.client, "Petra Chair");
  expect(await assign(admin.client, id, first.who.id, "co_1", "A colleague takes over.")).toEqual({ outcome: "assigned" });
});

test("two who have only sat together are not asked", async () => {
  const { admin, chair, first, id: earlier } = await panelCase();
  await assign(admin.client, earlier, chair.who.id, "presiding");
  await assign(admin.client, earlier, first.who.id, "co_1");
  const client = await asRole("party", { firstName: "Nora", lastName: "Quill" });
  const { id } = await client.client.within(({ cases }) =>
    cases.create({ title: "Quill v. Voss", description: "Ten characters.", partyB: { name: "Emil Voss" } }),
  );
  await admin.client.within(({ assignments }) => assignments.setTribunal(id, { size: 3 }));
  expect(await assign(admin.client, id, chair.who.id, "presiding")).toEqual({ outcome: "assigned" });
  expect(await assign(admin.client, id, first.who.id, "co_1")).toEqual({ outcome: "assigned" });
  expect([await asked(chair.client), await asked(first.client)]).toEqual([[], []]);
});
