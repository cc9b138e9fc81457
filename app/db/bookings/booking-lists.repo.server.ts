/**
 * Queries of the bookings' list: filters and search over the index that migration 0007 keeps. Its row ids are the bookings'
 * places in the list, so that a page is read from where it begins, in the list's order, and nothing else is read. Days of a
 * hearing after its first stand in `booking_days` (migration 0047).
 */
import { and, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { bookingCounts } from "#app/db/schema/lists.ts";
import { type ListFilter, type ListSort, statusesOf } from "#app/domain/booking/office/list-query.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { BOOKING_STATUSES, type BookingStatus } from "#app/domain/booking/vocabulary.ts";
import { matchOf, readSought, type Sought } from "#app/domain/search/sought.ts";
import type { BookingScope } from "./bookings.repo.server.ts";

/** A row of a page: its day ("" for none) and id. */
export interface ListCursor {
  date: LocalDate | "";
  id: string;
}

export interface ListedPage {
  /** `sought`: what is searched for where its words are read already; `emailKey`: the contact's address, whole. */
  filter: ListFilter & { undated?: boolean; sought?: Sought; emailKey?: string };
  sort: ListSort;
  /** Rows wanted, counted in the direction of reading. */
  limit: number;
  /** Read on from here, in the list's order; null from its beginning. */
  after: ListCursor | null;
  /** Read backwards from here; rows come in reverse. */
  before?: ListCursor | null;
}

const ARRIVALS = 2_147_483_648;
/** A day's number in a place; 0 for bookings without a day. */
const dayNumber = (date: string) => (date === "" ? 0 : Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 100_000);
/** D1 sends every number as a real one, which the index does not take as a row id. */
const place = (day: number) => sql`cast(${day * ARRIVALS} as integer)`;
/** Where a row stood when its page was read, even if it has been given another day since; of a booking that is nothing to who asks, as of one that is not there. */
function placeOf(scope: BookingScope, { date, id }: ListCursor): SQL {
  const theirs = and(sql`"id" = ${id}`, visibleTo(scope));
  return sql`(${place(dayNumber(date))} + ifnull((select "place" % ${sql.raw(String(ARRIVALS))} from "bookings" where ${theirs}), 0))`;
}

/** One page of the bookings that `scope` may see and `filter` chooses. */
export function listedBookings(db: Database, scope: BookingScope, page: ListedPage) {
  const falling = (page.sort === "desc") !== Boolean(page.before);
  return db
    .select(getTableColumns(bookings))
    .from(sql`(${placesOf(scope, page, falling)})`)
    .crossJoin(bookings)
    .where(
      and(
        sql`"bookings"."place" = listed_place`,
        // What the index says of who may see is said again by the booking itself.
        visibleTo(scope),
        isNull(bookings.deletedAt),
      ),
    )
    .orderBy(falling ? sql`listed_place desc` : sql`listed_place`)
    .limit(page.limit);
}

/** How many bookings a filter chooses, counted to `most`. */
export function countListed(db: Database, scope: BookingScope, filter: ListFilter, most: number) {
  const places = placesOf(scope, { filter, sort: "asc", limit: most, after: null }, false);
  return db.select({ count: sql<number>`count(*)`.as("count") }).from(sql`(select listed_place from (${places}) limit ${most})`);
}

/** Places of the bookings of a page in its order: those that begin in the days asked for, and those that began before and sit in them. */
function placesOf(scope: BookingScope, { filter, limit, after, before }: ListedPage, falling: boolean): SQL {
  const cursor = before ?? after;
  const { column, chosen } = indexFor(scope, filter);
  const beyond = cursor && (falling ? sql`${column} < ${placeOf(scope, cursor)}` : sql`${column} > ${placeOf(scope, cursor)}`);
  const found = (...bounds: (SQL | undefined)[]) => {
    const parts = [beyond, ...bounds].filter((part) => part !== null && part !== undefined);
    return sql.join([chosen, ...parts], sql` and `);
  };
  const { from, to, undated } = filter;
  if (undated) return found(sql`${column} < ${place(1)}`);
  const beginning = found(
    // Who asks for days asks for bookings that have one.
    from || to ? sql`${column} >= ${place(from ? dayNumber(from) : 1)}` : undefined,
    to ? sql`${column} < ${place(dayNumber(to) + 1)}` : undefined,
  );
  if (!from) return beginning;
  const earlier = sql`${column} in (select "place" from "bookings" where "id" in (${goingOn(from, to)}))`;
  // Both parts come in order and are read no further than the page: the limit keeps the order of the parts in force.
  return sql`${beginning} union all ${found(earlier)} order by listed_place ${sql.raw(falling ? "desc" : "")} limit ${limit}`;
}

/** Where places are found, and by which column: in the index, or, of a booking that is named by its number, by that. */
function indexFor(scope: BookingScope, filter: ListedPage["filter"]): { column: SQL; chosen: SQL } {
  const question = matching(scope, filter);
  const number = soughtIn(filter)?.bookingNumber;
  const column = number === undefined ? sql`booking_search.rowid` : sql`named."place"`;
  if (number === undefined)
    return { column, chosen: sql`select ${column} as listed_place from booking_search where booking_search match ${question}` };
  const also =
    question === EVERY
      ? sql``
      : sql` and ${column} in (select rowid from booking_search where booking_search match ${question} and rowid = ${column})`;
  return {
    column,
    chosen: sql`select ${column} as listed_place from "bookings" as named where named."booking_number" = ${number} and named."deleted_at" is null${also}`,
  };
}

/** Ids of the hearings that began before `from` and sit on a day from then until `to`: each once. */
export function goingOn(from: LocalDate, to: LocalDate | undefined): SQL {
  const until = to ? sql`and date <= ${to}` : sql``;
  // A step of more than a week is kept under its later day alone (migration 0047).
  return sql`select booking_id from booking_days where long = 0 and on_day = ${from} ${until}
    union all select booking_id from booking_days where long = 1 and on_day >= ${from} ${to ? sql`and on_day <= ${to}` : sql``} and day_before < ${from}`;
}

/** A booking that sits on a day: its first, or a later one. */
export const sitsOn = (date: LocalDate): SQL => sql`(${bookings.bookingDate} = ${date} or ${bookings.id} in (${goingOn(date, date)}))`;

function visibleTo(scope: BookingScope): SQL | undefined {
  if (scope.kind === "all") return undefined;
  return or(eq(bookings.createdByUser, scope.userId), scope.emailKey === null ? undefined : eq(bookings.contactEmailKey, scope.emailKey));
}

/** Chosen by no filter. */
const EVERY = 'facets : ("f123")';

/** The question to the index: one word for the filters together, one for who asks, and what is searched for. */
function matching(scope: BookingScope, filter: ListedPage["filter"]): string {
  const plain = (value: string | undefined) => value?.replaceAll("_", "") ?? "";
  const rest = `1${plain(filter.type)}2${plain(filter.venue)}3${plain(filter.source)}`;
  const statuses = filter.status === undefined ? [""] : statusesOf(filter.status).map(plain);
  const chosen = `facets : (${statuses.map((status) => `"f${status}${rest}"`).join(" OR ")})`;
  const others = [
    ...(scope.kind === "all"
      ? []
      : [`facets : (${[`"u${hex(scope.userId)}"`, ...(scope.emailKey === null ? [] : [`"e${hex(scope.emailKey)}"`])].join(" OR ")})`]),
    ...searched(filter),
    ...(filter.emailKey === undefined ? [] : [`facets : "e${hex(filter.emailKey)}"`]),
  ];
  // The word that every booking has is asked for where nothing else is: its list is the longest of all.
  const isEvery = chosen === EVERY && others.length > 0;
  const parts = isEvery ? others : [chosen, ...others];
  return parts.join(" AND ");
}

/** What is searched for: undefined where nothing is, null where what was typed has nothing to search for. */
const soughtIn = ({ search, sought }: ListedPage["filter"]): Sought | null | undefined =>
  sought ?? (search === undefined ? undefined : readSought(search));

/** Nothing to search for in what was typed finds nothing, not everything. A booking that is named by its number is found by that alone. */
function searched(filter: ListedPage["filter"]): string[] {
  const sought = soughtIn(filter);
  if (sought === null) return ['facets : "none"'];
  return sought === undefined || sought.bookingNumber !== undefined ? [] : [matchOf(sought, "words", true)];
}

function hex(text: string): string {
  return [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * How many bookings have each status, and how many sit on a day of `week`, Monday to Sunday, without the cancelled ones: those that begin
 * on each of its days, and those that began before it (migration 0140).
 */
export function keptCounts(db: Database, scope: BookingScope, week: readonly LocalDate[]) {
  const buckets = [
    ...BOOKING_STATUSES.map((status) => `status:${status}`),
    ...week.map((date) => `day:${date}`),
    ...week.slice(0, 1).map((monday) => `week:${monday}`),
  ];
  return db
    .select()
    .from(bookingCounts)
    .where(and(inArray(bookingCounts.scope, Object.keys(signsOf(scope))), inArray(bookingCounts.bucket, buckets)));
}

/** Scopes of the counts, and whether each is added or taken away: what is one's own by account and by e-mail counts once. */
function signsOf(scope: BookingScope): Readonly<Record<string, 1 | -1>> {
  if (scope.kind === "all") return { all: 1 };
  const { userId, emailKey } = scope;
  return emailKey === null ? { [`u:${userId}`]: 1 } : { [`u:${userId}`]: 1, [`e:${emailKey}`]: 1, [`b:${userId} ${emailKey}`]: -1 };
}

export interface Counted {
  byStatus: Readonly<Record<BookingStatus, number>>;
  /** Of the week asked for, each once, without cancelled ones. */
  inWeek: number;
}

export function readCounts(scope: BookingScope, rows: readonly (typeof bookingCounts.$inferSelect)[]): Counted {
  const signs = signsOf(scope);
  const sum = (belongs: (bucket: string) => boolean) =>
    rows.filter(({ bucket }) => belongs(bucket)).reduce((total, row) => total + row.n * (signs[row.scope] ?? 0), 0);
  const byStatus = Object.fromEntries(BOOKING_STATUSES.map((status) => [status, sum((bucket) => bucket === `status:${status}`)]));
  return { byStatus: byStatus as Record<BookingStatus, number>, inWeek: sum((bucket) => !bucket.startsWith("status:")) };
}
