/** Copies of what is held about a person: one's own in the settings, anybody's for administrators. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { DEMO_EMAILS, DEMO_PASSWORD, enter, expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "#tests/e2e/fixtures.ts";

/** Presses by keyboard; gives the file's name, and what is written in it. */
async function downloaded(page: Page): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent("download");
  await enter(page.getByRole("button", { name: "Download the copy", exact: true }));
  const file = await coming;
  // Nothing in the archive is compressed.
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

test("a person downloads what is held about them, once their password is right", async ({ page, login, troubles }) => {
  await login("partyB", "/settings");
  await ready(page);
  const mine = page.getByRole("region", { name: "Your personal information", exact: true });
  await mine.getByLabel("Your own password", { exact: true }).fill("not the password");
  await enter(mine.getByRole("button", { name: "Download the copy", exact: true }));
  await expect(mine.getByRole("alert").first()).toContainText("This is not your current password");
  await expect(mine.getByLabel("Your own password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // The browser reports the refusal itself.
  troubles.splice(0);
  await mine.getByLabel("Your own password", { exact: true }).fill(DEMO_PASSWORD);
  const { name, text } = await downloaded(page);
  expect(name).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.zip$/);
  expect(text).toContain(DEMO_EMAILS.partyB);
  await expect(mine.getByRole("status")).toContainText("The copy is in your downloads");
  await expect(mine.getByLabel("Your own password", { exact: true })).toHaveValue("");
});

test("an administrator makes a copy for a person, and its making is in their history", async ({ page, login }) => {
  await login("admin", "/users");
  await page.goto(`/users?${new URLSearchParams({ view: "people", search: DEMO_EMAILS.partyB })}`);
  await ready(page);
  await page.locator(`main a[href^="/users/"]`).first().press("Enter");
  await page.waitForURL(/\/users\/[\w-]+$/);
  await ready(page);
  await page.getByRole("link", { name: "Make a copy", exact: true }).press("Enter");
  await page.waitForURL(/\/admin\/personal-data\?person=/);
  await ready(page);
  await expect(page.getByLabel("Email address of the person", { exact: true })).toHaveValue(DEMO_EMAILS.partyB);
  await page.getByLabel("Your own password", { exact: true }).fill(DEMO_PASSWORD);
  expect((await downloaded(page)).text).toContain(DEMO_EMAILS.partyB);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goBack();
  await page.waitForURL(/\/users\/[\w-]+$/);
  await page.reload();
  await expect(page.getByText("Copy of the person’s information made by an administrator").first()).toBeVisible();
});
