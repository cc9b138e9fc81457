/** What a hostile visitor types stays text, on the visitor's screen and on staff's. */

import { detailedBooking } from "#tests/kit/payloads.ts";
import { input, openChat } from "./chat.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "./fixtures.ts";

const MARKUP = `<img src=x onerror="window.hit=1"> [Confirm](javascript:window.hit=1) <script>window.hit=1</script>`;

test("markup in a message is text, in the conversation and after a reload", { tag: "@small" }, async ({ page }) => {
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
  // A drawing of our own is hidden from readers; one that a visitor has written would not be.
  expect(await log.locator('img, script, a, iframe, svg:not([aria-hidden="true"])').count()).toBe(0);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("markup and hidden characters in a request are text on its confirmation and in staff's hands", { tag: "@large" }, async ({
  page,
  request,
  login,
}) => {
  const data = {
    proceedingType: "mediation",
    locationType: "virtual",
    contactName: "Eve \u202ELim\u200B",
    contactEmail: "eve@lim.example",
    contactPhone: "+1 416 555 0123",
    caseDescription: `${MARKUP} {{7*7}} =1+1`,
  };
  const made = await request.post("/api/bookings/fast", { data });
  expect(made.status()).toBe(201);
  // No name holds a tag.
  const refused = await request.post("/api/bookings/fast", { data: { ...data, contactName: "Eve <b>Lim</b>" } });
  expect([refused.status(), (await refused.json()).issues[0].field]).toEqual([400, "contactName"]);
  const { id, confirmationKey } = (await made.json()) as { id: string; confirmationKey: string };
  for (const [path, who] of [
    [`/booking-confirmation/${confirmationKey}`, null],
    [`/bookings/${id}`, "admin"],
  ] as const) {
    if (who) await login(who, path);
    else await page.goto(path);
    await expect(page.locator("main")).toContainText("Eve Lim");
    await expect(page.locator("main")).toContainText(`${MARKUP} {{7*7}}`);
    expect(await page.locator("main").locator("img[src='x'], script:not([nonce]), b").count()).toBe(0);
    expect(await page.locator("main").textContent()).not.toMatch(/[\u202A-\u202E\u200B]/);
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
  }
});

test("a form of another site is refused by every page, with and without an action", { tag: "@once" }, async ({ request, baseURL }) => {
  const own = { Origin: baseURL ?? "" };
  const pages = [
    "/fr/legacy-login",
    "/legacy-login/code",
    "/forgotten-password",
    "/contact",
    "/book",
    "/settings",
    "/users",
    "/reports/export.csv",
  ];
  const foreign: Record<string, string>[] = [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site", ...own },
    { Origin: "https://evil.example" },
    { Origin: "null" },
  ];
  for (const path of pages) {
    for (const headers of foreign) {
      const answer = await request.post(path, { form: { email: "a@b.example", password: "x" }, headers, maxRedirects: 0 });
      expect(answer.status(), `${path} ${JSON.stringify(headers)}`).toBe(403);
      expect(await answer.text()).toContain("Nothing was done");
    }
  }
  // Our own pages and programs go on; a page that names itself to nobody is known by `Sec-Fetch-Site`.
  for (const headers of [own, {}, { Origin: "null", "Sec-Fetch-Site": "same-origin" }] as Record<string, string>[]) {
    const form = { email: "nobody@people.example", password: "not the passphrase" };
    expect((await request.post("/legacy-login", { form, headers })).status(), JSON.stringify(headers)).toBe(401);
  }
});

test("a mail's link begins with the configured address, whatever Host was asked for", { tag: "@once" }, async ({
  page,
  request,
  baseURL,
}) => {
  const email = "party.b@concord.example";
  const headers = { Host: "evil.example" };
  const asked = await request.post("/forgotten-password", { form: { email }, headers });
  expect(asked.status()).toBe(200);
  const mine = page.locator("main li", { hasText: email }).filter({ hasText: "Set a new password" }).first().getByRole("link");
  await expect(async () => {
    await page.goto("/dev/mail");
    await expect(mine).toBeVisible({ timeout: 500 });
  }).toPass();
  await mine.click();
  const href = (await page.locator('a[href*="/reset-password/"]').first().getAttribute("href")) ?? "";
  expect(href.startsWith(`${baseURL}/`) || href.startsWith("/")).toBe(true);
  expect(await page.content()).not.toContain("evil.example");
  const opened = await request.get(new URL(href, baseURL).pathname);
  // Its form names our origin, and never the address with its key.
  expect(opened.headers()["referrer-policy"]).toBe("strict-origin");
});

test("no page of the signed-in area asks for what our policy refuses", { tag: "@once" }, async ({ page, login }) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("refused: ")) refused.push(message.text());
  });
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.info(`refused: ${violatedDirective} ${blockedURI}`);
    }),
  );
  for (const path of ["/cases", "/cases/new", "/settings"]) {
    await login("partyA", path);
    await ready(page);
  }
  expect(refused).toEqual([]);
});

test("a page takes its form by POST alone, and no body of another type for an empty one", { tag: "@once" }, async ({ request }) => {
  const bookingContactEmail = `eve.${Date.now()}.${Math.floor(Math.random() * 1e6)}@lim.example`;
  const made = await request.post("/api/public-bookings", { data: detailedBooking({ bookingContactEmail }) });
  const { confirmationKey } = (await made.json()) as { confirmationKey: string };
  const address = `/booking-confirmation/${confirmationKey}`;
  for (const path of [address, `/fr${address}`, `${address}.data`, "/book", "/nowhere"])
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const refused = await request.fetch(path, { method, form: { intent: "links" } });
      expect([path, refused.status(), refused.headers().allow]).toEqual([path, 405, "GET, HEAD, POST"]);
    }
  expect((await request.post(address, { data: { intent: "links" } })).status()).toBe(415);
  expect((await request.post(address, { multipart: { intent: "links" } })).status()).toBe(415);
  expect((await request.post(address, { form: { intent: "links" } })).status()).toBe(200);
});
