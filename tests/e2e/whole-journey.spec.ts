/**
 * The promise of bookings, whole: asked for in the chat, found and taken by staff, confirmed with a room, moved by the
 * client's own link and cancelled, with a mail and a calendar in the client's language each time.
 */
import type { APIRequestContext, Page } from "@playwright/test";
import { openDays } from "./bookings/open-day.ts";
import { openChat, say } from "./chat.ts";
import { alive, expect, test, turnToTask } from "./fixtures.ts";

interface Mail {
  text: string;
  html: string;
  /** The calendar that came with it, its long lines joined (RFC 5545, section 3.1). */
  calendar: string;
}

/** The newest mail to this address whose subject says this, once it is there. */
async function mailTo(page: Page, request: APIRequestContext, recipient: string, subject: RegExp): Promise<Mail> {
  const mine = page.locator("main li").filter({ hasText: recipient }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto("/dev/mail");
    await expect(mine.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await mine.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/dev\/mail\/[\w-]+$/);
  const file = await request.get(`${new URL(page.url()).pathname}/attachments/0`);
  return {
    text: (await page.locator("section", { hasText: "As plain text" }).first().textContent()) ?? "",
    html: (await page.locator("iframe").getAttribute("srcdoc")) ?? "",
    calendar: (await file.text()).replaceAll(/\r\n[ \t]/g, ""),
  };
}

const propertyOf = (calendar: string, name: string) => new RegExp(`^${name}[:;](.*)\r?$`, "m").exec(calendar)?.[1]?.trim() ?? "";
/** What the calendar says of its first event. */
const eventOf = (calendar: string) => calendar.slice(calendar.indexOf("BEGIN:VEVENT"));

test("a request made by chat is found, taken, confirmed, moved by its client's link and cancelled", { tag: "@once" }, async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(360_000);
  const email = `elodie.${crypto.randomUUID().slice(0, 8)}@laval.example`;
  // Days of its own, so that no other test's booking has the room.
  const [first = "", second = ""] = openDays(2);
  const words = (day: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("fr-CA", { ...style, timeZone: "UTC" }).format(new Date(day)).replace(/(?<!\d)1 (?=\p{L})/u, "1er ");
  const stamp = (day: string) => day.replaceAll("-", "");
  const moved = words(second, { day: "numeric", month: "long" });

  await page.goto("/fr/fast-booking");
  await openChat(page);
  await say(page, `Bonjour, j'aimerais une médiation en personne à Montréal le ${words(first, { dateStyle: "long" })} à 10 h.`);
  await say(page, `Je m'appelle Élodie Tremblay, cabinet Laval et Associés, ${email}, 514 555 0199.`);
  await say(page, "Il s'agit d'un différend commercial sur un contrat d'approvisionnement entre deux fabricants.");
  for (let turn = 0; turn < 4 && !(await page.getByTestId("confirm-summary").isVisible()); turn += 1) await say(page, "Non, c'est tout");
  await page.getByTestId("confirm-summary").click();
  await page.getByTestId("see-confirmation").click();
  const number =
    (await page
      .locator("main")
      .getByText(/^CN-\d{4}-\d{4}$/)
      .textContent()) ?? "";

  const received = await mailTo(page, request, email, /./);
  // The first mail to an address that has never answered quotes nobody; who opens one of its links proves it.
  expect(received.text).not.toContain("Élodie Tremblay");
  expect(received.text).toContain(number);
  const uid = propertyOf(received.calendar, "UID");
  expect(eventOf(received.calendar)).toContain(`DTSTART;TZID=America/Toronto:${stamp(first)}T100000`);
  expect(propertyOf(received.calendar, "STATUS")).toBe("TENTATIVE");
  expect(propertyOf(received.calendar, "METHOD")).toBe("PUBLISH");

  // Staff find it, take it and give it a room.
  const staff = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en-CA" })).newPage();
  await staff.goto(`/legacy-login?returnTo=${encodeURIComponent(`/bookings?search=${number}`)}`);
  await staff.getByLabel("E-mail").fill("admin@concord.example");
  await staff.getByLabel("Password").fill("Concord-demo-2026");
  await staff.locator("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await staff.waitForURL(/\/bookings\?search=/);
  await expect(staff.locator("main [data-row]")).toHaveCount(1);
  await staff.goto("/admin/queue");
  const task = staff.getByRole("article").filter({ hasText: number });
  await turnToTask(staff, task);
  await task.getByRole("button", { name: /^Assign to me:/ }).click();
  await expect(staff.getByRole("status").filter({ hasText: "Élodie Tremblay: assigned to you." })).toBeVisible();
  await task.getByRole("link", { name: number }).click();
  await staff.locator("main").getByRole("link", { name: "Confirm Booking", exact: true }).click();
  // Two people need no large room: those are one press further.
  await staff.getByText("Larger rooms that fit too").click();
  await staff.getByRole("radio", { name: /^Viger/ }).check();
  await staff.locator("main").getByRole("button", { name: "Confirm and hold the room" }).click();
  await expect(staff.locator("section").filter({ hasText: "Rooms held" }).first()).toContainText("Viger");

  const confirmed = await mailTo(page, request, email, /confirm/i);
  expect(confirmed.text).toContain("Viger");
  expect(propertyOf(confirmed.calendar, "UID")).toBe(uid);
  expect(propertyOf(confirmed.calendar, "STATUS")).toBe("CONFIRMED");
  expect(Number(propertyOf(confirmed.calendar, "SEQUENCE"))).toBeGreaterThan(Number(propertyOf(received.calendar, "SEQUENCE")));

  // The client moves it by the link of that mail, on another machine.
  const link = /https?:\/\/\S+\/fr\/manage\/\S+/.exec(confirmed.text)?.[0] ?? "";
  const client = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "fr-CA" })).newPage();
  const { pathname } = new URL(link);
  await client.goto(`${pathname}?do=move`);
  await alive(client.locator("#manage-form button[type=submit]").last());
  await client.locator("#manage-date").fill(second);
  await client.locator("#manage-time").fill("11:00");
  await client.locator("#manage-form button[type=submit]").last().click();
  await expect(client.locator("main")).toContainText(moved);
  const changed = await mailTo(page, request, email, /modifi/i);
  expect(changed.text).toContain(moved);
  // The holder of the link is signed out: what they cause quotes nobody.
  expect(changed.text).not.toContain("Élodie Tremblay");
  expect(propertyOf(changed.calendar, "UID")).toBe(uid);
  expect(eventOf(changed.calendar)).toContain(`DTSTART;TZID=America/Toronto:${stamp(second)}T110000`);
  expect(propertyOf(changed.calendar, "STATUS")).toBe("TENTATIVE");
  expect(Number(propertyOf(changed.calendar, "SEQUENCE"))).toBeGreaterThan(Number(propertyOf(confirmed.calendar, "SEQUENCE")));

  // And cancels it.
  await client.goto(`${pathname}?do=cancel`);
  await client.locator("#manage-reason").fill("Les parties se sont entendues.");
  await client.locator("#manage-form button[type=submit]").last().click();
  await expect(client.locator("main")).toContainText("annulée");
  const cancelled = await mailTo(page, request, email, /annul/i);
  expect(propertyOf(cancelled.calendar, "METHOD")).toBe("CANCEL");
  expect(propertyOf(cancelled.calendar, "STATUS")).toBe("CANCELLED");
  expect(propertyOf(cancelled.calendar, "UID")).toBe(uid);
  expect(Number(propertyOf(cancelled.calendar, "SEQUENCE"))).toBeGreaterThan(Number(propertyOf(changed.calendar, "SEQUENCE")));
  for (const { html } of [received, confirmed, changed, cancelled]) expect(html).toContain('lang="fr"');

  await staff.reload();
  await expect(staff.locator("section").filter({ hasText: "Rooms held" })).toHaveCount(0);
  await expect(staff.getByText("Les parties se sont entendues.").first()).toBeVisible();
  await Promise.all([staff.context().close(), client.context().close()]);
});
