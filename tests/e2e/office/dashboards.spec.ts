/** First pages by what is due: each line opens the thing that it names (issue 19, "Dashboards by what is due"). */
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "#tests/e2e/fixtures.ts";

test("an arbitrator's first line is what they owe, and opens it by keyboard", { tag: "@small" }, async ({ page, login }) => {
  await login("arbitrator", "/arbitrator");
  await ready(page);
  const owed = page.getByRole("region", { name: "Waiting for you" });
  const cases = page.getByRole("region", { name: "Your cases" });
  expect((await owed.boundingBox())?.y ?? 0).toBeLessThan((await cases.boundingBox())?.y ?? 0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await owed.getByRole("link", { name: "Accept or decline the case" }).first().press("Enter");
  await expect(page).toHaveURL(/\/cases\/[\w-]+#actions$/);
  await expect(page.getByRole("button", { name: "Accept the assignment" })).toBeInViewport();
});

test("a party reads what is due in its order, and a deadline opens itself", { tag: "@small" }, async ({ page, login }) => {
  await login("partyA", "/party");
  await ready(page);
  const owed = page.getByRole("region", { name: "Waiting for you" });
  const moments = await owed.getByRole("time").evaluateAll((nodes) => nodes.map((node) => node.getAttribute("datetime") ?? ""));
  expect(moments.length).toBeGreaterThan(1);
  expect(moments).toEqual([...moments].sort());
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const title = "Joint list of agreed facts";
  await owed.getByRole("link", { name: title }).press("Enter");
  await expect(page).toHaveURL(/#deadline-/);
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
});

test("the office's calls due open their lines of the queue", { tag: "@small" }, async ({ page, login }) => {
  await login("admin", "/admin");
  await ready(page);
  const calls = page.getByRole("region", { name: "Calls and tasks due" });
  const first = calls.getByRole("link").first();
  const name = (await first.textContent()) ?? "";
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // On a phone what is due comes before what can be begun, and for the keyboard too.
  const [due, begin] = [page.getByRole("region", { name: "Due now" }), page.getByRole("link", { name: "Create New Case", exact: true })];
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  expect(((await begin.boundingBox())?.y ?? 0) > ((await due.boundingBox())?.y ?? 0)).toBe(isPhone);
  // What waits is counted with what has no day yet and what is past: its list has it all.
  for (const name of ["Requests to confirm", "Consultations requested"])
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", /when=all/);
  await first.press("Enter");
  await expect(page).toHaveURL(/\/admin\/queue\?row=/);
  await expect(page.getByRole("complementary", { name: "Detail of the task" }).getByRole("heading", { name })).toBeVisible();
});
