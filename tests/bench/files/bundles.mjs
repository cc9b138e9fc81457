/** A bundle of a hundred exhibits, begun and made by the built Worker: how long it takes, its CPU, and what the runtime's process grows by meanwhile. */
import { randomBytes } from "node:crypto";
import { PDFDocument, PDFName, StandardFonts } from "pdf-lib";
import { median, send } from "#tests/bench/measure.mjs";
import { saying, watched } from "./watched.mjs";

const EXHIBITS = 100;
/** What makes three volumes, the pages of which are counted first. */
const VOLUMES = { name: "25 pages of text each", pages: 25, picture: 1 };
/** Small letters, and what fills a bundle: 12 MB and 1,000 pages are its limits. */
const KINDS = [
  { name: "one page of text each", pages: 1, picture: 0 },
  { name: "nine pages of text and a scan of 104 kB each", pages: 9, picture: 322 },
];
const TIMES = 5;

async function exhibit(at, { pages, picture }) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < pages; page += 1) {
    const made = pdf.addPage([595, 842]);
    for (let line = 0; line < 40; line += 1)
      made.drawText(`Exhibit ${at}, page ${page + 1}, line ${line}: the parties agree on ${randomBytes(8).toString("hex")}.`, {
        x: 56,
        y: 780 - line * 18,
        size: 10,
        font,
      });
    if (page > 0 || picture === 0) continue;
    const dict = { Type: "XObject", Subtype: "Image", Width: picture, Height: picture, ColorSpace: "DeviceGray", BitsPerComponent: 8 };
    const scan = pdf.context.register(pdf.context.stream(randomBytes(picture * picture), dict));
    made.node.setXObject(PDFName.of("Scan"), scan);
    made.node.addContentStream(pdf.context.register(pdf.context.stream("q 200 0 0 200 300 60 cm /Scan Do Q")));
  }
  return pdf.save();
}

function expected(answer, status) {
  if (answer.status !== status) throw new Error(`${answer.status}: ${answer.body.toString().slice(0, 300)}`);
  return answer.body;
}

/** A case with so many exhibits of a kind: the lines of a bundle of them, and their bytes. */
async function filedCase({ url, headers, post }, kind) {
  const { id } = await post("/api/cases", { title: "Bench v. Bundle", description: "Two shareholders disagree about a valuation." });
  const lines = [];
  let bytes = 0;
  for (let at = 1; at <= EXHIBITS; at += 1) {
    const file = await exhibit(at, kind);
    bytes += file.length;
    const form = new FormData();
    form.set("file", new File([file], `exhibit ${at}.pdf`, { type: "application/pdf" }));
    const filed = await fetch(`${url}/api/cases/${id}/documents`, { method: "POST", headers, body: form });
    if (filed.status !== 201) throw new Error(`Filing answered ${filed.status}: ${(await filed.text()).slice(0, 300)}`);
    lines.push({ document: (await filed.json()).id });
  }
  return { id, lines, bytes };
}

const inMB = (bytes) => `${(bytes / 1048576).toFixed(1)} MB`;

/** `cookie` is that of somebody who creates cases. Prints what is measured. */
export async function benchBundles({ real, pid, cookie }) {
  const headers = { Cookie: cookie, Origin: real.url };
  const json = { ...headers, "Content-Type": "application/json" };
  const post = async (path, body, status = 201) =>
    JSON.parse(
      expected(await send(`${real.url}${path}`, { method: "POST", headers: json, body: JSON.stringify(body) }), status).toString(),
    );
  const door = { url: real.url, headers, post };
  console.log("\nA bundle of 100 exhibits (the process holds the local R2 and D1 too: what grows is at most the Worker's)");
  for (const kind of KINDS) {
    const { id, lines, bytes } = await filedCase(door, kind);
    const begun = await watched(pid.real, () => post(`/api/cases/${id}/bundles`, { title: "Bench", lines }));
    const runs = [];
    for (let time = 0; time < TIMES; time += 1)
      runs.push(
        await watched(pid.real, async () => expected(await send(`${real.url}/api/bundles/${begun.answer.id}/download`, { headers }), 200)),
      );
    const pages = (await PDFDocument.load(runs[0].answer)).getPageCount();
    const middle = (of) => (runs.some((run) => run[of] === null) ? null : median(runs.map((run) => run[of])));
    console.log(`  ${kind.name}: ${inMB(bytes)} filed, a PDF of ${pages} pages and ${inMB(runs[0].answer.length)}`);
    console.log(`    its draft saved, each document looked at: ${saying(begun)}`);
    console.log(`    its PDF made, the median of ${TIMES}: ${saying({ ms: middle("ms"), cpu: middle("cpu"), grown: middle("grown") })}`);
    const most = Math.max(...runs.map(({ grown }) => grown ?? 0));
    if (most > 0) console.log(`    the most that the process grew by in one of ${TIMES}: ${(most / 1048576).toFixed(0)} MB`);
  }
  await benchVolumes({ pid, door });
}

/** The same of what is more than one PDF holds: each step is a request. */
async function benchVolumes({ pid, door: { post, ...door } }) {
  const { id, lines, bytes } = await filedCase({ post, ...door }, VOLUMES);
  const begun = await watched(pid.real, () => post(`/api/cases/${id}/bundles`, { title: "Bench", lines }));
  console.log(`  ${VOLUMES.name}: ${inMB(bytes)} filed`);
  console.log(`    its draft saved, as many documents looked at as make a volume: ${saying(begun)}`);
  const { id: bundle, version } = begun.answer;
  for (let step = 1; ; step += 1) {
    const made = await watched(pid.real, () => post(`/api/bundles/${bundle}/final`, { version }, 200));
    const { state, volumes, size } = made.answer;
    const said = state === "final" ? `made final, a ZIP of ${inMB(size)}` : `${volumes.length} volumes made`;
    console.log(`    step ${step}, ${said}: ${saying(made)}`);
    if (state === "final") return;
  }
}
