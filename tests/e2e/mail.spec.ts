/** Mail as people get it: the contact is notified of a request in their language, and administrators see what became of it. */
import { fastBooking } from "#tests/kit/payloads.ts";
import { openMail } from "./captured-mail.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

test("a request is told to its contact, in French, with a calendar", { tag: "@small" }, async ({ page, context, request }) => {
  const contactEmail = `courriel.${Date.now()}.${Math.floor(Math.random() * 1e6)}@cabinet.example`;
  const made = await request.post("/api/bookings/fast", {
    data: fastBooking({ contactEmail, preferredDate: "2031-03-18", startTime: "09:30" }),
    headers: { "Accept-Language": "fr" },
  });
  expect(made.status()).toBe(201);
  const { bookingNumber } = (await made.json()) as { bookingNumber: string };
  await openMail(page, contactEmail);
  const html = await page.locator("iframe").getAttribute("srcdoc");
  const reader = await context.newPage();
  // As a mail program shows it; in its sandbox on the page no script may look at it.
  await reader.setContent(html ?? "");
  await expect(reader.getByRole("heading", { level: 1, name: "Nous avons reçu votre demande" })).toBeVisible();
  await expect(reader.getByRole("row", { name: bookingNumber })).toBeVisible();
  await expectAccessible(reader);
  await reader.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(reader);
  await reader.close();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  const file = await request.get(`${new URL(page.url()).pathname}/attachments/0`);
  expect(file.headers()["content-disposition"]).toContain(`${bookingNumber}.ics`);
  expect(await file.text()).toContain("STATUS:TENTATIVE");
  const link = await page.getByRole("link", { name: /\/fr\/booking-confirmation\// }).getAttribute("href");
  await page.goto(link ?? "");
  await expect(page.getByText(bookingNumber).first()).toBeVisible();
});

test("administrators see what was delivered, and nobody else does", { tag: "@large" }, async ({ page, request, login, troubles }) => {
  const contactEmail = `zz.${Date.now()}@cabinet.example`;
  expect((await request.post("/api/bookings/fast", { data: fastBooking({ contactEmail }) })).status()).toBe(201);
  await openMail(page, contactEmail);
  await login("admin", "/admin/outbox");
  await expect(page.getByRole("heading", { level: 1, name: "Outbox" })).toBeVisible();
  await expectAccessible(page);
  await page
    .locator("main")
    .getByRole("link", { name: /^Delivered/ })
    .click();
  await expect(page.getByText("z…@c….example").first()).toBeVisible();
  expect(await page.content()).not.toContain(contactEmail);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await page.goto("/api/logout");
  await login("partyA", "/bookings");
  expect((await page.goto("/admin/outbox"))?.status()).toBe(404);
  await expect.poll(() => troubles.length).toBe(1);
  expect(troubles.splice(0)[0]).toContain("404");
});
