import { type BundleRow, bundleCopiesOf, heldBundle } from "#app/db/cases/case-bundles.repo.server.ts";
import { sha256Of } from "#app/domain/case/record.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { mayOpenHeld, seeBundle } from "./case-bundles.server.ts";
import { makePdf } from "./make-bundle.server.ts";

export interface TakenBundle {
  /** "CA-2026-123456 Hearing bundle.pdf". */
  name: string;
  /** Bytes. */
  size: number;
  body: ReadableStream | Uint8Array<ArrayBuffer>;
}

/** Within it a second copy of one version by one person is no entry of its own, as of documents. */
const AN_HOUR = 3_600_000;

/** Whether a bundle is there for the caller; nothing is written down. Throws `not_found`. */
export async function lookAtBundle(context: ServiceContext, id: string): Promise<Pick<TakenBundle, "name">> {
  const { seen, bundle } = await seeBundle(context, id);
  return { name: nameFor(seen.row.caseNumber, bundle) };
}

const nameFor = (caseNumber: string, { title }: BundleRow) => `${caseNumber} ${title}.pdf`;

/**
 * A bundle's PDF: a final one as it was stored, a draft made now. That the caller may see every part is asked again; who took a copy is written down
 * before a byte leaves. Throws `not_found`, `invalid_input` on `lines` for what cannot be put in, `too_many_requests` and `unavailable`.
 */
export async function takeBundle(context: CaseContext, id: string): Promise<TakenBundle> {
  const { env, limits } = context;
  const { seen, bundle } = await seeBundle(context, id);
  requireInCase(seen, "download");
  await (bundle.state === "final" ? limits.countDownload(seen.who) : limits.countBundle(seen.who));
  const name = nameFor(seen.row.caseNumber, bundle);
  if (bundle.state !== "final") {
    const { bytes } = await makePdf(context, seen, bundle);
    await writeDown(context, bundle, await sha256Of(bytes));
    return { name, size: bytes.byteLength, body: bytes };
  }
  await writeDown(context, bundle, bundle.sha256 ?? "");
  const stored = await env.FILES.get(bundle.objectKey ?? "");
  if (!stored) {
    console.error(`bundle ${id} of case ${bundle.caseId} has no bytes`);
    throw new AppError("unavailable", { detail: { retryAfter: 5 } });
  }
  return { name, size: stored.size, body: stored.body };
}

/** Of a final bundle the office is notified alone: when one reads is one's own affair. Of a draft its makers are, so that nobody else learns of it. */
async function writeDown(context: CaseContext, { id, caseId, title, state, audience }: BundleRow, sha256: string): Promise<void> {
  await changeCase(context, caseId, async (now, at) => {
    requireInCase(now, "download");
    // Our office may have held it back since it was looked for.
    const [held] = mayOpenHeld(now) ? [] : await heldBundle(context.db, id);
    if (held) throw new AppError("not_found");
    const [lately] = await bundleCopiesOf(context.db, { caseId, sha256, actorId: now.who.id, since: at - AN_HOUR });
    if (lately) return { acts: [], result: undefined };
    const details = { bundle: id, title, sha256 };
    return { acts: [{ type: "bundle_downloaded", audience: state === "final" ? "office" : audience, details }], result: undefined };
  });
}
