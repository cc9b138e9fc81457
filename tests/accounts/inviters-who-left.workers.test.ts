/** What somebody has invited to ends with their right to invite: it would let in whom they chose after they are gone. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, PROOF } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { tokenFor } from "#tests/kit/case-invitation.ts";
import { person } from "#tests/kit/factories.ts";
import { linkTo } from "#tests/kit/mail/people-mail.ts";

let made = 0;
const newAddress = () => `left.${++made}@people.example`;
const invite = (client: ApiClient, email: string, role = "admin") =>
  client.within(({ invitations }) => invitations.invite({ email, role, firstName: "Rae", lastName: "Back", locale: "en" }, PROOF));
const accept = (token: string | null) =>
  apiClient().within(({ invitations }) =>
    invitations.accept(token ?? "", { firstName: "Rae", lastName: "Back", password: "a good long passphrase", acceptedAs: "self" }),
  );
const open = (token: string) => apiClient().within(({ invitations }) => invitations.open(token));
const accountOf = (email: string) => env.DB.prepare('SELECT role FROM "user" WHERE email = ?').bind(email).first<{ role: string }>();
const historyOf = async (id: string) =>
  (
    await env.DB.prepare("SELECT action FROM audit_entries WHERE subject_type = 'invitation' AND subject_id = ? ORDER BY seq")
      .bind(id)
      .all<{ action: string }>()
  ).results.map(({ action }) => action);

let admin: Awaited<ReturnType<typeof asRole>>;
beforeEach(async () => {
  admin = await asRole("admin");
});

describe("an administrator's invitations", () => {
  test.each([
    ["deactivated", (id: string) => admin.client.within(({ people }) => people.setActive(id, false, PROOF))],
    ["an administrator no more", (id: string) => admin.client.within(({ people }) => people.changeRole(id, "admin", "party", PROOF))],
  ] as const)("are seen before and revoked when they are %s, with an entry each", async (_how, end) => {
    const rogue = await asRole("admin");
    const email = newAddress();
    const { id } = await invite(rogue.client, email);
    const token = await linkTo(email, "invitation");
    const shown = await admin.client.within(({ people }) => people.get(rogue.who.id));
    expect(shown.invited).toMatchObject([{ id, email, role: "admin", state: "open" }]);
    await end(rogue.who.id);
    expect(await open(token)).toEqual({ state: "revoked" });
    await expect(accept(token)).rejects.toMatchObject({ code: "conflict" });
    expect(await accountOf(email)).toBeNull();
    expect(await historyOf(id)).toEqual(["invited", "revoked"]);
    expect((await admin.client.within(({ people }) => people.get(rogue.who.id))).invited).toEqual([]);
    // The address is free again for who may invite.
    expect(await invite(admin.client, email, "party")).toMatchObject({ state: "open" });
  });

  test("open nothing either where only the account says so, and stay when another sends them again", async () => {
    const rogue = await asRole("admin");
    const [left, kept] = [newAddress(), newAddress()];
    await invite(rogue.client, left);
    const { id } = await invite(rogue.client, kept, "arbitrator");
    await admin.client.within(({ invitations }) => invitations.resend(id));
    // As a request that was under way while the account was closed leaves it.
    await env.DB.prepare('UPDATE "user" SET active = 0 WHERE id = ?').bind(rogue.who.id).run();
    expect(await open(await linkTo(left, "invitation"))).toEqual({ state: "revoked" });
    await expect(accept(await linkTo(left, "invitation"))).rejects.toMatchObject({ code: "conflict" });
    expect(await accept(await linkTo(kept, "invitation"))).toMatchObject({ done: "created" });
  });
});

describe("in a case", () => {
  const name = (client: ApiClient, caseId: string, email: string) =>
    client.within(({ casePeople }) => casePeople.name(caseId, { place: "counsel_b", name: "Max Mole", email }));
  const stateOf = async (id: string) =>
    (await env.DB.prepare("SELECT state FROM case_people WHERE id = ?").bind(id).first<{ state: string }>())?.state;
  const counselIn = async (caseId: string, userId: string) =>
    (await env.DB.prepare("SELECT id FROM case_people WHERE case_id = ? AND user_id = ?").bind(caseId, userId).first<{ id: string }>())
      ?.id ?? "";

  test("who was taken off leaves nobody invited: those are only named, and another of the side invites them again", async () => {
    const { id, as, counselB } = await caseOf();
    const mole = await name(as.counselB, id, newAddress());
    const token = await tokenFor(mole.id);
    const counsel = await counselIn(id, counselB.id);
    await as.partyB.within(({ casePeople }) => casePeople.remove(id, counsel));
    await expect(accept(token)).rejects.toMatchObject({ code: "conflict" });
    expect(await stateOf(mole.id)).toBe("named");
    await as.partyB.within(({ casePeople }) => casePeople.invite(id, mole.id));
    expect(await accept(await tokenFor(mole.id))).toMatchObject({ done: "created" });
  });

  test("the invitation of a closed account, or of somebody without a place, opens nothing", async () => {
    const { id, as, counselB } = await caseOf();
    const first = await name(as.counselB, id, newAddress());
    const firstToken = await tokenFor(first.id);
    await admin.client.within(({ people }) => people.setActive(counselB.id, false));
    await expect(accept(firstToken)).rejects.toMatchObject({ code: "conflict" });
    expect(await stateOf(first.id)).toBe("named");
    const second = await name(as.partyB, id, newAddress());
    const outsider = await person("party");
    await env.DB.prepare("UPDATE invitations SET invited_by = ? WHERE case_person_id = ?").bind(outsider.id, second.id).run();
    await expect(accept(await tokenFor(second.id))).rejects.toMatchObject({ code: "conflict" });
  });
});
