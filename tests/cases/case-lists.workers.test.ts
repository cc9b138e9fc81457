/** Lists of cases: what each may see, newest first, page by page, searched and counted. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { casePeople, cases } from "#app/db/schema/cases.ts";
import { user } from "#app/db/schema/people.ts";
import type { CaseRecord } from "#app/domain/case/case.ts";
import type { CaseListQuery } from "#app/domain/case/list-query.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { person } from "#tests/kit/factories.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

const titles = (records: readonly CaseRecord[]) => records.map(({ title }) => title);

async function everything(client: ApiClient, query: CaseListQuery = {}): Promise<string[]> {
  const found: string[] = [];
  let { after } = query;
  do {
    const page = await client.within((services) => services.caseLists.list({ ...query, limit: 7, after }));
    found.push(...titles(page.cases));
    after = page.next ?? undefined;
  } while (after);
  return found;
}

describe("many cases", () => {
  let ana: ApiClient;
  let admin: ApiClient;
  const names: string[] = [];

  beforeAll(async () => {
    ({ client: admin } = await asRole("admin"));
    ({ client: ana } = await asRole("party", { firstName: "Ána", lastName: "Alba" }, { variables: { RATE_LIMITS: "off" } }));
    for (let at = 1; at <= 24; at += 1) {
      const title = `Matter ${String(at).padStart(2, "0")} ${at % 3 === 0 ? "Zürich" : "Lugano"}`;
      names.unshift(title);
      await ana.within((services) =>
        services.cases.create({
          title,
          description: "Ten characters.",
          partyB: { name: "Stone Shipping", firm: at % 2 ? "Firma Índigo" : "" },
        }),
      );
    }
  });

  test("are read newest first, forwards and backwards, each once", async () => {
    expect(await everything(ana)).toEqual(names);
    const first = await ana.within((services) => services.caseLists.list({ limit: 10 }));
    const second = await ana.within((services) => services.caseLists.list({ limit: 10, after: first.next ?? "" }));
    const back = await ana.within((services) => services.caseLists.list({ limit: 10, before: second.previous ?? "" }));
    expect(titles(back.cases)).toEqual(titles(first.cases));
    expect(back.previous).toBeNull();
    expect(first.previous).toBeNull();
    const middle = await ana.within((services) => services.caseLists.list({ limit: 4, before: second.previous ?? "" }));
    expect(titles(middle.cases)).toEqual(names.slice(6, 10));
    expect(middle.previous).not.toBeNull();
  });

  test("are read on by a mark that counts no case of the house", async () => {
    const answer = await ana.get("/api/cases?limit=3");
    const marked = (await answer.json<CaseRecord[]>()).at(-1);
    expect(answer.headers.get("Link")).toBe(`</api/cases?after=${marked?.id}&limit=3>; rel="next"`);
    expect((await ana.get("/api/cases?after=3")).status).toBe(400);
    const next = await (await ana.get(`/api/cases?limit=3&after=${marked?.id}`)).json<CaseRecord[]>();
    expect(titles(next)).toEqual(names.slice(3, 6));
  });

  test("are searched by number, title, names and firm, without accents, and by nothing find nothing", async () => {
    expect(await everything(ana, { search: "zuri" })).toEqual(names.filter((name) => name.includes("Zürich")));
    expect(await everything(ana, { search: "indigo lugano" })).toHaveLength(8);
    expect(await everything(ana, { search: "stone", status: "created" })).toHaveLength(24);
    expect(await everything(ana, { search: "stone", status: "resolved" })).toEqual([]);
    expect(await everything(ana, { search: "!?" })).toEqual([]);
    expect(await everything(ana, { search: '" OR facets : "x616c6c' })).toEqual([]);
    const [one] = (await ana.within((services) => services.caseLists.list({ limit: 1 }))).cases;
    for (const search of [one?.caseNumber ?? "", one?.caseNumber.replaceAll("-", "") ?? ""])
      expect(await everything(ana, { search })).toEqual([one?.title]);
    expect(await everything(admin, { search: "lugano" })).toHaveLength(16);
  });

  test("show nothing to a stranger, by search or by a page's mark", async () => {
    const { client } = await asRole("party");
    expect(await everything(client)).toEqual([]);
    expect(await everything(client, { search: "stone" })).toEqual([]);
    for (const mark of ["999999", (await ana.within((services) => services.caseLists.list({ limit: 1 }))).next ?? ""])
      expect(await everything(client, { after: mark, search: "matter" })).toEqual([]);
    expect(await client.within((services) => services.caseLists.statistics())).toMatchObject({ totalCases: 0, pendingAssignment: 0 });
    expect(await everything(admin, { mine: true })).toEqual([]);
    await expect(apiClient().within((services) => services.caseLists.list())).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("a page's mark that is another's case is as one that is nowhere", async () => {
    const { client } = await asRole("party");
    const add = (title: string) =>
      client.within((services) => services.cases.create({ title, description: "Ten characters.", partyB: { name: "Other", firm: "" } }));
    await add("Own, before");
    const other = await ana.within((services) =>
      services.cases.create({ title: "Not theirs", description: "Ten characters.", partyB: { name: "Stone", firm: "" } }),
    );
    await add("Own, after");
    for (const search of [undefined, "own"])
      for (const mark of [other.id, newId()]) {
        expect(await everything(client, { after: mark, search })).toEqual([]);
        expect(titles((await client.within((services) => services.caseLists.list({ before: mark, search }))).cases)).toEqual([]);
      }
  });

  test.each([{}, { status: "created" }, { search: "matter" }, { search: "lug", status: "created" }] as CaseListQuery[])(
    "asked for %j read about as many rows as they return",
    async (query) => {
      for (const who of ["ana", "admin"] as const) {
        const seen = recordedDatabase(env.DB);
        const client = apiClient({ cookie: (who === "ana" ? ana : admin).cookies(), database: seen.database });
        const { cases: shown } = await client.within((services) => services.caseLists.overview({ ...query, limit: 10 }));
        expect(shown).toHaveLength(10);
        const read = async (of: RegExp) => {
          const statement = seen.statements.find(({ sql, parameters }) => of.test(sql) && parameters.length > 0);
          const { meta } = await env.DB.prepare(statement?.sql ?? "")
            .bind(...(statement?.parameters ?? []))
            .all();
          return meta.rows_read;
        };
        expect(await read(/from .*cross join "cases"/), who).toBeLessThanOrEqual(2 * 11 + 10);
        expect(await read(/"case_counts"/), who).toBeLessThanOrEqual(30);
      }
    },
  );
});

test("what a dashboard counts opens as the list of just that, whoever reads it and however much else there is", async () => {
  const now = new Date("2027-05-20T12:00:00Z");
  const gil = await asUser(await person("party"), { clock: () => now, variables: { RATE_LIMITS: "off" } });
  const arbitrator = await person("arbitrator");
  const set = (id: string, change: string) => env.DB.prepare(`UPDATE cases SET ${change} WHERE id = ?`).bind(id).run();
  const decided = `arbitrator_id = '${arbitrator.id}'`;
  const changes = [
    `status = 'assigned', ${decided}`,
    `status = 'in_progress', ${decided}`,
    `status = 'resolved', resolved_at = 1, resolved_month = '2027-05', ${decided}`,
    `status = 'resolved', resolved_at = 1, resolved_month = '2027-04', ${decided}`,
    "title = title",
  ];
  const made: string[][] = changes.map(() => []);
  for (let at = 0; at < 40; at += 1) {
    const title = `Count ${at} ${at % 2 ? "Zürich" : "Lugano"}`;
    const { id } = await gil.within(({ cases: use }) => use.create({ title, description: "Ten characters." }));
    await set(id, changes[at % 5] ?? "");
    made[at % 5]?.unshift(title);
  }
  const [assigned = [], inProgress = [], month = []] = made;
  const active = [...assigned, ...inProgress].sort((one, other) => Number(other.split(" ")[1]) - Number(one.split(" ")[1]));
  const office = (await asRole("admin", {}, { clock: () => now })).client;
  const ofGil = (all: readonly string[]) => all.filter((title) => title.startsWith("Count"));
  for (const client of [gil, office]) {
    expect(ofGil(await everything(client, { only: "active" }))).toEqual(active);
    expect(ofGil(await everything(client, { only: "active", search: "zuri" }))).toEqual(active.filter((title) => title.includes("Zürich")));
    expect(ofGil(await everything(client, { only: "resolved_this_month" }))).toEqual(month);
  }
  const counts = await gil.within((services) => services.caseLists.statistics());
  expect([counts.assigned + counts.inProgress, counts.resolvedThisMonth]).toEqual([active.length, month.length]);
  for (const only of ["active", "resolved_this_month"] as const) {
    const seen = recordedDatabase(env.DB);
    const client = apiClient({ cookie: gil.cookies(), database: seen.database, clock: () => now });
    const { cases: shown } = await client.within((services) => services.caseLists.list({ only, limit: 5 }));
    expect(shown).toHaveLength(5);
    const [statement] = seen.statements.filter(({ sql, parameters }) => /from .*cross join "cases"/.test(sql) && parameters.length > 0);
    const asked = env.DB.prepare(statement?.sql ?? "").bind(...(statement?.parameters ?? []));
    expect((await asked.all()).meta.rows_read, only).toBeLessThanOrEqual(2 * 6 + 10);
  }
  // A group is asked for instead of a status, and a month is not searched: the API says so, an address is read without it.
  for (const asked of ["only=active&status=created", "only=resolved_this_month&search=zuri", "only=all"])
    expect((await gil.get(`/api/cases?${asked}`)).status).toBe(400);
});

test("everybody of a case finds it, with the names of who is in it; who is only named does not", async () => {
  const { as, partyB, id } = await caseOf({ title: "Unmistakable" });
  for (const client of [as.partyA, as.partyB, as.counselB, as.arbitrator])
    expect(await everything(client, { search: "unmistakable" })).toEqual(["Unmistakable"]);
  const [shown] = (await as.admin.within((services) => services.caseLists.list({ search: "unmistakable" }))).cases;
  expect(shown).toMatchObject({
    partyA: { firstName: "Ana", lastName: "Alba" },
    partyB: { firstName: "Bruno", lastName: "Stone" },
    arbitrator: { firstName: "Kofi", lastName: "Amber" },
    status: "in_progress",
  });
  expect(await everything(as.stranger)).toEqual([]);
  const db = connect(env.DB);
  await db.update(user).set({ firstName: "Brunhilde" }).where(eq(user.id, partyB.id));
  const [renamed] = (await as.partyA.within((services) => services.caseLists.list())).cases;
  expect(renamed?.partyB?.firstName).toBe("Brunhilde");
  await db.update(casePeople).set({ state: "removed", removedAt: 1 }).where(eq(casePeople.userId, partyB.id));
  expect(await everything(as.partyB)).toEqual([]);
  expect(await everything(as.partyB, { search: "unmistakable" })).toEqual([]);
  const [without] = (await as.partyA.within((services) => services.caseLists.list())).cases;
  expect(without).toMatchObject({ id, partyB: null });
});

test("who is a member here and the arbitrator there sees both, in one order, and their counts together", async () => {
  const who = await person("arbitrator");
  const client = await asUser(who);
  const db = connect(env.DB);
  const made: string[] = [];
  for (const capacity of ["counsel", "arbitrator", "counsel", "arbitrator"] as const) {
    const { id } = await caseOf({ title: `Both ${made.length}` });
    made.unshift(`Both ${made.length}`);
    await db.delete(casePeople).where(eq(casePeople.capacity, "arbitrator"));
    const place = capacity === "arbitrator" ? { seat: "presiding" as const } : { side: "b" as const };
    await db
      .insert(casePeople)
      .values({ id: newId(), caseId: id, capacity, ...place, userId: who.id, name: who.name, state: "active", createdAt: 1 });
    if (capacity === "arbitrator") await db.update(cases).set({ arbitratorId: who.id }).where(eq(cases.id, id));
  }
  expect(await everything(client)).toEqual(made);
  expect(await everything(client, { search: "both" })).toEqual(made);
  const statistics = await client.within((services) => services.caseLists.statistics());
  expect(statistics).toMatchObject({ totalCases: 4, inProgress: 4 });
});

test("the statistics count what stands, and what was resolved this month on the head office's calendar", async () => {
  const { client } = await asRole("admin");
  const before = await client.within((services) => services.caseLists.statistics());
  await caseOf({ status: "resolved" });
  await caseOf();
  const now = await client.within((services) => services.caseLists.statistics());
  expect(now).toEqual({
    ...before,
    totalCases: before.totalCases + 2,
    resolved: before.resolved + 1,
    inProgress: before.inProgress + 1,
    resolvedThisMonth: before.resolvedThisMonth + 1,
  });
  const later = apiClient({ cookie: client.cookies(), clock: () => new Date(Date.now() + 40 * 86_400_000) });
  expect((await later.within((services) => services.caseLists.statistics())).resolvedThisMonth).toBe(0);
});

test("the API lists, pages by its header, creates once per key, and refuses what it does not know", async () => {
  const { client } = await asRole("party");
  const body = { title: "By the API", description: "Ten characters." };
  const [one, again] = await Promise.all([1, 2].map(() => client.post("/api/cases", body, { "Idempotency-Key": "k1" })));
  expect([one?.status, again?.status]).toEqual([201, 201]);
  expect(await one?.json()).toEqual(await again?.json());
  await client.post("/api/cases", { ...body, title: "Second" });
  const listed = await client.get("/api/cases?limit=1");
  expect(titles(await listed.json())).toEqual(["Second"]);
  const next = /<([^>]+)>; rel="next"/.exec(listed.headers.get("Link") ?? "")?.[1] ?? "";
  expect(titles(await (await client.get(next)).json())).toEqual(["By the API"]);
  expect((await client.get("/api/cases?status=lost")).status).toBe(400);
  const refused = await client.post("/api/cases", { title: "", description: "short" });
  expect(refused.status).toBe(400);
  expect(((await refused.json()) as { issues: { message: string }[] }).issues.map(({ message }) => message)).toEqual([
    "Title is required",
    "Description must be at least 10 characters",
  ]);
  const { client: arbitrator } = await asRole("arbitrator");
  expect((await arbitrator.post("/api/cases", body)).status).toBe(403);
});
