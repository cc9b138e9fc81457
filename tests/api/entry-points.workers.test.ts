/** Every door of the API × who knocks (quality, "Security"): a new route without a row here fails. */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { type ApiClient, api, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { booking } from "#tests/kit/factories.ts";
import { businessDayIn, detailedBooking, fastBooking } from "#tests/kit/payloads.ts";
import { BARE_PNG } from "#tests/kit/pictures.ts";

const ACTORS = ["visitor", "party", "arbitrator", "admin"] as const;
type Actor = (typeof ACTORS)[number];

interface EntryPoint {
  call: (client: ApiClient) => Promise<Response>;
  /** The same for everybody, or per actor. */
  expected: number | Record<Actor, number>;
}

let otherId = "";
let documentId = "";
let picture = "";
let caseId = "";
let filedId = "";

function aFiling(): FormData {
  const form = new FormData();
  form.set("file", new File(["%PDF-1.7\n"], "notice.pdf"));
  return form;
}

function aDocument(): FormData {
  const form = new FormData();
  form.set("document", new File(["%PDF-1.7\n"], "notice.pdf"));
  form.set("audience", "staff");
  return form;
}

const forStaffAndOwners = { visitor: 401, party: 200, arbitrator: 200, admin: 200 };
/** Somebody else's booking: administrators alone may, and nobody else learns that it is there. */
const ofAnother = (admin: number) => ({ visitor: 401, party: 404, arbitrator: 404, admin });
const forPeople = forStaffAndOwners;

const ENTRY_POINTS: Readonly<Record<string, EntryPoint>> = {
  "GET /api/docs": { call: (client) => client.get("/api/docs"), expected: 200 },
  // An installation without a key publishes none.
  "GET /api/record-signing-key": { call: (client) => client.get("/api/record-signing-key"), expected: 404 },
  "GET /api/health": { call: (client) => client.get("/api/health"), expected: 200 },
  // An installation without a token shows none.
  "GET /api/health/figures": { call: (client) => client.get("/api/health/figures"), expected: 404 },
  "GET /api/login": { call: (client) => client.get("/api/login"), expected: 302 },
  "GET /api/logout": { call: (client) => client.get("/api/logout"), expected: 302 },
  "GET /api/auth/user": { call: (client) => client.get("/api/auth/user"), expected: forPeople },
  "GET /api/auth/get-session": { call: (client) => client.get("/api/auth/get-session"), expected: 200 },
  "POST /api/auth/sign-in/email": {
    call: (client) => client.post("/api/auth/sign-in/email", { email: "nobody@people.example", password: "not a password" }, OWN_PAGE),
    expected: 401,
  },
  "POST /api/auth/sign-in/passkey/options": {
    call: (client) => client.post("/api/auth/sign-in/passkey/options", {}, OWN_PAGE),
    expected: 200,
  },
  "POST /api/auth/sign-in/passkey": {
    call: (client) => client.post("/api/auth/sign-in/passkey", { response: { id: "bm9uZQ" } }, OWN_PAGE),
    expected: 401,
  },
  "POST /api/auth/passkeys/options": {
    call: (client) => client.post("/api/auth/passkeys/options", { name: "Desk key", password: "not the password" }, OWN_PAGE),
    expected: { visitor: 401, party: 400, arbitrator: 400, admin: 400 },
  },
  "POST /api/auth/passkeys": {
    call: (client) => client.post("/api/auth/passkeys", { name: "", response: { id: "bm9uZQ" } }, OWN_PAGE),
    expected: { visitor: 401, party: 400, arbitrator: 400, admin: 400 },
  },
  "POST /api/auth/sign-out": { call: (client) => client.post("/api/auth/sign-out", {}, OWN_PAGE), expected: 200 },
  "POST /api/people/me/export": {
    call: (client) => client.post("/api/people/me/export", { password: "not the password" }, OWN_PAGE),
    expected: { visitor: 401, party: 400, arbitrator: 400, admin: 400 },
  },
  "POST /api/people/export": {
    call: (client) => client.post("/api/people/export", { email: "guest@people.example", password: "not the password" }, OWN_PAGE),
    expected: { visitor: 401, party: 404, arbitrator: 404, admin: 400 },
  },
  "GET /api/people/me/erasure": {
    call: (client) => client.get("/api/people/me/erasure"),
    expected: { visitor: 401, party: 200, arbitrator: 200, admin: 200 },
  },
  "POST /api/people/me/erasure": {
    call: (client) => client.post("/api/people/me/erasure", { password: "not the password" }, OWN_PAGE),
    expected: { visitor: 401, party: 400, arbitrator: 400, admin: 400 },
  },
  "POST /api/people/me/erasure/withdraw": {
    call: (client) => client.post("/api/people/me/erasure/withdraw", {}, OWN_PAGE),
    expected: { visitor: 401, party: 404, arbitrator: 404, admin: 404 },
  },
  "GET /api/people/erasure/requests": {
    call: (client) => client.get("/api/people/erasure/requests"),
    expected: { visitor: 401, party: 404, arbitrator: 404, admin: 200 },
  },
  "POST /api/people/erasure/requests/:id/refuse": {
    call: (client) => client.post("/api/people/erasure/requests/none/refuse", { reason: "A hearing is to come." }, OWN_PAGE),
    expected: { visitor: 401, party: 404, arbitrator: 404, admin: 404 },
  },
  "POST /api/people/erasure/preview": {
    call: (client) => client.post("/api/people/erasure/preview", { email: "guest@people.example" }, OWN_PAGE),
    expected: { visitor: 401, party: 404, arbitrator: 404, admin: 200 },
  },
  "POST /api/people/erasure": {
    call: (client) =>
      client.post("/api/people/erasure", { email: "guest@people.example", reason: "They asked.", password: "not the password" }, OWN_PAGE),
    expected: { visitor: 401, party: 404, arbitrator: 404, admin: 400 },
  },
  "GET /api/legal-holds": {
    call: (client) => client.get("/api/legal-holds"),
    expected: { visitor: 401, party: 404, arbitrator: 404, admin: 200 },
  },
  "POST /api/legal-holds": {
    call: (client) =>
      client.post(
        "/api/legal-holds",
        { kind: "person", subject: "held@people.example", reason: "A dispute.", password: "not the password" },
        OWN_PAGE,
      ),
    expected: { visitor: 401, party: 404, arbitrator: 404, admin: 400 },
  },
  "POST /api/legal-holds/:id/lift": {
    call: (client) => client.post("/api/legal-holds/unknown/lift", { reason: "It is over.", password: "not the password" }, OWN_PAGE),
    expected: { visitor: 401, party: 404, arbitrator: 404, admin: 404 },
  },
  "GET /api/drafts/current": { call: (client) => client.get("/api/drafts/current"), expected: 200 },
  "GET /api/drafts/current/lines": { call: (client) => client.get("/api/drafts/current/lines"), expected: 200 },
  "PATCH /api/drafts/current": {
    call: (client) => client.patch("/api/drafts/current", { version: 0, values: { contactName: "Ada Beaulieu" } }),
    expected: 200,
  },
  "POST /api/drafts/current/resume-link": {
    call: async (client) => {
      await client.patch("/api/drafts/current", { version: 0, values: { contactName: "Ada Beaulieu" } });
      return client.post("/api/drafts/current/resume-link", {});
    },
    expected: 201,
  },
  "DELETE /api/drafts/current/resume-link": { call: (client) => client.delete("/api/drafts/current/resume-link"), expected: 204 },
  "POST /api/bookings/fast": { call: (client) => client.post("/api/bookings/fast", fastBooking()), expected: 201 },
  "POST /api/public-bookings": { call: (client) => client.post("/api/public-bookings", detailedBooking()), expected: 201 },
  "POST /api/public-bookings/hold": {
    call: (client) => client.post("/api/public-bookings/hold", { manageKey: "unknown" }),
    expected: 404,
  },
  "GET /api/calendar/hearings": { call: (client) => client.get("/api/calendar/hearings"), expected: forPeople },
  "GET /api/calendar/deadlines": { call: (client) => client.get("/api/calendar/deadlines"), expected: forPeople },
  "GET /api/accounting/bookings": { call: (client) => client.get("/api/accounting/bookings"), expected: forPeople },
  "GET /api/accounting/bookings/:id": {
    call: (client) => client.get(`/api/accounting/bookings/${otherId}`),
    expected: ofAnother(200),
  },
  "GET /api/bookings": { call: (client) => client.get("/api/bookings"), expected: forStaffAndOwners },
  // Somebody else's booking: only administrators.
  "GET /api/bookings/:id": {
    call: (client) => client.get(`/api/bookings/${otherId}`),
    expected: ofAnother(200),
  },
  "PATCH /api/bookings/:id": {
    call: async (client) => client.patch(`/api/bookings/${(await booking()).id}`, { status: "cancelled", reason: "Settled." }),
    expected: ofAnother(200),
  },
  "DELETE /api/bookings/:id": {
    call: async (client) => client.delete(`/api/bookings/${(await booking()).id}`),
    expected: ofAnother(204),
  },
  "PUT /api/bookings/:id": {
    call: async (client) =>
      client.send(`/api/bookings/${(await booking()).id}`, {
        method: "PUT",
        body: JSON.stringify({ version: 1, values: detailedBooking({ createdBy: undefined, status: undefined }) }),
        headers: { "Content-Type": "application/json" },
      }),
    expected: ofAnother(200),
  },
  "POST /api/bookings/:id/hold": {
    call: async (client) => client.post(`/api/bookings/${(await booking({ status: "pending" })).id}/hold`, {}),
    expected: ofAnother(200),
  },
  "DELETE /api/bookings/:id/hold": {
    call: async (client) => client.delete(`/api/bookings/${(await booking({ status: "pending" })).id}/hold`),
    expected: ofAnother(200),
  },
  "DELETE /api/bookings/:id/manage-link": {
    call: async (client) => client.delete(`/api/bookings/${(await booking()).id}/manage-link`),
    expected: ofAnother(204),
  },
  "POST /api/bookings/:id/manage-link": {
    call: async (client) => client.post(`/api/bookings/${(await booking()).id}/manage-link`, {}),
    expected: ofAnother(202),
  },
  "GET /api/bookings/:id/documents": { call: (client) => client.get(`/api/bookings/${otherId}/documents`), expected: ofAnother(200) },
  "POST /api/bookings/:id/documents": {
    call: (client) => client.send(`/api/bookings/${otherId}/documents`, { method: "POST", body: aDocument() }),
    expected: ofAnother(201),
  },
  "GET /api/bookings/:id/documents/:document": {
    call: (client) => client.get(`/api/bookings/${otherId}/documents/${documentId}`),
    expected: ofAnother(200),
  },
  "DELETE /api/bookings/:id/documents/:document": {
    call: (client) => client.delete(`/api/bookings/${otherId}/documents/${documentId}`),
    expected: ofAnother(204),
  },
  "GET /api/cases": { call: (client) => client.get("/api/cases"), expected: forPeople },
  "POST /api/cases": {
    call: (client) => client.post("/api/cases", { title: "Alba v. Stone", description: "Ten characters." }),
    expected: { visitor: 401, party: 201, arbitrator: 403, admin: 201 },
  },
  "GET /api/cases/:id": { call: (client) => client.get(`/api/cases/${caseId}`), expected: ofAnother(200) },
  "GET /api/cases/:id/documents": { call: (client) => client.get(`/api/cases/${caseId}/documents`), expected: ofAnother(200) },
  "POST /api/cases/:id/documents": {
    call: (client) => client.send(`/api/cases/${caseId}/documents`, { method: "POST", body: aFiling() }),
    expected: ofAnother(201),
  },
  "GET /api/cases/:id/exhibits": { call: (client) => client.get(`/api/cases/${caseId}/exhibits`), expected: ofAnother(200) },
  "PATCH /api/documents/:id": {
    call: (client) => client.patch(`/api/documents/${filedId}`, { description: "What it is" }),
    expected: ofAnother(200),
  },
  "PUT /api/documents/:id/place": {
    call: (client) => client.put(`/api/documents/${filedId}/place`, { before: null }),
    expected: ofAnother(204),
  },
  "GET /api/cases/:id/uploads": { call: (client) => client.get(`/api/cases/${caseId}/uploads`), expected: ofAnother(200) },
  "POST /api/cases/:id/uploads": {
    call: (client) => client.post(`/api/cases/${caseId}/uploads`, { name: "bundle.pdf", size: 9 }),
    expected: ofAnother(201),
  },
  "PUT /api/cases/:id/uploads/:upload/parts/:number": {
    call: (client) => client.send(`/api/cases/${caseId}/uploads/missing/parts/1`, { method: "PUT", body: "%PDF-1.7 " }),
    expected: ofAnother(404),
  },
  "POST /api/cases/:id/uploads/:upload/finish": {
    call: (client) => client.send(`/api/cases/${caseId}/uploads/missing/finish`, { method: "POST" }),
    expected: ofAnother(404),
  },
  "DELETE /api/cases/:id/uploads/:upload": {
    call: (client) => client.delete(`/api/cases/${caseId}/uploads/missing`),
    expected: ofAnother(404),
  },
  "GET /api/cases/:id/bundles": { call: (client) => client.get(`/api/cases/${caseId}/bundles`), expected: ofAnother(200) },
  "POST /api/cases/:id/bundles": {
    call: (client) => client.post(`/api/cases/${caseId}/bundles`, { title: "Hearing bundle" }),
    expected: ofAnother(201),
  },
  // A bundle that nobody has.
  "GET /api/bundles/:id": { call: (client) => client.get("/api/bundles/missing"), expected: ofAnother(404) },
  "PATCH /api/bundles/:id": { call: (client) => client.patch("/api/bundles/missing", {}), expected: ofAnother(404) },
  "DELETE /api/bundles/:id": { call: (client) => client.delete("/api/bundles/missing?version=1"), expected: ofAnother(404) },
  "POST /api/bundles/:id/final": { call: (client) => client.post("/api/bundles/missing/final", { version: 1 }), expected: ofAnother(404) },
  "GET /api/bundles/:id/download": { call: (client) => client.get("/api/bundles/missing/download"), expected: ofAnother(404) },
  "GET /api/bundles/:id/view": { call: (client) => client.get("/api/bundles/missing/view"), expected: ofAnother(404) },
  "GET /api/bundles/:id/volumes/:number/download": {
    call: (client) => client.get("/api/bundles/missing/volumes/1/download"),
    expected: ofAnother(404),
  },
  "GET /api/bundles/:id/volumes/:number/view": {
    call: (client) => client.get("/api/bundles/missing/volumes/1/view"),
    expected: ofAnother(404),
  },
  "GET /api/documents/:id/preview": { call: (client) => client.get(`/api/documents/${filedId}/preview`), expected: ofAnother(200) },
  "GET /api/documents/:id/view": { call: (client) => client.get(`/api/documents/${filedId}/view`), expected: ofAnother(200) },
  "GET /api/documents/:id/download": { call: (client) => client.get(`/api/documents/${filedId}/download`), expected: ofAnother(200) },
  "GET /api/cases/:id/messages": { call: (client) => client.get(`/api/cases/${caseId}/messages`), expected: ofAnother(200) },
  "POST /api/cases/:id/messages": {
    call: (client) => client.post(`/api/cases/${caseId}/messages`, { content: "Noted.", isPrivate: false }),
    expected: ofAnother(201),
  },
  "PATCH /api/cases/:id/draft": {
    call: (client) => client.patch(`/api/cases/${caseId}/draft`, { content: "Not" }),
    expected: ofAnother(204),
  },
  "GET /api/notices/unread": { call: (client) => client.get("/api/notices/unread"), expected: forPeople },
  "PATCH /api/cases/:id": {
    call: async (client) =>
      client.patch(`/api/cases/${(await caseOf({ status: "resolved" })).id}`, { status: "in_progress", reason: "An error." }),
    expected: ofAnother(200),
  },
  "GET /api/availability": {
    call: (client) => client.get(`/api/availability?venue=toronto&from=${businessDayIn(30)}&to=${businessDayIn(31)}`),
    expected: 200,
  },
  "GET /api/availability/month": {
    call: (client) => client.get(`/api/availability/month?venue=toronto&month=${businessDayIn(30).slice(0, 7)}`),
    expected: 200,
  },
  "GET /api/availability/rooms": {
    call: (client) => client.get("/api/availability/rooms?venue=toronto&people=22"),
    expected: 200,
  },
  "GET /api/activities": { call: (client) => client.get("/api/activities"), expected: forPeople },
  "GET /api/search": { call: (client) => client.get("/api/search?q=Alba"), expected: forPeople },
  "GET /api/statistics": { call: (client) => client.get("/api/statistics"), expected: forPeople },
  "GET /api/venues": { call: (client) => client.get("/api/venues"), expected: 200 },
  "POST /api/estimates": { call: (client) => client.post("/api/estimates", { location: "toronto" }), expected: 200 },
  "GET /api/rooms": { call: (client) => client.get("/api/rooms"), expected: { visitor: 401, party: 404, arbitrator: 404, admin: 200 } },
  // Somebody else's picture.
  "GET /api/people/:id/picture": { call: (client) => client.get(picture), expected: ofAnother(200) },
  "GET /api/files/*": { call: (client) => client.get("/api/files/site/hero.webm"), expected: 200 },
  "GET /api/ai/chat": { call: (client) => client.get("/api/ai/chat"), expected: 200 },
  "POST /api/ai/chat": { call: (client) => client.post("/api/ai/chat", { message: "Hello" }), expected: 200 },
  "POST /api/ai/chat/stream": {
    call: async (client) => {
      const answer = await client.post("/api/ai/chat/stream", { message: "Hello" });
      await answer.text();
      return answer;
    },
    expected: 200,
  },
  "GET /api/ai/chat/news": { call: (client) => client.get("/api/ai/chat/news"), expected: 200 },
  "DELETE /api/ai/chat": { call: (client) => client.delete("/api/ai/chat"), expected: 204 },
  "GET /api/ai/faqs": { call: (client) => client.get("/api/ai/faqs"), expected: 200 },
  "POST /api/ai/faqs": {
    call: (client) => client.post("/api/ai/faqs", { question: "Is there a piano?", answer: "There is none.", category: "general" }),
    expected: ofAnother(201),
  },
  "PUT /api/ai/faqs/:id": {
    call: (client) => client.put("/api/ai/faqs/catering", { question: "Is there tea?", answer: "There is tea.", category: "general" }),
    expected: ofAnother(200),
  },
  "DELETE /api/ai/faqs/:id": { call: (client) => client.delete("/api/ai/faqs/documents"), expected: ofAnother(200) },
  "POST /api/ai/try": { call: (client) => client.post("/api/ai/try", { message: "Hello", locale: "en" }), expected: ofAnother(200) },
  "GET /api/ai/config": { call: (client) => client.get("/api/ai/config"), expected: 200 },
  "PUT /api/ai/config": {
    call: (client) => client.put("/api/ai/config", { key: "ai_personality", value: "Patient." }),
    expected: ofAnother(200),
  },
  // Of a task that is not there; those that are: `tests/permissions/table.ts`.
  "PATCH /api/tasks/:id": {
    call: (client) => client.patch("/api/tasks/AAAAAAAAAAAAAAAAAAAAAA", { move: "take", heldBy: null }),
    expected: ofAnother(404),
  },
  "POST /api/page-views": { call: (client) => client.post("/api/page-views", { path: "/contact", locale: "en" }), expected: 204 },
};

const OWN_PAGE = { Origin: "http://concord.example" };

beforeAll(async () => {
  otherId = (await booking()).id;
  const { client } = await asRole("admin");
  const attached = await client.send(`/api/bookings/${otherId}/documents`, { method: "POST", body: aDocument() });
  documentId = (await attached.json<{ id: string }>()).id;
  const { id, as: people } = await caseOf();
  caseId = id;
  const filed = await people.partyA.send(`/api/cases/${id}/documents`, { method: "POST", body: aFiling() });
  filedId = (await filed.json<{ id: string }>()).id;
  await env.FILES.put("site/hero.webm", "a film");
  const { who, client: self } = await asRole("party");
  await self.within((services) => services.account.savePicture({ name: "me.png", bytes: BARE_PNG }));
  picture = `/api/people/${who.id}/picture`;
});

const as = async (actor: Actor): Promise<ApiClient> => (actor === "visitor" ? apiClient() : (await asRole(actor)).client);

test("every route of the API has a row in this table", () => {
  const routes = api.routes.filter((route) => route.method !== "ALL").map((route) => `${route.method} ${route.path}`);
  expect([...new Set(routes)].sort()).toEqual(Object.keys(ENTRY_POINTS).sort());
});

describe.each(Object.entries(ENTRY_POINTS))("%s", (_route, door) => {
  test.each(ACTORS)("%s", async (actor) => {
    const answer = await door.call(await as(actor));
    expect(answer.status).toBe(typeof door.expected === "number" ? door.expected : door.expected[actor]);
  });
});

describe("writes come from our own pages or from programs", () => {
  const writes = Object.entries(ENTRY_POINTS).filter(([route]) => !route.startsWith("GET "));

  test.each(writes.map(([route]) => route))("%s from another site: 403", async (route) => {
    const [method = "", path = ""] = route.split(" ");
    const knock = (headers: Record<string, string>) =>
      apiClient().send(path, {
        method,
        body: method === "DELETE" ? undefined : "{}",
        headers: { "Content-Type": "application/json", ...headers },
      });
    expect((await knock({ Origin: "https://evil.example" })).status).toBe(403);
    expect((await knock({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await knock({ "Sec-Fetch-Site": "same-site" })).status).toBe(403);
    expect((await knock({ Origin: "null" })).status).toBe(403);
  });

  test("from our own page they are taken", async () => {
    const headers = { Origin: "http://concord.example", "Sec-Fetch-Site": "same-origin" };
    expect((await apiClient().post("/api/bookings/fast", fastBooking(), headers)).status).toBe(201);
  });
});

test.each(["/api", "/api/", "/api/nothing-here", "/api/bookings/a/b/c", "/api/auth/admin/list-users"])("%s: 404 in JSON", async (path) => {
  const answer = await apiClient().get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(await answer.json()).toMatchObject({ error: "not_found" });
});

test("health names each part and the assistant's provider", async () => {
  const answer = await apiClient().get("/api/health");
  expect(await answer.json()).toEqual({
    ok: true,
    version: "test",
    environment: "local",
    database: "ok",
    storage: "ok",
    sessions: "ok",
    assistant: "guided",
  });
});

test("health answers 503 when the database does not", async () => {
  const database = { prepare: () => ({ all: () => Promise.reject(new Error("no answer")) }) } as unknown as D1Database;
  const answer = await apiClient({ database }).get("/api/health");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ ok: false, database: "unavailable" });
});

test("an error of the inside says nothing of it", async () => {
  const { client } = await asRole("admin");
  const broken = {
    prepare: () => {
      throw new Error("SQLITE secret table layout");
    },
  } as unknown as D1Database;
  const answer = await apiClient({ cookie: client.cookies(), database: broken }).get("/api/bookings");
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toMatch(/SQLITE|secret/);
});

test("an overloaded database answers 503 with the time to wait", async () => {
  const overloaded = {
    prepare: () => {
      throw new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long.");
    },
  } as unknown as D1Database;
  const answer = await apiClient({ database: overloaded }).post("/api/bookings/fast", fastBooking());
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("2");
});
