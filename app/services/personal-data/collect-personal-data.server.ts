/** Everything that is held about one person, as the register of personal data names it. */
import { Buffer } from "node:buffer";
import { sql } from "drizzle-orm";
import { namesIn, type Sought, type TableData } from "#app/db/personal-data/held-data.ts";
import {
  bookingsNaming,
  bookingsOf,
  conversationsOf,
  draftsOf,
  MOST_ROWS,
  type PersonalRow,
  personalRows,
  placesNaming,
  ROWS_AT_ONCE,
} from "#app/db/personal-data/personal-rows.repo.server.ts";
import { PERSONAL_DATA } from "#app/db/personal-data/register.ts";
import { AppError } from "#app/domain/errors.ts";
import { namedInDetails } from "#app/domain/personal-data/named-in.ts";
import { readableRow } from "#app/domain/personal-data/readable-row.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { isShown, readableCases } from "./readable-cases.server.ts";
import type { Subject } from "./subject.ts";

export interface Section {
  /** The table; of what others have written about an address a name of its own. */
  name: string;
  title: string;
  rows: PersonalRow[];
  /** Whether there are more rows than are given. */
  cut: boolean;
}

/** What one copy may weigh, as bytes of JSON: several times that is in memory while it is written. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Only sections that hold something, in the register's order. Throws `payload_too_large` where they weigh more than `most` bytes. */
export async function collectPersonalData(
  { clock, db }: Pick<ServiceContext, "clock" | "db">,
  subject: Subject,
  most: number = MOST_BYTES,
): Promise<Section[]> {
  const { email, administrator } = subject;
  const userId = subject.account?.id ?? "";
  const cases = await readableCases(db, subject);
  // What somebody has deleted is gone for them: what a legal hold keeps of it is our office's alone.
  const readableAt = administrator === null ? clock().getTime() : null;
  const [booked, drafts] = await Promise.all([
    bookingsOf(db, { userId, email }),
    draftsOf(db, { userId, email, named: administrator !== null, readableAt }),
  ]);
  const conversations = await conversationsOf(db, idsOf(drafts), readableAt);
  const of: Sought = {
    userId,
    email,
    byOffice: administrator !== null,
    bookings: listOf(booked),
    drafts: listOf(drafts),
    conversations: listOf(conversations),
    cases: JSON.stringify([...cases.keys()]),
  };
  const weigh = scaleTo(most);
  const sections: Section[] = [];
  for (const [name, table] of Object.entries(PERSONAL_DATA)) {
    if (!isFound(table) || (table.alone && administrator !== null)) continue;
    const found = await allRows(db, [name, table], of, weigh);
    const shown = table.inCase ? found.filter((row) => isShown(cases, subject, row)) : found;
    const rows = shown.slice(0, MOST_ROWS).map((row) => readableRow(row, namesIn(table.given)));
    sections.push({ name, title: table.title ?? name, rows, cut: found.length > MOST_ROWS });
  }
  const named = administrator === null ? [] : await namedElsewhere(db, email);
  for (const { rows } of named) weigh(rows);
  return [...sections, ...named].filter(({ rows }) => rows.length > 0);
}

/** Adds up what it is shown; throws `payload_too_large` beyond `most` bytes. */
function scaleTo(most: number): (rows: readonly PersonalRow[]) => void {
  let bytes = 0;
  return (rows) => {
    for (const row of rows) bytes += Buffer.byteLength(JSON.stringify(row));
    if (bytes > most) throw new AppError("payload_too_large");
  };
}

/** The rows of one table, a part at a time, each weighed before the next is read; one more than `MOST_ROWS` where there are too many. */
async function allRows(
  db: ServiceContext["db"],
  table: Parameters<typeof personalRows>[1],
  of: Sought,
  weigh: (rows: readonly PersonalRow[]) => void,
): Promise<PersonalRow[]> {
  const all: PersonalRow[] = [];
  while (all.length <= MOST_ROWS) {
    const part = await personalRows(db, table, of, all.length);
    weigh(part);
    all.push(...part);
    if (part.length < ROWS_AT_ONCE) break;
  }
  return all;
}

const idsOf = (rows: readonly { id: string }[]) => JSON.stringify(rows.map(({ id }) => id));
const listOf = (rows: readonly { id: string }[]) => sql`(SELECT value FROM json_each(${idsOf(rows)}))`;

function isFound(table: TableData): table is TableData & { rows: NonNullable<TableData["rows"]> } {
  return table.rows !== undefined;
}

/** Where others have written an address down. Its person does not read that in the application: our office hands it over once it has looked. */
async function namedElsewhere(db: ServiceContext["db"], email: string): Promise<Section[]> {
  const [bookings, places] = await Promise.all([bookingsNaming(db, email), placesNaming(db, email)]);
  const inBookings = bookings.flatMap(({ details, ...booking }) => {
    const theirs = namedInDetails(JSON.parse(details) as Record<string, unknown>, email);
    return Object.keys(theirs).length > 0 ? [{ ...booking, ...theirs }] : [];
  });
  const inCases = places.map((place) => readableRow({ ...place }, Object.keys(place)));
  return [
    {
      name: "named_in_bookings",
      title: "Named as a participant in bookings of others",
      rows: inBookings,
      cut: bookings.length >= MOST_ROWS,
    },
    { name: "named_in_cases", title: "Named in cases without having come in", rows: inCases, cut: places.length >= MOST_ROWS },
  ];
}
