/** Who is in a case: named, invited, come in, taken off; and what each sees at every step. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { tokenFor } from "#tests/kit/case-invitation.ts";
import { person } from "#tests/kit/factories.ts";
import { mailsTo } from "#tests/kit/mail/people-mail.ts";

const PASSWORD = "a good long passphrase";
let made = 0;
const newAddress = () => `place.${++made}@people.example`;

const name = (client: ApiClient, caseId: string, input: unknown) => client.within(({ casePeople }) => casePeople.name(caseId, input));
const see = (client: ApiClient, caseId: string) => client.within(({ caseFiles }) => caseFiles.open(caseId));
const accept = (client: ApiClient, token: string | null, input: object = { firstName: "Bruna", lastName: "Stone", password: PASSWORD }) =>
  client.within(({ invitations }) => invitations.accept(token ?? "", { acceptedAs: "self", ...input }));
const create = (client: ApiClient) =>
  client.within(({ cases }) => cases.create({ title: "Alba v. Stone", description: "Ten characters." }));
const types = async (caseId: string) =>
  (await env.DB.prepare("SELECT type FROM case_entries WHERE case_id = ? ORDER BY seq").bind(caseId).all<{ type: string }>()).results.map(
    ({ type }) => type,
  );

test("party B is invited by e-mail, sees nothing before accepting, and everything for everyone after", async () => {
  const { client: a } = await asRole("party");
  const { id } = await create(a);
  const email = newAddress();
  const placed = await name(a, id, { place: "party_b", name: "Bruna Stone", firm: "Stone Shipping", email });
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toMatch(/^Arbitration case CA-/);
  expect(`${mail?.text}${mail?.html}`).not.toContain("Alba v. Stone");
  const token = await tokenFor(placed.id);
  const done = await accept(apiClient(), token);
  if (done.done !== "created") throw new Error("An account is opened.");
  const b = await asUser({ id: done.userId });
  const file = await see(b, id);
  expect(file.relation).toEqual({ kind: "member", side: "b", capacity: "party" });
  expect(file.case.partyB).toEqual({ firstName: "Bruna", lastName: "Stone" });
  // At which address is an entry for our office and one for their own side.
  const addressed = ["invitation_addressed", "invitation_addressed"];
  expect(await types(id)).toEqual(["case_created", "person_named", "person_invited", ...addressed, "person_joined"]);
  expect((await b.within(({ caseLists }) => caseLists.statistics())).totalCases).toBe(1);
  await expect(accept(b, token)).rejects.toMatchObject({ code: "conflict" });
});

test("an account that is there accepts signed in, and an administrator or somebody of the case does not", async () => {
  const { client: a, who: ana } = await asRole("party");
  const { id } = await create(a);
  const b = await asRole("party");
  const place = await name(a, id, { place: "party_b", name: "Whoever", email: b.who.email });
  await expect(accept(apiClient(), await tokenFor(place.id))).rejects.toMatchObject({ code: "forbidden" });
  await expect(see(b.client, id)).rejects.toMatchObject({ code: "not_found" });
  expect(await accept(b.client, await tokenFor(place.id))).toEqual({ caseId: id, done: "joined", userId: b.who.id });
  expect((await see(b.client, id)).relation.kind).toBe("member");
  const own = await name(b.client, id, { place: "counsel_b", name: "Ana herself", email: ana.email });
  await expect(accept(a, await tokenFor(own.id))).rejects.toMatchObject({ code: "conflict" });
  const { client: admin, who: olive } = await asRole("admin");
  const above = await name(b.client, id, { place: "counsel_b", name: "Olive", email: olive.email });
  await expect(accept(admin, await tokenFor(above.id))).rejects.toMatchObject({ code: "conflict" });
});

test("each side names its own counsel, and side B, once it has people, its party", async () => {
  const { id, as } = await caseOf();
  const counsel = (place: string) => ({ place, name: "Clara Roche", firm: "Roche LLP" });
  await expect(name(as.partyA, id, counsel("counsel_b"))).rejects.toMatchObject({ code: "forbidden" });
  await expect(name(as.partyB, id, counsel("counsel_a"))).rejects.toMatchObject({ code: "forbidden" });
  await expect(name(as.arbitrator, id, counsel("counsel_a"))).rejects.toMatchObject({ code: "forbidden" });
  await expect(name(as.stranger, id, counsel("counsel_a"))).rejects.toMatchObject({ code: "not_found" });
  await expect(name(as.partyB, id, { place: "party_b", name: "Another" })).rejects.toMatchObject({
    issues: [{ field: "place", code: "case_place_invalid" }],
  });
  await expect(name(as.partyA, id, { place: "party_b", name: "Another" })).rejects.toMatchObject({
    issues: [{ field: "place", code: "case_side_held" }],
  });
  const mine = await name(as.partyA, id, counsel("counsel_a"));
  await name(as.counselB, id, counsel("counsel_b"));
  await name(as.admin, id, counsel("counsel_b"));
  await expect(as.partyB.within(({ casePeople }) => casePeople.remove(id, mine.id))).rejects.toMatchObject({ code: "forbidden" });
  await expect(as.stranger.within(({ casePeople }) => casePeople.remove(id, mine.id))).rejects.toMatchObject({ code: "not_found" });
});

test("who is taken off sees nothing any more, and an open link opens nothing", async () => {
  const { id, as, counselB } = await caseOf();
  const people = (await see(as.admin, id)).people;
  const place = people.find(({ email }) => email === counselB.email);
  await as.partyB.within(({ casePeople }) => casePeople.remove(id, place?.id ?? ""));
  await expect(see(as.counselB, id)).rejects.toMatchObject({ code: "not_found" });
  expect((await as.counselB.within(({ caseLists }) => caseLists.list())).cases).toEqual([]);
  const partyB = people.find(({ capacity, side }) => capacity === "party" && side === "b");
  await expect(as.partyA.within(({ casePeople }) => casePeople.remove(id, partyB?.id ?? ""))).rejects.toMatchObject({
    issues: [{ field: "place", code: "case_side_held" }],
  });
  await expect(as.partyB.within(({ casePeople }) => casePeople.remove(id, partyB?.id ?? ""))).rejects.toMatchObject({ code: "forbidden" });
  const invited = await name(as.partyB, id, { place: "counsel_b", name: "Dora", email: newAddress() });
  const token = await tokenFor(invited.id);
  await as.partyB.within(({ casePeople }) => casePeople.remove(id, invited.id));
  expect(await apiClient().within(({ invitations }) => invitations.open(token ?? ""))).toEqual({ state: "revoked" });
  await as.admin.within(({ casePeople }) => casePeople.remove(id, partyB?.id ?? ""));
  expect((await see(as.admin, id)).case.partyB).toBeNull();
  await expect(see(as.partyB, id)).rejects.toMatchObject({ code: "not_found" });
});

test("a new address gets a new link and the old one dies; asked again too soon, one waits", async () => {
  const { client } = await asRole("party");
  const { id } = await create(client);
  const first = newAddress();
  const place = await name(client, id, { place: "party_b", name: "Bruna Stone", email: first });
  const old = await tokenFor(place.id);
  await expect(client.within(({ casePeople }) => casePeople.invite(id, place.id))).rejects.toMatchObject({ code: "too_many_requests" });
  const second = newAddress();
  const readdress = { name: "Bruna Stone", email: second };
  await expect(client.within(({ casePeople }) => casePeople.edit(id, place.id, readdress))).rejects.toMatchObject({
    issues: [{ field: "email", code: "case_address_invited" }],
  });
  // Taken off, a mailbox of its own could be invited in their name.
  await expect(client.within(({ casePeople }) => casePeople.remove(id, place.id))).rejects.toMatchObject({ code: "forbidden" });
  expect((await see(client, id)).people.find((one) => one.id === place.id)).toMatchObject({ state: "invited" });
  const { client: office } = await asRole("admin");
  await office.within(({ casePeople }) => casePeople.edit(id, place.id, readdress));
  expect(await apiClient().within(({ invitations }) => invitations.open(old ?? ""))).toEqual({ state: "revoked" });
  const later = apiClient({ cookie: client.cookies(), clock: () => new Date(Date.now() + 700_000) });
  await later.within(({ casePeople }) => casePeople.invite(id, place.id));
  expect(await accept(apiClient(), await tokenFor(place.id))).toMatchObject({ done: "created", email: second });
  await expect(
    client.within(({ casePeople }) => casePeople.edit(id, place.id, { name: "Somebody else", email: second })),
  ).rejects.toMatchObject({ issues: [{ field: "place", code: "case_side_held" }] });
});

test("in a resolved case nobody is named, corrected or taken off; who was invited before comes in to read it", async () => {
  const { id, as } = await caseOf();
  const invited = await name(as.partyB, id, { place: "counsel_b", name: "Dora", email: newAddress() });
  await as.arbitrator.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "Settled." }));
  await expect(name(as.partyA, id, { place: "counsel_a", name: "Late" })).rejects.toMatchObject({ code: "transition_refused" });
  await expect(as.partyB.within(({ casePeople }) => casePeople.remove(id, invited.id))).rejects.toMatchObject({
    code: "transition_refused",
  });
  const done = await accept(apiClient(), await tokenFor(invited.id));
  if (done.done !== "created") throw new Error("An account is opened.");
  const reader = await asUser({ id: done.userId });
  expect(await see(reader, id)).toMatchObject({ case: { status: "resolved" }, may: { post: false, file: false } });
});

test("who comes in under another name than they were given is checked by it too", async () => {
  const { id, as } = await caseOf();
  await as.arbitrator.within(({ interests }) => interests.declare({ name: "Wilhelmina Quist" }));
  const joins = await person("party", { firstName: "Wilhelmina", lastName: "Quist", name: "Wilhelmina Quist" });
  const place = await name(as.partyB, id, { place: "counsel_b", name: "Our counsel", email: joins.email });
  expect(await as.arbitrator.within(({ assignments }) => assignments.disclosures())).toEqual([]);
  await accept(await asUser(joins), await tokenFor(place.id));
  expect((await as.arbitrator.within(({ assignments }) => assignments.disclosures()))[0]?.hits).toMatchObject([
    { name: "Wilhelmina Quist", source: "interest" },
  ]);
});

test("two who come in at the same moment both do, and the case's chain holds both", async () => {
  const { id, as } = await caseOf();
  const [one, two] = [await person("party"), await person("party")];
  const places: { id: string }[] = [];
  for (const who of [one, two]) places.push(await name(as.partyB, id, { place: "counsel_b", name: who.name, email: who.email }));
  const clients = await Promise.all([asUser(one), asUser(two)]);
  await Promise.all(clients.map(async (client, at) => accept(client, await tokenFor(places[at]?.id ?? ""))));
  for (const client of clients) expect((await see(client, id)).relation.kind).toBe("member");
});

test("counsel who comes in on the other side is told of to everyone in the case", async () => {
  const { id, as } = await caseOf();
  const { client: counsel, who } = await asRole("party", { firstName: "Priya", lastName: "Raman" });
  const join = async (by: ApiClient, place: string) => {
    const named = await name(by, id, { place, name: "Priya Raman", email: who.email });
    await accept(counsel, await tokenFor(named.id));
    return named.id;
  };
  const first = await join(as.partyA, "counsel_a");
  expect(await types(id)).not.toContain("sides_changed");
  await as.partyA.within(({ casePeople }) => casePeople.remove(id, first));
  await join(as.partyA, "counsel_a").then((again) => as.partyA.within(({ casePeople }) => casePeople.remove(id, again)));
  expect(await types(id)).not.toContain("sides_changed");
  await join(as.partyB, "counsel_b");
  expect((await types(id)).filter((type) => type === "sides_changed")).toHaveLength(1);
  for (const reader of [as.partyA, as.partyB, as.arbitrator, as.admin]) {
    const { rows } = await see(reader, id);
    expect(rows.entries.find(({ type }) => type === "sides_changed")?.body).toContain("Priya Raman");
  }
  for (const reader of [as.partyA, as.partyB, as.arbitrator])
    expect(await (await reader.get("/api/activities")).text()).toContain("Came from the other side: Priya Raman");
});
