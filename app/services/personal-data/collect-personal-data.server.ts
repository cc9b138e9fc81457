/** Everything that is held about one person, as the register of personal data names it. */
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
} from "#app/db/personal-data/personal-rows.repo.server.ts";
import { PERSONAL_DATA } from "#app/db/personal-data/register.ts";
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

/** Only sections that hold something, in the register's order. */
export async function collectPersonalData({ db }: Pick<ServiceContext, "db">, subject: Subject): Promise<Section[]> {
  const { email, administrator } = subject;
  const userId = subject.account?.id ?? "";
  const cases = await readableCases(db, subject);
  const [booked, drafts] = await Promise.all([
    bookingsOf(db, { userId, email }),
    draftsOf(db, { userId, email, named: administrator !== null }),
  ]);
  const draftIds = idsOf(drafts);
  const conversations = idsOf(await conversationsOf(db, draftIds));
  const of: Sought = {
    userId,
    email,
    byOffice: administrator !== null,
    bookings: idsOf(booked),
    drafts: draftIds,
    conversations,
    cases: JSON.stringify([...cases.keys()]),
  };
  const sections: Section[] = [];
  for (const [name, table] of Object.entries(PERSONAL_DATA)) {
    if (!isFound(table) || (table.alone && administrator !== null)) continue;
    const found = await personalRows(db, name, table, of);
    const shown = table.inCase ? found.filter((row) => isShown(cases, subject, row)) : found;
    const rows = shown.slice(0, MOST_ROWS).map((row) => readableRow(row, namesIn(table.given)));
    sections.push({ name, title: table.title ?? name, rows, cut: found.length > MOST_ROWS });
  }
  const named = administrator === null ? [] : await namedElsewhere(db, email);
  return [...sections, ...named].filter(({ rows }) => rows.length > 0);
}

const idsOf = (rows: readonly { id: string }[]) => JSON.stringify(rows.map(({ id }) => id));

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
