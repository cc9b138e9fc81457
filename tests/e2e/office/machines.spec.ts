/** What other programs are given: an API key that reads, and a webhook, as people make, use and end them. */
import { alive, DEMO_PASSWORD, enter, expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "#tests/e2e/fixtures.ts";

const PHONE = { width: 360, height: 740 };

test("a key is made with the keyboard, shown once, reads, and is revoked", { tag: "@once" }, async ({
  page,
  login,
  troubles,
  playwright,
}) => {
  await login("admin", "/settings/api-keys");
  await ready(page);
  await expect(page.getByRole("heading", { name: "You have no API key", exact: true })).toBeVisible();
  const make = page.getByRole("button", { name: "Make the key", exact: true });
  await alive(make);
  await page.getByLabel("Name of the key", { exact: true }).fill("Outlook");
  await page.getByLabel("Current password", { exact: true }).fill(DEMO_PASSWORD);
  await enter(make);
  await expect(page.getByRole("alert").filter({ hasText: "Choose at least one thing that the key may read" }).first()).toBeVisible();
  await expect(page.getByLabel("Name of the key", { exact: true })).toHaveValue("Outlook");
  // The refusal, as the browser reports it.
  await expect.poll(() => troubles.length).toBe(1);
  expect(troubles.splice(0).join()).toContain("400");

  await page.getByRole("checkbox", { name: /^Calendar/ }).press("Space");
  await page.getByLabel("Current password", { exact: true }).fill(DEMO_PASSWORD);
  await enter(page.getByRole("button", { name: "Make the key", exact: true }));
  await expect(page.getByRole("status").filter({ hasText: "The key is made." })).toBeFocused();
  const key = await page.getByLabel("Your new API key", { exact: true }).inputValue();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const program = await playwright.request.newContext({
    baseURL: new URL(page.url()).origin,
    extraHTTPHeaders: { Authorization: `Bearer ${key}` },
  });
  expect((await program.get("/api/calendar/hearings")).status()).toBe(200);
  const refused = await program.get("/api/bookings");
  expect([refused.status(), (await refused.json()).missingScope]).toEqual([403, "crm"]);

  await page.goto("/settings/api-keys");
  await ready(page);
  expect(await page.content()).not.toContain(key);
  await enter(page.getByRole("button", { name: "Revoke Outlook", exact: true }));
  await expect(page.getByRole("status").filter({ hasText: "The key is revoked" })).toBeFocused();
  expect((await program.get("/api/calendar/hearings")).status()).toBe(401);
  await program.dispose();
});

test("a webhook is registered, tested, paused and removed", { tag: "@once" }, async ({ page, login, troubles }) => {
  await login("admin", "/admin/webhooks");
  await ready(page);
  await page.getByLabel("Name of the webhook", { exact: true }).fill("Ledger");
  await page.getByLabel("Address (https)", { exact: true }).fill("https://127.0.0.1/in");
  await page.getByRole("checkbox", { name: "Booking confirmed", exact: true }).press("Space");
  await page.getByLabel("Your own password", { exact: true }).fill(DEMO_PASSWORD);
  await enter(page.getByRole("button", { name: "Register the webhook", exact: true }));
  await expect(page.getByLabel("Address (https)", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("checkbox", { name: "Booking confirmed", exact: true })).toBeChecked();
  await expect.poll(() => troubles.length).toBe(1);
  expect(troubles.splice(0).join()).toContain("400");

  await page.getByLabel("Address (https)", { exact: true }).fill("https://hooks.client.example/in");
  await page.getByLabel("Your own password", { exact: true }).fill(DEMO_PASSWORD);
  await enter(page.getByRole("button", { name: "Register the webhook", exact: true }));
  await expect(page.getByRole("status").filter({ hasText: "The webhook is registered." })).toBeFocused();
  await expect(page.getByLabel("Secret that signs", { exact: true })).toHaveValue(/^whsec_/);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Ledger", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Ledger" })).toBeVisible();
  await expect(page.getByText("Nothing was sent yet", { exact: true })).toBeVisible();
  await enter(page.getByRole("button", { name: "Pause", exact: true }));
  await expect(page.getByRole("status").filter({ hasText: "The webhook is paused." })).toBeFocused();
  await enter(page.getByRole("button", { name: "Send a test", exact: true }));
  await expect(page.getByRole("region", { name: "Deliveries of the last 30 days" }).getByRole("listitem")).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByText("Remove the webhook", { exact: true }).press("Enter");
  await enter(page.getByRole("button", { name: "Remove it now", exact: true }));
  await expect(page).toHaveURL(/\/admin\/webhooks$/);
  await expect(page.getByText("No webhooks", { exact: true })).toBeVisible();
});
