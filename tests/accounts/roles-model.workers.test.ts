/**
 * Accounts against a model of them: random administrators, and people who are none, give roles, close and open accounts and end
 * sessions; anyone who loses rights is out at once, and an administrator is always left (quality, "Reliability").
 */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole, asUser, PROOF } from "#tests/kit/as-user.ts";
import { againstModel, MODEL_TIME } from "#tests/kit/model-size.ts";

const PEOPLE = [0, 1, 2, 3] as const;
type Who = (typeof PEOPLE)[number];
const ROLES = ["admin", "arbitrator", "party"] as const;
type Role = (typeof ROLES)[number];

interface Account {
  role: Role;
  active: boolean;
  /** Whether the session that they began last is still good. */
  signedIn: boolean;
  /** What was done to the account. */
  acts: string[];
}
type Model = readonly Account[];

type Command =
  | { do: "role"; by: Who; of: Who; to: Role | "owner"; stale: boolean }
  | { do: "active"; by: Who; of: Who; active: boolean }
  | { do: "end"; by: Who; of: Who }
  | { do: "sign_in"; of: Who };

const who = fc.constantFrom(...PEOPLE);
/** Mostly by the two who begin as administrators: others are refused all the same. */
const by = fc.oneof({ weight: 3, arbitrary: fc.constantFrom<Who>(0, 1) }, { weight: 1, arbitrary: who });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    do: fc.constant("role" as const),
    by,
    of: who,
    to: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom<Role | "owner">(...ROLES, "admin") },
      { weight: 1, arbitrary: fc.constant("owner" as const) },
    ),
    stale: fc.integer({ min: 0, max: 4 }).map((of5) => of5 === 0),
  }),
  fc.record({ do: fc.constant("active" as const), by, of: who, active: fc.constantFrom(true, true, false) }),
  fc.record({ do: fc.constant("end" as const), by, of: who }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant("sign_in" as const), of: who }) },
);

/** What becomes of it: the accounts afterwards, or why it is refused. */
function after(model: Model, one: Command): Model | string {
  const put = (of: Who, change: Partial<Account>, act?: string) =>
    model.map((account, at) => (at === of ? { ...account, ...change, acts: act ? [...account.acts, act] : account.acts } : account));
  const subject = model[one.of] as Account;
  // Signing in is refused to a closed account; an open one that is signed in stays so.
  if (one.do === "sign_in") return subject.active ? put(one.of, { signedIn: true }) : model;
  const actor = model[one.by] as Account;
  if (!actor.signedIn) return "unauthenticated";
  if (actor.role !== "admin") return "not_found";
  const isLast = subject.role === "admin" && subject.active && model.filter(({ role, active }) => role === "admin" && active).length === 1;
  const out = { signedIn: false };
  // Another administrator does it.
  if (one.of === one.by && (one.do === "role" || (one.do === "active" && one.active))) return "forbidden";
  if (one.do === "end") return put(one.of, out, "sessions_ended");
  if (one.do === "active") {
    if (subject.active === one.active) return model;
    if (isLast) return "last_administrator";
    return put(one.of, { ...out, active: one.active }, one.active ? "reactivated" : "deactivated");
  }
  if (one.to === "owner") return "invalid_input";
  if (subject.role === one.to) return model;
  if (one.stale) return "conflict";
  return isLast ? "last_administrator" : put(one.of, { ...out, role: one.to }, "role_changed");
}

const rows = async <T>(sql: string, ...bound: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...bound)
      .all<T>()
  ).results;

async function run(commands: readonly Command[]): Promise<void> {
  const begun: Role[] = ["admin", "admin", "party", "arbitrator"];
  const { password } = PROOF;
  const made = await Promise.all(begun.map((role) => asRole(role, { password }, { variables: { RATE_LIMITS: "off" } })));
  const ids = made.map(({ who: { id } }) => id);
  const clients: ApiClient[] = made.map(({ client }) => client);
  // Those of the runs before are administrators no more; the last one of all is not touched, since these are there.
  await env.DB.prepare(`UPDATE "user" SET active = 0 WHERE role = 'admin' AND active = 1 AND id NOT IN (?, ?)`).bind(ids[0], ids[1]).run();
  let model: Model = begun.map((role) => ({ role, active: true, signedIn: true, acts: [] }));

  const perform = async (one: Command): Promise<void> => {
    const id = ids[one.of] ?? "";
    if (one.do === "sign_in") {
      if (model[one.of]?.active) clients[one.of] = await asUser({ id }, { variables: { RATE_LIMITS: "off" } });
      return;
    }
    const from = model[one.of]?.role ?? "";
    await clients[one.by]?.within(async ({ people }) => {
      if (one.do === "end") await people.endSessions(id);
      else if (one.do === "active") await people.setActive(id, one.active, PROOF);
      else await people.changeRole(id, one.stale ? `not ${from}` : from, one.to, PROOF);
    });
  };

  for (const one of commands) {
    const expected = after(model, one);
    const refused = await perform(one).then(
      () => null,
      (error: { code?: string }) => {
        if (!error.code) throw error;
        return error.code;
      },
    );
    expect([one, refused]).toEqual([one, typeof expected === "string" ? expected : null]);
    if (typeof expected !== "string") model = expected;
    const stored = await rows<{ id: string; role: string; active: number }>(
      `SELECT id, role, active FROM "user" WHERE id IN (?, ?, ?, ?)`,
      ...ids,
    );
    expect(ids.map((id) => stored.find((row) => row.id === id)).map((row) => [row?.role, row?.active === 1])).toEqual(
      model.map(({ role, active }) => [role, active]),
    );
    const actors = await Promise.all(clients.map((client) => client.within((services) => services.actor())));
    expect(actors.map((actor) => (actor.kind === "user" ? actor.role : null))).toEqual(
      model.map(({ role, signedIn }) => (signedIn ? role : null)),
    );
  }
  for (const [at, id] of ids.entries()) {
    const acts = await rows<{ action: string }>(
      "SELECT action FROM audit_entries WHERE subject_type = 'person' AND subject_id = ? ORDER BY seq",
      id,
    );
    expect(acts.map(({ action }) => action)).toEqual(model[at]?.acts);
  }
}

test("random acts upon accounts", { timeout: MODEL_TIME }, async () => {
  await againstModel("roles", 3, command, run);
});
