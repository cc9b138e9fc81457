import { ENTRIES_AT_ONCE, entriesAfter } from "#app/db/cases/case-record.repo.server.ts";
import {
  beginningPass,
  type ChainFault,
  type ChainPass,
  caseAfter,
  chainsAfter,
  ENTRIES_OF_PAGE,
  faultOfCaseBefore,
  latestPass,
  movingPass,
  notingFault,
  notingMended,
  recipientsOfBreaks,
  sweepingPasses,
  tellingOfBreak,
  versionOf,
} from "#app/db/cases/chain-checks.repo.server.ts";
import { connect, type Database, type Statement } from "#app/db/client.server.ts";
import { failuresDue } from "#app/db/platform/job-failures.repo.server.ts";
import { type ChainLink, faultOf } from "#app/domain/case/chain/chain.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { noteFailure, runRows } from "#app/services/platform/job-runs.server.ts";
import { keptHeadsOf } from "./case-heads.server.ts";
import { AT_ONCE } from "./chain-checks.server.ts";
import { faultOfShown } from "./shown-messages.server.ts";

/** Pages of one press: what an administrator waits for. */
const PAGES_OF_PRESS = 4;

const DAY = 86_400_000;

const KEPT_PASSES = 400;

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

/** Cases that could not be checked, once more when their time has come. */
async function checkAgain(env: Where, db: Database, now: number): Promise<void> {
  const due = await failuresDue(db, "records", now, AT_ONCE);
  if (due.length === 0) return;
  const [pass] = await latestPass(db);
  await runRows({ db, clock: () => new Date(now) }, "records", due, {
    subject: ({ subject }) => subject,
    async work({ subject }) {
      const [[row], [before]] = await db.batch([versionOf(db, subject), faultOfCaseBefore(db, subject)]);
      if (!row) return true;
      const { statements } = await checkCase(env, db, { id: subject, version: row.version, chain: null, before }, pass?.id ?? 0, now);
      const [first, ...rest] = statements;
      if (first) await db.batch([first, ...rest]);
      return true;
    },
  });
}

/** The next cases of a pass, at one moment; where they cannot be read together, the next one alone, and one that cannot be read is passed. */
async function nextPage(db: Database, pass: ChainPass, now: number) {
  try {
    return { ...(await chainsAfter(db, pass.afterCase, AT_ONCE)), most: AT_ONCE };
  } catch (error) {
    const [next] = await caseAfter(db, pass.afterCase);
    if (!next) throw error;
    try {
      return { ...(await chainsAfter(db, pass.afterCase, 1)), most: 1 };
    } catch (alone) {
      await noteFailure({ db, clock: () => new Date(now) }, "records", next.id, alone);
      await movingPass(db, pass, { afterCase: next.id, cases: 0, entries: 0, broken: 0, finishedAt: null });
      return null;
    }
  }
}

async function checkPage(env: Where, db: Database, pass: ChainPass, now: number): Promise<void> {
  const page = await nextPage(db, pass, now);
  if (!page) return;
  const { rows, links, faults, most } = page;
  const byCase = Map.groupBy(links, ({ caseId }) => caseId);
  const known = new Map(faults.map((fault) => [fault.caseId, fault]));
  const cut = links.length === ENTRIES_OF_PAGE;
  const statements: Statement[] = [];
  const counts = { cases: 0, entries: 0, broken: 0 };
  let afterCase = pass.afterCase;
  let finished = rows.length < most;
  for (const { id, version } of rows) {
    const read: ChainLink[] = byCase.get(id) ?? [];
    const inPart = cut && read.length < version;
    if (inPart) {
      // The page ended within it, or before: it begins the next page. One that fills a page by itself is read in pieces.
      finished = false;
      if (afterCase !== pass.afterCase) break;
    }
    afterCase = id;
    try {
      const checked = await checkCase(env, db, { id, version, chain: inPart ? null : read, before: known.get(id) }, pass.id, now);
      statements.push(...checked.statements);
      counts.cases += 1;
      counts.entries += checked.entries;
      if (checked.broken) counts.broken += 1;
    } catch (error) {
      // Checked again later by itself; the cases after it do not wait.
      await noteFailure({ db, clock: () => new Date(now) }, "records", id, error);
    }
  }
  const move = movingPass(db, pass, { ...counts, afterCase, finishedAt: finished ? now : null });
  // Anyone who is second at the same page moves nothing and has found the same.
  await db.batch([move, ...statements]);
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
async function checkCase(env: Where, db: Database, { id, version, chain, before }: ReadCase, passId: number, now: number) {
  const links = chain ?? (await inPieces(db, id));
  // Read in pieces it may have got entries meanwhile, and never more than it says afterwards.
  const [after] = chain ? [] : await versionOf(db, id);
  const fault =
    (await faultOfCase(env, id, links, { least: version, most: after?.version ?? version })) ?? (await faultOfShown(db, id, links));
  const statements: Statement[] = [];
  if (fault) {
    const isNew = !before || before.mendedAt !== null;
    statements.push(notingFault(db, { caseId: id, ...fault }, now, isNew), ...(isNew ? await alarms(db, id, passId, now) : []));
  } else if (before && before.mendedAt === null) statements.push(notingMended(db, id, now));
  return { statements, entries: links.length, broken: fault !== null };
}

/**
 * The first thing wrong with a case: in its chain, at its end, or by what was kept apart. `least` and `most`: how many entries
 * it said it had before they were read, and after.
 */
async function faultOfCase(
  env: Where,
  caseId: string,
  chain: readonly ChainLink[],
  { least, most }: { least: number; most: number },
): Promise<Fault | null> {
  const broken = await faultOf(chain);
  if (broken) return broken;
  if (chain.length < least) return { fault: "cut", seq: chain.length + 1 };
  if (chain.length > most) return { fault: "order", seq: most + 1 };
  for (const { seq, hash } of await keptHeadsOf(env, caseId)) {
    if (seq > chain.length) return { fault: "cut", seq: chain.length + 1 };
    if (chain[seq - 1]?.hash !== hash) return { fault: "head", seq };
  }
  return null;
}

async function inPieces(db: Database, caseId: string): Promise<ChainLink[]> {
  const chain: ChainLink[] = [];
  for (;;) {
    const some = await entriesAfter(db, caseId, chain.at(-1)?.seq ?? 0);
    chain.push(...some);
    if (some.length < ENTRIES_AT_ONCE) return chain;
  }
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
