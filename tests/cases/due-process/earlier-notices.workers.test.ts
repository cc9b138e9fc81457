/** Who joins a case is served with what came before, as far as they may see it. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ApiClient } from "#tests/kit/api.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { person } from "#tests/kit/factories.ts";
import { linkTo, mailsTo } from "#tests/kit/mail/people-mail.ts";

const rows = async <T>(query: string, ...bound: unknown[]) =>
  (
    await env.DB.prepare(query)
      .bind(...bound)
      .all<T>()
  ).results;
const noticesOf = (userId: string, caseId: string) =>
  rows<{ type: string; audience: string; content: string | null; mailed: number }>(
    `SELECT entries.type, entries.audience, json_extract(entries.body, '$.details.content') AS content, notices.mail_id IS NOT NULL AS mailed
      FROM case_notices AS notices JOIN case_entries AS entries ON entries.case_id = notices.case_id AND entries.seq = notices.seq
      WHERE notices.user_id = ? AND notices.case_id = ? ORDER BY notices.seq`,
    userId,
    caseId,
  );

const say = (client: ApiClient, id: string, content: string, audience: string) =>
  client.within(({ caseMessages }) => caseMessages.post(id, { content, audience }));

/** A case with something for everyone, for each side, for the arbitrator alone and for the office, and who joins as counsel of B. */
async function joined(who: { email: string } | null = null) {
  const made = await caseOf();
  const { id, as } = made;
  await say(as.partyA, id, "Common.", "everyone");
  await say(as.partyA, id, "Of side A.", "side");
  await say(as.partyB, id, "Of side B.", "side");
  await say(as.arbitrator, id, "A private thought.", "arbitrator");
  const email = who?.email ?? `${crypto.randomUUID()}@cabinet.example`;
  await as.partyB.within(({ casePeople }) => casePeople.name(id, { place: "counsel_b", name: "Theo Lindqvist", email }));
  return { ...made, email };
}

test("a new account has notices of what is for everyone and for its side, unread, by one mail that leads to each", async () => {
  const { id, email } = await joined();
  const account = { firstName: "Theo", lastName: "Lindqvist", password: "a long passphrase of mine" };
  await apiClient().within(async ({ invitations }) => invitations.accept(await linkTo(email, "invitation"), account));
  const [user] = await rows<{ id: string }>('SELECT id FROM "user" WHERE email = ?', email);
  const given = await noticesOf(user?.id ?? "", id);
  expect(new Set(given.map(({ audience }) => audience))).toEqual(new Set(["everyone", "side_b"]));
  expect(given.map(({ type }) => type)).toContain("case_created");
  expect(given.filter(({ type }) => type === "message_posted")).toHaveLength(2);
  const earlier = given.filter(({ type }) => type !== "person_joined");
  expect(earlier.every(({ mailed }) => mailed === 1)).toBe(true);
  const [entry] = await rows<{ n: number }>(
    "SELECT json_extract(body, '$.details.earlierForEveryone') AS n FROM case_entries WHERE case_id = ? AND type = 'person_joined' ORDER BY seq DESC",
    id,
  );
  expect(entry?.n).toBe(earlier.filter(({ audience }) => audience === "everyone").length);
  const mail = (await mailsTo(email)).find(({ text }) => text.includes("?notice="));
  expect(mail?.text.match(/\?notice=\d+~\d/g)).toHaveLength(earlier.length);
  const client = await asUser({ id: user?.id ?? "" });
  const { notices } = await client.within((services) => services.notices.list());
  expect(notices.filter(({ read }) => !read)).toHaveLength(earlier.length);
  expect(JSON.stringify(notices)).not.toMatch(/Of side A|private thought/);
});

test("an account that was in the case before keeps what it had, once", async () => {
  const other = await person("party");
  const { id, as, email } = await joined(other);
  const client = await asUser(other);
  const accept = async () =>
    client.within(async ({ invitations }) => invitations.accept(await linkTo(email, "invitation"), { acceptedAs: "self" }));
  await accept();
  const before = await noticesOf(other.id, id);
  const [place] = await rows<{ id: string }>("SELECT id FROM case_people WHERE case_id = ? AND user_id = ?", id, other.id);
  await as.admin.within(({ casePeople }) => casePeople.remove(id, place?.id ?? ""));
  await say(as.partyA, id, "While they were out.", "everyone");
  await as.partyB.within(({ casePeople }) => casePeople.name(id, { place: "counsel_b", name: "Theo Lindqvist", email }));
  await accept();
  const after = await noticesOf(other.id, id);
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.filter(({ type }) => type === "message_posted")).toHaveLength(3);
});
