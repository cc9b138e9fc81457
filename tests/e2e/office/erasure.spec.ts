/** A person is erased: first it is shown what would go, then it goes; an open case speaks against it. */
import { DEMO_EMAILS, DEMO_PASSWORD, expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "#tests/e2e/fixtures.ts";

test("what speaks against an erasure is shown, and there is no way to go on", async ({ page, login }) => {
  await login("admin", "/admin/personal-data");
  await ready(page);
  await page.getByRole("link", { name: "Erase personal information", exact: true }).last().press("Enter");
  await page.waitForURL(/\/admin\/erasure$/);
  await ready(page);
  await page.getByLabel("Email address of the person", { exact: true }).fill(DEMO_EMAILS.partyB);
  await page.getByRole("button", { name: "Show what would be erased", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: `What is held about ${DEMO_EMAILS.partyB}`, exact: true })).toBeVisible();
  await expect(page.getByText("This person cannot be erased now:", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Erase for good", exact: true })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("an address is erased, with a reason and the administrator's password", async ({ page, login, troubles }) => {
  const email = `erased.${crypto.randomUUID()}@visitors.example`;
  await login("admin", "/admin/erasure");
  await ready(page);
  await page.getByLabel("Email address of the person", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Show what would be erased", exact: true }).press("Enter");
  await expect(page.getByText("There is nothing to erase under this address.", { exact: true })).toBeVisible();
  await page.getByLabel("Reason of the erasure", { exact: true }).fill("They asked on Monday.");
  await page.getByLabel("Your own password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Erase for good", exact: true }).press("Enter");
  await expect(page.getByLabel("Your own password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Reason of the erasure", { exact: true })).toHaveValue("They asked on Monday.");
  await expectAccessible(page);
  // The browser reports the refusal itself.
  troubles.splice(0);
  await page.getByLabel("Your own password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Erase for good", exact: true }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "It is erased." })).toBeVisible();
  await expect(page.getByRole("region", { name: "Erasures so far", exact: true })).toContainText("They asked on Monday.");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
