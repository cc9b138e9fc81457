import type { Page } from "@playwright/test";
import { openMail } from "#tests/e2e/captured-mail.ts";
import { DEMO_PASSWORD, expect, forgotten, word } from "#tests/e2e/fixtures.ts";

const PASSWORD = "a good long passphrase";

/** An administrator who reads French is invited by the one who is signed in, and is signed in afterwards. */
export async function becomeFrenchColleague(page: Page): Promise<void> {
  const email = `collegue.${word()}@cabinet.example`;
  await page.goto("/users?do=invite");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("First name").fill("Gisèle");
  await page.getByLabel("Last name").fill("Arsenault");
  await page.locator("#invite-role").selectOption("admin");
  await page.getByLabel("Language of the message").selectOption("fr");
  await page.getByLabel("Your own password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByRole("status").filter({ hasText: email })).toBeVisible();
  await forgotten(page);
  await openMail(page, email);
  await page.goto((await page.locator('a[href*="/invitation/"]').first().getAttribute("href")) ?? "");
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("main form button").click();
  await page.waitForURL((url) => !url.pathname.includes("invitation"));
}
