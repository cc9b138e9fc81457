/** A webhook that somebody set up is paused when they are an administrator no more: they know its secret, and maybe own its receiver. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { connect } from "#app/db/client.server.ts";
import type { OutboxMessage } from "#app/db/mail/outbox.repo.server.ts";
import { accountMail } from "#app/i18n/mail/account-mails.ts";
import { createMailI18n } from "#app/i18n/mail/catalog.server.ts";
import * as userPage from "#app/routes/portal/user/route.tsx";
import * as webhookPage from "#app/routes/portal/webhook/route.tsx";
import * as webhooksPage from "#app/routes/portal/webhooks/route.tsx";
import { subjectOf } from "#app/services/mail/mail-subjects.server.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { deliverWebhooks } from "#app/services/webhooks/deliver-webhooks.server.ts";
import { someAddress } from "#tests/accounts/personal-data/erasing.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { type Person, person } from "#tests/kit/factories.ts";
import { pageText } from "#tests/kit/page-html.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
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

interface Admin {
  who: Person;
  client: ApiClient;
}
let leaver: Admin;
let stays: Admin;
const administrator = async (name: string): Promise<Admin> => {
  const who = await person("admin", { email: someAddress(), password: PASSWORD, name });
  return { who, client: await asUser(who) };
};
beforeEach(async () => {
  await env.DB.batch(["DELETE FROM webhooks", "DELETE FROM outbox"].map((sql) => env.DB.prepare(sql)));
  leaver = await administrator("Kwleaver Person");
  stays = await administrator("Kwstays Person");
});

const make = ({ client }: Admin, change: object = {}) => client.within(({ webhooks }) => webhooks.make(asked(change), PROOF));
const read = async (id: string) => (await stays.client.within(({ webhooks }) => webhooks.read(id))).webhook;
const close = (id = leaver.who.id) => stays.client.within(({ people }) => people.setActive(id, false, PROOF));
const unmake = () => stays.client.within(({ people }) => people.changeRole(leaver.who.id, "admin", "party", PROOF));

/** Has what is due sent, and gives what came. */
async function sent(): Promise<string[]> {
  const got: string[] = [];
  const send = async (request: Request) => {
    got.push(request.url);
    return new Response("thanks");
  };
  await deliverWebhooks({ env, db, clock: () => new Date(Date.now() + 1000), send });
  return got;
}

/** The mail of an act to a reader. */
async function mailOf(act: string, to: Person) {
  const row = await env.DB.prepare(
    "SELECT * FROM outbox WHERE kind = 'security_notice' AND json_extract(payload, '$.act') = ? AND recipient = ?",
  )
    .bind(act, to.email)
    .first<{ id: string; recipient: string; payload: string }>();
  if (!row) throw new Error("no mail");
  const message = { ...row, kind: "security_notice", payload: JSON.parse(row.payload) } as unknown as OutboxMessage;
  const subject = await subjectOf({ db, secrets: authSecretsOf(env, Date.now()) }, message, Date.now());
  if (!("about" in subject) || subject.about !== "account") throw new Error("no notice");
  const { paragraphs, links } = accountMail(await createMailI18n("en"), subject, env.ORIGIN);
  return { text: paragraphs.join("\n"), payload: row.payload, hrefs: links.map(({ href }) => href.replace(env.ORIGIN, "")) };
}

describe("what an administrator registered is paused", () => {
  test.each([
    ["deactivated", "administrator_deactivated", "closed", close],
    ["an administrator no more", "administrator_unmade", "unmade", unmake],
  ] as const)("when they are %s: nothing leaves, what happens waits, and all administrators are mailed", async (_how, act, left, end) => {
    const { id } = await make(leaver);
    const { id: others } = await make(stays, { url: "https://other.client.example/in" });
    await apiClient().post("/api/bookings/fast", fastBooking());
    await end();
    expect(await read(id)).toMatchObject({ state: "paused_left", left });
    expect(await read(others)).toMatchObject({ state: "active", left: null });
    await apiClient().post("/api/bookings/fast", fastBooking());
    expect(new Set(await sent())).toEqual(new Set(["https://other.client.example/in"]));
    const { results } = await env.DB.prepare("SELECT state FROM webhook_deliveries WHERE webhook_id = ?").bind(id).all();
    expect(results).toEqual([{ state: "paused" }, { state: "paused" }]);
    const acts = await env.DB.prepare(
      "SELECT action, actor_id AS actor FROM audit_entries WHERE subject_type = 'person' AND subject_id = ? AND json_extract(changes, '$.webhook') = ? ORDER BY seq DESC",
    )
      .bind(leaver.who.id, id)
      .all();
    expect(acts.results[0]).toEqual({ action: "webhook_paused_left", actor: stays.who.id });
    const { text, payload, hrefs } = await mailOf(act, stays.who);
    expect(text).toMatch(/paused.*hooks\.client\.example/);
    expect(text).toMatch(/renew its secret.*check its address.*let it go on/i);
    expect(`${text}${payload}`).not.toMatch(/kwsecret|other\.client/);
    expect(hrefs).toContain("/admin/webhooks");
    expect((await mailOf(act, leaver.who)).text).not.toContain("hooks.client.example");
  });

  test("and so is one whose secret they renewed or whose address they changed, whatever another changed since", async () => {
    const { id: renewed } = await make(stays);
    await leaver.client.within(({ webhooks }) => webhooks.renewSecret(renewed, PROOF));
    await stays.client.within(({ webhooks }) => webhooks.change(renewed, { ...asked({ name: "Books" }), version: 2 }, PROOF));
    const { id: moved } = await make(stays);
    const url = "https://moved.client.example/in";
    await leaver.client.within(({ webhooks }) => webhooks.change(moved, { ...asked({ url }), version: 1 }, PROOF));
    await stays.client.within(({ webhooks }) => webhooks.renewSecret(moved, PROOF));
    const { id: named } = await make(stays);
    await leaver.client.within(({ webhooks }) => webhooks.change(named, { ...asked({ name: "Diary" }), version: 1 }, PROOF));
    await close();
    expect((await read(renewed)).state).toBe("paused_left");
    expect((await read(moved)).state).toBe("paused_left");
    expect((await read(named)).state).toBe("active");
  });

  test("and one that was paused already says so too; who closes their own account leaves none behind", async () => {
    const { id } = await make(leaver);
    await leaver.client.within(({ webhooks }) => webhooks.pause(id));
    await leaver.client.within(({ people }) => people.setActive(leaver.who.id, false, PROOF));
    expect(await read(id)).toMatchObject({ state: "paused_left", left: "closed" });
  });
});

test("it goes on by a proof, and what has waited leaves; closing the account of who is none any more pauses nothing again", async () => {
  const { id } = await make(leaver);
  await unmake();
  await apiClient().post("/api/bookings/fast", fastBooking());
  const resume = (proof?: typeof PROOF) => stays.client.within(({ webhooks }) => webhooks.resume(id, proof));
  await expect(resume()).rejects.toMatchObject({ code: "invalid_input", issues: [{ field: "password" }] });
  expect((await read(id)).state).toBe("paused_left");
  await resume(PROOF);
  expect(await read(id)).toMatchObject({ state: "active", left: null });
  expect(await sent()).toHaveLength(1);
  await close();
  expect((await read(id)).state).toBe("active");
});

test("a renewed secret ends what is said of it, and the one before signs no more", async () => {
  const { id } = await make(leaver);
  await close();
  await stays.client.within(({ webhooks }) => webhooks.renewSecret(id, PROOF));
  expect(await read(id)).toMatchObject({ state: "paused", left: null, overlapUntil: null });
});

test("the account's page says beforehand how many there are, and the pages of webhooks why one is paused", async () => {
  const { id } = await make(leaver);
  await make(leaver, { name: "Diary" });
  const shown = () => pageText(stays.client, userPage, { id: leaver.who.id });
  expect(await shown()).toContain("2 webhooks that this person set up will be paused");
  await close();
  expect(await shown()).not.toContain("will be paused");
  const why = "Paused: it was set up by someone whose account is closed. Renew its secret before it goes on.";
  for (const page of [await pageText(stays.client, webhooksPage, {}), await pageText(stays.client, webhookPage, { id })])
    expect(page).toContain(why);
});
