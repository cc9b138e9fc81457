/** Who is seated on a side of a case once it has people of its own: nobody by the word of the other side. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser, PROOF } from "#tests/kit/as-user.ts";
import { tokenFor } from "#tests/kit/case-invitation.ts";
import { person } from "#tests/kit/factories.ts";

const LATER = 700_000;
const later = (client: ApiClient) => apiClient({ cookie: client.cookies(), clock: () => new Date(Date.now() + LATER) });
const accept = async (client: ApiClient, placeId: string) =>
  client.within(async ({ invitations }) => invitations.accept((await tokenFor(placeId)) ?? "", { acceptedAs: "self" }));
const name = (client: ApiClient, id: string, input: object) => client.within(({ casePeople }) => casePeople.name(id, input));
const held = { issues: [{ field: "place", code: "case_side_held" }] };
const unconfirmed = { issues: [{ field: "place", code: "case_seat_unconfirmed" }] };

/** A case of party A, an administrator, and an account that party A has the mailbox of. */
async function begun(input: object = {}) {
  const [a, admin, double, counsel] = [await asRole("party"), await asRole("admin"), await person("party"), await person("party")];
  const { id } = await a.client.within(({ cases }) => cases.create({ title: "Alba v. Acme", description: "Ten characters.", ...input }));
  const doubleClient = await asUser(double);
  const counselClient = await asUser(counsel);
  /** The office names counsel of side B, who comes in and writes to their side. */
  const counselJoins = async () => {
    const place = await name(admin.client, id, { place: "counsel_b", name: counsel.name, email: counsel.email });
    await accept(counselClient, place.id);
    await counselClient.within(({ caseMessages }) => caseMessages.post(id, { content: "PRIVILEGED: we would settle.", audience: "side" }));
    return place.id;
  };
  return { id, a: a.client, admin: admin.client, double, doubleClient, counsel, counselClient, counselJoins };
}

const partyOf = async (id: string) =>
  (
    await env.DB.prepare("SELECT id FROM case_people WHERE case_id = ? AND capacity = 'party' AND side = 'b' AND state <> 'removed'")
      .bind(id)
      .first<{ id: string }>()
  )?.id ?? "";

test("party A neither names, corrects, invites nor takes off party B once counsel of side B has come in", async () => {
  const { id, a, admin, double, counselJoins } = await begun();
  const acme = await name(admin, id, { place: "party_b", name: "Acme Holdings" });
  await counselJoins();
  const change = { name: "Acme Holdings", email: double.email };
  await expect(a.within(({ casePeople }) => casePeople.edit(id, acme.id, change))).rejects.toMatchObject(held);
  await expect(a.within(({ casePeople }) => casePeople.invite(id, acme.id))).rejects.toMatchObject(held);
  await expect(a.within(({ casePeople }) => casePeople.remove(id, acme.id))).rejects.toMatchObject(held);
  await admin.within(({ casePeople }) => casePeople.remove(id, acme.id));
  await expect(name(a, id, { place: "party_b", ...change })).rejects.toMatchObject(held);
  expect((await a.within(({ caseFiles }) => caseFiles.open(id))).case.partyB).toBeNull();
});

test("an address that party A gave opens nothing after side B has people, no matter who invited there, until it is confirmed", async () => {
  const { id, a, admin, double, doubleClient, counselClient, counselJoins } = await begun();
  const place = await name(a, id, { place: "party_b", name: "Acme Holdings", email: double.email });
  await counselJoins();
  await expect(accept(doubleClient, place.id)).rejects.toMatchObject(unconfirmed);
  await expect(doubleClient.within(({ caseFiles }) => caseFiles.open(id))).rejects.toMatchObject({ code: "not_found" });
  await expect(a.within(({ casePeople }) => casePeople.inviteNamed(id))).resolves.toBeUndefined();
  await expect(accept(doubleClient, place.id)).rejects.toMatchObject(unconfirmed);
  // Side B sees whom the other side has named, and confirms; so may the office.
  const seen = await counselClient.within(({ caseFiles }) => caseFiles.open(id));
  expect(seen.people.find(({ id: one }) => one === place.id)).toMatchObject({ state: "invited", email: double.email });
  await later(admin).within(({ casePeople }) => casePeople.invite(id, place.id));
  await accept(doubleClient, place.id);
  expect((await doubleClient.within(({ caseFiles }) => caseFiles.open(id))).relation).toMatchObject({ side: "b" });
});

test("an assignment invites nobody at an address that party A gave once side B has people", async () => {
  const given = await person("party");
  const { id, admin, counselJoins, counselClient } = await begun({ partyB: { name: "Acme Holdings", email: given.email } });
  await counselJoins();
  const arbitrator = await asRole("arbitrator", { firstName: "Ines", lastName: "Quist" });
  await admin.within(({ assignments }) => assignments.assign(id, { arbitratorId: arbitrator.who.id }));
  expect(await tokenFor(await partyOf(id))).toBeNull();
  const seen = await counselClient.within(({ caseFiles }) => caseFiles.open(id));
  expect(seen.people.find(({ capacity, side }) => capacity === "party" && side === "b")).toMatchObject({ state: "named" });
  await counselClient.within(async ({ casePeople }) => casePeople.invite(id, await partyOf(id)));
  await accept(await asUser(given), await partyOf(id));
});

test("an invitation that the office sent at an assignment dies with the first who comes in on that side", async () => {
  const given = await person("party");
  const { id, admin, counselJoins } = await begun({ partyB: { name: "Acme Holdings", email: given.email } });
  const arbitrator = await asRole("arbitrator", { firstName: "Ines", lastName: "Quist" });
  await admin.within(({ assignments }) => assignments.assign(id, { arbitratorId: arbitrator.who.id }));
  await counselJoins();
  await expect(accept(await asUser(given), await partyOf(id))).rejects.toMatchObject(unconfirmed);
});

test("after party B and its counsel were taken off, party A still names nobody in their place", async () => {
  const { id, a, admin, double, counselJoins } = await begun();
  const counselPlace = await counselJoins();
  await admin.within(({ casePeople }) => casePeople.remove(id, counselPlace));
  await expect(name(a, id, { place: "party_b", name: "New Acme", email: double.email })).rejects.toMatchObject(held);
  await name(admin, id, { place: "party_b", name: "Acme Holdings", email: double.email });
});

test("counsel of side B names and invites its own party", async () => {
  const { id, double, doubleClient, counselClient, counselJoins } = await begun();
  await counselJoins();
  const place = await name(counselClient, id, { place: "party_b", name: double.name, email: double.email });
  await accept(doubleClient, place.id);
});

test("party A that invites again where our office has invited takes no confirmation away", async () => {
  const { id, a, admin, double, doubleClient, counselJoins } = await begun();
  const place = await name(admin, id, { place: "party_b", name: "Acme Holdings", email: double.email });
  await later(a).within(({ casePeople }) => casePeople.invite(id, place.id));
  await counselJoins();
  await accept(doubleClient, place.id);
  expect((await doubleClient.within(({ caseFiles }) => caseFiles.open(id))).case.partyB).not.toBeNull();
});

test("whom our office has named, party A neither corrects nor takes off; it still invites there", async () => {
  const { id, a, admin, double } = await begun();
  const given = await person("party");
  const acme = { name: "Acme Holdings", email: given.email, aliases: "Acme Trust" };
  const place = await name(admin, id, { place: "party_b", ...acme, invite: false });
  const ours = { issues: [{ field: "name", code: "case_person_ours" }] };
  const changes = [{ email: double.email }, { email: "" }, { name: "Acme Inc." }, { aliases: "" }, { firm: "Evil LLP" }];
  const refused = async () => {
    for (const change of changes)
      await expect(a.within(({ casePeople }) => casePeople.edit(id, place.id, { ...acme, ...change }))).rejects.toMatchObject(ours);
    await expect(a.within(({ casePeople }) => casePeople.remove(id, place.id))).rejects.toMatchObject({ code: "forbidden" });
  };
  await refused();
  await a.within(({ casePeople }) => casePeople.inviteNamed(id));
  await refused();
  await accept(await asUser(given), place.id);
});

test("what our office has added to whom party A named, party A takes nothing from", async () => {
  const { id, a, admin } = await begun({ partyB: { name: "Acme Holdings", email: "claimed@acme.example" } });
  const acme = { name: "Acme Holdings", email: "claimed@acme.example" };
  const edit = async (client: ApiClient, change: object) =>
    client.within(async ({ casePeople }) => casePeople.edit(id, await partyOf(id), { ...acme, ...change }));
  await edit(a, { aliases: "Acme Group" });
  await edit(admin, { aliases: "Acme Group; Acme Trust" });
  await expect(edit(a, { aliases: "" })).rejects.toMatchObject({ issues: [{ field: "name", code: "case_person_ours" }] });
  await expect(a.within(async ({ casePeople }) => casePeople.remove(id, await partyOf(id)))).rejects.toMatchObject({ code: "forbidden" });
});

test("party B that our office has invited is not party A's to change once who invited has left us", async () => {
  const { id, a, admin, double } = await begun({ partyB: { name: "Acme Holdings", email: "claimed@acme.example" } });
  const leaving = await asRole("admin");
  await leaving.client.within(async ({ casePeople }) => casePeople.invite(id, await partyOf(id)));
  await env.DB.prepare("UPDATE case_people SET vouched_by = 'a' WHERE id = ?")
    .bind(await partyOf(id))
    .run();
  await admin.within(({ people }) => people.setActive(leaving.who.id, false, PROOF));
  expect((await a.within(({ caseFiles }) => caseFiles.open(id))).people.find(({ side }) => side === "b")).toMatchObject({ state: "named" });
  const change = { name: "Acme Holdings", email: double.email };
  await expect(a.within(async ({ casePeople }) => casePeople.edit(id, await partyOf(id), change))).rejects.toMatchObject({
    issues: [{ field: "email", code: "case_address_invited" }],
  });
  await expect(a.within(async ({ casePeople }) => casePeople.remove(id, await partyOf(id)))).rejects.toMatchObject({ code: "forbidden" });
});

test("party B that counsel of side A has invited stays invited when party A takes that counsel off", async () => {
  const { id, a, double, counsel, counselClient } = await begun();
  const seat = await name(a, id, { place: "counsel_a", name: counsel.name, email: counsel.email });
  await accept(counselClient, seat.id);
  const given = await person("party");
  const place = await name(counselClient, id, { place: "party_b", name: "Acme Holdings", email: given.email });
  await a.within(({ casePeople }) => casePeople.remove(id, seat.id));
  await expect(a.within(({ casePeople }) => casePeople.remove(id, place.id))).rejects.toMatchObject({ code: "forbidden" });
  const change = { name: "Acme Holdings", email: double.email };
  await expect(a.within(({ casePeople }) => casePeople.edit(id, place.id, change))).rejects.toMatchObject({ code: "invalid_input" });
  await expect(accept(await asUser(given), place.id)).rejects.toMatchObject({ code: "conflict" });
  await a.within(({ casePeople }) => casePeople.invite(id, place.id));
  await accept(await asUser(given), place.id);
});

test("where party A has seated somebody first, counsel of side B sees by name that the seat is taken, and who would read them", async () => {
  const { id, a, double, doubleClient, counselClient, counselJoins } = await begun();
  await accept(doubleClient, (await name(a, id, { place: "party_b", name: "Acme Holdings", email: double.email })).id);
  await counselJoins();
  const seen = await counselClient.within(({ caseFiles }) => caseFiles.open(id));
  const party = seen.people.find(({ capacity, side }) => capacity === "party" && side === "b");
  expect(party).toMatchObject({ state: "active", name: double.name, party: "Acme Holdings", email: double.email });
});

test("a removed party A's counsel who decided nothing may come back, and who was its arbitrator joins no side", async () => {
  const { id, a, admin } = await begun();
  const first = await asRole("arbitrator", { firstName: "Ines", lastName: "Quist" });
  const second = await asRole("arbitrator", { firstName: "Odo", lastName: "Valk" });
  await admin.within(({ assignments }) => assignments.assign(id, { arbitratorId: first.who.id }));
  await admin.within(({ assignments }) => assignments.assign(id, { arbitratorId: second.who.id, reason: "Illness" }));
  const place = await name(a, id, { place: "counsel_a", name: "Ines Quist", email: first.who.email });
  await expect(accept(first.client, place.id)).rejects.toMatchObject({ issues: [{ field: "place", code: "case_place_decided" }] });
});

test("anyone who was of a side once is refused as the case's arbitrator, also after they were taken off", async () => {
  const { id, a, admin } = await begun();
  const sits = await asRole("arbitrator", { firstName: "Ines", lastName: "Quist" });
  const place = await name(a, id, { place: "counsel_a", name: "Ines Quist", email: sits.who.email });
  await accept(sits.client, place.id);
  await a.within(({ casePeople }) => casePeople.remove(id, place.id));
  await expect(admin.within(({ assignments }) => assignments.assign(id, { arbitratorId: sits.who.id }))).rejects.toMatchObject({
    issues: [{ field: "arbitratorId", code: "case_arbitrator_member" }],
  });
});

test("the entry of who joins counts nothing that its readers do not see", async () => {
  const { id, a } = await begun();
  const count = () =>
    env.DB.prepare("SELECT count(*) AS n FROM case_entries WHERE case_id = ? AND audience = 'everyone'").bind(id).first<{ n: number }>();
  for (const content of ["One.", "Two.", "Three."])
    await a.within(({ caseMessages }) => caseMessages.post(id, { content, audience: "side" }));
  const counsel = await person("party");
  const place = await name(a, id, { place: "counsel_a", name: counsel.name, email: counsel.email });
  const shared = await count();
  await accept(await asUser(counsel), place.id);
  const entry = await env.DB.prepare("SELECT body FROM case_entries WHERE case_id = ? AND type = 'person_joined'")
    .bind(id)
    .first<{ body: string }>();
  const { details } = JSON.parse(entry?.body ?? "{}");
  expect(details.earlierForEveryone).toBe(shared?.n);
  expect(details).not.toHaveProperty("earlierNotices");
});
