/** Documents whose look never ended: a Worker that is ended by its limits says nothing any more, and the next one must not begin with the same again. */
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { BundleRecord } from "#app/domain/case/bundles/bundle.ts";
import { LONGEST_LOOK, LOOK, LOOK_AGAIN, LOOKING, MOST_LOOKS } from "#app/domain/case/bundles/looked-at.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import { pdfOf } from "#tests/cases/bundles/pdf.ts";
import { apiClient } from "#tests/kit/api.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

/** A database that nothing is written to any more of documents that were looked at, once something was: as if the Worker were ended there. */
function endingAfterOne(): D1Database {
  let written = 0;
  return new Proxy(env.DB, {
    get(target, name) {
      if (name === "prepare")
        return (sql: string) => {
          if (/^(?:insert|delete|update).*case_document_sources/i.test(sql) && ++written > 1) throw new Error("ended");
          return target.prepare(sql);
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

const kept = (id: string) => env.DB.prepare("SELECT state, look, tries FROM case_document_sources WHERE document_id = ?").bind(id).first();
/** So many milliseconds pass for what is kept of a document. */
const passing = (id: string, ms: number) =>
  env.DB.prepare("UPDATE case_document_sources SET weight = weight - ? WHERE document_id = ?").bind(ms, id).run();

/** One exhibit, and the body of a bundle of it. */
async function filed() {
  const { id, as } = await caseOf();
  const form = new FormData();
  for (const [field, value] of Object.entries({ folder: "evidence", exhibit: "true" })) form.set(field, value);
  form.set("file", new File([await pdfOf("Agreement", 2)], "agreement.pdf"));
  const one: CaseDocumentRecord = await (await as.partyA.send(`/api/cases/${id}/documents`, { method: "POST", body: form })).json();
  return { id, as, one, body: { title: "Hearing bundle", lines: [{ document: one.id }] } };
}

test("a document whose look was cut short is waited for, and looked at again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { id, as, one, body } = await filed();
  await apiClient({ cookie: as.partyA.cookies(), database: endingAfterOne() }).post(`/api/cases/${id}/bundles`, body);
  expect(await kept(one.id)).toEqual({ state: "swollen", look: LOOKING, tries: 1 });

  // Another may be at it: nothing is known, and nothing begun a second time.
  const draft: BundleRecord = await (await as.partyA.post(`/api/cases/${id}/bundles`, body)).json();
  expect(draft.parts).toMatchObject([{ problem: null, pages: null }]);
  expect((await as.partyA.post(`/api/bundles/${draft.id}/final`, { version: draft.version })).status).toBe(429);
  expect(await kept(one.id)).toEqual({ state: "swollen", look: LOOKING, tries: 1 });

  await passing(one.id, LONGEST_LOOK);
  expect((await as.partyA.post(`/api/bundles/${draft.id}/final`, { version: draft.version })).status).toBe(200);
  expect(await kept(one.id)).toEqual({ state: "ready", look: LOOK, tries: 0 });
});

test("a document all of whose looks were cut short is refused, and tried once more a day later", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { id, as, one, body } = await filed();
  for (let tries = 1; tries <= MOST_LOOKS; tries++) {
    await apiClient({ cookie: as.partyA.cookies(), database: endingAfterOne() }).post(`/api/cases/${id}/bundles`, body);
    expect(await kept(one.id)).toEqual({ state: "swollen", look: LOOKING, tries });
    await passing(one.id, LONGEST_LOOK);
  }
  const cut = { state: "swollen", look: LOOKING, tries: MOST_LOOKS };
  const draft: BundleRecord = await (await as.partyA.post(`/api/cases/${id}/bundles`, body)).json();
  expect(draft.parts).toMatchObject([{ problem: "swollen", pages: null }]);
  const refused = await as.partyA.post(`/api/bundles/${draft.id}/final`, { version: draft.version });
  expect([refused.status, ((await refused.json()) as { issues: object[] }).issues]).toMatchObject([
    400,
    [{ code: "case_bundle_part_swollen" }],
  ]);
  expect(await kept(one.id)).toEqual(cut);

  await passing(one.id, LOOK_AGAIN);
  expect((await as.partyA.post(`/api/bundles/${draft.id}/final`, { version: draft.version })).status).toBe(200);
  expect(await kept(one.id)).toEqual({ state: "ready", look: LOOK, tries: 0 });
});
