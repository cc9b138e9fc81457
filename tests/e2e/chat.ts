/** The assistant's window, as visitors use it. */
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const opener = (page: Page) => page.getByTestId("open-chat");
export const input = (page: Page) => page.getByTestId("chat-input");
/** What was said, in the window: a page of staff's has a log of its own. */
export const log = (page: Page) => page.getByRole("dialog").getByRole("log");

/** Opens the window where it is not open, and waits until something can be said in it. */
export async function openChat(page: Page): Promise<void> {
  // A press before the page's program runs is lost: press again.
  await expect(async () => {
    if (await opener(page).isVisible()) await opener(page).click({ timeout: 1000 });
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(input(page)).toBeEnabled();
}

/** Says something and waits for the answer. */
export async function say(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press("Enter");
  await expect(log(page)).toContainText(text);
  await expect(input(page)).toBeEnabled();
}
