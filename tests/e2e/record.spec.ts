/** The record of a case proves itself far from Concord; dashboards and reports show what is there. */
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync, zipSync } from "fflate";
import { expect, expectAccessible, expectNoSidewaysScroll, forgotten, test } from "./fixtures.ts";

test("a party takes the record of a case along; it verifies without a network, and not after one byte was changed", {
  tag: "@once",
}, async ({ page, login }) => {
  await login("partyA", "/party");
  const made = await page.request.post("/api/cases", {
    data: { title: "Alba v. Stone, for the record", description: "Two shareholders disagree about the valuation of a clinic." },
  });
  expect(made.status()).toBe(201);
  const { id, caseNumber } = (await made.json()) as { id: string; caseNumber: string };
  const filed = await page.request.post(`/api/cases/${id}/documents`, {
    multipart: { file: { name: "claim.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\nThe claim.\n") } },
  });
  expect(filed.status(), await filed.text()).toBe(201);

  await page.goto(`/cases/${id}`);
  await expect(page.getByRole("region", { name: "Activity" })).toContainText("Document uploaded: claim.pdf");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the record" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${caseNumber}.zip`);
  const folder = await mkdtemp(join(tmpdir(), "concord-record-"));
  const archive = join(folder, "record.zip");
  await download.saveAs(archive);
  const files = unzipSync(await readFile(archive));
  expect(Object.keys(files)).toContain("documents/001 claim.pdf");
  const verifier = join(folder, "verify.html");
  await writeFile(verifier, files["verify.html"] ?? "");

  await page.getByRole("link", { name: "Verify now" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The record is whole and unaltered." })).toBeVisible();
  await expectAccessible(page);

  // The portal's page would ask for news, and report that there is no network.
  await page.goto("about:blank");
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(verifier).href);
  const result = page.locator("#result");
  await page.locator("#archive").setInputFiles(archive);
  await expect(result.getByRole("heading", { name: "The record is complete and consistent" })).toBeVisible();
  await expect(result).toContainText(caseNumber);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The unpacked folder is read as the archive is, and not one in which all lies together.
  const [unpacked, flat] = [join(folder, "unpacked"), join(folder, "flat")];
  for (const [name, bytes] of Object.entries(files)) {
    for (const path of [join(unpacked, name), join(flat, basename(name))]) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    }
  }
  await page.getByLabel("Or the folder that was unpacked from it").setInputFiles(flat);
  await expect(result).toContainText("“001 claim.pdf” was not part of the export");
  await page.getByLabel("Or the folder that was unpacked from it").setInputFiles(unpacked);
  await expect(result.getByRole("heading", { name: "The record is complete and consistent" })).toBeVisible();

  // A fingerprint that cannot be compared is no verdict.
  const [number, fingerprint] = [
    page.getByRole("textbox", { name: "Entry number" }),
    page.getByRole("textbox", { name: "Fingerprint (SHA-256)" }),
  ];
  await number.fill("Nr.3");
  await fingerprint.fill("ab".repeat(32));
  await fingerprint.blur();
  await expect(result.getByRole("heading", { name: "Your fingerprint was not compared" })).toBeVisible();
  await expect(result).toContainText("In “Entry number” there is no number of an entry.");
  await expect(result.getByRole("heading", { name: "The record is complete and consistent" })).toHaveCount(0);
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await number.fill("1");
  await number.blur();
  await expect(result).toContainText("Entry 1 does not have the fingerprint that you entered");
  await number.fill("");
  await fingerprint.fill("");
  await fingerprint.blur();
  await expect(result.getByRole("heading", { name: "The record is complete and consistent" })).toBeVisible();

  // Another system's files, which it could take for links: the last file's line of the directory says whose they are.
  const other = await readFile(archive);
  other[other.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 5] = 5;
  const packedElsewhere = join(folder, "elsewhere.zip");
  await writeFile(packedElsewhere, other);
  await page.locator("#archive").setInputFiles(packedElsewhere);
  await expect(result.getByRole("heading", { name: "This record cannot be checked" })).toBeVisible();
  await expect(result).toContainText("“documents/001 claim.pdf” does not lie in the ZIP file in the form that our export writes");

  const claim = Uint8Array.from(files["documents/001 claim.pdf"] ?? []);
  claim[12] = (claim[12] ?? 0) ^ 1;
  const exchanged = join(folder, "exchanged.zip");
  await writeFile(exchanged, zipSync({ ...files, "documents/001 claim.pdf": claim }));
  await page.locator("#archive").setInputFiles(exchanged);
  await expect(result.getByRole("heading", { name: "The record was altered" })).toBeVisible();
  await expect(result).toContainText("“claim.pdf” is not the file that was exported");

  const entries = Buffer.from(files["entries.json"] ?? []).toString();
  const forged = join(folder, "forged.zip");
  await writeFile(forged, zipSync({ ...files, "entries.json": Buffer.from(entries.replace("claim.pdf", "blame.pdf")) }));
  await page.locator("#archive").setInputFiles(forged);
  await expect(result).toContainText(/What entry \d+ says has changed since it was written\./);
});

test("an administrator's dashboard leads to a report, on screen and as CSV; nobody else finds either", { tag: "@large" }, async ({
  page,
  login,
  troubles,
}) => {
  await login("admin", "/admin");
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  for (const name of ["Total Cases", "Pending Assignment", "Resolved This Month", "In Progress"])
    await expect(page.getByRole("region", { name: "Statistics" }).getByText(name)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("navigation", { name: "Filter cases" }).getByRole("link", { name: "Resolved" }).click();
  await expect(page).toHaveURL(/\?status=resolved$/);

  await page.getByRole("link", { name: "Generate Report" }).click();
  await expect(page.getByRole("heading", { name: "Cases by month and status" })).toBeVisible();
  await page.getByRole("link", { name: "This month" }).click();
  await expect(page).toHaveURL(/\/reports\?from=\d{4}-\d\d-01&to=/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as CSV" }).click();
  const csv = await readFile(await (await downloading).path(), "utf8");
  expect(csv).toMatch(/^\uFEFFFigure,Month,Office,Status,Number\r\nFirst day,,,,\d{4}-\d\d-01\r\n/);

  await forgotten(page);
  await login("partyA", "/party");
  await expect(page.getByRole("heading", { name: "My Cases" })).toBeVisible();
  await expectAccessible(page);
  for (const path of ["/admin", "/arbitrator", "/reports", "/reports/export.csv"]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
  }
  await expect.poll(() => troubles.length).toBe(4);
  for (const trouble of troubles.splice(0)) expect(trouble).toContain("404");
});
