/** Uploads cut off at 0, 10, 50, 90 and 99 %: nothing of them is left, and what is not cut is stored byte for byte. */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { administrator, call, inLanes } from "./client.mjs";

const FRACTIONS = [0, 0.1, 0.5, 0.9, 0.99];
const NOISE = 300_000;

/** A request as it travels: its head, and a form with one PDF of noise. */
function uploadOf(url, path, headers, content) {
  const boundary = `----storm${randomUUID()}`;
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="storm.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${body.length}`,
    "Connection: close",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ].join("\r\n");
  return { head: `${head}\r\n\r\n`, body };
}

/** Sends `fraction` of the body and hangs up. Settles when the line is gone. */
function cutAt(url, { head, body }, fraction) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const line = connect(Number(port), hostname, () => {
      line.write(head);
      line.write(body.subarray(0, Math.floor(body.length * fraction)), () => setTimeout(() => line.destroy(), 20));
    });
    line.on("error", () => undefined);
    line.on("close", resolve);
    line.on("data", () => undefined);
  });
}

/** Gives the objects that the case should have, by hash, and what went wrong. */
export async function cutUploads(url, { uploads, clients, seedFile = NOISE }) {
  const headers = await administrator(url);
  const wrong = [];
  const data = { title: `Storm ${randomUUID().slice(0, 8)}`, description: "Uploads that are cut off." };
  const made = await call(url, "POST", "/api/cases", data, headers);
  if (made.status !== 201) throw new Error(`Making a case answered ${made.status}: ${made.text}`);
  const path = `/api/cases/${made.body.id}/documents`;
  const filed = new Map();
  const content = () => Buffer.concat([Buffer.from("%PDF-1.7 "), randomBytes(seedFile)]);
  await inLanes(
    Array.from({ length: uploads }, (_, at) => at),
    clients,
    async (at) => {
      await cutAt(url, uploadOf(url, path, headers, content()), FRACTIONS[at % FRACTIONS.length]);
      // One in ten is sent whole, in between.
      if (at % 10 !== 0) return;
      const bytes = content();
      const form = new FormData();
      form.set("file", new File([bytes], `whole-${at}.pdf`));
      const answer = await fetch(url + path, { method: "POST", body: form, headers });
      const body = await answer.json();
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      if (answer.status !== 201) wrong.push(`a whole upload answered ${answer.status}`);
      else if (body.sha256 !== sha256) wrong.push(`${body.id}: the hash is ${body.sha256}, not ${sha256}`);
      else filed.set(body.id, { sha256, bytes });
    },
  );
  const listed = await call(url, "GET", path, undefined, headers);
  for (const { id, sha256 } of listed.body) {
    if (filed.get(id)?.sha256 !== sha256) wrong.push(`${id} is listed and was cut off`);
    const answer = await fetch(`${url}/api/documents/${id}/download`, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!filed.get(id)?.bytes.equals(bytes)) wrong.push(`${id}: other bytes come back`);
  }
  if (listed.body.length !== filed.size) wrong.push(`${listed.body.length} are listed, ${filed.size} were filed`);
  return { caseId: made.body.id, filed: filed.size, wrong };
}

/** What the database and the bucket have of cases beyond what was filed: rows that never ended, objects without a row, rows without an object. */
export function orphans(state, database, caseId) {
  const [unfinished] = database.all(`SELECT count(*) AS n FROM case_documents WHERE case_id = '${caseId}' AND ready_at IS NULL`);
  const known = new Set(database.all("SELECT object_key FROM case_documents").map((row) => row.object_key));
  const stored = new Set(objectKeys(state).filter((key) => key.startsWith("cases/")));
  const wrong = unfinished.n === 0 ? [] : [`${unfinished.n} rows of uploads that never ended`];
  for (const key of stored) if (!known.has(key)) wrong.push(`${key} is stored and no row names it`);
  for (const key of known) if (!stored.has(key)) wrong.push(`${key} is named and not stored`);
  return wrong;
}

/** The keys in the local bucket, once the server is gone. */
function objectKeys(state) {
  const folder = join(state, "data", "v3", "r2", "miniflare-R2BucketObject");
  return readdirSync(folder).flatMap((name) => {
    if (!name.endsWith(".sqlite") || name.startsWith("metadata")) return [];
    const bucket = new DatabaseSync(join(folder, name));
    try {
      return bucket
        .prepare("SELECT key FROM _mf_objects")
        .all()
        .map(({ key }) => key);
    } finally {
      bucket.close();
    }
  });
}
