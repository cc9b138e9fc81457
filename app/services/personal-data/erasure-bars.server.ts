/** What speaks against erasing somebody. */
import type { Database } from "#app/db/client.server.ts";
import { casesOf, confirmedToCome, countContacted, holdsOn, MOST_CONTACTED } from "#app/db/personal-data/erasure-bars.repo.server.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { CASE_KEPT_YEARS, type ErasureBar } from "#app/domain/personal-data/erasure.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";

const YEAR = 365.25 * 86_400_000;

interface Barred {
  /** As addresses are compared. */
  email: string;
  account: { id: string; role: string; active: boolean } | null;
}

/** What speaks against an erasure at this moment. */
export async function barsOf(db: Database, { email, account }: Barred, now: Date): Promise<ErasureBar[]> {
  const of = { userId: account?.id ?? "", email };
  const [cases, hearings, holds, contacted] = await Promise.all([
    casesOf(db, of),
    confirmedToCome(db, email, now.getTime(), todayIn(HEAD_OFFICE.zone, now)),
    holdsOn(db, of),
    countContacted(db, email),
  ]);
  const keptSince = now.getTime() - CASE_KEPT_YEARS * YEAR;
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  const bars: ErasureBar[] = [
    { kind: "case_open", names: names(cases.filter(({ resolved_at: at }) => at === null)) },
    { kind: "case_kept", names: names(cases.filter(({ resolved_at: at }) => at !== null && at > keptSince)) },
    { kind: "hearing", names: names(hearings) },
    { kind: "legal_hold", names: names(holds) },
    { kind: "administrator", names: account?.role === "admin" && account.active ? [email] : [] },
    { kind: "too_many", names: contacted > MOST_CONTACTED ? [String(contacted)] : [] },
  ];
  return bars.filter((bar) => bar.names.length > 0);
}
