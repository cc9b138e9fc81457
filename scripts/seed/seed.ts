/**
 * `node scripts/seed/seed.ts FOLDER`: brings the local database in FOLDER (Wrangler's `--persist-to`) up to date, puts the
 * site's film into the bucket there, and writes demo accounts, bookings and cases where there is nobody yet.
 */

import { join } from "node:path";
import { hashPassword } from "better-auth/crypto";
import type { BatchItem } from "drizzle-orm/batch";
import { getPlatformProxy } from "wrangler";
import { connect, type Database } from "#app/db/client.server.ts";
import { auditEntries, bookings, staffTasks } from "#app/db/schema/bookings.ts";
import { account, user } from "#app/db/schema/people.ts";
import { roomHolds } from "#app/db/schema/rooms.ts";
import { rosterProfiles } from "#app/db/schema/roster.ts";
import { closuresOf } from "#app/db/venues/venues.repo.server.ts";
import { addDays, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import type { FitState } from "#app/domain/hearing-plan/fit.ts";
import { profileSortName, slugFor } from "#app/domain/people/roster/profile.ts";
import { sortNameOf } from "#app/domain/people/sort-name.ts";
import { HEAD_OFFICE, VENUES } from "#app/domain/venue/venues.ts";
import { newId } from "#app/services/platform/ids.ts";
import { venueQueries, venueState } from "#app/services/venues/fit-state.server.ts";
import type { Member } from "./case-teller.ts";
import { DAYS_AHEAD, DAYS_BACK, demoBookings } from "./demo-bookings.ts";
import { type DemoCast, writeDemoCases } from "./demo-cases.ts";
import { DEMO_PROFILES } from "./demo-profiles.ts";
import { demoProgramme, type Programme } from "./demo-programme.ts";
import { writeDemoRates } from "./demo-rates.ts";
import { demoRooms } from "./demo-rooms.ts";
import { storeFilm } from "./media/store-film.ts";
import { migrate } from "./migrate.ts";
import { patientBucket, patientDatabase } from "./patient.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from "./people.ts";
import { writeHearings } from "./planned-hearings.ts";
import { chance } from "./random.ts";

const BATCH = 60;

type Statement = (db: Database) => BatchItem<"sqlite">;

/** The people of the demo data, and the statements that write them. */
async function demoPeople(now: Date): Promise<{ cast: DemoCast; statements: Statement[] }> {
  const people = DEMO_ACCOUNTS.map((person) => ({ ...person, id: crypto.randomUUID() }));
  const [admin, lavoie, raman, arias, okonjo, sorlie] = people.map(actorOf) as [Member, Member, Member, Member, Member, Member];
  const password = await hashPassword(DEMO_PASSWORD);
  return {
    cast: { admin, lavoie, raman, arias, okonjo, sorlie },
    statements: people.flatMap((person) => [
      (db: Database) =>
        db.insert(user).values({
          id: person.id,
          name: `${person.firstName} ${person.lastName}`,
          email: person.email,
          emailVerified: true,
          role: person.role,
          firstName: person.firstName,
          lastName: person.lastName,
          locale: "en",
          timeZone: HEAD_OFFICE.zone,
          sortName: sortNameOf(person.firstName, person.lastName),
          active: true,
          createdAt: now,
          updatedAt: now,
        }),
      ...demoProfile(person, now),
      (db: Database) =>
        db.insert(account).values({
          id: newId(),
          accountId: person.id,
          providerId: "credential",
          userId: person.id,
          password,
          createdAt: now,
          updatedAt: now,
        }),
    ]),
  };
}

/** The profile of a demo arbitrator, where they have written one. */
function demoProfile({ id, email, firstName, lastName }: Person, now: Date): Statement[] {
  const written = DEMO_PROFILES[email];
  if (!written) return [];
  const name = `${firstName} ${lastName}`;
  const at = now.getTime();
  const row = {
    ...{ id: newId(), slug: slugFor(name, []) ?? id, sortName: profileSortName(name), content: { name, ...written } },
    ...{ published: null, userId: id, invented: true, createdAt: at, updatedAt: at },
  };
  return [(db) => db.insert(rosterProfiles).values(row)];
}

/** Bookings around the programme, whose days they leave alone. `states`: every venue as it is in force. */
async function demoRequests(now: Date, states: readonly FitState[], { admin, raman, arias }: DemoCast, { busy, empty }: Programme) {
  const people = { admin, partyA: raman.id, partyB: arias.id };
  const made = await demoBookings(now, demoRooms(states), people, new Set([busy, empty]));
  const hearings = made.map(({ booking }) => booking).filter(({ styleOfCause }) => styleOfCause?.startsWith("Orchard Point"));
  const hearing = (hearings.find(({ status }) => status === "confirmed") ?? hearings[0])?.bookingNumber;
  if (!hearing) throw new Error("No hearing of the demo case.");
  // Each is made when it is written: while a program computes for long, its connection is dropped.
  const statements: Statement[] = made.flatMap(({ booking, audit, task, holds }) => [
    (db: Database) => db.insert(bookings).values(booking),
    ...audit.map((entry) => (db: Database) => db.insert(auditEntries).values(entry)),
    (db: Database) => db.insert(staffTasks).values(task),
    ...holds.map((hold) => (db: Database) => db.insert(roomHolds).values(hold)),
  ]);
  return { count: made.length, hearing, statements };
}

async function writeAll(db: Database, statements: readonly Statement[]): Promise<void> {
  for (let at = 0; at < statements.length; at += BATCH) {
    const [first, ...rest] = statements.slice(at, at + BATCH).map((make) => make(db));
    if (first) await db.batch([first, ...rest]);
  }
}

type Person = DemoAccount & { id: string };

function actorOf({ id, email, role, firstName, lastName }: Person): Member {
  return {
    kind: "user",
    id,
    role,
    email,
    emailVerified: true,
    firstName,
    lastName,
    image: null,
    locale: "en",
    timeZone: HEAD_OFFICE.zone,
  };
}

/** Hours, closed days and rooms of every venue for the days of the demo bookings. */
async function venuesInForce(env: Env, now: Date): Promise<FitState[]> {
  const db = connect(env.DB);
  const today = todayIn(HEAD_OFFICE.zone, now);
  const [from, to] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  return Promise.all(
    VENUES.map(async (venue) => venueState(venue, await db.batch([...venueQueries(db, venue, from, to, now.getTime())]), now.getTime())),
  );
}

/** Opens the local database for as long as `use` takes. */
async function withDatabase<T>(folder: string, use: (env: Env) => Promise<T>): Promise<T> {
  const platform = await getPlatformProxy<Env>({
    configPath: "wrangler.toml",
    persist: { path: join(folder, "v3") },
    remoteBindings: false,
  });
  try {
    const { DB, FILES } = platform.env;
    return await use({ ...platform.env, DB: patientDatabase(DB), FILES: patientBucket(FILES) });
  } finally {
    await platform.dispose();
  }
}

/** The hearings of the programme, on days that are open by what venues have published as closed. */
async function programmeOf(env: Env, now: Date): Promise<Programme> {
  const today = todayIn(HEAD_OFFICE.zone, now);
  const closures = await closuresOf(connect(env.DB), today, addDays(today, 2 * DAYS_AHEAD));
  return demoProgramme(now, (venue) => new Set(closures.filter(({ venueId }) => venueId === venue).map(({ date }) => date)));
}

const folder = process.argv[2];
if (!folder) throw new Error("Give the folder of the local database.");
const now = new Date();
const { cast, statements: people } = await demoPeople(now);
const begun = await withDatabase(folder, async (env) => {
  // All of it or nothing, so that it is simply done again where a busy machine has dropped the connection.
  await migrate(env.DB).catch(() => migrate(env.DB));
  await storeFilm(env.FILES);
  const db = connect(env.DB);
  const [someone] = await db.select({ id: user.id }).from(user).limit(1);
  if (someone) return null;
  await writeAll(db, people);
  // First, so that every booking takes the rates of its venue.
  await writeDemoRates(env, now, cast.admin);
  const programme = await programmeOf(env, now);
  const planned = await writeHearings(env, now, cast.admin, programme.hearings, chance(20_261_128));
  return { programme, planned, states: await venuesInForce(env, now) };
});
if (begun) {
  // While a program computes for long, its connection is dropped: the database is opened again when all is made.
  const { count, hearing, statements } = await demoRequests(now, begun.states, cast, begun.programme);
  await withDatabase(folder, async (env) => {
    await writeAll(connect(env.DB), statements);
    const cases = await writeDemoCases(env, now, cast, hearing);
    console.log(`Wrote ${DEMO_ACCOUNTS.length} demo accounts, ${begun.planned + count} bookings and ${cases} cases.`);
  });
}
