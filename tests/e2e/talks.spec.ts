/** A visitor talks to a person of staff in the assistant's window, and is forgotten when they wish. */
import { log, openChat, say } from "./chat.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

test("a person joins, answers, hands back; the visitor deletes it all", { tag: "@once" }, async ({ page, browser, login, troubles }) => {
  // Two people in turn, who wait for each other's windows to look again.
  test.slow();
  const visitor = await (await browser.newContext()).newPage();
  const name = `Grace Lim ${Date.now()}`;
  await visitor.goto("/fast-booking");
  await openChat(visitor);
  await say(visitor, "I need a mediation in Toronto.");
  await visitor.locator("#fast-contactName").fill(name);
  await say(visitor, "Please let me talk to a person.");

  await login("admin", "/admin/conversations");
  await expectAccessible(page);
  await page.goto("/admin/conversations?view=live");
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByText("Waiting since")).toBeVisible();
  await expect(page.getByRole("region", { name: "Draft" })).toContainText("Mediation");
  await page.getByRole("button", { name: "Join the conversation" }).click();
  await page.getByLabel("Your message").fill("Good morning, how can I help?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("log")).toContainText("Good morning, how can I help?");
  await expect(page.getByLabel("Your message")).toHaveValue("");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Heard without a word of the visitor's, within the interval of a window that waits.
  await expect(log(visitor)).toContainText("Good morning, how can I help?", { timeout: 30_000 });
  await expect(log(visitor)).toContainText("has joined the conversation.");
  await expect(visitor.getByRole("dialog")).toContainText("The assistant is silent meanwhile.");
  await expect(visitor.getByText("A computer program, not a person.")).toBeHidden();
  await expectAccessible(visitor);
  await say(visitor, "Is the courtyard quiet?");
  await expect(log(visitor)).toContainText("who answers here.");
  await expect(page.getByRole("log")).toContainText("Is the courtyard quiet?", { timeout: 30_000 });

  await visitor.getByRole("button", { name: "Minimize chat" }).click();
  await page.getByLabel("Your message").fill("Very quiet.");
  await page.getByRole("button", { name: "Send" }).click();
  await visitor.getByRole("button", { name: "Reopen chat: a person has written to you" }).click({ timeout: 30_000 });
  await expect(log(visitor)).toContainText("Very quiet.");

  await page.getByRole("button", { name: "Hand back to the assistant" }).click();
  await expect(page.getByRole("button", { name: "Join the conversation" })).toBeVisible();
  await expect(log(visitor)).toContainText("has left the conversation; the assistant answers again.", { timeout: 30_000 });
  await say(visitor, "What are your opening hours?");
  await expect(log(visitor)).toContainText(/8:/);

  await visitor.getByRole("button", { name: "Delete this conversation" }).click();
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "Delete it" }).click();
  await expect(visitor.getByText("The conversation has been deleted.")).toBeVisible();
  await expect(log(visitor)).not.toContainText("courtyard");
  await expect(visitor.locator("#fast-contactName")).toHaveValue("");
  await visitor.reload();
  await openChat(visitor);
  await expect(log(visitor)).not.toContainText("courtyard");

  await page.reload();
  await expect(page.getByRole("heading", { name: "This conversation has been deleted" })).toBeVisible();
  await expectAccessible(page);
  // The page that says so is 410.
  expect(troubles.splice(0).every((trouble) => trouble.includes("410"))).toBe(true);
});

test("without a script, staff join, answer and hand back", { tag: "@once" }, async ({ page, browser, request, login }) => {
  const name = `Ada Lowe ${Date.now()}`;
  await request.patch("/api/drafts/current", { data: { version: 0, values: { contactName: name } } });
  const said = await request.post("/api/ai/chat", { data: { message: "I need a mediation. Please let me talk to a person." } });
  const { sessionId } = (await said.json()) as { sessionId: string };
  await login("admin", "/admin/conversations");
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const desk = await plain.newPage();
  await desk.goto("/admin/conversations?view=live");
  await desk.getByRole("link", { name }).click();
  await desk.getByRole("button", { name: "Join the conversation" }).click();
  await desk.getByRole("button", { name: "Send" }).click();
  await expect(desk.getByText("Please write something.")).toBeVisible();
  await desk.getByLabel("Your message").fill("Good morning.");
  await desk.getByRole("button", { name: "Send" }).click();
  await expect(desk.getByRole("log")).toContainText("Good morning.");
  const answer = await request.post("/api/ai/chat", { data: { message: "Good morning to you.", sessionId } });
  expect(await answer.json()).toMatchObject({
    passedOn: true,
    heard: [{ role: "joined" }, { role: "colleague", content: "Good morning." }],
  });
  await desk.getByRole("button", { name: "Hand back to the assistant" }).click();
  await expect(desk.getByRole("button", { name: "Join the conversation" })).toBeVisible();
});
