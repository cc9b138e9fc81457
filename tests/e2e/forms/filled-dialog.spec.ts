/** A dialog in which something was typed is not left by accident. */
import { expect, ready, test } from "../fixtures.ts";

test("Escape leaves an empty dialog, and asks first where something was typed", { tag: "@keyboard" }, async ({ page, login }) => {
  await login("partyA", "/cases");
  await ready(page);
  await page.getByRole("link", { name: "New Case" }).click();
  const dialog = page.getByRole("dialog", { name: "New Case" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("link", { name: "New Case" }).click();
  await dialog.getByLabel("Title").fill("Alba v. Bruno");
  await page.keyboard.press("Escape");
  await expect(dialog.getByText("Discard what you have typed?")).toBeVisible();
  // A second Escape goes on writing.
  await page.keyboard.press("Escape");
  await expect(dialog.getByText("Discard what you have typed?")).toHaveCount(0);
  await expect(dialog.getByLabel("Title")).toHaveValue("Alba v. Bruno");
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toHaveCount(0);
});
