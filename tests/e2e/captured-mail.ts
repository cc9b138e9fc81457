/** The mails that a local run keeps instead of sending them. */
import { expect, type Page } from "@playwright/test";

/** The newest captured mail that is for this address, of which its line in the list says `subject`; it may take a moment to be written. */
export async function openMail(page: Page, recipient: string, subject = ""): Promise<void> {
  const mine = page.locator("main li", { hasText: recipient }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto("/dev/mail");
    await expect(mine.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await mine.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/dev\/mail\/[\w-]+$/);
}
