/** Room for documents: everybody has their own, which nobody else fills, and administrators raise it. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { ApiClient } from "#tests/kit/api.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

const PDF = new TextEncoder().encode("%PDF-1.7 an exhibit");
const send = (client: ApiClient, id: string) => {
  const form = new FormData();
  form.set("file", new File([PDF], "exhibit.pdf"));
  return client.send(`/api/cases/${id}/documents`, { method: "POST", body: form });
};
const status = async (client: ApiClient, id: string) => (await send(client, id)).status;

/** Filed documents of somebody, as they lie in the database. */
async function fill(caseId: string, by: string, filedFor: string | null, count: number, withdrawn = false): Promise<void> {
  await env.DB.prepare(`WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
    INSERT INTO case_documents (id, case_id, name, type, size, sha256, object_key, audience, uploaded_by, version, created_at, ready_at, scan,
      filed_for, withdrawn_at, withdrawn_by, withdrawn_reason)
    SELECT lower(hex(randomblob(8))), ?2, 'exhibit-' || n || '.pdf', 'application/pdf', 1, '', 'cases/' || lower(hex(randomblob(8))),
      'everyone', ?3, 1, n, n, 'off', ?4, ?5, iif(?5 IS NULL, NULL, ?3), iif(?5 IS NULL, NULL, 'Sent twice.') FROM numbers`)
    .bind(count, caseId, by, filedFor, withdrawn ? 1 : null)
    .run();
}

describe("one side that fills its room", () => {
  test("is told what to do, and shuts out neither the other side nor the arbitrator nor the office", async () => {
    const { id, as, partyA } = await caseOf();
    await fill(id, partyA.id, "side_a", 1000);
    const full = await send(as.partyA, id);
    expect(full.status).toBe(400);
    expect(await full.json()).toMatchObject({ issues: [{ field: "file", code: "case_documents_full" }] });
    expect(await status(as.partyB, id)).toBe(201);
    expect(await status(as.arbitrator, id)).toBe(201);
    expect(await status(as.admin, id)).toBe(201);
  });

  test("files again once something is withdrawn, or an administrator has raised the limit", async () => {
    const { id, as, partyA } = await caseOf();
    await fill(id, partyA.id, "side_a", 999);
    await fill(id, partyA.id, "side_a", 40, true);
    const last = await (await send(as.partyA, id)).json<{ id: string }>();
    expect(await status(as.partyA, id)).toBe(400);
    await as.partyA.within(({ caseDocuments }) => caseDocuments.withdraw(id, last.id, "Sent twice."));
    expect(await status(as.partyA, id)).toBe(201);
    const raise = (client: ApiClient, room: unknown) => client.within(({ caseDocuments }) => caseDocuments.setRoom(id, { room }));
    for (const client of [as.partyA, as.arbitrator]) await expect(raise(client, "1500")).rejects.toMatchObject({ code: "forbidden" });
    await expect(raise(as.stranger, "1500")).rejects.toMatchObject({ code: "not_found" });
    await expect(raise(as.admin, "many")).rejects.toMatchObject({ issues: [{ field: "room", code: "case_room_invalid" }] });
    await raise(as.admin, "1500");
    expect(await status(as.partyA, id)).toBe(201);
  });
});

test("the page shows a hundred at a time, the last filed first, and all of them can be attached", async () => {
  const { id, as, partyA } = await caseOf();
  await fill(id, partyA.id, "side_a", 250);
  const section = (page?: number) =>
    as.partyB.within(async ({ caseDocuments, caseFiles }) => caseDocuments.section(await caseFiles.open(id), page));
  const names = async (page?: number) => (await section(page)).documents.map(({ originalName }) => originalName);
  expect(await names()).toEqual(Array.from({ length: 100 }, (_, at) => `exhibit-${at + 151}.pdf`));
  expect(await names(3)).toEqual(Array.from({ length: 50 }, (_, at) => `exhibit-${at + 1}.pdf`));
  expect(await names(99)).toEqual(await names(3));
  expect(await section(Number.NaN)).toMatchObject({ page: 1, pages: 3, room: null });
  expect((await section()).attachable).toHaveLength(250);
});
