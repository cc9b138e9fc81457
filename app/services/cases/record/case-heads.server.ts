/**
 * Heads kept apart: where every chain stood that changed on a day, written to R2 once and never again. Anyone who rewrites or
 * cuts a chain in the database cannot make it end as these say.
 *
 * `heads/YYYY-MM-DD.json` lists the day; `heads/cases/{case}/{day}` says it of one case, so that an export finds its own. A
 * day's list is written last: what is missing of a day shows that the work on it is not finished.
 */
import { type CaseHead, headsOfDay } from "#app/db/cases/case-record.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import type { KeptHead } from "#app/domain/case/record.ts";

/** How many days back a run looks for one that was missed. */
const DAYS_BACK = 7;
/** Cases of one run, and of one question; the next run goes on. */
const MOST_OF_RUN = 800;
const AT_ONCE = 40;
const PROGRESS = "heads/progress.json";

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const listOf = (day: string) => `heads/${day}.json`;
const folderOf = (caseId: string) => `heads/cases/${caseId}/`;
/** Never over what is there. */
const ONCE = { onlyIf: { etagDoesNotMatch: "*" } };

/**
 * Keeps the heads of the days that ended before `now` (UTC) and are not kept yet, the oldest first. May be called as often as
 * one likes. Gives how many heads were written.
 */
export async function keepHeads(env: Pick<Env, "DB" | "FILES">, now: Date): Promise<number> {
  let left = MOST_OF_RUN;
  for (let back = DAYS_BACK; back >= 1 && left > 0; back -= 1) {
    const day = addDays(dayOf(now), -back);
    if (await env.FILES.head(listOf(day))) continue;
    left = await keepDay(env, day, left);
  }
  return MOST_OF_RUN - left;
}

async function keepDay(env: Pick<Env, "DB" | "FILES">, day: string, most: number): Promise<number> {
  const db = connect(env.DB);
  const [from, until] = [startOf(day), startOf(addDays(day, 1))];
  let left = most;
  let after = await progressOf(env, day);
  while (left > 0) {
    const asked = Math.min(AT_ONCE, left);
    const heads = await headsOfDay(db, from, until, after, asked);
    await Promise.all(heads.map((head) => keepHead(env, day, head)));
    left -= heads.length;
    after = heads.at(-1)?.caseId ?? after;
    if (heads.length < asked) {
      await env.FILES.put(listOf(day), JSON.stringify({ day, heads: await allOf(db, from, until) }), ONCE);
      return left;
    }
  }
  await env.FILES.put(PROGRESS, JSON.stringify({ day, after }));
  return left;
}

async function progressOf(env: Pick<Env, "FILES">, day: string): Promise<string> {
  const stored = await env.FILES.get(PROGRESS);
  const progress = stored ? await stored.json<{ day: string; after: string }>() : null;
  return progress?.day === day ? progress.after : "";
}

const keepHead = (env: Pick<Env, "FILES">, day: string, { caseId, seq, hash }: CaseHead) =>
  env.FILES.put(`${folderOf(caseId)}${day}`, `${seq} ${hash}`, { ...ONCE, customMetadata: { seq: String(seq), hash } });

async function allOf(db: ReturnType<typeof connect>, from: number, until: number): Promise<CaseHead[]> {
  const all: CaseHead[] = [];
  for (;;) {
    const some = await headsOfDay(db, from, until, all.at(-1)?.caseId ?? "", 1000);
    all.push(...some);
    if (some.length < 1000) return all;
  }
}

/** Every head that was kept of a case, oldest first. */
export async function keptHeadsOf(env: Pick<Env, "FILES">, caseId: string): Promise<KeptHead[]> {
  const prefix = folderOf(caseId);
  const heads: KeptHead[] = [];
  let cursor: string | undefined;
  do {
    const listed = await env.FILES.list({ prefix, include: ["customMetadata"], ...(cursor ? { cursor } : {}) });
    for (const { key, customMetadata } of listed.objects) {
      const { seq, hash } = customMetadata?.hash ? { seq: customMetadata.seq, hash: customMetadata.hash } : await restoredHead(env, key);
      heads.push({ day: key.slice(prefix.length), seq: Number(seq), hash });
    }
    cursor = listed.truncated ? listed.cursor : undefined;
  } while (cursor);
  return heads.sort((one, other) => one.day.localeCompare(other.day));
}

/** A head that was brought back from a backup is its text alone: no tool writes what an object says of itself. */
async function restoredHead(env: Pick<Env, "FILES">, key: string): Promise<{ seq: string; hash: string }> {
  const [seq = "", hash = ""] = ((await (await env.FILES.get(key))?.text()) ?? "").split(" ");
  return { seq, hash };
}
