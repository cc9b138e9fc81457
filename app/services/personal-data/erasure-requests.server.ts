/** A person's own request to be erased: made, withdrawn, refused, and what it has come to. It is carried out by an administrator's erasure of the account. */

import { personForChange, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { activeAdministrators } from "#app/db/cases/case-filing.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import { isErasureAsked, isErasureRequestEnded, isNoAdministrator, isVersionConflict } from "#app/db/errors.ts";
import {
  addingRequest,
  type ErasureRequestRow,
  endingRequest,
  latestRequest,
  openRequest,
  requestById,
  waitingRequests,
} from "#app/db/personal-data/erasure-requests.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import {
  type AskedErasure,
  type AskedState,
  answerBy,
  ERASURE_REQUESTS_SHOWN,
  erasureRefusalSchema,
  type WaitingErasure,
} from "#app/domain/personal-data/erasure.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { recordOwnChange } from "#app/services/accounts/own-account/own-account.server.ts";
import { requireOwner } from "#app/services/accounts/own-account/require-owner.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { securityNotice } from "#app/services/accounts/security-notices.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { barsOf } from "./erasure-bars.server.ts";
import { type Proof, prove } from "./export-personal-data.server.ts";

/** How often an entry of the history is tried when another is written at the same time. */
const TRIES = 5;

/** The caller's latest request; null where they have made none. Throws `unauthenticated`. */
export async function readOwnErasure(context: ServiceContext): Promise<AskedErasure | null> {
  return await ownRequest(context.db, (await requireOwner(context)).id);
}

/**
 * Asks for the erasure of the caller's data, once they have shown their password and factor. Enters it in their history, and mails them that it was asked for and
 * the administrators that there is something to answer. Asked again while it waits it is the same request. Throws `unauthenticated`, `invalid_input` on `password`, `code` or `passkey`, and `too_many_requests`.
 */
export async function askForErasure(context: AccountContext, proof: Proof): Promise<AskedErasure> {
  const { clock, db } = context;
  const who = await requireOwner(context);
  await prove(context, who.id, proof);
  const [open] = await openRequest(db, who.id);
  if (!open) {
    const now = clock().getTime();
    const row = { id: newId(), userId: who.id, askedAt: now };
    const office = (await activeAdministrators(db)).filter(({ id }) => id !== who.id);
    try {
      await recordOwnChange(context, "erasure_asked", { request: row.id }, [
        addingRequest(db, row),
        securityNotice(db, who, "erasure_asked", now),
        ...office.map((one) => securityNotice(db, one, "erasure_asked_of_office", now, { of: who.id, by: who.id })),
      ]);
    } catch (error) {
      // Asked for in another window at the same moment.
      if (!isErasureAsked(error)) throw error;
    }
  }
  return await askedNow(db, who.id);
}

/** Withdraws what the caller has asked for. Throws `unauthenticated`, `not_found` where nothing waits, and `conflict` where it is carried out already. */
export async function withdrawErasure(context: ServiceContext): Promise<AskedErasure> {
  const { clock, db } = context;
  const who = await requireOwner(context);
  const [open] = await openRequest(db, who.id);
  if (!open) throw new AppError("not_found");
  const ending = endingRequest(db, open.id, { outcome: "withdrawn", by: who.id, at: clock().getTime() });
  try {
    await recordOwnChange(context, "erasure_withdrawn", { request: open.id }, [ending]);
  } catch (error) {
    if (isErasureRequestEnded(error)) throw new AppError("conflict", { cause: error });
    throw error;
  }
  return await askedNow(db, who.id);
}

/**
 * The first `ERASURE_REQUESTS_SHOWN` requests that nobody has decided, each with what speaks against it now: the oldest first, and last those whose erasure has
 * begun. Throws `not_found` for who is no administrator.
 */
export async function readWaitingErasures(context: ServiceContext): Promise<WaitingErasure[]> {
  await administratorOf(context);
  const { clock, db } = context;
  const waiting = await waitingRequests(db, ERASURE_REQUESTS_SHOWN);
  return await Promise.all(
    waiting.map(async ({ request, person }) => ({
      id: request.id,
      state: stateOf(request),
      askedAt: new Date(request.askedAt).toISOString(),
      answerBy: answerBy(request.askedAt),
      person: { id: person.id, name: person.name, email: person.email },
      bars: await barsOf(db, { email: person.email, account: person }, clock()),
    })),
  );
}

/**
 * Refuses a request, with a reason that its person reads in their settings and by mail; it is in their history. Throws `not_found` for who is no administrator and for
 * what is no request, `invalid_input` on `reason`, and `conflict` where it has ended or is carried out.
 */
export async function refuseErasure(context: ServiceContext, id: string, asked: { reason: string }): Promise<void> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const { reason } = parseInput(erasureRefusalSchema, asked);
  for (let attempt = 1; ; attempt += 1) {
    const [request] = await requestById(db, id);
    const person = request && (await personForChange(db, request.userId));
    if (!person) throw new AppError("not_found");
    const now = clock().getTime();
    const event = { subjectType: "person" as const, subjectId: person.row.id, action: "erasure_refused", changes: { request: id, reason } };
    const statements: [Statement, ...Statement[]] = [
      writingEntry(db, await nextAuditEntry(event, who, now, person.last)),
      endingRequest(db, id, { outcome: "refused", reason, by: who.id, at: now }),
      securityNotice(db, person.row, "erasure_refused", now, { reason }),
    ];
    try {
      await db.batch(statements);
      return;
    } catch (error) {
      if (isNoAdministrator(error)) throw new AppError("unauthenticated", { cause: error });
      if (isErasureRequestEnded(error)) throw new AppError("conflict", { cause: error });
      if (!isVersionConflict(error) || attempt >= TRIES) throw error;
    }
  }
}

async function askedNow(db: Database, userId: string): Promise<AskedErasure> {
  const asked = await ownRequest(db, userId);
  if (!asked) throw new AppError("not_found");
  return asked;
}

async function ownRequest(db: Database, userId: string): Promise<AskedErasure | null> {
  const [row] = await latestRequest(db, userId);
  if (!row) return null;
  const { id, askedAt, endedAt, reason } = row;
  return {
    id,
    state: stateOf(row),
    askedAt: new Date(askedAt).toISOString(),
    endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
    reason,
  };
}

const stateOf = ({ outcome, begun }: ErasureRequestRow): AskedState => outcome ?? (begun ? "begun" : "waiting");
