/** Every address answers, in its language, on both screens, without an error and without an obstacle. */
import { ROSTER } from "#tests/accounts/roster/demo-roster.ts";
import { detailedBooking, fastBooking } from "#tests/kit/payloads.ts";
import { EVERYTHING, expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

const PUBLIC = [
  "/",
  "/public",
  "/reserve",
  "/reserve?form=open",
  "/book",
  "/fast-booking",
  "/public-booking",
  "/legacy-login",
  "/locations",
  "/locations/toronto",
  "/locations/montreal",
  "/locations/miami",
  "/locations/grand-cayman",
  "/roster",
  "/roster?field=maritime&language=ar",
  `/roster/${ROSTER[0]?.slug}`,
  "/services",
  "/about",
  "/contact",
  "/careers",
  "/privacy",
  "/terms",
  "/accessibility",
];
const LANGUAGES = [
  ["en", ""],
  ["fr", "/fr"],
  ["es", "/es"],
] as const;

/** In one browser session, as a visitor reads: each session of its own would fetch all that the pages share again. */
const TOGETHER = 6;
for (let first = 0; first < PUBLIC.length; first += TOGETHER) {
  const paths = PUBLIC.slice(first, first + TOGETHER);
  test(`pages in every language: ${paths.join(" ")}`, async ({ page, isMobile }) => {
    test.setTimeout(TOGETHER * 120_000);
    for (const [at, path] of paths.entries()) {
      for (const [index, [language, prefix]] of LANGUAGES.entries()) {
        // On each screen in one language, in turn, and never the same on both.
        const looked = EVERYTHING || index === (first + at + (isMobile ? 0 : 1)) % LANGUAGES.length;
        // In the other two the large screen's window is made as narrow as a phone: the page need not come once more for it.
        if (isMobile && !looked) continue;
        const address = `${prefix}${path}`.replace(/(.)\/$/, "$1");
        await test.step(address, async () => {
          const answer = await page.goto(address);
          expect(answer?.status()).toBe(200);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          await expectNoSidewaysScroll(page);
          if (looked) await expectAccessible(page);
          if (isMobile || EVERYTHING) return;
          await page.setViewportSize({ width: 360, height: 740 });
          await expectNoSidewaysScroll(page);
          await page.setViewportSize({ width: 1280, height: 800 });
        });
      }
    }
  });
}

test("an unknown address is a page that says so, and 404", async ({ page, troubles }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  // The browser itself reports the 404 of the document.
  expect(troubles.splice(0)).toEqual([expect.stringContaining("404")]);
});

test("the confirmation of a booking is read by who holds its address", async ({ page, request }) => {
  const made = await request.post("/api/bookings/fast", { data: fastBooking() });
  expect(made.status()).toBe(201);
  const { confirmationKey, bookingNumber } = (await made.json()) as { confirmationKey: string; bookingNumber: string };
  await page.goto(`/booking-confirmation/${confirmationKey}`);
  await expect(page.getByText(bookingNumber).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("everything that a detailed request holds is on its confirmation, in the reader's language", async ({ page, request }) => {
  const made = await request.post("/api/public-bookings", {
    data: detailedBooking({ needsInterpretation: true, interpretationLanguage: "Mandarin", additionalMicrophones: 4 }),
  });
  expect(made.status()).toBe(201);
  const { confirmationKey } = (await made.json()) as { confirmationKey: string };
  await page.goto(`/fr/booking-confirmation/${confirmationKey}`);
  for (const text of ["Mandarin", "Bruno Shipping", "Alba v. Bruno"]) await expect(page.getByText(text).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("a visitor who wants the bookings signs in first, and lands there", async ({ page, login }) => {
  await page.goto("/bookings");
  await expect(page).toHaveURL(/\/legacy-login\?returnTo=/);
  await login("admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("an administrator opens a booking from the list", async ({ page, login }) => {
  await login("admin");
  await page.locator('main a[href^="/bookings/"]:not([href*="?"])').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/bookings\/[\w-]{22}$/);
  await expect(page.getByText(/CN-\d{4}-\d{4}/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("a wrong password is told apart from nothing else", async ({ page, troubles }) => {
  await page.goto("/legacy-login");
  await page.getByLabel("E-mail").fill("nobody@concord.example");
  await page.getByLabel("Password").fill("not the password");
  await page.locator("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(
    page
      .getByRole("alert")
      .or(page.getByText(/is not right/))
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  expect(troubles.splice(0).every((trouble) => trouble.includes("401"))).toBe(true);
});
