/** What is said of a large document when its upload begins is how it is filed: finishing changes none of it, and shows it to nobody else. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import type { UploadRecord } from "#app/domain/documents/case-uploads.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

const BYTES = new TextEncoder().encode("%PDF-1.7 strategy");

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM rate_limits").run();
});

/** An upload whose only part has arrived. */
async function arrived(client: ApiClient, id: string, said: Record<string, unknown>): Promise<UploadRecord> {
  const begun = await client.post(`/api/cases/${id}/uploads`, { name: "strategy.pdf", size: BYTES.byteLength, ...said });
  expect(begun.status).toBe(201);
  const upload = await begun.json<UploadRecord>();
  const part = await client.send(`/api/cases/${id}/uploads/${upload.id}/parts/1`, { method: "PUT", body: BYTES });
  expect(part.status).toBe(200);
  return upload;
}
const finish = (client: ApiClient, id: string, { id: upload }: UploadRecord, body: unknown) =>
  client.post(`/api/cases/${id}/uploads/${upload}/finish`, body);
async function issue(answer: Response) {
  const { issues = [] } = await answer.json<{ issues?: { field: string; code: string }[] }>();
  return issues.map(({ field, code }) => ({ field, code }))[0];
}
const listed = async (client: ApiClient, id: string) => (await client.get(`/api/cases/${id}/documents`)).json<CaseDocumentRecord[]>();

const PRIVATE = {
  audience: "side",
  folder: "evidence",
  description: "What we will say",
  documentDate: "2020-01-05",
  reliedOn: "side_a",
} as const;

test.each([
  {},
  { x: 1 },
  { audience: null },
  { description: PRIVATE.description },
  { folder: "evidence" },
  { replaces: null },
  { replaces: "" },
  PRIVATE,
])("finished with %j it is what it was begun as", async (body) => {
  const { id, as } = await caseOf();
  const upload = await arrived(as.partyA, id, PRIVATE);
  const answer = await finish(as.partyA, id, upload, body);
  expect(answer.status).toBe(201);
  expect(await answer.json<CaseDocumentRecord>()).toMatchObject(PRIVATE);
  expect(await listed(as.partyA, id)).toHaveLength(1);
  for (const other of [as.partyB, as.arbitrator, as.admin]) expect(await listed(other, id)).toEqual([]);
});

test.each([
  [{ audience: "everyone" }, "audience", "case_upload_begun_otherwise"],
  [{ ...PRIVATE, audience: "everyone" }, "audience", "case_upload_begun_otherwise"],
  [{ audience: "arbitrator" }, "audience", "case_upload_begun_otherwise"],
  [{ audience: "the world" }, "audience", "case_audience_invalid"],
  [{ folder: "other" }, "folder", "case_upload_begun_otherwise"],
  [{ folder: "elsewhere" }, "folder", "case_folder_invalid"],
  [{ description: "Another" }, "description", "case_upload_begun_otherwise"],
  [{ documentDate: "2020-01-06" }, "documentDate", "case_upload_begun_otherwise"],
  [{ documentDate: null }, "documentDate", "case_upload_begun_otherwise"],
  [{ reliedOn: "both" }, "reliedOn", "case_upload_begun_otherwise"],
  [{ exhibit: true }, "exhibit", "case_upload_begun_otherwise"],
  [{ replaces: "another" }, "replaces", "case_upload_begun_otherwise"],
])("finished with %j it is refused on that field, and can still be finished as it was begun", async (body, field, code) => {
  const { id, as } = await caseOf();
  const upload = await arrived(as.partyA, id, PRIVATE);
  const answer = await finish(as.partyA, id, upload, body);
  expect([answer.status, await issue(answer)]).toEqual([400, { field, code }]);
  expect(await listed(as.partyA, id)).toEqual([]);
  expect((await finish(as.partyA, id, upload, {})).status).toBe(201);
  expect(await listed(as.partyB, id)).toEqual([]);
});

test("an exhibit is relied on by who files it, at the end as at the beginning", async () => {
  const { id, as } = await caseOf();
  const said = { folder: "evidence", exhibit: "true", audience: "everyone" };
  const upload = await arrived(as.partyA, id, said);
  const filed = await (await finish(as.partyA, id, upload, { ...said, reliedOn: "" })).json<CaseDocumentRecord>();
  expect(filed).toMatchObject({ exhibit: "C-1", reliedOn: "side_a", audience: "everyone" });
});

test("its owner's list says for whom each was begun and as what", async () => {
  const { id, as } = await caseOf();
  const upload = await arrived(as.partyA, id, PRIVATE);
  const [found] = await (await as.partyA.get(`/api/cases/${id}/uploads`)).json<UploadRecord[]>();
  expect(found).toMatchObject({ id: upload.id, ...PRIVATE, exhibit: false, replaces: null });
  expect(upload).toMatchObject({ ...PRIVATE, exhibit: false, replaces: null });
});

test("a further version has its document's audience, whatever is sent in parts or whole; another is refused and not put aside", async () => {
  const { id, as } = await caseOf();
  const first = await arrived(as.partyA, id, { audience: "everyone" });
  const { id: replaces } = await (await finish(as.partyA, id, first, {})).json<CaseDocumentRecord>();
  const begin = (said: Record<string, unknown>) =>
    as.partyA.post(`/api/cases/${id}/uploads`, { name: "strategy.pdf", size: BYTES.byteLength, replaces, ...said });
  expect(await issue(await begin({ audience: "side" }))).toEqual({ field: "audience", code: "case_audience_of_version" });
  const form = new FormData();
  form.set("file", new File([BYTES], "strategy.pdf"));
  form.set("replaces", replaces);
  form.set("audience", "side");
  const whole = await as.partyA.send(`/api/cases/${id}/documents`, { method: "POST", body: form });
  expect([whole.status, await issue(whole)]).toEqual([400, { field: "audience", code: "case_audience_of_version" }]);
  const next = await arrived(as.partyA, id, { replaces });
  expect(next).toMatchObject({ audience: "everyone", replaces });
  expect(await (await finish(as.partyA, id, next, { replaces, audience: "everyone" })).json()).toMatchObject({ version: 2 });
});

test("a further version has its document's folder and description, whatever is said of them when it is begun and finished", async () => {
  const { id, as } = await caseOf();
  const first = await arrived(as.partyA, id, PRIVATE);
  const { id: replaces } = await (await finish(as.partyA, id, first, {})).json<CaseDocumentRecord>();
  const otherwise = { folder: "correspondence", description: "Another", documentDate: "2020-01-06" };
  const next = await arrived(as.partyA, id, { replaces, ...otherwise });
  const another = await finish(as.partyA, id, next, { replaces: first.id, ...otherwise });
  expect([another.status, await issue(another)]).toEqual([400, { field: "replaces", code: "case_upload_begun_otherwise" }]);
  expect(await issue(await finish(as.partyA, id, next, { ...otherwise, audience: "everyone" }))).toMatchObject({ field: "audience" });
  expect((await finish(as.partyA, id, next, { replaces, ...otherwise })).status).toBe(201);
  expect((await listed(as.partyA, id)).find(({ version }) => version === 2)).toMatchObject(PRIVATE);
});
