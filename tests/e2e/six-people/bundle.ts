/** A bundle for the hearing: exhibits of both sides, made by one of them, opened by everyone who sees all of it, and part of what is taken along. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { zipSync } from "fflate";
import { PDFDocument } from "pdf-lib";
import { pdfOf } from "#tests/cases/bundles/pdf.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, ready } from "../fixtures.ts";
import { documentsOf } from "./begin.ts";
import type { Walker } from "./people.ts";
import { taken } from "./read-record.ts";

/** Files a document for everyone, numbered as an exhibit of its side, which `said` describes. */
export async function exhibited(one: Walker, path: string, name: string, said: string): Promise<void> {
  const { page, say } = one;
  await page.goto(path);
  await ready(page);
  const documents = documentsOf(one);
  const buffer = Buffer.from(await pdfOf(said, 2));
  await documents.getByLabel(say("Choose documents, or drop them here")).setInputFiles([{ name, mimeType: "application/pdf", buffer }]);
  const chosen = documents.getByRole("listitem").filter({ hasText: name });
  await chosen.getByLabel(say("Folder")).selectOption("evidence");
  await chosen.getByLabel(say.like("Number it as an exhibit ({series}-…)")).check();
  await chosen.getByLabel(say("What the document is")).fill(said);
  await documents.getByRole("button", { name: say("File the document"), exact: true }).click();
  await expect(documents.getByRole("link", { name, exact: true })).toBeVisible();
}

export interface MadeBundle {
  title: string;
  /** Of its page. */
  path: string;
}

/** Whose a bundle is, and who is there. */
interface Readers {
  maker: Walker;
  /** Who shares the draft. */
  fellow: Walker;
  /** All others in the case. */
  others: readonly Walker[];
  /** Somebody with an account who is not in it. */
  stranger: Walker;
}

/** Makes a bundle of what `said` names and closes it as final: nobody but its side finds the draft, everyone in the case the final one. */
export async function bundled(
  { maker, fellow, others, stranger }: Readers,
  path: string,
  title: string,
  said: readonly string[],
): Promise<MadeBundle> {
  const { page, say } = maker;
  await page.goto(`${path}/bundles`);
  await page.getByLabel(say("Title of the bundle")).fill(title);
  await page.getByRole("button", { name: say("Begin the bundle"), exact: true }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await ready(page);
  const choices = page.getByRole("region", { name: say("Documents to choose from") });
  for (const one of said) await choices.getByRole("checkbox", { name: new RegExp(one) }).check();
  await choices.getByRole("button", { name: say("Add the chosen"), exact: true }).click();
  await page.getByRole("button", { name: say("Save the bundle"), exact: true }).click();
  await expect(page.getByText(say("Saved"), { exact: true })).toBeVisible();
  const address = new URL(page.url()).pathname;
  for (const one of [fellow, ...others, stranger]) {
    const isTheirs = one === fellow;
    expect((await one.page.goto(address))?.status(), one.name).toBe(isTheirs ? 200 : 404);
    const list = await one.page.goto(`${path}/bundles`);
    expect(list?.status(), one.name).toBe(one === stranger ? 404 : 200);
    await expect(one.page.getByRole("link", { name: title, exact: true })).toHaveCount(isTheirs ? 1 : 0);
  }
  await page.getByText(say("Make the bundle final"), { exact: true }).click();
  await page.getByRole("button", { name: say("Make final for everyone"), exact: true }).click();
  await expect(page.getByRole("link", { name: say("Download the PDF"), exact: true })).toBeVisible();
  return { title, path: address };
}

/** Each who is in the case finds the final bundle, reads the same list and takes the same PDF; `hidden` is on no page of it. */
export async function opened(
  everyone: readonly Walker[],
  stranger: Walker,
  path: string,
  bundle: MadeBundle,
  { said, hidden }: { said: readonly string[]; hidden: readonly string[] },
): Promise<void> {
  const prints = new Set<string>();
  for (const one of everyone) {
    const { page, say } = one;
    await page.goto(`${path}/bundles`);
    await ready(page);
    await page.getByRole("link", { name: bundle.title, exact: true }).click();
    await page.waitForURL((url) => url.pathname === bundle.path);
    const list = page.getByRole("list", { name: say("Documents of the bundle") });
    for (const text of said) await expect(list).toContainText(text);
    for (const text of hidden) await expect(page.getByRole("main")).not.toContainText(text);
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: say("Download the PDF"), exact: true }).click();
    const bytes = await readFile(await (await downloading).path());
    const print = createHash("sha256").update(bytes).digest("hex");
    await expect(page.getByRole("main")).toContainText(print);
    prints.add(print);
    // The index, and both exhibits of two pages.
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(5);
    await expectNoSidewaysScroll(page);
  }
  expect(prints.size).toBe(1);
  const [first] = everyone;
  if (first) await expectAccessible(first.page);
  const id = bundle.path.split("/").at(-1);
  for (const address of [bundle.path, `/api/bundles/${id}`, `/api/bundles/${id}/download`])
    expect((await stranger.page.goto(address))?.status()).toBe(404);
}

/** Our office holds the bundle back: another reads why in the list and opens nothing, until the office opens it again. */
export async function heldBack(office: Walker, other: Walker, path: string, { title, path: address }: MadeBundle): Promise<void> {
  const { page, say } = office;
  await page.goto(address);
  await ready(page);
  await page.getByText(say("Hold this bundle back"), { exact: true }).click();
  await page.getByRole("button", { name: say("Hold the bundle back"), exact: true }).click();
  await expect(page.getByLabel(say("Reason"))).toHaveAccessibleDescription(/\w/);
  await page.getByLabel(say("Reason")).fill("A name in its index is to be looked at.");
  await page.getByRole("button", { name: say("Hold the bundle back"), exact: true }).click();
  await expect(page.getByText(say("Held back: only our office opens it."))).toBeVisible();
  await expectAccessible(page);
  // The address of the bundle leads to the list, which says why.
  await other.page.goto(address);
  expect(new URL(other.page.url()).pathname).toBe(`${path}/bundles`);
  const line = other.page.getByRole("listitem").filter({ hasText: title });
  await expect(line).toContainText("A name in its index is to be looked at.");
  await expect(line.getByRole("link")).toHaveCount(0);
  await expectNoSidewaysScroll(other.page);
  await expectAccessible(other.page);
  await page.getByRole("button", { name: say("Open it for everyone again"), exact: true }).click();
  await expect(page.getByText(say("Hold this bundle back"), { exact: true })).toBeVisible();
  await other.page.goto(address);
  await expect(other.page.getByRole("link", { name: other.say("Download the PDF"), exact: true })).toBeVisible();
}

/** The verifier that the record brings along finds it whole, with the bundle in it, and altered after a byte of the bundle or of an entry. */
export async function provesWithBundle(one: Walker, path: string, { title }: MadeBundle): Promise<void> {
  const { page, say } = one;
  const { archive, verifier, files } = await taken(one, path);
  const pdf = Object.keys(files).find((name) => name.startsWith("bundles/") && name.includes(title)) ?? "";
  const entries = Buffer.from(files["entries.json"] ?? []);
  const inPdf = Buffer.from(files[pdf] ?? []);
  expect(inPdf.length).toBeGreaterThan(0);
  await page.goto(pathToFileURL(verifier).href);
  await checked(page, archive);
  await expect(page.locator("#result").getByRole("heading", { name: say("The record is complete and consistent") })).toBeVisible();
  await expect(page.locator("#result")).toContainText(title);
  for (const [name, bytes, at] of [
    [pdf, inPdf, inPdf.length >> 1],
    ["entries.json", entries, entries.indexOf(title)],
  ] as const) {
    expect(at).toBeGreaterThan(0);
    const changed = Uint8Array.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    const altered = archive.replace("record.zip", `altered-${name.replace(/\W/g, "")}.zip`);
    await writeFile(altered, zipSync({ ...files, [name]: changed }));
    await page.goto(pathToFileURL(verifier).href);
    await checked(page, altered);
    await expect(page.locator("#result").getByRole("heading", { name: say("The record was altered") })).toBeVisible();
  }
}

const checked = (page: Page, archive: string) => page.locator("#archive").setInputFiles(archive);
