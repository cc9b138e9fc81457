/** How often a sign-in waits for a database that is far away, limits and guesses counted (`npm run bench -- --far` counts KV as well). */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { apiClient } from "#tests/kit/api.ts";
import { draft, person } from "#tests/kit/factories.ts";
import { farDatabase } from "#tests/kit/far/far-database.ts";

const PASSWORD = "correct horse battery 9";

async function waitsOf(email: string, password = PASSWORD) {
  const { database, waits, begin } = farDatabase(env.DB);
  const client = apiClient({ database });
  begin();
  const { status } = await client.post("/api/auth/sign-in/email", { email, password });
  return { status, waits: waits(), client };
}

test("a right password: the guess with the account's number, its password, the session, and what is written down of it", async () => {
  const who = await person("party", { password: PASSWORD });
  const { status, waits, client } = await waitsOf(who.email);
  expect([status, waits]).toEqual([200, 4]);
  expect((await client.get("/api/auth/user")).status).toBe(200);
});

test("a person's unfinished request comes back with one wait more, for this browser's session", async () => {
  const who = await person("party", { password: PASSWORD });
  const values = { contactName: { value: "Ada Beaulieu", origin: "visitor" } } as never;
  await draft({ values, ownerId: who.id });
  const { status, waits, client } = await waitsOf(who.email);
  expect([status, waits]).toEqual([200, 5]);
  const { values: held } = await (await client.get("/api/drafts/current")).json<{ values: Record<string, { value: string }> }>();
  expect(held.contactName?.value).toBe("Ada Beaulieu");
});

test("a wrong password waits as often for an address that somebody has as for one that nobody has", async () => {
  const who = await person("party", { password: PASSWORD });
  const known = await waitsOf(who.email, "not the password");
  const unknown = await waitsOf(`nobody-${who.email}`, "not the password");
  expect([known.status, unknown.status]).toEqual([401, 401]);
  expect(known.waits).toBe(unknown.waits);
});
