/** What only shows on the screen: bars next to the conversation, zones and languages in the reader's words. */
import { openChat, say } from "./chat.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

test("beside the conversation the bar gives up its links to the menu, and nothing is cut", { tag: "@once" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/es/book");
  const links = page.getByRole("navigation", { name: "Principal", exact: true });
  await expect(links).toBeVisible();
  await openChat(page);
  await expect(links).toBeHidden();
  await expectNoSidewaysScroll(page);
  const bar = await page.locator("header > div").evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(bar).toBe(0);
  await page.locator("summary").filter({ hasText: "Menú" }).click();
  await expect(page.getByRole("navigation", { name: "Menú" }).getByRole("link", { name: "Sedes" })).toBeVisible();
  await page.keyboard.press("Escape");
});

test("who asked for less motion sees nothing move, and no moment of margins of another screen", { tag: "@once" }, async ({ page }) => {
  await page.goto("/legacy-login");
  const moving = await page.evaluate(() => {
    document.documentElement.style.fontSize = "150%";
    // What moves is found out when the page is laid out.
    document.documentElement.getBoundingClientRect();
    return document.getAnimations().flatMap((move) => (move instanceof CSSTransition ? move.transitionProperty : []));
  });
  expect(moving).toEqual([]);
});

test("a question about something at an office is answered for that office, and a call is promised by the zone's usual name", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/es/fast-booking");
  await openChat(page);
  await say(page, "¿Hay estacionamiento en su oficina de Toronto?");
  const said = page.getByRole("dialog").getByRole("log");
  await expect(said).toContainText("Toronto: No tenemos lugares de estacionamiento propios");
  await say(page, "Mi teléfono es 416 555 0199. Quiero hablar con una persona.");
  await expect(said).toContainText(/ E[SD]T/);
  await expect(said).not.toContainText("GMT");
  await expectAccessible(page);
});
