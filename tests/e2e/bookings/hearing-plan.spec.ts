/**
 * The hearing plan as three people meet it: a visitor on a phone late in the evening, who holds the room; a lawyer's assistant with
 * five hybrid days and witnesses abroad; the coordinator, who confirms what is asked for otherwise than it was (issue "The hearing plan").
 */
import type { Page } from "@playwright/test";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test, word } from "#tests/e2e/fixtures.ts";
import { openWeekIn } from "#tests/kit/payloads.ts";
import { answer, answerAll, CONTACT, checkAnswers, JOURNEYS, openForm, send } from "./detailed-form-steps.ts";
import { openDay } from "./open-day.ts";

const EVENING = "T23:00:00-05:00";
const address = (whose: string) => `${whose}.${word()}@cabinet.example`;
const french = (day: string) =>
  new Intl.DateTimeFormat("fr-CA", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day)).replace(/^1 /, "1er ");

/** The newest mail to this address whose subject says this, as plain text, with its calendar. */
async function mailTo(page: Page, recipient: string, subject: RegExp) {
  const mine = page.locator("main li").filter({ hasText: recipient }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto("/dev/mail");
    await expect(mine.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  const count = await page.locator("main li").filter({ hasText: recipient }).count();
  await mine.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/dev\/mail\/[\w-]+$/);
  const text = (await page.locator("section", { hasText: "As plain text" }).first().textContent()) ?? "";
  const file = await page.request.get(`${new URL(page.url()).pathname}/attachments/0`);
  return { text, count, calendar: file.ok() ? (await file.text()).replaceAll(/\r\n[ \t]/g, "") : "" };
}

test("late in the evening on a phone: an estimate for so many people, a request, and the room held by the mailed link", {
  tag: "@phone",
}, async ({ page, login, troubles }) => {
  test.setTimeout(240_000);
  const [email, day] = [address("nuit"), openDay()];
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" }).format(new Date());
  await page.clock.setFixedTime(new Date(`${today}${EVENING}`));
  await page.goto("/fr/fast-booking");
  await ready(page);
  await page.locator("#fast-proceedingType").selectOption("mediation");
  await page.locator("input[name=locationType][value=in_person]").check();
  await page.locator("#fast-location").selectOption("arbitration_place_montreal");
  await page.locator("#fast-contactName").fill("Élodie Tremblay");
  await page.locator("#fast-contactEmail").fill(email);
  await page.locator("#fast-contactPhone").fill("514 555 0199");
  await page.locator("#fast-caseDescription").fill("Un différend commercial sur un contrat d’approvisionnement.");
  await page.getByRole("button", { name: "Voir les jours libres" }).click();
  await expect(page.getByRole("grid", { name: /^Jours libres à Montréal/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.locator("#fast-preferredDate").fill(day);
  await page.locator("#fast-startTime").fill("09:30");
  await page.locator("form[data-form=fast] button[name=intent][value=review]").last().click();
  await expect(page).toHaveURL(/step=review/);
  const people = page.locator("#estimate-people");
  await people.fill("10");
  await expectAccessible(page);
  await people.press("Enter");
  await expect(page.getByRole("region", { name: "Estimation" })).toContainText("Salle principale");
  await expectNoSidewaysScroll(page);
  await page.locator("button[value=send]").click();
  await expect(page).toHaveURL(/\/fr\/booking-confirmation\/[\w-]+$/);
  await expect(page.locator("main")).toContainText(french(day));
  const number = await numberOn(page);
  await page.getByRole("button", { name: /^Retenir la salle pendant 48/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "aucune salle n’est retenue" })).toBeFocused();
  await expectNoSidewaysScroll(page);

  const asked = await mailTo(page, email, /Retenir|retenir/);
  await page.goto(new URL(/https?:\/\/\S+\/hold\/\S+/.exec(asked.text)?.[0] ?? "").pathname);
  await page.getByRole("button", { name: /^Retenir la salle pendant 48/ }).click();
  await expect(page.getByRole("heading", { name: /retenue pour vous jusqu/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Staff make a booking of it, and its contact reads so.
  await page.clock.setSystemTime(new Date());
  await login("admin", "/bookings");
  await found(page, number);
  await page.locator("main").getByRole("button", { name: "Confirm and hold the room" }).click();
  await expect(page.getByText(/^From .* to Confirmed$/).first()).toBeVisible();
  const confirmed = await mailTo(page, email, /[Cc]onfirm/);
  expect(confirmed.text).toContain(french(day));
  expect(confirmed.calendar).toContain("STATUS:CONFIRMED");
  // The clock is put into every frame, and a captured mail runs no script.
  for (const trouble of troubles.splice(0)) expect(trouble).toContain("about:srcdoc");
});

test("five hybrid days with witnesses abroad in French, confirmed on other days in one press, with one mail", { tag: "@once" }, async ({
  page,
  request,
  login,
  troubles,
}) => {
  test.setTimeout(240_000);
  // Before the days that other tests choose from (`openDay`).
  const [email, monday] = [address("adjointe"), openWeekIn(200 + Math.floor(Math.random() * 200))];
  const days = [0, 1, 2, 3, 4].map((at) => addDays(monday, at));
  // Every room that seats forty on the Wednesday is taken before.
  const other = { ...JOURNEYS.arbitration, location: "arbitration_place_cayman", bookingDate: days[2], mainRoomCapacity: 40 };
  const taken = await request.post("/api/public-bookings", {
    data: { proceedingType: "arbitration", ...other, bookingType: "single", bookingContactEmail: address("avant") },
  });
  expect(taken.status()).toBe(201);
  const first = ((await taken.json()) as { id: string }).id;

  await openForm(page, "/fr/book?fields=all");
  await answer(page, "proceedingType", "arbitration");
  await answer(page, "locationType", "in_person_and_virtual");
  await answerAll(page, { ...CONTACT, bookingContactEmail: email });
  await answerAll(page, { claimantName: "Alba", claimantFirm: "Roche", respondentName: "Bruno", respondentFirm: "Stone" });
  await answer(page, "styleOfCause", "Alba c. Bruno");
  await answer(page, "arbitrationProceedingType", "arbitration");
  await answer(page, "location", "arbitration_place_cayman");
  await answer(page, "bookingType", "consecutive");
  await answerAll(page, {
    consecutiveStartDate: days[0] ?? "",
    consecutiveEndDate: days[4] ?? "",
    consecutiveStartTime: "09:30",
    consecutiveDuration: "full_day",
    platformPreference: "zoom",
  });
  // A second choice, of which the last one typed goes along without being added.
  const [second, third] = [addDays(monday, 7), addDays(monday, 14)];
  await page.locator("#book-new-alternative").fill(second);
  await page.locator("button[value=add-alternative]").click();
  await expect(page.locator("#book-alternativeDays li")).toContainText(french(second));
  await page.locator("#book-new-alternative").fill(third);
  for (const [name, city] of [
    ["Ana Ruiz", "São Paulo"],
    ["Wei Tan", "Singapore"],
    ["Ida Berg", "Londres"],
  ] as const) {
    await page.locator("#section-people button[value=new-person]").click();
    await page.locator("#personName").fill(name);
    await page.locator("#personPart").selectOption("witness");
    await page.locator("#personPlace").fill(city);
    await page.locator("#section-people button[value=put-person]").click();
    await expect(page.locator("#book-people li").filter({ hasText: name })).toBeVisible();
  }
  // What a witness in Singapore would have to get up for is said, with a better hour.
  await expect(page.locator("#book-people li").filter({ hasText: "Wei Tan" })).toContainText("Hors de la plage de 7 h à 21 h");
  await checkAnswers(page);
  await expectAccessible(page);
  for (const day of [second, third]) await expect(page.locator("main")).toContainText(french(day));
  for (const name of ["Ana Ruiz", "Wei Tan", "Ida Berg"]) await expect(page.locator("main")).toContainText(name);
  await send(page);
  await expect(page.locator("main")).toContainText("Ida Berg");

  // While the coordinator has it open, the room is taken on the Wednesday.
  const number = await numberOn(page);
  await login("admin", `/bookings/${first}`);
  await found(page, number);
  const harbour = page.getByRole("radio", { name: /^Harbour Room/ });
  await harbour.check();
  const roomId = await harbour.getAttribute("value");
  expect((await page.request.patch(`/api/bookings/${first}`, { data: { status: "confirmed", roomId } })).status()).toBe(200);
  await page.locator("main").getByRole("button", { name: "Confirm and hold the room" }).click();
  const alert = page.locator("main").getByRole("alert");
  await expect(alert).toContainText("No room is free for this booking.");
  await expect.poll(() => troubles.length).toBe(2);
  for (const trouble of troubles.splice(0)) expect(trouble).toContain("409");
  const run = alert
    .getByRole("button")
    .filter({ hasText: /20\d\d/ })
    .last();
  await run.click();
  await expect(page.getByText("From Pending to Confirmed")).toBeVisible();

  // One mail says both, and takes the old days out of the calendar.
  const confirmed = await mailTo(page, email, /[Cc]onfirm/);
  expect(confirmed.count).toBe(2);
  expect(confirmed.calendar.match(/BEGIN:VEVENT/g)?.length ?? 0).toBeGreaterThanOrEqual(5);
  await page.goto(new URL(/https?:\/\/\S+\/fr\/manage\/\S+/.exec(confirmed.text)?.[0] ?? "").pathname);
  await expect(page.locator("main")).toContainText("Ana Ruiz");
  await expect(page.getByRole("region", { name: "Votre arrivée" })).toContainText("Adresse");
  await expectAccessible(page);
  // Five days with their people and their estimate are printed on one sheet.
  const sheet = await page.pdf({ format: "Letter" });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});

const numberOn = async (page: Page) =>
  (await page
    .locator("main")
    .getByText(/^CN-\d{4}-\d{4}$/)
    .textContent()) ?? "";

/** The request in staff's list, opened at its confirmation. */
async function found(page: Page, number: string): Promise<void> {
  await page.goto(`/bookings?search=${number}`);
  const view = page.getByRole("link", { name: `View ${number}` });
  await page.goto(`${await view.getAttribute("href")}?do=confirmed`);
  await expect(page.getByRole("heading", { name: "Confirm this booking?" })).toBeVisible();
}
