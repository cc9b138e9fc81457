/** Who was invited and comes in only once the case is resolved: they read how it ended, and change nothing of it. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { tokenFor } from "#tests/kit/case-invitation.ts";
import { person } from "#tests/kit/factories.ts";

const accept = (client: ApiClient, placeId: string) =>
  client.within(async ({ invitations }) => invitations.accept((await tokenFor(placeId)) ?? "", { acceptedAs: "self" }));
const rowOf = (id: string) =>
  env.DB.prepare("SELECT status, outcome, resolved_at AS resolvedAt FROM cases WHERE id = ?").bind(id).first<{ status: string }>();

/** A case that is resolved minutes after party B was invited. */
async function decided() {
  const [a, admin] = [await asRole("party"), await asRole("admin")];
  const respondent = await person("party");
  const { id } = await a.client.within(({ cases }) => cases.create({ title: "Alba v. Acme", description: "A claim of ten million." }));
  const place = await admin.client.within(({ casePeople }) =>
    casePeople.name(id, { place: "party_b", name: respondent.name, email: respondent.email }),
  );
  await a.client.within(({ caseMessages }) => caseMessages.post(id, { content: "PRIVILEGED of side A", audience: "side" }));
  const arbitrator = await asRole("arbitrator", { firstName: "Ines", lastName: "Quist" });
  await admin.client.within(({ assignments }) => assignments.assign(id, { arbitratorId: arbitrator.who.id }));
  await arbitrator.client.within(async ({ caseMoves }) => {
    await caseMoves.start(id);
    await caseMoves.resolve(id, { outcome: "Award by default: the claim is granted." });
  });
  return { id, a: a.client, admin: admin.client, place, respondent, client: await asUser(respondent) };
}

test("who was invited before the award accepts afterwards, and reads it with what a party may read", async () => {
  const { id, admin, place, client } = await decided();
  const before = await rowOf(id);
  const opened = await client.within(async ({ invitations }) => invitations.open((await tokenFor(place.id)) ?? ""));
  expect(opened).toMatchObject({ state: "open", invitation: { place: { isResolved: true } } });
  await accept(client, place.id);
  const file = await client.within(({ caseFiles }) => caseFiles.open(id));
  expect(file).toMatchObject({ relation: { side: "b", capacity: "party" }, case: { status: "resolved" } });
  expect(JSON.stringify(file.endings)).toContain("Award by default");
  expect(JSON.stringify(file)).not.toContain("PRIVILEGED");
  expect(await rowOf(id)).toEqual(before);
  // Reading is all that is left to do.
  await expect(client.within(({ caseMessages }) => caseMessages.post(id, { content: "Too late?" }))).rejects.toMatchObject({
    code: "transition_refused",
  });
  expect(file.may).toMatchObject({ file: false, post: false, export_record: true });
  const office = await admin.within(({ caseFiles }) => caseFiles.open(id));
  expect(office.rows.entries.map(({ type }) => type)).toContain("person_joined");
});

test("who was taken off, or only named, does not come in, and nobody is invited once it is over", async () => {
  const { id, a, admin, place, client } = await decided();
  await expect(admin.within(({ casePeople }) => casePeople.invite(id, place.id))).rejects.toMatchObject({ code: "transition_refused" });
  await expect(a.within(({ casePeople }) => casePeople.invite(id, place.id))).rejects.toMatchObject({ code: "transition_refused" });
  await env.DB.prepare("UPDATE case_people SET state = 'named' WHERE id = ?").bind(place.id).run();
  await expect(accept(client, place.id)).rejects.toMatchObject({ code: "conflict" });
  await expect(client.within(({ caseFiles }) => caseFiles.open(id))).rejects.toMatchObject({ code: "not_found" });
});

test("where the case is reopened, who came in meanwhile is checked against its arbitrator", async () => {
  const { id, admin, place, client, respondent } = await decided();
  await env.DB.prepare("UPDATE user SET first_name = 'Ines', last_name = 'Quist' WHERE id = ?").bind(respondent.id).run();
  await client.within(async ({ invitations }) =>
    invitations.accept((await tokenFor(place.id)) ?? "", { acceptedAs: "for", position: "Director" }),
  );
  const found = async () =>
    (await env.DB.prepare("SELECT count(*) AS n FROM case_disclosures WHERE case_id = ?").bind(id).first<{ n: number }>())?.n;
  expect(await found()).toBe(0);
  await admin.within(({ caseMoves }) => caseMoves.reopen(id, { reason: "Party B had no notice in time." }));
  expect(await found()).toBe(1);
});
