import { beforeAll, describe, expect, test } from "vitest";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { person } from "#tests/kit/factories.ts";

const PASSWORD = "a good long passphrase";
const EMAIL = "priya@people.example";

beforeAll(async () => {
  await person("arbitrator", { email: EMAIL, firstName: "Priya", lastName: "Raman", locale: "fr", password: PASSWORD });
  await person("party", { email: "gone@people.example", active: false, password: PASSWORD });
});

const signIn = (client: ReturnType<typeof apiClient>, email: string, password: string) =>
  client.post("/api/auth/sign-in/email", { email, password }, { Origin: "http://concord.example" });

test("nobody signed in: 401", async () => {
  const answer = await apiClient().get("/api/auth/user");
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: "unauthenticated" });
});

test("the right password signs in, and the user is who they are", async () => {
  const client = apiClient();
  const answer = await signIn(client, EMAIL, PASSWORD);
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("concord.session_token=")) ?? "";
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  const user = await client.get("/api/auth/user");
  expect(user.status).toBe(200);
  expect(await user.json()).toMatchObject({
    role: "arbitrator",
    firstName: "Priya",
    lastName: "Raman",
    email: EMAIL,
    locale: "fr",
    profileImageUrl: null,
  });
});

test("the session's name is in its cookie alone: no answer gives it to a script", async () => {
  const client = apiClient();
  const answers = [await signIn(client, EMAIL, PASSWORD), await client.get("/api/auth/get-session"), await client.get("/api/auth/user")];
  const name = /session_token=([^;.]+)/.exec(answers[0]?.headers.getSetCookie().join(" ") ?? "")?.[1] ?? "";
  expect(name.length).toBeGreaterThan(20);
  const said = await Promise.all(answers.map((answer) => answer.text()));
  for (const text of said) expect(text).not.toContain(decodeURIComponent(name));
  expect(JSON.parse(said[1] ?? "")).toMatchObject({ user: { email: EMAIL }, session: { userId: expect.any(String) } });
  expect(await (await apiClient().get("/api/auth/get-session")).json()).toBeNull();
});

test("an e-mail address in capitals is the same person", async () => {
  expect((await signIn(apiClient(), EMAIL.toUpperCase(), PASSWORD)).status).toBe(200);
});

test("a wrong password and an unknown address answer the same", async () => {
  const wrong = await signIn(apiClient(), EMAIL, "not the passphrase");
  const unknown = await signIn(apiClient(), "nobody@people.example", "not the passphrase");
  expect(wrong.status).toBe(401);
  expect(unknown.status).toBe(wrong.status);
  expect(await unknown.text()).toBe(await wrong.text());
  expect([...unknown.headers.keys()].sort()).toEqual([...wrong.headers.keys()].sort());
});

test("a deactivated person is nobody", async () => {
  const client = apiClient();
  await signIn(client, "gone@people.example", PASSWORD);
  expect((await client.get("/api/auth/user")).status).toBe(401);
});

test("nobody can sign themselves up, with a role or without", async () => {
  const answer = await apiClient().post("/api/auth/sign-up/email", {
    email: "new@people.example",
    password: PASSWORD,
    name: "New",
    role: "admin",
  });
  expect(answer.status).toBe(404);
});

test("the sixth wrong attempt within a minute is refused, and says when to come back", async () => {
  const now = new Date("2026-11-02T15:00:10Z");
  const client = apiClient({ clock: () => now });
  const { email } = await person("party", { password: PASSWORD });
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await signIn(client, email, "not the passphrase")).status).toBe(401);
  const refused = await signIn(client, email, PASSWORD);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("60");
});

describe("sign-out", () => {
  test("ends the session on the server, not only in the browser", async () => {
    const { client } = await asRole("party");
    const before = client.cookies();
    const answer = await client.get("/api/logout");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/legacy-login?signedOut=yes");
    expect((await client.get("/api/auth/user")).status).toBe(401);
    expect((await apiClient({ cookie: before }).get("/api/auth/user")).status).toBe(401);
  });

  test("a link on another site, or on another host of the domain, signs nobody out", async () => {
    const { client } = await asRole("party");
    for (const site of ["cross-site", "same-site"])
      for (const one of [client, apiClient()]) expect((await one.get("/api/logout", { "Sec-Fetch-Site": site })).status).toBe(403);
    expect((await client.get("/api/auth/user")).status).toBe(200);
  });

  test("whoever only looks for the page (HEAD) signs nobody out", async () => {
    const { client } = await asRole("party");
    const answer = await client.send("/api/logout", { method: "HEAD" });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET");
    expect((await client.get("/api/auth/user")).status).toBe(200);
  });

  test("by a program reads nothing of its body", async () => {
    const { client } = await asRole("party");
    const before = client.cookies();
    const answer = await client.send("/api/auth/sign-out", {
      method: "POST",
      body: "x=1&y={",
      headers: { Origin: "http://concord.example" },
    });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect((await apiClient({ cookie: before }).get("/api/auth/user")).status).toBe(401);
  });
});

describe("/api/login", () => {
  test.each([
    ["/bookings", "/legacy-login?returnTo=%2Fbookings"],
    ["https://evil.example/", "/legacy-login"],
    ["//evil.example/", "/legacy-login"],
    ["/\\evil.example", "/legacy-login"],
  ])("a visitor who wants %s is sent to %s", async (wanted, sent) => {
    const answer = await apiClient().get(`/api/login?returnTo=${encodeURIComponent(wanted)}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(sent);
  });

  test("who is signed in goes straight on", async () => {
    const { client } = await asRole("admin");
    expect((await client.get("/api/login?returnTo=%2Fbookings")).headers.get("Location")).toBe("/bookings");
  });
});

test("a session cookie with a wrong signature is nobody", async () => {
  const { client } = await asRole("admin");
  const forged = client.cookies().replace(/\.[^.]+$/, `.${encodeURIComponent(btoa("x".repeat(32)))}`);
  expect((await apiClient({ cookie: forged }).get("/api/auth/user")).status).toBe(401);
});
