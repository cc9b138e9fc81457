/** A document too large for one request comes in parts: paused, gone on with after a reload by choosing the same file again, and filed whole. */
import { createHash } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { PART_SIZE } from "#app/domain/documents/case-uploads.ts";
import { pdfOf } from "#scripts/seed/pdf.ts";
import { DEMO_EMAILS, DEMO_PASSWORD, expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "../fixtures.ts";

const bytes = Buffer.concat([Buffer.from(pdfOf("The bundle", ["All exhibits."])), Buffer.alloc(2 * PART_SIZE, "exhibits ")]);

/** A case of party A, who is signed in to the API. */
async function caseOfA(request: APIRequestContext, headers: Record<string, string>): Promise<string> {
  await request.post("/api/auth/sign-in/email", { data: { email: DEMO_EMAILS.partyA, password: DEMO_PASSWORD }, headers });
  const made = await request.post("/api/cases", {
    data: { title: "Raman v. Bundle", description: "Two shareholders disagree about the valuation of a clinic." },
    headers,
  });
  return ((await made.json()) as { id: string }).id;
}

test("a large document is paused, gone on with after a reload, and filed whole", async ({ page, request, baseURL, login }) => {
  const id = await caseOfA(request, { Origin: baseURL ?? "" });
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
  await expect(filed).toBeVisible({ timeout: 60_000 });
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

test("what was begun for one side is shown as that where it goes on, and is filed for nobody else", async ({
  page,
  request,
  baseURL,
  login,
}) => {
  const headers = { Origin: baseURL ?? "" };
  const id = await caseOfA(request, headers);
  const said = { audience: "side", folder: "evidence", description: "What we will say" };
  const begun = await request.post(`/api/cases/${id}/uploads`, {
    data: { name: "strategy.pdf", size: bytes.byteLength, ...said },
    headers,
  });
  const { id: upload } = (await begun.json()) as { id: string };
  await request.put(`/api/cases/${id}/uploads/${upload}/parts/1`, { data: bytes.subarray(0, PART_SIZE), headers });

  await login("partyA", `/cases/${id}`);
  await ready(page);
  const documents = page.getByRole("region", { name: "Documents" });
  const discard = page.getByRole("button", { name: "Discard the upload of strategy.pdf", exact: true });
  const left = documents.getByRole("listitem").filter({ has: discard });
  await expect(left).toContainText("Who will see this: Only my side");
  await expect(left).toContainText("Evidence · What we will say");
  await documents.getByLabel("Choose documents, or drop them here").setInputFiles({
    name: "strategy.pdf",
    mimeType: "application/pdf",
    buffer: bytes,
  });
  const again = page.getByRole("button", { name: "Discard it and begin again: strategy.pdf", exact: true });
  const chosen = documents.getByRole("listitem").filter({ has: again });
  await expect(chosen).toContainText("Who will see this: Only my side");
  await expect(chosen).toContainText("Evidence · What we will say");
  // Nothing else can be said of it, and it is one row.
  await expect(documents.getByRole("radio", { name: /Everyone in the case/ })).toHaveCount(0);
  await expect(documents.getByRole("combobox", { name: "Folder", exact: true })).toHaveCount(0);
  await expect(discard).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await documents.getByRole("button", { name: "File the document", exact: true }).click();
  await expect(documents.getByRole("link", { name: "strategy.pdf", exact: true })).toBeVisible({ timeout: 60_000 });
  expect(await (await page.request.get(`/api/cases/${id}/documents`)).json()).toMatchObject([said]);
});

test("what was begun can be begun again for others", async ({ page, request, baseURL, login }) => {
  const headers = { Origin: baseURL ?? "" };
  const id = await caseOfA(request, headers);
  await request.post(`/api/cases/${id}/uploads`, { data: { name: "strategy.pdf", size: bytes.byteLength, audience: "side" }, headers });
  await login("partyA", `/cases/${id}`);
  await ready(page);
  const documents = page.getByRole("region", { name: "Documents" });
  await documents.getByLabel("Choose documents, or drop them here").setInputFiles({
    name: "strategy.pdf",
    mimeType: "application/pdf",
    buffer: bytes,
  });
  await documents.getByRole("button", { name: "Discard it and begin again: strategy.pdf", exact: true }).click();
  await expect(documents.getByRole("radio", { name: /Everyone in the case/ })).toBeChecked();
  await documents.getByRole("combobox", { name: "Folder", exact: true }).selectOption("pleadings");
  await documents.getByRole("button", { name: "File the document", exact: true }).click();
  await expect(documents.getByRole("link", { name: "strategy.pdf", exact: true })).toBeVisible({ timeout: 60_000 });
  const filed = await (await page.request.get(`/api/cases/${id}/documents`)).json();
  expect(filed).toMatchObject([{ audience: "everyone", folder: "pleadings" }]);
});

test("a new version that is large is sent in parts, paused and gone on with, and takes the place of the one before", async ({
  page,
  request,
  baseURL,
  login,
}) => {
  const headers = { Origin: baseURL ?? "" };
  const id = await caseOfA(request, headers);
  const first = { name: "claim.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 The claim.") };
  expect((await request.post(`/api/cases/${id}/documents`, { multipart: { file: first }, headers })).status()).toBe(201);
  let isHeld = true;
  await page.route("**/uploads/*/parts/2", async (route) => {
    // Held on its way until it is paused, whatever the machine's speed.
    if (!isHeld) await route.continue();
  });

  await login("partyA", `/cases/${id}`);
  await ready(page);
  const documents = page.getByRole("region", { name: "Documents" });
  const entry = documents.getByRole("listitem").filter({ has: page.getByRole("link", { name: "claim.pdf", exact: true }) });
  await entry.getByText("File a new version").click();
  await entry.getByLabel("New version").setInputFiles({ name: "claim, second.pdf", mimeType: "application/pdf", buffer: bytes });
  await entry.getByRole("button", { name: "File the new version", exact: true }).click();
  await expect(entry.getByRole("progressbar", { name: "Upload of claim, second.pdf" })).toBeVisible();
  await expect(entry.getByText("5.2 MB of 10.5 MB have arrived")).toBeVisible();
  await entry.getByRole("button", { name: "Pause the upload of claim, second.pdf", exact: true }).click();
  await expect(entry.getByText("Paused. What has arrived is kept.")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  isHeld = false;
  await entry.getByRole("button", { name: "File the new version", exact: true }).click();
  await expect(documents.getByRole("link", { name: "claim, second.pdf", exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(documents.getByText("Version 2", { exact: true })).toBeVisible();
  const filed = (await (await page.request.get(`/api/cases/${id}/documents`)).json()) as Record<string, unknown>[];
  expect(filed).toHaveLength(2);
  expect(filed).toContainEqual(
    expect.objectContaining({ version: 2, latest: true, size: bytes.byteLength, sha256: createHash("sha256").update(bytes).digest("hex") }),
  );
});
