/** Every page of the office as a colleague has it open: nothing is cut, nothing is in another language, and axe is content (issue 19). */
import type { Page } from "@playwright/test";
import { EVERYTHING, expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "#tests/e2e/fixtures.ts";
import { becomeFrenchColleague } from "./french-colleague.ts";

const LARGE = { width: 1280, height: 800 };
const SMALL = { width: 360, height: 740 };

/** Pages of the office, with those of one of each kind of thing. */
async function pagesOf(page: Page): Promise<string[]> {
  const first = async (path: string) => ((await (await page.request.get(path)).json()) as { id: string }[])[0]?.id ?? "";
  const [booking, ofCase] = await Promise.all([first("/api/bookings?status=pending"), first("/api/cases?status=in_progress")]);
  const person = (await (await page.request.get("/api/auth/get-session")).json()) as { user: { id: string } };
  const venue = "arbitration_place_toronto";
  return [
    "/admin",
    "/bookings",
    `/bookings?when=all&row=${booking}`,
    `/bookings/${booking}`,
    `/bookings/${booking}?do=confirmed`,
    `/bookings/${booking}/edit`,
    "/admin/queue",
    "/admin/planner",
    "/admin/planner?view=month",
    `/admin/planner?booking=${booking}`,
    "/admin/messages",
    "/admin/templates",
    "/admin/views",
    "/admin/inquiries",
    "/admin/conversations",
    "/cases",
    `/cases?row=${ofCase}`,
    "/cases/new",
    `/cases/${ofCase}`,
    `/cases/${ofCase}/edit`,
    `/cases/${ofCase}/assign`,
    `/cases/${ofCase}/exhibits`,
    `/cases/${ofCase}/notices`,
    `/cases/${ofCase}/verification`,
    "/notices",
    "/reports",
    "/users",
    `/users/${person.user.id}`,
    "/admin/venues",
    `/admin/venues/${venue}`,
    `/admin/venues/${venue}/rates`,
    "/admin/booking-rules",
    "/admin/page-views",
    "/admin/outbox",
    "/admin/scheduled-work",
    "/admin/records",
    "/admin/personal-data",
    "/admin/erasure",
    "/admin/legal-holds",
    "/admin/webhooks",
    "/admin/ai-config",
    "/admin/ai-config?tab=config",
    "/settings",
    "/settings/second-factor",
    "/settings/passkeys",
    "/settings/api-keys",
  ];
}

/** Looks at each on these screens; what is wrong with one does not hide the next. */
async function walk(page: Page, language: string, screens: readonly (typeof LARGE)[]) {
  for (const path of await pagesOf(page)) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await ready(page);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    for (const screen of screens) {
      await test.step(`${path} at ${screen.width} px`, async () => {
        await page.setViewportSize(screen);
        await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    }
  }
}

test("the office in English, on a large screen", { tag: "@once" }, async ({ page, login }) => {
  test.setTimeout(800_000);
  await login("admin");
  await walk(page, "en", EVERYTHING ? [LARGE, SMALL] : [LARGE]);
});

test("the office in French, dark, on a phone", { tag: "@once" }, async ({ page, login }) => {
  test.setTimeout(800_000);
  await login("admin", "/users");
  await becomeFrenchColleague(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await walk(page, "fr", EVERYTHING ? [SMALL, LARGE] : [SMALL]);
});
