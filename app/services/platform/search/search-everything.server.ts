import { listPeople, type UserRow } from "#app/db/accounts/people.repo.server.ts";
import { type ListedPage, listedBookings } from "#app/db/bookings/booking-lists.repo.server.ts";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { listedCases } from "#app/db/cases/case-lists.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { documentsToJudge, nothingFound, ownTexts, type SearchScopes, wordsSpelled } from "#app/db/platform/search.repo.server.ts";
import { activeRooms } from "#app/db/venues/rooms.repo.server.ts";
import { addDays, type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { type Found, SEARCH_LENGTH, type SearchAnswer, wordsFound } from "#app/domain/search/found.ts";
import { readSought, type Sought } from "#app/domain/search/sought.ts";
import { folded, nearest, spellingsOf, wordsIn } from "#app/domain/search/spelling.ts";
import { scopeOf } from "#app/services/bookings/booking-lists.server.ts";
import { type SignedIn, signedIn } from "#app/services/cases/case-access.server.ts";
import { caseScopesOf } from "#app/services/cases/lists/case-pages.server.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { documentsFound } from "./documents-found.server.ts";

/** Of each part of what is found. */
const MOST = 5;
/** More documents are looked at than are shown: their cases say which of them are still filed. */
const DOCUMENTS = 20;
const GUESSES = 4;

const OFFICE: SearchScopes = { bookings: { kind: "all" }, cases: ["all"] };

/**
 * Bookings, cases, people, documents and rooms that have the words, strictly of what the reader may see; where nothing has
 * them, words that are one mistake away. Nothing of messages, notes, deliberations or drafts is in any index. Throws
 * `unauthenticated` and `too_many_requests`.
 */
export async function searchEverything(context: LimitedContext, typed: string): Promise<SearchAnswer> {
  const { actor, clock, db, rateLimits } = context;
  const who = signedIn(await actor());
  const sought = readSought(typed.slice(0, SEARCH_LENGTH));
  if (!sought) return { found: [], guessed: [] };
  const keys = [...new Set(sought.words.flatMap(([word = ""]) => spellingsOf(word)))];
  const reader: Reader = { who, today: todayIn(who.timeZone, clock()), scopes: scopesOf(who) };
  const emailKey = emailKeyIn(typed);
  // Nothing is searched for who has searched too often: the limit comes before the work.
  if (who.role === "admin") return searchAsOffice(db, reader, sought, { emailKey, words: await countedWords(context, who, sought, keys) });
  await rateLimits.takeFor("search", who.id);
  return searchOwn(db, reader, sought, { emailKey, mayBeMistyped: keys.length > 0 });
}

/** Counts an administrator's search, and gives the office's words that are near what was typed: in one trip, and none where it was one too many. */
async function countedWords(
  { db, rateLimits }: LimitedContext,
  { id }: SignedIn,
  sought: Sought,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) {
    await rateLimits.takeFor("search", id);
    return [];
  }
  const needed = nothingFound(db, OFFICE, sought);
  const counting = await rateLimits.counting("search", id);
  if (!counting) return (await wordsSpelled(db, keys, [needed])).map(({ word }) => word);
  const [counted, spelled] = await db.batch([counting.statement, wordsSpelled(db, keys, [counting.within, needed])]);
  counting.judge(counted);
  return spelled.map(({ word }) => word);
}

interface Reader {
  who: SignedIn;
  today: LocalDate;
  scopes: SearchScopes;
}

const scopesOf = (who: SignedIn): SearchScopes => (who.role === "admin" ? OFFICE : { bookings: scopeOf(who), cases: caseScopesOf(who) });

/** One trip, whether it is there as it was typed or as a word that is near: `words` are those that are, where nothing is. */
async function searchAsOffice(
  db: Database,
  reader: Reader,
  sought: Sought,
  { emailKey, words }: { emailKey: string | null; words: readonly string[] },
): Promise<SearchAnswer> {
  const guess = guessed(sought, words);
  const [found, near] = await Promise.all([find(db, reader, sought, emailKey), guess ? find(db, reader, guess) : []]);
  return found.length > 0 || !guess ? { found, guessed: [] } : { found: near, guessed: wordsFound(sought, guess, near) };
}

/**
 * The same for everybody else, of what they may see alone: were others' words tried too, whether one's own is found would tell that theirs
 * are there. A trip more where a word was mistyped.
 */
async function searchOwn(
  db: Database,
  reader: Reader,
  sought: Sought,
  { emailKey, mayBeMistyped }: { emailKey: string | null; mayBeMistyped: boolean },
): Promise<SearchAnswer> {
  const { who, scopes } = reader;
  const own = { id: who.id, emailKey: scopes.bookings.kind === "own" ? scopes.bookings.emailKey : null };
  const [found, texts] = await Promise.all([
    find(db, reader, sought, emailKey),
    mayBeMistyped ? ownTexts(db, own, scopes.cases, nothingFound(db, scopes, sought)) : [],
  ]);
  const guess = found.length > 0 ? null : guessed(sought, wordsIn(texts.map(({ said }) => said)));
  if (!guess) return { found, guessed: [] };
  const near = await find(db, reader, guess);
  // Never a word of what the reader may not see: how somebody's name is spelled says that there is such a name.
  return { found: near, guessed: wordsFound(sought, guess, near) };
}

/** In one trip. */
async function find(db: Database, { who, today, scopes }: Reader, sought: Sought, emailKey: string | null = null): Promise<Found[]> {
  const page = (filter: ListedPage["filter"], sort: ListedPage["sort"]): ListedPage => ({
    filter: { ...filter, ...(emailKey === null ? { sought } : { emailKey }) },
    sort,
    limit: MOST,
    after: null,
  });
  const isOffice = who.role === "admin";
  const [coming, undated, past, ofCases, documents, people, rooms] = await db.batch([
    listedBookings(db, scopes.bookings, page({ from: today }, "asc")),
    listedBookings(db, scopes.bookings, page({ undated: true }, "desc")),
    listedBookings(db, scopes.bookings, page({ to: addDays(today, -1) }, "desc")),
    listedCases(db, scopes.cases, { search: sought, limit: MOST, after: null, before: null }),
    documentsToJudge(db, scopes.cases, who.id, sought, DOCUMENTS),
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
    ...documentsFound(who, documents, MOST),
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

/** The words with one mistake taken for what is written somewhere; null where no word is near. */
function guessed({ words }: Sought, written: readonly string[]): Sought | null {
  const near = words.map(([word = ""]) => (spellingsOf(word).length === 0 ? [] : nearest(word, written, GUESSES)));
  if (near.every((found) => found.length === 0)) return null;
  // A word that nothing is near is as it was typed.
  return { words: words.map((word, at) => (near[at]?.length ? (near[at] ?? word) : word)), joined: null };
}
