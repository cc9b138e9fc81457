/** Erasing what is held about an address, for administrators: what it would do, doing it, and what was done. */
import { findPersonByEmail, personForChange, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { isErasureRequestEnded, isErasureUnderWay, isVersionConflict } from "#app/db/errors.ts";
import { casesOf } from "#app/db/personal-data/erasure-bars.repo.server.ts";
import { beginningRequest, openRequest } from "#app/db/personal-data/erasure-requests.repo.server.ts";
import {
  beginningErasure,
  countErased,
  erasureUnderWay,
  goingOn,
  listErasures,
  ownOf,
} from "#app/db/personal-data/erasures.repo.server.ts";
import { canonicalEmail, emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { type ErasurePreview, type ErasureRecord, type ErasureRequest, erasureSchema } from "#app/domain/personal-data/erasure.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { type Administrator, administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { keyedHash } from "#app/services/platform/keyed-hash.ts";
import { authSecretOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { barsOf } from "./erasure-bars.server.ts";
import { prove } from "./export-personal-data.server.ts";
import { runErasure } from "./run-erasure.server.ts";

/** How often an entry of the history is tried when another is written at the same time. */
const TRIES = 5;

/** What an erasure of this address would do now, in numbers, and what speaks against it. Throws `invalid_input` on `email`, and `not_found` for who is no administrator. */
export async function previewErasure(context: AccountContext, email: string): Promise<ErasurePreview> {
  await administratorOf(context);
  const subject = await subjectOf(context.db, email);
  const of = ownOf({ address: subject.email, accountId: subject.account?.id ?? null });
  const cases = await casesOf(context.db, of);
  const counting = countErased(context.db, { ...of, cases: JSON.stringify(cases.map(({ id }) => id)) });
  const [counted, bars] = await Promise.all([counting, barsOf(context.db, subject, context.clock())]);
  const fated = (fate: string) => counted.filter((one) => one.fate === fate).map(({ table, rows }) => ({ table, rows }));
  return {
    email: subject.email,
    hasAccount: subject.account !== null,
    bars,
    removed: fated("removed"),
    replaced: fated("replaced"),
    kept: fated("kept"),
  };
}

/**
 * Erases it, step by step; what breaks off the schedule goes on with. Entered in the administrator's own history before anything goes, without the address. Throws
 * `invalid_input`, `too_many_requests`, `conflict` with `detail.bars` where something speaks against it, and `legal_hold` where a hold has just come.
 */
export async function erasePerson(context: AccountContext, asked: ErasureRequest): Promise<{ id: string }> {
  const { clock, db, env } = context;
  const who = await administratorOf(context);
  const { email, reason, password, code = "", request = null } = parseInput(erasureSchema, asked);
  await prove(context, who.id, { password, code });
  const id = await beginErasure(context, who, email, reason, request);
  await runErasure(db, env, id, () => clock().getTime());
  return { id };
}

/**
 * The erasure of this address that is under way, else a new one. Gives its id; nothing is erased by it yet. Who goes on with another's has an entry of their own. The account's
 * own request is answered by it; where it is `request` that is to be answered and that waits no more, nothing is begun (`detail.withdrawn`). Throws as `erasePerson` does.
 */
export async function beginErasure(
  context: AccountContext,
  who: Administrator,
  email: string,
  reason: string,
  request: string | null = null,
): Promise<string> {
  const subject = await subjectOf(context.db, email);
  const bars = await barsOf(context.db, subject, context.clock());
  if (bars.length > 0) throw new AppError("conflict", { detail: { bars } });
  const [[begun], [asked]] = await Promise.all([
    erasureUnderWay(context.db, subject.email),
    openRequest(context.db, subject.account?.id ?? ""),
  ]);
  if (request !== null && asked?.id !== request) throw withdrawn();
  return await begin(context, who, { ...subject, begun: begun?.id ?? null, asked: asked?.id ?? null }, reason);
}

const withdrawn = (cause?: unknown) => new AppError("conflict", { detail: { bars: [], withdrawn: true }, cause });

/** Erasures that were begun, newest first. Throws `not_found` for who is no administrator. */
export async function readErasures(context: AccountContext): Promise<ErasureRecord[]> {
  await administratorOf(context);
  return (await listErasures(context.db)).map(({ begunAt, doneAt, ...row }) => ({
    ...row,
    begunAt: new Date(begunAt).toISOString(),
    doneAt: doneAt === null ? null : new Date(doneAt).toISOString(),
  }));
}

interface Subject {
  email: string;
  account: { id: string; role: string; active: boolean } | null;
}

/** Whom the address names. */
async function subjectOf(db: Database, typed: string): Promise<Subject> {
  if (canonicalEmail(typed) === null) throw refusedField("email", "email_is_required");
  const email = emailKeyOf(typed);
  const [account] = await findPersonByEmail(db, email);
  return { email, account: account ?? null };
}

/** Writes the entry in the administrator's own history, with the erasure unless one is under way. Gives the erasure's id. */
async function begin(
  { clock, db, env }: AccountContext,
  who: Administrator,
  subject: Subject & { begun: string | null; asked: string | null },
  reason: string,
): Promise<string> {
  const id = subject.begun ?? newId();
  const address = keyedHash(authSecretOf(env), "address", subject.email);
  for (let attempt = 1; ; attempt += 1) {
    const own = await personForChange(db, who.id);
    if (!own) throw new AppError("not_found");
    const now = clock().getTime();
    const event = { subjectType: "person" as const, subjectId: who.id, action: "person_erased", changes: { erasure: id, address, reason } };
    const row = {
      id,
      addressHash: address,
      address: subject.email,
      accountId: subject.account?.id ?? null,
      found: {},
      reason,
      begunBy: who.id,
      begunAt: now,
    };
    try {
      const entry = writingEntry(db, await nextAuditEntry(event, who, now, own.last));
      const answering = subject.asked ? [beginningRequest(db, subject.asked, id)] : [];
      await db.batch([subject.begun ? goingOn(db, id) : beginningErasure(db, row), entry, ...answering]);
      return id;
    } catch (error) {
      if (isErasureRequestEnded(error)) throw withdrawn(error);
      // Another administrator has begun at the same moment.
      if (isErasureUnderWay(error)) throw new AppError("conflict", { detail: { bars: [] }, cause: error });
      if (!isVersionConflict(error) || attempt >= TRIES) throw error;
    }
  }
}
