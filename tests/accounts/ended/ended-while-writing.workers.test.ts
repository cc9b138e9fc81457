/** A session that ends while something is being written for it: what staff and people of a case do is written under it, or not at all. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { isHeld, UNHELD } from "#app/db/held-binding.server.ts";
import { session } from "#app/db/schema/people.ts";
import type { Services } from "#app/services/create-services.server.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";
import { refOf } from "#tests/kit/chat/conversation-refs.ts";
import { booking, inquiry, type Person, person } from "#tests/kit/factories.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";

const db = connect(env.DB);
const PASSWORD = "a good long passphrase";
/** The first statement that writes something of the house's or of a case's. */
const WRITE = new RegExp(`^\\s*(insert into|update|delete from) "(?!(${UNHELD.join("|")})")`, "i");

let its: CaseOf;
let bookingId: string;
let number: string;
let inquiryId: string;
let ref: string;
let stranger: Person;
beforeAll(async () => {
  its = await caseOf();
  ({ id: bookingId, bookingNumber: number } = await booking());
  ({ id: inquiryId } = await inquiry());
  stranger = await person("party", { password: PASSWORD });
  const told = await apiClient().post("/api/ai/chat", { message: "Please let me talk to a person." });
  ref = await refOf((await told.json<{ sessionId: string }>()).sessionId);
  await its.as.admin.within(({ conversationDesk }) => conversationDesk.join(ref, 0));
});

type Who = "admin" | "partyA" | "arbitrator";
type Act = (services: Services) => Promise<unknown>;
const deadline = { title: "Reply", owedBy: "side_b", dueDate: "2091-05-06", dueTime: "17:00", zone: "America/Toronto", closedDay: "keep" };
const saying: Act = async ({ conversationDesk }) => {
  const row = await env.DB.prepare("SELECT staff_version AS version FROM chat_sessions WHERE ref = ?")
    .bind(ref)
    .first<{ version: number }>();
  return conversationDesk.say(ref, row?.version ?? 0, { content: "Good morning", key: crypto.randomUUID() });
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
async function closing({ get, close }: Services["venues"], date: string): Promise<unknown> {
  const { version } = await get("toronto");
  return close("toronto", version, { date, name: "Late" });
}
const ACTS: readonly [string, Who, Act][] = [
  ["a message in a case", "partyA", ({ caseMessages }) => caseMessages.post(its.id, { content: "Ours", audience: "everyone" }, null)],
  ["a deadline", "arbitrator", ({ timetable }) => timetable.set(its.id, deadline)],
  ["a case", "partyA", ({ cases }) => cases.create({ title: "Late", description: "Ten characters." })],
  ["a booking joined to a case", "admin", ({ caseBookings }) => caseBookings.link(its.id, number)],
  [
    "somebody named",
    "partyA",
    ({ casePeople }) => casePeople.name(its.id, { place: "counsel_a", name: "Lena Late", email: "lena@late.example", invite: false }),
  ],
  ["days that one is away", "arbitrator", ({ interests }) => interests.addAbsence({ from: "2091-07-01", to: "2091-07-14" })],
  ["a note", "admin", ({ notes }) => notes.add(bookingId, "late", "form")],
  ["a booking’s status", "admin", ({ desk }) => desk.move(bookingId, { status: "confirmed" } as never)],
  ["an inquiry", "admin", ({ inquiries }) => inquiries.markAnswered(inquiryId)],
  ["a closed day", "admin", ({ venues }) => closing(venues, inDays(200))],
  ["a role", "admin", ({ people }) => people.changeRole(stranger.id, "party", "arbitrator")],
  ["a calendar’s address", "partyA", ({ feeds }) => feeds.make()],
  ["a calendar’s address of a case", "partyA", ({ caseFeeds }) => caseFeeds.make(its.id)],
  ["a name", "partyA", ({ account }) => account.saveProfile({ firstName: "Late", lastName: "Comer" })],
  ["words to a visitor", "admin", saying],
];

const TABLES = ["case_entries", "case_messages", "case_deadlines", "cases", "case_bookings", "case_people", "arbitrator_absences"];
const MORE = [
  "audit_entries",
  "booking_notes",
  "bookings",
  "inquiries",
  "venue_closures",
  "user",
  "calendar_feeds",
  "case_calendar_feeds",
  "chat_messages",
  "outbox",
];
async function stored(): Promise<unknown> {
  const rows = await env.DB.batch([...TABLES, ...MORE].map((name) => env.DB.prepare(`SELECT count(*) AS n FROM "${name}"`)));
  const person = await env.DB.prepare("SELECT role, first_name FROM user WHERE id IN (?, ?)").bind(stranger.id, its.partyA.id).all();
  const status = await env.DB.prepare("SELECT status FROM bookings UNION ALL SELECT answered_at FROM inquiries").all();
  return [rows.map(({ results }) => results[0]), person.results, status.results];
}

describe.each(ACTS)("%s", (what, by, act) => {
  const interrupted = async (end: (who: Person) => Promise<unknown>) => {
    const who = its[by];
    const statement = what === "words to a visitor" ? /insert into "chat_messages"/i : WRITE;
    const database = interruptedDatabase(env.DB, statement, () => end(who));
    return asUser(who, { database });
  };

  test("is not written once its session was ended elsewhere", async () => {
    const client = await interrupted((who) => db.delete(session).where(eq(session.userId, who.id)));
    const before = await stored();
    const tried = client.within(async (services) => {
      await act(services).catch((error: unknown) => {
        throw Object.assign(new Error("refused"), { overtaken: services.isOvertaken(), error });
      });
    });
    await expect(tried).rejects.toMatchObject({ overtaken: true });
    expect(await stored()).toEqual(before);
  });
});

test.each(["role", "active"])("nor once its %s was taken, whoever left the session there", async (what) => {
  const admin = await person("admin");
  const take = () =>
    env.DB.prepare(`UPDATE user SET ${what === "role" ? "role = 'party'" : "active = 0"} WHERE id = ?`)
      .bind(admin.id)
      .run();
  const client = await asUser(admin, { database: interruptedDatabase(env.DB, WRITE, take) });
  const before = await stored();
  const tried = client.within((services) => closing(services.venues, inDays(201)));
  await expect(tried).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await stored()).toEqual(before);
});

test("the API says that nobody is signed in any more, and an act that one statement writes too", async () => {
  const end = () => db.delete(session).where(eq(session.userId, its.arbitrator.id));
  const client = await asUser(its.arbitrator, { database: interruptedDatabase(env.DB, /insert into "case_readers"/i, end) });
  expect((await client.patch(`/api/cases/${its.id}/draft`, { content: "late" })).status).toBe(401);
});

test("what is let in by something else goes on: signing out, another sign-in, a visitor’s draft", async () => {
  const client = await asUser(stranger);
  await client.within((services) => services.auth.signOut());
  expect((await client.patch("/api/drafts/current", { version: 0, values: { contactName: "Ana Alba" } })).status).toBe(200);
});

test("the session that asks can be ended by itself, with what this browser holds", async () => {
  const client = await asUser(stranger);
  expect((await client.patch("/api/drafts/current", { version: 0, values: { contactName: "Ana Alba" } })).status).toBe(200);
  const own = await client.within((services) => services.auth.sessionId());
  await client.within((services) => services.account.endSession(own ?? ""));
  expect((await client.get("/api/auth/user")).status).toBe(401);
});

test("every write is held but those to tables that are named", async () => {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{ name: string }>();
  const tables = results.map(({ name }) => name);
  expect(UNHELD.filter((name) => !tables.includes(name))).toEqual([]);
  expect(
    tables
      .filter((name) => /^(case|audit|booking|user|passkey|two_factor|venue|faq|invit|calendar|staff|room|rate_cards)/.test(name))
      .filter((name) => !isHeld(`insert into "${name}" values (1)`)),
  ).toEqual(["booking_drafts"]);
  for (const text of [
    "INSERT OR IGNORE INTO cases VALUES (1)",
    'delete from "cases"',
    'with x as (select 1) update "cases" set a = 1',
    "DROP TABLE x",
  ])
    expect(isHeld(text), text).toBe(true);
  for (const text of ['select * from "cases"', "with x as (select 1) select * from x", 'update "session" set a = 1', "PRAGMA optimize"])
    expect(isHeld(text), text).toBe(false);
});
