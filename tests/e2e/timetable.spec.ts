/** A case's timetable and its hearings, by two of its people (issue: "a timetable of deadlines"). */
import type { Page } from "@playwright/test";
import { fastBooking } from "#tests/kit/payloads.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, forgotten, test } from "./fixtures.ts";

/** A case of party A's, made regardless of who is signed in on the page. */
async function made(page: Page): Promise<string> {
  const answer = await page.request.post("/api/cases", {
    data: { title: "Alba v. Stone", description: "Two shareholders disagree about a valuation." },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** What was refused, as the browser reports it, and nothing else. */
async function refusals(troubles: string[], count: number): Promise<void> {
  await expect.poll(() => troubles.length).toBe(count);
  for (const trouble of troubles.splice(0)) expect(trouble).toContain("400");
}

test("a deadline is set on one clock and read on two; who owes it asks for more time", { tag: "@large" }, async ({
  page,
  login,
  troubles,
}) => {
  await login("partyA", "/bookings");
  const id = await made(page);
  await page.goto(`/cases/${id}`);
  const timetable = page.getByRole("region", { name: "Timetable" });
  await expect(timetable).toContainText("No deadlines yet");
  await expect(timetable.getByText("Set a deadline")).toBeHidden();
  // It comes before everything long.
  const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  expect(headings.slice(0, 2)).toEqual(["Description", "Timetable"]);

  await forgotten(page);
  await login("admin", `/cases/${id}`);
  await timetable.getByText("Set a deadline", { exact: true }).click();
  await timetable.getByRole("button", { name: "Set and notify everyone" }).click();
  await expect(timetable.getByText("Say what is to be done")).toBeVisible();
  await refusals(troubles, 1);
  await timetable.getByLabel("What is to be done").fill("Statement of claim");
  await timetable.getByLabel("Due from").selectOption({ label: "Party A" });
  await timetable.getByLabel("On the clock of").selectOption("America/Cayman");
  await timetable.getByLabel("Day").fill("2031-07-15");
  await timetable.getByLabel("Time", { exact: true }).fill("17:00");
  await timetable.getByRole("button", { name: "Set and notify everyone" }).click();
  const deadline = timetable.getByRole("article", { name: "Statement of claim" });
  await expect(deadline).toContainText(/July 15, 2031 at 5:00\sp\.m\. EST, Grand Cayman/);
  await expect(deadline).toContainText(/Your time: Tuesday, July 15, 2031 at 6:00\sp\.m\. EDT, Toronto/);
  await expect(deadline).toContainText("Due from: Party A");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await forgotten(page);
  await login("partyA", `/cases/${id}`);
  await deadline.getByText("Request an extension", { exact: true }).click();
  await deadline.getByLabel("New day").fill("2031-07-01");
  await deadline.getByLabel("Why is more time needed?").fill("The expert is ill.");
  await deadline.getByRole("button", { name: "Submit to our office" }).click();
  await expect(deadline.getByText("Choose a date and time in the future, after the deadline")).toBeVisible();
  await expect(deadline.getByLabel("Why is more time needed?")).toHaveValue("The expert is ill.");
  await refusals(troubles, 1);
  await deadline.getByLabel("New day").fill("2031-07-31");
  await deadline.getByRole("button", { name: "Submit to our office" }).click();
  await expect(deadline).toContainText("Our office has not decided yet. Until then the deadline stands.");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await deadline.getByRole("button", { name: "Mark as done: Statement of claim" }).click();
  await expect(deadline).toContainText("marked it as done");
});

test("a day that closes after a deadline was set on it is pointed out, and the next open one is a press away", { tag: "@once" }, async ({
  page,
  login,
}) => {
  await login("partyA", "/bookings");
  const id = await made(page);
  const timetable = page.getByRole("region", { name: "Timetable" });
  const deadline = timetable.getByRole("article", { name: "Reply" });
  await forgotten(page);
  await login("admin", `/cases/${id}`);
  await timetable.getByText("Set a deadline", { exact: true }).click();
  await timetable.getByLabel("What is to be done").fill("Reply");
  await timetable.getByLabel("Due from").selectOption({ label: "Party A" });
  await timetable.getByLabel("On the clock of").selectOption("America/Cayman");
  await timetable.getByLabel("Day").fill("2031-09-10");
  await timetable.getByRole("button", { name: "Set and notify everyone" }).click();
  await expect(deadline).toContainText("September 10, 2031");
  await page.goto("/admin/venues/grand-cayman");
  await page.getByLabel("Day", { exact: true }).fill("2031-09-10");
  await page.getByLabel("Name of the day").fill("Day of mourning");
  await page.getByRole("button", { name: "Close this day" }).click();
  await expect(page.getByText("Day of mourning").first()).toBeVisible();

  await forgotten(page);
  await login("partyA", `/cases/${id}`);
  await expect(async () => {
    await page.reload();
    await expect(deadline.getByRole("note")).toContainText("is a closed day in Grand Cayman: Day of mourning.", { timeout: 1000 });
  }).toPass();
  await expect(deadline.getByRole("note")).toContainText("The next open day is Thursday, September 11, 2031.");
  await expect(deadline.getByRole("note").getByRole("button")).toHaveCount(0);
  await deadline.getByText("Request an extension", { exact: true }).click();
  await expect(deadline.getByLabel("New day")).toHaveValue("2031-09-11");
  await expect(deadline.getByLabel("Why is more time needed?")).toHaveValue(/has become a closed day: Day of mourning/);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await forgotten(page);
  await login("admin", `/cases/${id}`);
  await deadline.getByRole("button", { name: "Move to Thursday, September 11, 2031: Reply" }).click();
  await expect(deadline).toContainText("September 11, 2031");
  await expect(deadline.getByRole("note")).toHaveCount(0);
});

test("a booking is linked by its number, and a hearing is booked with the style of cause filled", { tag: "@once" }, async ({
  page,
  request,
  login,
  troubles,
}) => {
  const booked = await request.post("/api/bookings/fast", { data: fastBooking() });
  const { id: bookingId, bookingNumber } = (await booked.json()) as { id: string; bookingNumber: string };
  await login("partyA", "/bookings");
  const id = await made(page);
  await forgotten(page);
  await login("admin", `/cases/${id}`);
  const bookings = page.getByRole("region", { name: "Hearings and bookings" });
  await bookings.getByLabel("Link a booking by its number").fill("CN-0000-0000");
  await bookings.getByRole("button", { name: "Link it" }).click();
  await expect(bookings.getByText("There is no booking with this number")).toBeVisible();
  await refusals(troubles, 1);
  await bookings.getByLabel("Link a booking by its number").fill(bookingNumber);
  await bookings.getByRole("button", { name: "Link it" }).click();
  await bookings.getByRole("link", { name: bookingNumber }).click();
  await expect(page).toHaveURL(new RegExp(`/bookings/${bookingId}$`));
  await expect(page.getByText("Belongs to case")).toBeVisible();

  await forgotten(page);
  await login("partyA", `/cases/${id}`);
  await expect(bookings).toContainText(bookingNumber);
  await expect(bookings.getByRole("link", { name: bookingNumber })).toBeHidden();
  await bookings.getByRole("button", { name: "Book a hearing for this case" }).click();
  await expect(page).toHaveURL(/\/book(\?.*)?$/);
  const draft = (await (await page.request.get("/api/drafts/current")).json()) as { values: { styleOfCause?: { value: string } } };
  expect(draft.values.styleOfCause?.value).toBe("Alba v. Stone");
});
