/**
 * THE table of who gets what at every call of the API and at every address of the pages: twelve kinds of people and a visitor,
 * on what is there and on what is missing. A route without a row here fails, and so does a row without a route.
 */
import { newId } from "#app/services/platform/ids.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import type { Actor, Subjects } from "./world.ts";

/** What each is answered, on what is there. */
export type Expected = Readonly<Record<Actor, number>>;

/** Signed in and of a known role, nothing else asked. */
const SIGNED_IN: readonly Actor[] = [
  "partyA",
  "partyB",
  "invitedB",
  "removed",
  "unrelated",
  "arbitrator",
  "coArbitrator",
  "proposedCo",
  "otherArbitrator",
  "administrator",
];
const IN_THE_CASE: readonly Actor[] = ["partyA", "partyB", "arbitrator", "coArbitrator", "proposedCo", "administrator"];
const EVERYONE: readonly Actor[] = ["anonymous", ...SIGNED_IN, "unknownRole", "revoked"];

/** `of` get what is given, regardless of who else is signed in `others`, who is not `out`. */
function expected(
  of: readonly Actor[],
  status: number,
  others: number,
  out: Pick<Expected, "anonymous" | "unknownRole" | "revoked">,
): Expected {
  const signedIn = Object.fromEntries(SIGNED_IN.map((actor) => [actor, of.includes(actor) ? status : others])) as Expected;
  return { ...signedIn, ...out };
}

// Calls of the API.
const NOT_SIGNED_IN = { anonymous: 401, unknownRole: 401, revoked: 401 };
const all = (status: number) => Object.fromEntries(EVERYONE.map((actor) => [actor, status])) as Expected;
const signedIn = (status: number) => expected(SIGNED_IN, status, status, NOT_SIGNED_IN);
const office = (status: number) => expected(["administrator"], status, 404, NOT_SIGNED_IN);
const booker = (status: number) => expected(["partyA", "administrator"], status, 404, NOT_SIGNED_IN);
const partyA = (status: number) => expected(["partyA"], status, 404, NOT_SIGNED_IN);
const inTheCase = (status: number, but: Partial<Expected> = {}) => ({ ...expected(IN_THE_CASE, status, 404, NOT_SIGNED_IN), ...but });

export interface ApiRow {
  call: (client: ApiClient, on: Subjects) => Promise<Response>;
  expected: Expected;
  /** It names something: on what is missing, everybody gets the same as those who may not see what is there. */
  named?: true;
}

const OWN_PAGE = { Origin: "http://concord.example" };
const file = (part: string) => {
  const form = new FormData();
  form.set(part, new File(["%PDF-1.7\n"], "walk.pdf"));
  return form;
};
const put = (client: ApiClient, path: string, body: unknown) =>
  client.send(path, { method: "PUT", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
const faq = { question: "Is there a piano?", answer: "There is none at all.", category: "general" };

export const API: Readonly<Record<string, ApiRow>> = {
  "GET /api/health/figures": { call: (client) => client.get("/api/health/figures"), expected: all(404) },
  "GET /api/health": { call: (client) => client.get("/api/health"), expected: all(200) },
  "GET /api/record-signing-key": { call: (client) => client.get("/api/record-signing-key"), expected: all(404) },
  "GET /api/docs": { call: (client) => client.get("/api/docs"), expected: all(200) },
  "GET /api/login": { call: (client) => client.get("/api/login"), expected: all(302) },
  "GET /api/logout": { call: (client) => client.get("/api/logout", { "Sec-Fetch-Site": "cross-site" }), expected: all(403) },
  "GET /api/auth/user": { call: (client) => client.get("/api/auth/user"), expected: { ...signedIn(200), unknownRole: 200 } },
  "GET /api/auth/get-session": { call: (client) => client.get("/api/auth/get-session"), expected: all(200) },
  "POST /api/auth/sign-in/email": {
    // Each their own address: guesses at one of them are slowed.
    call: (client) => client.post("/api/auth/sign-in/email", { email: `${newId()}@people.example`, password: "not a password" }, OWN_PAGE),
    expected: all(401),
  },
  "POST /api/auth/sign-in/passkey/options": {
    call: (client) => client.post("/api/auth/sign-in/passkey/options", {}, OWN_PAGE),
    expected: all(200),
  },
  "POST /api/auth/sign-in/passkey": {
    call: (client) => client.post("/api/auth/sign-in/passkey", { response: { id: "bm9uZQ" } }, OWN_PAGE),
    expected: all(401),
  },
  "POST /api/auth/passkeys/options": {
    call: (client) => client.post("/api/auth/passkeys/options", { name: "Desk key", password: "not the password" }, OWN_PAGE),
    expected: signedIn(400),
  },
  "POST /api/auth/passkeys": {
    call: (client) => client.post("/api/auth/passkeys", { name: "", response: { id: "bm9uZQ" } }, OWN_PAGE),
    expected: signedIn(400),
  },
  // From another site, so that no session ends in the middle of the walk.
  "POST /api/auth/sign-out": {
    call: (client) => client.post("/api/auth/sign-out", {}, { Origin: "https://evil.example" }),
    expected: all(403),
  },
  "POST /api/people/me/export": {
    call: (client) => client.post("/api/people/me/export", { password: "not the password" }, OWN_PAGE),
    expected: signedIn(400),
  },
  "POST /api/people/export": {
    call: (client) => client.post("/api/people/export", { email: "guest@people.example", password: "not the password" }, OWN_PAGE),
    expected: office(400),
  },
  "GET /api/people/me/erasure": { call: (client) => client.get("/api/people/me/erasure", OWN_PAGE), expected: signedIn(200) },
  "POST /api/people/me/erasure": {
    call: (client) => client.post("/api/people/me/erasure", { password: "not the password" }, OWN_PAGE),
    expected: signedIn(400),
  },
  "POST /api/people/me/erasure/withdraw": {
    call: (client) => client.post("/api/people/me/erasure/withdraw", {}, OWN_PAGE),
    expected: signedIn(404),
  },
  "GET /api/people/erasure/requests": { call: (client) => client.get("/api/people/erasure/requests", OWN_PAGE), expected: office(200) },
  "POST /api/people/erasure/requests/:id/refuse": {
    call: (client) => client.post("/api/people/erasure/requests/none/refuse", { reason: "A hearing is to come." }, OWN_PAGE),
    expected: office(404),
  },
  "POST /api/people/erasure/preview": {
    call: (client) => client.post("/api/people/erasure/preview", { email: "guest@people.example" }, OWN_PAGE),
    expected: office(200),
  },
  "POST /api/people/erasure": {
    call: (client) =>
      client.post("/api/people/erasure", { email: "guest@people.example", reason: "They asked.", password: "not the password" }, OWN_PAGE),
    expected: office(400),
  },
  "GET /api/legal-holds": {
    call: (client) => client.get("/api/legal-holds", OWN_PAGE),
    expected: office(200),
  },
  "POST /api/legal-holds": {
    call: (client) =>
      client.post(
        "/api/legal-holds",
        { kind: "person", subject: "held@people.example", reason: "A dispute.", password: "not the password" },
        OWN_PAGE,
      ),
    expected: office(400),
  },
  "POST /api/legal-holds/:id/lift": {
    call: (client) => client.post("/api/legal-holds/unknown/lift", { reason: "It is over.", password: "not the password" }, OWN_PAGE),
    expected: office(404),
  },
  "GET /api/people/:id/picture": {
    call: (client, on) => client.get(`/api/people/${on.personId}/picture`),
    expected: signedIn(404),
    named: true,
  },
  "GET /api/drafts/current": { call: (client) => client.get("/api/drafts/current"), expected: all(200) },
  "GET /api/drafts/current/lines": { call: (client) => client.get("/api/drafts/current/lines"), expected: all(200) },
  "PATCH /api/drafts/current": { call: (client) => client.patch("/api/drafts/current", { version: 99 }), expected: all(409) },
  "POST /api/drafts/current/resume-link": { call: (client) => client.post("/api/drafts/current/resume-link", {}), expected: all(404) },
  "DELETE /api/drafts/current/resume-link": { call: (client) => client.delete("/api/drafts/current/resume-link"), expected: all(204) },
  "POST /api/bookings/fast": { call: (client) => client.post("/api/bookings/fast", fastBooking({ contactName: "" })), expected: all(400) },
  "POST /api/public-bookings": { call: (client) => client.post("/api/public-bookings", {}), expected: all(400) },
  "GET /api/bookings": { call: (client) => client.get("/api/bookings"), expected: signedIn(200) },
  "GET /api/bookings/:id": { call: (client, on) => client.get(`/api/bookings/${on.bookingId}`), expected: booker(200), named: true },
  "PATCH /api/bookings/:id": {
    call: (client, on) => client.patch(`/api/bookings/${on.bookingId}`, { status: "completed" }),
    expected: { ...expected(["administrator"], 409, 404, NOT_SIGNED_IN), partyA: 403 },
    named: true,
  },
  "PUT /api/bookings/:id": {
    call: (client, on) => put(client, `/api/bookings/${on.bookingId}`, { version: 99, values: {} }),
    expected: office(200),
    named: true,
  },
  "DELETE /api/bookings/:id": {
    // The last thing that is done to it; see the walk. Who sees it and may not is refused openly.
    call: (client, on) => client.delete(`/api/bookings/${on.bookingId}`),
    expected: { ...office(204), partyA: 403 },
    named: true,
  },
  "POST /api/public-bookings/hold": {
    call: (client) => client.post("/api/public-bookings/hold", { manageKey: "unknown" }),
    expected: all(404),
  },
  "POST /api/bookings/:id/hold": {
    call: (client, on) => client.post(`/api/bookings/${on.bookingId}/hold`, { roomId: "none", version: 99 }),
    expected: expected(["administrator"], 409, 404, NOT_SIGNED_IN),
    named: true,
  },
  "DELETE /api/bookings/:id/hold": {
    call: (client, on) => client.delete(`/api/bookings/${on.bookingId}/hold`),
    expected: office(200),
    named: true,
  },
  "DELETE /api/bookings/:id/manage-link": {
    call: (client, on) => client.delete(`/api/bookings/${on.bookingId}/manage-link`),
    expected: office(204),
    named: true,
  },
  "POST /api/bookings/:id/manage-link": {
    call: (client, on) => client.post(`/api/bookings/${on.bookingId}/manage-link`, {}),
    expected: office(202),
    named: true,
  },
  "GET /api/bookings/:id/documents": {
    call: (client, on) => client.get(`/api/bookings/${on.bookingId}/documents`),
    expected: booker(200),
    named: true,
  },
  "POST /api/bookings/:id/documents": {
    call: (client, on) => client.send(`/api/bookings/${on.bookingId}/documents`, { method: "POST", body: file("document") }),
    expected: booker(201),
    named: true,
  },
  "GET /api/bookings/:id/documents/:document": {
    call: (client, on) => client.get(`/api/bookings/${on.bookingId}/documents/${on.bookingDocumentId}`),
    // What staff attach for the client is its contact's, and not that of everyone who made a booking in a contact's name.
    expected: office(200),
    named: true,
  },
  "DELETE /api/bookings/:id/documents/:document": {
    call: (client, on) => client.delete(`/api/bookings/${on.bookingId}/documents/${on.bookingDocumentId}`),
    expected: office(204),
    named: true,
  },
  "GET /api/calendar/hearings": { call: (client) => client.get("/api/calendar/hearings"), expected: signedIn(200) },
  "GET /api/calendar/deadlines": { call: (client) => client.get("/api/calendar/deadlines"), expected: signedIn(200) },
  "GET /api/accounting/bookings": { call: (client) => client.get("/api/accounting/bookings"), expected: signedIn(200) },
  "GET /api/accounting/bookings/:id": {
    call: (client, on) => client.get(`/api/accounting/bookings/${on.bookingId}`),
    expected: booker(200),
    named: true,
  },
  "GET /api/cases": { call: (client) => client.get("/api/cases"), expected: signedIn(200) },
  "POST /api/cases": {
    call: (client) => client.post("/api/cases", { title: "", description: "" }),
    expected: { ...signedIn(400), arbitrator: 403, coArbitrator: 403, proposedCo: 403, otherArbitrator: 403 },
  },
  "GET /api/cases/:id": { call: (client, on) => client.get(`/api/cases/${on.caseId}`), expected: inTheCase(200), named: true },
  "PATCH /api/cases/:id": {
    call: (client, on) => client.patch(`/api/cases/${on.caseId}`, { arbitratorId: "nobody" }),
    expected: inTheCase(403, { administrator: 400 }),
    named: true,
  },
  "GET /api/cases/:id/documents": {
    call: (client, on) => client.get(`/api/cases/${on.caseId}/documents`),
    expected: inTheCase(200),
    named: true,
  },
  "POST /api/cases/:id/documents": {
    call: (client, on) => client.send(`/api/cases/${on.caseId}/documents`, { method: "POST", body: file("file") }),
    // Who has not accepted reads, and writes nothing.
    expected: inTheCase(201, { proposedCo: 403 }),
    named: true,
  },
  "GET /api/documents/:id/download": {
    call: (client, on) => client.get(`/api/documents/${on.documentId}/download`),
    expected: inTheCase(200),
    named: true,
  },
  "GET /api/cases/:id/uploads": {
    call: (client, on) => client.get(`/api/cases/${on.caseId}/uploads`),
    expected: inTheCase(200),
    named: true,
  },
  "POST /api/cases/:id/uploads": {
    call: (client, on) => client.post(`/api/cases/${on.caseId}/uploads`, { name: "bundle.pdf", size: 9 }),
    expected: inTheCase(201, { proposedCo: 403 }),
    named: true,
  },
  // An upload is its owner's alone, and nobody has this one.
  "PUT /api/cases/:id/uploads/:upload/parts/:number": {
    call: (client, on) => client.send(`/api/cases/${on.caseId}/uploads/missing/parts/1`, { method: "PUT", body: "%PDF-1.7 " }),
    expected: inTheCase(404),
  },
  "POST /api/cases/:id/uploads/:upload/finish": {
    call: (client, on) => client.send(`/api/cases/${on.caseId}/uploads/missing/finish`, { method: "POST" }),
    expected: inTheCase(404),
  },
  "DELETE /api/cases/:id/uploads/:upload": {
    call: (client, on) => client.delete(`/api/cases/${on.caseId}/uploads/missing`),
    expected: inTheCase(404),
  },
  "GET /api/cases/:id/bundles": {
    call: (client, on) => client.get(`/api/cases/${on.caseId}/bundles`),
    expected: inTheCase(200),
    named: true,
  },
  "POST /api/cases/:id/bundles": {
    call: (client, on) => client.post(`/api/cases/${on.caseId}/bundles`, { title: "Bundle of the walk" }),
    expected: inTheCase(201, { proposedCo: 403 }),
    named: true,
  },
  // This one is a draft of party A's, of a file that is no whole PDF.
  "GET /api/bundles/:id": { call: (client, on) => client.get(`/api/bundles/${on.bundleId}`), expected: partyA(200), named: true },
  "PATCH /api/bundles/:id": {
    call: (client, on) => client.patch(`/api/bundles/${on.bundleId}`, { version: 0, title: "Other", tabs: "letters", lines: [] }),
    expected: partyA(409),
    named: true,
  },
  "DELETE /api/bundles/:id": {
    call: (client, on) => client.delete(`/api/bundles/${on.bundleId}?version=0`),
    expected: partyA(409),
    named: true,
  },
  "POST /api/bundles/:id/final": {
    call: (client, on) => client.post(`/api/bundles/${on.bundleId}/final`, { version: 0 }),
    expected: partyA(409),
    named: true,
  },
  "GET /api/bundles/:id/download": {
    call: (client, on) => client.get(`/api/bundles/${on.bundleId}/download`),
    expected: partyA(400),
    named: true,
  },
  "GET /api/bundles/:id/view": {
    call: (client, on) => client.get(`/api/bundles/${on.bundleId}/view`),
    expected: partyA(400),
    named: true,
  },
  "GET /api/bundles/:id/volumes/:number/download": {
    call: (client, on) => client.get(`/api/bundles/${on.bundleId}/volumes/1/download`),
    expected: partyA(400),
    named: true,
  },
  "GET /api/bundles/:id/volumes/:number/view": {
    call: (client, on) => client.get(`/api/bundles/${on.bundleId}/volumes/1/view`),
    expected: partyA(400),
    named: true,
  },
  "GET /api/documents/:id/preview": {
    call: (client, on) => client.get(`/api/documents/${on.documentId}/preview`),
    expected: inTheCase(200),
    named: true,
  },
  "GET /api/documents/:id/view": {
    call: (client, on) => client.get(`/api/documents/${on.documentId}/view`),
    expected: inTheCase(200),
    named: true,
  },
  "GET /api/cases/:id/exhibits": {
    call: (client, on) => client.get(`/api/cases/${on.caseId}/exhibits`),
    expected: inTheCase(200),
    named: true,
  },
  "PATCH /api/documents/:id": {
    call: (client, on) => client.patch(`/api/documents/${on.documentId}`, { folder: "evidence" }),
    // Party A has filed it.
    expected: inTheCase(200, { partyB: 403, coArbitrator: 403, proposedCo: 403 }),
    named: true,
  },
  "PUT /api/documents/:id/place": {
    call: (client, on) => put(client, `/api/documents/${on.documentId}/place`, { before: null }),
    expected: inTheCase(204, { partyB: 403, coArbitrator: 403, proposedCo: 403 }),
    named: true,
  },
  "GET /api/cases/:id/messages": {
    call: (client, on) => client.get(`/api/cases/${on.caseId}/messages`),
    expected: inTheCase(200),
    named: true,
  },
  "POST /api/cases/:id/messages": {
    call: (client, on) => client.post(`/api/cases/${on.caseId}/messages`, { content: "Noted.", isPrivate: true }),
    // The private option is the arbitrator's alone.
    expected: inTheCase(403, { arbitrator: 201, coArbitrator: 201 }),
    named: true,
  },
  "PATCH /api/cases/:id/draft": {
    call: (client, on) => client.patch(`/api/cases/${on.caseId}/draft`, { content: "Not" }),
    expected: inTheCase(204, { proposedCo: 403 }),
    named: true,
  },
  "GET /api/notices/unread": { call: (client) => client.get("/api/notices/unread"), expected: signedIn(200) },
  "GET /api/search": { call: (client) => client.get("/api/search?q=quartz"), expected: signedIn(200) },
  "PATCH /api/tasks/:id": {
    // Marked as done: once, by anyone who may.
    call: (client, on) => client.patch(`/api/tasks/${on.taskId}`, { move: "done", heldBy: null }),
    expected: office(204),
    named: true,
  },
  "GET /api/statistics": { call: (client) => client.get("/api/statistics"), expected: signedIn(200) },
  "GET /api/activities": { call: (client) => client.get("/api/activities"), expected: signedIn(200) },
  "GET /api/availability": {
    call: (client) => client.get("/api/availability?venue=toronto&from=2031-03-01&to=2031-03-02"),
    expected: all(200),
  },
  "GET /api/availability/month": {
    call: (client) => client.get("/api/availability/month?venue=toronto&month=2031-03&people=22"),
    expected: all(200),
  },
  "GET /api/availability/rooms": {
    call: (client) => client.get("/api/availability/rooms?venue=toronto&people=22"),
    expected: all(200),
  },
  "POST /api/estimates": { call: (client) => client.post("/api/estimates", { location: "toronto" }), expected: all(200) },
  "GET /api/venues": { call: (client) => client.get("/api/venues"), expected: all(200) },
  "GET /api/rooms": { call: (client) => client.get("/api/rooms"), expected: office(200) },
  "GET /api/files/*": { call: (client) => client.get("/api/files/site/nothing.webm"), expected: all(404) },
  "GET /api/ai/chat": { call: (client) => client.get("/api/ai/chat"), expected: all(200) },
  "POST /api/ai/chat": { call: (client) => client.post("/api/ai/chat", {}), expected: all(400) },
  "POST /api/ai/chat/stream": { call: (client) => client.post("/api/ai/chat/stream", {}), expected: all(400) },
  "GET /api/ai/faqs": { call: (client) => client.get("/api/ai/faqs"), expected: all(200) },
  "POST /api/ai/faqs": { call: (client) => client.post("/api/ai/faqs", { ...faq, question: "" }), expected: office(400) },
  "PUT /api/ai/faqs/:id": { call: (client, on) => put(client, `/api/ai/faqs/${on.faqId}`, faq), expected: office(200), named: true },
  "DELETE /api/ai/faqs/:id": { call: (client, on) => client.delete(`/api/ai/faqs/${on.faqId}`), expected: office(200), named: true },
  "GET /api/ai/config": { call: (client) => client.get("/api/ai/config"), expected: all(200) },
  "PUT /api/ai/config": { call: (client) => put(client, "/api/ai/config", {}), expected: office(400) },
  "POST /api/ai/try": { call: (client) => client.post("/api/ai/try", {}), expected: office(400) },
  "GET /api/ai/chat/news": { call: (client) => client.get("/api/ai/chat/news"), expected: all(200) },
  // Each their own, and nobody else's.
  "DELETE /api/ai/chat": { call: (client) => client.delete("/api/ai/chat"), expected: all(204) },
  "POST /api/page-views": { call: (client) => client.post("/api/page-views", { path: "/contact", locale: "en" }), expected: all(204) },
};

/** Calls that take away what the others look for: they come last, administrators at the very end. */
export const LAST: readonly string[] = [
  "DELETE /api/bookings/:id/documents/:document",
  "DELETE /api/bookings/:id",
  "PUT /api/ai/faqs/:id",
  "DELETE /api/ai/faqs/:id",
];

// Addresses of the pages.
const LED_AWAY = { anonymous: 302, unknownRole: 403, revoked: 302 };
const portal = (of: readonly Actor[], others = 404) => expected(of, 200, others, LED_AWAY);
const dashboard = (of: readonly Actor[]) => ({ ...portal(of), anonymous: 401, revoked: 401 });
const PARTIES: readonly Actor[] = ["partyA", "partyB", "invitedB", "removed", "unrelated"];
const ARBITRATORS: readonly Actor[] = ["arbitrator", "coArbitrator", "proposedCo", "otherArbitrator"];
const OFFICE: readonly Actor[] = ["administrator"];
const signedOut = { ...all(302), anonymous: 200, revoked: 200 };

export interface PageRow {
  expected: Expected;
  /** The address, where it has names in it. */
  at?: (on: Subjects) => string;
}

export const PAGES: Readonly<Record<string, PageRow>> = {
  "/": { expected: signedOut },
  "/public": { expected: all(200) },
  "/reserve": { expected: all(200) },
  "/legacy-login": { expected: signedOut },
  "/legacy-login/code": { expected: all(302) },
  "/forgotten-password": { expected: all(200) },
  "/reset-password/:token": { expected: all(404), at: () => "/reset-password/unknown" },
  "/invitation/:token": { expected: all(404), at: () => "/invitation/unknown" },
  "/first-administrator/:token": { expected: all(404), at: () => "/first-administrator/unknown" },
  "/locations": { expected: all(200) },
  "/locations/:city": { expected: all(200), at: () => "/locations/toronto" },
  "/roster": { expected: all(200) },
  "/roster/:slug": { expected: all(404), at: () => "/roster/nobody" },
  "/services": { expected: all(200) },
  "/about": { expected: all(200) },
  "/contact": { expected: all(200) },
  "/careers": { expected: all(200) },
  "/privacy": { expected: all(200) },
  "/terms": { expected: all(200) },
  "/accessibility": { expected: all(200) },
  "/*": { expected: all(404), at: () => "/nowhere" },
  "/book": { expected: all(200) },
  "/fast-booking": { expected: all(200) },
  "/begin-again": { expected: all(200) },
  // Opened by keys alone (`followed-strings.workers.test.ts`); who may see the booking is led from its id to its key.
  "/booking-confirmation/:id": { expected: all(404), at: () => "/booking-confirmation/unknown" },
  "/booking-confirmation/:id/calendar.ics": { expected: all(404), at: (on) => `/booking-confirmation/${on.bookingId}/calendar.ics` },
  "/public-booking": { expected: all(200) },
  "/resume/:token": { expected: all(404), at: () => "/resume/unknown" },
  "/manage/:token/month": { expected: all(404), at: () => "/manage/unknown/month" },
  "/manage/:token": { expected: all(404), at: () => "/manage/unknown" },
  "/hold/:token": { expected: all(404), at: () => "/hold/unknown" },
  "/sitemap.xml": { expected: all(200) },
  "/robots.txt": { expected: all(200) },
  "/manifest.webmanifest": { expected: all(200) },
  "/.well-known/security.txt": { expected: all(200) },
  "/feeds/:file": { expected: all(404), at: () => "/feeds/unknown.ics" },
  "/feeds/cases/:file": { expected: all(404), at: () => "/feeds/cases/unknown.ics" },
  // Says of the house nothing to others than administrators (`live.workers.test.ts`).
  "/live": { expected: signedIn(200), at: () => "/live?office" },
  "/admin": { expected: dashboard(OFFICE) },
  "/arbitrator": { expected: dashboard(ARBITRATORS) },
  "/party": { expected: dashboard(PARTIES) },
  "/reports": { expected: portal(OFFICE) },
  "/reports/export.csv": { expected: portal(OFFICE) },
  "/bookings": { expected: portal(SIGNED_IN) },
  "/booking-management": { expected: portal(SIGNED_IN) },
  "/bookings/export.csv": { expected: portal(SIGNED_IN) },
  "/bookings/:id": { expected: portal(["partyA", "administrator"]), at: (on) => `/bookings/${on.bookingId}` },
  "/bookings/:id/panel": { expected: portal(["partyA", "administrator"]), at: (on) => `/bookings/${on.bookingId}/panel` },
  "/bookings/:id/edit": { expected: portal(OFFICE), at: (on) => `/bookings/${on.bookingId}/edit` },
  "/cases": { expected: portal(SIGNED_IN) },
  "/cases/new": { expected: portal([...PARTIES, ...OFFICE]) },
  "/cases/:id": { expected: portal(IN_THE_CASE), at: (on) => `/cases/${on.caseId}` },
  "/cases/:id/edit": { expected: portal(["partyA", "administrator"]), at: (on) => `/cases/${on.caseId}/edit` },
  "/cases/:id/assign": { expected: portal(OFFICE), at: (on) => `/cases/${on.caseId}/assign` },
  "/cases/:id/exhibits": { expected: portal(IN_THE_CASE), at: (on) => `/cases/${on.caseId}/exhibits` },
  "/cases/:id/exhibits.csv": { expected: portal(IN_THE_CASE), at: (on) => `/cases/${on.caseId}/exhibits.csv` },
  "/cases/:id/bundles": { expected: portal(IN_THE_CASE), at: (on) => `/cases/${on.caseId}/bundles` },
  "/cases/:id/bundles/:bundle": { expected: portal(["partyA"]), at: (on) => `/cases/${on.caseId}/bundles/${on.bundleId}` },
  "/cases/:id/record": { expected: portal(IN_THE_CASE), at: (on) => `/cases/${on.caseId}/record` },
  "/cases/:id/verification": { expected: portal(IN_THE_CASE), at: (on) => `/cases/${on.caseId}/verification` },
  "/cases/:id/calendar": { expected: portal(IN_THE_CASE), at: (on) => `/cases/${on.caseId}/calendar` },
  "/cases/:id/notices": { expected: portal(["arbitrator", "coArbitrator", "administrator"]), at: (on) => `/cases/${on.caseId}/notices` },
  // Who sits and has accepted: not who was asked, and no administrator.
  "/cases/:id/chambers": { expected: portal(["arbitrator", "coArbitrator"]), at: (on) => `/cases/${on.caseId}/chambers` },
  // Only what is before the panel at the moment.
  "/cases/:id/chambers/award/:document": { expected: portal([]), at: (on) => `/cases/${on.caseId}/chambers/award/${on.documentId}` },
  "/arbitrator/profile": { expected: portal(ARBITRATORS) },
  "/arbitrator/interests": { expected: portal(ARBITRATORS) },
  "/arbitrator/disclosures/:id": { expected: portal([]), at: () => "/arbitrator/disclosures/unknown" },
  "/notices": { expected: portal(SIGNED_IN) },
  "/admin/queue": { expected: portal(OFFICE) },
  "/admin/queue/:id/panel": { expected: portal(OFFICE), at: (on) => `/admin/queue/${on.taskId}/panel` },
  "/admin/planner": { expected: portal(OFFICE) },
  "/admin/messages": { expected: portal(OFFICE) },
  "/admin/templates": { expected: portal(OFFICE) },
  "/admin/views": { expected: portal(OFFICE) },
  "/admin/conversations": { expected: portal(OFFICE) },
  "/admin/conversations/:ref": { expected: portal(OFFICE), at: (on) => `/admin/conversations/${on.conversationRef}` },
  "/admin/inquiries": { expected: portal(OFFICE) },
  "/admin/venues": { expected: portal(OFFICE) },
  "/admin/venues/:venue": { expected: portal(OFFICE), at: () => "/admin/venues/toronto" },
  "/admin/venues/:venue/rates": { expected: portal(OFFICE), at: () => "/admin/venues/toronto/rates" },
  "/admin/booking-rules": { expected: portal(OFFICE) },
  "/admin/page-views": { expected: portal(OFFICE) },
  "/admin/outbox": { expected: portal(OFFICE) },
  "/admin/scheduled-work": { expected: portal(OFFICE) },
  "/admin/records": { expected: portal(OFFICE) },
  "/admin/personal-data": { expected: portal(OFFICE) },
  "/admin/erasure": { expected: portal(OFFICE) },
  "/admin/legal-holds": { expected: portal(OFFICE) },
  "/admin/webhooks": { expected: portal(OFFICE) },
  "/admin/webhooks/:id": { expected: portal(OFFICE), at: (on) => `/admin/webhooks/${on.webhookId}` },
  "/admin/roster": { expected: portal(OFFICE) },
  "/admin/roster/:id": { expected: portal(OFFICE), at: () => "/admin/roster/kofi-amberleigh" },
  "/users": { expected: portal(OFFICE) },
  "/users/:id": { expected: portal(OFFICE), at: (on) => `/users/${on.personId}` },
  "/settings": { expected: portal(SIGNED_IN) },
  "/settings/second-factor": { expected: portal(SIGNED_IN) },
  "/settings/passkeys": { expected: portal(SIGNED_IN) },
  "/settings/api-keys": { expected: portal(SIGNED_IN) },
  "/admin/ai-config": { expected: portal(OFFICE) },
  "/admin/ai-config/faqs.csv": { expected: portal(OFFICE) },
  // On the machine of anyone who develops, and nowhere else (`workers/configuration.ts`).
  "/dev/mail": { expected: all(200) },
  "/dev/mail/:id": { expected: all(404), at: () => "/dev/mail/unknown" },
  "/dev/mail/:id/message.eml": { expected: all(404), at: () => "/dev/mail/unknown/message.eml" },
  "/dev/mail/:id/attachments/:at": { expected: all(404), at: () => "/dev/mail/unknown/attachments/0" },
};
