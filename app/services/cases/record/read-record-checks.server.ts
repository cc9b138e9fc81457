import { type ChainPass, caseArrivals, faultsFound, latestPass, latestWholePass } from "#app/db/cases/chain-checks.repo.server.ts";
import type { FoundFault, RecordChecks } from "#app/domain/case/chain/record-checks.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

const FAULTS_SHOWN = 50;

/** How the last pass ended, how far the present one is, and what was found. For administrators; `not_found` for everybody else. */
export async function readRecordChecks({ actor, db }: ServiceContext, after: string | null = null): Promise<RecordChecks> {
  requireAdministrator(await actor());
  const [[pass], [whole], found, [arrivals]] = await db.batch([
    latestPass(db),
    latestWholePass(db),
    faultsFound(db, FAULTS_SHOWN + 1, cursorOf(after)),
    caseArrivals(db),
  ]);
  const shown = found.slice(0, FAULTS_SHOWN);
  const last = shown.at(-1);
  return {
    all: arrivals?.n ?? 0,
    running: pass && pass.finishedAt === null ? toPass(pass) : null,
    last: whole ? toPass(whole) : null,
    faults: shown.map(toFound),
    next: found.length > FAULTS_SHOWN && last ? `${last.foundAt}~${last.caseId}` : null,
  };
}

const iso = (at: number) => new Date(at).toISOString();

function toPass({ startedAt, finishedAt, cases, entries, broken }: ChainPass) {
  return { startedAt: iso(startedAt), finishedAt: finishedAt === null ? null : iso(finishedAt), cases, entries, broken };
}

function toFound(row: Awaited<ReturnType<typeof faultsFound>>[number]): FoundFault {
  const { caseId, caseNumber, fault, seq } = row;
  return {
    caseId,
    caseNumber,
    fault,
    seq,
    foundAt: iso(row.foundAt),
    seenAt: iso(row.seenAt),
    mendedAt: row.mendedAt === null ? null : iso(row.mendedAt),
  };
}

/** What is no cursor of ours begins at the latest. */
function cursorOf(after: string | null): { at: number; caseId: string } | null {
  const match = /^(\d{1,15})~([\w-]{1,64})$/.exec(after ?? "");
  return match ? { at: Number(match[1]), caseId: match[2] ?? "" } : null;
}
