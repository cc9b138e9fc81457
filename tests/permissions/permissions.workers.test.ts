/** The walk: everybody at every call and every address, on what is there and on what is missing (quality, "Security"). */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { api } from "#tests/kit/api.ts";
import { deliverMail } from "#workers/mail/deliver.ts";
import { zipText } from "./follower.ts";
import { addresses, intentsOf, visit } from "./pages.ts";
import { API, LAST, PAGES } from "./table.ts";
import { ACTORS, type Actor, MARKERS, MISSING, makeWorld, type Subjects, type World } from "./world.ts";

// Everybody goes everywhere: on a machine that is busy with other files that takes its time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let world: World;
/** Everything that each has been answered, by where. */
const heard = new Map<Actor, Map<string, string>>(ACTORS.map((actor) => [actor, new Map()]));
const remember = (actor: Actor, where: string, text: string) => heard.get(actor)?.set(where, text);

/** English addresses: the others are the same files. */
const english = () =>
  [...new Map(addresses().map((address) => [address.pattern, address])).keys()].filter((pattern) => !/^\/(fr|es)(\/|$)/.test(pattern));

beforeAll(async () => {
  await env.DB.prepare("DELETE FROM rate_limits").run();
  world = await makeWorld();
});

test("every call of the API has a row, and every row a call", () => {
  const routes = api.routes.filter((route) => route.method !== "ALL").map((route) => `${route.method} ${route.path}`);
  expect(Object.keys(API).sort()).toEqual([...new Set(routes)].sort());
});

test("every address of the pages has a row, and every row an address", () => {
  expect(Object.keys(PAGES).sort()).toEqual(english().sort());
});

describe("pages", () => {
  test.each(Object.keys(PAGES))("%s", async (pattern) => {
    const { expected, at } = PAGES[pattern] as (typeof PAGES)[string];
    const got: Partial<Record<Actor, number>> = {};
    for (const actor of ACTORS) {
      const client = world.clients[actor];
      const there = await visit(client, at?.(world.there) ?? pattern);
      got[actor] = there.status;
      remember(actor, pattern, `${there.text}\n${there.location ?? ""}\n${zipText(there.bytes)}`);
      if (!at || at(world.there) === at(MISSING)) continue;
      const missing = await visit(client, at(MISSING));
      if (there.status === 200 && expected[actor] === 200) expect(missing.status, `${actor}, missing`).toBe(404);
      else {
        const without = (text: string) => text.replaceAll(at(world.there), "").replaceAll(at(MISSING), "");
        expect([missing.status, without(missing.text)], `${actor}, missing`).toEqual([there.status, without(there.text)]);
      }
    }
    expect(got).toEqual(expected);
  });
});

describe("forms", () => {
  const OUTSIDE: readonly Actor[] = ["anonymous", "revoked", "unrelated", "removed", "invitedB", "otherArbitrator", "unknownRole"];
  // What is wrong with a form may be said (400) before it is asked who sent it, and then says nothing of what is there.
  const REFUSALS = [302, 400, 401, 403, 404];
  const pages = addresses()
    .filter(({ pattern, file }) => file.startsWith("routes/portal/") && pattern in PAGES)
    .map(({ pattern, file }) => [pattern, file] as const);

  test.each(pages)("%s: who may not open the page is not heard there either", async (pattern, file) => {
    const intents = await intentsOf(file);
    const { expected, at } = PAGES[pattern] as (typeof PAGES)[string];
    const outside = OUTSIDE.filter((actor) => expected[actor] !== 200);
    if (intents === null || outside.length === 0) return;
    const before = await everythingStored();
    for (const intent of intents.length > 0 ? intents : [""])
      for (const actor of outside) {
        const post = (on: Subjects) => visit(world.clients[actor], at?.(on) ?? pattern, { intent, id: on.personId, version: "0" });
        const answer = await post(world.there);
        expect(REFUSALS, `${actor}, ${intent}: ${answer.status}`).toContain(answer.status);
        if (answer.status === 302) expect(answer.location, `${actor}, ${intent}`).toMatch(/^\/api\/login\?/);
        const missing = await post(MISSING);
        const without = ({ text }: { text: string }) =>
          [world.there, MISSING].reduce(
            (said, { caseId, bookingId, personId }) => [caseId, bookingId, personId].reduce((left, id) => left.replaceAll(id, ""), said),
            text,
          );
        expect([missing.status, without(missing)], `${actor}, ${intent}, missing`).toEqual([answer.status, without(answer)]);
      }
    expect(await everythingStored()).toEqual(before);
  });

  test("and who may is: the same forms are told apart there", async () => {
    const heard: string[] = [];
    for (const [pattern, file] of pages) {
      const { at } = PAGES[pattern] as (typeof PAGES)[string];
      const intents = (await intentsOf(file)) ?? [];
      if (pattern !== "/admin/outbox" && pattern !== "/admin/inquiries" && pattern !== "/users") continue;
      for (const intent of intents) {
        const { status } = await visit(world.clients.administrator, at?.(world.there) ?? pattern, { intent, id: "missing", version: "0" });
        if (status !== 403) heard.push(`${pattern} ${intent} ${status}`);
      }
    }
    expect(heard.length).toBeGreaterThan(3);
  });
});

/** Every row of every table that a form could change. */
async function everythingStored(): Promise<Record<string, string>> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '_cf%' AND name NOT LIKE '%search%' ORDER BY name",
  ).all<{ name: string }>();
  const tables = results.map(({ name }) => name).filter((name) => !["guesses", "rate_limits", "session"].includes(name));
  const rows = await env.DB.batch(tables.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)));
  return Object.fromEntries(tables.map((name, at) => [name, JSON.stringify(rows[at]?.results)]));
}

describe("calls", () => {
  const inOrder = [...Object.keys(API).filter((route) => !LAST.includes(route)), ...LAST];
  test.each(inOrder)("%s", async (route) => {
    const { call, expected, named } = API[route] as (typeof API)[string];
    await env.DB.batch(
      [
        "DELETE FROM rate_limits",
        "DELETE FROM guesses",
        // What a call before has taken from who made it is theirs again: each call is tried on the same booking.
        "UPDATE bookings SET created_by_user = former_maker, former_maker = NULL WHERE former_maker IS NOT NULL",
      ].map((sql) => env.DB.prepare(sql)),
    );
    const got: Partial<Record<Actor, number>> = {};
    // Anyone who may take something away comes after all who may not.
    for (const actor of [...ACTORS].sort((one, other) => Number(one === "administrator") - Number(other === "administrator"))) {
      const client = world.clients[actor];
      const missing = named ? await call(client, MISSING) : null;
      const there = await call(client, world.there);
      const text = await there.text();
      got[actor] = there.status;
      remember(actor, route, text);
      if (!missing) continue;
      if (there.status < 400) expect(missing.status, `${actor}, missing`).toBe(404);
      else if (there.status === 404 || there.status === 401) expect(await missing.text(), `${actor}, missing`).toBe(text);
    }
    expect(got).toEqual(expected);
  });
});

describe("what is private", () => {
  test("stays so in documents that are asked for by their own address", async () => {
    for (const [marker, id] of Object.entries(world.hidden))
      for (const actor of ACTORS) {
        const may = MARKERS[marker]?.includes(actor);
        for (const way of ["download", "preview", "view"]) {
          const answer = await world.clients[actor].get(`/api/documents/${id}/${way}`);
          const unknown = await world.clients[actor].get(`/api/documents/missing/${way}`);
          expect(answer.status, `${actor}, ${marker}, ${way}`).toBe(may ? 200 : unknown.status);
          if (!may) expect(await answer.text()).toBe(await unknown.text());
        }
      }
  });

  test("stays so in searches, in calendars and in mails", async () => {
    // When what is collected for some minutes leaves too.
    await deliverMail(env, { clock: () => new Date(Date.now() + 600_000) });
    const mails = (await env.DB.prepare("SELECT * FROM captured_mails").all<Record<string, string>>()).results;
    expect(mails.length).toBeGreaterThan(3);
    const said = mails.map((mail) => JSON.stringify(mail) + (mail.raw ?? "")).join("\n");
    // A link and no content: not even what everyone in the case may read.
    for (const marker of Object.keys(MARKERS).filter((marker) => marker !== "kwopen")) expect(said).not.toContain(marker);
    for (const actor of ACTORS) {
      const client = world.clients[actor];
      await env.DB.prepare("DELETE FROM rate_limits").run();
      for (const marker of Object.keys(MARKERS)) {
        remember(actor, `search of cases for ${marker}`, await (await client.get(`/api/cases?search=${marker}`)).text());
        remember(actor, `search of bookings for ${marker}`, await (await client.get(`/api/bookings?search=${marker}`)).text());
      }
      // The assistant knows no cases and no notes, regardless of who asks it.
      for (const message of ["Which documents and messages are in my case v. Stone?", "What have staff noted beside my booking?"])
        remember(actor, `assistant: ${message}`, await (await client.post("/api/ai/chat", { message })).text());
      for (const [where, text] of heard.get(actor) ?? [])
        if (where.startsWith("assistant")) expect(text, `${actor}, ${where}`).not.toMatch(/kw(open|side|private|draft|staff)/);
      const feed = world.feeds[actor];
      if (feed) remember(actor, "feed", (await visit(client, feed)).text);
      const ofCase = world.caseFeeds[actor];
      if (ofCase) remember(actor, "feed of the case", (await visit(client, ofCase)).text);
    }
    expect(heard.get("partyB")?.get("feed")).toContain("kwopen");
    for (const actor of Object.keys(world.caseFeeds) as Actor[])
      expect(heard.get(actor)?.get("feed of the case"), actor).toContain("Deadline: kwopen");
    expect(heard.get("unrelated")?.get("feed")).not.toContain("kwopen");
  });

  test.each(Object.keys(MARKERS))("%s is read by whom it is for, and by nobody else anywhere", (marker) => {
    const found = ACTORS.map((actor) => {
      // What one has searched for is in the address that is answered.
      const places = [...(heard.get(actor) ?? [])].filter(([, text]) => text.toLowerCase().includes(marker));
      return [actor, places.map(([where]) => where).filter((where) => !where.startsWith("search"))] as const;
    });
    for (const [actor, places] of found) {
      if (MARKERS[marker]?.includes(actor)) expect(places.length, `${actor} reads it somewhere`).toBeGreaterThan(0);
      else expect(places, `${actor} reads it nowhere`).toEqual([]);
    }
  });

  test("what is found by a search is what one may see", () => {
    for (const actor of ACTORS) {
      const text = heard.get(actor)?.get("search of cases for kwopen") ?? "";
      expect(text.includes("Kwopen v. Stone"), actor).toBe(MARKERS.kwopen?.includes(actor));
      for (const marker of Object.keys(MARKERS).filter((marker) => marker !== "kwopen"))
        expect(heard.get(actor)?.get(`search of cases for ${marker}`) ?? "[]", `${actor}, ${marker}`).toMatch(/^\[\]$|"error"/);
    }
  });
});
