/** The roster's profiles: what everybody reads, who writes it, and whose each is. */
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { servicesContext } from "#app/context.ts";
import { LOCALES } from "#app/domain/locale.ts";
import { PROFILE_FORM_BYTES, PROFILE_LIMITS, TEXT_PARTS, textField } from "#app/domain/people/roster/profile.ts";
import { action as saveOwnForm } from "#app/routes/portal/own-profile/route.tsx";
import { readForm } from "#app/routes/read-form.ts";
import { LIMITS } from "#app/services/platform/rate-limits.server.ts";
import { forgetRoster } from "#app/services/roster/kept-roster.server.ts";
import { eraser, someAddress } from "#tests/accounts/personal-data/erasing.ts";
import { ROSTER } from "#tests/accounts/roster/demo-roster.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, PROOF } from "#tests/kit/as-user.ts";
import { linkTo } from "#tests/kit/mail/people-mail.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

const PASSWORD = "a good long passphrase";
const TYPED = {
  name: "Ruth Achterberg",
  role: "arbitrator",
  since: "1998",
  fields: ["energy"],
  languages: ["en", "de"],
  seats: ["arbitration_place_toronto"],
  "title-en": "Arbitrator",
  "biography-en": "Hears energy disputes.",
};

const published = (client: ApiClient = apiClient()) => client.within(({ roster }) => roster.published());
const read = (client: ApiClient, id: string) => client.within(({ profiles }) => profiles.read(id));
const save = (client: ApiClient, id: string, version: number, change: object = {}) =>
  client.within(({ profiles }) => profiles.save(id, version, { ...TYPED, ...change }));
const publish = (client: ApiClient, id: string, version: number) => client.within(({ profiles }) => profiles.publish(id, version));

let admin: Awaited<ReturnType<typeof asRole>>;
beforeEach(async () => {
  forgetRoster();
  admin = await asRole("admin");
});

async function begun(name = "Ruth Achterberg") {
  const { id } = await admin.client.within(({ profiles }) => profiles.create({ name }));
  return id;
}

describe("what everybody reads", () => {
  test("begins with the demonstration's people, whole in three languages, by surname", async () => {
    const people = await published();
    expect(people.map(({ texts: _texts, invented: _invented, ...entry }) => entry)).toEqual(ROSTER);
    for (const { name, texts, invented } of people) {
      expect(invented).toBe(true);
      for (const locale of LOCALES) {
        const text = texts[locale];
        expect(text?.biography).toContain(name);
        expect(text?.title).toBeTruthy();
        expect(text?.appointments.split("\n").length).toBeGreaterThanOrEqual(2);
        expect(JSON.stringify(Object.values(text ?? {}))).not.toContain("'");
      }
      expect(texts.fr?.biography).not.toMatch(/[^\u202F][;?!]/);
    }
  });

  test("is asked of the database once in an isolate, and again in the background", async () => {
    const { database, statements } = recordedDatabase(env.DB);
    let now = Date.now();
    const client = apiClient({ database, clock: () => new Date(now) });
    await published(client);
    const first = statements.length;
    expect(first).toBe(1);
    await published(client);
    expect(statements.length).toBe(first);
    now += 31_000;
    expect(await published(client)).toHaveLength(ROSTER.length);
    // After a minute it is waited for.
    now += 61_000;
    await env.DB.prepare("UPDATE roster_profiles SET published = NULL WHERE slug = 'kofi-amberleigh'").run();
    expect((await published(client)).map(({ slug }) => slug)).not.toContain("kofi-amberleigh");
  });

  test("is what was published, until it is published again or withdrawn", async () => {
    const id = await begun();
    await expect(publish(admin.client, id, 1)).rejects.toMatchObject({ issues: [{ field: "form", code: "profile_incomplete" }] });
    await save(admin.client, id, 1);
    const slugs = async () => (await published()).map(({ slug }) => slug);
    expect(await slugs()).not.toContain("ruth-achterberg");
    await publish(admin.client, id, 2);
    expect((await slugs())[0]).toBe("ruth-achterberg");
    await save(admin.client, id, 3, { "title-en": "Independent arbitrator" });
    expect((await read(admin.client, id)).state).toBe("changed");
    const title = async () => (await published()).find(({ slug }) => slug === "ruth-achterberg")?.texts.en?.title;
    expect(await title()).toBe("Arbitrator");
    await publish(admin.client, id, 4);
    expect(await title()).toBe("Independent arbitrator");
    await admin.client.within(({ profiles }) => profiles.withdraw(id, 5));
    expect(await slugs()).not.toContain("ruth-achterberg");
    expect((await read(admin.client, id)).acts.map(({ action }) => action)).toEqual([
      ...["withdrawn", "published", "saved", "published", "saved", "created"],
    ]);
  });
});

test("a case's page finds the published profile of an account, and no other", async () => {
  const arbitrator = await asRole("arbitrator");
  const slugOf = async () => (await apiClient().within(({ roster }) => roster.slugs())).get(arbitrator.who.id) ?? null;
  await arbitrator.client.within(({ profiles }) => profiles.saveOwn(0, TYPED));
  expect(await slugOf()).toBeNull();
  const row = await env.DB.prepare("SELECT id, slug FROM roster_profiles WHERE user_id = ?")
    .bind(arbitrator.who.id)
    .first<{ id: string; slug: string }>();
  await publish(admin.client, row?.id ?? "", 1);
  expect(await slugOf()).toBe(row?.slug);
  // Nothing that everybody reads says whose account it is.
  expect(JSON.stringify(await published())).not.toContain(arbitrator.who.id);
  await admin.client.within(({ profiles }) => profiles.withdraw(row?.id ?? "", 2));
  expect(await slugOf()).toBeNull();
});

describe("the office", () => {
  test.each(["party", "arbitrator"])("alone lists, reads and changes profiles: no %s does", async (role) => {
    const { client } = await asRole(role);
    const id = "kofi-amberleigh";
    await expect(client.within(({ profiles }) => profiles.list())).rejects.toMatchObject({ code: "not_found" });
    await expect(read(client, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(save(client, id, 1)).rejects.toMatchObject({ code: "not_found" });
    await expect(publish(client, id, 1)).rejects.toMatchObject({ code: "not_found" });
    await expect(client.within(({ profiles }) => profiles.withdraw(id, 1))).rejects.toMatchObject({ code: "not_found" });
    await expect(client.within(({ profiles }) => profiles.link(id, 1, ""))).rejects.toMatchObject({ code: "not_found" });
    await expect(client.within(({ profiles }) => profiles.invite(id, 1, {}))).rejects.toMatchObject({ code: "not_found" });
    await expect(client.within(({ profiles }) => profiles.create({ name: "Ada Beaulieu" }))).rejects.toMatchObject({ code: "not_found" });
  });

  test("is shown each field that is wrong, and a language that was begun is to be finished", async () => {
    const id = await begun();
    const wrong = {
      name: " ",
      role: "judge",
      since: "2999",
      fields: [],
      languages: ["xx"],
      seats: [],
      "title-en": "",
      "biography-fr": "Oui.",
    };
    await expect(save(admin.client, id, 1, wrong)).rejects.toMatchObject({
      code: "invalid_input",
      issues: [
        { field: "name", code: "profile_name_required" },
        { field: "role", code: "profile_role_required" },
        { field: "fields", code: "profile_fields_required" },
        { field: "languages", code: "profile_languages_required" },
        { field: "seats", code: "profile_seats_required" },
        { field: "since", code: "profile_since_invalid" },
      ],
    });
    await expect(save(admin.client, id, 1, { "title-en": "", "biography-fr": "Oui." })).rejects.toMatchObject({
      issues: [
        { field: "title-en", code: "profile_title_required" },
        { field: "title-fr", code: "profile_title_required" },
      ],
    });
    await expect(save(admin.client, id, 1, { "biography-en": "x".repeat(3001) })).rejects.toMatchObject({
      issues: [{ field: "biography-en", code: "too_long" }],
    });
    expect((await read(admin.client, id)).version).toBe(1);
  });

  test("of two administrators at once lets one change it, and tells the other the version of now", async () => {
    const other = await asRole("admin");
    const id = await begun();
    const outcomes = await Promise.allSettled([save(admin.client, id, 1), save(other.client, id, 1, { "title-en": "The other’s title" })]);
    const refused = outcomes.filter((one) => one.status === "rejected");
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ code: "stale_version", detail: { version: 2 } });
    await expect(publish(other.client, id, 1)).rejects.toMatchObject({ code: "stale_version" });
    expect((await read(admin.client, id)).version).toBe(2);
  });

  test("gives each of one name an address of its own, and one to a name without Latin letters", async () => {
    const ids = [await begun("Zoë O’Neil"), await begun("Zoë O’Neil"), await begun("李 明")];
    const slugs = await Promise.all(ids.map(async (id) => (await read(admin.client, id)).slug));
    expect(slugs.slice(0, 2)).toEqual(["zoe-o-neil", "zoe-o-neil-2"]);
    expect(slugs[2]).toMatch(/^profile-[a-z0-9]+$/);
  });

  test("links an arbitrator's account once, and nobody else's", async () => {
    const [one, two] = [await begun("One Person"), await begun("Two Person")];
    const [arbitrator, party] = await Promise.all([asRole("arbitrator"), asRole("party")]);
    const link = (id: string, version: number, userId: string) => admin.client.within(({ profiles }) => profiles.link(id, version, userId));
    await expect(link(one, 1, party.who.id)).rejects.toMatchObject({ issues: [{ field: "userId", code: "profile_account_unknown" }] });
    expect((await read(admin.client, one)).accounts.map(({ id }) => id)).toContain(arbitrator.who.id);
    await link(one, 1, arbitrator.who.id);
    await expect(link(two, 1, arbitrator.who.id)).rejects.toMatchObject({ issues: [{ field: "userId", code: "profile_account_taken" }] });
    expect((await read(admin.client, two)).accounts.map(({ id }) => id)).not.toContain(arbitrator.who.id);
    await link(one, 2, "");
    await link(two, 1, arbitrator.who.id);
    expect((await read(admin.client, two)).account?.id).toBe(arbitrator.who.id);
  });
});

describe("an invitation to a profile", () => {
  const invite = (id: string, version: number, email: string) =>
    admin.client.within(({ profiles }) => profiles.invite(id, version, { email, firstName: "Ruth", lastName: "Achterberg", locale: "en" }));
  const accept = (token: string) =>
    apiClient().within(({ invitations }) => invitations.accept(token, { firstName: "Ruth", lastName: "Achterberg", password: PASSWORD }));

  test("makes the account that accepts it the profile's, which it edits from then on", async () => {
    const id = await begun();
    await invite(id, 1, "ruth.one@people.example");
    expect(await read(admin.client, id)).toMatchObject({ account: null, invitation: { email: "ruth.one@people.example", state: "open" } });
    const accepted = await accept(await linkTo("ruth.one@people.example", "invitation"));
    const profile = await read(admin.client, id);
    expect(profile).toMatchObject({
      account: { id: accepted.userId },
      version: 3,
      acts: [{ action: "accepted" }, { action: "invited" }, {}],
    });
    // An invitation once answered is none to anybody else.
    await expect(invite(id, 3, "someone@people.example")).rejects.toMatchObject({ code: "stale_version" });
  });

  test("sent again ends the one before", async () => {
    const id = await begun();
    await invite(id, 1, "ruth.two@people.example");
    const first = await linkTo("ruth.two@people.example", "invitation");
    await invite(id, 2, "ruth.three@people.example");
    const isInvited = async () => (await admin.client.within(({ profiles }) => profiles.list())).find((one) => one.id === id)?.isInvited;
    expect(await isInvited()).toBe(true);
    await expect(accept(first)).rejects.toMatchObject({ code: "conflict" });
    await accept(await linkTo("ruth.three@people.example", "invitation"));
    expect((await read(admin.client, id)).account?.email).toBe("ruth.three@people.example");
  });

  test("gives the profile to nobody who has another role by the time they accept", async () => {
    const id = await begun();
    const email = "ruth.party@people.example";
    await invite(id, 1, email);
    const token = await linkTo(email, "invitation");
    const { who, client } = await asRole("party", { email });
    expect(await client.within(({ invitations }) => invitations.accept(token, {}))).toMatchObject({ done: "joined", userId: who.id });
    expect(await read(admin.client, id)).toMatchObject({ account: null, version: 2 });
    const { who: arbitrator } = await asRole("arbitrator");
    await admin.client.within(({ profiles }) => profiles.link(id, 2, arbitrator.id));
  });

  test("goes with the profile where who is invited is erased, and only with theirs", async () => {
    const office = await eraser();
    const [id, other, former] = [await begun("Ruth Canary"), await begun("Ada Beaulieu"), await begun("Zoë Former")];
    const email = someAddress();
    await invite(former, 1, email);
    await invite(former, 2, someAddress());
    await invite(id, 1, email);
    await save(admin.client, id, 2, { name: "Ruth Canary" });
    await publish(admin.client, id, 3);
    expect((await office.preview(email)).removed).toContainEqual({ table: "roster_profiles", rows: 1 });
    expect((await office.erase(email)).status).toBe(200);
    await expect(read(admin.client, id)).rejects.toMatchObject({ code: "not_found" });
    for (const one of [other, former]) expect((await read(admin.client, one)).id).toBe(one);
  });

  test("that was taken back waits for nobody", async () => {
    const id = await begun();
    await invite(id, 1, someAddress());
    const invitation = (await read(admin.client, id)).invitation?.id ?? "";
    await admin.client.within(({ invitations }) => invitations.revoke(invitation));
    const listed = await admin.client.within(({ profiles }) => profiles.list());
    expect(listed.find((one) => one.id === id)).toMatchObject({ account: null, isInvited: false });
  });

  test("names what is wrong with the address", async () => {
    const id = await begun();
    const arbitrator = await asRole("arbitrator");
    await expect(invite(id, 1, "nobody")).rejects.toMatchObject({ issues: [{ field: "email", code: "email_is_required" }] });
    await expect(invite(id, 1, arbitrator.who.email)).rejects.toMatchObject({ issues: [{ field: "email", code: "account_exists" }] });
    expect((await read(admin.client, id)).invitation).toBeNull();
  });
});

describe("a profile is removed", () => {
  const REASON = { reason: "Left the roster in November." };
  const remove = (id: string, version: number, asked: { reason: string } = REASON, client: ApiClient = admin.client) =>
    client.within(({ profiles }) => profiles.remove(id, version, asked));
  const slugs = async () => (await published()).map(({ slug }) => slug);

  test("by an administrator with a reason that is kept, and no word of it is left; public lists lose it at once", async () => {
    const id = await begun("Kwgone Person");
    await save(admin.client, id, 1, { name: "Kwgone Person" });
    await publish(admin.client, id, 2);
    expect(await slugs()).toContain("kwgone-person");
    await expect(remove(id, 3, { reason: " " })).rejects.toMatchObject({ issues: [{ field: "reason", code: "profile_reason_required" }] });
    await expect(remove(id, 2)).rejects.toMatchObject({ code: "stale_version" });
    await remove(id, 3);
    expect(await slugs()).not.toContain("kwgone-person");
    await expect(read(admin.client, id)).rejects.toMatchObject({ code: "not_found" });
    const { results } = await env.DB.prepare(
      "SELECT subject_type AS type, action, changes FROM audit_entries WHERE (subject_type = 'roster_profile' AND subject_id = ?) OR (action = 'profile_removed' AND changes ->> '$.profile' = ?) ORDER BY seq",
    )
      .bind(id, id)
      .all<{ type: string; action: string; changes: string }>();
    expect(results.filter(({ type }) => type === "roster_profile").map(({ action }) => action)).toEqual([
      "created",
      "saved",
      "published",
      "removed",
    ]);
    expect(
      results
        .filter(({ changes }) => changes.includes(REASON.reason))
        .map(({ type }) => type)
        .sort(),
    ).toEqual(["person", "roster_profile"]);
    expect(JSON.stringify(results)).not.toContain("Kwgone");
  });

  test("by nobody else, and once", async () => {
    const id = await begun();
    for (const role of ["party", "arbitrator"]) {
      const { client } = await asRole(role);
      await expect(remove(id, 1, REASON, client)).rejects.toMatchObject({ code: "not_found" });
      await expect(client.within(({ profiles }) => profiles.setAddress(id, 1, ""))).rejects.toMatchObject({ code: "not_found" });
    }
    const other = await asRole("admin");
    const outcomes = await Promise.allSettled([remove(id, 1), remove(id, 1, REASON, other.client)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("with the invitation that waits, which opens nothing any more", async () => {
    const id = await begun();
    const email = someAddress();
    await admin.client.within(({ profiles }) => profiles.invite(id, 1, { email, firstName: "Ruth", lastName: "Gone", locale: "en" }));
    const token = await linkTo(email, "invitation");
    await remove(id, 2);
    await expect(
      apiClient().within(({ invitations }) => invitations.accept(token, { firstName: "Ruth", lastName: "Gone", password: PASSWORD })),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  test("and stays while a legal hold keeps its person's data", async () => {
    const id = await begun();
    const email = someAddress();
    await admin.client.within(({ profiles }) => profiles.setAddress(id, 1, email.toUpperCase()));
    const hold = await admin.client.within(({ legalHolds }) =>
      legalHolds.place({ kind: "person", subject: email, reason: "A claim." }, PROOF),
    );
    await expect(remove(id, 2)).rejects.toMatchObject({ code: "legal_hold" });
    await admin.client.within(({ legalHolds }) => legalHolds.lift(hold.id, { reason: "Ended." }, PROOF));
    await remove(id, 2);
  });
});

describe("the erasure of an address", () => {
  const setAddress = (id: string, version: number, email: string) =>
    admin.client.within(({ profiles }) => profiles.setAddress(id, version, email));

  test("reaches a profile without account and invitation by the address that our office has entered, and public lists lose it at once", async () => {
    const office = await eraser();
    const id = await begun("Kwerased Person");
    const email = someAddress();
    await expect(setAddress(id, 1, "nobody")).rejects.toMatchObject({ issues: [{ field: "email", code: "email_is_required" }] });
    await setAddress(id, 1, ` ${email.toUpperCase()} `);
    expect((await read(admin.client, id)).address).toBe(email);
    await save(admin.client, id, 2, { name: "Kwerased Person" });
    await publish(admin.client, id, 3);
    expect((await published()).map(({ slug }) => slug)).toContain("kwerased-person");
    expect((await office.erase(email)).status).toBe(200);
    await expect(read(admin.client, id)).rejects.toMatchObject({ code: "not_found" });
    expect((await published()).map(({ slug }) => slug)).not.toContain("kwerased-person");
  });

  test("reaches that of an account that was unlinked, and never that of an account of another", async () => {
    const office = await eraser();
    const [former, other] = [await asRole("arbitrator", { email: someAddress() }), await asRole("arbitrator", { email: someAddress() })];
    const [left, linked] = [await begun("Left Person"), await begun("Linked Person")];
    const link = (id: string, version: number, userId: string) => admin.client.within(({ profiles }) => profiles.link(id, version, userId));
    await link(left, 1, former.who.id);
    await link(left, 2, "");
    await setAddress(linked, 1, former.who.email);
    await link(linked, 2, other.who.id);
    expect((await office.erase(former.who.email)).status).toBe(200);
    await expect(read(admin.client, left)).rejects.toMatchObject({ code: "not_found" });
    expect((await read(admin.client, linked)).account?.id).toBe(other.who.id);
  });
});

describe("an arbitrator's own profile", () => {
  const own = (client: ApiClient) => client.within(({ profiles }) => profiles.own());
  const saveOwn = (client: ApiClient, version: number, change: object = {}) =>
    client.within(({ profiles }) => profiles.saveOwn(version, { ...TYPED, ...change }));

  test("begins with what they save first, waits for the office, and is nobody else's", async () => {
    const arbitrator = await asRole("arbitrator");
    expect(await own(arbitrator.client)).toBeNull();
    await saveOwn(arbitrator.client, 0, { name: "Nadia Okonjo", languages: ["fr"] });
    const profile = await own(arbitrator.client);
    expect(profile).toMatchObject({ version: 1, state: "draft", content: { name: "Nadia Okonjo" } });
    await expect(saveOwn(arbitrator.client, 0)).rejects.toMatchObject({ code: "stale_version", detail: { version: 1 } });
    await publish(admin.client, profile?.id ?? "", 1);
    await saveOwn(arbitrator.client, 2, { name: "Nadia Okonjo", "declines-en": "Sports" });
    expect(await own(arbitrator.client)).toMatchObject({ state: "changed", version: 3 });
    expect((await published()).find(({ name }) => name === "Nadia Okonjo")?.texts.en?.declines).toBe("");
    const party = await asRole("party");
    await expect(own(party.client)).rejects.toMatchObject({ code: "not_found" });
    await expect(own(apiClient())).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("is saved thirty times an hour, each of which is an entry that stays", async () => {
    const { client } = await asRole("arbitrator");
    for (let version = 0; version < LIMITS.own_profile.requests; version += 1) await saveOwn(client, version);
    await expect(saveOwn(client, LIMITS.own_profile.requests)).rejects.toMatchObject({ code: "too_many_requests" });
    expect((await own(client))?.version).toBe(LIMITS.own_profile.requests);
    await saveOwn((await asRole("arbitrator")).client, 0);
  });

  test("fits its form with every text at its limit, in whatever alphabet", async () => {
    const { client } = await asRole("arbitrator");
    const texts = LOCALES.flatMap((locale) =>
      TEXT_PARTS.map((part) => [textField(part, locale), "李".repeat(PROFILE_LIMITS[part])] as const),
    );
    const { fields, languages, seats, ...plain } = TYPED;
    const body = new URLSearchParams({ intent: "save", version: "0", ...plain, ...Object.fromEntries(texts) });
    for (const [name, values] of Object.entries({ fields, languages, seats })) for (const value of values) body.append(name, value);
    expect(body.toString().length).toBeGreaterThan(128 * 1024);
    const answer = await client.within(async (services) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      const request = new Request("http://concord.example/arbitrator/profile", { method: "POST", body });
      return (saveOwnForm as (args: never) => Promise<{ data: unknown }>)({ request, context } as never);
    });
    expect(answer.data).toEqual({ done: "save", version: 1 });
    expect((await own(client))?.content.texts.fr?.biography).toHaveLength(PROFILE_LIMITS.biography);
    const tooMuch = new Request("http://concord.example/", {
      method: "POST",
      body: new URLSearchParams({ a: "x".repeat(PROFILE_FORM_BYTES) }),
    });
    await expect(readForm(tooMuch, PROFILE_FORM_BYTES)).rejects.toMatchObject({ init: { status: 413 } });
  });
});
