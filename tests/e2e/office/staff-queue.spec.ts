/** A request in staff's queue: taken, noted about, given a document that its client reads, and done. */

import { openDay } from "#tests/e2e/bookings/open-day.ts";
import {
  DEMO_EMAILS,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ready,
  scrolledToEnd,
  test,
  turnToTask,
  word,
} from "#tests/e2e/fixtures.ts";
import { detailedBooking, fastBooking } from "#tests/kit/payloads.ts";

const PDF = Buffer.from("%PDF-1.7 the order");

test("a request is taken, noted about, given a document, and done", { tag: "@small" }, async ({ page, request, login, troubles }) => {
  const name = `Ondine ${word()}`;
  const made = await request.post("/api/bookings/fast", { data: fastBooking({ contactName: name }) });
  const { id } = (await made.json()) as { id: string };
  await login("admin", "/admin/queue");
  const task = page.getByRole("article", { name });
  await turnToTask(page, task);
  await task.getByRole("button", { name: /^Assign to me:/ }).click();
  await expect(page.getByRole("status")).toContainText(`${name}: assigned to you.`);
  await page.goto("/admin/queue?view=mine");
  await expect(page.getByRole("article", { name })).toContainText("Assigned to you");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto(`/bookings/${id}`);
  await page.getByLabel("New note").fill("Wants a room with daylight.");
  await page.getByRole("button", { name: "Add the note" }).click();
  await expect(page.getByText("Wants a room with daylight.")).toBeVisible();
  const file = page.getByLabel("Attach a document");
  await file.setInputFiles({ name: "order.html", mimeType: "text/html", buffer: Buffer.from("<script>") });
  await page.getByRole("button", { name: "Attach", exact: true }).click();
  await expect(page.getByText("Choose a PDF, a Word document (.doc, .docx) or a picture (.jpg, .png)")).toBeVisible();
  // The refusal, as the browser reports it.
  expect(troubles.splice(0).every((trouble) => trouble.includes("400"))).toBe(true);
  await expectAccessible(page);
  await file.setInputFiles({ name: "Procès-verbal.pdf", mimeType: "application/pdf", buffer: PDF });
  await page.getByLabel("Who sees it").selectOption("client");
  await page.getByRole("button", { name: "Attach", exact: true }).click();
  const download = page.waitForEvent("download");
  const link = page.getByRole("link", { name: "Procès-verbal.pdf" });
  await link.click();
  expect(await (await download).failure()).toBeNull();
  // The name as it is sent: what a browser makes of its accents depends on its machine's locale.
  const sent = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(sent.headers()["content-disposition"]).toContain("filename*=UTF-8''Proc%C3%A8s-verbal.pdf");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto("/admin/queue?view=mine");
  await page
    .getByRole("article", { name })
    .getByRole("button", { name: /^Mark as done/ })
    .click();
  await expect(page.getByRole("status")).toContainText(`${name}: done.`);
  await page.goto("/admin/queue?view=done");
  await expect(page.getByRole("article", { name })).toBeVisible();
});

test("the client reads what was shared with them, and nothing of staff's @once", async ({ page, request, login }) => {
  const made = await request.post("/api/bookings/fast", { data: fastBooking({ contactEmail: DEMO_EMAILS.partyA }) });
  const { id } = (await made.json()) as { id: string };
  await login("admin", `/bookings/${id}`);
  await page.getByLabel("New note").fill("Not for the client.");
  await page.getByRole("button", { name: "Add the note" }).click();
  await expect(page.getByText("Not for the client.")).toBeVisible();
  for (const [name, audience] of [
    ["internal.pdf", "staff"],
    ["shared.pdf", "client"],
  ] as const) {
    await page.getByLabel("Attach a document").setInputFiles({ name, mimeType: "application/pdf", buffer: PDF });
    await page.getByLabel("Who sees it").selectOption(audience);
    await page.getByRole("button", { name: "Attach", exact: true }).click();
    await expect(page.getByRole("link", { name })).toBeVisible();
  }
  await page.goto("/api/logout");
  await login("partyA", `/bookings/${id}`);
  await expect(page.getByRole("link", { name: "shared.pdf" })).toBeVisible();
  await expect(page.getByText("internal.pdf")).toBeHidden();
  await expect(page.getByText("Not for the client.")).toBeHidden();
  await expect(page.getByLabel("Who sees it")).toBeHidden();
  await page.getByLabel("Attach a document").setInputFiles({ name: "answer.pdf", mimeType: "application/pdf", buffer: PDF });
  await page.getByRole("button", { name: "Attach", exact: true }).click();
  await expect(page.getByRole("link", { name: "answer.pdf" })).toBeVisible();
  await expectAccessible(page);
});

test("several tasks are taken at once, and each says what became of it", { tag: "@once" }, async ({ page, request, login, troubles }) => {
  const [first, second] = [`Ada ${word()}`, `Zoe ${word()}`];
  for (const contactName of [first, second])
    expect((await request.post("/api/bookings/fast", { data: fastBooking({ contactName }) })).status()).toBe(201);
  await login("admin", "/admin/queue");
  await page.goto("/admin/queue?view=untaken");
  const task = (name: string) => page.getByRole("article", { name });
  await turnToTask(page, task(first));
  // From the first of them on. Out of office hours all have the same clock: the two may be pages apart.
  const due = await task(first).getByRole("time").getAttribute("datetime");
  await page.goto(`/admin/queue?view=untaken&after=${Date.parse(due ?? "") - 1}~0`);
  await ready(page);
  const rows = new Map<string, string | null>();
  for (;;) {
    const shown = page.locator("[data-row]");
    for (const name of [first, second]) {
      if ((await task(name).count()) === 0) continue;
      rows.set(name, await task(name).getAttribute("data-row"));
      await page.getByRole("checkbox", { name: `Choose ${name}` }).check();
    }
    if (rows.size === 2) break;
    const last = await shown.last().getAttribute("data-row");
    await page.getByRole("link", { name: "Due later" }).click();
    await expect(page.locator(`[data-row="${last}"]`)).toHaveCount(0);
  }
  const bar = page.getByRole("region", { name: "Chosen rows" });
  await expect(bar).toContainText("2 rows chosen");
  await scrolledToEnd(page);
  await expectAccessible(page);
  // A colleague is faster with one of them.
  expect((await page.request.patch(`/api/tasks/${rows.get(second)}`, { data: { move: "done", heldBy: null } })).status()).toBe(204);
  await bar.getByRole("button", { name: "Assign to me", exact: true }).click();
  await expect(bar).toContainText("1 done, 1 refused");
  await expect(bar.getByRole("listitem").filter({ hasText: second })).toContainText("It was done already, by");
  await scrolledToEnd(page);
  await expectAccessible(page);
  // The refusal, as the browser reports it.
  for (const trouble of troubles.splice(0)) expect(trouble).toContain("409");
  await page.goto("/admin/queue?view=mine");
  await turnToTask(page, task(first));
  await expect(task(first)).toContainText("Assigned to you");
});

test("a call that nobody answers has another clock, told by touch on a phone", { tag: "@small" }, async ({ page, request, login }) => {
  const name = `Nadine ${word()}`;
  expect((await request.post("/api/bookings/fast", { data: fastBooking({ contactName: name }) })).status()).toBe(201);
  await login("admin", "/admin/queue");
  const task = page.getByRole("article", { name });
  await turnToTask(page, task);
  await expect(task.getByRole("link", { name: /^\+?[\d ()-]+$/ })).toHaveAttribute("href", /^tel:/);
  await task.getByRole("link", { name }).click();
  const detail = page.getByRole("complementary", { name: "Detail of the task" });
  await expect(detail.getByRole("link", { name: "Open the booking" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await detail.getByLabel("Not reached: try again").selectOption({ label: "in two hours" });
  await detail.getByRole("button", { name: "No answer" }).click();
  await expect(page.getByRole("status").filter({ hasText: `${name}: no answer, again at` })).toBeVisible();
  // Its new clock may put it on another page of the whole queue: its detail stays.
  await expect(detail).toContainText("No answer");
  await expect(detail).toContainText("Promised by");
  await page.goto("/admin/queue?view=mine");
  await turnToTask(page, task);
  await expect(task).toContainText("Assigned to you");
  await expectNoSidewaysScroll(page);
});

test("the detail of a task stays when the task leaves the view, and says where it is", { tag: "@once" }, async ({
  page,
  request,
  login,
}) => {
  const name = `Odile ${word()}`;
  expect((await request.post("/api/bookings/fast", { data: fastBooking({ contactName: name }) })).status()).toBe(201);
  await login("admin", "/admin/queue");
  await page.goto("/admin/queue?view=untaken");
  const task = page.getByRole("article", { name });
  await turnToTask(page, task);
  await task.getByRole("link", { name }).click();
  const detail = page.getByRole("complementary", { name: "Detail of the task" });
  await detail.getByRole("button", { name: "Left a message" }).click();
  await expect(page.getByRole("status").filter({ hasText: `${name}: left a message, again at` })).toBeVisible();
  await expect(task).toHaveCount(0);
  await expect(detail).toContainText("This task is now assigned to you: it has left the list.");
  await expect(detail).toContainText("Promised by");
  await detail.getByRole("link", { name: "Show it in its place" }).click();
  await expect(task).toHaveAttribute("aria-current", "true");
  await expect(detail).not.toContainText("it has left the list");
  await task.getByRole("button", { name: /^Mark as done/ }).click();
  await expect(detail).toContainText("This task is done: it has left the list.");
  await expect(detail.getByRole("button", { name: "Left a message" })).toHaveCount(0);
  await detail.getByRole("link", { name: "Show it in its place" }).click();
  await expect(task).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
});

test("from the queue a request is confirmed in two keys, and its plan is one away", { tag: "@once" }, async ({ page, request, login }) => {
  const contactName = `Quentin ${word()}`;
  const data = detailedBooking({ bookingDate: openDay(), mainRoomCapacity: 12, bookingContactName: contactName });
  const made = await request.post("/api/public-bookings", { data });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  await login("admin", "/admin/queue");
  const task = page.getByRole("article", { name: contactName });
  await turnToTask(page, task);
  // One line, in which how many come is said however long the rest is.
  await expect(task).toContainText("12 people");
  expect((await task.boundingBox())?.height).toBeLessThanOrEqual(44);
  // On its own page of the queue: others' tasks fill the first.
  const address = new URL(page.url());
  address.searchParams.set("row", (await task.getAttribute("data-row")) ?? "");
  await page.goto(address.href);
  await ready(page);
  await expect(page.getByRole("complementary", { name: "Detail of the task" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/bookings/${id}$`));
  await page.goBack();
  await expect(task).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("c");
  await expect(page.getByRole("radio", { name: /^Palmetto/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("From Pending to Confirmed")).toBeVisible();
});
