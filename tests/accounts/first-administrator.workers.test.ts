/** The first administrator: by a link that opens one account, once, before anybody could invite. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/bookings.ts";
import { firstAdministratorLinks, user } from "#app/db/schema/people.ts";
import { FIRST_LINK_HOURS } from "#app/domain/people/first-administrator.ts";
import * as page from "#app/routes/documents/first-administrator/route.tsx";
import { hashOfToken, newToken } from "#app/services/platform/secret-links.ts";
import { apiClient, type ClientOptions } from "#tests/kit/api.ts";
import { person } from "#tests/kit/factories.ts";
import { pageText } from "#tests/kit/page-html.ts";

const db = connect(env.DB);
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 29, 12);
const at = (now: number): ClientOptions => ({ person: true, clock: () => new Date(now) });

/** As `npm run first-admin` writes it. */
async function link(now = NOW): Promise<string> {
  const token = newToken();
  const sql = "INSERT INTO first_administrator_links (token_hash, created_at, expires_at) VALUES (?, ?, ?)";
  await env.DB.prepare(sql)
    .bind(await hashOfToken(token), now, now + FIRST_LINK_HOURS * HOUR)
    .run();
  return token;
}

let made = 0;
const form = (change: Record<string, unknown> = {}) => ({
  firstName: "Éloïse",
  lastName: "Dubé",
  email: `first.${++made}@hearings.example`,
  password: "a good long passphrase",
  ...change,
});
const enter = (token: string, input: unknown = form(), now = NOW) =>
  apiClient(at(now)).within(({ firstAdministrator }) => firstAdministrator.enter(token, "fr", input));
const state = (token: string, now = NOW) => apiClient(at(now)).within(({ firstAdministrator }) => firstAdministrator.follow(token, true));
const administrators = () => db.select().from(user).where(eq(user.role, "admin"));

// The last one in use cannot be removed; an installation without any is what is tested.
beforeEach(async () => {
  await env.DB.prepare("DROP TRIGGER IF EXISTS user_last_administrator").run();
  await db.update(user).set({ role: "party" }).where(eq(user.role, "admin"));
});
afterEach(async () => {
  await db.delete(firstAdministratorLinks);
});

test("opens an account with every right, signs in, and is the first entry of its history", async () => {
  const token = await link();
  expect(await state(token)).toBe("open");
  const input = form({ email: " First.Person@Hearings.example " });
  const cookies = await enter(token, input);
  expect(cookies.some((cookie) => cookie.startsWith("concord.session_token="))).toBe(true);
  const [who, ...others] = await administrators();
  expect(others).toEqual([]);
  expect(who).toMatchObject({ email: "first.person@hearings.example", role: "admin", firstName: "Éloïse", locale: "fr", active: true });
  const entries = await db
    .select({ action: auditEntries.action, changes: auditEntries.changes })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, who?.id ?? ""));
  expect(entries.map(({ action }) => action)).toContain("first_administrator");
  const browser = apiClient({ cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") });
  expect(await browser.within(({ actor }) => actor())).toMatchObject({ kind: "user", role: "admin" });
  const again = await apiClient().post(
    "/api/auth/sign-in/email",
    { email: "first.person@hearings.example", password: input.password },
    { Origin: "http://concord.example" },
  );
  expect(again.status).toBe(200);
});

describe("opens nothing", () => {
  test("a second time", async () => {
    const token = await link();
    await enter(token);
    expect(await state(token)).toBe("closed");
    await expect(enter(token)).rejects.toMatchObject({ code: "conflict" });
    expect(await administrators()).toHaveLength(1);
  });

  test("from the moment it expires", async () => {
    const token = await link();
    const end = NOW + FIRST_LINK_HOURS * HOUR;
    expect([await state(token, end - 1), await state(token, end)]).toEqual(["open", "expired"]);
    await expect(enter(token, form(), end)).rejects.toMatchObject({ code: "conflict" });
    expect(await administrators()).toEqual([]);
  });

  test("once another link was made", async () => {
    const token = await link();
    const later = await link(NOW + 1);
    expect([await state(token, NOW + 2), await state(later, NOW + 2)]).toEqual(["closed", "open"]);
    await expect(enter(token)).rejects.toMatchObject({ code: "conflict" });
  });

  test("once there is an administrator, in use or not; nor is another link made then", async () => {
    const token = await link();
    await person("admin", { active: false });
    expect(await state(token)).toBe("closed");
    await expect(enter(token)).rejects.toMatchObject({ code: "conflict" });
    await expect(link()).rejects.toThrow(/administrator_exists/);
  });

  test("that was never made, and who tries is counted", async () => {
    await link();
    expect(await state(newToken())).toBe("unknown");
    await expect(enter(newToken())).rejects.toMatchObject({ code: "conflict" });
    await expect(enter("not a token")).rejects.toMatchObject({ code: "conflict" });
  });
});

test("of many that use it at one moment one has the account, and the others nothing", async () => {
  const token = await link();
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => enter(token)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const one of tries) if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "conflict" });
  expect(await administrators()).toHaveLength(1);
});

test("the database itself refuses a link that is closed by the time it is used", async () => {
  const token = await link();
  const hash = await hashOfToken(token);
  const use = (now: number) => db.update(firstAdministratorLinks).set({ usedAt: now }).where(eq(firstAdministratorLinks.tokenHash, hash));
  await expect(use(NOW + FIRST_LINK_HOURS * HOUR).run()).rejects.toThrow();
  await use(NOW).run();
  await expect(use(NOW + 1).run()).rejects.toThrow();
});

test.each([
  [{ firstName: "" }, "firstName", "first_name_required"],
  [{ email: "nobody" }, "email", undefined],
  [{ password: "short" }, "password", "password_too_short"],
  [{ email: "eloise.dube@hearings.example", password: "eloise.dube@hearings.example" }, "password", "password_own_name"],
])("what is not whole is said and the link stays open: %j", async (change, field, code) => {
  const token = await link();
  const refused = await enter(token, form(change)).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "invalid_input", issues: [expect.objectContaining(code ? { field, code } : { field })] });
  expect(await state(token)).toBe("open");
});

test("an address that has an account already is said, and gets no second one", async () => {
  const token = await link();
  const { email } = await person("party");
  await expect(enter(token, form({ email }))).rejects.toMatchObject({
    code: "invalid_input",
    issues: [{ field: "email", code: "address_taken" }],
  });
  expect(await state(token)).toBe("open");
});

test("the page asks who it is while the link opens, and says what to do once it does not", async () => {
  const token = await link();
  const shown = (now: number) => pageText(apiClient(at(now)), page, { token });
  const open = await shown(NOW);
  for (const words of ["The first administrator", "First name", "Last name", "E-mail", "Password", "Open my account"])
    expect(open).toContain(words);
  expect(await shown(NOW + FIRST_LINK_HOURS * HOUR)).toContain("npm run first-admin");
  await enter(token);
  expect(await shown(NOW)).toContain("ask an administrator to invite you");
});
