/** What a hostile visitor types stays text, on the visitor's screen and on staff's. */
import { input, openChat } from "./chat.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

const MARKUP = `<img src=x onerror="window.hit=1"> [Confirm](javascript:window.hit=1) <script>window.hit=1</script>`;

test("markup in a message is text, in the conversation and after a reload", async ({ page }) => {
  await page.goto("/fast-booking");
  await openChat(page);
  await input(page).fill(MARKUP);
  await input(page).press("Enter");
  const log = page.getByRole("log");
  await expect(log).toContainText(MARKUP);
  await expect(input(page)).toBeEnabled();
  await page.reload();
  await openChat(page);
  await expect(log).toContainText(MARKUP);
  expect(await log.locator("img, script, a, iframe, svg").count()).toBe(0);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("markup and hidden characters in a request are text on its confirmation and in staff's hands", async ({ page, request, login }) => {
  const name = `Eve \u202E<b>Lim</b>\u200B`;
  const made = await request.post("/api/bookings/fast", {
    data: {
      proceedingType: "mediation",
      locationType: "virtual",
      contactName: name,
      contactEmail: "eve@lim.example",
      contactPhone: "+1 416 555 0123",
      caseDescription: `${MARKUP} {{7*7}} =1+1`,
    },
  });
  expect(made.status()).toBe(201);
  const { id, confirmationKey } = (await made.json()) as { id: string; confirmationKey: string };
  for (const [path, who] of [
    [`/booking-confirmation/${confirmationKey}`, null],
    [`/bookings/${id}`, "admin"],
  ] as const) {
    if (who) await login(who, path);
    else await page.goto(path);
    await expect(page.locator("main")).toContainText("Eve <b>Lim</b>");
    await expect(page.locator("main")).toContainText("{{7*7}}");
    expect(await page.locator("main").locator("img[src='x'], script:not([nonce]), b").count()).toBe(0);
    expect(await page.locator("main").textContent()).not.toMatch(/[\u202A-\u202E\u200B]/);
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
  }
});
