/** At an open desk nobody makes an administrator, takes the role from one or shuts one out: it asks for the password, and all of them are mailed. */
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { servicesContext } from "#app/context.ts";
import { connect } from "#app/db/client.server.ts";
import type { OutboxMessage } from "#app/db/mail/outbox.repo.server.ts";
import { accountMail } from "#app/i18n/mail/account-mails.ts";
import { createMailI18n } from "#app/i18n/mail/catalog.server.ts";
import { inviteOrChange } from "#app/routes/portal/users/submission.ts";
import { subjectOf } from "#app/services/mail/mail-subjects.server.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole, PROOF } from "#tests/kit/as-user.ts";
import { person } from "#tests/kit/factories.ts";
import { linkTo } from "#tests/kit/mail/people-mail.ts";

const db = connect(env.DB);
const WRONG = { password: "not the passphrase", code: "" };

let made = 0;
const newAddress = () => `desk.${++made}@people.example`;
const inviting = (email: string, role = "admin") => ({ email, role, firstName: "Rae", lastName: "Back", locale: "en" });

let admin: Awaited<ReturnType<typeof asRole>>;
let other: Awaited<ReturnType<typeof asRole>>;
beforeEach(async () => {
  await env.DB.prepare("DELETE FROM outbox").run();
  admin = await asRole("admin", { email: newAddress(), name: "Dana Desk" });
  other = await asRole("admin", { email: newAddress(), name: "Omar Office" });
});

const rowOf = (id: string) => env.DB.prepare('SELECT role, active FROM "user" WHERE id = ?').bind(id).first();

/** Who was mailed of an act, and the mail to each. */
async function mailed(act: string) {
  const { results } = await env.DB.prepare("SELECT * FROM outbox WHERE kind = 'security_notice' AND json_extract(payload, '$.act') = ?")
    .bind(act)
    .all<{ id: string; recipient: string; payload: string }>();
  return new Map(results.map((row) => [row.recipient, row]));
}

async function mailOf(row: { id: string; recipient: string; payload: string } | undefined) {
  if (!row) throw new Error("no mail");
  const message = { ...row, kind: "security_notice", payload: JSON.parse(row.payload) } as unknown as OutboxMessage;
  const subject = await subjectOf({ db, secrets: authSecretsOf(env, Date.now()) }, message, Date.now());
  if (!("about" in subject) || subject.about !== "account") throw new Error("no notice");
  const { subject: title, paragraphs, links } = accountMail(await createMailI18n("en"), subject, env.ORIGIN);
  return { title, text: paragraphs.join("\n"), hrefs: links.map(({ href }) => href.replace(env.ORIGIN, "")) };
}

/** The act without a password, with a wrong one, and with the right one. */
async function asksFor(act: (proof?: typeof PROOF) => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  await expect(act()).rejects.toMatchObject({ code: "invalid_input", issues: [{ field: "password", code: "own_password_required" }] });
  await expect(act(WRONG)).rejects.toMatchObject({ code: "invalid_input", issues: [{ field: "password", code: "password_wrong" }] });
  expect(await isDone()).toBe(false);
  expect((await env.DB.prepare("SELECT id FROM outbox").all()).results).toEqual([]);
  await act(PROOF);
  expect(await isDone()).toBe(true);
}

describe("the password is asked for, and every administrator is mailed, when", () => {
  test("an administrator is invited, and when their invitation is sent again", async () => {
    const email = newAddress();
    const waiting = () => env.DB.prepare("SELECT id FROM invitations WHERE email_key = ?").bind(email).first<{ id: string }>();
    await asksFor(
      (proof) => admin.client.within(({ invitations }) => invitations.invite(inviting(email), proof)),
      async () => (await waiting()) !== null,
    );
    const news = await mailed("administrator_invited");
    expect([...news.keys()]).toEqual(expect.arrayContaining([admin.who.email, other.who.email]));
    const mail = await mailOf(news.get(other.who.email));
    expect(mail.title).toBe("An administrator was invited");
    expect(mail.text).toContain(email);
    expect(mail.text).toContain("Dana Desk");
    expect(mail.hrefs).toEqual(["/users?view=invitations"]);
    // No address is kept in a mail that waits.
    expect(news.get(other.who.email)?.payload).not.toContain(email);
    const { id } = (await waiting()) ?? { id: "" };
    const again = (proof?: typeof PROOF) => admin.client.within(({ invitations }) => invitations.resend(id, proof));
    await expect(again()).rejects.toMatchObject({ issues: [{ field: "password" }] });
    await again(PROOF);
    expect((await mailed("administrator_invited")).size).toBe(news.size);
  });

  test("somebody is given the role, and it is taken from them", async () => {
    const { id, email } = await person("party", { email: newAddress() });
    const change = (from: string, to: string) => (proof?: typeof PROOF) =>
      admin.client.within(({ people }) => people.changeRole(id, from, to, proof));
    await asksFor(change("party", "admin"), async () => (await rowOf(id))?.role === "admin");
    const news = await mailed("administrator_made");
    expect([...news.keys()]).toEqual(expect.arrayContaining([admin.who.email, other.who.email, email]));
    expect(await mailOf(news.get(other.who.email))).toMatchObject({ hrefs: [`/users/${id}`] });
    expect((await mailOf(news.get(email))).hrefs).toEqual(["/forgotten-password"]);
    await env.DB.prepare("DELETE FROM outbox").run();
    await asksFor(change("admin", "party"), async () => (await rowOf(id))?.role === "party");
    expect([...(await mailed("administrator_unmade")).keys()]).toEqual(expect.arrayContaining([other.who.email, email]));
  });

  test("an administrator is shut out, and let in again", async () => {
    const { id, email } = other.who;
    const set = (active: boolean) => (proof?: typeof PROOF) => admin.client.within(({ people }) => people.setActive(id, active, proof));
    await asksFor(set(false), async () => (await rowOf(id))?.active === 0);
    const news = await mailed("administrator_deactivated");
    expect([...news.keys()]).toEqual(expect.arrayContaining([admin.who.email, email]));
    await env.DB.prepare("DELETE FROM outbox").run();
    await asksFor(set(true), async () => (await rowOf(id))?.active === 1);
    expect([...(await mailed("administrator_reactivated")).keys()]).toEqual(expect.arrayContaining([admin.who.email, email]));
  });
});

test("every administrator is mailed when an invited one has accepted", async () => {
  const email = newAddress();
  await admin.client.within(({ invitations }) => invitations.invite(inviting(email), PROOF));
  const token = await linkTo(email, "invitation");
  const given = { firstName: "Rae", lastName: "Back", password: "a good long passphrase", acceptedAs: "self" };
  await apiClient().within(({ invitations }) => invitations.accept(token, given));
  const news = await mailed("administrator_joined");
  expect([...news.keys()]).toEqual(expect.arrayContaining([admin.who.email, other.who.email, email]));
  expect((await mailOf(news.get(other.who.email))).text).toContain("Rae Back");
});

test("a refused form is shown again with what was typed, and the page says which field it is", async () => {
  const typed = inviting(newAddress());
  const post = (form: Record<string, string>) =>
    admin.client.within(async (services) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return await inviteOrChange(new URLSearchParams(form), context);
    });
  const refused = await post({ intent: "invite", ...typed });
  expect(refused.init?.status).toBe(400);
  expect(refused.data).toMatchObject({ refused: { intent: "invite", typed, issues: [{ field: "password" }], wait: null } });
  const invited = await post({ intent: "invite", ...typed, ...PROOF });
  expect(invited.data).toMatchObject({ done: "invited" });
  const { id } = "done" in invited.data && "invitation" in invited.data ? invited.data.invitation : { id: "" };
  expect((await post({ intent: "resend", id })).data).toMatchObject({ refused: { intent: "resend", id, issues: [{ field: "password" }] } });
  expect((await post({ intent: "resend", id, ...PROOF })).data).toMatchObject({ done: "resent" });
});

test("of who is no administrator nothing is asked and nobody is mailed", async () => {
  const { id } = await person("party", { email: newAddress() });
  await admin.client.within(async ({ people, invitations }) => {
    await people.changeRole(id, "party", "arbitrator");
    await people.setActive(id, false);
    await people.setActive(id, true);
    await invitations.invite(inviting(newAddress(), "party"));
  });
  expect((await env.DB.prepare("SELECT id FROM outbox WHERE kind = 'security_notice'").all()).results).toEqual([]);
});
