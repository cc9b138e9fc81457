/** The office as a French-speaking colleague has it on a telephone at night: nothing is cut, nothing is English, and axe is content (issue 19). */
import { openMail } from "#tests/e2e/captured-mail.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, forgotten, ready, test, word } from "#tests/e2e/fixtures.ts";

const PASSWORD = "a good long passphrase";
/** Pages with their headings. */
const PAGES = [
  ["/bookings?when=all", "Réservations"],
  ["/admin/queue", "File d’attente"],
  ["/admin/planner", "Planificateur des salles"],
  ["/admin/planner?view=month", "Planificateur des salles"],
  ["/admin", "Tableau de bord"],
  ["/cases", "dossiers"],
  ["/admin/messages", "Messages"],
] as const;

test("the office in French, dark, on a phone", { tag: "@phone" }, async ({ page, login }) => {
  test.setTimeout(120_000);
  const email = `collegue.${word()}@cabinet.example`;
  await login("admin", "/users");
  await page.goto("/users?do=invite");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("First name").fill("Gisèle");
  await page.getByLabel("Last name").fill("Arsenault");
  await page.locator("#invite-role").selectOption("admin");
  await page.getByLabel("Language of the message").selectOption("fr");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByRole("status").filter({ hasText: email })).toBeVisible();
  await forgotten(page);
  await openMail(page, email);
  await page.goto((await page.locator('a[href*="/invitation/"]').first().getAttribute("href")) ?? "");
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("main form button").click();
  await page.waitForURL((url) => !url.pathname.includes("invitation"));
  await page.emulateMedia({ colorScheme: "dark" });
  for (const [path, heading] of PAGES) {
    await page.goto(path);
    await ready(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
