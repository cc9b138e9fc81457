/** What is taken along: it proves itself, holds nothing that is not its reader's, and tells a stranger all of it. */
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync, zipSync } from "fflate";
import { expect } from "../fixtures.ts";
import { DESCRIPTION, type Matter, NAMED } from "./begin.ts";
import { LAST_OUTCOME, NEXT_OPEN, REOPENED } from "./decide.ts";
import { ANSWER, REASON, REMARK } from "./disclose.ts";
import type { Walker } from "./people.ts";
import { literal, type Say } from "./say.ts";

/** The record that somebody takes along, with the verifier that lies in it. */
export async function taken(
  { page, say }: Walker,
  path: string,
): Promise<{ archive: string; verifier: string; files: Record<string, Uint8Array> }> {
  const folder = await mkdtemp(join(tmpdir(), "concord-six-"));
  await page.goto(path);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: say("Download the record") }).click();
  const archive = join(folder, "record.zip");
  await (await downloading).saveAs(archive);
  const files = unzipSync(await readFile(archive));
  const verifier = join(folder, "verify.html");
  await writeFile(verifier, files["verify.html"] ?? "");
  return { archive, verifier, files };
}

/** A side's record has nothing of the others' own; one byte changed, and it proves nothing any more. */
export async function provesItself(side: Walker, path: string, { strategy, note }: Matter): Promise<void> {
  const { page, say } = side;
  const { archive, verifier, files } = await taken(side, path);
  expect(Object.values(files).some((bytes) => Buffer.from(bytes).includes(strategy) || Buffer.from(bytes).includes(note))).toBe(false);
  const answer = Object.keys(files).find((name) => name.endsWith("answer.pdf")) ?? "";
  const changed = Uint8Array.from(files[answer] ?? []);
  changed[10] = (changed[10] ?? 0) ^ 1;
  const altered = archive.replace("record.zip", "altered.zip");
  await writeFile(altered, zipSync({ ...files, [answer]: changed }));
  await page.goto(pathToFileURL(verifier).href);
  const told = page.locator("#result");
  await page.locator("#archive").setInputFiles(archive);
  await expect(told.getByRole("heading", { name: say("The record is complete and consistent") })).toBeVisible();
  for (const text of [...openTo(say), ...entriesIn(say)]) await expect(told).toContainText(text);
  await expect(told).not.toContainText(/undefined|\[\[/);
  await page.locator("#archive").setInputFiles(altered);
  await expect(told.getByRole("heading", { name: say("The record was altered") })).toBeVisible();
}

/** The office's copy says all of it to who was not there, whom it was served on included. */
export async function tellsAStranger(office: Walker, counsel: Walker, path: string, { firm, counselFirm }: Matter): Promise<void> {
  const { page, say } = office;
  const { archive, verifier } = await taken(office, path);
  await page.goto(pathToFileURL(verifier).href);
  await page.locator("#archive").setInputFiles(archive);
  const told = page.locator("#result");
  await expect(told.getByRole("heading", { name: say("The record is complete and consistent") })).toBeVisible();
  const opened = say("opened {at}").split("{at}")[0] ?? "";
  for (const text of [
    ...openTo(say),
    ...entriesIn(say),
    say("a person acting on behalf of the invitee"),
    `${counselFirm} (${say("firm")}, ${say("Counsel for party A")}) – ${say("a declared interest")}`,
    // Whom a notice was given to, and whether they opened it.
    new RegExp(`${literal(say("Notice given to"))}\\s*${literal(counsel.name)} – .* – ${literal(opened)}`),
    // Who they are, and which file is which.
    `${say("Party B")}, ${say("for {name}", { name: NAMED })}, ${firm}`,
    "documents/001 claim.pdf",
  ])
    await expect(told).toContainText(text);
  await expect(told).not.toContainText(/undefined|\[\[/);
}

/** What was written, as it was. */
const openTo = (say: Say) => [
  DESCRIPTION,
  `${say("There is a connection")} – ${ANSWER}`,
  REASON,
  REMARK,
  "The expert is ill.",
  REOPENED,
  LAST_OUTCOME,
];

/** What was done, in the reader's words. */
const entriesIn = (say: Say) => [
  `${NEXT_OPEN[say.locale]}, 17:00, America/Toronto`,
  say("extension granted"),
  `${say("In Progress")} → ${say("Resolved")}`,
  `${say("Resolved")} → ${say("In Progress")}`,
  // The reopening names the award that it undoes.
  new RegExp(`${literal(say("Award then"))}\\s*award\\.pdf`),
];
