/** The rooms of a venue in the fast form: their seats, plans and next free day, by keyboard, on a narrow screen, in each language. */
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "../fixtures.ts";

const SAID = {
  "": { see: "See the rooms", seats: /: \d+ seats/, free: "next whole day free", hide: "Hide the rooms" },
  "/fr": { see: "Voir les salles", seats: /: \d+ places/, free: "prochaine journée entière libre", hide: "Masquer les salles" },
  "/es": { see: "Ver las salas", seats: /: \d+ lugares/, free: "próximo día entero libre", hide: "Ocultar las salas" },
} as const;

for (const [prefix, said] of Object.entries(SAID)) {
  test(`the rooms unfold by keyboard under the venue (${prefix || "/en"})`, { tag: "@small" }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${prefix}/fast-booking`);
    await ready(page);
    await expect(page.getByRole("button", { name: said.see })).toHaveCount(0);
    await page.locator("input[name=locationType][value=in_person]").check();
    await page.locator("#fast-location").selectOption("arbitration_place_toronto");
    const see = page.getByRole("button", { name: said.see });
    await see.focus();
    await page.keyboard.press("Enter");
    const rooms = page.locator("details", { hasText: said.free });
    await expect(rooms).toHaveCount(5);
    await expect(page.getByRole("button", { name: said.hide })).toHaveAttribute("aria-expanded", "true");
    await rooms.nth(4).locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(rooms.nth(4).locator("svg[viewBox]").nth(1)).toBeVisible();
    await expect(rooms.nth(4).getByText(said.seats).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
