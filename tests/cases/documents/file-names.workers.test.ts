/** A file keeps the name its person gave it, from the browser's form to the download. */
import { expect, test } from "vitest";
import { checkRecord } from "#app/domain/case/chain/record-check.ts";
import type { RecordManifest } from "#app/domain/case/record.ts";
import { unzip } from "#app/record-verifier/unzip.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { booking } from "#tests/kit/factories.ts";

const NAMED = 'The "final" answer: yes?.pdf';

/** A form as a browser writes it: quotes and line ends of the name are escaped, and nothing else. */
function sent(field: string, filename: string): RequestInit {
  const boundary = "----concord";
  const body = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${field}"; filename="${filename}"`,
    "Content-Type: application/pdf",
    "",
    "%PDF-1.7 the answer",
    `--${boundary}--`,
    "",
  ].join("\r\n");
  return { method: "POST", body, headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` } };
}
const IN_FORM = "The %22final%22 answer: yes?.pdf";
const HEADER = `attachment; filename="The _final_ answer_ yes_.pdf"; filename*=UTF-8''The%20%22final%22%20answer%3A%20yes%3F.pdf`;

test("a document of a case", async () => {
  const { id, as } = await caseOf();
  const answer = await as.partyA.send(`/api/cases/${id}/documents`, sent("file", IN_FORM));
  const made = await answer.json<{ id: string; originalName: string }>();
  expect(made.originalName).toBe(NAMED);
  expect((await as.partyA.get(`/api/documents/${made.id}/download`)).headers.get("Content-Disposition")).toBe(HEADER);
  const two = await as.partyA.send(`/api/cases/${id}/documents`, sent("file", "two%0D%0Alines.pdf"));
  expect((await two.json<{ originalName: string }>()).originalName).toBe("two lines.pdf");
});

test("a document of a booking", async () => {
  const { client } = await asRole("admin");
  const { id } = await booking();
  const made = await (await client.send(`/api/bookings/${id}/documents`, sent("document", IN_FORM))).json<{ id: string; name: string }>();
  expect(made.name).toBe(NAMED);
  const { headers } = await client.get(`/api/bookings/${id}/documents/${made.id}`);
  expect(headers.get("Content-Disposition")).toBe(HEADER);
});

test("a long name in letters of several bytes is shortened in the record to what file systems take, and named whole in its manifest", async () => {
  const { id, as } = await caseOf();
  const name = `${"証拠".repeat(100)}.pdf`;
  for (const content of ["one", "two"]) {
    const form = new FormData();
    form.set("file", new File([`%PDF-1.7 ${content}`], name));
    expect((await as.partyB.send(`/api/cases/${id}/documents`, { method: "POST", body: form })).status).toBe(201);
  }
  const { body } = await as.partyA.within((services) => services.caseRecord.export(id));
  const contents = await unzip(new Uint8Array(await new Response(body).arrayBuffer()));
  for (const path of contents.keys())
    for (const part of path.split("/")) expect(new TextEncoder().encode(part).byteLength).toBeLessThanOrEqual(255);
  expect((await checkRecord(contents)).faults).toEqual([]);
  const { documents } = JSON.parse(new TextDecoder().decode(contents.get("manifest.json"))) as RecordManifest;
  expect(documents.map((one) => one.name)).toEqual([name, name]);
  expect(documents.map(({ file }) => file?.replace(/証拠.*\.pdf$/u, "…"))).toEqual(["documents/001 …", "documents/002 …"]);
});
