/** A final bundle that our office holds back: nobody but the office opens it or takes a copy meanwhile, everyone reads why, and it comes back as it was. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { BundleRecord } from "#app/domain/case/bundles/bundle.ts";
import { checkRecord, type RecordContents } from "#app/domain/case/chain/record-check.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import type { RecordManifest } from "#app/domain/case/record.ts";
import { unzip } from "#app/record-verifier/unzip.ts";
import { LIMITS } from "#app/services/platform/rate-limits.server.ts";
import { pdfOf } from "#tests/cases/bundles/pdf.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { visit } from "#tests/permissions/pages.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const TITLE = "Hearing of kwtitle";
const REASON = "Its index names kwprivate.";

/** A case with the draft of a bundle of one exhibit. */
async function prepared() {
  const found = await caseOf();
  const { id, as } = found;
  const form = new FormData();
  form.set("folder", "evidence");
  form.set("exhibit", "true");
  form.set("file", new File([await pdfOf("Agreement")], "agreement.pdf"));
  const filed: CaseDocumentRecord = await (await as.partyA.send(`/api/cases/${id}/documents`, { method: "POST", body: form })).json();
  const draft = await as.partyA.within(({ caseBundles }) => caseBundles.begin(id, { title: TITLE, lines: [{ document: filed.id }] }));
  return { ...found, draft };
}

/** The same, made final. */
async function made() {
  const { draft, ...found } = await prepared();
  const bundle: BundleRecord = await found.as.partyA.within(({ caseBundles }) =>
    caseBundles.makeFinal(draft.id, { version: draft.version }),
  );
  return { ...found, bundle, page: `/cases/${found.id}/bundles/${bundle.id}` };
}
const hold = (client: ApiClient, id: string, reason = REASON) => client.within(({ caseBundles }) => caseBundles.hold(id, { reason }));
const release = (client: ApiClient, id: string) => client.within(({ caseBundles }) => caseBundles.release(id));
const download = (client: ApiClient, id: string) => client.get(`/api/bundles/${id}/download`);
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const entriesOf = async (id: string) =>
  (
    await env.DB.prepare(
      "SELECT type, audience, body FROM case_entries WHERE case_id = ? AND type IN ('bundle_held', 'bundle_released') ORDER BY seq",
    )
      .bind(id)
      .all<{ type: string; audience: string; body: string }>()
  ).results.map(({ type, audience, body }) => ({ type, audience, details: JSON.parse(body).details as Record<string, unknown> }));
const recordOf = async (client: ApiClient, id: string) => {
  const { body } = await client.within(({ caseRecord }) => caseRecord.export(id));
  return unzip(new Uint8Array(await new Response(body).arrayBuffer()));
};
const bundlesIn = (contents: RecordContents) =>
  (JSON.parse(new TextDecoder().decode(contents.get("manifest.json"))) as RecordManifest).bundles?.map(({ title }) => title);

test("is opened and taken by our office alone, told of with the reason, and given back as it was", async () => {
  const { id, as, bundle, page } = await made();
  const others = [as.partyA, as.partyB, as.counselB, as.arbitrator];
  const before = await bytesOf(await download(as.partyB, bundle.id));
  await hold(as.admin, bundle.id);
  for (const one of others) {
    for (const address of [`/api/bundles/${bundle.id}`, `/api/bundles/${bundle.id}/download`, `/api/bundles/${bundle.id}/view`])
      expect((await one.get(address)).status).toBe(404);
    expect(await (await one.get(`/api/cases/${id}/bundles`)).json()).toEqual([]);
    const { bundles, heldBack } = await one.within(({ caseBundles }) => caseBundles.of(id));
    expect([bundles, heldBack]).toMatchObject([[], [{ id: bundle.id, title: TITLE, reason: REASON, by: "Olive Office" }]]);
    // Its page leads to the list, which says why.
    expect(await visit(one, page)).toMatchObject({ status: 302, location: `/cases/${id}/bundles` });
  }
  expect(await (await as.admin.get(`/api/bundles/${bundle.id}`)).json()).toMatchObject({ held: { reason: REASON }, mayHold: true });
  expect(await bytesOf(await download(as.admin, bundle.id))).toEqual(before);
  for (const address of [page, `/cases/${id}/bundles`]) expect((await visit(as.stranger, address)).status).toBe(404);

  await release(as.admin, bundle.id);
  for (const one of [...others, as.admin]) expect(await bytesOf(await download(one, bundle.id))).toEqual(before);
  expect(await (await as.partyA.get(`/api/bundles/${bundle.id}`)).json()).toMatchObject({ held: null, mayHold: false });
  const details = { bundle: bundle.id, title: TITLE, sha256: bundle.sha256 };
  expect(await entriesOf(id)).toEqual([
    { type: "bundle_held", audience: "everyone", details: { ...details, reason: REASON } },
    { type: "bundle_released", audience: "everyone", details },
  ]);
});

test("is held by administrators alone, final bundles only, with a reason; twice is once", async () => {
  const { id, as, bundle, page } = await made();
  for (const one of [as.partyA, as.partyB, as.counselB, as.arbitrator]) {
    await expect(hold(one, bundle.id)).rejects.toMatchObject({ code: "forbidden" });
    await expect(release(one, bundle.id)).rejects.toMatchObject({ code: "forbidden" });
    expect((await visit(one, page, { intent: "hold-bundle", reason: REASON })).status).toBe(403);
  }
  await expect(hold(as.stranger, bundle.id)).rejects.toMatchObject({ code: "not_found" });
  await expect(hold(as.admin, bundle.id, "  ")).rejects.toMatchObject({ issues: [{ field: "reason", code: "case_reason_required" }] });
  expect((await visit(as.admin, page, { intent: "hold-bundle", reason: "" })).status).toBe(400);
  const draft = await as.admin.within(({ caseBundles }) => caseBundles.begin(id, { title: "Ours", lines: [] }));
  await expect(hold(as.admin, draft.id)).rejects.toMatchObject({ code: "transition_refused" });
  expect(await entriesOf(id)).toEqual([]);

  for (let time = 0; time < 2; time += 1) expect((await visit(as.admin, page, { intent: "hold-bundle", reason: REASON })).status).toBe(303);
  // Who sees it no more cannot let go of it either.
  await expect(release(as.partyA, bundle.id)).rejects.toMatchObject({ code: "not_found" });
  for (let time = 0; time < 2; time += 1) expect((await visit(as.admin, page, { intent: "release-bundle" })).status).toBe(303);
  expect((await entriesOf(id)).map(({ type }) => type)).toEqual(["bundle_held", "bundle_released"]);
  await env.DB.prepare("UPDATE rate_limits SET count = ? WHERE key LIKE 'bundle:%'").bind(LIMITS.bundle.requests).run();
  await expect(hold(as.admin, bundle.id)).rejects.toMatchObject({ code: "too_many_requests" });
});

test("is in no record but our office's meanwhile, and each of them verifies", async () => {
  const { id, as, bundle } = await made();
  await hold(as.admin, bundle.id);
  const [theirs, ours] = [await recordOf(as.partyB, id), await recordOf(as.admin, id)];
  expect([bundlesIn(theirs), bundlesIn(ours)]).toEqual([[], [TITLE]]);
  expect([...theirs.keys()].some((name) => name.startsWith("bundles/"))).toBe(false);
  for (const contents of [theirs, ours]) expect((await checkRecord(contents)).faults).toEqual([]);
  await release(as.admin, bundle.id);
  const after = await recordOf(as.partyB, id);
  expect(bundlesIn(after)).toEqual([TITLE]);
  expect((await checkRecord(after)).faults).toEqual([]);
  // One that is left out where no entry says that it is held is missed.
  const manifest = JSON.parse(new TextDecoder().decode(after.get("manifest.json"))) as RecordManifest;
  const bytes = new TextEncoder().encode(`${JSON.stringify({ ...manifest, bundles: [] }, null, 2)}\n`);
  expect((await checkRecord(new Map(after).set("manifest.json", bytes))).faults.map(({ code }) => code)).toContain("bundle_differs");
});

test("made final, held and released each is a mail to everyone in the case but who did it, which names nobody and nothing", async () => {
  const { draft, as, partyA, partyB, counselB, arbitrator, admin } = await prepared();
  const HOUR = 3_600_000;
  const [everyone, others] = [
    [partyA, partyB, counselB, arbitrator],
    [partyB, counselB, arbitrator],
  ];
  // Each in an hour of its own: what happens within minutes is one mail.
  const at = (hours: number) => () => new Date(Date.now() + hours * HOUR);
  const mailed = async (hours: number) => {
    await env.DB.prepare("DELETE FROM captured_mails").run();
    await deliverMail(env, { clock: at(hours) });
    const { results } = await env.DB.prepare("SELECT recipient, subject, raw FROM captured_mails").all<Record<string, string>>();
    const ours = results.filter(({ recipient }) => everyone.some(({ email }) => email === recipient));
    for (const { raw = "" } of ours) for (const word of ["kwtitle", "kwprivate", "Olive", "agreement"]) expect(raw).not.toContain(word);
    return ours.map(({ recipient, subject }) => [recipient, subject?.replace(/^\S+ /, "")]).sort();
  };
  const to = (people: readonly { email: string }[], subject: string) => people.map(({ email }) => [email, subject]).sort();
  await mailed(1);
  await (await asUser(partyA, { clock: at(2) })).within(({ caseBundles }) => caseBundles.makeFinal(draft.id, { version: draft.version }));
  expect(await mailed(3)).toEqual(to(others, "A bundle for the hearing was made"));
  for (const one of [as.partyB, as.counselB, as.arbitrator]) expect((await one.get(`/api/bundles/${draft.id}`)).status).toBe(200);
  await hold(await asUser(admin, { clock: at(4) }), draft.id);
  expect(await mailed(5)).toEqual(to(everyone, "A bundle for the hearing is held back"));
  await release(await asUser(admin, { clock: at(6) }), draft.id);
  expect(await mailed(7)).toEqual(to(everyone, "A bundle for the hearing is open again"));
});

test("does nothing below another case's address", async () => {
  const { as, draft } = await prepared();
  const other = await caseOf();
  const give = { intent: "give-up-bundle", version: String(draft.version) };
  expect((await visit(as.partyA, `/cases/${other.id}/bundles/${draft.id}`, give)).status).toBe(404);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM case_bundles WHERE id = ?").bind(draft.id).first("n")).toBe(1);
});
