/** At which address somebody was invited: in the record of our office and of their own side, and of nobody else. */
import { expect, test } from "vitest";
import { checkRecord, readBody } from "#app/domain/case/chain/record-check.ts";
import { unzip } from "#app/record-verifier/unzip.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

const FIRST = "bruna@first.example";
const SECOND = "bruna@second.example";

async function recordOf(client: ApiClient, id: string) {
  const { body } = await client.within(({ caseRecord }) => caseRecord.export(id));
  const contents = await unzip(new Uint8Array(await new Response(body).arrayBuffer()));
  const { links, faults } = await checkRecord(contents);
  expect(faults).toEqual([]);
  return links.map((link) => readBody(link)).flatMap((entry) => (entry ? [entry] : []));
}

test("who is invited, and invited again elsewhere, is entered with both addresses for whom it may concern", async () => {
  const { id, as } = await caseOf();
  const place = await as.counselB.within(({ casePeople }) => casePeople.name(id, { place: "counsel_b", name: "Bruna Falk", email: FIRST }));
  await as.admin.within(({ casePeople }) => casePeople.edit(id, place.id, { name: "Bruna Falk", email: SECOND }));
  for (const client of [as.admin, as.partyB, as.counselB]) {
    const said = (await recordOf(client, id)).filter(({ type }) => type === "invitation_addressed").map(({ details }) => details.email);
    expect(said).toEqual([FIRST, [FIRST, SECOND]]);
  }
  for (const client of [as.partyA, as.arbitrator]) {
    const entries = await recordOf(client, id);
    expect(JSON.stringify(entries)).not.toMatch(/bruna@/);
    expect(entries.filter(({ type }) => type === "person_invited")).toHaveLength(2);
    expect(entries.find(({ type }) => type === "case_edited")?.details).toMatchObject({ person: { readdressed: true } });
  }
});
