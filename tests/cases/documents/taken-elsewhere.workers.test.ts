/** A file whose taking is written down is given to who asks for it here: another site, or a browser ahead of its user, leaves no entry. */
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { i18nContext, servicesContext } from "#app/context.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { loader as archive } from "#app/routes/portal/case-record/archive.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";

let of: CaseOf;
let documentId: string;
beforeAll(async () => {
  of = await caseOf();
  const form = new FormData();
  form.set("file", new File([new TextEncoder().encode("%PDF-1.7 a lease")], "lease.pdf"));
  const filed = await of.as.partyB.send(`/api/cases/${of.id}/documents`, { method: "POST", body: form });
  documentId = (await filed.json<{ id: string }>()).id;
});

const entries = async (id = of.id) =>
  (await env.DB.prepare("SELECT count(*) AS n FROM case_entries WHERE case_id = ?").bind(id).first<{ n: number }>())?.n;

/** What the loader of the record answers, as its status. */
const taken = (headers: Record<string, string>) =>
  of.as.partyA.within(async (services) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(i18nContext, await createPageI18n("en"));
    const request = new Request(`http://concord.example/cases/${of.id}/record.data`, { headers });
    try {
      const answer = (await archive({ request, context, params: { id: of.id } } as never)) as Response;
      await answer.body?.cancel();
      return answer.status;
    } catch (thrown) {
      return (thrown as { init: { status: number } }).init.status;
    }
  });

describe.each([
  ["another site’s picture", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "image" }],
  ["another site’s link", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document", "Sec-Fetch-User": "?1" }],
  ["another host of this domain", { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Dest": "document" }],
  ["a browser ahead of its user", { "Sec-Purpose": "prefetch", "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "empty" }],
])("asked for by %s", (_, headers) => {
  test("a document is refused, and nothing is entered", async () => {
    const before = await entries();
    expect((await of.as.partyA.get(`/api/documents/${documentId}/download`, headers)).status).toBe(403);
    expect(await entries()).toBe(before);
  });

  test("the record is refused, and nothing is entered", async () => {
    const before = await entries();
    expect(await taken(headers)).toBe(403);
    expect(await entries()).toBe(before);
  });
});

test.each([
  ["a link of ours", { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "document" }],
  ["its address", { "Sec-Fetch-Site": "none", "Sec-Fetch-Dest": "document" }],
  ["a program", {}],
])("by %s it is given, and entered", async (_, headers) => {
  // A second copy of one person within the hour would be no entry of its own.
  const { id, as } = await caseOf();
  const form = new FormData();
  form.set("file", new File([new TextEncoder().encode("%PDF-1.7 a lease")], "lease.pdf"));
  const filed = await (await as.partyB.send(`/api/cases/${id}/documents`, { method: "POST", body: form })).json<{ id: string }>();
  const before = (await entries(id)) ?? 0;
  expect((await as.partyA.get(`/api/documents/${filed.id}/download`, headers)).status).toBe(200);
  expect(await entries(id)).toBe(before + 1);
});
