/** One's own account: profile, picture, preferences, password, sessions; and the password that was forgotten. */
import { env } from "cloudflare:workers";
import { and, asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { auditEntries, outbox } from "#app/db/schema/bookings.ts";
import { leftFiles } from "#app/db/schema/left-files.ts";
import { passwordResets, session, user } from "#app/db/schema/people.ts";
import { PICTURE_MAX } from "#app/domain/people/picture.ts";
import { sweepLeftFiles } from "#app/services/platform/files/left-files.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { person } from "#tests/kit/factories.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";
import { linkTo, mailsTo } from "#tests/kit/mail/people-mail.ts";
import { BARE_PNG, bareJpegOf, jpegWith } from "#tests/kit/pictures.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

const db = connect(env.DB);
const PASSWORD = "a good long passphrase";
const NEXT = "another good long passphrase";
const ORIGIN = { Origin: "http://concord.example" };

const rowOf = async (id: string) => (await db.select().from(user).where(eq(user.id, id)))[0];
const actsOf = async (id: string) =>
  (
    await db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, "person"), eq(auditEntries.subjectId, id)))
      .orderBy(asc(auditEntries.seq))
  ).map(({ action }) => action);
const isSignedIn = async (client: ApiClient) => (await client.get("/api/auth/user")).status === 200;
const canSignIn = async (email: string, password: string) =>
  (await apiClient().post("/api/auth/sign-in/email", { email, password }, ORIGIN)).status === 200;

const PNG = BARE_PNG;
const storedPictures = async () => new Set((await env.FILES.list({ prefix: "pictures/" })).objects.map(({ key }) => key));
const savePicture = (client: ApiClient, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  client.within((services) => services.account.savePicture({ name, bytes }));

describe("the profile", () => {
  test("keeps the names, for the list too, and says what is missing", async () => {
    const { who, client } = await asRole("party");
    await client.within((services) => services.account.saveProfile({ firstName: "  Zoë\n Anne ", lastName: "O’Neill" }));
    expect(await rowOf(who.id)).toMatchObject({
      firstName: "Zoë Anne",
      lastName: "O’Neill",
      name: "Zoë Anne O’Neill",
      sortName: "o’neill zoe anne",
    });
    await expect(
      client.within((services) => services.account.saveProfile({ firstName: "", lastName: "x".repeat(101) })),
    ).rejects.toMatchObject({
      issues: [
        { field: "firstName", code: "first_name_required" },
        { field: "lastName", code: "too_long" },
      ],
    });
    expect(await actsOf(who.id)).toEqual(["profile_changed"]);
  });

  test("keeps language and zone, and takes no zone that does not exist", async () => {
    const { who, client } = await asRole("arbitrator");
    await client.within((services) => services.account.savePreferences({ locale: "es", timeZone: "America/Cayman" }));
    expect(await rowOf(who.id)).toMatchObject({ locale: "es", timeZone: "America/Cayman" });
    for (const timeZone of ["Mars/Olympus", "EST5", "", "America/Toronto'--"]) {
      await expect(
        client.within((services) => services.account.savePreferences({ locale: "es", timeZone })),
        timeZone,
      ).rejects.toMatchObject({
        issues: [{ field: "timeZone", code: "zone_required" }],
      });
    }
    await client.within((services) => services.account.savePreferences({ locale: "fr", timeZone: "UTC" }));
  });

  test("keeps which notices go out by mail", async () => {
    const { client } = await asRole("party");
    const all = { cases: true, messages: true, documents: true, deadlines: true };
    expect((await client.within((services) => services.account.get())).mail).toEqual(all);
    await client.within((services) => services.account.saveMail({ ...all, messages: false, deadlines: false, daily: true }));
    expect((await client.within((services) => services.account.get())).mail).toEqual({ ...all, messages: false, deadlines: false });
    expect((await client.within((services) => services.account.get())).mailDaily).toBe(true);
  });
});

describe("the picture", () => {
  test("is shown to its person and to administrators, as nothing but a picture; to nobody else", async () => {
    const { who, client } = await asRole("party");
    await savePicture(client, "me.PNG", PNG);
    const image = (await rowOf(who.id))?.image ?? "";
    expect(await (await client.get("/api/auth/user")).json()).toMatchObject({ profileImageUrl: image });
    for (const reader of [client, (await asRole("admin")).client]) {
      const answer = await reader.get(image);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toBe("image/png");
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(answer.headers.get("Content-Security-Policy")).toContain("sandbox");
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
    }
    const missing = await (await asRole("party")).client.get("/api/people/nobody/picture");
    for (const role of ["party", "arbitrator"]) {
      const other = await (await asRole(role)).client.get(image);
      expect(other.status).toBe(404);
      expect(await other.clone().text()).toBe(await missing.clone().text());
    }
    expect((await apiClient().get(image)).status).toBe(401);
  });

  test("tells nothing of where it was taken, also when it was stored before that was so", async () => {
    const { who, client } = await asRole("party");
    await savePicture(client, "me.jpg", jpegWith([], 6));
    const { image, pictureKey: key } = (await rowOf(who.id)) ?? {};
    const shown = async () => new Uint8Array(await (await client.get(image ?? "")).arrayBuffer());
    expect(await shown()).toEqual(bareJpegOf(6));
    await env.FILES.put(key ?? "", jpegWith([], 8));
    expect(await shown()).toEqual(bareJpegOf(8));
    const stored = await env.FILES.get(key ?? "");
    expect(new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bareJpegOf(8));
    expect(await shown()).toEqual(bareJpegOf(8));
  });

  test("is shown to who is in a case with its person, once they are in it and while they are", async () => {
    const { id, as, partyA, partyB, arbitrator } = await caseOf();
    await savePicture(as.partyA, "me.png", PNG);
    await savePicture(as.partyB, "me.png", PNG);
    const sees = async (client: ApiClient, whose: { id: string }) => (await client.get(`/api/people/${whose.id}/picture`)).status;
    const become = (whose: { id: string }, state: string) =>
      env.DB.prepare("UPDATE case_people SET state = ? WHERE case_id = ? AND user_id = ?").bind(state, id, whose.id).run();
    for (const reader of [as.partyB, as.counselB, as.arbitrator, as.admin]) expect(await sees(reader, partyA)).toBe(200);
    expect(await sees(as.stranger, partyA)).toBe(404);
    const page = await as.partyB.within(({ caseFiles }) => caseFiles.open(id));
    const pictured = page.people.filter(({ image }) => image !== null).map(({ name }) => name);
    expect(pictured.sort()).toEqual(["Ana Alba", "Bruno Stone"]);
    // Asked and not accepted: neither sees the other, though both have an account.
    await become(partyB, "invited");
    expect([await sees(as.partyB, partyA), await sees(as.partyA, partyB), await sees(as.admin, partyB)]).toEqual([404, 404, 200]);
    expect((await as.partyA.within(({ caseFiles }) => caseFiles.open(id))).people.filter(({ image }) => image)).toHaveLength(1);
    // An arbitrator reads the case before they have accepted it.
    await become(arbitrator, "invited");
    expect(await sees(as.arbitrator, partyA)).toBe(200);
    for (const state of ["declined", "removed"]) {
      await become(arbitrator, state);
      expect(await sees(as.arbitrator, partyA)).toBe(404);
    }
  });

  test("that is replaced or removed is gone from the store", async () => {
    const { who, client } = await asRole("party");
    await savePicture(client, "me.png", PNG);
    const first = (await rowOf(who.id))?.pictureKey ?? "";
    await savePicture(client, "me.jpg", jpegWith());
    const second = (await rowOf(who.id))?.pictureKey ?? "";
    expect(await env.FILES.head(first)).toBeNull();
    expect(await env.FILES.head(second)).not.toBeNull();
    await client.within((services) => services.account.removePicture());
    expect(await env.FILES.head(second)).toBeNull();
    expect(await rowOf(who.id)).toMatchObject({ image: null, pictureKey: null });
    expect((await client.get(`/api/people/${who.id}/picture`)).status).toBe(404);
  });

  test("saved in two windows at once leaves the one that is shown, whichever was faster", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { who, client } = await asRole("party");
      await savePicture(client, "me.png", PNG);
      const before = await storedPictures();
      await Promise.all([0, 1, 2].map((index) => savePicture(client, "me.jpg", jpegWith([], index + 2))));
      const key = (await rowOf(who.id))?.pictureKey ?? "";
      const after = await storedPictures();
      expect(after.has(key)).toBe(true);
      expect(after.size, `round ${round}`).toBe(before.size);
    }
  });

  test("that a crash left between file and row, or after the row, is removed by the schedule, and nothing else", async () => {
    const { who, client } = await asRole("party");
    const died = (at: RegExp) => interruptedDatabase(env.DB, at, () => Promise.reject(new Error("the isolate died")));
    const cookie = client.cookies();
    // Stored, and never named.
    const before = await storedPictures();
    await expect(savePicture(apiClient({ cookie, database: died(/^update "user"/) }), "me.png", PNG)).rejects.toThrow();
    const [unnamed = ""] = [...(await storedPictures())].filter((key) => !before.has(key));
    expect(unnamed).not.toBe("");
    await savePicture(client, "me.png", PNG);
    const replaced = (await rowOf(who.id))?.pictureKey ?? "";
    // Replaced, and what was before never removed.
    const files = new Proxy(env.FILES, {
      get: (target, name) => {
        if (name === "delete") return () => Promise.reject(new Error("the store does not answer"));
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    await savePicture(apiClient({ cookie, files }), "me.jpg", jpegWith());
    const shown = (await rowOf(who.id))?.pictureKey ?? "";
    expect([...(await storedPictures())]).toEqual(expect.arrayContaining([unnamed, replaced, shown]));
    await sweepLeftFiles(env, db, () => new Date(Date.now() + 30 * 60_000));
    expect(await storedPictures()).toContain(unnamed);
    await sweepLeftFiles(env, db, () => new Date(Date.now() + 61 * 60_000));
    const left = await storedPictures();
    expect([left.has(unnamed), left.has(replaced), left.has(shown)]).toEqual([false, false, true]);
    expect((await db.select().from(leftFiles)).map(({ objectKey }) => objectKey)).not.toContain(shown);
  });

  test.each([
    ["me.svg", PNG, "picture_type"],
    ["me.pdf", new TextEncoder().encode("%PDF-1.7"), "picture_type"],
    ["me.png", new TextEncoder().encode("<script>"), "picture_content"],
    ["me.jpg", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1]), "picture_content"],
    ["me.png", new Uint8Array(), "picture_missing"],
    ["me.png", new Uint8Array(PICTURE_MAX + 1), "picture_too_large"],
  ])("%s is refused when it is none", async (name, bytes, code) => {
    const { client } = await asRole("party");
    await expect(savePicture(client, name, bytes as Uint8Array<ArrayBuffer>)).rejects.toMatchObject({
      issues: [{ field: "picture", code }],
    });
  });
});

describe("the password", () => {
  test("is changed by who knows the present one; other sessions end, this one stays", async () => {
    const who = await person("party", { password: PASSWORD });
    const [here, there] = [await asUser(who), await asUser(who)];
    await here.within((services) => services.account.changePassword(PASSWORD, NEXT));
    expect(await isSignedIn(here)).toBe(true);
    expect(await isSignedIn(there)).toBe(false);
    expect(await canSignIn(who.email, NEXT)).toBe(true);
    expect(await canSignIn(who.email, PASSWORD)).toBe(false);
    expect(await actsOf(who.id)).toEqual(["password_changed"]);
    expect((await mailsTo(who.email)).map(({ subject }) => subject)).toEqual(["The password of your account was changed"]);
  });

  test.each([
    ["not the passphrase", NEXT, "present", "password_wrong"],
    [PASSWORD, "too short", "password", "password_too_short"],
    [PASSWORD, PASSWORD, "password", "password_same"],
  ])("stays with %s and %s", async (present, next, field, code) => {
    const who = await person("party", { password: PASSWORD });
    const [here, there] = [await asUser(who), await asUser(who)];
    await expect(here.within((services) => services.account.changePassword(present, next))).rejects.toMatchObject({
      issues: [{ field, code }],
    });
    expect(await isSignedIn(there)).toBe(true);
    expect(await canSignIn(who.email, PASSWORD)).toBe(true);
  });

  test("is not guessed by trying", async () => {
    const who = await person("party", { password: PASSWORD });
    const client = await asUser(who);
    const guess = () => client.within((services) => services.account.changePassword("not the passphrase", NEXT));
    for (let attempt = 0; attempt < 10; attempt += 1) await expect(guess()).rejects.toMatchObject({ code: "invalid_input" });
    await expect(guess()).rejects.toMatchObject({ code: "too_many_requests" });
  });
});

describe("sessions", () => {
  test("are listed with this one marked and the device in words; one or all others are ended", async () => {
    const who = await person("party");
    const [here, there, third] = [await asUser(who), await asUser(who), await asUser(who)];
    const { client: stranger, who: other } = await asRole("party");
    await db.update(session).set({ userAgent: "Firefox/Windows" }).where(eq(session.userId, who.id));
    const { sessions } = await here.within((services) => services.account.get());
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ browser: "Firefox", system: "Windows" });
    const { sessions: seenThere } = await there.within((services) => services.account.get());
    const thereId = seenThere.find(({ current }) => current)?.id ?? "";
    // Nobody ends another's.
    await stranger.within((services) => services.account.endSession(thereId));
    expect(await isSignedIn(there)).toBe(true);
    await here.within((services) => services.account.endSession(thereId));
    expect(await isSignedIn(there)).toBe(false);
    expect(await isSignedIn(third)).toBe(true);
    await here.within((services) => services.account.endOtherSessions());
    expect(await isSignedIn(third)).toBe(false);
    expect(await isSignedIn(here)).toBe(true);
    expect(await db.select().from(session).where(eq(session.userId, other.id))).toHaveLength(1);
  });
});

describe("a forgotten password", () => {
  const ask = (client: ApiClient, email: string) => client.within((services) => services.passwordResets.ask(email));
  const use = (client: ApiClient, token: string, password: string) =>
    client.within((services) => services.passwordResets.use(token, password));

  test("is set anew by the link, once; every session ends", async () => {
    const who = await person("party", { password: PASSWORD, locale: "fr" });
    const signedIn = await asUser(who);
    await ask(apiClient(), ` ${who.email.toUpperCase()} `);
    const token = await linkTo(who.email, "reset-password");
    expect((await mailsTo(who.email)).at(-1)?.text).toContain(`/fr/reset-password/${token}`);
    expect(await apiClient().within((services) => services.passwordResets.open(token))).toBe(who.email);
    await expect(use(apiClient(), token, "short")).rejects.toMatchObject({ issues: [{ field: "password", code: "password_too_short" }] });
    const both = await Promise.allSettled([use(apiClient(), token, NEXT), use(apiClient(), token, NEXT)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await isSignedIn(signedIn)).toBe(false);
    expect(await canSignIn(who.email, NEXT)).toBe(true);
    expect(await canSignIn(who.email, PASSWORD)).toBe(false);
    expect(await apiClient().within((services) => services.passwordResets.open(token))).toBeNull();
    await expect(use(apiClient(), token, PASSWORD)).rejects.toMatchObject({ code: "conflict" });
    expect(await actsOf(who.id)).toEqual(["password_reset"]);
    // The owner is notified, in their language, regardless of who it was.
    expect(await mailsTo(who.email)).toHaveLength(2);
  });

  test("gives a first password to who was written into the database by hand, as the first administrator is", async () => {
    const who = await person("admin");
    await ask(apiClient(), who.email);
    await use(apiClient(), await linkTo(who.email, "reset-password"), NEXT);
    expect(await canSignIn(who.email, NEXT)).toBe(true);
  });

  test("opens nothing after an hour, nor once another link was used, nor of a closed account", async () => {
    const who = await person("party", { password: PASSWORD });
    await ask(apiClient(), who.email);
    const first = await linkTo(who.email, "reset-password");
    const later = apiClient({ clock: () => new Date(Date.now() + 3_600_001) });
    expect(await later.within((services) => services.passwordResets.open(first))).toBeNull();
    await expect(use(later, first, NEXT)).rejects.toMatchObject({ code: "conflict" });
    await ask(apiClient(), who.email);
    const second = await linkTo(who.email, "reset-password");
    expect(second).not.toBe(first);
    await use(apiClient(), second, NEXT);
    await expect(use(apiClient(), first, PASSWORD)).rejects.toMatchObject({ code: "conflict" });
    const closed = await person("party", { password: PASSWORD });
    await ask(apiClient(), closed.email);
    const token = await linkTo(closed.email, "reset-password");
    await db.update(user).set({ active: false }).where(eq(user.id, closed.id));
    await expect(use(apiClient(), token, NEXT)).rejects.toMatchObject({ code: "conflict" });
    await ask(apiClient(), closed.email);
    expect(await db.select().from(passwordResets).where(eq(passwordResets.userId, closed.id))).toHaveLength(1);
  });

  test("asks the same of the database for an address that nobody has, and writes nothing for it", async () => {
    const who = await person("party");
    const asked = async (email: string) => {
      const { database, statements } = recordedDatabase(env.DB);
      await ask(apiClient({ database }), email);
      return statements.map(({ sql }) => sql);
    };
    const before = (await db.select().from(outbox)).length;
    expect(await asked("nobody.at.all@people.example")).toEqual(await asked(who.email));
    expect((await db.select().from(outbox)).length).toBe(before + 1);
  });

  test("is not asked for without end: per caller, and per account", async () => {
    const who = await person("party");
    const client = apiClient();
    for (let attempt = 0; attempt < 20; attempt += 1) await ask(client, who.email);
    await expect(ask(client, who.email)).rejects.toMatchObject({ code: "too_many_requests" });
    await ask(apiClient(), who.email);
    expect(await db.select().from(passwordResets).where(eq(passwordResets.userId, who.id))).toHaveLength(3);
  });

  test("is nowhere stored as its link", async () => {
    const who = await person("party");
    await ask(apiClient(), who.email);
    const token = await linkTo(who.email, "reset-password");
    expect(JSON.stringify([await db.select().from(passwordResets), await db.select().from(outbox)])).not.toContain(token);
  });
});
