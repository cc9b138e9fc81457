import { listPeople } from "#app/db/accounts/people.repo.server.ts";
import type { PersonRecord } from "#app/domain/people/person-record.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { toPerson } from "./person-changes.server.ts";

export interface PeoplePage {
  people: PersonRecord[];
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
}

export interface PeopleQuery {
  search: string | null;
  role: string | null;
  after: string | null;
}

const PAGE = 25;

/** By name, or what a search finds with the newest on top. For administrators; `not_found` for everybody else. */
export async function listPeoplePage(context: ServiceContext, { search, role, after }: PeopleQuery): Promise<PeoplePage> {
  const { db } = context;
  await administratorOf(context);
  const rows = await listPeople(db, { search, role }, PAGE + 1, after);
  const shown = rows.slice(0, PAGE);
  return { people: shown.map(toPerson), next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}
