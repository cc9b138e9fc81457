/** A part of a large document and the preview of a filed one, next to a bare Worker that stores the same bytes and reads the same ends of them. */
import { LARGE_MAX, PART_SIZE } from "#app/domain/documents/case-uploads.ts";
import { pdfOf } from "#scripts/seed/pdf.ts";
import { send } from "#tests/bench/measure.mjs";

/** Parts that one upload has room for are as many as are sent, its warming up included. */
const PARTS = { rounds: 3, count: 8 };

async function asked(url, init, status) {
  const answer = await send(url, init);
  if (answer.status !== status) throw new Error(`${url} answered ${answer.status}: ${answer.body.toString().slice(0, 200)}`);
  return JSON.parse(answer.body.toString());
}

/** A case of the one who is signed in, which nothing else is filed in. */
async function newCase(url, headers) {
  const body = JSON.stringify({ title: "Bench v. Floor", description: "Two shareholders disagree about a valuation." });
  return (await asked(`${url}/api/cases`, { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body }, 201)).id;
}

/** Sends the next part of an upload each time. */
function sender(addressOf, headers, bytes) {
  let number = 0;
  return () => {
    number += 1;
    return send(addressOf(number), { method: "PUT", headers: { ...headers, "Content-Length": String(bytes.length) }, body: bytes });
  };
}

/** `cookie` is that of somebody who creates cases; `measure` prints a row. */
export async function benchFiles({ real, bare, pid, cookie }, size, measure) {
  const headers = { Cookie: cookie, Origin: real.url };
  const json = { ...headers, "Content-Type": "application/json" };
  const caseId = await newCase(real.url, headers);
  const pdf = Buffer.from(pdfOf("Bench", ["A page."]));
  const part = Buffer.concat([pdf, Buffer.alloc(PART_SIZE - pdf.length, "exhibits ")]);

  const begun = JSON.stringify({ name: "bench.pdf", size: LARGE_MAX });
  const upload = await asked(`${real.url}/api/cases/${caseId}/uploads`, { method: "POST", headers: json, body: begun }, 201);
  const floor = await asked(`${bare.url}/uploads`, { method: "POST" }, 200);
  await measure(
    "A part of 5 MB next to a bare Hono Worker that hashes it and stores it in R2",
    0.5,
    {
      name: "bare Hono, its hash, R2",
      call: sender((number) => `${bare.url}/uploads/${floor.key}/${floor.id}/${number}`, {}, part),
      pid: pid.bare,
    },
    {
      name: "Concord, its hash, the claim, R2",
      call: sender((number) => `${real.url}/api/cases/${caseId}/uploads/${upload.id}/parts/${number}`, headers, part),
      pid: pid.real,
    },
    false,
    PARTS,
  );

  const form = new FormData();
  form.set("file", new File([pdf], "bench.pdf", { type: "application/pdf" }));
  const filed = await fetch(`${real.url}/api/cases/${caseId}/documents`, { method: "POST", headers, body: form });
  if (filed.status !== 201) throw new Error(`Filing answered ${filed.status}.`);
  const { id } = await filed.json();
  await asked(`${bare.url}/preview`, { method: "PUT", headers: { "Content-Length": String(pdf.length) }, body: pdf }, 200);
  await measure(
    "The preview of a PDF next to a bare Hono route with one query and the same two reads from R2",
    0.4,
    { name: "bare Hono, one D1 query, R2 twice", call: () => send(`${bare.url}/preview`), pid: pid.bare },
    { name: "Concord, signed in", call: () => send(`${real.url}/api/documents/${id}/preview`, { headers }), pid: pid.real },
    false,
    size,
  );
}
