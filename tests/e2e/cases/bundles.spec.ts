/** A bundle for the hearing: chosen, put in order by the keyboard, looked at, made final, and opened by the other side. */
import { readFile } from "node:fs/promises";
import { type APIRequestContext, type Download, request as requests } from "@playwright/test";
import { PDFDocument, PDFName } from "pdf-lib";
import { pdfOf } from "#tests/cases/bundles/pdf.ts";
import { DEMO_EMAILS, DEMO_PASSWORD, expect, expectAccessible, expectNoSidewaysScroll, forgotten, ready, test } from "../fixtures.ts";

async function signedIn(baseURL: string, who: "partyA" | "partyB"): Promise<APIRequestContext> {
  const client = await requests.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } });
  const data = { email: DEMO_EMAILS[who], password: DEMO_PASSWORD };
  expect((await client.post("/api/auth/sign-in/email", { data })).status()).toBe(200);
  return client;
}

async function file(client: APIRequestContext, caseId: string, name: string, pages: number, said: Record<string, string>): Promise<string> {
  const buffer = Buffer.from(await pdfOf(name, pages));
  const multipart = { ...said, file: { name, mimeType: "application/pdf", buffer } };
  const answer = await client.post(`/api/cases/${caseId}/documents`, { multipart });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { exhibit: string }).exhibit;
}

/** How many pages a PDF has, and to which of them its index leads. */
async function readPdf(download: Download): Promise<{ pages: number; leadTo: number[] }> {
  const pdf = await PDFDocument.load(await readFile(await download.path()));
  const pages = pdf.getPages();
  const links = pages[0]?.node.Annots();
  const leadTo = Array.from({ length: links?.size() ?? 0 }, (_, at) => {
    const link = links?.lookup(at) as unknown as { get(name: PDFName): { get(at: number): unknown } };
    return pages.findIndex(({ ref }) => ref === link.get(PDFName.of("Dest")).get(0)) + 1;
  });
  return { pages: pages.length, leadTo };
}

test("a party makes a bundle of three exhibits; the other side opens it, and nothing private is in it", async ({
  page,
  baseURL,
  login,
}) => {
  const [partyA, partyB] = await Promise.all([signedIn(baseURL ?? "", "partyA"), signedIn(baseURL ?? "", "partyB")]);
  // The demo's case in progress, in which both sides are.
  const cases = (await (await partyB.get("/api/cases")).json()) as { id: string; title: string }[];
  const id = cases.find(({ title }) => title.startsWith("Orchard Point"))?.id ?? "";
  const stamp = `${Date.now()}-${Math.floor(Math.random() * 1000)}`;
  const numbered = { folder: "evidence", exhibit: "true" };
  const lease = await file(partyA, id, `lease ${stamp}.pdf`, 2, { ...numbered, description: `Lease ${stamp}` });
  const survey = await file(partyB, id, `survey ${stamp}.pdf`, 3, { ...numbered, description: `Survey ${stamp}` });
  const letter = await file(partyA, id, `letter ${stamp}.pdf`, 1, { ...numbered, description: `Letter ${stamp}` });
  await file(partyB, id, `secret ${stamp}.pdf`, 1, { audience: "side" });

  await login("partyA", `/cases/${id}`);
  await page.getByRole("link", { name: "Bundles for the hearing", exact: true }).click();
  await expect(page).toHaveURL(/\/bundles$/);
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Title of the bundle").fill(`Bundle ${stamp}`);
  await page.getByRole("button", { name: "Begin the bundle", exact: true }).click();
  await expect(page.getByRole("heading", { name: `Bundle ${stamp}`, level: 1 })).toBeVisible();
  await ready(page);

  const choices = page.getByRole("region", { name: "Documents to choose from" });
  for (const name of ["Lease", "Survey", "Letter"]) await choices.getByRole("checkbox", { name: new RegExp(`${name} ${stamp}`) }).check();
  await expect(choices).not.toContainText("secret");
  await choices.getByRole("button", { name: "Add the chosen", exact: true }).click();
  const lines = page.getByRole("region", { name: "Documents of the bundle" });
  await expect(lines.getByRole("listitem")).toHaveCount(3);

  // By keyboard: the letter to the beginning, a tab before it.
  const up = lines.getByRole("button", { name: `Move ${letter} up`, exact: true });
  const placeOfLetter = async () => (await lines.getByRole("listitem").allTextContents()).findIndex((text) => text.includes("Letter"));
  for (let place = await placeOfLetter(); place > 0; place -= 1) {
    await up.focus();
    await page.keyboard.press("Enter");
    await expect.poll(placeOfLetter).toBe(place - 1);
    await expect(up).toBeFocused();
  }
  await lines.getByRole("button", { name: "Add a tab", exact: true }).click();
  await lines.getByLabel("Name of Tab A", { exact: true }).fill("Evidence");
  const tabUp = lines.getByRole("button", { name: "Move Tab A up", exact: true });
  for (let place = 3; place > 0; place -= 1) {
    await tabUp.focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(async () =>
        lines
          .getByRole("listitem")
          .nth(place - 1)
          .getByLabel("Name of Tab A", { exact: true })
          .count(),
      )
      .toBe(1);
  }
  await expect(page.getByText("Not saved yet", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save the bundle", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const draft = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the draft", exact: true }).click();
  const { pages, leadTo } = await readPdf(await draft);
  expect(pages).toBe(7);
  expect(leadTo).toHaveLength(3);
  expect(leadTo[0]).toBe(2);
  // Until it is final the other side finds nothing of it.
  expect(await (await partyB.get(`/api/cases/${id}/bundles`)).text()).not.toContain(stamp);

  await page.getByText("Make the bundle final", { exact: true }).click();
  await page.getByRole("button", { name: "Make final for everyone", exact: true }).click();
  await expect(page.getByRole("link", { name: "Download the PDF", exact: true })).toBeVisible();
  // The form that was pressed is gone: the focus is on what became of it.
  const made = page.getByRole("status").filter({ hasText: "The bundle is final. Everyone in the case is notified of it" });
  await expect(made).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const address = new URL(page.url()).pathname;
  await forgotten(page);

  await login("partyB", address);
  const list = page.getByRole("list", { name: "Documents of the bundle" });
  for (const exhibit of [lease, survey, letter]) await expect(list).toContainText(exhibit);
  await expect(page.getByRole("main")).not.toContainText("secret");
  const taken = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the PDF", exact: true }).click();
  expect(await readPdf(await taken)).toEqual({ pages, leadTo });
});

test("of two who change a draft the later is shown why, keeps what was typed, and saves it; what is final meanwhile shows it to be copied", async ({
  page,
  baseURL,
  login,
  troubles,
}) => {
  const partyA = await signedIn(baseURL ?? "", "partyA");
  const cases = (await (await partyA.get("/api/cases")).json()) as { id: string; title: string }[];
  const id = cases.find(({ title }) => title.startsWith("Orchard Point"))?.id ?? "";
  const stamp = `${Date.now()}-${Math.floor(Math.random() * 1000)}`;
  await file(partyA, id, `plan ${stamp}.pdf`, 1, { folder: "evidence", exhibit: "true", description: `Plan ${stamp}` });
  await login("partyA", `/cases/${id}/bundles`);
  await page.getByLabel("Title of the bundle").fill(`Two ${stamp}`);
  await page.getByRole("button", { name: "Begin the bundle", exact: true }).click();
  await expect(page.getByRole("heading", { name: `Two ${stamp}`, level: 1 })).toBeVisible();
  await ready(page);
  const bundle = new URL(page.url()).pathname.split("/").at(-1);
  const stored = async () =>
    (await (await partyA.get(`/api/bundles/${bundle}`)).json()) as { version: number; title: string; lines: unknown[] };
  const elsewhere = async (title: string) => {
    const { version, lines } = await stored();
    expect((await partyA.patch(`/api/bundles/${bundle}`, { data: { version, title, tabs: "letters", lines } })).status()).toBe(200);
  };
  const title = page.getByLabel("Title of the bundle");
  const save = page.getByRole("button", { name: "Save the bundle", exact: true });

  await elsewhere(`By another ${stamp}`);
  await title.fill(`By me ${stamp}`);
  await page.getByRole("checkbox", { name: new RegExp(`Plan ${stamp}`) }).check();
  await page.getByRole("button", { name: "Add the chosen", exact: true }).click();
  await save.click();
  await expect(page.getByRole("alert")).toContainText("What you have here is kept");
  await expectAccessible(page);
  await expect(title).toHaveValue(`By me ${stamp}`);
  await page.getByRole("button", { name: "Show what is stored", exact: true }).click();
  await expect(title).toHaveValue(`By another ${stamp}`);
  await title.fill(`By me ${stamp}`);
  await page.getByRole("checkbox", { name: new RegExp(`Plan ${stamp}`) }).check();
  await page.getByRole("button", { name: "Add the chosen", exact: true }).click();
  await save.click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await stored()).toMatchObject({ title: `By me ${stamp}` });

  // Refused once, and saved in the place of what is stored.
  await elsewhere(`By another again ${stamp}`);
  await title.fill(`By me again ${stamp}`);
  await save.click();
  await expect(page.getByRole("alert")).toContainText("What you have here is kept");
  await save.click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await stored()).toMatchObject({ title: `By me again ${stamp}` });

  // A link of the page asks before it leaves what is not saved.
  await title.fill(`Unsaved ${stamp}`);
  await page.getByRole("link", { name: "Bundles for the hearing", exact: true }).click();
  await page.getByRole("button", { name: "Stay here", exact: true }).click();
  await expect(title).toHaveValue(`Unsaved ${stamp}`);

  const { version } = await stored();
  expect((await partyA.post(`/api/bundles/${bundle}/final`, { data: { version } })).status()).toBe(200);
  await save.click();
  await expect(page.getByRole("alert")).toContainText("made this bundle final while you were at it");
  await expect(page.getByRole("alert")).toContainText(`Unsaved ${stamp}`);
  await expect(page.getByRole("link", { name: "Download the PDF", exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(troubles.splice(0).filter((text) => !text.includes("409"))).toEqual([]);
});
