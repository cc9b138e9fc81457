import { BYTES_AT_ONCE } from "#app/db/cases/case-record.repo.server.ts";
import {
  beginningPass,
  beginningRead,
  beginningReads,
  brokenReads,
  type ChainFault,
  type ChainPass,
  caseAfter,
  chainsUntil,
  countingChecks,
  ENTRIES_OF_PAGE,
  endingReads,
  faultOfCaseBefore,
  latestPass,
  movingPass,
  notingFault,
  notingMended,
  recipientsOfBreaks,
  sizesOfPage,
  sweepingPasses,
  tellingOfBreak,
  versionOf,
} from "#app/db/cases/chain-checks.repo.server.ts";
import { connect, type Database, type Statement } from "#app/db/client.server.ts";
import { failuresDue, failuresOf, waitingFor } from "#app/db/platform/job-failures.repo.server.ts";
import { type ChainLink, faultOf } from "#app/domain/case/chain/chain.ts";
import { type ChainHead, NO_HEAD } from "#app/domain/case/chain/own-chain.ts";
import { JobFailure } from "#app/domain/jobs.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { noteFailure, runRows } from "#app/services/platform/job-runs.server.ts";
import { keptHeadsOf } from "./case-heads.server.ts";
import { piecesOf } from "./case-record.server.ts";
import { AT_ONCE } from "./chain-checks.server.ts";
import { comparingShown } from "./shown-messages.server.ts";

/** Pages of one press: what an administrator waits for. */
const PAGES_OF_PRESS = 4;

const DAY = 86_400_000;

const KEPT_PASSES = 400;

/** What reads a case is gone when it has not said after this time, in milliseconds, that it ended. */
const READ_MS = 5 * 60_000;

type Where = Pick<Env, "DB" | "FILES">;

type Fault = Pick<ChainFault, "fault" | "seq">;

/** Goes on with the pass under way, or begins one, for some hundred cases. Gives whether there is more to check. */
export async function continueChecks({ actor, clock, env }: ServiceContext): Promise<{ more: boolean }> {
  requireAdministrator(await actor());
  return advanceChecks(env, clock().getTime(), { pages: PAGES_OF_PRESS, beginAfter: 0 });
}

/**
 * Checks some pages of the pass under way, and again what could not be checked before; without one begins the next when the last began `beginAfter` milliseconds ago or
 * earlier. May be called as often as one likes, also at once. Gives whether the pass goes on.
 */
export async function advanceChecks(
  env: Where,
  now: number,
  { pages, beginAfter = DAY }: { pages: number; beginAfter?: number },
): Promise<{ more: boolean }> {
  const db = connect(env.DB);
  await giveUpBroken(db, now);
  await checkAgain(env, db, now);
  let [pass] = await latestPass(db);
  if (!pass || pass.finishedAt !== null) {
    if (pass && now - pass.startedAt < beginAfter) return { more: false };
    await db.batch([beginningPass(db, (pass?.id ?? 0) + 1, now), sweepingPasses(db, (pass?.id ?? 0) - KEPT_PASSES)]);
    [pass] = await latestPass(db);
  }
  for (let page = 0; page < pages && pass && pass.finishedAt === null; page += 1) {
    await checkPage(env, db, pass, now);
    [pass] = await latestPass(db);
  }
  return { more: pass !== undefined && pass.finishedAt === null };
}

const contextOf = (db: Database, now: number) => ({ db, clock: () => new Date(now) });

/** Cases whose reading ended with the Worker that read them: noted for administrators, and tried alone when their time has come. */
async function giveUpBroken(db: Database, now: number): Promise<void> {
  const broken = await brokenReads(db, now - READ_MS, AT_ONCE);
  for (const { caseId } of broken) {
    await noteFailure(contextOf(db, now), "records", caseId, new JobFailure("timeout"));
    await endingReads(db, [caseId]);
  }
}

/** Cases that could not be checked, once more when their time has come. */
async function checkAgain(env: Where, db: Database, now: number): Promise<void> {
  const due = await failuresDue(db, "records", now, AT_ONCE);
  if (due.length === 0) return;
  const [pass] = await latestPass(db);
  await runRows(contextOf(db, now), "records", due, {
    subject: ({ subject }) => subject,
    most: READ_MS / 2,
    async work({ subject }) {
      // It is left alone for a while before it is read: what ends the Worker is not read again at once.
      await db.batch([beginningRead(db, subject, now), waitingFor(db, "records", subject, now + 2 * READ_MS)]);
      try {
        await checkAlone(env, db, subject, pass?.id ?? 0, now);
      } finally {
        await endingReads(db, [subject]);
      }
      return true;
    },
  });
}

async function checkAlone(env: Where, db: Database, id: string, passId: number, now: number) {
  const [[row], [before]] = await db.batch([versionOf(db, id), faultOfCaseBefore(db, id)]);
  if (!row) return null;
  const checked = await checkCase(env, db, { id, version: row.version, chain: null, before }, passId, now);
  const [first, ...rest] = checked.statements;
  if (first) await db.batch([first, ...rest]);
  return checked;
}

/** The next cases of a pass that are read together, by the lengths of their entries; one that is longer than that alone. */
async function nextCases(db: Database, pass: ChainPass): Promise<{ ids: string[]; isWhole: boolean; isLast: boolean }> {
  let page: Awaited<ReturnType<typeof sizesOfPage>>;
  try {
    page = await sizesOfPage(db, pass.afterCase, AT_ONCE);
  } catch (error) {
    const [next] = await caseAfter(db, pass.afterCase);
    if (!next) throw error;
    return { ids: [next.id], isWhole: false, isLast: false };
  }
  const { rows, sizes } = page;
  const bytes = new Map<string, number>();
  for (const size of sizes) bytes.set(size.caseId, (bytes.get(size.caseId) ?? 0) + size.bytes);
  // Where the page ends, more of the last case may follow, and cases after it.
  const cut = sizes.length === ENTRIES_OF_PAGE ? (sizes.at(-1)?.caseId ?? "") : null;
  const ids: string[] = [];
  let held = 0;
  for (const { id } of rows) {
    held += bytes.get(id) ?? 0;
    if (held > BYTES_AT_ONCE || (cut !== null && id >= cut)) break;
    ids.push(id);
  }
  const isLast = rows.length < AT_ONCE && Math.max(ids.length, 1) >= rows.length;
  const [first] = rows;
  return ids.length > 0 || !first ? { ids, isWhole: true, isLast } : { ids: [first.id], isWhole: false, isLast };
}

async function checkPage(env: Where, db: Database, pass: ChainPass, now: number): Promise<void> {
  const next = await nextCases(db, pass);
  const afterCase = next.ids.at(-1) ?? pass.afterCase;
  // Those that failed before are tried by themselves, when their time has come.
  const failed = new Set((await failuresOf(db, "records")).map(({ subject }) => subject));
  const ids = next.ids.filter((id) => !failed.has(id));
  // Moved on before anything is read: what ends the Worker there stops nobody else.
  const [, moved] = await db.batch([
    beginningReads(db, pass, ids, now),
    movingPass(db, pass, { afterCase, finishedAt: next.ids.length === 0 ? now : null }),
  ]);
  if (moved.length === 0) return;
  const checked = await checkTogether(env, db, { pass, ids, isWhole: next.isWhole }, now);
  await db.batch([countingChecks(db, pass.id, checked.counts), ...checked.statements, endingReads(db, ids)]);
  if (next.isLast && next.ids.length > 0) await movingPass(db, { id: pass.id, afterCase }, { afterCase, finishedAt: now });
}

/** Checks these cases of a pass; each that cannot be is noted, and checked again later by itself. */
async function checkTogether(
  env: Where,
  db: Database,
  { pass, ids, isWhole }: { pass: ChainPass; ids: string[]; isWhole: boolean },
  now: number,
) {
  const statements: Statement[] = [];
  const counts = { cases: 0, entries: 0, broken: 0 };
  const read = isWhole && ids.length > 0 ? await together(db, pass.afterCase, ids) : null;
  for (const id of ids) {
    try {
      const one = read?.get(id);
      if (read && !one) continue;
      const checked = one ? await checkCase(env, db, one, pass.id, now) : await checkAlone(env, db, id, pass.id, now);
      if (!checked) continue;
      if (one) statements.push(...checked.statements);
      counts.cases += 1;
      counts.entries += checked.entries;
      if (checked.broken) counts.broken += 1;
    } catch (error) {
      await noteFailure(contextOf(db, now), "records", id, error);
    }
  }
  return { statements, counts };
}

/** Cases at one moment, by their ids; null where they cannot be read together. */
async function together(db: Database, after: string, ids: readonly string[]): Promise<Map<string, ReadCase> | null> {
  try {
    const { rows, links, faults } = await chainsUntil(db, after, ids.at(-1) ?? after);
    const byCase = Map.groupBy(links, ({ caseId }) => caseId);
    const known = new Map(faults.map((fault) => [fault.caseId, fault]));
    return new Map(rows.map(({ id, version }) => [id, { id, version, chain: byCase.get(id) ?? [], before: known.get(id) }]));
  } catch {
    return null;
  }
}

interface ReadCase {
  id: string;
  /** How many entries it said it had before they were read. */
  version: number;
  /** Null for one that is read in pieces. */
  chain: ChainLink[] | null;
  before: ChainFault | undefined;
}

/** Checks one case, and that the messages which it shows are those of its entries. Gives the statements that say what was found. */
async function checkCase(env: Where, db: Database, one: ReadCase, passId: number, now: number) {
  const { id, before } = one;
  const { fault, entries } = await faultOfCase(env, db, one);
  const statements: Statement[] = [];
  if (fault) {
    const isNew = !before || before.mendedAt !== null;
    statements.push(notingFault(db, { caseId: id, ...fault }, now, isNew), ...(isNew ? await alarms(db, id, passId, now) : []));
  } else if (before && before.mendedAt === null) statements.push(notingMended(db, id, now));
  return { statements, entries, broken: fault !== null };
}

/** The first thing wrong with a case: in its chain, at its end, by what was kept apart, or in what it shows. Of a chain that is read in pieces one is held at a time. */
async function faultOfCase(env: Where, db: Database, { id, version, chain }: ReadCase): Promise<{ fault: Fault | null; entries: number }> {
  const kept = await keptHeadsOf(env, id);
  const wanted = new Map(kept.map(({ seq }) => [seq, ""]));
  const shown = comparingShown(db, id);
  let end: ChainHead = NO_HEAD;
  for await (const piece of chain ? (chain.length > 0 ? [chain] : []) : piecesOf(db, id)) {
    const broken = await faultOf(piece, undefined, end);
    if (broken) return { fault: broken, entries: end.seq + piece.length };
    for (const { seq, hash } of piece) if (wanted.has(seq)) wanted.set(seq, hash);
    await shown.add(piece);
    end = { seq: end.seq + piece.length, hash: piece.at(-1)?.hash ?? end.hash };
  }
  const entries = end.seq;
  if (entries < version) return { fault: { fault: "cut", seq: entries + 1 }, entries };
  // Read in pieces it may have got entries meanwhile, and never more than it says afterwards.
  const [after] = chain ? [] : await versionOf(db, id);
  const most = after?.version ?? version;
  if (entries > most) return { fault: { fault: "order", seq: most + 1 }, entries };
  for (const { seq, hash } of kept) {
    if (seq > entries) return { fault: { fault: "cut", seq: entries + 1 }, entries };
    if (wanted.get(seq) !== hash) return { fault: { fault: "head", seq }, entries };
  }
  return { fault: await shown.fault(entries), entries };
}

/** A mail to every administrator: that it is so, and where to look. Of two who find it at once, one tells. */
async function alarms(db: Database, caseId: string, passId: number, now: number): Promise<Statement[]> {
  const people = await recipientsOfBreaks(db);
  return people.map(({ id: userId, email, locale }) =>
    tellingOfBreak(db, {
      id: `record-${passId}-${caseId}-${userId}`,
      kind: "record_broken",
      recipient: email,
      locale,
      payload: { caseId, userId },
      createdAt: now,
      deliverAfter: now,
      attempts: 0,
    }),
  );
}
