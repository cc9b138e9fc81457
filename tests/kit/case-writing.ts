/** Writes into a case as its people do, for tests of what is made of it. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { connect } from "#app/db/client.server.ts";
import { caseDocuments } from "#app/db/schema/cases.ts";
import { sha256Of } from "#app/domain/case/record.ts";
import type { StoredAudience } from "#app/domain/case/vocabulary.ts";
import { type CaseAct, changeCase } from "#app/services/cases/change-case.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { ApiClient } from "./api.ts";

/** Acts in a case as the person that `client` is, at `at`. */
export async function act(client: ApiClient, caseId: string, acts: readonly CaseAct[], at = new Date()): Promise<void> {
  await client.within(async (services) => {
    const db = connect(env.DB);
    const context = { env: env as Env, db, actor: services.actor, clock: () => at, origin: "http://concord.example" };
    await changeCase(context, caseId, () => ({ acts, result: null }));
  });
}

/** Files a document: its bytes, its row and its entry. */
export async function file(
  client: ApiClient,
  caseId: string,
  name: string,
  audience: Exclude<StoredAudience, "office"> = "everyone",
): Promise<string> {
  const who = await client.within((services) => services.actor());
  if (who.kind !== "user") throw new Error("Somebody files.");
  const db = connect(env.DB);
  const bytes = new TextEncoder().encode(`%PDF-1.7\n${name}\n`);
  const id = newId();
  const sha256 = await sha256Of(bytes);
  const objectKey = `cases/${newId()}`;
  await env.FILES.put(objectKey, bytes);
  await db.insert(caseDocuments).values({
    id,
    caseId,
    name,
    type: "application/pdf",
    size: bytes.byteLength,
    sha256,
    objectKey,
    audience,
    uploadedBy: who.id,
    version: 1,
    createdAt: Date.now(),
    readyAt: Date.now(),
    scan: "off",
  });
  await act(client, caseId, [{ type: "document_uploaded", audience, details: { documentId: id, name, sha256 } }]);
  return id;
}

export const withdraw = (id: string, by: string) =>
  connect(env.DB)
    .update(caseDocuments)
    .set({ withdrawnAt: Date.now(), withdrawnBy: by, withdrawnReason: "Sent twice." })
    .where(eq(caseDocuments.id, id));
