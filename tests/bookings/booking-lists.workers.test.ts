/** The bookings' list against a model of it: whatever is written, moved and hidden, every question has the answer of a plain filter. */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import {
  LIST_TIMES,
  type ListQuery,
  listParameters,
  STATUS_FILTERS,
  statusesOf,
  VENUE_FILTERS,
} from "#app/domain/booking/office/list-query.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { daysOfWeek } from "#app/domain/booking/schedule/local-date.ts";
import { BOOKING_SOURCES, BOOKING_STATUSES, LOCATIONS, PROCEEDING_TYPES } from "#app/domain/booking/vocabulary.ts";
import { loader as exportList } from "#app/routes/portal/bookings/export.ts";
import { saidDays } from "#app/services/bookings/booking-records.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, sessionCookie } from "#tests/kit/as-user.ts";
import { booking, person } from "#tests/kit/factories.ts";
import { loaded } from "#tests/kit/page-html.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM bookings").run();
});

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);
async function listed(client: ApiClient, query: ListQuery | string = ""): Promise<BookingRecord[]> {
  const answer = await client.get(`/api/bookings?${typeof query === "string" ? query : listParameters(query)}`);
  expect(answer.status).toBe(200);
  return answer.json();
}
const found = async (client: ApiClient, search: string) => ids(await listed(client, { search }));

test("a page's mark that is another's booking is as one that is nowhere", async () => {
  const { client, who } = await asRole("party");
  const bookingDate = "2031-04-14";
  await booking({ bookingDate, createdByUser: who.id });
  const other = await booking({ bookingDate });
  await booking({ bookingDate, createdByUser: who.id });
  for (const end of ["after", "before"] as const) {
    const beyond = (id: string) => listed(client, `${end}=${bookingDate}~${id}`);
    expect(ids(await beyond(other.id))).toEqual(ids(await beyond(crypto.randomUUID())));
  }
});

describe("the search", () => {
  test("finds number, contact, firm and style of cause, by the beginnings of words and without their accents", async () => {
    const { client } = await asRole("admin");
    const one = await booking({
      bookingNumber: "CN-4829-1736",
      bookingContactName: "Geneviève O’Brien-Štěpánek",
      bookingContactFirm: "Núñez & Fils s.e.c.",
      styleOfCause: "Ville de Saint-Exemple c. Ærø Shipping",
    });
    await booking({ bookingNumber: "CN-1111-2222", bookingContactName: "Samuel Okoye" });
    for (const search of [
      "CN-4829-1736",
      "48291736",
      "cn48291736",
      "4829",
      "genevieve",
      "GENEVIÈVE",
      "gen ste",
      "o'brien",
      "brien o",
      "nunez fils",
      "saint-exemple shipping",
      "ærø",
      "o",
    ])
      expect(await found(client, search), search).toContain(one.id);
    expect(await found(client, "geneviève")).toEqual([one.id]);
    for (const search of ["genevieve okoye", "nevi", "829", "zzz"]) expect(await found(client, search), search).toEqual([]);
  });

  test("cuts words as the index does, in scripts whose vowels are marks, and with marks that it does not know", async () => {
    const { client } = await asRole("admin");
    const one = await booking({ bookingContactName: "हिन्दी प्रकाशन", styleOfCause: "ᦷᦰ v. Ẍu\u0305" });
    for (const search of ["हिन्दी", "प्रकाश", "हिन्", "ẍ"]) expect(await found(client, search), search).toContain(one.id);
    for (const search of ["तमिल", "אᦰ㐀", "u\u0305v"]) expect(await found(client, search), search).toEqual([]);
  });

  test("takes whatever is typed as words: never as a question of its own", async () => {
    const { client, who } = await asRole("party");
    await booking({ bookingContactName: "facets f123 none", styleOfCause: "NEAR OR AND NOT" });
    for (const search of [
      '" OR facets : "f123',
      "facets : f123",
      "*",
      '"',
      "()",
      "a* OR b*",
      "NEAR(a b)",
      "^a",
      "-a",
      "{words}:a",
      "\u0000",
      "👩‍⚖️",
      "\u0301",
    ])
      expect(await found(client, search), search).toEqual([]);
    const { client: admin } = await asRole("admin");
    expect(await found(admin, "near or not")).toHaveLength(1);
    expect(await found(admin, "???")).toEqual([]);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 30 }), async (search) => {
        expect(await client.within((services) => services.lists.list({ search }))).toMatchObject({ bookings: [] });
      }),
      { numRuns: 60 },
    );
    expect(who.role).toBe("party");
  });

  test("a name that is written like a facet opens nobody's list", async () => {
    const { client, who } = await asRole("party");
    const hex = (text: string) => [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    await booking({ bookingContactName: `u${hex(who.id)} e${hex(who.email)}`, styleOfCause: `u${hex(who.id)} f123` });
    expect(await listed(client)).toEqual([]);
  });

  test("follows a booking that is changed, hidden and shown again", async () => {
    const { client } = await asRole("admin");
    const { id } = await booking({ bookingContactName: "Ada Alpha", bookingDate: "2027-03-16" });
    await env.DB.prepare("UPDATE bookings SET booking_contact_name = 'Ada Omega', booking_date = '2027-04-01' WHERE id = ?").bind(id).run();
    expect([await found(client, "alpha"), await found(client, "omega")]).toEqual([[], [id]]);
    expect(ids(await listed(client, { from: "2027-04-01", to: "2027-04-01" }))).toEqual([id]);
    expect(await listed(client, { from: "2027-03-16", to: "2027-03-16" })).toEqual([]);
    expect((await client.delete(`/api/bookings/${id}`)).status).toBe(204);
    expect(await found(client, "omega")).toEqual([]);
    await env.DB.prepare("UPDATE bookings SET deleted_at = NULL WHERE id = ?").bind(id).run();
    expect(await found(client, "omega")).toEqual([id]);
  });
});

describe("the parameters", () => {
  test.each([
    ["status=royal", "status"],
    ["type=duel", "type"],
    ["venue=paris", "venue"],
    ["source=pigeon", "source"],
    ["from=2027-02-30", "from"],
    ["to=tomorrow", "to"],
    ["from=2027-03-02&to=2027-03-01", "to"],
    ["when=someday", "when"],
    ["sort=sideways", "sort"],
    ["limit=many", "limit"],
    ["before=nonsense", "before"],
    [`search=${"a".repeat(101)}`, "search"],
  ])("%s: 400, and says which", async (query, field) => {
    const { client } = await asRole("admin");
    const answer = await client.get(`/api/bookings?${query}`);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { issues: { field: string }[] }).issues.map((issue) => issue.field)).toEqual([field]);
  });

  test("an empty one is none, and the specification's own names of types and venues are understood", async () => {
    const { client } = await asRole("admin");
    const { id } = await booking({ proceedingType: "examination_or_related", location: "arbitration_place_cayman" });
    expect(ids(await listed(client, "status=&type=examination&venue=grand_cayman&search=&from="))).toEqual([id]);
    expect(await listed(client, "type=boardroom")).toEqual([]);
  });
});

const NAMES = ["Ada Beaulieu", "Ádám Béres", "Samuel Okoye"];
const DAYS = [null, "2027-03-15", "2027-03-16", "2027-03-20", "2027-03-22", "1969-12-31"];

const listedDay = (date: string) => ({ date, startTime: "09:00", duration: "full_day" });
/** None, a span, days with short and long steps between them. */
const SPANS: readonly Record<string, string>[] = [
  {},
  { bookingType: "single" },
  { bookingType: "consecutive", consecutiveEndDate: "2027-03-18" },
  { bookingType: "consecutive", consecutiveEndDate: "2027-03-24" },
  { bookingType: "non-consecutive", bookingDates: JSON.stringify(["2027-03-15", "2027-03-19"].map(listedDay)) },
  { bookingType: "non-consecutive", bookingDates: JSON.stringify(["2027-04-20", "2027-03-16", "2027-03-22"].map(listedDay)) },
];

/** True when it takes place on one of the days; a span's first day is where the list has it, even a closed one. */
function daysIn(row: BookingRow, from = "", to = "9999"): boolean {
  if (row.bookingDate === null) return false;
  const dates = saidDays(row).map(({ date }) => date);
  return [row.bookingDate, ...dates].some((date) => date >= from && date <= to && date >= (row.bookingDate ?? ""));
}

/** What the reader's calendar, of 24 March 2027, has of each part of time. */
function inTime(row: BookingRow, { from, to, when = "all" }: ListQuery): boolean {
  if (from || to) return daysIn(row, from, to);
  if (when === "undated") return row.bookingDate === null;
  if (when === "upcoming") return daysIn(row, "2027-03-24");
  return when === "all" || daysIn(row, undefined, "2027-03-23");
}

function matches(row: BookingRow, query: ListQuery): boolean {
  const venue = row.locationType === "virtual" ? "virtual" : (row.location ?? "undecided");
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return (
    (!query.status || statusesOf(query.status).includes(row.status)) &&
    (!query.type || row.proceedingType === query.type) &&
    (!query.venue || venue === query.venue) &&
    (!query.source || row.source === query.source) &&
    inTime(row, query) &&
    (!query.search ||
      plain(`${row.bookingContactName} ${row.bookingContactFirm}`)
        .split(" ")
        .some((word) => word.startsWith(plain(query.search ?? ""))))
  );
}

describe("whatever is written", () => {
  const change = fc.record({
    status: fc.constantFrom(...BOOKING_STATUSES),
    proceedingType: fc.constantFrom(...PROCEEDING_TYPES.slice(0, 3)),
    locationType: fc.constantFrom("in_person" as const, "virtual" as const),
    location: fc.constantFrom(null, ...LOCATIONS.slice(0, 2), "alternate" as const),
    source: fc.constantFrom(...BOOKING_SOURCES.slice(0, 2)),
    bookingDate: fc.constantFrom(...DAYS),
    details: fc.constantFrom(...SPANS),
    bookingContactName: fc.constantFrom(...NAMES),
    owner: fc.constantFrom("account", "mail", "both", "nobody"),
    deletedAt: fc.constantFrom(null, null, null, 1),
  });
  const command = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("insert" as const), change }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("update" as const), at: fc.nat(), change }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete" as const), at: fc.nat() }) },
  );
  const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const query = fc
    .record({
      status: maybe(STATUS_FILTERS),
      when: maybe(LIST_TIMES),
      type: maybe(PROCEEDING_TYPES.slice(0, 3)),
      venue: maybe(VENUE_FILTERS),
      source: maybe(BOOKING_SOURCES.slice(0, 2)),
      from: maybe(["2027-03-16", "1969-01-01", "2027-03-22", "2027-04-01"]),
      to: maybe(["2027-03-20", "2027-03-16", "2027-04-20"]),
      search: maybe(["ada", "adam", "b", "oko"]),
      sort: maybe(["asc", "desc"] as const),
    })
    .map((set) => Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)) as ListQuery);

  test("lists, pages both ways and counts are those of a plain filter, for staff and for everyone else", async () => {
    const clock = () => new Date("2027-03-24T15:00:00Z");
    const admin = { client: apiClient({ cookie: (await asRole("admin")).client.cookies(), clock }) };
    const me = await person("party", { email: "me@people.example" });
    const mine = apiClient({ cookie: await sessionCookie(me), clock });
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { minLength: 1, maxLength: 14 }),
        fc.array(query, { minLength: 3, maxLength: 5 }),
        async (commands, queries) => {
          await env.DB.prepare("DELETE FROM bookings").run();
          const model: BookingRow[] = [];
          for (const step of commands) {
            const at = "at" in step ? step.at % Math.max(model.length, 1) : 0;
            const row = model[at];
            if (step.kind === "insert") {
              const { owner, ...columns } = step.change;
              model.push(await booking({ ...columns, ...owned(owner, me.id) }));
            } else if (row && step.kind === "delete") {
              await env.DB.prepare("DELETE FROM bookings WHERE id = ?").bind(row.id).run();
              model.splice(at, 1);
            } else if (row && step.kind === "update") {
              const { owner, ...columns } = step.change;
              Object.assign(row, columns, owned(owner, me.id));
              await env.DB.prepare(
                "UPDATE bookings SET status = ?, proceeding_type = ?, location_type = ?, location = ?, source = ?, booking_date = ?, details = ?, booking_contact_name = ?, deleted_at = ?, created_by_user = ?, contact_email_key = ? WHERE id = ?",
              )
                .bind(
                  row.status,
                  row.proceedingType,
                  row.locationType,
                  row.location,
                  row.source,
                  row.bookingDate,
                  JSON.stringify(row.details),
                  row.bookingContactName,
                  row.deletedAt,
                  row.createdByUser,
                  row.contactEmailKey,
                  row.id,
                )
                .run();
            }
          }
          // In the order of arrival, which a stable sort by day keeps.
          const visible = model.filter((row) => row.deletedAt === null);
          const own = visible.filter((row) => row.createdByUser === me.id || row.contactEmailKey === "me@people.example");
          for (const [client, rows] of [
            [admin.client, visible],
            [mine, own],
          ] as const) {
            for (const asked of queries) {
              const wanted = rows
                .filter((row) => matches(row, asked))
                .sort((one, other) =>
                  (one.bookingDate ?? "") < (other.bookingDate ?? "") ? -1 : (one.bookingDate ?? "") > (other.bookingDate ?? "") ? 1 : 0,
                );
              const isPast = asked.when === "past" && !asked.from && !asked.to;
              if ((asked.sort ?? (isPast ? "desc" : "asc")) === "desc") wanted.reverse();
              expect(await paged(client, asked), JSON.stringify(asked)).toEqual(ids(wanted));
            }
            const { summary } = await client.within((services) => services.lists.overview({}));
            const count = (...statuses: string[]) => rows.filter((row) => statuses.includes(row.status)).length;
            expect(summary).toEqual({
              total: rows.length,
              thisWeek: rows.filter((row) => row.status !== "cancelled" && daysIn(row, "2027-03-22", "2027-03-28")).length,
              pending: count("pending", "consultation_requested"),
              confirmed: count("confirmed"),
            });
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  function owned(owner: string, userId: string) {
    return {
      createdByUser: owner === "account" || owner === "both" ? userId : null,
      contactEmailKey: owner === "mail" || owner === "both" ? "me@people.example" : "other@people.example",
    };
  }

  /** Through all pages forwards, and back again: both ways show the same. */
  async function paged(client: ApiClient, query: ListQuery): Promise<string[]> {
    const seen: string[][] = [];
    let page = await client.within((services) => services.lists.list({ ...query, limit: 3 }));
    for (;;) {
      seen.push(ids(page.bookings));
      const after = page.next;
      if (!after) break;
      page = await client.within((services) => services.lists.list({ ...query, limit: 3, after }));
    }
    const back: string[][] = [ids(page.bookings)];
    for (let before = page.previous; before; ) {
      const from = before;
      const earlier = await client.within((services) => services.lists.list({ ...query, limit: 3, before: from }));
      back.unshift(ids(earlier.bookings));
      before = earlier.previous;
    }
    expect(back.flat()).toEqual(seen.flat());
    return seen.flat();
  }
});

test("This Week is counted from Monday to Sunday in the viewer's zone, without cancelled ones", async () => {
  // Sunday evening in Vancouver is Monday in Toronto.
  const clock = () => new Date("2027-03-15T05:30:00Z");
  for (const bookingDate of daysOfWeek("2027-03-15")) await booking({ bookingDate });
  await booking({ bookingDate: "2027-03-14" });
  await booking({ bookingDate: "2027-03-16", status: "cancelled" });
  await booking({ bookingDate: "2027-03-16", deletedAt: 1 });
  const weekIn = async (timeZone: string) => {
    const client = apiClient({ cookie: await sessionCookie(await person("admin", { timeZone })), clock });
    return (await client.within((services) => services.lists.overview({}))).summary.thisWeek;
  };
  expect([await weekIn("America/Toronto"), await weekIn("America/Vancouver")]).toEqual([7, 1]);
});

test("a hearing of several days is found by any of them, in the list, the export and the count of the week", async () => {
  const clock = () => new Date("2027-03-24T15:00:00Z");
  const client = apiClient({ cookie: await sessionCookie(await person("admin")), clock });
  const details = { bookingType: "consecutive", consecutiveEndDate: "2027-03-23" };
  const { id } = await booking({ bookingDate: "2027-03-18", details });
  const onDay = async (date: string) => ids(await listed(client, { from: date, to: date }));
  for (const date of ["2027-03-18", "2027-03-19", "2027-03-22", "2027-03-23"]) expect(await onDay(date), date).toEqual([id]);
  for (const date of ["2027-03-17", "2027-03-20", "2027-03-21", "2027-03-24"]) expect(await onDay(date), date).toEqual([]);
  expect(ids(await listed(client, { from: "2027-03-22" }))).toEqual([id]);
  expect(await ((await loaded(client, exportList, {}, "from=2027-03-23&to=2027-03-23")) as Response).text()).toContain("2027-03-18");
  expect((await client.within((services) => services.lists.overview({}))).summary.thisWeek).toBe(1);
});

test("a page and its counts are one trip to the database", async () => {
  const { database, statements } = recordedDatabase(env.DB);
  let batches = 0;
  const counted = new Proxy(database, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name === "batch") batches += 1;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const client = apiClient({ database: counted, cookie: await sessionCookie(await person("party")) });
  await client.within(async (services) => {
    await services.actor();
    statements.length = 0;
    batches = 0;
    await services.lists.overview({ search: "ada", status: "pending" });
  });
  expect(batches).toBe(1);
  expect(new Set(statements.map(({ sql }) => sql)).size).toBe(2);
});
