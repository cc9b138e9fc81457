/** A document is looked at in the page: by who may take a copy, with the keyboard, and where a browser shows no PDF in a page. */
import { deflateSync } from "node:zlib";
import { crc32 } from "#app/domain/documents/crc32.ts";
import { pdfOf } from "#scripts/seed/pdf.ts";
import { DEMO_EMAILS, DEMO_PASSWORD, expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "../fixtures.ts";

/** A picture of one red point. */
function png(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named) >>> 0);
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from([0, 255, 0, 0]))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("a PDF and a picture are shown in the page, what is cut off is said to be, and the focus comes back", async ({
  page,
  request,
  baseURL,
  login,
  troubles,
}, { project }) => {
  const headers = { Origin: baseURL ?? "" };
  await request.post("/api/auth/sign-in/email", { data: { email: DEMO_EMAILS.partyA, password: DEMO_PASSWORD }, headers });
  const made = await request.post("/api/cases", {
    data: { title: "Raman v. Preview", description: "Two shareholders disagree about the valuation of a clinic." },
    headers,
  });
  const { id } = (await made.json()) as { id: string };
  const whole = Buffer.from(pdfOf("The lease", ["Between Raman and another."]));
  const ids = new Map<string, string>();
  for (const [name, buffer] of [
    ["lease.pdf", whole],
    ["broken.pdf", whole.subarray(0, 300)],
    ["plan.png", png()],
  ] as const) {
    const file = { name, mimeType: "application/octet-stream", buffer };
    const filed = await request.post(`/api/cases/${id}/documents`, { multipart: { file }, headers });
    ids.set(name, ((await filed.json()) as { id: string }).id);
  }
  if (project.name === "phone") await page.addInitScript(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: false }));
  await login("partyA", `/cases/${id}`);
  await ready(page);
  const documents = page.getByRole("region", { name: "Documents" });
  const viewOf = (name: string) => documents.getByRole("link", { name: `View : ${name}`, exact: true });
  const dialog = page.getByRole("dialog");

  await viewOf("lease.pdf").focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "lease.pdf" })).toBeVisible();
  if (project.name === "phone") {
    await expect(dialog.getByRole("alert")).toHaveText("This browser shows no PDF inside a page. Open it in a new tab, or download it.");
    await expect(dialog.locator("iframe")).toHaveCount(0);
  } else {
    const shown = dialog.getByTitle("Document: lease.pdf");
    await expect(shown).toBeVisible();
    // The browser's own viewer has it.
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith("chrome-extension://"))).toBe(true);
  }
  await expect(dialog.getByRole("link", { name: "Open in a new tab", exact: true })).toHaveAttribute(
    "href",
    `/api/documents/${ids.get("lease.pdf")}/view`,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole("button", { name: "Close", exact: true }).focus();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(viewOf("lease.pdf")).toBeFocused();

  await viewOf("plan.png").click();
  const picture = dialog.getByRole("img", { name: "plan.png", exact: true });
  await expect.poll(() => picture.evaluate((node) => (node as HTMLImageElement).naturalWidth)).toBe(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await viewOf("broken.pdf").click();
  await expect(dialog.getByRole("alert")).toContainText("This file is damaged or incomplete and cannot be shown here");
  const download = page.waitForEvent("download");
  await dialog.getByRole("link", { name: "Download", exact: true }).click();
  expect((await download).suggestedFilename()).toBe("broken.pdf");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  // Withdrawn while the page was open.
  const form = new URLSearchParams({ intent: "withdraw-document", document: ids.get("lease.pdf") ?? "", reason: "Filed by mistake." });
  await page.request.post(`/cases/${id}`, {
    data: form.toString(),
    headers: { ...headers, "Content-Type": "application/x-www-form-urlencoded" },
  });
  await viewOf("lease.pdf").click();
  await expect(dialog.getByRole("alert")).toContainText("This document can no longer be opened");
  await page.keyboard.press("Escape");
  await expect(viewOf("lease.pdf")).toHaveCount(0);
  await expect(documents).toContainText("Filed by mistake.");
  // The browser's own word for the 404 that was asked for.
  expect(troubles.splice(0).filter((text) => !text.includes("404"))).toEqual([]);
});
