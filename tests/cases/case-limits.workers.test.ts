/** Cases, people, messages and uploads have limits by account and by network; and names that are messages are refused. */
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { servicesContext } from "#app/context.ts";
import { action } from "#app/routes/portal/case-edit/route.tsx";
import { LIMITS } from "#app/services/platform/rate-limits.server.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { person } from "#tests/kit/factories.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

const NOW = new Date("2026-11-20T15:00:00Z");
const clock = () => NOW;
const matter = { title: "Alba v. Stone", description: "Ten characters." };

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM rate_limits").run();
});

/** As if so many had been counted already under the bucket's keys. */
const used = (bucket: keyof typeof LIMITS, count: number) =>
  env.DB.prepare("UPDATE rate_limits SET count = ? WHERE key LIKE ?").bind(count, `${bucket}:%`).run();

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
  await used(bucket, LIMITS[bucket].requests);
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
  await used(bucket, LIMITS[bucket].requests);
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
  await used(bucket, LIMITS[bucket].requests);
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
  await used(bucket, LIMITS[bucket].requests);
  expect((await upload()).status).toBe(429);
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
