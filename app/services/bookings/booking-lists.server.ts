/** The bookings that a person may see, as lists: pages, counts next to them, and all of them for an export. Authorisation is decided here. */
import { keptCounts, type ListCursor, type ListedPage, listedBookings, readCounts } from "#app/db/bookings/booking-lists.repo.server.ts";
import type { BookingRow, BookingScope } from "#app/db/bookings/bookings.repo.server.ts";
import { dated, type ListQuery } from "#app/domain/booking/office/list-query.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { daysOfWeek, type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { toRecord } from "./booking-records.ts";

export interface BookingPage {
  bookings: BookingRecord[];
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
  /** Hand back as `before` for the page before; null on the first. */
  previous: string | null;
}

/** Counts over everything that the person may see, whatever is filtered. */
export interface BookingSummary {
  total: number;
  /** Those that sit on a day from Monday to Sunday in the person's zone, each once, without cancelled ones. */
  thisWeek: number;
  /** With consultations requested. */
  pending: number;
  confirmed: number;
}

export interface BookingLists {
  /** A page of what the signed-in person may see, by date ascending unless asked otherwise. Throws `unauthenticated` for visitors. */
  list(query?: ListQuery): Promise<BookingPage>;
  /** A page and the counts next to it, in one trip to the database. `zone` is the one that `week` is counted in. */
  overview(query: ListQuery): Promise<BookingPage & { summary: BookingSummary; week: { from: LocalDate; to: LocalDate }; zone: string }>;
  /** Everything that a query chooses, in the list's order, in pieces: what is not yet asked for is not yet read. Throws `unauthenticated` at once. */
  all(query: ListQuery): Promise<AsyncGenerator<BookingRecord[]>>;
}

type Person = Extract<Actor, { kind: "user" }>;

/** Most rows of one page. */
const MOST = 500;
const USUAL = 100;

/** Administrators see every booking; others those made with their account or naming their verified e-mail (rulings, "Bookings"). */
export function scopeOf(who: Pick<Person, "id" | "role" | "email" | "emailVerified">): BookingScope {
  if (who.role === "admin") return { kind: "all" };
  return { kind: "own", userId: who.id, emailKey: who.emailVerified ? emailKeyOf(who.email) : null };
}

export function createBookingLists({ db, actor, clock }: ServiceContext): BookingLists {
  async function person(): Promise<Person> {
    const who = await actor();
    if (who.kind !== "user") throw new AppError("unauthenticated");
    return who;
  }

  return {
    async list(query = {}) {
      const who = await person();
      const scope = scopeOf(who);
      const page = pageOf(query, todayIn(who.timeZone, clock()));
      return shownOf(page, await listedBookings(db, scope, page));
    },
    async overview(query) {
      const who = await person();
      const scope = scopeOf(who);
      const today = todayIn(who.timeZone, clock());
      const page = pageOf(query, today);
      const week = daysOfWeek(today);
      const [monday = "", sunday = ""] = [week[0], week.at(-1)];
      const [rows, counts] = await db.batch([listedBookings(db, scope, page), keptCounts(db, scope, week)]);
      const { byStatus, inWeek } = readCounts(scope, counts);
      const summary = {
        total: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
        thisWeek: inWeek,
        pending: byStatus.pending + byStatus.consultation_requested,
        confirmed: byStatus.confirmed,
      };
      return { ...shownOf(page, rows), summary, week: { from: monday, to: sunday }, zone: who.timeZone };
    },
    async all(query) {
      const who = await person();
      const scope = scopeOf(who);
      const today = todayIn(who.timeZone, clock());
      const { after: _after, before: _before, ...whole } = query;
      return (async function* () {
        let after: ListCursor | null = null;
        do {
          const page: ListedPage = { ...pageOf({ ...whole, limit: MOST }, today), after };
          const rows: BookingRow[] = await listedBookings(db, scope, page);
          const shown = rows.slice(0, MOST);
          if (shown.length > 0) yield shown.map(toRecord);
          const last = shown.at(-1);
          after = rows.length > MOST && last ? cursorOf(last) : null;
        } while (after);
      })();
    },
  };
}

/** One row more than is shown tells whether there is another page. */
function pageOf(query: ListQuery, today: LocalDate): ListedPage {
  const filter = dated(query, today);
  return {
    filter,
    sort: filter.sort ?? "asc",
    limit: Math.min(query.limit ?? USUAL, MOST) + 1,
    after: readCursor(query.after),
    before: readCursor(query.before),
  };
}

function shownOf(page: ListedPage, rows: readonly BookingRow[]): BookingPage {
  const { limit, after, before } = page;
  const more = rows.length >= limit;
  const shown = rows.slice(0, limit - 1);
  if (before) shown.reverse();
  const [first, last] = [shown.at(0), shown.at(-1)];
  const hasNext = before ? true : more;
  const hasPrevious = before ? more : Boolean(after);
  return {
    bookings: shown.map(toRecord),
    next: hasNext && last ? writeCursor(cursorOf(last)) : null,
    previous: hasPrevious && first ? writeCursor(cursorOf(first)) : null,
  };
}

const cursorOf = (row: BookingRow): ListCursor => ({ date: row.bookingDate ?? "", id: row.id });
const writeCursor = ({ date, id }: ListCursor) => `${date}~${id}`;

function readCursor(text: string | undefined): ListCursor | null {
  if (!text) return null;
  const [date = "", id = ""] = text.split("~");
  return { date, id };
}
