/** What every write of a case goes through: the chain, the notices, the lists' counts, and who sees a case at all. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { type ChainLink, faultOf } from "#app/domain/case/chain/chain.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

const rows = async <T>(sql: string, ...bound: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...bound)
      .all<T>()
  ).results;

test("a created case has its number, its party A, its first link and its place in the lists", async () => {
  const { who, client } = await asRole("party", { firstName: "Ana", lastName: "Alba" });
  const made = await client.within((services) =>
    services.cases.create({
      title: "  Alba   v. Stone ",
      description: "Ten characters.",
      partyB: { name: "Stone Shipping Ltd.", email: "b@stone.example" },
    }),
  );
  expect(made).toMatchObject({
    title: "Alba v. Stone",
    status: "created",
    partyA: { firstName: "Ana", lastName: "Alba" },
    partyB: { firstName: "Stone Shipping", lastName: "Ltd." },
    arbitrator: null,
  });
  expect(made.caseNumber).toMatch(/^CA-20\d\d-\d{6}$/);
  const links = await rows<{ seq: number; body: string; body_hash: string; previous_hash: string; hash: string; type: string }>(
    "SELECT * FROM case_entries WHERE case_id = ? ORDER BY seq",
    made.id,
  );
  expect(links.map(({ type }) => type)).toEqual(["case_created", "person_named"]);
  const chain: ChainLink[] = links.map((link) => ({ ...link, bodyHash: link.body_hash, previousHash: link.previous_hash }));
  expect(await faultOf(chain)).toBeNull();
  expect(await rows("SELECT scope, status FROM case_scopes WHERE case_id = ? ORDER BY scope", made.id)).toEqual([
    { scope: "all", status: "created" },
    { scope: `u:${who.id}`, status: "created" },
  ]);
  expect(await rows("SELECT n FROM case_counts WHERE scope = ? AND bucket = 'status:created'", `u:${who.id}`)).toEqual([{ n: 1 }]);
  expect(await rows("SELECT seq, read_at IS NULL AS unread FROM case_notices WHERE user_id = ?", who.id)).toEqual([
    { seq: 1, unread: 0 },
    { seq: 2, unread: 0 },
  ]);
});

test("the same form twice creates one case", async () => {
  const { client } = await asRole("party");
  const make = () => client.within((services) => services.cases.create({ title: "Once", description: "Ten characters." }, "the-form"));
  const [one, other] = await Promise.all([make(), make()]);
  expect(other.id).toBe(one.id);
});

test("entries are neither altered, removed, replaced nor put out of order", async () => {
  const { id } = await caseOf();
  const entry = (seq: number, previous: string) =>
    env.DB.prepare("INSERT OR REPLACE INTO case_entries VALUES (?, ?, 0, 'case_edited', 'everyone', NULL, 'system', '{}', '', ?, 'x')")
      .bind(id, seq, previous)
      .run();
  await expect(env.DB.prepare("UPDATE case_entries SET at = 0 WHERE case_id = ?").bind(id).run()).rejects.toThrow("never altered");
  await expect(env.DB.prepare("DELETE FROM case_entries WHERE case_id = ?").bind(id).run()).rejects.toThrow("never removed");
  await expect(entry(1, "0".repeat(64))).rejects.toThrow("follow one another");
  await expect(entry(2, "0".repeat(64))).rejects.toThrow("follow one another");
  await expect(entry(3, "0".repeat(64))).rejects.toThrow("follow one another");
});

test("who belongs to a case sees it, and nobody else learns of it", async () => {
  const { id, as } = await caseOf();
  for (const client of [as.partyA, as.partyB, as.counselB, as.arbitrator, as.admin])
    expect((await client.within((services) => services.cases.get(id))).title).toBe("Alba v. Stone");
  for (const client of [as.stranger, (await asRole("arbitrator")).client])
    await expect(client.within((services) => services.cases.get(id))).rejects.toMatchObject({ code: "not_found" });
  await expect(as.stranger.within((services) => services.cases.get("missing"))).rejects.toMatchObject({ code: "not_found" });
  await expect(apiClient().within((services) => services.cases.get(id))).rejects.toMatchObject({ code: "unauthenticated" });
});
