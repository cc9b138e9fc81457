/** A document too large for one request comes in parts: paused, gone on with after a reload by choosing the same file again, and filed whole. */
import { createHash } from "node:crypto";
import { PART_SIZE } from "#app/domain/documents/case-uploads.ts";
import { pdfOf } from "#scripts/seed/pdf.ts";
import { DEMO_EMAILS, DEMO_PASSWORD, expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "../fixtures.ts";

test("a large document is paused, gone on with after a reload, and filed whole", async ({ page, request, baseURL, login }) => {
  const headers = { Origin: baseURL ?? "" };
  await request.post("/api/auth/sign-in/email", { data: { email: DEMO_EMAILS.partyA, password: DEMO_PASSWORD }, headers });
  const made = await request.post("/api/cases", {
    data: { title: "Raman v. Bundle", description: "Two shareholders disagree about the valuation of a clinic." },
    headers,
  });
  const { id } = (await made.json()) as { id: string };
  const bytes = Buffer.concat([Buffer.from(pdfOf("The bundle", ["All exhibits."])), Buffer.alloc(2 * PART_SIZE, "exhibits ")]);
  const bundle = { name: "bundle.pdf", mimeType: "application/pdf", buffer: bytes };
  /** Parts that the server took, and the one that is held on its way: what is paused is under way whatever the machine's speed. */
  const taken: string[] = [];
  await page.route("**/uploads/*/parts/*", async (route) => {
    const part = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    if (part === "2" && !taken.includes("reloaded")) return;
    taken.push(part);
    await route.continue();
  });

  await login("partyA", `/cases/${id}`);
  await ready(page);
  const documents = page.getByRole("region", { name: "Documents" });
  const field = documents.getByLabel("Choose documents, or drop them here");
  await field.setInputFiles(bundle);
  await documents.getByRole("button", { name: "File the document", exact: true }).click();
  const chosen = documents.getByRole("listitem").filter({ has: page.getByRole("progressbar", { name: "Upload of bundle.pdf" }) });
  await expect(chosen).toContainText("5.2 MB of 10.5 MB have arrived");
  // Paused and gone on with by the same button, which keeps the focus.
  const pause = chosen.getByRole("button", { name: "Pause the upload of bundle.pdf", exact: true });
  await pause.focus();
  await page.keyboard.press("Enter");
  await expect(chosen.getByRole("status")).toHaveText("Paused. What has arrived is kept.");
  await expect(chosen.getByRole("button", { name: "Continue the upload of bundle.pdf", exact: true })).toBeFocused();
  await expect(documents.getByRole("heading", { name: "Unfinished uploads", exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  taken.push("reloaded");
  await page.reload();
  await ready(page);
  const discard = page.getByRole("button", { name: "Discard the upload of bundle.pdf", exact: true });
  await expect(documents.getByRole("listitem").filter({ has: discard })).toContainText("Choose the same file again to continue.");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field.setInputFiles(bundle);
  await documents.getByRole("button", { name: "File the document", exact: true }).click();
  const filed = documents.getByRole("link", { name: "bundle.pdf", exact: true });
  await expect(filed).toBeVisible({ timeout: 30_000 });
  await expect(discard).toHaveCount(0);
  // What had arrived was not sent once more.
  expect(taken).toEqual(["1", "reloaded", "2", "3"]);
  const [document] = (await (await page.request.get(`/api/cases/${id}/documents`)).json()) as {
    id: string;
    size: number;
    sha256: string;
  }[];
  expect(document).toMatchObject({ size: bytes.byteLength, sha256: createHash("sha256").update(bytes).digest("hex") });
  const copy = await (await page.request.get(`/api/documents/${document?.id}/download`)).body();
  expect(copy.equals(bytes)).toBe(true);
});
