/** While nobody presides in a case our office decides requests for more time: they are on its first page and above its queue, wide and narrow, in English and French. */
import { expect, expectAccessible, expectNoSidewaysScroll, forgotten, ready, test, word } from "#tests/e2e/fixtures.ts";
import { becomeFrenchColleague } from "./french-colleague.ts";

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a request for more time in a case without a tribunal is decided from the office's first page", { tag: "@once" }, async ({
  page,
  login,
  baseURL,
}) => {
  test.setTimeout(480_000);
  const title = `Reply ${word()}`;
  const headers = { Origin: baseURL ?? "" };
  await login("partyA", "/bookings");
  const created = await page.request.post("/api/cases", {
    data: { title: `Alba v. ${word()}`, description: "Two shareholders disagree about a valuation." },
  });
  const { id } = (await created.json()) as { id: string };
  const path = `/cases/${id}`;

  await forgotten(page);
  await login("admin", path);
  const times = { dueTime: "17:00", zone: "America/Toronto", closedDay: "keep" };
  const set = { intent: "set-deadline", title, owedBy: "side_a", dueDate: dayIn(60), formKey: word(), ...times };
  expect((await page.request.post(path, { form: set, headers, maxRedirects: 0 })).status()).toBe(303);

  await forgotten(page);
  await login("partyA", path);
  const deadline = page.getByRole("region", { name: "Timetable" }).getByRole("article", { name: title });
  await ready(page);
  const heading = await deadline.getByRole("heading", { name: title }).getAttribute("id");
  // Any day may be a closed one: it is kept.
  const wanted = { wantedDate: dayIn(75), wantedTime: "17:00", closedDay: "keep", reason: "The expert is ill." };
  const ask = { intent: "ask-extension", id: heading?.replace("deadline-", "") ?? "", ...wanted };
  expect((await page.request.post(path, { form: ask, headers, maxRedirects: 0 })).status()).toBe(303);
  await page.reload();
  await expect(deadline).toContainText("The expert is ill.");

  await forgotten(page);
  await login("admin", "/admin");
  for (const address of ["/admin", "/admin/queue"])
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await ready(page);
      const requests = page.getByRole("region", { name: "Extension requests to decide" });
      await expect(requests.getByRole("listitem").filter({ hasText: title })).toContainText(/CA-\d{4}-\d+/);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }

  await becomeFrenchColleague(page);
  await page.goto("/admin");
  await ready(page);
  const demandes = page.getByRole("region", { name: "Demandes de prolongation en attente" });
  await expect(demandes).toContainText("Personne ne préside le tribunal de ces dossiers : notre bureau statue.");
  await expectNoSidewaysScroll(page);
  await demandes.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(/\/cases\/[\w-]+#deadline-/);
  await ready(page);
  const asked = page.getByRole("article", { name: title });
  await asked.getByRole("button", { name: /^Accorder/ }).click();
  await expect(asked.getByRole("button", { name: /^Accorder/ })).toHaveCount(0);
  await page.goto("/admin");
  await ready(page);
  await expect(demandes.getByRole("link", { name: title })).toHaveCount(0);
});
