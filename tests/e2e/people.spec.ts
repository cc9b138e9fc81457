/** People: invited, let in, given a second factor, and shown the door (issue "The case portal", "People"). */
import { createHmac } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { DEMO_PASSWORD, expect, expectAccessible, expectNoSidewaysScroll, forgotten, ready, test, word } from "./fixtures.ts";

const PASSWORD = "a good long passphrase";
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** Where the newest captured mail to this address with this subject is read; null while there is none. */
async function newestMail(page: Page, recipient: string, subject: string): Promise<string | null> {
  await page.goto("/dev/mail");
  const mine = page.locator("main li", { hasText: recipient }).filter({ hasText: subject });
  return (await mine.count()) > 0 ? mine.first().getByRole("link").getAttribute("href") : null;
}

/** The link in that mail; it may take a moment to be written. */
async function linkIn(page: Page, recipient: string, subject: string, path: string): Promise<string> {
  await expect(async () => {
    const mail = await newestMail(page, recipient, subject);
    expect(mail).not.toBeNull();
    await page.goto(mail ?? "");
  }).toPass();
  return (await page.locator(`a[href*="${path}"]`).first().getAttribute("href")) ?? "";
}

/** What an authenticator app shows now (RFC 6238) for a key in base 32. */
function codeOf(key: string): string {
  const bits = [...key].map((char) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(char).toString(2).padStart(5, "0")).join("");
  const raw = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac("sha1", raw).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

async function everywhere(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize(DESK);
}

/** With a program: how many are left, new ones, copied and printed. */
async function renewsBackupCodes(context: BrowserContext, code: string): Promise<void> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  await page.goto("/settings/second-factor");
  await ready(page);
  await expect(page.getByText("9 backup codes are left.")).toBeVisible();
  await page.locator("#renew-password").fill(PASSWORD);
  await page.locator("#renew-code").fill(code);
  await page.getByRole("button", { name: "Make new backup codes" }).click();
  await expect(page.getByText("The earlier ones no longer work.")).toBeVisible();
  const shown = await page.locator("main li code").allTextContents();
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split("\n")).toEqual(shown);
  // A sheet that is found later says whose codes they are, and of what.
  const whose = page.getByText(/^For Concord, account invitee\.\d+@cabinet\.example$/);
  await expect(whose).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(whose).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  const printed = page.evaluate(() => new Promise<boolean>((done) => window.addEventListener("beforeprint", () => done(true))));
  await page.getByRole("button", { name: "Print" }).click();
  expect(await printed).toBe(true);
  await page.goto("/settings/second-factor");
  await expect(page.getByText("10 backup codes are left.")).toBeVisible();
  await context.close();
}

test("somebody is invited, opens an account, sets up a second factor and is deactivated", { tag: "@once" }, async ({
  page,
  browser,
  login,
  troubles,
}) => {
  test.setTimeout(240_000);
  const email = `invitee.${Date.now()}@cabinet.example`;
  await login("admin", "/users");
  await page.locator("main").getByRole("link", { name: "Invite User" }).click();
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByRole("heading", { name: "fields need attention" })).toBeVisible();
  await everywhere(page);
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("First name").fill("Gisèle");
  await page.getByLabel("Last name").fill("Arsenault");
  await page.locator("#invite-role").selectOption("arbitrator");
  await page.getByLabel("Language of the message").selectOption("fr");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByRole("status").filter({ hasText: email })).toBeFocused();
  await page.getByRole("link", { name: "Open invitations" }).click();
  await expect(page.locator("main li", { hasText: email })).toContainText("Arbitrator");
  await everywhere(page);
  expect(troubles.splice(0).every((trouble) => trouble.includes("400"))).toBe(true);

  // The invited person's own browser, without a script: everything works as plain forms.
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: DESK });
  const person = await context.newPage();
  const link = await linkIn(person, email, "Dana Whitfield", "/invitation/");
  expect(link).toContain("/fr/invitation/");
  await person.goto(link);
  await expect(person.locator("h1")).toBeVisible();
  await person.locator("input[name=password]").fill(PASSWORD);
  await person.locator("main form button").click();
  await person.waitForURL((url) => !url.pathname.includes("invitation"));
  await person.goto("/settings");
  await expect(person.locator("input[name=firstName]")).toHaveValue("Gisèle");
  await person.locator("select[name=locale]").selectOption("en");
  await person
    .locator("form", { has: person.locator("select[name=locale]") })
    .getByRole("button")
    .click();
  await expect(person.getByText("Language and time zone are saved.")).toBeVisible();

  await person.goto("/settings/second-factor");
  await person.getByLabel("Current password").fill(PASSWORD);
  await person.getByRole("button", { name: "Set up the second factor" }).click();
  await expect(person.getByRole("img", { name: /QR code/ })).toBeVisible();
  const key = (await person.locator("input[name=key]").getAttribute("value")) ?? "";
  // On the phone that is to hold the key, one press gives it to the app.
  await expect(person.locator(`main a[href^="otpauth://totp/"][href*="secret=${key}"]`)).toHaveCount(1);
  await person.locator("#code").fill("000000");
  await person.getByRole("button", { name: "Confirm" }).click();
  await expect(person.getByText("This code is not right")).toBeVisible();
  await person.locator("#code").fill(codeOf(key));
  await person.getByRole("button", { name: "Confirm" }).click();
  await expect(person.getByRole("heading", { name: "Your backup codes" })).toBeVisible();
  const backup = (await person.locator("main li code").first().textContent()) ?? "";
  expect(backup).toMatch(/^\w{5}-\w{5}$/);
  const second = (await person.locator("main li code").nth(1).textContent()) ?? "";

  await person.goto("/api/logout");
  await person.goto("/legacy-login?returnTo=%2Fsettings");
  await person.getByLabel("E-mail").fill(email);
  await person.getByLabel("Password").fill(PASSWORD);
  await person.locator("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(person).toHaveURL(/\/legacy-login\/code\?returnTo=/);
  // As it is typed from paper: small letters, a blank for the dash.
  await person.locator("#code").fill(backup.toLowerCase().replace("-", " "));
  await person.locator("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(person).toHaveURL(/\/settings$/);

  await linkIn(person, email, "A backup code of your account was used", "/forgotten-password");
  await renewsBackupCodes(await browser.newContext({ storageState: await context.storageState(), viewport: DESK }), second);

  // The link was used: it says so.
  expect((await person.goto(link))?.status()).toBe(404);

  await page.goto("/users?search=arsenault");
  await page.getByRole("link", { name: "Gisèle Arsenault: account" }).first().click();
  await expect(page.getByRole("heading", { name: "Sessions" })).toBeVisible();
  await page.getByRole("button", { name: "Deactivate the account" }).click();
  await expect(page.getByRole("status").filter({ hasText: "deactivated" })).toBeFocused();
  await everywhere(page);
  await person.goto("/settings");
  await expect(person).toHaveURL(/\/legacy-login/);
  await context.close();
});

/** Opens an account whose password no other journey needs; the administrator on `office` invites, and nobody is signed in on `visitor` after it. */
async function accountOf(office: Page, visitor: Page): Promise<string> {
  const email = `forgetful.${word()}@cabinet.example`;
  const form = { intent: "invite", email, role: "party", firstName: "Ada", lastName: "Roy", locale: "en" };
  const headers = { Origin: new URL(office.url()).origin };
  expect((await office.request.post("/users?view=people", { form, headers })).status()).toBe(201);
  await visitor.goto(await linkIn(visitor, email, "", "/invitation/"));
  await visitor.locator("input[name=password]").fill("soon a forgotten passphrase");
  await visitor.locator("main form button").click();
  await visitor.waitForURL((url) => !url.pathname.includes("invitation"));
  await forgotten(visitor);
  return email;
}

test("everybody has their settings, and a forgotten password is set anew", { tag: "@once" }, async ({ page, browser, login, troubles }) => {
  test.setTimeout(240_000);
  const visitor = await (await browser.newContext({ viewport: DESK })).newPage();
  await login("admin", "/users");
  const email = await accountOf(page, visitor);
  await forgotten(page);
  await login("partyB", "/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.getByLabel("Current password").fill("not the passphrase");
  await page.getByRole("textbox", { name: "New password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "This is not your current password" }).first()).toBeFocused();
  await everywhere(page);
  await expect(page.getByText("This device")).toBeVisible();
  // Administrators' page: the 404 of what is not there.
  expect((await page.goto("/users"))?.status()).toBe(404);
  await expect.poll(() => troubles.length).toBe(2);
  expect(troubles.splice(0).join(" ")).toMatch(/400.*404/);

  await visitor.goto("/legacy-login");
  await visitor.getByRole("link", { name: "Forgotten your password?" }).click();
  await visitor.getByLabel("E-mail").fill(email);
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "Send the link" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Check your inbox" })).toBeVisible();
  const link = await linkIn(visitor, email, "Set a new password", "/reset-password/");
  await visitor.goto(link);
  await visitor.getByLabel("New password").fill("short");
  await visitor.getByRole("button", { name: "Set the password" }).click();
  await expect(visitor.getByRole("alert").filter({ hasText: "Use at least 12 characters" })).toBeVisible();
  await expectAccessible(visitor);
  // Ours and a year: what everybody tries first, the demo accounts' own included.
  await visitor.getByLabel("New password").fill(DEMO_PASSWORD);
  await visitor.getByRole("button", { name: "Set the password" }).click();
  await expect(visitor.getByRole("alert").filter({ hasText: "Choose a password that nobody would try first" })).toBeVisible();
  await visitor.getByLabel("New password").fill(PASSWORD);
  await visitor.getByRole("button", { name: "Set the password" }).click();
  await expect(visitor).toHaveURL(/\/legacy-login\?password=new$/);
  await expect(visitor.getByRole("status").filter({ hasText: "Your new password is set" })).toBeVisible();
  await expectAccessible(visitor);
  expect((await visitor.goto(link))?.status()).toBe(404);
  await visitor.context().close();
});
