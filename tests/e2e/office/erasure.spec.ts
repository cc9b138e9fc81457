/** A person is erased: first it is shown what would go, then it goes; an open case speaks against it. */
import type { Page } from "@playwright/test";
import { DEMO_EMAILS, DEMO_PASSWORD, enter, expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "#tests/e2e/fixtures.ts";

test("what speaks against an erasure is shown, and there is no way to go on", async ({ page, login }) => {
  await login("admin", "/admin/personal-data");
  await ready(page);
  await page.getByRole("link", { name: "Erase personal information", exact: true }).last().press("Enter");
  await page.waitForURL(/\/admin\/erasure$/);
  await ready(page);
  await page.getByLabel("Email address of the person", { exact: true }).fill(DEMO_EMAILS.partyB);
  await enter(page.getByRole("button", { name: "Show what would be erased", exact: true }));
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
  await enter(page.getByRole("button", { name: "Show what would be erased", exact: true }));
  await expect(page.getByText("There is nothing to erase under this address.", { exact: true })).toBeVisible();
  await page.getByLabel("Reason of the erasure", { exact: true }).fill("They asked on Monday.");
  await page.getByLabel("Your own password", { exact: true }).fill("not the password");
  await enter(page.getByRole("button", { name: "Erase for good", exact: true }));
  await expect(page.getByLabel("Your own password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Reason of the erasure", { exact: true })).toHaveValue("They asked on Monday.");
  await expectAccessible(page);
  // The browser reports the refusal itself.
  troubles.splice(0);
  await page.getByLabel("Your own password", { exact: true }).fill(DEMO_PASSWORD);
  await enter(page.getByRole("button", { name: "Erase for good", exact: true }));
  await expect(page.getByRole("status").filter({ hasText: "It is erased." })).toBeVisible();
  await expect(page.getByRole("region", { name: "Erasures so far", exact: true })).toContainText("They asked on Monday.");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

/** Looked at on a large and on a small screen. */
const looked = async (page: Page) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
};

// Once: the account has one request at a time.
test("a person asks for it, is refused with a reason, asks again and withdraws", { tag: "@once" }, async ({ page, login, troubles }) => {
  const own = page.getByRole("region", { name: "Erasure", exact: true });
  const ask = async () => {
    await own.getByLabel("Your password, to ask for erasure", { exact: true }).fill(DEMO_PASSWORD);
    await enter(own.getByRole("button", { name: "Ask for erasure", exact: true }));
    await expect(own.getByText(/^You asked for it on .* Until then you can withdraw the request\.$/)).toBeVisible();
  };
  await login("partyB", "/settings");
  await ready(page);
  await own.getByLabel("Your password, to ask for erasure", { exact: true }).fill("not the password");
  await enter(own.getByRole("button", { name: "Ask for erasure", exact: true }));
  await expect(own.getByLabel("Your password, to ask for erasure", { exact: true })).toHaveAttribute("aria-invalid", "true");
  // The browser reports the refusal itself.
  troubles.splice(0);
  await ask();
  await expect(page.getByRole("status").filter({ hasText: "Your request for erasure has been received." })).toBeVisible();
  await looked(page);

  await login("admin", "/admin/erasure");
  await ready(page);
  const row = page
    .getByRole("region", { name: "Requests to answer", exact: true })
    .getByRole("listitem")
    .filter({ hasText: DEMO_EMAILS.partyB });
  await expect(row.getByText("What speaks against it now:", { exact: true })).toBeVisible();
  await row.getByText("Refuse the request").press("Enter");
  await enter(row.getByRole("button", { name: "Refuse and notify", exact: true }));
  await expect(row.getByLabel("Reason of the refusal", { exact: true })).toHaveAttribute("aria-invalid", "true");
  troubles.splice(0);
  await looked(page);
  await row.getByLabel("Reason of the refusal", { exact: true }).fill("Your case is still open.");
  await enter(row.getByRole("button", { name: "Refuse and notify", exact: true }));
  await expect(page.getByRole("status").filter({ hasText: "The request is refused." })).toBeVisible();
  await expect(row).toHaveCount(0);

  await login("partyB", "/settings");
  await ready(page);
  await expect(own.getByText("Your case is still open.", { exact: true })).toBeVisible();
  await ask();
  await enter(own.getByRole("button", { name: "Withdraw the request", exact: true }));
  await expect(own.getByText(/and withdrew the request on/)).toBeVisible();
  await looked(page);
});
