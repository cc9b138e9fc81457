/** What putting large documents together costs is bounded: read once, refused early where that is known, and counted. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { UploadRecord } from "#app/domain/documents/case-uploads.ts";
import { LIMITS } from "#app/services/platform/rate-limits.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { sessionCookie } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

const BYTES = new TextEncoder().encode("%PDF-1.7 bundle");

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM rate_limits").run();
});

async function begun(client: ApiClient, id: string, said: Record<string, unknown> = {}): Promise<UploadRecord> {
  const answer = await client.post(`/api/cases/${id}/uploads`, { name: "bundle.pdf", size: BYTES.byteLength, ...said });
  expect(answer.status).toBe(201);
  return answer.json<UploadRecord>();
}
const part = (client: ApiClient, id: string, upload: string) =>
  client.send(`/api/cases/${id}/uploads/${upload}/parts/1`, { method: "PUT", body: BYTES });
const finish = (client: ApiClient, id: string, upload: string) =>
  client.send(`/api/cases/${id}/uploads/${upload}/finish`, { method: "POST" });
const codeOf = async (answer: Response) => (await answer.json<{ issues?: { code: string }[] }>()).issues?.[0]?.code;
const used = (bucket: keyof typeof LIMITS) =>
  env.DB.prepare("UPDATE rate_limits SET count = ? WHERE key LIKE ?").bind(LIMITS[bucket].requests, `${bucket}:%`).run();

test("an upload whose filing is refused again and again is read once", async () => {
  const { id, as, partyA } = await caseOf();
  const exhibit = { folder: "evidence", exhibit: true };
  const first = await begun(as.partyA, id, exhibit);
  await part(as.partyA, id, first.id);
  expect((await finish(as.partyA, id, first.id)).status).toBe(201);
  const again = await begun(as.partyA, id, exhibit);
  await part(as.partyA, id, again.id);
  let reads = 0;
  const files = new Proxy(env.FILES, {
    get(bucket, name) {
      if (name === "get") reads += 1;
      const value = Reflect.get(bucket, name);
      return typeof value === "function" ? value.bind(bucket) : value;
    },
  });
  const counted = apiClient({ cookie: await sessionCookie(partyA), files });
  for (let at = 0; at < 3; at += 1) expect(await codeOf(await finish(counted, id, again.id))).toBe("case_exhibit_same");
  expect(reads).toBe(1);
});

test("where there is no room left nothing is put together", async () => {
  const { id, as } = await caseOf();
  const upload = await begun(as.partyA, id);
  await part(as.partyA, id, upload.id);
  const form = new FormData();
  form.set("file", new File([BYTES], "other.pdf"));
  expect((await as.partyA.send(`/api/cases/${id}/documents`, { method: "POST", body: form })).status).toBe(201);
  await env.DB.prepare("UPDATE cases SET document_room = 1 WHERE id = ?").bind(id).run();
  expect(await codeOf(await finish(as.partyA, id, upload.id))).toBe("case_documents_full");
  expect(await env.DB.prepare("SELECT state FROM case_uploads WHERE id = ?").bind(upload.id).first("state")).toBe("begun");
});

test("parts and finishing are counted of an account", async () => {
  const { id, as } = await caseOf();
  const upload = await begun(as.partyA, id);
  expect((await part(as.partyA, id, upload.id)).status).toBe(200);
  await used("case_upload_part");
  expect((await part(as.partyA, id, upload.id)).status).toBe(429);
  expect((await finish(as.partyA, id, upload.id)).status).toBe(201);
  await used("case_upload_finish");
  const more = await finish(as.partyA, id, upload.id);
  expect(more.status).toBe(429);
  expect(more.headers.get("Retry-After")).not.toBeNull();
});
