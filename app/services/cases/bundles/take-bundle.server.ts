import { type BundleRow, bundleCopiesOf, heldBundle } from "#app/db/cases/case-bundles.repo.server.ts";
import { sha256Of } from "#app/domain/case/record.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { archiveOf } from "./bundle-archive.server.ts";
import { mayOpenHeld, type SeenBundle, seeBundle } from "./case-bundles.server.ts";
import { volumeKey } from "./made-objects.server.ts";
import { makePdf } from "./make-bundle.server.ts";

const PDF = "application/pdf";

export interface TakenBundle {
  /** "CA-2026-123456 Hearing bundle.pdf". */
  name: string;
  type: typeof PDF | "application/zip";
  /** Bytes. */
  size: number;
  body: ReadableStream | Uint8Array<ArrayBuffer>;
}

export interface AskedCopy {
  /** Of a volume; null of the whole. */
  number: number | null;
  /** Whether it is for a viewer of this site. */
  isShown: boolean;
}

/** Within it a second copy of one version by one person is no entry of its own, as of documents. */
const AN_HOUR = 3_600_000;

/** Whether a bundle is there for the caller, or a volume of a final one; nothing is written down. Throws `not_found`. */
export async function lookAtBundle(context: ServiceContext, id: string, copy: AskedCopy): Promise<Pick<TakenBundle, "name" | "type">> {
  return named(await seeBundle(context, id), copy);
}

/** What is taken is called, and is. Throws `not_found` for a volume that a final bundle has not, and for a ZIP in a viewer. */
function named({ seen, bundle, volumes }: SeenBundle, { number, isShown }: AskedCopy): Pick<TakenBundle, "name" | "type"> {
  const isFinal = bundle.state === "final";
  if (number !== null && isFinal && !volumes.some((one) => one.number === number)) throw new AppError("not_found");
  const of = `${seen.row.caseNumber} ${bundle.title}`;
  if (number !== null) return { name: `${of} ${number}.pdf`, type: PDF };
  if (!isFinal || bundle.plan === null) return { name: `${of}.pdf`, type: PDF };
  if (isShown) throw new AppError("not_found");
  return { name: `${of}.zip`, type: "application/zip" };
}

/**
 * A bundle's PDF or ZIP, or one of its volumes: of a final one as they were stored, of a draft the PDF or volume that is made now. That the caller may
 * see every part is asked again; who took a copy is written down before a byte leaves. Throws `not_found`, `invalid_input` on `lines` for what cannot be
 * put in, `too_many_requests` and `unavailable`.
 */
export async function takeBundle(context: CaseContext, id: string, copy: AskedCopy): Promise<TakenBundle> {
  const { number } = copy;
  const { limits } = context;
  const found = await seeBundle(context, id);
  const { seen, bundle, volumes } = found;
  requireInCase(seen, "download");
  const said = named(found, copy);
  await (bundle.state === "final" ? limits.countDownload(seen.who) : limits.countBundle(seen.who));
  if (bundle.state !== "final") {
    const { bytes } = await makePdf(context, seen, bundle, number);
    await writeDown(context, bundle, await sha256Of(bytes));
    return { ...said, size: bytes.byteLength, body: bytes };
  }
  const volume = volumes.find((one) => one.number === number);
  await writeDown(context, bundle, volume?.sha256 ?? bundle.sha256 ?? "");
  if (said.type !== PDF) {
    const zip = archiveOf(context, bundle, { parts: bundle.parts ?? [], volumes, documents: seen.documents });
    return { ...said, size: zip.size, body: zip.open() };
  }
  const stored = await context.env.FILES.get(volume ? volumeKey(volume.folder, volume.number) : (bundle.objectKey ?? ""));
  if (!stored) {
    console.error(`bundle ${id} of case ${bundle.caseId} has no bytes`);
    throw new AppError("unavailable", { detail: { retryAfter: 5 } });
  }
  return { ...said, size: stored.size, body: stored.body };
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
