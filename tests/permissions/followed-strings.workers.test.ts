/** Identifiers open nothing (rulings): whatever anybody is served, signed out it opens only what was mailed to its own reader. */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import { deliverMail } from "#workers/mail/deliver.ts";
import { type EntryPoint, entryPointsOf, opened, stringsIn, zipText } from "./follower.ts";
import { visit } from "./pages.ts";
import { API, PAGES } from "./table.ts";
import { makeWorld, type Subjects, type World } from "./world.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** Without an account, and where no mail is captured, as in production. */
const signedOut = () => apiClient({ variables: { RATE_LIMITS: "off", MAIL_TRANSPORT: "resend" } });

const READERS = ["partyA", "partyB", "counselB", "invitedB", "unrelated", "arbitrator", "otherArbitrator", "administrator"] as const;
type Reader = (typeof READERS)[number] | "visitor";

let world: World;
let entryPoints: EntryPoint[];
/** What each is served, by where: everything that a page is given, answers, archives, tables, calendars. */
const served = new Map<Reader, Map<string, string>>();
/** Mails by their recipient. */
const mailed = new Map<string, string>();
/** A booking of a visitor without an account, which an administrator has linked to the case. */
let made: { id: string; bookingNumber: string; confirmationKey: string };
const CONTACT = "ines@visitor.example";

/** The booking of party A first. */
const subjects = (): Subjects[] => [world.there, { ...world.there, bookingId: made.id }];

async function everythingServed(client: ApiClient): Promise<Map<string, string>> {
  const heard = new Map<string, string>();
  for (const on of subjects()) {
    for (const [pattern, { at }] of Object.entries(PAGES)) {
      const address = at?.(on) ?? pattern;
      if (pattern.startsWith("/dev/") || heard.has(`${pattern} ${address}`)) continue;
      const { text, location, bytes } = await visit(client, address);
      heard.set(`${pattern} ${address}`, `${text}\n${location ?? ""}\n${zipText(bytes)}`);
    }
    // Led from its id, as links of before are: to its key in the session that made it, to the booking where one may see it.
    const led = await visit(client, `/booking-confirmation/${on.bookingId}`);
    heard.set(`led ${on.bookingId}`, led.location ?? led.text);
    for (const [route, { call }] of Object.entries(API))
      if (route.startsWith("GET ") && (on === world.there || route.includes("/bookings")))
        heard.set(`${route} ${on.bookingId}`, await (await call(client, on)).text());
  }
  return heard;
}

const stringsServed = (texts: Iterable<string>) => new Set([...texts].flatMap((text) => [...stringsIn(text)]));

beforeAll(async () => {
  world = await makeWorld();
  const visitor = apiClient({ variables: { RATE_LIMITS: "off" } });
  await visitor.patch("/api/drafts/current", { version: 0, values: { contactName: "Ines Visitor" } });
  const answer = await visitor.post(
    "/api/bookings/fast",
    fastBooking({ contactEmail: CONTACT, preferredDate: "2031-03-18", startTime: "09:30" }),
  );
  made = await answer.json();
  const { administrator } = world.clients;
  await administrator.within((services) => services.caseBookings.link(world.there.caseId, made.bookingNumber));
  await administrator.patch(`/api/bookings/${world.there.bookingId}`, { status: "confirmed" });
  // When what is collected for some minutes leaves too.
  await deliverMail(env, { clock: () => new Date(Date.now() + 600_000) });
  const mails = await env.DB.prepare("SELECT recipient, subject, parts FROM captured_mails").all<
    Record<"recipient" | "subject" | "parts", string>
  >();
  for (const { recipient, subject, parts } of mails.results) {
    const whole = JSON.parse(parts) as { text: string; html: string; attachments: { content: string }[] };
    const texts = [subject, whole.text, whole.html, ...whole.attachments.map(({ content }) => content)];
    mailed.set(recipient, `${mailed.get(recipient) ?? ""}\n${texts.join("\n")}`);
  }
  served.set("visitor", await everythingServed(visitor));
  served.get("visitor")?.set("made", JSON.stringify(made));
  for (const reader of READERS) {
    await env.DB.prepare("DELETE FROM rate_limits").run();
    served.set(reader, await everythingServed(reader === "counselB" ? world.counselB : world.clients[reader]));
    const calendar = reader === "counselB" || reader === "invitedB" ? undefined : world.caseFeeds[reader];
    if (calendar) served.get(reader)?.set("the calendar of the case", (await visit(signedOut(), calendar)).text);
  }
  entryPoints = await entryPointsOf(signedOut());
});

describe("what is served", () => {
  test("is enough to follow: names, keys, numbers and hashes, to everybody", () => {
    expect(entryPoints.length).toBeGreaterThan(60);
    for (const reader of READERS) expect(stringsServed(served.get(reader)?.values() ?? []).size, reader).toBeGreaterThan(3);
    expect([...served.values()].flatMap((heard) => [...heard.values()]).join()).toContain(world.there.bookingId);
    expect(mailed.size).toBeGreaterThan(3);
  });

  test("opens nothing, signed out, but what its own reader is meant to open", async () => {
    const keys = [await keyOf(made.id, "confirmation"), await keyOf(made.id, "calendar")];
    const by = new Map<string, Set<Reader>>();
    for (const [reader, heard] of served)
      for (const string of stringsServed(heard.values())) by.set(string, (by.get(string) ?? new Set()).add(reader));
    const found = await opened(by.keys(), entryPoints);
    // The session that made a booking alone is led to its confirmation; nobody is served the key for changes.
    const meant = (string: string, reader: Reader) => reader === "visitor" && keys.includes(string);
    const wrong = found.flatMap(({ string, entryPoint }) =>
      [...(by.get(string) ?? [])].filter((reader) => !meant(string, reader)).map((reader) => `${reader}: ${string} at ${entryPoint}`),
    );
    expect(wrong).toEqual([]);
    // That something opens at all: the follower would see it.
    expect(found.map(({ entryPoint }) => entryPoint)).toContain("GET /booking-confirmation/:id");
  });

  test("names no booking by its id to who may not see it, and its contact to nobody of the other side", () => {
    for (const reader of ["partyB", "counselB", "arbitrator", "unrelated", "invitedB"] as const) {
      const text = [...(served.get(reader) ?? [])].map(([where, said]) => said.replaceAll(where.split(" ").at(-1) ?? "", "")).join("\n");
      for (const id of [made.id, world.there.bookingId]) expect(text.includes(id), `${reader}, ${id}`).toBe(false);
      expect(text, reader).not.toContain(CONTACT);
    }
    expect([...(served.get("partyB")?.values() ?? [])].join()).toContain(made.bookingNumber);
  });
});

test("nobody of a case is served an address of the other side, nor a side the arbitrator's", () => {
  const { partyA, partyB, arbitrator } = world.addresses;
  const foreign = { partyA: [partyB, arbitrator], partyB: [partyA, arbitrator], arbitrator: [partyA, partyB] };
  for (const reader of ["partyA", "partyB", "arbitrator"] as const)
    for (const [where, text] of served.get(reader) ?? [])
      for (const address of foreign[reader]) expect(text.includes(address), `${reader}: ${address} at ${where}`).toBe(false);
  expect([...(served.get("administrator")?.values() ?? [])].join()).toContain(arbitrator);
});

test("what is mailed opens only what its own address is meant to open, and no mail names a booking by its id but the office's", async () => {
  for (const [recipient, text] of mailed) {
    const own = recipient === CONTACT ? made.id : recipient === "samuel@okoye.example" ? world.there.bookingId : null;
    // As they were mailed: the follower acts by the link for changes too, which gives the confirmation another key.
    const meant = own === null ? [] : [await keyOf(own, "confirmation"), await keyOf(own, "manage")];
    const found = await opened(stringsIn(text), entryPoints);
    for (const { string, entryPoint } of found) {
      // Invitations and links of passwords are another table's, and their readers' own.
      if (/\/(?:invitation|reset-password)\/:token/.test(entryPoint)) continue;
      expect(meant, `${recipient}: ${entryPoint}`).toContain(string);
    }
    if (own !== null) {
      expect(found.map(({ entryPoint }) => entryPoint)).toEqual(
        expect.arrayContaining(["GET /booking-confirmation/:id", "GET /manage/:token"]),
      );
      expect(text).not.toContain(own);
    }
  }
});

describe("the follower itself", () => {
  test("sees the key for changes where a page serves it", async () => {
    const seeded = `{"manageUrl":"https://concord.example/manage/${await keyOf(made.id, "manage")}"}`;
    const found = await opened(stringsIn(seeded), entryPoints);
    expect(found.map(({ entryPoint }) => entryPoint)).toContain("GET /manage/:token");
    expect(found.map(({ entryPoint }) => entryPoint)).toContain("POST /manage/:token ask");
  });

  test("sees an address that takes the id, as the confirmation once did", async () => {
    const asItWas: EntryPoint = {
      name: "GET /booking-confirmation/:id as it was",
      async answer(name) {
        const row = await findBooking(connect(env.DB), name);
        return row ? { status: 200, text: row.caseDescription } : { status: 404, text: "" };
      },
    };
    const before = `{"bookings":[{"id":"${made.id}","bookingNumber":"${made.bookingNumber}"}]}`;
    expect(await opened(stringsIn(before), [asItWas])).toEqual([{ string: made.id, entryPoint: asItWas.name }]);
    expect(await opened(stringsIn(before), entryPoints)).toEqual([]);
  });

  test.each([
    ["a page's data", (key: string) => `{"url":"/manage/${key}"}`],
    ["a folded calendar", (key: string) => `URL:https://concord.example/manage/${key.slice(0, 20)}\r\n ${key.slice(20)}\r\n`],
    ["a feed's address", (key: string) => `"/feeds/${key}.ics"`],
    ["the address of a case's feed", (key: string) => `"/feeds/cases/${key}.ics"`],
    ["a UID", (key: string) => `UID:${key}@concord`],
    ["the end of a sentence", (key: string) => `It is ${key}.`],
  ])("finds a key in %s", (_, text) => {
    const key = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNO-_";
    expect(stringsIn(text(key))).toContain(key);
  });
});
