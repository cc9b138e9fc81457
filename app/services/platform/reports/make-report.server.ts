/** Reports for administrators (specification, section 2 "Generate Report"; rulings, "Cases"). Their figures are the dashboards' own. */
import {
  bookingsReceived,
  casesCreated,
  casesResolved,
  hearingDaysHeld,
  type SpanRow,
  spansToAssignment,
  spansToResolution,
} from "#app/db/platform/reports.repo.server.ts";
import { BOOKING_STATUSES, type BookingStatus } from "#app/domain/booking/vocabulary.ts";
import { CASE_STATUSES } from "#app/domain/case/vocabulary.ts";
import { type Duration, monthsOf, type Report, type ReportOffice, type ReportRange } from "#app/domain/report/report.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

type BookingRow = Awaited<ReturnType<typeof bookingsReceived>>[number];

/** The figures of a range, in one trip. For administrators; `not_found` for everybody else. */
export async function makeReport({ actor, db }: ServiceContext, range: ReportRange): Promise<Report> {
  requireAdministrator(await actor());
  const months = monthsOf(range);
  const [from, until] = [months[0]?.from ?? 0, months.at(-1)?.until ?? 0];
  const [created, resolved, received, held, [assignment], [resolution]] = await db.batch([
    casesCreated(db, months),
    casesResolved(db, months),
    bookingsReceived(db, months),
    hearingDaysHeld(db, months),
    spansToAssignment(db, from, until),
    spansToResolution(db, from, until),
  ]);
  const caseMonths = months.map(({ month }) => {
    const byStatus = countedBy(
      CASE_STATUSES,
      created.filter((row) => row.month === month),
    );
    return { month, byStatus, created: total(byStatus), resolved: resolved.find((row) => row.month === month)?.n ?? 0 };
  });
  const heldMonths = months.map(({ month }) => {
    const rows = held.filter((row) => row.month === month);
    return { month, byVenue: Object.fromEntries(rows.map(({ venue, n }) => [venue, n])), total: rows.reduce((sum, { n }) => sum + n, 0) };
  });
  return {
    range,
    hearingDays: { months: heldMonths, total: heldMonths.reduce((sum, { total: n }) => sum + n, 0) },
    cases: {
      created: created.reduce((sum, { n }) => sum + n, 0),
      byStatus: countedBy(CASE_STATUSES, created),
      resolved: resolved.reduce((sum, { n }) => sum + n, 0),
      months: caseMonths,
      toAssignment: durationOf(assignment),
      toResolution: durationOf(resolution),
    },
    bookings: {
      ...bookingsOf(received),
      months: months.map(({ month }) => ({ month, ...bookingsOf(received.filter((row) => row.month === month)) })),
      offices: OFFICES.map((office) => ({ office, ...bookingsOf(received.filter((row) => officeOf(row) === office)) })).filter(
        ({ received: count }) => count > 0,
      ),
    },
  };
}

const OFFICES: readonly ReportOffice[] = [...VENUES.map(({ id }) => id), "virtual", "elsewhere", "open"];

function officeOf({ locationType, location }: BookingRow): ReportOffice {
  if (locationType === "virtual") return "virtual";
  if (location === "alternate") return "elsewhere";
  return location ?? "open";
}

function bookingsOf(rows: readonly BookingRow[]): { byStatus: Record<BookingStatus, number>; received: number } {
  const byStatus = countedBy(BOOKING_STATUSES, rows);
  return { byStatus, received: total(byStatus) };
}

function countedBy<Status extends string>(
  statuses: readonly Status[],
  rows: readonly { status: Status; n: number }[],
): Record<Status, number> {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>;
  for (const { status, n } of rows) counts[status] += n;
  return counts;
}

const total = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, n) => sum + n, 0);

const durationOf = (row: SpanRow | undefined): Duration => ({
  count: row?.n ?? 0,
  median: row?.median ?? null,
  average: row?.average ?? null,
});
