/** The list of users, and what administrators may do to an account: roles, deactivation, the last of them. */
import { env } from "cloudflare:workers";
import { and, asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/bookings.ts";
import { user } from "#app/db/schema/people.ts";
import type { PeopleQuery } from "#app/services/accounts/people/list-people.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser, PROOF } from "#tests/kit/as-user.ts";
import { person } from "#tests/kit/factories.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

const db = connect(env.DB);
const list = (client: ApiClient, query: Partial<PeopleQuery> = {}) =>
  client.within((services) => services.people.list({ search: null, role: null, after: null, ...query }));
const setActive = (client: ApiClient, id: string, active: boolean) =>
  client.within((services) => services.people.setActive(id, active, PROOF));
const changeRole = (client: ApiClient, id: string, from: string, to: string) =>
  client.within((services) => services.people.changeRole(id, from, to, PROOF));
const isSignedIn = async (client: ApiClient) => (await client.get("/api/auth/user")).status === 200;
const rowOf = async (id: string) => (await db.select().from(user).where(eq(user.id, id)))[0];
const actsOf = (id: string) =>
  db
    .select({ action: auditEntries.action, actorId: auditEntries.actorId, changes: auditEntries.changes })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, "person"), eq(auditEntries.subjectId, id)))
    .orderBy(asc(auditEntries.seq));

/** Only these are active administrators; the trigger keeps the last one, so the rest goes first one by one. */
async function onlyAdministrators(...kept: string[]): Promise<void> {
  const marks = kept.map(() => "?").join(", ");
  await env.DB.prepare(`UPDATE "user" SET active = 0 WHERE role = 'admin' AND id NOT IN (${marks})`)
    .bind(...kept)
    .run();
}

let admin: Awaited<ReturnType<typeof asRole>>;
beforeEach(async () => {
  admin = await asRole("admin");
});

describe("who may", () => {
  test.each(["party", "arbitrator", "observer"])("a %s finds nothing here", async (role) => {
    const { client, who } = await asRole(role);
    const code = role === "observer" ? "unauthenticated" : "not_found";
    await expect(list(client)).rejects.toMatchObject({ code });
    await expect(client.within((services) => services.people.get(who.id))).rejects.toMatchObject({ code });
    await expect(setActive(client, who.id, false)).rejects.toMatchObject({ code });
    await expect(changeRole(client, who.id, role, "admin")).rejects.toMatchObject({ code });
    expect(await rowOf(who.id)).toMatchObject({ role, active: true });
  });

  test("a visitor is asked who they are", async () => {
    await expect(list(apiClient())).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("nobody is found where nobody is", async () => {
    await expect(setActive(admin.client, "nobody", false)).rejects.toMatchObject({ code: "not_found" });
    await expect(admin.client.within((services) => services.people.get("nobody"))).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("the list", () => {
  test("finds by the beginning of a name, without accents, and of an address", async () => {
    const who = await person("arbitrator", { firstName: "Éloïse", lastName: "Quévillon", email: "e.quevillon@cabinet.example" });
    for (const search of ["quevil", "QUÉVILLON", "eloise quev", "e.quevillon@cabinet", "cabinet"]) {
      expect(
        (await list(admin.client, { search })).people.map(({ id }) => id),
        search,
      ).toEqual([who.id]);
    }
    expect((await list(admin.client, { search: "quevillon", role: "arbitrator" })).people).toHaveLength(1);
    expect((await list(admin.client, { search: "quevillon", role: "party" })).people).toEqual([]);
    // A role or a facet is no word, and what has no letters finds nobody.
    for (const search of ["everyone", "r61646d696e", '" OR facets : "everyone', "…", "%"]) {
      expect((await list(admin.client, { search })).people, search).toEqual([]);
    }
  });

  test("finds by the new name after a change, and not by the old one", async () => {
    const who = await person("party", { firstName: "Old", lastName: "Zzyzxova" });
    await (await asUser(who)).within((services) => services.account.saveProfile({ firstName: "New", lastName: "Xylanderova" }));
    expect((await list(admin.client, { search: "zzyzxova" })).people).toEqual([]);
    expect((await list(admin.client, { search: "xylander" })).people).toMatchObject([{ firstName: "New" }]);
  });

  test.each([
    ["by name", null, null],
    ["of a role", null, "arbitrator"],
    ["found", "pagingham", null],
    ["found of a role", "pagingham", "party"],
  ])("pages through people %s, reading little more than it shows, without losing or repeating any", async (_name, search, role) => {
    for (let index = 0; index < 60; index += 1) {
      await person(index % 2 === 0 ? "party" : "arbitrator", { firstName: `P${index % 7}`, lastName: "Pagingham" });
    }
    const { database, statements } = recordedDatabase(env.DB);
    const client = apiClient({ database, cookie: admin.client.cookies() });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: { people: { id: string; role: string }[]; next: string | null } = await list(client, { search, role, after });
      if (role) expect(page.people.every((one) => one.role === role)).toBe(true);
      seen.push(...page.people.map(({ id }) => id));
      after = page.next;
    } while (after);
    const [all] = (
      await env.DB.prepare(`SELECT count(*) AS n FROM "user" WHERE (?1 IS NULL OR role = ?1) AND (?2 IS NULL OR last_name = 'Pagingham')`)
        .bind(role, search)
        .all<{ n: number }>()
    ).results;
    expect(seen).toHaveLength(all?.n ?? -1);
    expect(new Set(seen).size).toBe(seen.length);
    const pages = statements.filter(({ sql }) => /"sort_name"/.test(sql) && / limit /i.test(sql) && !/"user"\."id" = \?/.test(sql));
    expect(pages.length).toBeGreaterThan(1);
    for (const { sql, parameters } of pages) {
      const { results, meta } = await env.DB.prepare(sql)
        .bind(...parameters)
        .all();
      expect(meta.rows_read, sql).toBeLessThanOrEqual(2 * results.length + 10);
    }
  });
});

describe("a change", () => {
  test("of role ends the sessions at once, and is told in the history", async () => {
    const { who, client } = await asRole("arbitrator");
    const other = await asUser(who);
    expect(await isSignedIn(client)).toBe(true);
    expect(await changeRole(admin.client, who.id, "arbitrator", "party")).toMatchObject({ role: "party" });
    expect(await isSignedIn(client)).toBe(false);
    expect(await isSignedIn(other)).toBe(false);
    expect(await actsOf(who.id)).toEqual([{ action: "role_changed", actorId: admin.who.id, changes: { role: ["arbitrator", "party"] } }]);
  });

  test("by an administrator who is none any more when it is written does nothing", async () => {
    const [one, other] = [await asRole("admin"), await asRole("admin")];
    const { id } = await person("party");
    const late = (target: string, from: string, to: string) => {
      const demoted = () => changeRole(one.client, other.who.id, "admin", "party").then(() => undefined);
      const database = interruptedDatabase(env.DB, /insert into "audit_entries"/i, demoted);
      return changeRole(apiClient({ cookie: other.client.cookies(), database }), target, from, to);
    };
    await expect(late(id, "party", "admin")).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await rowOf(id)).toMatchObject({ role: "party" });
    expect(await rowOf(other.who.id)).toMatchObject({ role: "party" });
  });

  test("of two administrators who take the role from each other at once leaves one", async () => {
    const [one, other] = [await asRole("admin"), await asRole("admin")];
    const mutual = await Promise.allSettled([
      changeRole(one.client, other.who.id, "admin", "party"),
      changeRole(other.client, one.who.id, "admin", "party"),
    ]);
    expect(mutual.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const roles = [await rowOf(one.who.id), await rowOf(other.who.id)].map((row) => row?.role);
    expect(roles.sort()).toEqual(["admin", "party"]);
  });

  test("of a role that is another by now is refused; one to a role of nobody's too", async () => {
    const { id } = await person("party");
    await expect(changeRole(admin.client, id, "arbitrator", "admin")).rejects.toMatchObject({ code: "conflict" });
    await expect(changeRole(admin.client, id, "party", "owner")).rejects.toMatchObject({ code: "invalid_input" });
    expect(await rowOf(id)).toMatchObject({ role: "party" });
  });

  test("a deactivated person is signed out and cannot sign in, by the same answer as with a wrong password", async () => {
    const password = "a good long passphrase";
    const who = await person("party", { password });
    const client = await asUser(who);
    await setActive(admin.client, who.id, false);
    expect(await isSignedIn(client)).toBe(false);
    const signIn = (given: string) =>
      apiClient().post("/api/auth/sign-in/email", { email: who.email, password: given }, { Origin: "http://concord.example" });
    const [right, wrong] = [await signIn(password), await signIn("not the passphrase")];
    expect(right.status).toBe(401);
    expect(await right.text()).toBe(await wrong.text());
    expect((await env.DB.prepare('SELECT count(*) AS n FROM "session" WHERE user_id = ?').bind(who.id).first())?.n).toBe(0);
    await setActive(admin.client, who.id, true);
    expect((await signIn(password)).status).toBe(200);
    expect((await actsOf(who.id)).map(({ action }) => action)).toEqual(["deactivated", "reactivated"]);
  });

  test("that changes nothing writes nothing", async () => {
    const { id } = await person("party");
    await setActive(admin.client, id, true);
    expect(await actsOf(id)).toEqual([]);
  });
});

describe("the last active administrator", () => {
  test("can neither be deactivated nor demoted nor removed", async () => {
    await onlyAdministrators(admin.who.id);
    await expect(setActive(admin.client, admin.who.id, false)).rejects.toMatchObject({ code: "last_administrator" });
    await expect(changeRole(admin.client, admin.who.id, "admin", "party")).rejects.toMatchObject({ code: "forbidden" });
    await expect(env.DB.prepare('UPDATE "user" SET active = 0').run()).rejects.toThrow(/last_administrator/);
    // Nothing of the batch was written: still signed in, and no entry.
    expect(await isSignedIn(admin.client)).toBe(true);
    expect(await actsOf(admin.who.id)).toEqual([]);
  });

  test("two who demote each other at the same moment leave one", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, two] = [await asRole("admin"), await asRole("admin")];
      await onlyAdministrators(one.who.id, two.who.id);
      const both = await Promise.allSettled([
        changeRole(one.client, two.who.id, "admin", "party"),
        round % 2 ? setActive(two.client, one.who.id, false) : changeRole(two.client, one.who.id, "admin", "party"),
      ]);
      const left = await env.DB.prepare(`SELECT count(*) AS n FROM "user" WHERE role = 'admin' AND active = 1`).first<{ n: number }>();
      expect(left?.n).toBe(1);
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    }
  });

  test("whatever is done in whatever order, somebody active is left", async () => {
    const people = await Promise.all([asRole("admin"), asRole("admin"), asRole("party")]);
    await onlyAdministrators(...people.map(({ who }) => who.id));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(2), fc.constantFrom("admin", "party", "off", "on")), { minLength: 1, maxLength: 6 }),
        async (acts) => {
          await Promise.all(
            acts.map(([at, act]) => {
              const id = people[at]?.who.id ?? "";
              const changed = act === "off" || act === "on" ? { active: act === "on" } : { role: act };
              return db
                .update(user)
                .set(changed)
                .where(eq(user.id, id))
                .catch(() => undefined);
            }),
          );
          const left = await env.DB.prepare(`SELECT count(*) AS n FROM "user" WHERE role = 'admin' AND active = 1`).first<{ n: number }>();
          expect(left?.n).toBeGreaterThan(0);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("a role that nobody knows", () => {
  test("is signed in as User, and may do nothing", async () => {
    const { client } = await asRole("observer");
    const answer = await client.get("/api/auth/user");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ role: "observer" });
    for (const path of ["/api/bookings", "/api/rooms"]) expect((await client.get(path)).status).toBe(401);
    await expect(client.within((services) => services.account.get())).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await client.within((services) => services.actor())).toMatchObject({ kind: "held", why: "unknown_role" });
    expect((await client.get("/api/login?returnTo=/bookings")).headers.get("Location")).toBe("/bookings");
  });
});
