/** Exhibits of both sides: filed into folders with numbers, put in order, read in one index. */
import type { APIRequestContext, Locator } from "@playwright/test";
import { DEMO_EMAILS, DEMO_PASSWORD, expect, expectAccessible, expectNoSidewaysScroll, forgotten, test } from "./fixtures.ts";

/** Signed in for calls of the API. */
async function signIn(request: APIRequestContext, origin: string, who: "partyA" | "partyB"): Promise<void> {
  const data = { email: DEMO_EMAILS[who], password: DEMO_PASSWORD };
  expect((await request.post("/api/auth/sign-in/email", { data, headers: { Origin: origin } })).status()).toBe(200);
}

const pdf = (name: string, content = name) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(`%PDF-1.7 ${content}`) });

test("both sides file exhibits, each with its own numbers, and read one index of them", { tag: "@large" }, async ({
  page,
  request,
  baseURL,
  login,
}) => {
  // The demo's case in progress, in which both sides are.
  await signIn(request, baseURL ?? "", "partyB");
  const cases = (await (await request.get("/api/cases")).json()) as { id: string; title: string }[];
  const id = cases.find(({ title }) => title.startsWith("Orchard Point"))?.id;
  expect(id).toBeDefined();
  /** Other journeys file in the same case: which number it was is read. */
  const numberOf = async (item: Locator, series: string) => {
    const number = item.getByText(new RegExp(`^${series}-\\d+$`)).first();
    await expect(number).toBeVisible();
    return (await number.textContent()) ?? "";
  };
  const stamp = Date.now();

  await login("partyB", `/cases/${id}`);
  const documents = page.getByRole("region", { name: "Documents" });
  const field = documents.getByLabel("Choose documents, or drop them here");
  await field.setInputFiles([pdf(`Exhibit survey ${stamp}.pdf`)]);
  const chosen = documents.getByRole("listitem").filter({ hasText: `Exhibit survey ${stamp}.pdf` });
  // Proposed by its name.
  await expect(chosen.getByLabel("Folder")).toHaveValue("evidence");
  await chosen.getByLabel("Number it as an exhibit (R-…)").check();
  await chosen.getByLabel("What the document is").fill("Survey of the moorings");
  await chosen.getByLabel("Date of the document").fill("2024-05-06");
  await expectAccessible(page);
  await documents.getByRole("button", { name: "File the document", exact: true }).click();
  const filed = documents
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: `Exhibit survey ${stamp}.pdf`, exact: true }) });
  const mine = await numberOf(filed, "R");
  await expect(filed).toContainText("Survey of the moorings · May 6, 2024");

  // What is one's own side's alone is offered no number.
  await field.setInputFiles([pdf(`Exhibit draft ${stamp}.pdf`)]);
  await documents.getByRole("radio", { name: /Only my side/ }).check();
  await expect(documents.getByLabel(/Number it as an exhibit \(R/).filter({ visible: true })).toHaveCount(0);
  await documents.getByRole("button", { name: `Do not file Exhibit draft ${stamp}.pdf` }).click();

  // By keyboard: one up in its folder, where it stays for everybody.
  const up = filed.getByRole("button", { name: `Move ${mine} up` });
  await up.focus();
  const names = () => documents.getByRole("link", { name: /^(?!View).*\.pdf$/ }).allTextContents();
  const before = await names();
  const moved = page.waitForResponse((answer) => answer.url().endsWith("/place") && answer.status() === 204);
  await page.keyboard.press("Enter");
  await moved;
  await expect(up).toBeFocused();
  await expect.poll(names).not.toEqual(before);

  // By dragging: what was filed last before it, where it stays too.
  await field.setInputFiles([pdf(`Exhibit tides ${stamp}.pdf`)]);
  await documents.getByRole("radio", { name: /Everyone in the case/ }).check();
  await documents.getByRole("button", { name: "File the document", exact: true }).click();
  const last = documents.getByRole("listitem").filter({ has: page.getByRole("link", { name: `Exhibit tides ${stamp}.pdf`, exact: true }) });
  const isBefore = async () => {
    const order = await names();
    return order.indexOf(`Exhibit tides ${stamp}.pdf`) < order.indexOf(`Exhibit survey ${stamp}.pdf`);
  };
  await expect(last).toBeVisible();
  expect(await isBefore()).toBe(false);
  const dropped = page.waitForResponse((answer) => answer.url().endsWith("/place") && answer.status() === 204);
  await last.getByTitle("Drag to put it elsewhere").dragTo(filed);
  await expect.poll(isBefore).toBe(true);
  await dropped;
  await page.reload();
  await expect(last).toBeVisible();
  expect(await isBefore()).toBe(true);
  // Dragged down it comes behind what it is dropped on, so that anything can be dragged to the end; where it is now is said.
  const behind = page.waitForResponse((answer) => answer.url().endsWith("/place") && answer.status() === 204);
  await last.getByTitle("Drag to put it elsewhere").dragTo(filed);
  await behind;
  await expect.poll(isBefore).toBe(false);
  await expect(documents.getByRole("status").filter({ hasText: `Exhibit tides ${stamp}.pdf: ` })).toHaveText(/: \d+ of \d+$/);

  await forgotten(page);
  await login("partyA", `/cases/${id}`);
  await field.setInputFiles([pdf(`Letter ${stamp}.pdf`)]);
  await documents.getByRole("button", { name: "File the document", exact: true }).click();
  const letter = documents.getByRole("listitem").filter({ has: page.getByRole("link", { name: `Letter ${stamp}.pdf`, exact: true }) });
  await letter.getByText("Folder and description").click();
  await letter.getByLabel("Folder", { exact: true }).selectOption("Evidence");
  await letter.getByLabel("Number it as an exhibit (C-…)").check();
  await letter.getByRole("button", { name: "Save" }).click();
  const theirs = await numberOf(letter, "C");
  // The other side's exhibit is read, and not theirs to change.
  await expect(filed).toContainText(mine);
  await expect(filed.getByText("Folder and description")).toHaveCount(0);

  await documents.getByRole("link", { name: "Index of exhibits" }).click();
  const table = page.getByRole("table", { name: "Index of exhibits" });
  await expect(table.getByRole("row").filter({ hasText: mine })).toContainText("Survey of the moorings");
  await expect(table.getByRole("row").filter({ hasText: theirs })).toContainText(`Letter ${stamp}.pdf`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Side").selectOption("Party B (R, RL)");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(table.getByRole("row").filter({ hasText: theirs })).toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/-exhibits\.csv$/);

  // Withdrawn, it keeps its number.
  await page.goto(`/cases/${id}`);
  await letter.getByText("Withdraw", { exact: false }).first().click();
  await letter.getByLabel("Reason").fill("Filed by mistake.");
  await letter.getByRole("button", { name: "Withdraw the document" }).click();
  // A page that is left at once takes the press with it.
  await expect(letter.getByRole("button", { name: "Withdraw the document" })).toHaveCount(0);
  await page.goto(`/cases/${id}/exhibits`);
  await expect(table.getByRole("row").filter({ hasText: theirs })).toContainText("Withdrawn");
});
