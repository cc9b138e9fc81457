/** The scanner's port: a document that waits is not served, an infected one never, and a scanner that cannot tell is asked again. */
import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { connect } from "#app/db/client.server.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import { DOCUMENT_MAX } from "#app/domain/documents/document.ts";
import { scanWaitingDocuments } from "#app/services/cases/documents/document-scanner.server.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

const SCANNER_URL = "http://scanner.example/scan";
const scanning = { ...env, SCANNER_URL } as unknown as Env;
const scan = () => scanWaitingDocuments(scanning, connect(env.DB), () => new Date());

afterEach(() => vi.restoreAllMocks());

/** What the scanner says from now on; every file it was given. */
function scannerSays(status: number | "nothing") {
  const given: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    expect([String(input), init?.redirect]).toEqual([SCANNER_URL, "manual"]);
    const form = init?.body instanceof FormData ? init.body : await new Response(init?.body, { headers: init?.headers ?? {} }).formData();
    const file = form.get("file");
    given.push(file instanceof File ? (file.size > 1000 ? `${file.size} bytes` : await file.text()) : "no file");
    if (status === "nothing") throw new TypeError("Network connection lost");
    return new Response("", { status });
  });
  return given;
}

async function filed(audience = "everyone") {
  const of = await caseOf();
  const client = await asUser(of.partyA, { variables: { SCANNER_URL } });
  const form = new FormData();
  form.set("audience", audience);
  form.set("file", new File(["%PDF-1.7 exhibit"], "exhibit.pdf"));
  const answer = await client.send(`/api/cases/${of.id}/documents`, { method: "POST", body: form });
  expect(answer.status).toBe(201);
  return { ...of, document: await answer.json<CaseDocumentRecord>() };
}
const stateOf = async (of: Awaited<ReturnType<typeof filed>>) => {
  const [document] = await (await of.as.partyB.get(`/api/cases/${of.id}/documents`)).json<CaseDocumentRecord[]>();
  return [document?.state, (await of.as.partyB.get(`/api/documents/${of.document.id}/download`)).status];
};
const quarantines = async (id: string) =>
  (
    await env.DB.prepare("SELECT count(*) AS n FROM case_entries WHERE case_id = ? AND type = 'document_quarantined'")
      .bind(id)
      .first<{ n: number }>()
  )?.n;

test("what is clean is served once the scanner has said so", async () => {
  const given = scannerSays("nothing");
  const of = await filed();
  expect(of.document.state).toBe("waiting");
  expect(await stateOf(of)).toEqual(["waiting", 503]);
  expect(given).toEqual(["%PDF-1.7 exhibit"]);
  scannerSays(200);
  expect(await scan()).toBe(1);
  expect(await stateOf(of)).toEqual(["filed", 200]);
  expect(await scan()).toBe(0);
});

test("what is infected is never served, and everybody who may see it is told, once", async () => {
  scannerSays(500);
  const of = await filed();
  expect(await stateOf(of)).toEqual(["waiting", 503]);
  scannerSays(406);
  await Promise.all([scan(), scan()]);
  expect(await stateOf(of)).toEqual(["quarantined", 404]);
  expect(await quarantines(of.id)).toBe(1);
  const { results: told } = await env.DB.prepare(
    "SELECT user_id FROM case_notices JOIN case_entries USING (case_id, seq) WHERE case_id = ? AND type = 'document_quarantined'",
  )
    .bind(of.id)
    .all<{ user_id: string }>();
  // Its uploader too, and the administrators.
  for (const who of [of.partyA, of.partyB, of.counselB, of.arbitrator, of.admin])
    expect(told.filter(({ user_id }) => user_id === who.id)).toHaveLength(1);
  expect((await of.as.admin.within(({ notices }) => notices.list())).notices).toMatchObject([
    { caseId: of.id, type: "document_quarantined" },
  ]);
  expect((await of.as.admin.get(`/api/documents/${of.document.id}/download`)).status).toBe(404);
});

test("what is infected and of one side is told to that side alone", async () => {
  scannerSays(500);
  const of = await filed("side");
  scannerSays(406);
  expect(await scan()).toBe(1);
  expect(await quarantines(of.id)).toBe(1);
  expect((await of.as.admin.within(({ notices }) => notices.list())).notices).toEqual([]);
  expect((await of.as.partyA.get(`/api/documents/${of.document.id}/download`)).status).toBe(404);
});

test("that one side's document cannot be scanned is in no list of our office, and that everybody's cannot is", async () => {
  scannerSays(500);
  const ofSide = await filed("side");
  const ofAll = await filed();
  expect(await scan()).toBe(0);
  const subjects = (await ofAll.as.admin.within(({ scheduledWork }) => scheduledWork.failures())).map(({ subject }) => subject);
  expect(subjects).toContain(ofAll.document.id);
  expect(subjects).not.toContain(ofSide.document.id);
});

test("without a scanner nothing waits", async () => {
  const given = scannerSays(406);
  const { as, id } = await caseOf();
  const form = new FormData();
  form.set("file", new File(["%PDF-1.7 exhibit"], "exhibit.pdf"));
  const made = await (await as.partyA.send(`/api/cases/${id}/documents`, { method: "POST", body: form })).json<CaseDocumentRecord>();
  expect(made.state).toBe("filed");
  expect(await scanWaitingDocuments(env, connect(env.DB), () => new Date())).toBe(0);
  expect(given).toEqual([]);
});

test("a large document reaches the scanner piece by piece, whole", async () => {
  const given = scannerSays(200);
  const of = await filed();
  await env.DB.prepare("UPDATE case_documents SET scan = 'waiting' WHERE id = ?").bind(of.document.id).run();
  const key =
    (await env.DB.prepare("SELECT object_key AS key FROM case_documents WHERE id = ?").bind(of.document.id).first<{ key: string }>())
      ?.key ?? "";
  await env.FILES.put(key, new Uint8Array(DOCUMENT_MAX + 1));
  expect(await scan()).toBe(1);
  expect(given.at(-1)).toBe(`${DOCUMENT_MAX + 1} bytes`);
  expect(await stateOf(of)).toEqual(["filed", 200]);
});
