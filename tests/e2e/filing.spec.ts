/** Filing documents and speaking in a case: shown to whom they are for, with their names before anything is sent. */
import type { APIRequestContext } from "@playwright/test";
import { DEMO_EMAILS, DEMO_PASSWORD, expect, expectAccessible, expectNoSidewaysScroll, forgotten, ready, test } from "./fixtures.ts";

/** A case of party A of the demo data, created by the API. */
async function newCase(request: APIRequestContext, origin: string, title: string): Promise<string> {
  const headers = { Origin: origin };
  const signedIn = await request.post("/api/auth/sign-in/email", { data: { email: DEMO_EMAILS.partyA, password: DEMO_PASSWORD }, headers });
  expect(signedIn.status()).toBe(200);
  const data = { title, description: "Two shareholders disagree about the valuation of a clinic." };
  const made = await request.post("/api/cases", { data, headers });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

const pdf = (name: string, content: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(`%PDF-1.7 ${content}`) });

test("documents are filed for whom they are chosen, replaced and withdrawn; others see what is theirs", { tag: "@small" }, async ({
  page,
  request,
  baseURL,
  login,
}) => {
  const id = await newCase(request, baseURL ?? "", "Raman v. Filing");
  await login("partyA", `/cases/${id}`);
  const documents = page.getByRole("region", { name: "Documents" });
  await expect(documents.getByText("No documents uploaded yet")).toBeVisible();
  // The page's program runs: several may be chosen.
  const field = documents.getByLabel("Choose documents, or drop them here");
  await field.setInputFiles([pdf("claim.pdf", "claim"), pdf("exhibit 1.pdf", "one"), pdf("letter.exe.pdf", "x")]);
  await documents.getByRole("button", { name: "Do not file letter.exe.pdf" }).click();
  await field.setInputFiles([{ ...pdf("page.pdf", ""), buffer: Buffer.from("<html>") }]);
  await expect(documents.getByRole("alert")).toContainText("The content of this file is not what its name says");
  await documents.getByRole("button", { name: "Do not file page.pdf" }).click();
  await expect(documents.getByRole("radio", { name: /Everyone in the case Priya Raman and the administrators/ })).toBeChecked();
  await expectAccessible(page);
  await documents.getByRole("button", { name: "File 2 documents" }).click();
  await expect(page.getByText("Document uploaded successfully").first()).toBeVisible();
  await expect(documents.getByRole("link", { name: "claim.pdf", exact: true })).toBeVisible();
  await expect(documents.getByRole("link", { name: "exhibit 1.pdf", exact: true })).toBeVisible();

  await field.setInputFiles([pdf("strategy.pdf", "own")]);
  await documents.getByRole("radio", { name: /Only my side/ }).check();
  await documents.getByRole("button", { name: "File the document", exact: true }).click();
  await expect(documents.getByRole("listitem").filter({ hasText: "strategy.pdf" })).toContainText("Only your side");

  const claim = documents.getByRole("listitem").filter({ hasText: "claim.pdf" });
  await claim.getByText("File a new version").click();
  await claim.getByLabel("New version").setInputFiles(pdf("claim 2.pdf", "better"));
  await claim.getByRole("button", { name: "File the new version" }).click();
  await expect(documents.getByRole("link", { name: "claim 2.pdf", exact: true })).toBeVisible();
  await expect(documents.getByText("Version 2")).toBeVisible();

  const exhibit = documents.getByRole("listitem").filter({ hasText: "exhibit 1.pdf" });
  await exhibit.getByText("Withdraw", { exact: false }).first().click();
  await exhibit.getByLabel("Reason").fill("It names a witness.");
  await exhibit.getByRole("button", { name: "Withdraw the document" }).click();
  await expect(exhibit).toContainText("It names a witness.");
  await expect(exhibit.getByRole("link")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await forgotten(page);
  await login("admin", `/cases/${id}`);
  await expect(documents.getByRole("link", { name: "claim 2.pdf", exact: true })).toBeVisible();
  await expect(documents).not.toContainText("strategy.pdf");
});

test("a message is kept while it is written, and sent once; notices are proven", { tag: "@once" }, async ({
  page,
  request,
  baseURL,
  login,
}) => {
  // Its own: the feed has those of earlier runs too.
  const title = `Raman v. Discussion ${Date.now()}`;
  const id = await newCase(request, baseURL ?? "", title);
  await login("admin", `/cases/${id}`);
  const discussion = page.getByRole("region", { name: "Discussion" });
  await expect(discussion.getByText("No messages yet")).toBeVisible();
  await ready(page);
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/draft") && answer.status() === 204);
  await discussion.getByLabel("New message").fill("The file is complete.");
  await kept;
  await page.reload();
  await ready(page);
  await expect(discussion.getByLabel("New message")).toHaveValue("The file is complete.");
  await discussion.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Message sent successfully").first()).toBeVisible();
  await expect(discussion.getByRole("log")).toContainText("The file is complete.");
  await expect(discussion.getByLabel("New message")).toHaveValue("");
  await page.getByRole("link", { name: "Proof of notice" }).click();
  await expect(page.getByText("Dana Whitfield wrote a message")).toBeVisible();
  await expect(page.getByText("Not opened in the portal yet")).toBeVisible();
  await expectAccessible(page);

  await forgotten(page);
  await login("partyA", "/notices");
  const notice = page.getByRole("listitem").filter({ hasText: title });
  await expect(notice).toContainText("New");
  await expectAccessible(page);
  await notice.getByRole("link", { name: "Dana Whitfield wrote a message" }).click();
  await expect(page).toHaveURL(new RegExp(`/cases/${id}\\?notice=\\d+~\\d+#discussion$`));
  await expect(discussion.getByRole("log")).toContainText("The file is complete.");
  await page.goto("/notices");
  await expect(notice).not.toContainText("New");
});
