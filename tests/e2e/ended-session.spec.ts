/** A portal form whose session has ended: what was typed comes back after signing in, for its writer alone, and nothing is sent twice. */
import type { Page } from "@playwright/test";
import { input, openChat } from "./chat.ts";
import { DEMO_EMAILS, DEMO_PASSWORD, type DemoPerson, expect, ready, test } from "./fixtures.ts";

const TITLE = "Alba v. Stone, second claim";

async function typeCase(page: Page) {
  await ready(page);
  await page.getByLabel("Title").fill(TITLE);
  await page.getByLabel("Description").fill("The reactor was delivered late.\nTwice.");
}

async function sendAfterTheEnd(page: Page) {
  await page.context().clearCookies({ name: /session_token$/ });
  await page.locator("main").getByRole("button", { name: "Create case" }).click();
  await page.waitForURL("**/legacy-login?**");
}

async function signInHere(page: Page, who: DemoPerson) {
  await page.getByLabel("E-mail").fill(DEMO_EMAILS[who]);
  await page.getByLabel("Password").fill(DEMO_PASSWORD);
  await page.locator("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL("**/cases/new");
  await ready(page);
}

test("a case that was typed when the session ended is back in its form", { tag: "@once" }, async ({ page, login, troubles }) => {
  await login("partyA", "/cases/new");
  await typeCase(page);
  await sendAfterTheEnd(page);
  await signInHere(page, "partyA");
  await expect(page.getByRole("status").filter({ hasText: "It has not been sent." })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(TITLE);
  await expect(page.getByLabel("Description")).toHaveValue("The reactor was delivered late.\nTwice.");
  // Once: a page that is loaded again is empty.
  await page.reload();
  await ready(page);
  await expect(page.getByLabel("Title")).toHaveValue("");
  // The browser reports the refusal itself.
  troubles.splice(0);
});

test("somebody else who signs in there finds none of it", { tag: "@once" }, async ({ page, login, troubles }) => {
  await login("partyA", "/cases/new");
  await typeCase(page);
  await sendAfterTheEnd(page);
  await signInHere(page, "partyB");
  await expect(page.getByLabel("Title")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(TITLE);
  troubles.splice(0);
});

for (const [how, end] of [
  ["signed out", async (page: Page) => page.goto("/api/logout")],
  [
    "was signed out by time",
    async (page: Page) => {
      await page.context().clearCookies({ name: /session_token$/ });
      await page.goto("/legacy-login");
    },
  ],
] as const)
  test(`who signs in where somebody ${how} finds nothing of what they wrote to the assistant`, { tag: "@once" }, async ({
    page,
    login,
  }) => {
    const words = "We would settle at four million.";
    await login("partyA", "/contact");
    await openChat(page);
    await input(page).fill(words);
    await end(page);
    await signInHere(page, "partyB");
    await page.goto("/contact");
    await openChat(page);
    await expect(input(page)).toHaveValue("");
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(words);
  });
