/** A booking that changes: by its client with the link that was mailed, and by two members of staff at once. */
import type { APIRequestContext } from "@playwright/test";
import { addDays, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { openMail } from "#tests/e2e/captured-mail.ts";
import { alive, enter, expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/e2e/fixtures.ts";
import { detailedBooking, openWeekIn } from "#tests/kit/payloads.ts";
import { openDay, openDays } from "./open-day.ts";

/** A request on a day of its own: a test's rooms are not another's. */
async function requested(request: APIRequestContext, change: Record<string, unknown> = {}): Promise<string> {
  const bookingDate = openDay();
  const made = await request.post("/api/public-bookings", { data: detailedBooking({ bookingDate, mainRoomCapacity: 12, ...change }) });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

test("a client moves the booking by the link that was mailed, and cancels it", { tag: "@small" }, async ({ page, request, troubles }) => {
  const bookingContactEmail = `client.${Date.now()}.${Math.floor(Math.random() * 1e6)}@firm.example`;
  await requested(request, { bookingContactEmail });
  await openMail(page, bookingContactEmail);
  const link = await page.getByRole("link", { name: /\/manage\// }).getAttribute("href");
  await page.goto(link ?? "");
  await expect(page.getByRole("heading", { level: 1, name: "Change or cancel your booking" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Move to another day or time" }).click();
  await expect(page.getByRole("heading", { name: "Move to another day or time" })).toBeFocused();
  await page.getByLabel("New day").fill("2020-03-16");
  await page.getByRole("button", { name: "Move the booking" }).click();
  await expect(page.locator("#manage-date-error")).toHaveText("This date has passed at the venue. Choose today or later");
  const [first = "", second = "", third = ""] = openDays(3);
  const words = (day: string) => new Intl.DateTimeFormat("en", { dateStyle: "full", timeZone: "UTC" }).format(new Date(day));
  await page.getByLabel("New day").fill(first);
  await page.getByLabel("Start time").fill("10:30");
  await page.getByRole("button", { name: "Move the booking" }).click();
  await expect(page.getByText("Your change is made.")).toBeVisible();
  await expect(page.locator("main dl").first()).toContainText(words(first));
  await expect(page.locator("main dl").first()).toContainText("10:30 a.m.");
  // Another tab is faster: this one hears of it, sees how it is, and can go on.
  await page.getByRole("link", { name: "Move to another day or time" }).click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await alive(other.getByRole("button", { name: "Move the booking" }));
  await other.getByLabel("New day").fill(second);
  await other.getByRole("button", { name: "Move the booking" }).click();
  await expect(other.getByText("Your change is made.")).toBeVisible();
  await other.close();
  await page.getByLabel("New day").fill(third);
  await page.getByRole("button", { name: "Move the booking" }).click();
  await expect(page.getByText("The booking has changed since you opened this page.")).toBeVisible();
  await expect(page.locator("main dl").first()).toContainText(words(second));
  await expect(page.getByLabel("New day")).toHaveValue(third);
  await page.getByRole("button", { name: "Move the booking" }).click();
  await expect(page.locator("main dl").first()).toContainText(words(third));
  await page.getByRole("link", { name: "Cancel this booking" }).click();
  await page.getByRole("button", { name: "Cancel the booking" }).click();
  await expect(page.locator("#manage-reason-error")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Reason").fill("The parties have settled.");
  await page.getByRole("button", { name: "Cancel the booking" }).click();
  await expect(page.getByText("The booking is cancelled.")).toBeVisible();
  await expect(page.getByText("Nothing can be changed any more.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  // The refusals, as the browser reports them.
  for (const trouble of troubles.splice(0)) expect(trouble).toMatch(/status of 4(00|09)/);
});

test("in French, on a phone: a holiday is refused with the free days next to it, and one of them is taken", { tag: "@phone" }, async ({
  page,
  request,
  troubles,
}) => {
  const bookingContactEmail = `cliente.${Date.now()}.${Math.floor(Math.random() * 1e6)}@cabinet.example`;
  const at = { location: "arbitration_place_toronto", bookingContactEmail };
  const made = await request.post("/api/public-bookings", {
    data: detailedBooking({ bookingDate: openDay(), mainRoomCapacity: 12, ...at }),
    headers: { "Accept-Language": "fr" },
  });
  expect(made.status()).toBe(201);
  await openMail(page, bookingContactEmail);
  const link = (await page.getByRole("link", { name: /\/fr\/manage\// }).getAttribute("href")) ?? "";
  await page.goto(`${link}?do=move`);
  await alive(page.getByRole("button", { name: "Déplacer la réservation" }));
  await page.getByLabel("Nouveau jour").fill("2027-07-01");
  await page.getByRole("button", { name: "Déplacer la réservation" }).click();
  await expect(page.getByRole("link", { name: /2027\s: Le lieu est fermé ce jour-là/ })).toBeVisible();
  await expect(page.getByRole("grid", { name: /juillet 2027/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const nearest = page.getByText("Jours libres les plus proches").locator("..");
  await nearest.getByRole("button", { name: /juill/ }).first().click();
  await page.getByRole("button", { name: "Déplacer la réservation" }).click();
  await expect(page.getByText("Votre modification est faite.")).toBeVisible();
  await expect(page.locator("main dl").first()).toContainText("juillet 2027");
  await page.goto(`${link}?do=cancel`);
  await alive(page.getByRole("button", { name: "Annuler la réservation" }));
  await page.getByLabel("Motif").fill("Les parties ont réglé le dossier.");
  await page.getByRole("button", { name: "Annuler la réservation" }).click();
  await expect(page.getByText("La réservation est annulée.")).toBeVisible();
  // Nothing is offered above any more: the way to write does not lead there.
  await expect(page.getByText("utilisez les boutons ci-dessus")).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  // The page that the request had led to shows it no more, and leads on by mail.
  const { confirmationKey } = (await made.json()) as { confirmationKey: string };
  await page.goto(`/fr/booking-confirmation/${confirmationKey}`);
  await expect(page.getByRole("heading", { level: 1, name: "Ce lien n’affiche plus la réservation" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Envoyer le lien à l’adresse de la réservation" }).click();
  await expect(page.locator("main").getByRole("status").filter({ hasText: "Le lien est en route" })).toBeFocused();
  await expectNoSidewaysScroll(page);
  for (const trouble of troubles.splice(0)) expect(trouble).toMatch(/status of 40[04]/);
});

/** Three days in a row that nobody else has, asked for by somebody with this address. */
async function requestedRow(request: APIRequestContext, bookingContactEmail: string): Promise<void> {
  const monday = openWeekIn(200 + Math.floor(Math.random() * 500));
  const details = { bookingType: "consecutive", consecutiveStartDate: monday, consecutiveEndDate: addDays(monday, 2) };
  const hours = { consecutiveStartTime: "09:30", consecutiveDuration: "full_day" };
  const ofOneDay = { bookingDate: undefined, startTime: undefined, duration: undefined };
  await requested(request, { location: "arbitration_place_toronto", ...ofOneDay, ...details, ...hours, bookingContactEmail });
}

test("a client moves all of several days in one press, or day by day; a closed one is named", async ({ page, request, troubles }) => {
  const bookingContactEmail = `days.${Date.now()}.${Math.floor(Math.random() * 1e6)}@firm.example`;
  await requestedRow(request, bookingContactEmail);
  await openMail(page, bookingContactEmail);
  await page.goto((await page.getByRole("link", { name: /\/manage\// }).getAttribute("href")) ?? "");
  await page.getByRole("link", { name: "Move to other days" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Move to other days" })).toBeFocused();
  const first = page.getByLabel("Day 1: date");
  const was = await first.inputValue();
  await page.getByText("Free on every day, at the same hours:").locator("..").getByRole("link").first().press("Enter");
  await expect(first).not.toHaveValue(was);
  const day = await first.inputValue();
  // A Saturday among them: named, with nothing typed lost.
  await page.getByLabel("Day 3: date").fill(addDays(day, 6 - weekday(day)));
  await page.getByLabel("Day 2: start time").fill("10:00");
  await enter(page.getByRole("button", { name: "Move the booking" }));
  await expect(page.locator("#manage-date-2-error")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Saturday, / })).toBeVisible();
  await expect(page.getByLabel("Day 2: start time")).toHaveValue("10:00");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByText("Free on every day, at the same hours:").locator("..").getByRole("link").first().press("Enter");
  await expect(page.locator("#manage-date-2-error")).toHaveCount(0);
  const moved = await first.inputValue();
  await enter(page.getByRole("button", { name: "Move the booking" }));
  await expect(page.getByText("Your change is made.")).toBeVisible();
  const words = new Intl.DateTimeFormat("en-CA", { month: "short", day: "numeric", timeZone: "UTC" }).format(new Date(moved));
  await expect(page.locator("main dl").first()).toContainText(words);
  for (const trouble of troubles.splice(0)) expect(trouble).toMatch(/status of 400/);
});

test("without scripts several days begin on a day of the month", { tag: "@once" }, async ({ browser, baseURL, request, page }) => {
  const bookingContactEmail = `days.${Date.now()}.${Math.floor(Math.random() * 1e6)}@firm.example`;
  await requestedRow(request, bookingContactEmail);
  await openMail(page, bookingContactEmail);
  const link = (await page.getByRole("link", { name: /\/manage\// }).getAttribute("href")) ?? "";
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const bare = await context.newPage();
  await bare.goto(`${link}?do=days`);
  await bare.getByRole("button", { name: "See free days" }).click();
  const free = bare.getByRole("table").getByRole("button", { name: /: free from / });
  const value = ((await free.last().getAttribute("value")) ?? "").slice("day:".length);
  await free.last().click();
  await expect(bare.getByLabel("Day 1: date")).toHaveValue(value);
  await bare.getByRole("button", { name: "Move the booking" }).first().click();
  await expect(bare.getByText(/Your change is made|on this day|closed/i).first()).toBeVisible();
  await context.close();
});

test("two edits at once: both versions are shown, and one of each field is taken", { tag: "@once" }, async ({
  page,
  request,
  login,
  troubles,
}) => {
  const id = await requested(request);
  await login("admin", `/bookings/${id}`);
  await page.locator("main").getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit booking" })).toBeVisible();
  await expectAccessible(page);
  // A colleague saves first.
  const { version } = (await (await page.request.get(`/api/bookings/${id}`)).json()) as { version: number };
  const values = { bookingContactPhone: "+1 514 555 0111", courtFileNumber: "CV-27-0001" };
  expect(
    (
      await page.request.put(`/api/bookings/${id}`, { data: { version, values }, headers: { Origin: new URL(page.url()).origin } })
    ).status(),
  ).toBe(200);
  await page.locator("#book-bookingContactPhone").fill("+1 514 555 0222");
  await page.locator("#book-styleOfCause").fill("Alba v. Bruno et al.");
  await page.getByRole("button", { name: "Check the changes" }).click();
  await expect(page.getByRole("heading", { name: "Someone else has changed this booking" })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const phone = page.getByRole("group", { name: /phone/i });
  await expect(phone).toContainText("+1 514 555 0111");
  await phone.getByLabel(/Mine/).check();
  await page.getByRole("button", { name: "Continue with what I chose" }).click();
  await expect(page.getByRole("heading", { name: "Check the changes" })).toBeFocused();
  await expect(page.locator("main dl")).toContainText("+1 514 555 0111 → +1 514 555 0222");
  await expect(page.locator("main dl")).not.toContainText("CV-27-0001");
  await page.getByRole("button", { name: "Save and notify the contact" }).click();
  await expect(page.getByText("The changes are saved")).toBeVisible();
  const after = (await (await page.request.get(`/api/bookings/${id}`)).json()) as Record<string, unknown>;
  expect(after).toMatchObject({
    bookingContactPhone: "+1 514 555 0222",
    courtFileNumber: "CV-27-0001",
    styleOfCause: "Alba v. Bruno et al.",
  });
  // The refusal, as the browser reports it.
  for (const trouble of troubles.splice(0)) expect(trouble).toContain("409");
});

test("staff hold a room for a request, and give it back", { tag: "@once" }, async ({ page, request, login }) => {
  const id = await requested(request);
  await login("admin", `/bookings/${id}`);
  await page.getByRole("link", { name: "Place a temporary hold" }).click();
  await expect(page.getByRole("heading", { name: "Hold a room for this request?" })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("Room").selectOption({ label: "Bayfront (24 people)" });
  await page.getByLabel("For how long").selectOption({ label: "72 hours" });
  await page.getByRole("button", { name: "Hold this room" }).click();
  await expect(page.getByText(/^Bayfront is held until/)).toBeVisible();
  await page.getByRole("button", { name: "Release the room" }).click();
  await expect(page.getByRole("link", { name: "Place a temporary hold" })).toBeVisible();
  await expect(page.getByText("Held room released")).toBeVisible();
});

test("the confirmation has no link for changes and mails it again; a dead one offers to", { tag: "@large" }, async ({
  page,
  request,
  troubles,
}) => {
  const bookingContactEmail = `jane.${Date.now()}.${Math.floor(Math.random() * 1e6)}@firm.example`;
  const made = await request.post("/api/public-bookings", { data: detailedBooking({ bookingContactEmail }) });
  const { id, bookingNumber, confirmationKey } = (await made.json()) as Record<"id" | "bookingNumber" | "confirmationKey", string>;
  await page.goto(`/booking-confirmation/${confirmationKey}`);
  await expect(page.getByText("We have e-mailed the link for changes to j•••@firm.example.")).toBeVisible();
  expect(await page.content()).not.toContain("/manage/");
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page.locator("main").getByRole("status").filter({ hasText: "on their way to j•••@firm.example" })).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  // The id alone, in another browser, is nothing.
  expect((await request.get(`/booking-confirmation/${id}`, { maxRedirects: 0 })).status()).toBe(404);
  await page.goto("/manage/dead");
  await expect(page.getByRole("heading", { level: 1, name: "This link no longer works" })).toBeVisible();
  await page.getByLabel("Booking number").fill("12");
  await page.getByRole("button", { name: "E-mail me the link" }).click();
  await expect(page.locator("#ask-number-error")).toBeVisible();
  await expect(page.getByLabel("Booking number")).toHaveValue("12");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Booking number").fill(bookingNumber);
  await page.getByLabel("E-mail of the booking").fill(bookingContactEmail);
  await page.getByRole("button", { name: "E-mail me the link" }).click();
  await expect(page.locator("main").getByRole("status").filter({ hasText: "belong to a booking" })).toBeFocused();
  await expectAccessible(page);
  // The dead link and the refused form, as the browser reports them.
  for (const trouble of troubles.splice(0)) expect(trouble).toMatch(/status of 4(00|04)/);
});

test("the mailed link shows each of three days, and its print is one sheet", { tag: "@once" }, async ({ page, request }) => {
  const bookingContactEmail = `three.${Date.now()}.${Math.floor(Math.random() * 1e6)}@firm.example`;
  const monday = openWeekIn(200 + Math.floor(Math.random() * 500));
  const days = [0, 2, 4].map((by) => addDays(monday, by));
  const bookingDates = JSON.stringify(days.map((date) => ({ date, startTime: "09:30", duration: "full_day" })));
  const single = { bookingDate: undefined, startTime: undefined, duration: undefined };
  await requested(request, { bookingContactEmail, ...single, bookingType: "non-consecutive", bookingDates });
  await openMail(page, bookingContactEmail);
  const link = await page.getByRole("link", { name: /\/manage\// }).getAttribute("href");
  await page.goto(link ?? "");
  for (const day of days) await expect(page.locator("main dl").first()).toContainText(shortDay(day));
  for (const format of ["A4", "Letter"]) {
    const sheets = (await page.pdf({ format })).toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g);
    expect(sheets, format).toHaveLength(1);
  }
});

const shortDay = (day: string) =>
  new Intl.DateTimeFormat("en", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" }).format(new Date(day));
