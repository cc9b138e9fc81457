import type { BatchResponse } from "drizzle-orm/batch";
import { listPeople, type UserRow } from "#app/db/accounts/people.repo.server.ts";
import { type ListedPage, listedBookings } from "#app/db/bookings/booking-lists.repo.server.ts";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { listedCases } from "#app/db/cases/case-lists.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import {
  documentsToJudge,
  isOfficeSession,
  nothingFound,
  ownTexts,
  type SearchScopes,
  wordsSpelled,
} from "#app/db/platform/search.repo.server.ts";
import { activeRooms } from "#app/db/venues/rooms.repo.server.ts";
import { addDays, type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { type Found, SEARCH_LENGTH, type SearchAnswer, wordsFound } from "#app/domain/search/found.ts";
import { readSought, type Sought } from "#app/domain/search/sought.ts";
import { nearest, spellingsOf, wordsIn } from "#app/domain/search/spelling.ts";
import { scopeOf } from "#app/services/bookings/booking-lists.server.ts";
import { type SignedIn, signedIn } from "#app/services/cases/case-access.server.ts";
import { caseScopesOf } from "#app/services/cases/lists/case-pages.server.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { documentsFound } from "./documents-found.server.ts";
import { roomsFound, roomsNear } from "./rooms-found.server.ts";

/** Of each part of what is found. */
const MOST = 5;
/** More documents are looked at than are shown: their cases say which of them are still filed. */
const DOCUMENTS = 20;
const GUESSES = 4;

const OFFICE: SearchScopes = { bookings: { kind: "all" }, cases: ["all"] };

/** `sessionToken`: the session that the request names, before anybody has judged it; null where it names none. */
export interface SearchContext extends LimitedContext {
  sessionToken: string | null;
}

/**
 * Bookings, cases, people, documents and rooms that have the words, strictly of what the reader may see; where nothing has
 * them, words that are one mistake away. Nothing of messages, notes, deliberations or drafts is in any index. Throws
 * `unauthenticated` and `too_many_requests`.
 */
export async function searchEverything(context: SearchContext, typed: string): Promise<SearchAnswer> {
  const sought = readSought(typed.slice(0, SEARCH_LENGTH));
  const [actor, words] = await Promise.all([context.actor(), sought && writtenWords(context, sought)]);
  const who = signedIn(actor);
  if (!sought) return { found: [], guessed: [] };
  const asked: Asked = {
    who,
    today: todayIn(who.timeZone, context.clock()),
    scopes: who.role === "admin" ? OFFICE : { bookings: scopeOf(who), cases: caseScopesOf(who) },
    sought,
    emailKey: emailKeyIn(typed),
  };
  return search(context, asked, words && guessed(sought, who.role === "admin" ? words.ofOffice : words.ofOwn(who.id)));
}

interface Asked {
  who: SignedIn;
  today: LocalDate;
  scopes: SearchScopes;
  sought: Sought;
  emailKey: string | null;
}

/**
 * Words among which may be what was meant, asked for together with who asks: the office's where the session that the request
 * names is an administrator's, which the database judges by itself, and else those of its owner's own texts. Were others' words tried too, whether one's own is found would tell
 * that theirs are there. None are given where something has the words as they were typed. Null where none can be meant.
 */
async function writtenWords({ db, clock, sessionToken }: SearchContext, sought: Sought) {
  const keys = [...new Set(sought.words.flatMap(([word = ""]) => spellingsOf(word)))];
  if (sessionToken === null || keys.length === 0) return null;
  const now = clock();
  const [spelled, own] = await db.batch([
    wordsSpelled(db, keys, [isOfficeSession(sessionToken, now), nothingFound(db, OFFICE, sought)]),
    ownTexts(db, sessionToken, now, sought),
  ]);
  return {
    ofOffice: spelled.map(({ word }) => word),
    ofOwn: (userId: string) => wordsIn(own.filter((one) => one.userId === userId).map(({ said }) => said)),
  };
}

/** One trip, in which it is counted first: whether it is there as it was typed, or as the words that are near where nothing is. */
async function search({ db, rateLimits }: LimitedContext, asked: Asked, guess: Sought | null): Promise<SearchAnswer> {
  const { who, sought } = asked;
  const written = questions(db, asked);
  const meant = guess ? questions(db, { ...asked, sought: guess, emailKey: null }) : [];
  const [a, b, c, d, e, f, rooms, ...rest] = await rateLimits.askWithin("search", who.id, [...written, ...meant] as const);
  const readable = who.role === "admin" ? rooms : [];
  const found = [...foundIn(asked, [a, b, c, d, e, f, rooms]), ...roomsFound(readable, sought, MOST)];
  if (found.length > 0) return { found, guessed: [] };
  const ofRooms = roomsNear(readable, sought, MOST);
  const others = guess && rest.length > 0 ? foundIn(asked, rest as Rows) : [];
  // Never a word of what the reader may not see: how somebody's name is spelled says that there is such a name.
  const words = guess ? wordsFound(sought, guess, others) : [];
  return { found: [...others, ...(ofRooms?.found ?? [])], guessed: words.length > 0 ? words : (ofRooms?.words ?? []) };
}

/** For one trip. */
function questions(db: Database, { who, today, scopes, sought, emailKey }: Asked) {
  const page = (filter: ListedPage["filter"], sort: ListedPage["sort"]): ListedPage => ({
    filter: { ...filter, ...(emailKey === null ? { sought } : { emailKey }) },
    sort,
    limit: MOST,
    after: null,
  });
  return [
    listedBookings(db, scopes.bookings, page({ from: today }, "asc")),
    // From the beginning of the index, where they are: who has waited longest comes first.
    listedBookings(db, scopes.bookings, page({ undated: true }, "asc")),
    listedBookings(db, scopes.bookings, page({ to: addDays(today, -1) }, "desc")),
    listedCases(db, scopes.cases, { search: sought, limit: MOST, after: null, before: null }),
    documentsToJudge(db, scopes.cases, who.id, sought, DOCUMENTS),
    // What others may not see is not asked for: the question finds nobody.
    listPeople(db, { role: who.role === "admin" ? null : "nobody", search: sought }, MOST, null),
    activeRooms(db),
  ] as const;
}
type Rows = BatchResponse<ReturnType<typeof questions>>;

/** What was found, but for rooms. */
function foundIn({ who }: Asked, [coming, undated, past, ofCases, documents, people]: Rows): Found[] {
  const isOffice = who.role === "admin";
  return [
    ...once([...coming, ...undated, ...past])
      .slice(0, MOST)
      .map(bookingFound),
    ...ofCases.map(({ id, caseNumber, title, status }): Found => ({ kind: "case", id, number: caseNumber, title, status })),
    ...(isOffice ? people : []).map(personFound),
    ...documentsFound(who, documents, MOST),
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

/** The words with one mistake taken for what is written somewhere; null where no word is near. */
function guessed({ words }: Sought, written: readonly string[]): Sought | null {
  const near = words.map(([word = ""]) => (spellingsOf(word).length === 0 ? [] : nearest(word, written, GUESSES)));
  if (near.every((found) => found.length === 0)) return null;
  // A word that nothing is near is as it was typed.
  return { words: words.map((word, at) => (near[at]?.length ? (near[at] ?? word) : word)), joined: null };
}
