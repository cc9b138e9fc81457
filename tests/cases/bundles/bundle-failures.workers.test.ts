/** Bundles where something goes wrong in between: lost answers, two at once, and what is kept of a draft that others then see. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { BUNDLE_LIMITS, type BundleRecord } from "#app/domain/case/bundles/bundle.ts";
import { LOOK } from "#app/domain/case/bundles/looked-at.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import { oneAtATime } from "#app/services/cases/bundles/one-at-a-time.server.ts";
import { onePage, pdfOf, rawPdf } from "#tests/cases/bundles/pdf.ts";
import { type ApiClient, apiClient, type ClientOptions } from "#tests/kit/api.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

type Bytes = Uint8Array<ArrayBuffer>;

async function exhibit(client: ApiClient, caseId: string, name: string, bytes: Bytes): Promise<CaseDocumentRecord> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ folder: "evidence", exhibit: "true" })) form.set(field, value);
  form.set("file", new File([bytes], name));
  const answer = await client.send(`/api/cases/${caseId}/documents`, { method: "POST", body: form });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json();
}

async function drafted(lines?: (document: string) => object[], tabs = "letters") {
  const made = await caseOf();
  const one = await exhibit(made.as.partyA, made.id, "agreement.pdf", await pdfOf("Agreement", 2));
  const begin = async (client = made.as.partyA): Promise<BundleRecord> => {
    const body = { title: "Hearing bundle", tabs, lines: lines?.(one.id) ?? [{ document: one.id }] };
    const answer = await client.post(`/api/cases/${made.id}/bundles`, body);
    expect(answer.status, await answer.clone().text()).toBe(201);
    return answer.json();
  };
  return { ...made, one, begin, draft: await begin() };
}
const makeFinal = (client: ApiClient, { id, version }: Pick<BundleRecord, "id" | "version">) =>
  client.post(`/api/bundles/${id}/final`, { version });
const objectsOf = async (caseId: string) => (await env.FILES.list({ prefix: `bundles/${caseId}/` })).objects.length;
const through = (client: ApiClient, options: ClientOptions) => apiClient({ cookie: client.cookies(), ...options });

/** A database whose answer to the batch that makes a bundle final is lost: written or not. */
function losing(isWritten: boolean): D1Database {
  const texts = new WeakMap<object, string>();
  const remembered = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    texts.set(statement, sql);
    const bind = statement.bind.bind(statement);
    statement.bind = (...values: unknown[]) => remembered(bind(...values), sql);
    return statement;
  };
  return new Proxy(env.DB, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => remembered(target.prepare(sql), sql);
      if (name === "batch")
        return async (statements: D1PreparedStatement[]) => {
          const isMaking = statements.some((one) => /update "case_bundles" set .*"made_of" = /.test(texts.get(one) ?? ""));
          if (isMaking && !isWritten) throw new Error("Network connection lost.");
          const results = await target.batch(statements);
          if (isMaking) throw new Error("Network connection lost.");
          return results;
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

test("a bundle that was entered while its answer was lost keeps its bytes, for the copy and for the record", async () => {
  const { id, as, draft } = await drafted();
  expect((await makeFinal(through(as.partyA, { database: losing(true) }), draft)).status).toBeGreaterThanOrEqual(500);
  const found: BundleRecord = await (await as.partyB.get(`/api/bundles/${draft.id}`)).json();
  expect(found.state).toBe("final");
  expect((await as.partyB.get(`/api/bundles/${draft.id}/download`)).status).toBe(200);
  const exported = await as.partyB.within((services) => services.caseRecord.export(id));
  expect((await new Response(exported.body).arrayBuffer()).byteLength).toBeGreaterThan(0);
  // Who tries once more is refused, and takes nothing away.
  expect((await makeFinal(as.partyA, draft)).status).toBe(409);
  expect(await objectsOf(id)).toBe(1);
});

test("one that was not entered is made again, and leaves nothing behind; a refused one neither", async () => {
  const { id, as, one, draft, begin } = await drafted();
  expect((await makeFinal(through(as.partyA, { database: losing(false) }), draft)).status).toBeGreaterThanOrEqual(500);
  expect((await makeFinal(as.partyA, draft)).status).toBe(200);
  expect(await objectsOf(id)).toBe(1);
  // Somebody changes the list, describes a document otherwise or withdraws it while the PDF is stored.
  for (const meanwhile of [
    (other: BundleRecord) =>
      as.partyA.patch(`/api/bundles/${other.id}`, { version: other.version, title: "Changed", tabs: "letters", lines: other.lines }),
    () => as.partyA.within((services) => services.caseDocuments.withdraw(id, one.id, "Filed by mistake.")),
  ]) {
    const other = await begin();
    expect((await makeFinal(through(as.partyA, { files: afterPut(() => meanwhile(other)) }), other)).status).toBe(409);
    expect((await as.partyB.get(`/api/bundles/${other.id}`)).status).toBe(404);
    expect(await objectsOf(id)).toBe(1);
  }
});

/** A store of files in which something happens once a file was put. */
const afterPut = (then: () => Promise<unknown>) =>
  new Proxy(env.FILES, {
    get(bucket, name) {
      const value = Reflect.get(bucket, name);
      if (name !== "put") return typeof value === "function" ? value.bind(bucket) : value;
      return async (...given: Parameters<R2Bucket["put"]>) => {
        const stored = await bucket.put(...given);
        await then();
        return stored;
      };
    },
  });

test("of a final bundle nobody reads what its makers left unused, or how often they changed it", async () => {
  for (const tabs of ["letters", "exhibits"]) {
    const { as, draft } = await drafted(
      (document) => [{ tab: "kwunused weak point" }, { tab: "Contract" }, { document }, { tab: "kwlast" }],
      tabs,
    );
    expect((await makeFinal(as.partyA, draft)).status).toBe(200);
    const answer = await (await as.partyB.get(`/api/bundles/${draft.id}`)).text();
    // Ids are of chance, and may hold any two letters.
    expect(answer).not.toMatch(/kwunused|kwlast/);
    if (tabs === "exhibits") expect(answer).not.toContain("Contract");
    const page = await as.partyB.within((services) => services.caseBundles.open(draft.id));
    expect(JSON.stringify(page)).not.toMatch(/kwunused|kwlast/);
    expect(page.bundle.version).toBe(1);
    const row = await env.DB.prepare("SELECT lines FROM case_bundles WHERE id = ?").bind(draft.id).first<{ lines: string }>();
    expect(row?.lines).not.toMatch(/kwunused|kwlast/);
  }
});

test("the final bundles of one side take no room of the other’s", async () => {
  const { id, as, begin, draft } = await drafted();
  await env.DB.batch(
    Array.from({ length: BUNDLE_LIMITS.final }, (_, at) =>
      env.DB.prepare(
        `INSERT INTO case_bundles (id, case_id, audience, state, title, tabs, lines, locale, version, created_by, created_at, changed_by, changed_as,
          changed_at, object_key, made_of, size, pages, sha256, parts)
        SELECT ?, case_id, audience, 'final', title, tabs, lines, locale, version, created_by, created_at, changed_by, changed_as, changed_at, 'k', 1, 1,
          1, 'a', '[]' FROM case_bundles WHERE id = ?`,
      ).bind(`${draft.id}-${at}`, draft.id),
    ),
  );
  const refused = await makeFinal(as.partyA, draft);
  expect([refused.status, ((await refused.json()) as { issues: { code: string }[] }).issues[0]?.code]).toEqual([400, "case_bundle_full"]);
  expect(await objectsOf(id)).toBe(0);
  expect((await makeFinal(as.partyB, await begin(as.partyB))).status).toBe(200);
});

test("PDFs are made one at a time: another is asked to wait, its draft is saved, and a request that was cut off blocks nobody for long", async () => {
  const { as, begin, draft } = await drafted();
  let end = () => {};
  let now = Date.now();
  const clock = () => new Date(now);
  const goingOn: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void goingOn.push(work);
  const working = oneAtATime({ clock, waitUntil }, () => new Promise<void>((resolve) => (end = resolve)));
  for (const answer of [await makeFinal(as.partyA, draft), await as.partyA.get(`/api/bundles/${draft.id}/download`)]) {
    // Not 503: that is counted for who watches, and nothing has failed.
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe("5");
  }
  expect((await begin()).parts).toMatchObject([{ problem: null }]);
  now += 61_000;
  expect(await oneAtATime({ clock, waitUntil }, async () => "made")).toBe("made");
  // Who hangs up does not end it: the Worker waits for both.
  expect(goingOn).toHaveLength(2);
  end();
  await working;
  await Promise.all(goingOn);
  expect((await makeFinal(as.partyA, draft)).status).toBe(200);
});

test("documents that say much each are in a volume each", async () => {
  const { id, as } = await drafted();
  const said = (letters: number) => rawPdf(onePage(`/Resources << /Properties << /X << /Y (${"x".repeat(letters)}) >> >> >>`));
  const documents: CaseDocumentRecord[] = [];
  for (const at of [1, 2]) documents.push(await exhibit(as.partyA, id, `said${at}.pdf`, said(5_000_000 + at)));
  const answer = await as.partyA.post(`/api/cases/${id}/bundles`, { title: "Much", lines: documents.map((one) => ({ document: one.id })) });
  const draft: BundleRecord = await answer.json();
  expect(draft.parts.map(({ problem }) => problem)).toEqual([null, null]);
  expect(draft.parts.map(({ volume }) => volume)).toEqual([1, 2]);
  const made: BundleRecord = await (await makeFinal(as.partyA, draft)).json();
  expect(made).toMatchObject({ state: "draft", volumes: [{ number: 1 }] });
});

test("what could not be looked at for want of memory is not kept as damaged, and what other rules found is looked at once more", async () => {
  const { id, as, begin, one } = await drafted();
  await env.DB.prepare("UPDATE case_document_sources SET state = 'damaged', pages = 0, look = 0 WHERE document_id = ?").bind(one.id).run();
  expect((await begin()).parts).toMatchObject([{ problem: null, pages: 2 }]);
  const seen = await env.DB.prepare("SELECT state, look FROM case_document_sources WHERE document_id = ?").bind(one.id).first();
  expect(seen).toEqual({ state: "ready", look: LOOK });
  // Its bytes cannot be read at this moment: the draft is saved all the same.
  await env.DB.prepare("DELETE FROM case_document_sources WHERE document_id = ?").bind(one.id).run();
  const files = new Proxy(env.FILES, {
    get(bucket, name) {
      const value = Reflect.get(bucket, name);
      if (name === "get") return async () => null;
      return typeof value === "function" ? value.bind(bucket) : value;
    },
  });
  const answer = await through(as.partyA, { files }).post(`/api/cases/${id}/bundles`, { title: "Kept", lines: [{ document: one.id }] });
  expect(answer.status).toBe(201);
  expect(((await answer.json()) as BundleRecord).parts).toMatchObject([{ problem: null, pages: null }]);
});
