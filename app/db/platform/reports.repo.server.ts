/** Figures of reports, each from an index that holds all it needs (migration 0015). */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import type { BookingLocation, BookingStatus, LocationType } from "#app/domain/booking/vocabulary.ts";
import type { CaseStatus } from "#app/domain/case/vocabulary.ts";
import type { ReportMonth } from "#app/domain/report/report.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";

/** The months as rows: `month`, `from_at`, `until_at`. */
const monthRows = (months: readonly ReportMonth[]) => sql`(
  SELECT json_extract(value, '$.month') AS month, json_extract(value, '$.from') AS from_at, json_extract(value, '$.until') AS until_at
  FROM json_each(${JSON.stringify(months)})) AS months`;

/** Cases created in each month, by the status that they have now. */
export const casesCreated = (db: Database, months: readonly ReportMonth[]) =>
  db
    .select({ month: sql<string>`months.month`, status: sql<CaseStatus>`cases.status`, n: sql<number>`count(*)` })
    .from(
      sql`${monthRows(months)}
        CROSS JOIN cases INDEXED BY cases_created ON cases.created_at >= months.from_at AND cases.created_at < months.until_at`,
    )
    .groupBy(sql`months.month, cases.status`);

export const casesResolved = (db: Database, months: readonly ReportMonth[]) =>
  db
    .select({ month: sql<string>`months.month`, n: sql<number>`count(*)` })
    .from(
      sql`${monthRows(months)}
        CROSS JOIN cases INDEXED BY cases_resolved
          ON cases.resolved_at IS NOT NULL AND cases.resolved_at >= months.from_at AND cases.resolved_at < months.until_at`,
    )
    .groupBy(sql`months.month`);

/** Bookings received in each month, without deleted ones. */
export const bookingsReceived = (db: Database, months: readonly ReportMonth[]) =>
  db
    .select({
      month: sql<string>`months.month`,
      status: sql<BookingStatus>`bookings.status`,
      locationType: sql<LocationType>`bookings.location_type`,
      location: sql<BookingLocation | null>`bookings.location`,
      n: sql<number>`count(*)`,
    })
    .from(
      sql`${monthRows(months)}
        CROSS JOIN bookings INDEXED BY bookings_received
          ON bookings.deleted_at IS NULL AND bookings.created_at >= months.from_at AND bookings.created_at < months.until_at`,
    )
    .groupBy(sql`months.month, bookings.status, bookings.location_type, bookings.location`);

/** Days of hearings that hold a room for good, by the month in which they are sat and the venue: five days of one booking are five. */
export const hearingDaysHeld = (db: Database, months: readonly ReportMonth[]) =>
  db
    .select({ month: sql<string>`months.month`, venue: sql<VenueId>`rooms.venue_id`, n: sql<number>`count(*)` })
    .from(
      sql`${monthRows(months)}
        CROSS JOIN room_holds INDEXED BY room_holds_by_start
          ON room_holds.starts_at >= months.from_at AND room_holds.starts_at < months.until_at
            AND room_holds.part = 'main' AND room_holds.expires_at IS NULL
        CROSS JOIN rooms ON rooms.id = room_holds.room_id`,
    )
    .groupBy(sql`months.month, rooms.venue_id`);

/** How many there are, their average and their median, in milliseconds. `spans` has one column, `span`; null ones do not count. */
const summed = (db: Database, spans: SQL) =>
  db
    .select({
      n: sql<number>`count(*)`,
      average: sql<number | null>`avg(span)`,
      median: sql<number | null>`avg(CASE WHEN place IN ((n + 1) / 2, (n + 2) / 2) THEN span END)`,
    })
    .from(sql`(SELECT span, row_number() OVER (ORDER BY span) AS place, count(*) OVER () AS n FROM (${spans}) WHERE span IS NOT NULL)`);
export type SpanRow = Awaited<ReturnType<typeof summed>>[number];

/** From creation to the first assignment, of cases created from `from` to before `until` (UTC milliseconds). */
export const spansToAssignment = (db: Database, from: number, until: number) =>
  summed(
    db,
    sql`
      SELECT (
        SELECT min(at) FROM case_entries INDEXED BY case_entries_assignments
        WHERE case_id = cases.id AND type = 'arbitrator_assigned'
      ) - cases.created_at AS span
      FROM cases INDEXED BY cases_created WHERE cases.created_at >= ${from} AND cases.created_at < ${until}`,
  );

/** From creation to resolution, of cases resolved in that time. */
export const spansToResolution = (db: Database, from: number, until: number) =>
  summed(
    db,
    sql`
      SELECT cases.resolved_at - cases.created_at AS span
      FROM cases INDEXED BY cases_resolved
      WHERE cases.resolved_at IS NOT NULL AND cases.resolved_at >= ${from} AND cases.resolved_at < ${until}`,
  );
