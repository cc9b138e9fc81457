/** What the assistant says, in the hands of administrators (specification, section 2 "AI Assistant Configuration"). */
import { alive, expect, expectAccessible, expectNoSidewaysScroll, forgotten, test } from "./fixtures.ts";

const mark = () => Math.random().toString(36).slice(2, 8).replace(/\d/g, "x");

test("an answer is written, heard by the next visitor, taken back; a setting is saved when its field is left", { tag: "@once" }, async ({
  page,
  request,
  login,
  troubles,
}) => {
  const word = `zither${mark()}`;
  await login("admin", "/admin/ai-config");
  await expect(page.getByRole("heading", { level: 1, name: "AI Assistant Configuration" })).toBeVisible();
  await page.getByRole("link", { name: "Add FAQ" }).click();
  // The form scrolls to its title as it opens: a button pressed while it does is missed by the mouse.
  await expect(page.getByRole("heading", { level: 2, name: "Add FAQ" })).toBeFocused();
  await page.getByRole("button", { name: "Create FAQ" }).click();
  await expect(page.getByText("Question must be at least 5 characters").first()).toBeVisible();
  await page.locator("#faq-question\\.en").fill(`Do you have a ${word}?`);
  await page.locator("#faq-answer\\.en").fill(`There is a ${word} in the lounge.`);
  await page.locator("#faq-keywords\\.en").fill(word);
  await page.getByRole("button", { name: "Create FAQ" }).click();
  await expect(page.getByRole("status").filter({ hasText: "FAQ created successfully" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Create FAQ" })).toBeHidden();

  const heard = async () => {
    const answer = await request.post("/api/ai/chat", { data: { message: `Do you have a ${word}?` } });
    return ((await answer.json()) as { response: string }).response;
  };
  expect(await heard()).toContain(`There is a ${word} in the lounge.`);
  // With one FAQ in the list, its form open, and an answer tried: all kinds of parts, and little to look through.
  await page.goto("/admin/ai-config?search=confidential&do=edit&id=confidentiality&try=parking");
  await expectAccessible(page);
  await page.getByLabel("A visitor’s question").fill(`is there a ${word}`);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.locator("#try")).toContainText(`There is a ${word} in the lounge.`);
  await expect(page.locator("#try")).toContainText("From the FAQ");

  await page.getByRole("button", { name: `Delete: Do you have a ${word}?` }).click();
  await expect(page.getByRole("status").filter({ hasText: "FAQ deleted successfully" })).toBeFocused();
  expect(await heard()).not.toContain("in the lounge");
  await page.getByRole("button", { name: "Undo this change" }).click();
  await expect(page.getByRole("status").filter({ hasText: "It is back as it was before." })).toBeFocused();
  expect(await heard()).toContain("in the lounge");
  await page.getByRole("button", { name: `Delete: Do you have a ${word}?` }).click();
  await expect(page.getByRole("status").filter({ hasText: "FAQ deleted successfully" })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "System Configuration" }).click();
  const personality = page.locator("#setting-ai_personality-all");
  await personality.fill(`Patient, with a ${word}.`);
  await personality.blur();
  await expect(page.getByText("Saved. The next visitor will see it.")).toBeVisible();
  await expect(page.getByText("Configuration updated successfully").first()).toBeVisible();
  await page.reload();
  await expect(personality).toHaveValue(`Patient, with a ${word}.`);
  await expectAccessible(page);
  await alive(personality);
  await personality.fill("");
  await personality.blur();
  await expect(page.getByText("Saved. The next visitor will see it.")).toBeVisible();
  // The refused form of above is an answer of 400, which browsers report.
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !/status of 400/.test(trouble)));
});

test("without scripts it is all forms: an FAQ, a setting, a file; and nobody else finds the page", { tag: "@once" }, async ({
  browser,
  baseURL,
  login,
  page,
  troubles,
}) => {
  await login("admin", "/admin/ai-config");
  const cookies = await page.context().cookies();
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await context.addCookies(cookies);
  const plain = await context.newPage();
  const word = `theremin${mark()}`;
  await plain.goto("/admin/ai-config?do=add");
  await plain.locator("#faq-question\\.en").fill("Hm?");
  await plain.locator("#faq-answer\\.en").fill(`There is a ${word} in the lounge.`);
  await plain.getByRole("button", { name: "Create FAQ" }).click();
  await expect(plain.locator("#faq-question\\.en-error")).toHaveText("Question must be at least 5 characters");
  await expect(plain.locator("#faq-answer\\.en")).toHaveValue(`There is a ${word} in the lounge.`);
  await plain.locator("#faq-question\\.en").fill(`Do you have a ${word}?`);
  await plain.getByRole("button", { name: "Create FAQ" }).click();
  await expect(plain.getByRole("status").filter({ hasText: "FAQ created successfully" })).toBeVisible();

  await plain.locator("#faq-file").setInputFiles({
    name: "faqs.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("question_en,answer_en\nWhy?,Because it is so.\n"),
  });
  await plain.getByRole("button", { name: "Import", exact: true }).click();
  await expect(plain.getByText("Line 2 (question_en): Question must be at least 5 characters")).toBeVisible();

  await plain.goto(`/admin/ai-config?search=${word}`);
  await plain.getByRole("button", { name: `Delete: Do you have a ${word}?` }).click();
  await expect(plain.getByRole("status").filter({ hasText: "FAQ deleted successfully" })).toBeVisible();
  await context.close();

  await forgotten(page);
  await login("partyA", "/bookings");
  const answer = await page.goto("/admin/ai-config");
  expect(answer?.status()).toBe(404);
  expect((await page.goto("/admin/ai-config/faqs.csv"))?.status()).toBe(404);
  await expect.poll(() => troubles.length).toBe(2);
  for (const trouble of troubles.splice(0)) expect(trouble).toContain("404");
});
