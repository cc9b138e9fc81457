/** Puts the pieces of the search indexes together, a bounded part each minute (`index-pieces.ts`): what is sought takes as long however many rows there are. */
import { mergingPieces, SEARCH_INDEXES, structureOf } from "#app/db/platform/search-indexes.repo.server.ts";
import { LEASE_MS } from "#app/domain/lease.ts";
import { mergeOf, readLevels } from "#app/domain/search/index-pieces.ts";
import { type JobContext, runRows } from "#app/services/platform/job-runs.server.ts";

/** Pages (4 kB) that one run writes of an index: 92,000 a day, where a thousand new bookings a day need some 6,000. */
const PAGES = 64;

/** One part of each index that needs it. Gives how many were worked at: 0 where all lie as they should. */
export async function mergeSearchIndexes(context: JobContext, pages = PAGES): Promise<number> {
  const { db, clock } = context;
  const now = clock().getTime();
  const [first, ...others] = SEARCH_INDEXES.map((index) => structureOf(db, index, now));
  if (!first) return 0;
  const structures = await db.batch([first, ...others]);
  const rows = SEARCH_INDEXES.flatMap((index, at) => structures[at]?.map(({ hex }) => ({ index, hex })) ?? []);
  return runRows(context, "search_indexes", rows, {
    subject: ({ index }) => index,
    work: async ({ index, hex }) => {
      const merge = mergeOf(readLevels(hex));
      if (merge) await db.batch(mergingPieces(db, index, { merge, pages, now, free: now - LEASE_MS }));
      return merge !== null;
    },
  });
}
