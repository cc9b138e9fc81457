/** What one side does takes nothing from the other: places for people, attachments on the page, addresses in the record. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { unzip } from "#app/record-verifier/unzip.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { file } from "#tests/kit/case-writing.ts";

const name = (client: ApiClient, caseId: string, place: string) =>
  client.within(({ casePeople }) => casePeople.name(caseId, { place, name: "Clara Roche" }));
const many = (sql: string, ...bound: unknown[]) =>
  env.DB.prepare(`WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1) ${sql}`)
    .bind(...bound)
    .run();
const counsel = (caseId: string, side: string, count: number, state = "named") =>
  many(
    `INSERT INTO case_people (id, case_id, capacity, side, name, state, created_at)
     SELECT lower(hex(randomblob(8))), ?2, 'counsel', ?3, 'Counsel ' || n, ?4, n FROM numbers`,
    count,
    caseId,
    side,
    state,
  );

describe("places for counsel", () => {
  test("are each side's own, those taken off do not count, and administrators name more", async () => {
    const { id, as } = await caseOf();
    await counsel(id, "a", 20);
    await expect(name(as.partyA, id, "counsel_a")).rejects.toMatchObject({
      issues: [{ field: "name", code: "case_people_too_many" }],
    });
    await counsel(id, "b", 150, "removed");
    await name(as.partyB, id, "counsel_b");
    await name(as.admin, id, "counsel_a");
  });
});

test("what was attached stays on the page, however much the other side has attached out of its sight", async () => {
  const { id, as, partyA } = await caseOf();
  const document = await file(as.partyA, id, "Their own.pdf", "side_a");
  await many(
    `INSERT INTO case_messages (id, case_id, sender_id, content, audience, origin_key, created_at)
     SELECT 'm' || n || ?2, ?2, ?3, 'Ours', 'side_a', 'o' || n || ?2, n FROM numbers`,
    2100,
    id,
    partyA.id,
  );
  await env.DB.prepare("INSERT INTO case_message_documents SELECT id, ? FROM case_messages WHERE case_id = ?").bind(document, id).run();
  const shown = await file(as.partyB, id, "Annex.pdf");
  await as.partyB.within(({ caseMessages }) => caseMessages.post(id, { content: "See the annex.", documents: [shown] }));
  const section = await as.arbitrator.within(async ({ caseMessages, caseFiles }) => caseMessages.section(await caseFiles.open(id)));
  expect(section.messages).toMatchObject([{ content: "See the annex.", documents: [{ id: shown, originalName: "Annex.pdf" }] }]);
});

test("the record gives out the addresses that the page shows, and no others", async () => {
  const { id, as, partyA, partyB, counselB, arbitrator } = await caseOf();
  const addresses = async (client: ApiClient) => {
    const { body } = await client.within(({ caseRecord }) => caseRecord.export(id));
    const people = (await unzip(new Uint8Array(await new Response(body).arrayBuffer()))).get("people.json");
    return (JSON.parse(new TextDecoder().decode(people)) as { email: string | null }[]).flatMap(({ email }) => email ?? []).sort();
  };
  expect(await addresses(as.partyB)).toEqual([partyB.email, counselB.email].sort());
  expect(await addresses(as.arbitrator)).toEqual([arbitrator.email]);
  expect(await addresses(as.admin)).toEqual(expect.arrayContaining([partyA.email, partyB.email, arbitrator.email]));
});

describe("a name that is changed", () => {
  const rename = (client: ApiClient, firstName: string, lastName: string) =>
    client.within(({ account }) => account.saveProfile({ firstName, lastName }));

  test("speaks for nobody else: a message says what its sender was, keeps its name, and the change is entered", async () => {
    const { id, as } = await caseOf();
    await rename(as.partyB, "Kofi", "Amber");
    await as.partyB.post(`/api/cases/${id}/messages`, { content: "Direction: the hearing of Monday is vacated." });
    await rename(as.partyB, "Bruno", "Stone");
    await as.arbitrator.post(`/api/cases/${id}/messages`, { content: "No such direction was given." });
    const messages = await (await as.partyA.get(`/api/cases/${id}/messages`)).json();
    const asPosted = { sender: { firstName: "Kofi", lastName: "Amber" } };
    expect(messages).toMatchObject([
      { ...asPosted, senderAs: "party_b" },
      { ...asPosted, senderAs: "arbitrator" },
    ]);
    const section = await as.partyA.within(async ({ caseMessages, caseFiles }) => caseMessages.section(await caseFiles.open(id)));
    expect(section.messages.map(({ sender, senderAs }) => [sender.lastName, senderAs])).toEqual([
      ["Amber", "party_b"],
      ["Amber", "arbitrator"],
    ]);
    const { results } = await env.DB.prepare(
      "SELECT json_extract(body, '$.details.person') AS person FROM case_entries WHERE case_id = ? AND type = 'case_edited' ORDER BY seq",
    )
      .bind(id)
      .all<{ person: string }>();
    expect(results.map(({ person }) => JSON.parse(person))).toEqual([
      { before: "Bruno Stone", after: "Kofi Amber", capacity: "party", side: "b" },
      { before: "Kofi Amber", after: "Bruno Stone", capacity: "party", side: "b" },
    ]);
    // The arbitrator's own name among the parties is what the check looks for.
    const found = await env.DB.prepare("SELECT count(*) AS n FROM case_entries WHERE case_id = ? AND type = 'conflict_found'")
      .bind(id)
      .first();
    expect(found).toEqual({ n: 1 });
  });
});
