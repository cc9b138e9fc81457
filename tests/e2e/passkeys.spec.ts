/** Passkeys, with an authenticator that the browser plays (WebDriver's virtual authenticator, by CDP). */
import type { Page } from "@playwright/test";
import { alive, DEMO_PASSWORD, expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

// WebAuthn knows names and no numbers: the same server, called by its name.
test.use({ baseURL: ({ baseURL }, use) => use(baseURL?.replace("127.0.0.1", "localhost")) });

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

async function withAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function everywhere(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize(DESK);
}

test("a passkey is added, signs in, is renamed and removed, and then opens nothing", { tag: "@once" }, async ({
  page,
  login,
  troubles,
}) => {
  test.setTimeout(240_000);
  await withAuthenticator(page);
  await login("passkeys", "/settings/passkeys");
  await expect(page.getByRole("heading", { name: "You have no passkey yet" })).toBeVisible();
  await everywhere(page);

  const add = page.getByRole("button", { name: "Add the passkey" });
  await alive(add);
  await page.getByLabel("Name").fill("Desk key");
  await page.getByLabel("Current password").fill("not the passphrase");
  await add.click();
  await expect(page.getByRole("alert").filter({ hasText: "This is not your current password" }).first()).toBeFocused();
  await page.getByLabel("Current password").fill(DEMO_PASSWORD);
  await add.click();
  await expect(page.getByRole("status").filter({ hasText: "The passkey is added" })).toBeFocused();
  await expect(page.locator("main li", { hasText: "Desk key" })).toContainText("not used yet");
  await everywhere(page);
  // The refusal, as the browser reports it.
  await expect.poll(() => troubles.length).toBe(1);
  expect(troubles.splice(0).join()).toContain("400");

  // The same device a second time: the browser knows it.
  await page.getByLabel("Current password").fill(DEMO_PASSWORD);
  await add.click();
  await expect(page.getByRole("status").filter({ hasText: "already holds a passkey" })).toBeFocused();

  await page.goto("/api/logout");
  await page.goto("/legacy-login?returnTo=%2Fsettings%2Fpasskeys");
  const signIn = page.getByRole("button", { name: "Sign in with a passkey" });
  await expect(signIn).toBeVisible();
  await everywhere(page);
  await signIn.click();
  await expect(page).toHaveURL(/\/settings\/passkeys$/);
  const own = page.locator("main li", { hasText: "Desk key" });
  await expect(own).toContainText("Last used");

  await own.getByRole("link", { name: "Rename" }).click();
  await page.getByLabel("New name").fill("Key of the desk");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("status").filter({ hasText: "new name" })).toBeFocused();
  await page.getByRole("link", { name: "Remove Key of the desk" }).click();
  // Until the page has its form, the only password is the one of adding a key.
  const removal = page.locator("form", { has: page.getByRole("button", { name: "Remove the passkey" }) });
  await expect(removal).toBeVisible();
  await everywhere(page);
  await removal.getByLabel("Current password").fill(DEMO_PASSWORD);
  await removal.getByRole("button", { name: "Remove the passkey" }).click();
  await expect(page.getByRole("heading", { name: "You have no passkey yet" })).toBeVisible();

  await page.goto("/api/logout");
  await page.goto("/legacy-login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "This passkey opens no account here" })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => troubles.length).toBeGreaterThan(0);
  expect(troubles.splice(0).filter((trouble) => !trouble.includes("401"))).toEqual([]);
});

test("at an address that is a number the page says what to do instead", { tag: "@once" }, async ({ page, baseURL, troubles }) => {
  await page.goto(`${baseURL?.replace("localhost", "127.0.0.1")}/legacy-login`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "open it as “localhost”" })).toBeVisible();
  await expect.poll(() => troubles.length).toBe(1);
  expect(troubles.splice(0).join()).toContain("400");
});
