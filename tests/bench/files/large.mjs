/** A document of the largest size that is taken, sent whole in parts to the built Worker, put together, and read back byte for byte. */
import { createHash, randomBytes } from "node:crypto";
import { request } from "node:http";
import { LARGE_MAX, PART_SIZE } from "#app/domain/documents/case-uploads.ts";
import { send } from "#tests/bench/measure.mjs";
import { saying, watched } from "./watched.mjs";

const PARTS = Math.ceil(LARGE_MAX / PART_SIZE);

/** Noise of its own for each part; the first begins as a PDF does. */
function partOf(number) {
  const bytes = randomBytes(Math.min(PART_SIZE, LARGE_MAX - (number - 1) * PART_SIZE));
  if (number === 1) bytes.write("%PDF-1.7 ");
  return bytes;
}

/** The SHA-256 of an answer that is not kept, and its length. */
function printOf(url, headers) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (answer) => {
      const hash = createHash("sha256");
      let length = 0;
      answer.on("data", (piece) => {
        hash.update(piece);
        length += piece.length;
      });
      answer.on("error", reject);
      answer.on("end", () => resolve({ status: answer.statusCode, length, sha256: hash.digest("hex") }));
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** `cookie` is that of somebody who creates cases. Prints what is measured; throws where a byte is another. */
export async function benchLarge({ real, pid, cookie }) {
  const headers = { Cookie: cookie, Origin: real.url };
  const json = { ...headers, "Content-Type": "application/json" };
  const asked = async (method, path, status, body, more = {}) => {
    const answer = await send(`${real.url}${path}`, { method, headers: { ...headers, ...more }, body });
    if (answer.status !== status) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
    return JSON.parse(answer.body.toString());
  };
  const matter = JSON.stringify({ title: "Bench v. Size", description: "Two shareholders disagree about a valuation." });
  const { id } = await asked("POST", "/api/cases", 201, matter, json);
  const upload = await asked("POST", `/api/cases/${id}/uploads`, 201, JSON.stringify({ name: "large.pdf", size: LARGE_MAX }), json);
  const hash = createHash("sha256");
  const sent = await watched(pid.real, async () => {
    for (let number = 1; number <= PARTS; number += 1) {
      const part = partOf(number);
      hash.update(part);
      await asked("PUT", `/api/cases/${id}/uploads/${upload.id}/parts/${number}`, 200, part, { "Content-Length": String(part.length) });
    }
  });
  const expected = hash.digest("hex");
  const finished = await watched(pid.real, () => asked("POST", `/api/cases/${id}/uploads/${upload.id}/finish`, 201, "{}", json));
  const read = await watched(pid.real, () => printOf(`${real.url}/api/documents/${finished.answer.id}/download`, headers));
  const isWhole = finished.answer.sha256 === expected && read.answer.sha256 === expected && read.answer.length === LARGE_MAX;
  console.log(
    `\nA document of ${LARGE_MAX / 1048576} MB in ${PARTS} parts (the process holds the local R2 too: what grows is at most the Worker's)`,
  );
  console.log(`  its parts sent: ${saying(sent)}`);
  console.log(`  put together, its SHA-256 read: ${saying(finished)}`);
  console.log(`  downloaded: ${saying(read)}`);
  console.log(`  every byte as it was sent: ${isWhole ? "yes" : "NO"}`);
  if (!isWhole) throw new Error("What was read is not what was sent.");
}
