import { listPeople, type UserRow } from "#app/db/accounts/people.repo.server.ts";
import { type ListedPage, listedBookings } from "#app/db/bookings/booking-lists.repo.server.ts";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { type CaseScope, listedCases } from "#app/db/cases/case-lists.repo.server.ts";
import { documentsNamed, ownTexts, wordsSpelled } from "#app/db/platform/search.repo.server.ts";
import { activeRooms } from "#app/db/venues/rooms.repo.server.ts";
import { addDays, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { type Found, SEARCH_LENGTH, type SearchAnswer, wordsFound } from "#app/domain/search/found.ts";
import { readSought, type Sought } from "#app/domain/search/sought.ts";
import { folded, nearest, spellingsOf, wordsIn } from "#app/domain/search/spelling.ts";
import { scopeOf } from "#app/services/bookings/booking-lists.server.ts";
import { type SignedIn, signedIn } from "#app/services/cases/case-access.server.ts";
import { caseScopesOf } from "#app/services/cases/lists/case-pages.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { documentsFound } from "./documents-found.server.ts";

/** Of each part of what is found. */
const MOST = 5;
/** More documents are looked at than are shown: their cases say which of them are still filed. */
const DOCUMENTS = 20;
const GUESSES = 4;

/**
 * Bookings, cases, people, documents and rooms that have the words, strictly of what the reader may see; where nothing has
 * them, words that are one mistake away. Nothing of messages, notes, deliberations or drafts is in any index. Throws
 * `unauthenticated` and `too_many_requests`.
 */
export async function searchEverything(context: LimitedContext, typed: string): Promise<SearchAnswer> {
  const who = signedIn(await context.actor());
  const sought = readSought(typed.slice(0, SEARCH_LENGTH));
  if (!sought) return { found: [], guessed: [] };
  await context.rateLimits.takeFor("search", who.id);
  const found = await find(context, who, sought, emailKeyIn(typed));
  if (found.length > 0) return { found, guessed: [] };
  const guess = await guessed(context, who, sought);
  if (!guess) return { found, guessed: [] };
  const near = await find(context, who, guess);
  // Never a word of what the reader may not see: how somebody's name is spelled says that there is such a name.
  return { found: near, guessed: wordsFound(sought, guess, near) };
}

/** One trip, and one more for each case whose documents are found. */
async function find(context: ServiceContext, who: SignedIn, sought: Sought, emailKey: string | null = null): Promise<Found[]> {
  const { db, clock } = context;
  const today = todayIn(who.timeZone, clock());
  const page = (filter: ListedPage["filter"], sort: ListedPage["sort"]): ListedPage => ({
    filter: { ...filter, ...(emailKey === null ? { sought } : { emailKey }) },
    sort,
    limit: MOST,
    after: null,
  });
  const scope = scopeOf(who);
  const cases: readonly CaseScope[] = caseScopesOf(who);
  const isOffice = who.role === "admin";
  const [coming, undated, past, ofCases, documents, people, rooms] = await db.batch([
    listedBookings(db, scope, page({ from: today }, "asc")),
    listedBookings(db, scope, page({ undated: true }, "desc")),
    listedBookings(db, scope, page({ to: addDays(today, -1) }, "desc")),
    listedCases(db, cases, { search: sought, limit: MOST, after: null, before: null }),
    documentsNamed(db, cases, who.id, sought, DOCUMENTS),
    // What others may not see is not asked for: the question finds nobody.
    listPeople(db, { role: isOffice ? null : "nobody", search: sought }, MOST, null),
    activeRooms(db),
  ]);
  return [
    ...once([...coming, ...undated, ...past])
      .slice(0, MOST)
      .map(bookingFound),
    ...ofCases.map(({ id, caseNumber, title, status }): Found => ({ kind: "case", id, number: caseNumber, title, status })),
    ...(isOffice ? people : []).map(personFound),
    ...(await documentsFound(context, documents, MOST)),
    ...(isOffice ? rooms.filter(({ name }) => isNamed(name, sought)) : [])
      .slice(0, MOST)
      .map(({ id, name, venueId, capacity }): Found => ({ kind: "room", id, name, venue: venueId, capacity })),
  ];
}

/** An e-mail address is sought as one. */
const emailKeyIn = (typed: string) => (/^\S+@\S+$/.test(typed.trim()) ? emailKeyOf(typed.trim()) : null);

/** A hearing that goes on is among those to come and among those that began. */
const once = (rows: readonly BookingRow[]) => rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) === at);

function bookingFound(row: BookingRow): Found {
  return {
    kind: "booking",
    id: row.id,
    number: row.bookingNumber,
    name: row.bookingContactName,
    firm: row.bookingContactFirm,
    title: row.styleOfCause,
    date: row.bookingDate,
    status: row.status,
    proceedingType: row.proceedingType,
  };
}

function personFound({ id, name, firstName, lastName, email, role }: UserRow): Found {
  return { kind: "person", id, name: `${firstName} ${lastName}`.trim() || name, email, role };
}

/** True where each of the words begins one of the name's. */
function isNamed(name: string, { words }: Sought): boolean {
  const names = folded(name).split(/[^\p{L}\p{N}]+/u);
  return words.every((spellings) => spellings.some((word) => names.some((part) => part.startsWith(folded(word)))));
}

/**
 * The words with one mistake taken for what is written somewhere; null where no word is near. Of what the reader may see alone:
 * were others' words tried too, whether one's own is found would tell that theirs are there.
 */
async function guessed({ db }: ServiceContext, who: SignedIn, { words }: Sought): Promise<Sought | null> {
  const keys = words.flatMap(([word = ""]) => spellingsOf(word));
  if (keys.length === 0) return null;
  const written = who.role === "admin" ? await wordsSpelled(db, [...new Set(keys)]) : wordsIn(await textsOf(db, who));
  const near = words.map(([word = ""]) => (spellingsOf(word).length === 0 ? [] : nearest(word, written, GUESSES)));
  if (near.every((found) => found.length === 0)) return null;
  // A word that nothing is near is as it was typed.
  return { words: words.map((word, at) => (near[at]?.length ? (near[at] ?? word) : word)), joined: null };
}

function textsOf(db: ServiceContext["db"], who: SignedIn): Promise<string[]> {
  const scope = scopeOf(who);
  return ownTexts(db, { id: who.id, emailKey: scope.kind === "own" ? scope.emailKey : null }, caseScopesOf(who));
}
