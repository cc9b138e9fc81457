/** Every statement that the doors send to D1 finds its rows by an index (design, "Data"; quality, "Speed and cost"). */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { sweepUnanswered } from "#app/db/assistant/assistant.repo.server.ts";
import { sweepUsage } from "#app/db/assistant/assistant-usage.repo.server.ts";
import { draftsLeft, heldBy, liveOnes, quietOnes, waitingOnes } from "#app/db/assistant/conversation-lists.repo.server.ts";
import { listedCases } from "#app/db/cases/case-lists.repo.server.ts";
import { noticesOf, unreadOf } from "#app/db/cases/case-notices.repo.server.ts";
import { unreadOf as unreadInChambers } from "#app/db/cases/deliberations.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { remindersDue, sweepMail, writeReminders } from "#app/db/mail/outbox.repo.server.ts";
import { sweepPageViews } from "#app/db/platform/page-views.repo.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { bookingDrafts, chatSessions } from "#app/db/schema/drafts.ts";
import { pausingLeft, webhooksOfOtherSecrets } from "#app/db/webhooks/webhooks.repo.server.ts";
import { NEW_CONVERSATION } from "#app/domain/assistant/conversation.ts";
import { CONVERSATION_VIEWS } from "#app/domain/assistant/staffed.ts";
import { OUTBOX_STATES } from "#app/domain/mail/outbox.ts";
import { takeBackSilent } from "#app/services/assistant/staffed-chats.server.ts";
import { endDueHolds } from "#app/services/bookings/holds/end-due-holds.server.ts";
import { scanWaitingDocuments } from "#app/services/cases/documents/document-scanner.server.ts";
import { sweepUnfinishedCaseDocuments } from "#app/services/cases/documents/sweep-unfinished-documents.server.ts";
import { noteFailure } from "#app/services/platform/job-runs.server.ts";
import { deliverWebhooks } from "#app/services/webhooks/deliver-webhooks.server.ts";
import { sittingPanel } from "#tests/cases/due-process/panel.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { sessionCookie } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { refOf } from "#tests/kit/chat/conversation-refs.ts";
import { booking, inquiry, person } from "#tests/kit/factories.ts";
import { linkTo } from "#tests/kit/mail/people-mail.ts";
import { businessDayIn, fastBooking } from "#tests/kit/payloads.ts";
import { BARE_PNG } from "#tests/kit/pictures.ts";
import { typedCard } from "#tests/kit/rates.ts";
import { type RecordedStatement, recordedDatabase } from "#tests/kit/recorded-database.ts";
import { softwareAuthenticator } from "#tests/kit/software-authenticator.ts";
import { makeKey, PASSWORD, withKey } from "#tests/machines/with-key.ts";
import { HOURLY, runJobs } from "#workers/jobs/run-jobs.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

// One call of every kind takes its time on a machine that is busy with other files.
vi.setConfig({ hookTimeout: 300_000 });

const ROWS = 260;
const { database, statements } = recordedDatabase(env.DB);

/** Reading the whole table is what these are for; each with its reason. */
const MAY_SCAN = [
  // Asks only whether the table answers; stops at the first row.
  /^SELECT 1 FROM bookings LIMIT 1$/,
  // Goes through the page of a day's cases that an index has just found.
  /FROM \(\s*SELECT case_id, max\(seq\) AS seq FROM case_entries INDEXED BY case_entries_feed/,
];

let lists: { admin: string; party: string };

beforeAll(async () => {
  const admin = await person("admin");
  const party = await person("party", { email: "list@people.example" });
  for (let index = 0; index < ROWS; index += 1) {
    const mine = index % 10 === 0;
    await booking({
      bookingDate: index % 50 === 0 ? null : businessDayIn(index % 120),
      createdByUser: index % 20 === 0 ? party.id : null,
      contactEmailKey: mine ? "list@people.example" : `someone.${index}@elsewhere.example`,
    });
  }
  for (let index = 0; index < 60; index += 1) {
    await inquiry({ dueAt: index % 7, ...(index % 2 === 0 ? {} : { answeredAt: index % 5, answeredBy: admin.id }) });
  }
  lists = { admin: await sessionCookie(admin), party: await sessionCookie(party) };
  await tour();
});

/** One call of every kind, so that every statement of theirs is seen. */
async function tour(): Promise<void> {
  const visitor = apiClient({ database });
  await visitor.get("/api/health");
  await visitor.patch("/api/drafts/current", { version: 0, values: { contactName: "Ada Beaulieu" } });
  await visitor.patch("/api/drafts/current", { version: 1, values: { contactFirm: "Beaulieu LLP" } });
  await visitor.get("/api/drafts/current");
  await visitor.post("/api/drafts/current/resume-link", {});
  await visitor.delete("/api/drafts/current/resume-link");
  await visitor.post("/api/ai/chat", { message: "Hello, I need a mediation in Toronto." });
  await visitor.post("/api/ai/chat", { message: "I am Ada Beaulieu, ada@beaulieu.example, 416 555 0155." });
  await visitor.get("/api/ai/chat");
  const made = await visitor.post("/api/bookings/fast", fastBooking(), { "Idempotency-Key": "plans-of-queries" });
  await visitor.post("/api/bookings/fast", fastBooking(), { "Idempotency-Key": "plans-of-queries" });
  const { id } = (await made.json()) as { id: string };
  await visitor.within((services) =>
    services.inquiries.receive(
      { name: "Ada Beaulieu", email: "ada@beaulieu.example", topic: "venues", message: "Is there a room for twelve?" },
      { locale: "en" },
    ),
  );
  await visitor.post(
    "/api/page-views",
    { path: "/contact", locale: "en" },
    { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0" },
  );
  await asAdministrator(apiClient({ database, cookie: lists.admin }));
  await atTheVenues(visitor, apiClient({ database, cookie: lists.admin }));
  await atTheAssistant(visitor, apiClient({ database, cookie: lists.admin }));
  await inConversation(apiClient({ database, cookie: lists.admin }));
  await withApiKeys();
  await withWebhooks();
  for (const cookie of [lists.admin, lists.party]) {
    const client = apiClient({ database, cookie });
    const first = await client.get("/api/bookings?limit=20");
    const next = /<([^>]+)>/.exec(first.headers.get("Link") ?? "")?.[1];
    if (next) await client.get(next);
    await asAReader(client);
    await withCases(client);
    await withChambers();
    await withSearch(client);
    await client.get(`/api/bookings/${id}`);
    await client.get("/api/auth/user");
    await client.get("/api/auth/get-session");
    await client.get("/api/logout");
  }
  await apiClient({ database, cookie: await sessionCookie(await person("admin")) }).within(
    async ({ recordChecks, activities, notices, account }) => {
      await recordChecks.advance();
      for (const after of [null, `${Date.now()}~x`]) await recordChecks.state(after);
      for (const after of [null, `${Date.now()}~x~1`]) await activities.list({ after });
      await notices.unread();
      await account.pictureOf("nobody").catch(() => undefined);
    },
  );
  await apiClient({ database, cookie: await sessionCookie(await person("party")) }).within(async ({ activities, account }) => {
    await activities.list();
    await account.pictureOf("nobody").catch(() => undefined);
  });
  const office = await person("admin", { password: "a good long passphrase" });
  await withPeople(visitor, apiClient({ database, cookie: await sessionCookie(office) }));
  await visitor.post("/api/auth/sign-in/email", { email: "list@people.example", password: "not the password" });
  await runJobs({ ...env, DB: database }, new Date(), "* * * * *");
  await runJobs({ ...env, DB: database }, new Date(), HOURLY);
  await sweepPageViews(connect(database), "2000-01-01");
}

/** Invited, listed, changed, forgotten; one's own account. */
async function withPeople(visitor: ApiClient, admin: ApiClient): Promise<void> {
  const password = "a good long passphrase";
  const someone = await person("party", { password });
  const own = apiClient({ database, cookie: await sessionCookie(someone) });
  await admin.within(async ({ people, invitations }) => {
    for (const search of [null, "beau"]) {
      for (const role of [null, "admin"]) {
        const { next } = await people.list({ search, role, after: null });
        await people.list({ search, role, after: next ?? someone.id });
      }
    }
    await people.get(someone.id);
    const invited = { email: "plan@people.example", role: "party", firstName: "P", lastName: "Lan", locale: "en" };
    const { id } = await invitations.invite(invited);
    await invitations.resend(id);
    for (const view of ["waiting", "accepted"] as const) for (const after of [null, id]) await invitations.list(view, after);
    await invitations.revoke(id);
    await invitations.invite(invited);
  });
  const token = await linkTo("plan@people.example", "invitation");
  await visitor.within((services) => services.invitations.open(token));
  await visitor.within((services) => services.invitations.accept(token, { firstName: "P", lastName: "Lan", password, acceptedAs: "self" }));
  await own.within(async ({ account, secondFactor }) => {
    const { sessions } = await account.get();
    await account.saveProfile({ firstName: "Plan", lastName: "Ned" });
    await account.savePicture({ name: "me.png", bytes: BARE_PNG });
    await account.pictureOf(someone.id);
    await account.changePassword(password, `${password} more`);
    await secondFactor.begin(`${password} more`).catch(() => undefined);
    await secondFactor.confirm("000000").catch(() => undefined);
    await account.endOtherSessions();
    await withPasskeys(visitor, own, `${password} more`);
    await account.endSession(sessions[0]?.id ?? "");
  });
  const half = apiClient({ database });
  await half.post("/api/auth/sign-in/email", { email: someone.email, password: `${password} more` });
  await half.within((services) => services.secondFactor.signIn("000000").catch(() => undefined));
  await visitor.within((services) => services.passwordResets.ask(someone.email));
  const reset = await linkTo(someone.email, "reset-password");
  await visitor.within((services) => services.passwordResets.open(reset));
  await visitor.within((services) => services.passwordResets.use(reset, password));
  await admin.within(async ({ people }) => {
    await people.changeRole(someone.id, "party", "arbitrator");
    await people.setActive(someone.id, false);
    await people.removeSecondFactor(someone.id, { password, code: "" });
    await people.endSessions(someone.id);
  });
}

/** Added, signed in with, refused, renamed, removed. */
async function withPasskeys(visitor: ApiClient, own: ApiClient, password: string): Promise<void> {
  const key = await softwareAuthenticator();
  const begun = await own.post("/api/auth/passkeys/options", { name: "Plans", password });
  const made = await own.post("/api/auth/passkeys", { name: "Plans", response: await key.create(await begun.json()) });
  expect(made.status).toBe(201);
  const { id } = await made.json<{ id: string }>();
  for (const how of [{}, { verified: false }]) {
    const options = await (await visitor.post("/api/auth/sign-in/passkey/options", {})).json<Record<string, unknown>>();
    await apiClient({ database, cookie: visitor.cookies() }).post("/api/auth/sign-in/passkey", { response: await key.get(options, how) });
  }
  await own.within(async ({ passkeys, account }) => {
    await passkeys.list();
    await passkeys.rename(id, "Plans again");
    await passkeys.remove(id, password);
    await account.get();
  });
}

/** What everyone does with the list: searched, filtered, looked at by days, subscribed to. */
async function asAReader(client: ApiClient): Promise<void> {
  const query = { search: "okoye barr", status: "consultation_requested", from: "2020-01-01", to: "2090-01-01" } as const;
  await client.within(async ({ lists, calendar, feeds }) => {
    for (const sort of ["asc", "desc"] as const) {
      const { next } = await lists.overview({ ...query, sort, limit: 5 });
      if (next) for (const side of ["after", "before"]) await lists.list({ ...query, sort, [side]: next });
    }
    for await (const _page of await lists.all(query)) break;
    await calendar.own(["2031-03-17", "2031-03-18"]);
    await feeds.state();
    const address = await feeds.make();
    await feeds.read(address.replace(/^.*\/|\.ics$/g, ""));
    await feeds.revoke();
  });
}

/** What the dashboards count. */
const GROUPS = [{ only: "active" }, { only: "active", search: "plans" }, { only: "resolved_this_month" }] as const;

/** Cases: created, listed, searched and counted, opened. */
async function withCases(client: ApiClient): Promise<void> {
  const { id } = await client.within((services) => services.cases.create({ title: "Plans", description: "Ten characters." }));
  await client.within(async ({ caseLists, caseFiles, cases }) => {
    for (const asked of [{}, { status: "created" }, { search: "plans" }, { search: "plans", status: "created" }, ...GROUPS] as const)
      for (const further of [{}, { after: id }, { before: id }]) await caseLists.overview({ ...asked, ...further, limit: 5 });
    await caseFiles.open(id);
    await cases.get(id);
  });
  await withFilings(client, id);
  await client.within(async ({ casePeople, caseMoves }) => {
    const { id: place } = await casePeople.name(id, { place: "party_b", name: "Bruno Plans", email: "plans.b@people.example" });
    await casePeople.edit(id, place, { name: "Bruna Plans", email: "plans.b@people.example" });
    // Another address for whom the other side has invited is the office's to give.
    const office = apiClient({ database, cookie: await sessionCookie(await person("admin")) });
    await office.within((services) => services.casePeople.edit(id, place, { name: "Bruna Plans", email: "plans.b2@people.example" }));
    // Nor does the other side turn away whom it has invited.
    await office.within((services) => services.casePeople.remove(id, place));
    await casePeople.inviteNamed(id);
    await caseMoves.edit(id, { title: "Plans again", description: "Ten characters." });
  });
  await withCalendar(client, id);
  await decided(id);
}

/** What a panel writes for itself: written, read, changed, removed, opened to who came later, and mailed. */
async function withChambers(): Promise<void> {
  const { id, chair, first } = await sittingPanel();
  const member = apiClient({ database, cookie: chair.client.cookies() });
  const later = await env.DB.prepare("SELECT id FROM case_people WHERE case_id = ? AND user_id = ?")
    .bind(id, first.who.id)
    .first<{ id: string }>();
  await member.within(async ({ chambers }) => {
    for (const room of ["own", "panel", "deliberation"]) await chambers.write(id, { room, content: "Plans." }, room);
    const { own, panel, newest } = await chambers.open(id, 2);
    await chambers.changeNote(id, panel[0]?.id ?? "", { content: "Plans, changed.", version: 1 });
    await chambers.removeNote(id, own[0]?.id ?? "", 1);
    await chambers.openEarlier(id, later?.id ?? "");
    await chambers.markRead(id, newest, { method: "GET", headers: new Headers() });
  });
  await unreadInChambers(connect(database), { caseId: id, userId: first.who.id, since: 0 });
}

/** A program's key: made, listed, read by, revoked. */
async function withApiKeys(): Promise<void> {
  const client = apiClient({ database, cookie: await sessionCookie(await person("party", { password: PASSWORD })) });
  const key = await makeKey(client, ["crm", "calendar"]);
  await withKey(key, { database }).get("/api/calendar/deadlines");
  await client.within(async ({ apiKeys }) => {
    for (const { id } of await apiKeys.list()) await apiKeys.revoke(id);
  });
}

/** A webhook: registered, changed, sent what is due, replayed, paused, gone; its secret brought under another of the Worker's. */
async function withWebhooks(): Promise<void> {
  const client = apiClient({ database, cookie: await sessionCookie(await person("admin", { password: PASSWORD })) });
  const proof = { password: PASSWORD, code: "" };
  const asked = { name: "Plans", url: "https://hooks.client.example/", events: ["booking.requested"], scopes: ["crm", "accounting"] };
  await client.within(async ({ webhooks }) => {
    const { id } = await webhooks.make(asked, proof);
    await webhooks.change(id, { ...asked, version: 1 }, proof);
    await webhooks.renewSecret(id, proof);
    await webhooks.test(id);
    await apiClient({ database }).post("/api/bookings/fast", fastBooking());
    let isTaken = false;
    const send = async () => new Response(null, { status: isTaken ? 200 : 500 });
    const run = { env, db: connect(database), send };
    const later = Date.now() + 1000;
    await deliverWebhooks({ ...run, clock: () => new Date(later) });
    isTaken = true;
    await deliverWebhooks({ ...run, clock: () => new Date(later + 3_600_000) });
    const { deliveries } = await webhooks.read(id, "9999999999999~z");
    await webhooks.replay(id, deliveries[0]?.id ?? "");
    await webhooks.pause(id);
    await webhooks.resume(id, proof);
    await connect(database).batch([...webhooksOfOtherSecrets(connect(database), 1)]);
    await webhooks.list();
    await connect(database).batch([pausingLeft(connect(database), "nobody", { at: later, by: "nobody" })]);
    await webhooks.remove(id);
  });
}

/** The case's own calendar: made, looked at, read, revoked. */
async function withCalendar(client: ApiClient, id: string): Promise<void> {
  await client.within(async ({ caseFeeds }) => {
    const address = await caseFeeds.make(id);
    await caseFeeds.state(id);
    await caseFeeds.read(address.replace(/^.*\/|\.ics$/g, ""));
    await caseFeeds.revoke(id);
  });
}

/** Filed, replaced, withdrawn, downloaded; said, drafted, paged through; notified, counted, opened, proven; scanned and swept. */
async function withFilings(client: ApiClient, id: string): Promise<void> {
  const file = { name: "plans.pdf", bytes: new TextEncoder().encode("%PDF-1.7 plans") };
  await client.within(async ({ caseDocuments, caseMessages, caseFiles, notices }) => {
    const first = await caseDocuments.attach(id, file);
    const second = await caseDocuments.attach(id, file, { replaces: first.id });
    await caseDocuments.of(id);
    await caseDocuments.open(second.id);
    await caseMessages.keepDraft(id, { content: "See there" });
    await caseMessages.post(id, { content: "See there.", documents: [second.id] });
    await caseMessages.of(id);
    await caseMessages.of(id, "9999999999999~x");
    await caseDocuments.withdraw(id, first.id, "Replaced.");
    notices.opened(await caseFiles.open(id), { method: "GET", headers: new Headers() });
    await notices.unread();
    await notices.list();
    await notices.list("9999999999999~x~1");
    await notices.markRead({ caseId: id, at: 1, nth: 0 });
    await notices.markAllRead(Date.now());
    for (const before of [null, "9"]) await notices.given(id, before).catch(() => undefined);
  });
  await deliverMail({ ...env, DB: database });
  await scanWaitingDocuments({ ...env, SCANNER_URL: "http://scanner.invalid/" } as unknown as Env, connect(database), () => new Date());
  await sweepUnfinishedCaseDocuments(env, connect(database), Date.now());
}

/** Assigned after a conflict, declined, assigned, resolved, reopened. */
async function decided(id: string): Promise<void> {
  const who = await person("arbitrator");
  const arbitrator = apiClient({ database, cookie: await sessionCookie(who) });
  const admin = apiClient({ database, cookie: await sessionCookie(await person("admin")) });
  await arbitrator.within(async ({ interests }) => {
    await interests.declare({ name: "Ada Beaulieu" });
    await interests.addAbsence({ from: "2090-01-01", to: "2090-01-02" });
    const { absences } = await interests.declared();
    await interests.removeAbsence(absences[0]?.id ?? "");
  });
  await admin.within(async ({ assignments }) => {
    await assignments.candidates();
    await assignments.candidatesFor(id);
    await assignments.assign(id, { arbitratorId: who.id });
  });
  const [asked] = await arbitrator.within(({ assignments }) => assignments.disclosures());
  const disclosure = asked?.id ?? "";
  await arbitrator.within(({ assignments }) =>
    assignments.answer(disclosure, {
      answer: "disclosed",
      answers: asked?.hits.map(() => ({ connection: "connected", text: "An aunt." })),
    }),
  );
  await admin.within(({ assignments }) => assignments.decide(id, disclosure, { decision: "cleared", reason: "Remote." }));
  await arbitrator.within(({ assignments }) => assignments.decline(id, { reason: "Busy." }));
  await admin.within(({ assignments }) => assignments.assign(id, { arbitratorId: who.id }));
  // The parties' time to speak is over.
  const later = apiClient({ database, cookie: await sessionCookie(who), clock: () => new Date(Date.now() + 16 * 86_400_000) });
  await later.within(async ({ caseMoves, interests }) => {
    await caseMoves.start(id);
    await caseMoves.resolve(id, { outcome: "Settled." });
    const { interests: declared } = await interests.declared();
    await interests.withdraw(declared[0]?.id ?? "");
  });
  await admin.within(({ caseMoves }) => caseMoves.reopen(id, { reason: "An error." }));
}

/** What only administrators may ask of the public site. */
async function asAdministrator(client: ApiClient): Promise<void> {
  for (const state of ["open", "answered"] as const) {
    const first = await client.within((services) => services.inquiries.list(state, null));
    await client.within((services) => services.inquiries.list(state, first.next));
  }
  const { id } = await inquiry();
  await client.within((services) => services.inquiries.markAnswered(id));
  await client.within((services) => services.pageViews.lastDays("total"));
  await atTheOutbox(client);
  await atTheDesk(client);
  await withHolds(client);
  await withThread(client);
  await withViews(client);
  await withRoster(client);
}

/** Profiles of the roster: the office's, an arbitrator's own, and what everybody reads. */
async function withRoster(client: ApiClient): Promise<void> {
  const who = await person("arbitrator");
  const arbitrator = apiClient({ database, cookie: await sessionCookie(who) });
  const typed = {
    ...{ name: "Ruth Achterberg", role: "both", since: "1998", fields: ["energy"], languages: ["en"] },
    ...{ seats: ["arbitration_place_toronto"], "title-en": "Arbitrator", "biography-en": "Hears energy disputes." },
  };
  await arbitrator.within(({ profiles }) => profiles.saveOwn(0, typed));
  const own = await arbitrator.within(({ profiles }) => profiles.own());
  await client.within(async ({ profiles, roster }) => {
    const { id } = await profiles.create({ name: "Ruth Achterberg" });
    await profiles.invite(id, 1, { email: "ruth.plan@people.example", firstName: "Ruth", lastName: "Achterberg", locale: "en" });
    await profiles.save(id, 2, typed);
    await profiles.publish(own?.id ?? "", 1);
    await profiles.list();
    await profiles.read(id);
    await roster.published();
    const removed = await profiles.create({ name: "Removed Achterberg" });
    await profiles.setAddress(removed.id, 1, "removed.plan@people.example");
    await profiles.remove(removed.id, 2, { reason: "Plans of queries." });
  });
  const token = await linkTo("ruth.plan@people.example", "invitation");
  const accepted = { firstName: "Ruth", lastName: "Achterberg", password: "a good long passphrase" };
  await apiClient({ database }).within(({ invitations }) => invitations.accept(token, accepted));
}

/** The one search, of what is found, is not, and is nearly found. */
async function withSearch(client: ApiClient): Promise<void> {
  for (const q of ["okoye barr", "okyoe", "416 555 0171", "list@people.example", '"*"'])
    await client.get(`/api/search?${new URLSearchParams({ q })}`);
}

/** Views of a list kept, changed, listed and removed; a task put into somebody's hands. */
async function withViews(client: ApiClient): Promise<void> {
  await client.within(async ({ savedViews, queue, queueCalls }) => {
    const { id } = await savedViews.save("bookings", { name: "Plans", query: "status=pending", shared: true });
    await savedViews.change(id, { name: "Plans of queries", shared: false, version: 1 });
    await savedViews.list("bookings");
    await savedViews.remove(id);
    const [hand] = await queueCalls.staff();
    const { tasks } = await queue.list("open", null);
    await queueCalls.assign(tasks[0]?.id ?? "", hand?.id ?? "", tasks[0]?.taken?.id ?? null);
  });
}

/** What is said about a booking, by both sides; what pages ask while they are looked at; what is due. */
async function withThread(client: ApiClient): Promise<void> {
  const visitor = apiClient({ database });
  const { id } = await booking({ status: "pending", locationType: "virtual", location: null });
  const { cursor } = await client.within(({ live }) => live.news({ since: null, office: true, bookingId: null }));
  const key = await keyOf(id, "manage");
  await visitor.within(({ thread }) => thread.write(key, { text: "May we come early?", formKey: "one" }));
  await client.within(({ thread }) => thread.waiting());
  await client.within(({ thread }) => thread.send(id, { text: "You may.", formKey: "two", version: 1 }));
  await client.within(({ thread }) => thread.settle(id));
  await client.within(({ thread }) => thread.setVideoLink(id, "https://meet.example/room"));
  await client.within(({ thread }) => thread.of(id));
  await visitor.within(({ thread }) => thread.messages(id));
  await visitor.within(({ thread }) => thread.arrival(id));
  const texts = { en: "Room {{room}}", fr: "", es: "" };
  const made = await client.within(({ templates }) => templates.save({ id: null, version: 0, name: "Plans", texts }));
  await client.within(({ templates }) => templates.save({ id: made.id, version: 1, name: "Plans of queries", texts }));
  await client.within(({ thread }) => thread.templates(id));
  await client.within(({ templates }) => templates.remove(made.id, 2));
  await client.within(({ live }) => live.news({ since: cursor, office: true, bookingId: null }));
  await client.within(({ live }) => live.news({ since: cursor, office: false, bookingId: id }));
  await client.within(({ dashboards }) => dashboards.admin());
}

/** A room held by its visitor: asked for, placed, extended, given back, ended by the schedule. */
async function withHolds(client: ApiClient): Promise<void> {
  const visitor = apiClient({ database });
  const row = { status: "pending", location: "arbitration_place_cayman", bookingDate: "2031-03-19", startTime: "09:00" } as const;
  const { id } = await booking(row);
  const [confirmation, manage] = [await keyOf(id, "confirmation"), await keyOf(id, "manage")];
  await visitor.within(({ visitorHolds }) => visitorHolds.ask(confirmation));
  await visitor.within(({ visitorHolds }) => visitorHolds.place(manage));
  await client.within(({ visitorHolds }) => visitorHolds.extend(id));
  await visitor.within(({ visitorHolds }) => visitorHolds.of(id, "contact"));
  await visitor.within(({ visitorHolds }) => visitorHolds.giveBack(manage));
  // Somebody else's: a mailbox rests after a hold of these hours.
  const address = "other@holder.example";
  const other = await keyOf((await booking({ ...row, bookingContactEmail: address, contactEmailKey: address })).id, "manage");
  await visitor.within(({ visitorHolds }) => visitorHolds.place(other));
  await endDueHolds({ db: connect(database), clock: () => new Date(Date.now() + 3 * 86_400_000) });
}

/** Every state listed, one message tried again, one given up, mail delivered, reminders written, old mail removed. */
async function atTheOutbox(client: ApiClient): Promise<void> {
  const db = connect(database);
  for (const state of OUTBOX_STATES) {
    const first = await client.within((services) => services.outbox.list(state, null));
    await client.within((services) => services.outbox.list(state, first.next ?? "1~x"));
  }
  const dead = { kind: "x", recipient: "a@b.example", locale: "en", payload: {}, createdAt: 1, deliverAfter: 1, attempts: 8 } as const;
  await db.insert(outbox).values({ ...dead, id: "plans-dead", state: "dead", settledAt: 1 });
  await client.within((services) => services.outbox.decide("plans-dead", "retry"));
  await client.within((services) => services.outbox.decide("plans-dead", "give_up"));
  await deliverMail({ ...env, DB: database });
  const { mails } = await client.within((services) => services.capturedMail.list(null));
  await client.within((services) => services.capturedMail.list("9999999999999~x"));
  await client.within((services) => services.capturedMail.read(mails[0]?.id ?? ""));
  await writeReminders(db, Date.now(), Date.now() + 86_400_000, 10);
  await writeReminders(db, Date.now(), Date.now() + 86_400_000, 1, "one");
  await remindersDue(db, Date.now(), Date.now() + 86_400_000, 10);
  await noteFailure({ db, clock: () => new Date() }, "scans", "plans", new TypeError("of the tour"));
  await client.within(({ scheduledWork }) => scheduledWork.failures());
  await client.within(({ scheduledWork }) => scheduledWork.tryNow("scans", "plans"));
  await sweepMail(db, { settled: 1, captured: 1 });
}

/** Confirmed with a room, refused one, seen with its history, cancelled, hidden. */
async function atTheDesk(client: ApiClient): Promise<void> {
  const room = { status: "pending", locationType: "in_person", location: "arbitration_place_cayman", bookingDate: "2031-03-18" } as const;
  const [first, second] = [await booking(room), await booking(room)];
  await client.patch(`/api/bookings/${first.id}`, { status: "confirmed", roomId: "cay-01" });
  await client.patch(`/api/bookings/${second.id}`, { status: "confirmed", roomId: "cay-01" });
  await client.within(async (services) => services.desk.attachments(await services.bookings.get(first.id)));
  await client.patch(`/api/bookings/${first.id}`, { status: "cancelled", reason: "Settled." });
  await client.delete(`/api/bookings/${second.id}`);
  await client.get("/api/rooms");
  await client.within(async (services) => {
    for (const venue of ["arbitration_place_cayman", null] as const) await services.planner.read(venue, ["2031-03-17", "2031-03-18"]);
  });
  const third = await booking({ ...room, bookingDate: "2031-03-19" });
  await client.post(`/api/bookings/${third.id}/hold`, { hours: 24 });
  await client.send(`/api/bookings/${third.id}`, {
    method: "PUT",
    body: JSON.stringify({ version: 1, values: { bookingContactPhone: "+1 416 555 0100", bookingDate: "2031-03-20" } }),
    headers: { "Content-Type": "application/json" },
  });
  await client.delete(`/api/bookings/${third.id}/hold`);
  const token = await keyOf(third.id, "manage");
  await client.within((services) => services.managed.open(token));
  await client.within((services) => services.managed.act(token, { do: "ask", words: "A larger room, please." }));
  await client.delete(`/api/bookings/${third.id}/manage-link`);
}

/** FAQs listed, found, written, put back, imported and deleted; settings; what nobody could answer. */
async function atTheAssistant(visitor: ApiClient, client: ApiClient): Promise<void> {
  await visitor.get("/api/ai/faqs");
  await visitor.get("/api/ai/config");
  await visitor.post("/api/ai/chat", { message: "Do you have a piano?" });
  await client.get("/api/ai/config");
  const piano = { question: "Do you have a piano?", answer: "There is a grand piano.", category: "general" };
  const faq = await client.within(({ faqs }) => faqs.create(piano, { question: "do you have a piano", locale: "en" }));
  await client.put(`/api/ai/faqs/${faq.id}`, { ...piano, answer: "The piano was sold." });
  await client.within(async ({ faqs, assistant }) => {
    await faqs.list({ category: null, search: "" });
    await faqs.list({ category: "legal", search: "" });
    await faqs.list({ category: null, search: "piano" });
    await faqs.undo(faq.id, 2, 2);
    await assistant.unanswered();
    await assistant.health();
    await assistant.save({ key: "ai_personality", value: "Patient." });
    const [last] = await assistant.history();
    await assistant.undo("ai_personality:*", last?.seq ?? 0, last?.latest ?? 0);
  });
  await client.delete(`/api/ai/faqs/${faq.id}`);
  await sweepUnanswered(connect(database), 1);
  await sweepUsage(connect(database), "2000-01-01");
}

/** Conversations listed in every view, opened, joined, answered in, taken over, handed back, taken back, deleted by either. */
async function inConversation(client: ApiClient): Promise<void> {
  const db = connect(database);
  const colleague = apiClient({ database, cookie: await sessionCookie(await person("admin")) });
  const begun = async () => {
    const visitor = apiClient({ database });
    const message = "I am Grace Lim, 416 555 0123. Please let me talk to a person.";
    const { sessionId } = await (await visitor.post("/api/ai/chat", { message }, { "Sec-Fetch-Site": "same-origin" })).json<{
      sessionId: string;
    }>();
    return { visitor, sessionId, ref: await refOf(sessionId) };
  };
  const [{ visitor, sessionId, ref }, other] = [await begun(), await begun()];
  await client.within(async ({ conversationDesk: desk }) => {
    for (const view of CONVERSATION_VIEWS) for (const after of [null, `${Date.now()}~${ref}`, "1~x"]) await desk.list(view, after);
    await desk.open(ref);
    await desk.join(ref, 0);
    await desk.say(ref, 1, { content: "Good morning.", key: "plans" });
  });
  await visitor.post("/api/ai/chat", { message: "Good morning.", sessionId }, { "Sec-Fetch-Site": "same-origin" });
  await visitor.get("/api/ai/chat/news?after=1");
  await colleague.within(async ({ conversationDesk: desk }) => {
    await desk.join(ref, 1);
    await desk.leave(ref, 2);
    await desk.join(ref, 3);
  });
  await takeBackSilent(db, Date.now() + 3_600_000);
  await visitor.delete("/api/ai/chat");
  await client.within(({ conversationDesk }) => conversationDesk.remove(other.ref));
}

/** What visitors hear of venues, and what administrators set there. */
async function atTheVenues(visitor: ApiClient, client: ApiClient): Promise<void> {
  await visitor.get("/api/venues");
  await visitor.get("/api/availability?venue=toronto&from=2031-03-01&to=2031-03-31&people=20");
  await visitor.get("/api/availability/month?venue=toronto&month=2031-03&people=20");
  await client.within(async ({ venues }) => {
    await venues.list();
    const { version, rooms, ...set } = await venues.get("ottawa");
    await venues.saveSettings("ottawa", version, set);
    await venues.close("ottawa", version + 1, { date: "2031-03-19", name: "Regatta" });
    await venues.reopen("ottawa", version + 2, "2031-03-19");
    await venues.saveRoom("ottawa", version + 3, rooms[0]?.id ?? "", rooms[0]);
    await venues.saveRoom("ottawa", version + 4, null, { ...rooms[0], name: "Canal" });
  });
  await client.within(async ({ rates }) => {
    const { version } = await rates.read("ottawa");
    await rates.saveDraft("ottawa", version, typedCard());
    await rates.discardDraft("ottawa", version + 1);
    await rates.publish("ottawa", version + 2, typedCard());
  });
  const asked = { location: "ottawa", locationType: "in_person", bookingDate: "2031-03-20", duration: "full_day", mainRoomCapacity: "8" };
  expect((await (await visitor.post("/api/estimates", asked)).json<{ estimate: unknown }>()).estimate).not.toBeNull();
  const held = await booking({ status: "pending", location: "arbitration_place_ottawa", bookingDate: "2031-03-20" });
  await client.get(`/api/bookings/${held.id}`);
  await client.within(async ({ rates }) => {
    const { version, cards } = await rates.read("ottawa");
    await rates.withdraw("ottawa", version, cards[0]?.id ?? "");
  });
  await client.patch(`/api/bookings/${held.id}`, { status: "confirmed", roomId: "ott-01" });
  await client.within(async ({ venues }) => {
    const { version, rooms } = await venues.get("ottawa");
    const room = rooms.find(({ id }) => id === "ott-01");
    await venues.saveRoom("ottawa", version, "ott-01", { ...room, active: false }).catch(() => undefined);
  });
}

interface Step {
  detail: string;
}

async function planOf(statement: RecordedStatement): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${statement.sql}`)
    .bind(...statement.parameters)
    .all<Step>();
  return results.map((step) => step.detail);
}

const distinct = () => [...new Map(statements.map((statement) => [statement.sql, statement])).values()];

test("the tour sees reads and writes of every table that the API uses", () => {
  const all = distinct()
    .map((statement) => statement.sql)
    .join("\n");
  for (const table of [
    "bookings",
    "booking_drafts",
    "chat_sessions",
    "chat_messages",
    "idempotency_keys",
    "rate_limits",
    "inquiries",
    "page_views",
    "outbox",
    "outbox_counts",
    "job_failures",
    "visitor_sessions",
    "captured_mails",
    "rooms",
    "room_holds",
    "booking_search",
    "booking_counts",
    "calendar_feeds",
    "case_calendar_feeds",
    "case_search",
    "document_search",
    "search_spellings",
    "saved_views",
    "case_scopes",
    "case_counts",
    "case_people",
    "case_entries",
    "case_documents",
    "case_messages",
    "case_message_documents",
    "case_readers",
    "tribunal_posts",
    "tribunal_readers",
    "case_notices",
    "case_feed",
    "chain_passes",
    "chain_reads",
    "chain_faults",
    "case_disclosures",
    "arbitrator_interests",
    "arbitrator_absences",
    "roster_profiles",
    "venue_hours",
    "venue_closures",
    "faqs",
    "faq_texts",
    "faq_search",
    "assistant_settings",
    "assistant_state",
    "unanswered_questions",
    "assistant_usage",
    "session",
    "user",
    "people_search",
    "invitations",
    "password_resets",
    "two_factor",
  ]) {
    expect(all).toMatch(new RegExp(`\\b${table}\\b`));
  }
});

test("no statement reads a whole table", async () => {
  const scans: string[] = [];
  for (const statement of distinct()) {
    if (!/^\s*(select|update|delete|insert|with)/i.test(statement.sql) || MAY_SCAN.some((allowed) => allowed.test(statement.sql))) continue;
    const plan = await planOf(statement);
    // A virtual table that is asked with MATCH is searched, though its plan says SCAN.
    const searched = /^SCAN (CONSTANT ROW|\d+-ROW VALUES CLAUSE|json_each|\(subquery|\w+ VIRTUAL TABLE INDEX \d+:=?M)/i;
    // What the same plan makes by searching is no table.
    const made = plan.flatMap((step) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)$/.exec(step)?.[1] ?? []);
    const whole = plan.filter((step) => /^SCAN /.test(step) && !searched.test(step) && !made.some((name) => step === `SCAN ${name}`));
    if (whole.length > 0) scans.push(`${statement.sql}\n  ${plan.join("\n  ")}`);
  }
  expect(scans).toEqual([]);
});

describe.each(["admin", "party"] as const)("the list of a %s", (who) => {
  test("reads about as many rows as it returns, on every page", async () => {
    const seen = recordedDatabase(env.DB);
    // The session of the tour was ended by its sign-out.
    const cookie = await sessionCookie(who === "admin" ? await person("admin") : await partyOfTheList());
    const client = apiClient({ cookie, database: seen.database });
    let path: string | null = "/api/bookings?limit=20";
    let pages = 0;
    while (path && pages < 12) {
      seen.statements.length = 0;
      const answer: Response = await client.get(path);
      const listed = ((await answer.json()) as unknown[]).length;
      const query = seen.statements.find((statement) => /booking_search match/.test(statement.sql));
      if (!query) throw new Error("The list asked nothing of the bookings.");
      const { meta } = await env.DB.prepare(query.sql)
        .bind(...query.parameters)
        .all();
      // One row more than shown tells whether there is a next page; each may look up its open call.
      expect(meta.rows_read, `page ${pages + 1}`).toBeLessThanOrEqual(2 * (listed + 1) + 10);
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1] ?? null;
      pages += 1;
    }
    expect(pages).toBeGreaterThan(1);
  });
});

describe.each([
  {},
  { sort: "desc" },
  { status: "consultation_requested" },
  { status: "confirmed" },
  { type: "mediation", venue: "arbitration_place_toronto", source: "fast" },
  { search: "oko" },
  { search: "okoye barristers", status: "consultation_requested", sort: "desc" },
  { from: "2020-01-01", to: "2090-01-01", venue: "arbitration_place_toronto" },
] as const)("the list of %j", (query) => {
  test.each(["admin", "party"] as const)(
    "reads about as many rows as it returns to a %s, on every page, and few for the counts",
    async (who) => {
      const seen = recordedDatabase(env.DB);
      const client = apiClient({
        cookie: await sessionCookie(who === "admin" ? await person("admin") : await partyOfTheList()),
        database: seen.database,
      });
      let after: string | undefined;
      for (let page = 1; page <= 4; page += 1) {
        seen.statements.length = 0;
        const { bookings, next } = await client.within((services) => services.lists.overview({ ...query, limit: 20, after }));
        const rowsRead = async (of: RegExp) => {
          const statement = seen.statements.find(({ sql, parameters }) => of.test(sql) && parameters.length > 0);
          if (!statement) throw new Error(`Nothing asked of ${of}.`);
          return (
            await env.DB.prepare(statement.sql)
              .bind(...statement.parameters)
              .all()
          ).meta.rows_read;
        };
        expect(await rowsRead(/booking_search match/), `page ${page}`).toBeLessThanOrEqual(2 * (bookings.length + 1) + 10);
        // Twelve numbers for each of three ways of being one's own, and the two lists they are looked up by: the same whatever
        // there is. In a week of hearings each of these numbers is there.
        expect(await rowsRead(/"booking_counts"/)).toBeLessThanOrEqual(3 * 12 + 3 + 12);
        if (!next) break;
        after = next;
      }
    },
  );
});

describe.each(["open", "answered"] as const)("the %s inquiries", (state) => {
  test("read about as many rows as they return, on every page", async () => {
    const seen = recordedDatabase(env.DB);
    const client = apiClient({ cookie: await sessionCookie(await person("admin")), database: seen.database });
    let after: string | null = null;
    do {
      seen.statements.length = 0;
      const page = await client.within((services) => services.inquiries.list(state, after));
      const query = seen.statements.find((statement) => /from "inquiries"/.test(statement.sql));
      if (!query) throw new Error("The list asked nothing of the inquiries.");
      const { meta } = await env.DB.prepare(query.sql)
        .bind(...query.parameters)
        .all();
      expect(meta.rows_read).toBeLessThanOrEqual(2 * (page.inquiries.length + 1) + 10);
      after = page.next;
    } while (after);
  });
});

async function partyOfTheList() {
  const found = await env.DB.prepare(`SELECT id FROM "user" WHERE email = 'list@people.example'`).first<{ id: string }>();
  if (!found) throw new Error("The party of the list is gone.");
  return found;
}

test("what another index could also serve, row by row, is found by the one that was made for it", async () => {
  const db = connect(env.DB);
  const page = { statuses: ["created"], limit: 51, after: null, before: null } as const;
  const month = { resolvedIn: "2027-05", limit: 51, after: null, before: null } as const;
  for (const [query, indexes] of [
    [listedCases(db, ["all"], page), ["case_scopes_status"]],
    [listedCases(db, ["all"], month), ["case_scopes_month"]],
    [noticesOf(db, "somebody", 21, null), ["SEARCH case_feed USING PRIMARY KEY"]],
    [unreadOf(db, "somebody", 100), ["case_feed_unread"]],
  ] as const) {
    const { sql, params } = query.toSQL();
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail).join("\n");
    for (const index of indexes) expect(plan).toContain(index);
  }
});

test("a page of conversations reads little more than it shows", async () => {
  const db = connect(env.DB);
  const now = Date.now();
  const given = { contactName: { value: "Grace Lim", origin: "visitor" as const } };
  for (let index = 0; index < 200; index += 1) {
    const of = { id: `many-${index}`, locale: "en", createdAt: now, expiresAt: now + 1e9, updatedAt: now - index * 60_000 } as const;
    const form = { form: "fast", version: 1, summaryHash: null, resumeNonce: null, bookingId: null } as const;
    await db.batch([
      db.insert(bookingDrafts).values({ ...of, ...form, values: given }),
      db.insert(chatSessions).values({
        ...of,
        ref: `ref-${index}`,
        draftId: of.id,
        state: NEW_CONVERSATION,
        turns: 1,
        bound: true,
        waitingSince: now - index,
        ...(index < 60 ? { staffId: "me", staffName: "Jane Roe", staffAt: now } : {}),
      }),
    ]);
  }
  const cursor = { at: now - 100, id: "~" };
  const live = now - 100 * 60_000;
  const pages = {
    waiting: waitingOnes(db, cursor, 26),
    drafts: draftsLeft(db, live, null, 26),
    live: liveOnes(db, live, cursor, 26),
    mine: heldBy(db, "me", now - 1000, cursor, 26),
    quiet: quietOnes(db, live, null, 26),
  };
  for (const [view, page] of Object.entries(pages)) {
    const { sql, params } = page.toSQL();
    const { results, meta } = await env.DB.prepare(sql)
      .bind(...params)
      .all();
    expect(results.length, view).toBe(26);
    expect(meta.rows_read, view).toBeLessThanOrEqual(2 * results.length + 10);
  }
});
