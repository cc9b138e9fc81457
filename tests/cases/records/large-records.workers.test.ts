/** A record that one file cannot hold is refused before it begins, and leaves no entry. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { caseOf } from "#tests/kit/case-factory.ts";
import { file } from "#tests/kit/case-writing.ts";

test("is refused by name, and nothing is entered", async () => {
  const { id, as } = await caseOf();
  await file(as.partyA, id, "claim.pdf");
  // As if it were larger than any: what is filed is never altered, so the guard is set aside here.
  const guard = await env.DB.prepare("SELECT sql FROM sqlite_master WHERE name = 'case_documents_never_altered'").first<{ sql: string }>();
  await env.DB.prepare("DROP TRIGGER case_documents_never_altered").run();
  await env.DB.prepare("UPDATE case_documents SET size = ? WHERE case_id = ?")
    .bind(2 ** 32, id)
    .run();
  await env.DB.prepare(guard?.sql ?? "").run();
  await expect(as.partyA.within(({ caseRecord }) => caseRecord.export(id))).rejects.toMatchObject({
    code: "payload_too_large",
    detail: { of: "record" },
  });
  const entered = await env.DB.prepare("SELECT count(*) AS n FROM case_entries WHERE case_id = ? AND type = 'record_exported'")
    .bind(id)
    .first<{ n: number }>();
  expect(entered?.n).toBe(0);
});
