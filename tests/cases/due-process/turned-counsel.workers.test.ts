/** Counsel who has changed sides: what they filed for the side that they left is that side's. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { tokenFor } from "#tests/kit/case-invitation.ts";
import { person } from "#tests/kit/factories.ts";

const send = (client: ApiClient, id: string, fields: Readonly<Record<string, string>> = {}) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set("file", new File(["%PDF-1.7 an exhibit"], "exhibit.pdf"));
  return client.send(`/api/cases/${id}/documents`, { method: "POST", body: form });
};

test("as counsel of side B one neither withdraws, replaces nor describes what one filed as counsel of side A", async () => {
  const { id, as } = await caseOf();
  const who = await person("party");
  const counsel = await asUser(who);
  const join = async (by: ApiClient, place: string) => {
    const named = await by.within(({ casePeople }) => casePeople.name(id, { place, name: who.name, email: who.email }));
    await counsel.within(async ({ invitations }) => invitations.accept((await tokenFor(named.id)) ?? "", { acceptedAs: "self" }));
    return named.id;
  };
  const seat = await join(as.partyA, "counsel_a");
  const exhibit = await (await send(counsel, id)).json<CaseDocumentRecord>();
  await as.partyA.within(({ casePeople }) => casePeople.remove(id, seat));
  await join(as.partyB, "counsel_b");
  await expect(counsel.within(({ caseDocuments }) => caseDocuments.withdraw(id, exhibit.id, "A mistake"))).rejects.toMatchObject({
    code: "forbidden",
  });
  expect((await send(counsel, id, { replaces: exhibit.id })).status).toBe(403);
  // Nor do they say what it is, or put it elsewhere in the folder.
  expect((await counsel.patch(`/api/documents/${exhibit.id}`, { description: "Not what it was" })).status).toBe(403);
  expect((await counsel.put(`/api/documents/${exhibit.id}/place`, { before: null })).status).toBe(403);
  // The side that it was filed for corrects what is said of it, by its counsel of now, and an entry says so.
  const present = await person("party");
  const successor = await asUser(present);
  const named = await as.partyA.within(({ casePeople }) =>
    casePeople.name(id, { place: "counsel_a", name: present.name, email: present.email }),
  );
  await successor.within(async ({ invitations }) => invitations.accept((await tokenFor(named.id)) ?? "", { acceptedAs: "self" }));
  expect((await successor.patch(`/api/documents/${exhibit.id}`, { description: "The charter of 2019" })).status).toBe(200);
  expect((await as.partyA.patch(`/api/documents/${exhibit.id}`, { documentDate: "2019-04-02" })).status).toBe(200);
  const { results } = await env.DB.prepare("SELECT body FROM case_entries WHERE case_id = ? AND type = 'document_described' ORDER BY seq")
    .bind(id)
    .all<{ body: string }>();
  expect(results.map(({ body }) => JSON.parse(body))).toMatchObject([
    { actorId: present.id, details: { documentId: exhibit.id, description: ["", "The charter of 2019"] } },
    { details: { documentId: exhibit.id, documentDate: ["", "2019-04-02"] } },
  ]);
  // What they file from now on is theirs.
  const own = await (await send(counsel, id)).json<CaseDocumentRecord>();
  expect((await send(counsel, id, { replaces: own.id })).status).toBe(201);
});
