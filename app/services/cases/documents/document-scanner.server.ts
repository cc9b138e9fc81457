/**
 * The scanner's port: off unless `SCANNER_URL` names one that takes a file over HTTP as clamav-rest does (a POST with a part
 * `file`; 200 for clean, 406 for infected, anything else for "cannot tell", which is asked again). What is infected is
 * quarantined: never served, and everybody who may see the document is notified, administrators too.
 */

import { activeAdministrators, documentById, documentsToScan, scanned } from "#app/db/cases/case-filing.repo.server.ts";
import { caseForChange } from "#app/db/cases/cases.repo.server.ts";
import { isCaseConflict } from "#app/db/errors.ts";
import { DOCUMENT_MAX } from "#app/domain/documents/document.ts";
import { JobFailure } from "#app/domain/jobs.ts";
import { STEP_MS } from "#app/domain/lease.ts";
import type { CaseState } from "#app/services/cases/case-access.server.ts";
import { caseStatements, type Recipient } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { runRows } from "#app/services/platform/job-runs.server.ts";

/** Less than one step of scheduled work may take, so that a scanner that is silent can be distinguished from a row that hangs. */
const TIMEOUT_MS = STEP_MS - 5_000;
const TRIES = 20;

/** Where files are sent to be scanned, or null when nobody scans. */
export function scannerUrl(env: Env): string | null {
  const { SCANNER_URL }: { SCANNER_URL?: string } = env;
  return SCANNER_URL || null;
}

type Context = Pick<ServiceContext, "env" | "db" | "clock">;

/** Scans what waits, the oldest first. Gives how many were judged. One that cannot be is noted and asked about again. */
export async function scanWaitingDocuments(env: Env, db: ServiceContext["db"], clock: () => Date): Promise<number> {
  if (!scannerUrl(env)) return 0;
  const waiting = await documentsToScan(db, clock().getTime());
  return runRows({ db, clock }, "scans", waiting, {
    subject: ({ id }) => id,
    work: ({ id }) => scanDocument({ env, db, clock }, id),
  });
}

/**
 * Has one document scanned. False when somebody else has seen to it meanwhile. Throws a `JobFailure` when the scanner could
 * not be reached or could not tell, or the file is not there.
 */
export async function scanDocument({ env, db, clock }: Context, id: string): Promise<boolean> {
  const url = scannerUrl(env);
  const [document] = await documentById(db, id);
  if (!url || document?.scan !== "waiting") return false;
  const stored = await env.FILES.get(document.objectKey);
  if (!stored) throw new JobFailure("file_missing");
  const answer = await asked(url, stored.size > DOCUMENT_MAX ? streamed(stored) : await held(stored));
  if (answer.status === 200) {
    await scanned(db, id, "clean");
    return true;
  }
  if (answer.status !== 406) throw new JobFailure("no_answer");
  for (let attempt = 1; ; attempt += 1) {
    const state = await caseForChange(db, document.caseId);
    // After the chain: a run that quarantines it in the meantime is ahead of us there.
    const [present] = await documentById(db, id);
    if (!state || present?.scan !== "waiting") return false;
    const change = {
      acts: [
        {
          type: "document_quarantined" as const,
          audience: document.audience,
          details: { documentId: id, name: document.name, sha256: document.sha256 },
        },
      ],
      statements: [scanned(db, id, "quarantined")],
      joining: document.audience === "everyone" ? await administratorsOutside(db, state.people) : [],
      result: null,
    };
    const [first, ...rest] = await caseStatements(db, document.caseId, state, change, { kind: "system" }, clock().getTime());
    try {
      if (first) await db.batch([first, ...rest]);
      return true;
    } catch (error) {
      if (!isCaseConflict(error) || attempt >= TRIES) throw error;
    }
  }
}

/** A form with a file, and what its parts are set apart by where it is not a form of the platform. */
interface Sent {
  body: BodyInit;
  headers?: Record<string, string>;
}

async function held(stored: R2ObjectBody): Promise<Sent> {
  const form = new FormData();
  form.set("file", new File([await stored.arrayBuffer()], "document"));
  return { body: form };
}

/** The same form for a large file, of which a piece at a time is in memory (RFC 7578). */
function streamed({ body, size }: R2ObjectBody): Sent {
  const boundary = `concord-${crypto.randomUUID()}`;
  const encoder = new TextEncoder();
  const head = encoder.encode(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="document"\r\n\r\n`);
  const foot = encoder.encode(`\r\n--${boundary}--\r\n`);
  const { readable, writable } = new FixedLengthStream(head.byteLength + size + foot.byteLength);
  const written = async () => {
    for (const piece of [head, body, foot])
      if (piece instanceof Uint8Array) {
        const writer = writable.getWriter();
        await writer.write(piece);
        writer.releaseLock();
      } else await piece.pipeTo(writable, { preventClose: true });
    await writable.close();
  };
  // Where it breaks, so does the request that reads it.
  written().catch((error) => writable.abort(error).catch(() => undefined));
  return { body: readable, headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` } };
}

async function asked(url: string, { body, headers }: Sent): Promise<Response> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      body,
      ...(headers ? { headers } : {}),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer;
  } catch (error) {
    throw new JobFailure(error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable");
  }
}

/** The administrators who are notified in addition to the people of the case: each person is notified once. */
async function administratorsOutside(db: ServiceContext["db"], people: CaseState["people"]): Promise<Recipient[]> {
  const rows = await activeAdministrators(db);
  return rows
    .filter(({ id }) => !people.some(({ userId }) => userId === id))
    .map(({ id, email, locale }) => ({ userId: id, relation: { kind: "administrator" }, email, locale }));
}
