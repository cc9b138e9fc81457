/** Cases, people, messages and uploads have limits by account and by network; and names that are messages are refused. */
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { servicesContext } from "#app/context.ts";
import { action } from "#app/routes/portal/case-edit/route.tsx";
import { LIMITS, RESERVED } from "#app/services/platform/rate-limits.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { person } from "#tests/kit/factories.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import { visit } from "#tests/permissions/pages.ts";

const NOW = new Date("2026-11-20T15:00:00Z");
const clock = () => NOW;
const matter = { title: "Alba v. Stone", description: "Ten characters." };

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM rate_limits").run();
});

/** As if so many had been counted already under the bucket's keys. */
const used = (bucket: keyof typeof LIMITS, count: number) =>
  env.DB.prepare("UPDATE rate_limits SET count = ? WHERE key LIKE ?").bind(count, `${bucket}:%`).run();
/** Buckets of a network, each with its accounts'. */
const SHARED = {
  case_message_network: "case_message",
  case_change_network: "case_change",
  case_people_network: "case_people",
  case_upload: "case_upload_account",
} as const;
/** The same, and each account in that network has had its own part of it. */
const usedUp = async (bucket: keyof typeof LIMITS) => {
  await used(bucket, LIMITS[bucket].requests);
  const account = SHARED[bucket as keyof typeof SHARED];
  if (account) await used(account, LIMITS[account].requests * RESERVED);
};

test("who shares a network keeps a part of their own, whatever others have used up there", async () => {
  const { id, as } = await caseOf();
  const post = (client: ApiClient) =>
    client.post(`/api/cases/${id}/messages`, { content: `Shall we say ${next++}?`, audience: "everyone" });
  const there = { address: "2001:db8:77:7::9" };
  const [ours, theirs] = [as.partyA, as.partyB].map((client) => apiClient({ cookie: client.cookies(), ...there }));
  if (!ours || !theirs) throw new Error("nobody");
  expect((await post(ours)).status).toBe(201);
  await usedUp("case_message_network");
  expect((await post(ours)).status).toBe(429);
  expect((await post(theirs)).status).toBe(201);
  await usedUp("case_message_network");
  expect((await post(theirs)).status).toBe(429);
});

test("an account creates twenty cases in an hour, whatever network it comes from; then it is told when to come again", async () => {
  const who = await person("party");
  for (let index = 0; index < LIMITS.case_creation.requests; index += 1)
    expect((await (await asUser(who, { clock })).post("/api/cases", matter)).status).toBe(201);
  const refused = await (await asUser(who, { clock })).post("/api/cases", matter);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBe(3600);
  expect(await refused.json()).toMatchObject({ error: "too_many_requests", message: "Too many requests. Please wait and try again." });
  expect((await (await asUser(await person("party"), { clock })).post("/api/cases", matter)).status).toBe(201);
  const later = () => new Date(NOW.getTime() + 3_600_000);
  expect((await (await asUser(who, { clock: later })).post("/api/cases", matter)).status).toBe(201);
});

test("a network creates as many as its limit says, whoever signs in from it", async () => {
  const from = (host: number) => ({ clock, address: `2001:db8:c:d::${host}` });
  expect((await (await asUser(await person("party"), from(1))).post("/api/cases", matter)).status).toBe(201);
  await used("case_creation_network", LIMITS.case_creation_network.requests);
  expect((await (await asUser(await person("party"), from(2))).post("/api/cases", matter)).status).toBe(429);
  const elsewhere = { clock, address: "2001:db8:c:e::2" };
  expect((await (await asUser(await person("party"), elsewhere)).post("/api/cases", matter)).status).toBe(201);
});

test.each(["case_message", "case_message_network"] as const)("messages end at %s, and nothing more is posted", async (bucket) => {
  const { id, as } = await caseOf();
  const post = () => as.partyA.post(`/api/cases/${id}/messages`, { content: "Shall we say ten?", audience: "everyone" });
  expect((await post()).status).toBe(201);
  await usedUp(bucket);
  const refused = await post();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM case_messages WHERE case_id = ?").bind(id).first()).toEqual({ n: 1 });
});

test.each(["case_change", "case_change_network"] as const)("changes of a case's own words end at %s", async (bucket) => {
  const { id, as } = await caseOf();
  const edit = async (title: string) => {
    const { version } = (await as.partyA.within(({ caseFiles }) => caseFiles.open(id))).case;
    return as.partyA.within(({ caseMoves }) => caseMoves.edit(id, { title, description: "Ten characters.", version }));
  };
  await edit("Alba v. Stone and others");
  await usedUp(bucket);
  await expect(edit("Alba v. Stone and many others")).rejects.toMatchObject({ code: "too_many_requests" });
  // The page says so, and what was typed comes back.
  const form = new URLSearchParams({ title: "Alba v. Stone and many others", description: "Ten characters." });
  const answer = await as.partyA.within((services) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    const request = new Request(`http://concord.example/cases/${id}/edit`, { method: "POST", body: form });
    return action({ request, context, params: { id } } as unknown as Parameters<typeof action>[0]);
  });
  expect(answer).toMatchObject({
    init: { status: 429 },
    data: { issues: [{ field: "form", code: "try_later" }], typed: { title: "Alba v. Stone and many others" } },
  });
});

test.each(["case_people", "case_people_network"] as const)("people end at %s", async (bucket) => {
  const { id, as } = await caseOf();
  const name = () => as.partyA.within(({ casePeople }) => casePeople.name(id, { place: "counsel_a", name: "Clara Roche" }));
  await name();
  await usedUp(bucket);
  await expect(name()).rejects.toMatchObject({ code: "too_many_requests", detail: { retryAfter: expect.any(Number) } });
});

test.each(["case_upload", "case_upload_account"] as const)("uploads end at %s, before anything of them is read", async (bucket) => {
  const { id, as } = await caseOf();
  const upload = () => {
    const form = new FormData();
    form.set("file", new File(["%PDF-1.4\n%%EOF\n"], "brief.pdf", { type: "application/pdf" }));
    return as.partyA.send(`/api/cases/${id}/documents`, { method: "POST", body: form });
  };
  await upload();
  await usedUp(bucket);
  expect((await upload()).status).toBe(429);
});

test("what one side has used up of its invitations, the other side still has", async () => {
  const { id, as } = await caseOf();
  const invite = (client: ApiClient, place: string) =>
    client.within(({ casePeople }) => casePeople.name(id, { place, name: "Clara Roche", email: `clara-${place}-${next++}@roche.example` }));
  await invite(as.partyA, "counsel_a");
  await used("case_invitations", LIMITS.case_invitations.requests);
  await expect(invite(as.partyA, "counsel_a")).rejects.toMatchObject({ code: "too_many_requests" });
  expect(await invite(as.partyB, "counsel_b")).toMatchObject({ id: expect.any(String) });
});
let next = 0;

test("a mistyped address is put right at once; a second time within ten minutes, one waits", async () => {
  const { id, as } = await caseOf();
  const { id: place } = await as.partyA.within(({ casePeople }) =>
    casePeople.name(id, { place: "counsel_a", name: "Clara Roche", email: "clara@rohce.example" }),
  );
  const correct = (email: string) => as.partyA.within(({ casePeople }) => casePeople.edit(id, place, { name: "Clara Roche", email }));
  await correct("clara@roche.example");
  await expect(correct("klara@roche.example")).rejects.toMatchObject({
    code: "too_many_requests",
    detail: { retryAfter: expect.any(Number) },
  });
});

test("copies of documents end at the account's limit, before anything is written; another's account goes on, and repeated copies are one entry", async () => {
  const { id, as } = await caseOf();
  const form = new FormData();
  form.set("file", new File(["%PDF-1.4\n%%EOF\n"], "brief.pdf", { type: "application/pdf" }));
  const made = await (await as.partyA.send(`/api/cases/${id}/documents`, { method: "POST", body: form })).json<{ id: string }>();
  const take = (client: ApiClient) => client.get(`/api/documents/${made.id}/download`);
  const copies = async () =>
    (
      await env.DB.prepare("SELECT count(*) AS n FROM case_entries WHERE case_id = ? AND type = 'document_downloaded'")
        .bind(id)
        .first<{ n: number }>()
    )?.n;
  for (let index = 0; index < 3; index += 1) expect((await take(as.partyA)).status).toBe(200);
  expect(await copies()).toBe(1);
  await used("case_download", LIMITS.case_download.requests);
  const refused = await take(as.partyA);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await copies()).toBe(1);
  expect((await take(as.partyB)).status).toBe(200);
  expect(await copies()).toBe(2);
});

test("reading a whole record ends at the account's limit: its check as its export, and the other side's go on", async () => {
  const { id, as } = await caseOf();
  expect((await visit(as.partyA, `/cases/${id}/verification`)).status).toBe(200);
  await used("record", LIMITS.record.requests);
  expect((await visit(as.partyA, `/cases/${id}/verification`)).status).toBe(429);
  expect((await visit(as.partyA, `/cases/${id}/record`)).status).toBe(429);
  expect((await visit(as.partyB, `/cases/${id}/verification`)).status).toBe(200);
});

const MESSAGE = "Your account was closed, see http://evil.example";

test("a booking whose contact is called by a message is refused, with the field and in words", async () => {
  const answer = await apiClient().post("/api/bookings/fast", fastBooking({ contactName: MESSAGE, contactFirm: "evil.example/login" }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    issues: [
      { field: "contactName", code: "person_name_only", message: expect.stringMatching(/^Enter only the person’s name/) },
      { field: "contactFirm", code: "firm_name_only" },
    ],
  });
});

test("a draft keeps such a name as it was typed", async () => {
  const visitor = apiClient();
  expect((await visitor.patch("/api/drafts/current", { version: 0, values: { contactName: MESSAGE } })).status).toBe(200);
  expect(await (await visitor.get("/api/drafts/current")).json()).toMatchObject({ values: { contactName: { value: MESSAGE } } });
});

test("people of a case, invitees and one's own name are refused in the same way", async () => {
  const { id, as } = await caseOf();
  await expect(as.partyA.within(({ casePeople }) => casePeople.name(id, { place: "counsel_a", name: MESSAGE }))).rejects.toMatchObject({
    issues: [{ field: "name", code: "case_name_only" }],
  });
  await expect(
    as.partyA.within(({ casePeople }) => casePeople.name(id, { place: "counsel_a", name: "Clara Roche", firm: "www.evil.example" })),
  ).rejects.toMatchObject({ issues: [{ field: "firm", code: "case_firm_only" }] });
  const { client: admin } = await asRole("admin");
  const request = { email: "new@people.example", role: "party", firstName: MESSAGE, lastName: "Call +1 416 555 0100", locale: "en" };
  await expect(admin.within(({ invitations }) => invitations.invite(request))).rejects.toMatchObject({
    issues: [
      { field: "firstName", code: "first_name_only" },
      { field: "lastName", code: "last_name_only" },
    ],
  });
});
