/** The demo cases obey the rules of the portal, since they are written through its use cases (issue 19, "Demo data"). */
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { type ChainLink, faultOf } from "#app/domain/case/chain/chain.ts";
import type { Member } from "#scripts/seed/case-teller.ts";
import { writeDemoCases } from "#scripts/seed/demo-cases.ts";
import { DEMO_ACCOUNTS } from "#scripts/seed/people.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { booking, type Person, person } from "#tests/kit/factories.ts";

const rows = async <T>(sql: string, ...bound: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...bound)
      .all<T>()
  ).results;

let people: Person[];
const known = (email: string) => {
  const found = people.find((one) => one.email === email);
  if (!found) throw new Error(`Nobody is ${email}.`);
  return found;
};
const memberOf = (one: Person): Member => ({
  kind: "user",
  id: one.id,
  role: one.role as Member["role"],
  email: one.email,
  emailVerified: true,
  firstName: one.firstName,
  lastName: one.lastName,
  image: null,
  locale: "en",
  timeZone: "America/Toronto",
});

beforeAll(async () => {
  people = await Promise.all(
    DEMO_ACCOUNTS.map(({ role, ...names }) => person(role, { ...names, name: `${names.firstName} ${names.lastName}` })),
  );
  const [admin, lavoie, raman, arias, okonjo, sorlie] = people.map(memberOf) as [Member, Member, Member, Member, Member, Member];
  const { bookingNumber } = await booking({ createdByUser: raman.id, contactEmailKey: raman.email, bookingContactEmail: raman.email });
  expect(await writeDemoCases(env, new Date(), { admin, lavoie, raman, arias, okonjo, sorlie }, bookingNumber)).toBe(6);
});

test("more time was asked for before it was granted, by who owes, before the deadline, and decided by the arbitrator", async () => {
  const asked = await rows<{
    case_id: string;
    asked_at: number;
    decided_at: number;
    asked_by: string;
    decided_by: string;
    decision: string;
  }>("SELECT * FROM case_extensions");
  expect(asked).toHaveLength(1);
  const [one] = asked;
  expect(one).toMatchObject({
    decision: "granted",
    asked_by: known("party.b@concord.example").id,
    decided_by: known("arbitrator@concord.example").id,
  });
  expect(one?.asked_at).toBeLessThan(one?.decided_at ?? 0);
  const told = await rows<{ type: string; body: string; at: number }>(
    "SELECT type, body, at FROM case_entries WHERE case_id = ? AND type LIKE '%extension%' ORDER BY seq",
    one?.case_id,
  );
  expect(told.map(({ type }) => type)).toEqual(["extension_requested", "extension_decided"]);
});

test("every case is what its record says, in order of time, none of it in the future", async () => {
  for (const { id } of await rows<{ id: string }>("SELECT id FROM cases")) {
    const entries = await rows<ChainLink & { at: number }>(
      "SELECT seq, at, body, body_hash AS bodyHash, previous_hash AS previousHash, hash FROM case_entries WHERE case_id = ? ORDER BY seq",
      id,
    );
    expect(entries.length).toBeGreaterThan(0);
    expect(await faultOf(entries)).toBeNull();
    const moments = entries.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
    expect(moments.at(-1)).toBeLessThanOrEqual(Date.now());
  }
});

test("one arbitrator has no conflict with anybody of the demo cases: an assignment asks them nothing", async () => {
  const admin = await asUser(known("admin@concord.example"));
  const achterberg = known("arbitrator3@concord.example");
  const open = await rows<{ id: string; title: string }>("SELECT id, title FROM cases WHERE status = 'created' AND arbitrator_id IS NULL");
  expect(open.map(({ title }) => title)).toContain("Maple Foundry v. Trent Valley Rail");
  for (const { id, title } of open) {
    const { outcome } = await admin.within(({ assignments }) => assignments.assign(id, { arbitratorId: achterberg.id }));
    expect(outcome, title).toBe("assigned");
  }
});
