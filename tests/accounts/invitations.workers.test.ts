/** Accounts are opened by invitation: who may invite, what a link opens, and that it opens it once. */
import { env } from "cloudflare:workers";
import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { auditEntries, outbox } from "#app/db/schema/bookings.ts";
import { invitations, user } from "#app/db/schema/people.ts";
import { acceptInvitation } from "#app/services/accounts/invitations/accept-invitation.server.ts";
import { invitationToCase } from "#app/services/accounts/invitations/invitations.server.ts";
import { openInvitation } from "#app/services/accounts/invitations/open-invitation.server.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { tokenFor } from "#tests/kit/case-invitation.ts";
import { person } from "#tests/kit/factories.ts";
import { linkTo, mailsTo } from "#tests/kit/mail/people-mail.ts";

const db = connect(env.DB);
const DAY = 86_400_000;
const PASSWORD = "a good long passphrase";

let made = 0;
const newAddress = () => `invitee.${++made}@people.example`;
const request = (change: Record<string, unknown> = {}) => ({
  email: newAddress(),
  role: "arbitrator",
  firstName: "Éloïse",
  lastName: "Dubé",
  locale: "en",
  ...change,
});
const invite = (client: ApiClient, input: unknown) => client.within((services) => services.invitations.invite(input));
const open = (client: ApiClient, token: string) => client.within((services) => services.invitations.open(token));
const accept = (client: ApiClient, token: string, input: unknown = { firstName: "Éloïse", lastName: "Dubé", password: PASSWORD }) =>
  client.within((services) => services.invitations.accept(token, input));
const accountOf = async (email: string) => (await db.select().from(user).where(eq(user.email, email)))[0];
const historyOf = (id: string) =>
  db
    .select({ action: auditEntries.action, actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, "invitation"), eq(auditEntries.subjectId, id)))
    .orderBy(asc(auditEntries.seq));

let admin: Awaited<ReturnType<typeof asRole>>;
beforeEach(async () => {
  admin = await asRole("admin");
});

describe("inviting", () => {
  test.each(["party", "arbitrator"])("is not for a %s, and a visitor is asked who they are", async (role) => {
    const { client } = await asRole(role);
    await expect(invite(client, request())).rejects.toMatchObject({ code: "not_found" });
    await expect(client.within((services) => services.invitations.list("waiting", null))).rejects.toMatchObject({ code: "not_found" });
    await expect(invite(apiClient(), request())).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("sends a mail in the invitee's language, whose link alone opens it; nothing stored does", async () => {
    const email = newAddress();
    const record = await invite(admin.client, request({ email: ` ${email.toUpperCase()} `, locale: "fr" }));
    expect(record).toMatchObject({ role: "arbitrator", state: "open", invitedBy: "Ada Beaulieu", ofCase: false });
    expect(Date.parse(record.expiresAt) - Date.parse(record.sentAt)).toBe(14 * DAY);
    // The domain is stored in lower case.
    const recipient = email.toUpperCase().replace(/@.*/, (domain) => domain.toLowerCase());
    const token = await linkTo(recipient, "invitation");
    const [mail] = await mailsTo(recipient);
    expect(mail?.text).toContain(`/fr/invitation/${token}`);
    expect(await open(apiClient(), token)).toMatchObject({ state: "open", standing: "new", invitation: { invitedBy: "Ada Beaulieu" } });
    const stored = JSON.stringify([
      await db.select().from(invitations),
      await db.select().from(outbox),
      await db.select().from(auditEntries),
    ]);
    expect(stored).toContain(await hashOfToken(token));
    expect(stored).not.toContain(token);
  });

  test("names each field that is wrong", async () => {
    await expect(invite(admin.client, request({ email: "nobody", role: "judge", firstName: " " }))).rejects.toMatchObject({
      code: "invalid_input",
      issues: [
        { field: "email", code: "email_is_required" },
        { field: "role", code: "role_required" },
        { field: "firstName", code: "first_name_required" },
      ],
    });
  });

  test("is refused for who has an account, saying which way is meant instead", async () => {
    const arbitrator = await person("arbitrator");
    const closed = await person("party", { active: false });
    const refusal = (email: string, role = "arbitrator") =>
      expect(invite(admin.client, request({ email, role }))).rejects.toMatchObject({
        issues: [{ field: "email", code: expect.any(String) }],
      });
    await refusal(arbitrator.email);
    await expect(invite(admin.client, request({ email: arbitrator.email, role: "party" }))).rejects.toMatchObject({
      issues: [{ code: "account_other_role" }],
    });
    await expect(invite(admin.client, request({ email: closed.email }))).rejects.toMatchObject({ issues: [{ code: "account_closed" }] });
  });

  test("twice at once makes one invitation; once it has expired, it is sent anew", async () => {
    const input = request();
    const both = await Promise.allSettled([invite(admin.client, input), invite(admin.client, input)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(invite(admin.client, input)).rejects.toMatchObject({ issues: [{ code: "invitation_open" }] });
    const later = () => new Date(Date.now() + 15 * DAY);
    const late = await asUser(admin.who, { clock: later });
    await db
      .update(invitations)
      .set({ expiresAt: Date.now() - 1 })
      .where(eq(invitations.email, input.email));
    expect(await invite(late, input)).toMatchObject({ state: "open" });
    expect(await db.select().from(invitations).where(eq(invitations.email, input.email))).toHaveLength(1);
  });
});

describe("a link", () => {
  test("sent again is another link: the old one opens nothing, and a mail that waited with it is not sent", async () => {
    const input = request();
    const { id } = await invite(admin.client, input);
    const first = await linkTo(input.email, "invitation");
    await admin.client.within((services) => services.invitations.resend(id));
    await admin.client.within((services) => services.invitations.resend(id));
    const second = await linkTo(input.email, "invitation");
    expect(second).not.toBe(first);
    expect(await open(apiClient(), first)).toEqual({ state: "unknown" });
    await expect(accept(apiClient(), first)).rejects.toMatchObject({ code: "conflict" });
    expect(await open(apiClient(), second)).toMatchObject({ state: "open" });
    // Three were written; the one in the middle was overtaken before it could go out.
    expect(await mailsTo(input.email)).toHaveLength(2);
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(["invited", "sent_again", "sent_again"]);
  });

  test.each([
    ["revoked", async (id: string) => admin.client.within((services) => services.invitations.revoke(id))],
    [
      "expired",
      async (id: string) =>
        db
          .update(invitations)
          .set({ expiresAt: Date.now() - 1 })
          .where(eq(invitations.id, id)),
    ],
  ] as const)("that is %s opens nothing and makes no account", async (state, end) => {
    const input = request();
    const { id } = await invite(admin.client, input);
    const token = await linkTo(input.email, "invitation");
    await end(id);
    expect(await open(apiClient(), token)).toEqual({ state });
    await expect(accept(apiClient(), token)).rejects.toMatchObject({ code: "conflict" });
    expect(await accountOf(input.email)).toBeUndefined();
  });

  test.each(["", "x", "a".repeat(43), "../../etc", "é".repeat(43)])("that is none of ours (%s) is unknown", async (token) => {
    expect(await open(apiClient(), token)).toEqual({ state: "unknown" });
    await expect(accept(apiClient(), token)).rejects.toMatchObject({ code: "conflict" });
  });

  test("that was revoked is not sent again, and one that was accepted is not revoked", async () => {
    const { id } = await invite(admin.client, request());
    await admin.client.within((services) => services.invitations.revoke(id));
    await expect(admin.client.within((services) => services.invitations.resend(id))).rejects.toMatchObject({ code: "conflict" });
    const input = request();
    const accepted = await invite(admin.client, input);
    await accept(apiClient(), await linkTo(input.email, "invitation"));
    await expect(admin.client.within((services) => services.invitations.revoke(accepted.id))).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("accepting", () => {
  test("opens an account with a verified address, and its password signs in", async () => {
    const input = request({ locale: "es" });
    const { id } = await invite(admin.client, input);
    const client = apiClient();
    const done = await accept(client, await linkTo(input.email, "invitation"));
    expect(done).toMatchObject({ done: "created", email: input.email });
    expect(await accountOf(input.email)).toMatchObject({
      role: "arbitrator",
      emailVerified: true,
      active: true,
      locale: "es",
      name: "Éloïse Dubé",
      sortName: "dube eloise",
    });
    const signedIn = await client.within((services) => services.auth.signIn(input.email, PASSWORD));
    expect(signedIn?.next).toBe("done");
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(["invited", "accepted"]);
  });

  test.each([
    ["short", "password_too_short"],
    ["x".repeat(129), "password_too_long"],
  ])("asks for a password of 12 to 128 characters (%s)", async (password, code) => {
    const input = request();
    await invite(admin.client, input);
    const token = await linkTo(input.email, "invitation");
    await expect(accept(apiClient(), token, { firstName: "A", lastName: "B", password })).rejects.toMatchObject({
      issues: [{ field: "password", code }],
    });
    expect(await open(apiClient(), token)).toMatchObject({ state: "open" });
  });

  test("in five tabs at once opens one account; the others are told that the link was used", async () => {
    const input = request();
    await invite(admin.client, input);
    const token = await linkTo(input.email, "invitation");
    const all = await Promise.allSettled(
      Array.from({ length: 5 }, (_, at) => accept(apiClient(), token, { firstName: `Tab ${at}`, lastName: "Dubé", password: PASSWORD })),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of all) if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "conflict" });
    expect(await db.select().from(user).where(eq(user.email, input.email))).toHaveLength(1);
    expect(await open(apiClient(), token)).toEqual({ state: "accepted" });
  });

  test("by who has an account asks them to sign in as it, and nobody else can", async () => {
    const known = await person("observer");
    await invite(admin.client, request({ email: known.email, role: "party" }));
    const token = await linkTo(known.email, "invitation");
    expect(await open(apiClient(), token)).toMatchObject({ state: "open", standing: "sign_in" });
    await expect(accept(apiClient(), token)).rejects.toMatchObject({ code: "forbidden" });
    const { client: other } = await asRole("party");
    expect(await open(other, token)).toMatchObject({ standing: "other" });
    await expect(accept(other, token)).rejects.toMatchObject({ code: "forbidden" });
    const self = await asUser(known);
    expect(await open(self, token)).toMatchObject({ standing: "ready" });
    expect(await accept(self, token, {})).toEqual({ done: "joined", userId: known.id, caseId: null });
    expect(await accountOf(known.email)).toMatchObject({ role: "party" });
    await expect(accept(self, token, {})).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("a place in a case", () => {
  test("names who invites to staff's invitees and to addresses that have proven themselves; a stranger reads no stranger's name", async () => {
    const { client } = await asRole("party");
    const { id } = await client.within(({ cases }) => cases.create({ title: "Alba v. Stone", description: "Ten characters." }));
    const email = newAddress();
    const { id: place } = await client.within(({ casePeople }) => casePeople.name(id, { place: "party_b", name: "Bruna Stone", email }));
    const token = (await tokenFor(place)) ?? "";
    const inviter = await client.within((services) => services.actor());
    const name = inviter.kind === "user" ? `${inviter.firstName} ${inviter.lastName}` : "";
    expect(name).not.toBe("");
    const reader = apiClient({ person: true });
    expect(await open(reader, token)).toMatchObject({ state: "open", invitation: { role: "party", invitedBy: "" } });
    // The link was followed: the address is proven.
    expect(await open(reader, token)).toMatchObject({ state: "open", invitation: { invitedBy: name } });
  });

  test("is filled in the batch that accepts, once, and leaves the role as it is", async () => {
    const known = await person("arbitrator");
    const self = await asUser(known);
    const who = await self.within((services) => services.actor());
    if (who.kind !== "user") throw new Error("signed in");
    const token = await admin.client.within(async ({ actor }) => {
      const inviter = await actor();
      if (inviter.kind !== "user") throw new Error("signed in");
      const context = { env, db, actor, clock: () => new Date(), origin: "http://concord.example" };
      const parts = await invitationToCase(
        context,
        { email: known.email, role: "party", firstName: "A", lastName: "B", locale: "en", casePersonId: "place-1" },
        inviter,
      );
      await db.batch(parts.statements);
      await expect(
        db.batch((await invitationToCase(context, { ...parts.row, casePersonId: "place-1" }, inviter)).statements),
      ).rejects.toThrow();
      return parts.token;
    });
    expect(await linkTo(known.email, "invitation")).toBe(token);
    const called: string[] = [];
    const context = {
      env,
      db,
      actor: async () => who,
      clock: () => new Date(),
      origin: "http://concord.example",
      prove: async () => undefined,
      async joinCase(casePersonId: string, userId: string) {
        called.push(`${casePersonId} ${userId}`);
        return [db.update(user).set({ timeZone: "America/Montreal" }).where(eq(user.id, userId))];
      },
    };
    expect(await openInvitation(context, token)).toMatchObject({ invitation: { ofCase: true }, standing: "ready" });
    expect(await acceptInvitation(context, token, {})).toMatchObject({ done: "joined" });
    expect(called).toEqual([`place-1 ${known.id}`]);
    expect(await accountOf(known.email)).toMatchObject({ role: "arbitrator", timeZone: "America/Montreal" });
    await expect(acceptInvitation(context, token, {})).rejects.toMatchObject({ code: "conflict" });
  });
});

test("the list pages through those that wait, and those accepted, without losing any", async () => {
  await env.DB.prepare("DELETE FROM invitations").run();
  const ids: string[] = [];
  for (let index = 0; index < 45; index += 1) ids.push((await invite(admin.client, request())).id);
  await env.DB.prepare("UPDATE invitations SET created_at = 1000 + length(email) % 3").run();
  const accepted = request();
  await invite(admin.client, accepted);
  await accept(apiClient(), await linkTo(accepted.email, "invitation"));
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: { invitations: { id: string }[]; next: string | null } = await admin.client.within((services) =>
      services.invitations.list("waiting", after),
    );
    seen.push(...page.invitations.map(({ id }) => id));
    after = page.next;
  } while (after);
  expect(seen).toHaveLength(45);
  expect(seen.toSorted()).toEqual(ids.toSorted());
  const { invitations: done } = await admin.client.within((services) => services.invitations.list("accepted", null));
  expect(done).toMatchObject([{ email: accepted.email, state: "accepted" }]);
});
