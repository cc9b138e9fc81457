/** A webhook that is registered, changed or given another secret is mailed to every administrator, and its page says who did it and when. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { connect } from "#app/db/client.server.ts";
import type { OutboxMessage } from "#app/db/mail/outbox.repo.server.ts";
import { accountMail } from "#app/i18n/mail/account-mails.ts";
import { createMailI18n } from "#app/i18n/mail/catalog.server.ts";
import * as webhookPage from "#app/routes/portal/webhook/route.tsx";
import * as webhooksPage from "#app/routes/portal/webhooks/route.tsx";
import { subjectOf } from "#app/services/mail/mail-subjects.server.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { someAddress } from "#tests/accounts/personal-data/erasing.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { type Person, person } from "#tests/kit/factories.ts";
import { pageText } from "#tests/kit/page-html.ts";
import { PASSWORD } from "./with-key.ts";

vi.setConfig({ testTimeout: 60_000 });

const db = connect(env.DB);
const PROOF = { password: PASSWORD, code: "" };
const asked = (change: object = {}) => ({
  name: "Ledger",
  url: "https://hooks.client.example/in?key=kwsecret",
  events: ["booking.requested"],
  scopes: [],
  ...change,
});

let who: Person;
let other: Person;
let client: ApiClient;
beforeEach(async () => {
  await env.DB.batch(["DELETE FROM webhooks", "DELETE FROM outbox"].map((sql) => env.DB.prepare(sql)));
  who = await person("admin", { email: someAddress(), password: PASSWORD, name: "Kwmaker Person" });
  other = await person("admin", { email: someAddress(), name: "Kwother Person" });
  client = await asUser(who);
});

/** The notices of an act by reader; what was written before is gone. */
async function mailed(act: string) {
  const { results } = await env.DB.prepare("SELECT * FROM outbox WHERE kind = 'security_notice' AND json_extract(payload, '$.act') = ?")
    .bind(act)
    .all<{ id: string; recipient: string; payload: string }>();
  await env.DB.prepare("DELETE FROM outbox").run();
  return new Map(results.map((row) => [row.recipient, row]));
}

async function textOf({ id, recipient, payload }: { id: string; recipient: string; payload: string }, locale: "en" | "fr" | "es" = "en") {
  const message = { id, recipient, kind: "security_notice", payload: JSON.parse(payload) } as OutboxMessage;
  const subject = await subjectOf({ db, secrets: authSecretsOf(env, Date.now()) }, message, Date.now());
  if (!("about" in subject) || subject.about !== "account") throw new Error("no notice");
  const { subject: title, paragraphs, links } = accountMail(await createMailI18n(locale), subject, env.ORIGIN);
  return { title, text: paragraphs.join("\n"), hrefs: links.map(({ href }) => href) };
}

test("one that is registered is mailed to all administrators, with its host and never its whole address", async () => {
  await person("party", { email: "kwparty@people.example" });
  const closed = await person("admin", { email: someAddress(), active: false });
  await client.within(({ webhooks }) => webhooks.make(asked(), PROOF));
  const mails = await mailed("webhook_made");
  expect([...mails.keys()]).toEqual(expect.arrayContaining([who.email, other.email]));
  expect(mails.has("kwparty@people.example") || mails.has(closed.email)).toBe(false);
  const theirs = mails.get(other.email);
  const own = mails.get(who.email);
  if (!theirs || !own) throw new Error("no mail");
  expect(`${theirs.payload}${own.payload}`).not.toContain("kwsecret");
  const { title, text, hrefs } = await textOf(theirs);
  expect(title).toBe("A webhook was registered");
  expect(text).toMatch(/Ledger.*hooks\.client\.example.*Kwmaker Person/);
  expect(text).toContain("call that administrator");
  expect(hrefs).toEqual([`${env.ORIGIN}/admin/webhooks`]);
  expect((await textOf(own)).text).toContain("If it was not you");
  const french = await textOf(theirs, "fr");
  expect(french.title).not.toBe(title);
  expect((await textOf(theirs, "es")).title).not.toBe(title);
});

test("a change says what is another, and one that changes nothing is none", async () => {
  const { id } = await client.within(({ webhooks }) => webhooks.make(asked(), PROOF));
  await mailed("webhook_made");
  const change = (version: number, to: object) => client.within(({ webhooks }) => webhooks.change(id, { ...asked(to), version }, PROOF));
  await change(1, {});
  expect((await mailed("webhook_changed")).size).toBe(0);
  await change(1, { url: "https://elsewhere.client.example/in", scopes: ["crm"] });
  const theirs = (await mailed("webhook_changed")).get(other.email);
  if (!theirs) throw new Error("no mail");
  const { text } = await textOf(theirs);
  expect(text).toContain("elsewhere.client.example");
  expect(text).toMatch(/What was changed: its address.*what is sent of a booking/);
  expect(text).not.toContain("its events");
  // The same host, another path: the address is another.
  await change(2, { url: "https://elsewhere.client.example/other", scopes: ["crm"] });
  expect(JSON.parse((await mailed("webhook_changed")).get(other.email)?.payload ?? "{}")).toMatchObject({ webhook: { parts: ["url"] } });
});

test("so does another secret", async () => {
  const { id } = await client.within(({ webhooks }) => webhooks.make(asked(), PROOF));
  await client.within(({ webhooks }) => webhooks.renewSecret(id, PROOF));
  const mails = await mailed("webhook_secret_renewed");
  expect([...mails.keys()]).toEqual(expect.arrayContaining([who.email, other.email]));
});

test("what is refused is mailed to nobody", async () => {
  const wrong = { password: "not the password", code: "" };
  await expect(client.within(({ webhooks }) => webhooks.make(asked(), wrong))).rejects.toMatchObject({ code: "invalid_input" });
  expect((await mailed("webhook_made")).size).toBe(0);
});

test("its pages say who registered it and who last changed it, and when", async () => {
  const { id } = await client.within(({ webhooks }) => webhooks.make(asked(), PROOF));
  const second = await person("admin", { email: someAddress(), password: PASSWORD, name: "Kwchanger Person" });
  const changing = await asUser(second);
  await changing.within(({ webhooks }) => webhooks.change(id, { ...asked({ name: "Books" }), version: 1 }, PROOF));
  const expected = {
    registered: { by: "Kwmaker Person", at: expect.stringMatching(/Z$/) },
    changed: { by: "Kwchanger Person", at: expect.stringMatching(/Z$/) },
  };
  expect((await client.within(({ webhooks }) => webhooks.read(id))).webhook).toMatchObject(expected);
  expect(await client.within(({ webhooks }) => webhooks.list())).toMatchObject([expected]);
  for (const page of [await pageText(client, webhooksPage, {}), await pageText(client, webhookPage, { id })])
    expect(page).toMatch(/Registered by Kwmaker Person on .*, last changed by Kwchanger Person on /);
});
