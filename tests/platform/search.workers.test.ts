/** The one search: what is found, by whom, however it is typed; and what nobody finds. */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import type { Found, SearchAnswer } from "#app/domain/search/found.ts";
import { LIMITS } from "#app/services/platform/rate-limits.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";
import { booking, person } from "#tests/kit/factories.ts";
import { farDatabase } from "#tests/kit/far/far-database.ts";
import { type RecordedStatement, recordedDatabase } from "#tests/kit/recorded-database.ts";

async function search(client: ApiClient, typed: string): Promise<SearchAnswer> {
  const answer = await client.get(`/api/search?${new URLSearchParams({ q: typed })}`);
  expect(answer.status, typed).toBe(200);
  return answer.json();
}
const found = async (client: ApiClient, typed: string) => (await search(client, typed)).found;
const named = (all: readonly Found[], kind: Found["kind"]) =>
  all.filter((one) => one.kind === kind).map((one) => (one.kind === "case" ? one.title : one.kind === "booking" ? one.number : one.name));

let of: CaseOf;
let admin: ApiClient;

async function fileAs(client: ApiClient, name: string, audience: string) {
  const form = new FormData();
  form.set("audience", audience);
  form.set("file", new File(["%PDF-1.7 a text"], name));
  const answer = await client.send(`/api/cases/${of.id}/documents`, { method: "POST", body: form });
  expect(answer.status).toBe(201);
}

beforeAll(async () => {
  of = await caseOf({ title: "Zélande Foundry v. Quartz Harbour" });
  admin = (await asRole("admin")).client;
  await booking({
    bookingNumber: "CN-4829-1736",
    bookingContactName: "Geneviève Thompson-Štěpánek",
    bookingContactFirm: "Núñez & Fils s.e.c.",
    bookingContactEmail: "genevieve@thompson.example",
    contactEmailKey: "genevieve@thompson.example",
    bookingContactPhone: "+1 416 555 0171",
    bookingDate: "2027-03-15",
  });
  await booking({ bookingNumber: "CN-1111-2222", bookingContactName: "Samuel Okoye", bookingContactPhone: "+44 20 7946 0018" });
  await fileAs(of.as.partyA, "Quartz-expertise-A.pdf", "side");
  await fileAs(of.as.partyB, "Quartz-strategy-B.pdf", "side");
  await fileAs(of.as.partyA, "Quartz-exhibit.pdf", "everyone");
  await fileAs(of.as.arbitrator, "Quartz-deliberation.pdf", "arbitrator");
  // What is written in the case and is in no index.
  for (const [client, content, audience] of [
    [of.as.partyA, "Plumbago is our weak point.", "side"],
    [of.as.arbitrator, "Plumbago decides it.", "arbitrator"],
  ] as const)
    expect((await client.post(`/api/cases/${of.id}/messages`, { content, audience }, { "Idempotency-Key": content })).status).toBe(201);
  await of.as.partyB.send(`/api/cases/${of.id}/draft`, {
    method: "PATCH",
    body: JSON.stringify({ content: "Plumbago, if they ask", audience: "side" }),
    headers: { "Content-Type": "application/json" },
  });
});

describe("what is found", () => {
  test.each([
    "CN-4829-1736",
    "cn 4829 1736",
    "cn48291736",
    "4829 1736",
    "48291736",
    "416 555 0171",
    "416-555-0171",
    "+1 (416) 555.0171",
    "4165550171",
    "5550171",
    "genevieve stepanek",
    "GENEVIÈVE",
    "genevieve@thompson.example",
    "nunez fils",
  ])("%s finds the booking, however it is written", async (typed) => {
    expect(named(await found(admin, typed), "booking")).toContain("CN-4829-1736");
  });

  test("a phone number of another country, in one piece and in its own pieces", async () => {
    for (const typed of ["+44 20 7946 0018", "442079460018", "2079460018"])
      expect(named(await found(admin, typed), "booking"), typed).toEqual(["CN-1111-2222"]);
  });

  test.each(["thomson", "tohmpson", "thompsonn", "thhompson", "genevive", "thmpson genevieve"])(
    "%s, with one mistake, finds what was meant and says so",
    async (typed) => {
      const answer = await search(admin, typed);
      expect(named(answer.found, "booking")).toEqual(["CN-4829-1736"]);
      expect(answer.guessed.length).toBeGreaterThan(0);
    },
  );

  test("a booking that is written anew is found by its new number and name, and no more by the old", async () => {
    const { id } = await booking({
      bookingNumber: "CN-7777-8888",
      bookingContactName: "Ada Alpha",
      bookingContactPhone: "+1 514 555 0199",
    });
    await env.DB.prepare(
      "UPDATE bookings SET booking_contact_phone = '+1 613 555 0142', booking_contact_name = 'Ada Wolframite' WHERE id = ?",
    )
      .bind(id)
      .run();
    expect(named(await found(admin, "5145550199"), "booking")).toEqual([]);
    expect(named(await found(admin, "613 555 0142"), "booking")).toEqual(["CN-7777-8888"]);
    expect(named(await found(admin, "wolfarmite"), "booking")).toEqual(["CN-7777-8888"]);
    expect((await admin.delete(`/api/bookings/${id}`)).status).toBe(204);
    expect(named(await found(admin, "6135550142"), "booking")).toEqual([]);
  });

  test("a long word is found whole, by its beginning, and where it is longer than what is kept of it", async () => {
    await booking({ bookingNumber: "CN-8888-1111", bookingContactFirm: "Télécommunicationsverwaltung GmbH" });
    for (const typed of ["telecommu", "Télécommunications", "telecommunicationsverwaltung"])
      expect(named(await found(admin, typed), "booking"), typed).toEqual(["CN-8888-1111"]);
    expect(await found(admin, "telecommuters")).toEqual([]);
  });

  test("staff find people and cases too", async () => {
    expect(named(await found(admin, "bruno stone"), "person")).toEqual(["Bruno Stone"]);
    expect(named(await found(admin, "zelande"), "case")).toEqual(["Zélande Foundry v. Quartz Harbour"]);
  });
});

describe("who finds what", () => {
  test("each finds documents as their case shows them: never the other side's, the arbitrator's own, or what is filed for a side", async () => {
    const seen = async (client: ApiClient) => named(await found(client, "quartz"), "document").sort();
    expect(await seen(of.as.partyA)).toEqual(["Quartz-exhibit.pdf", "Quartz-expertise-A.pdf"]);
    expect(await seen(of.as.partyB)).toEqual(["Quartz-exhibit.pdf", "Quartz-strategy-B.pdf"]);
    expect(await seen(of.as.counselB)).toEqual(["Quartz-exhibit.pdf", "Quartz-strategy-B.pdf"]);
    expect(await seen(of.as.arbitrator)).toEqual(["Quartz-deliberation.pdf", "Quartz-exhibit.pdf"]);
    expect(await seen(of.as.admin)).toEqual(["Quartz-exhibit.pdf"]);
    expect(await seen(of.as.stranger)).toEqual([]);
  });

  test("a stranger finds nothing of a case, by any of its words, and nobody but staff finds people or others' bookings", async () => {
    for (const typed of ["zelande", "zelannde", "quartz", "stone", "bruno", "thompson", "thomson", "4165550171", "CN-4829-1736"])
      expect(await found(of.as.stranger, typed), typed).toEqual([]);
    for (const client of [of.as.partyA, of.as.arbitrator]) {
      expect(named(await found(client, "bruno"), "person")).toEqual([]);
      expect(named(await found(client, "thompson"), "booking")).toEqual([]);
      expect(named(await found(client, "zelande"), "case")).toHaveLength(1);
    }
  });

  test("a mistyped word tells nobody how what they may not see is spelled, or that there is such a name", async () => {
    const answered = async (client: ApiClient, typed: string) => (await search(client, typed)).guessed;
    for (const typed of ["zelannde", "quarts", "bruno stoone", "thomson", "okoyee", "quartz zelannde"]) {
      expect(await answered(of.as.stranger, typed), typed).toEqual([]);
      expect(JSON.stringify(await search(of.as.stranger, typed))).toBe(JSON.stringify(await search(of.as.stranger, "xyloophagus")));
    }
    // Of the words that are near, the one that is in what the reader found.
    await booking({ bookingNumber: "CN-3333-4444", bookingContactName: "Quarta Lindqvist" });
    expect(await answered(of.as.partyB, "quartx harbour")).toEqual(["quartz", "harbour"]);
    expect(await answered(of.as.partyB, "lindqvisd")).toEqual([]);
    expect(await answered(admin, "lindqvisd")).toEqual(["lindqvist"]);
  });

  test("one's own booking is found by its verified address, and only its own", async () => {
    const own = await asUser(await person("party", { email: "genevieve@thompson.example" }));
    expect(named(await found(own, "stepanek"), "booking")).toEqual(["CN-4829-1736"]);
    expect(named(await found(own, "okoye"), "booking")).toEqual([]);
    const unproven = await asUser(await person("party", { email: "genevieve2@thompson.example", emailVerified: false }));
    expect(await found(unproven, "stepanek")).toEqual([]);
  });

  test("a booking's whole number finds that booking, for who may see it, and within what the list is asked", async () => {
    const email = "whole@number.example";
    const client = await asUser(await person("party", { email }));
    const [own, others] = ["CN-5309-1120", "CN-5309-2268"] as const;
    await booking({ bookingNumber: own, contactEmailKey: email, bookingContactEmail: email, status: "pending" });
    await booking({ bookingNumber: others, status: "pending", styleOfCause: `As ${own}` });
    const numbers = async (who: ApiClient, typed: string) => named(await found(who, typed), "booking");
    expect(await numbers(admin, own)).toEqual([own]);
    expect(await numbers(admin, ` ${others.toLowerCase().replaceAll("-", " ")} `)).toEqual([others]);
    expect(await numbers(client, own)).toEqual([own]);
    expect(await numbers(client, others)).toEqual([]);
    const listed = async (query: string) => {
      const bookings: { bookingNumber: string }[] = await (await admin.get(`/api/bookings?${query}`)).json();
      return bookings.map(({ bookingNumber }) => bookingNumber);
    };
    expect(await listed(`search=${own}`)).toEqual([own]);
    expect(await listed(`search=${own}&status=pending`)).toEqual([own]);
    expect(await listed(`search=${own}&status=cancelled`)).toEqual([]);
  });

  test("staff find a room by its name and by its city, in any language", async () => {
    for (const typed of ["palmetto", "palmetto miami"]) expect(named(await found(admin, typed), "room")).toEqual(["Palmetto"]);
    for (const typed of ["toronto", "Montréal", "Gran Caimán"]) expect(named(await found(admin, typed), "room").length, typed).toBe(5);
    expect(named(await found(of.as.partyA, "toronto"), "room")).toEqual([]);
  });

  test.each([
    ["Torotno", 5, "toronto"],
    ["Monreal", 5, "montreal"],
    ["Montréla", 5, "montreal"],
    ["Grand Caiman", 5, ""],
    ["Grand Caymen", 5, "grand cayman"],
    ["Palmetot", 1, "palmetto"],
    ["palmeto maimi", 1, "palmetto miami"],
    ["Saint-Laurant", 1, "saint laurent"],
  ])("staff find a room by %s too, and read what was meant", async (typed, rooms, meant) => {
    const answer = await search(admin, typed);
    expect([named(answer.found, "room").length, answer.guessed.join(" ")]).toEqual([rooms, meant]);
    expect(await search(of.as.partyA, typed)).toEqual({ found: [], guessed: [] });
  });

  test("a room whose name is nearly what was typed stays behind what has it as it was typed", async () => {
    await booking({ bookingNumber: "CN-2222-3333", bookingContactName: "Ada Biscane" });
    expect((await found(admin, "biscane")).map(({ kind }) => kind)).toEqual(["booking"]);
    expect(named(await found(admin, "biscayn"), "room")).toEqual(["Biscayne Hall"]);
  });

  test("what one may not see takes the place of nothing that one may", async () => {
    await fileAs(of.as.partyB, "Yarrow-exhibit.pdf", "everyone");
    for (let filed = 0; filed < 21; filed += 1) await fileAs(of.as.partyA, `Yarrow-secret-${filed}.pdf`, "side");
    for (const client of [of.as.partyB, of.as.arbitrator, of.as.admin])
      expect(named(await found(client, "yarrow"), "document")).toEqual(["Yarrow-exhibit.pdf"]);
    expect(named(await found(of.as.partyA, "yarrow"), "document")).toHaveLength(5);
  });

  test("whether one's own word is found with a mistake in it tells of nobody else's words", async () => {
    const mine = await person("party");
    const client = await asUser(mine);
    // As near to what will be typed as any, and the last in order.
    await booking({ bookingNumber: "CN-5555-6666", bookingContactName: "Marmalade Zzmarmotz", createdByUser: mine.id });
    const own = async () => named(await found(client, "zzmarmotx"), "booking");
    expect(await own()).toEqual(["CN-5555-6666"]);
    for (const near of ["Zzmarmota", "Zzmarmotb", "Zzmarmotc", "Zzmarmotd", "Zzmarmote"])
      await booking({ bookingContactName: `Ada ${near}` });
    expect(await own()).toEqual(["CN-5555-6666"]);
  });

  test("nor do words of a side's own documents stand among those that staff's mistyped words are taken for", async () => {
    await fileAs(of.as.partyA, "Xanthophyll.pdf", "side");
    await fileAs(of.as.arbitrator, "Xanthophylla.pdf", "arbitrator");
    const { results } = await env.DB.prepare("SELECT word FROM search_spellings WHERE word LIKE 'xanthophyll%'").all();
    expect(results).toEqual([]);
    const guesses = async (client: ApiClient) =>
      [await search(client, "xanthophyl xx"), await search(client, "xanthopyll")].map(({ guessed }) => guessed);
    expect(await guesses(of.as.admin)).toEqual([[], []]);
    expect(await guesses(of.as.partyA)).toEqual([[], ["xanthophyll"]]);
    expect(await guesses(of.as.partyB)).toEqual([[], []]);
  });

  test("private messages, deliberations and drafts are found by nobody", async () => {
    for (const client of [...Object.values(of.as), admin])
      for (const typed of ["plumbago", "plumbagi"]) expect(await found(client, typed)).toEqual([]);
  });

  test("who has left a case finds nothing of it any more", async () => {
    await env.DB.prepare("UPDATE case_people SET state = 'removed' WHERE case_id = ? AND user_id = ?").bind(of.id, of.counselB.id).run();
    expect(await found(of.as.counselB, "quartz")).toEqual([]);
  });

  test("who is not signed in is not answered", async () => {
    expect((await apiClient().get("/api/search?q=thompson")).status).toBe(401);
  });
});

test.each([
  '"',
  '""""',
  "***",
  "a* OR b*",
  '" OR facets : "aeveryone',
  "facets : aeveryone",
  "NEAR(a b)",
  "👩‍⚖️⚖️",
  "\u0000",
  "x".repeat(500),
  "a ".repeat(300),
])("%j does no harm", async (typed) => {
  expect((await search(of.as.stranger, typed)).found).toEqual([]);
  await search(admin, typed);
});

test("searching without a pause is answered with a wait, by account", async () => {
  const now = new Date("2027-03-01T12:00:00Z");
  const hasty = await asUser(await person("party"), { clock: () => now });
  await search(hasty, "yarrow");
  await env.DB.prepare("UPDATE rate_limits SET count = ? WHERE key LIKE 'search:%' AND expires_at > ?")
    .bind(LIMITS.search.requests - 1, now.getTime())
    .run();
  await search(hasty, "yarrow");
  const refused = await hasty.get("/api/search?q=yarrow");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("60");
  await search(await asUser(await person("party"), { clock: () => now }), "yarrow");
});

test("nothing is searched for who is not signed in, or has searched too often", async () => {
  const now = new Date("2027-03-02T12:00:00Z");
  const hasty = await asUser(await person("admin"), { clock: () => now });
  await search(hasty, "okoyye");
  await env.DB.prepare("UPDATE rate_limits SET count = ? WHERE key LIKE 'search:%' AND expires_at > ?")
    .bind(LIMITS.search.requests, now.getTime())
    .run();
  const { database, statements } = recordedDatabase(env.DB);
  const rowsOf = async ({ sql, parameters }: RecordedStatement) =>
    (
      await env.DB.prepare(sql)
        .bind(...parameters)
        .all()
    ).meta.rows_read;
  const searching = (cookie: string) => apiClient({ database, cookie, clock: () => now }).within((use) => use.search.everything("okoyye"));
  const words = () => statements.filter(({ sql }) => sql.includes("search_spellings"));
  await expect(searching("")).rejects.toMatchObject({ code: "unauthenticated" });
  expect(statements).toEqual([]);
  // An invented cookie, and a party's: no word is read. Nor are texts of their own that the office's people have.
  const texts = () => statements.filter(({ sql }) => sql.includes('as "said"'));
  for (const [cookie, read] of [
    ["concord.session_token=invented.signature", [words, texts]],
    [of.as.partyA.cookies(), [words]],
    [admin.cookies(), [texts]],
  ] as const) {
    statements.length = 0;
    await searching(cookie).catch(() => null);
    expect([words().length, texts().length]).toEqual([1, 1]);
    for (const statement of read.flatMap((some) => some())) expect(await rowsOf(statement)).toBeLessThan(4);
  }
  statements.length = 0;
  await expect(searching(hasty.cookies())).rejects.toMatchObject({ code: "too_many_requests" });
  // The count comes first and then what fails where it is over: the database runs nothing that is asked after it.
  const asked = statements.map(({ sql }) => sql);
  const barrier = asked.findIndex((sql) => sql.includes("'over'"));
  expect(barrier).toBeGreaterThan(asked.findIndex((sql) => sql.startsWith('insert into "rate_limits"')));
  expect(asked.findIndex((sql) => sql.includes("document_search"))).toBeGreaterThan(barrier);
  const failing = statements[barrier];
  if (!failing) throw new Error("Nothing fails where it is over.");
  await env.DB.prepare("UPDATE rate_limits SET count = count + 1 WHERE key LIKE 'search:%' AND expires_at > ?").bind(now.getTime()).run();
  await expect(rowsOf(failing)).rejects.toThrow(/JSON/);
});

describe("a search asks a far database twice: who asks, and for what", () => {
  const asking = async (client: ApiClient, typed: string) => {
    const { database, waits } = farDatabase(env.DB);
    const answer = await apiClient({ database, cookie: client.cookies() }).within((services) => services.search.everything(typed));
    return { waits: waits(), answer };
  };
  // What an administrator may have meant is looked up together with their session.
  test.each([
    ["as it is written", "okoye", "Samuel Okoye"],
    ["with a mistake in it", "okoyye", "Samuel Okoye"],
    ["a document", "exhibit", "Quartz-exhibit.pdf"],
    ["which is nowhere", "xyloophagus", null],
  ])("a word %s, as the office", async (_how, typed, name) => {
    const { waits: counted, answer } = await asking(admin, typed);
    expect(counted).toBe(2);
    const names = answer.found.flatMap((one) => ("name" in one ? [one.name] : []));
    if (name) expect(names).toContain(name);
    else expect(answer).toEqual({ found: [], guessed: [] });
  });

  test.each([["zelande"], ["exhibit"], ["xyloophagus"], ["zelannde", "zelande"], ["zelannde harbor", "zelande", "harbour"]])(
    "%s, as somebody of a case, with a mistake or without",
    async (typed, ...meant) => {
      for (const client of [of.as.partyB, of.as.arbitrator]) {
        const { waits: counted, answer } = await asking(client, typed);
        expect([counted, answer.guessed]).toEqual([2, meant]);
      }
    },
  );
});

test("what is found as it was typed reads no word that it might have been", async () => {
  const rowsOf = async (client: ApiClient, typed: string) => {
    const { database, statements } = recordedDatabase(env.DB);
    await apiClient({ database, cookie: client.cookies() }).within((services) => services.search.everything(typed));
    // The office's words are given to no party, and one's own texts are asked for by nobody else.
    const words = statements.find(({ sql }) => sql.includes(client === admin ? "search_spellings" : 'as "said"'));
    if (!words) throw new Error("Nothing was asked for words.");
    return (
      await env.DB.prepare(words.sql)
        .bind(...words.parameters)
        .all()
    ).results.length;
  };
  expect(await rowsOf(admin, "okoye")).toBe(0);
  expect(await rowsOf(admin, "okoyye")).toBeGreaterThan(0);
  expect(await rowsOf(of.as.partyB, "zelande")).toBe(0);
  expect(await rowsOf(of.as.partyB, "zelannde")).toBeGreaterThan(0);
});

test("a search is one trip after the session's, and reads no more rows than it may", async () => {
  const { database, statements } = recordedDatabase(env.DB);
  const client = apiClient({ database, cookie: admin.cookies() });
  await client.within(async (services) => {
    await services.actor();
    statements.length = 0;
    await services.search.everything("okoye");
  });
  // Words that are near among the office's and among one's own texts, that it was asked and how often it may be, and what is found.
  expect(statements.length).toBe(11);
});
