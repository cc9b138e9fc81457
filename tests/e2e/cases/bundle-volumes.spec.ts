/** A bundle of more than one PDF holds: its volumes are made one after the other, and the other side takes one ZIP of all of it. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type APIRequestContext, request as requests } from "@playwright/test";
import { unzipSync } from "fflate";
import { PDFDocument } from "pdf-lib";
import { pdfOf } from "#tests/cases/bundles/pdf.ts";
import { DEMO_EMAILS, DEMO_PASSWORD, expect, expectAccessible, expectNoSidewaysScroll, forgotten, ready, test } from "../fixtures.ts";

async function signedIn(baseURL: string, who: "partyA" | "partyB"): Promise<APIRequestContext> {
  const client = await requests.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } });
  const data = { email: DEMO_EMAILS[who], password: DEMO_PASSWORD };
  expect((await client.post("/api/auth/sign-in/email", { data })).status()).toBe(200);
  return client;
}

async function file(client: APIRequestContext, caseId: string, name: string, buffer: Buffer): Promise<string> {
  const multipart = {
    folder: "evidence",
    exhibit: "true",
    description: name,
    file: { name, mimeType: "application/octet-stream", buffer },
  };
  const answer = await client.post(`/api/cases/${caseId}/documents`, { multipart });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

test("a bundle of more than 1,000 pages and a Word file becomes two volumes in a ZIP, by one press", { tag: "@once" }, async ({
  page,
  baseURL,
  login,
}) => {
  test.setTimeout(480_000);
  const [partyA, partyB] = await Promise.all([signedIn(baseURL ?? "", "partyA"), signedIn(baseURL ?? "", "partyB")]);
  const cases = (await (await partyB.get("/api/cases")).json()) as { id: string; title: string }[];
  const id = cases.find(({ title }) => title.startsWith("Orchard Point"))?.id ?? "";
  const stamp = `${Date.now()}-${Math.floor(Math.random() * 1000)}`;
  const words = Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.from("[Content_Types].xml word/document.xml")]);
  const documents = [
    await file(partyA, id, `lease ${stamp}.pdf`, Buffer.from(await pdfOf("Lease", 501))),
    await file(partyB, id, `letter ${stamp}.docx`, words),
    await file(partyA, id, `accounts ${stamp}.pdf`, Buffer.from(await pdfOf("Accounts", 500))),
  ];
  const lines = [{ tab: "Contract" }, ...documents.map((document) => ({ document }))];
  const begun = await partyA.post(`/api/cases/${id}/bundles`, { data: { title: `Volumes ${stamp}`, lines } });
  const { id: bundle } = (await begun.json()) as { id: string };

  await login("partyA", `/cases/${id}/bundles/${bundle}`);
  await ready(page);
  await expect(page.getByRole("list", { name: "Volumes", exact: true }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText("Taken as a file next to the PDF")).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByText("Make the bundle final", { exact: true }).click();
  await page.getByRole("button", { name: "Make final for everyone", exact: true }).click();
  await expect(page.getByRole("link", { name: "Download the ZIP", exact: true })).toBeVisible({ timeout: 300_000 });
  const list = page.getByRole("list", { name: "Documents of the bundle" });
  await expect(list).toContainText("Volume 1, pages 2–502");
  await expect(list).toContainText("Volume 2, pages 504–1003");
  await expect(list).toContainText("file in the ZIP");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await forgotten(page);
  await login("partyB", `/cases/${id}/bundles/${bundle}`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the ZIP", exact: true }).click();
  const zip = await readFile(await (await downloading).path());
  await expect(page.getByRole("main")).toContainText(createHash("sha256").update(zip).digest("hex"));
  const files = unzipSync(zip);
  const names = Object.keys(files);
  expect(names.slice(0, 2)).toEqual(["Volume 1 of 2.pdf", "Volume 2 of 2.pdf"]);
  expect(names[2]).toMatch(new RegExp(`^files/002 A R-\\d+ letter ${stamp}\\.docx$`));
  expect((await PDFDocument.load(files["Volume 2 of 2.pdf"] ?? new Uint8Array())).getPageCount()).toBe(501);
  await expect(page.getByRole("list", { name: "Volumes", exact: true })).toContainText(
    createHash("sha256")
      .update(files["Volume 1 of 2.pdf"] ?? "")
      .digest("hex"),
  );
});
