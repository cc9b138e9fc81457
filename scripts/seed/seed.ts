/**
 * `node scripts/seed/seed.ts FOLDER`: demo accounts, bookings and cases for the local database in FOLDER
 * (Wrangler's `--persist-to`). Does nothing where there are people already.
 */

import { join } from "node:path";
import { hashPassword } from "better-auth/crypto";
import type { BatchItem } from "drizzle-orm/batch";
import { getPlatformProxy } from "wrangler";
import { connect, type Database } from "#app/db/client.server.ts";
import { auditEntries, bookings, staffTasks } from "#app/db/schema/bookings.ts";
import { account, user } from "#app/db/schema/people.ts";
import { roomHolds } from "#app/db/schema/rooms.ts";
import { addDays, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import type { FitState } from "#app/domain/hearing-plan/fit.ts";
import { sortNameOf } from "#app/domain/people/sort-name.ts";
import { HEAD_OFFICE, VENUES } from "#app/domain/venue/venues.ts";
import { newId } from "#app/services/platform/ids.ts";
import { venueQueries, venueState } from "#app/services/venues/fit-state.server.ts";
import type { Member } from "./case-teller.ts";
import { DAYS_AHEAD, DAYS_BACK, demoBookings } from "./demo-bookings.ts";
import { type DemoCast, writeDemoCases } from "./demo-cases.ts";
import { writeDemoRates } from "./demo-rates.ts";
import { demoRooms } from "./demo-rooms.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from "./people.ts";

const BATCH = 60;

/** People and bookings. `states`: every venue as it is in force. */
async function statementsFor(
  now: Date,
  states: readonly FitState[],
): Promise<{ count: number; cast: DemoCast; hearing: string; write: (db: Database) => Promise<void> }> {
  const people = DEMO_ACCOUNTS.map((person) => ({ ...person, id: crypto.randomUUID() }));
  const [admin, lavoie, partyA, partyB, okonjo, sorlie] = people as [Person, Person, Person, Person, Person, Person];
  const made = await demoBookings(now, demoRooms(states), { admin: actorOf(admin), partyA: partyA.id, partyB: partyB.id });
  const hearings = made.map(({ booking }) => booking).filter(({ styleOfCause }) => styleOfCause?.startsWith("Orchard Point"));
  const hearing = (hearings.find(({ status }) => status === "confirmed") ?? hearings[0])?.bookingNumber;
  if (!hearing) throw new Error("No hearing of the demo case.");
  const cast = {
    admin: actorOf(admin),
    lavoie: actorOf(lavoie),
    okonjo: actorOf(okonjo),
    raman: actorOf(partyA),
    arias: actorOf(partyB),
    sorlie: actorOf(sorlie),
  };
  const password = await hashPassword(DEMO_PASSWORD);
  // Each is made when it is written: while a program computes for long, its connection is dropped.
  const statements: ((db: Database) => BatchItem<"sqlite">)[] = [
    ...people.flatMap((person) => [
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
    ...made.flatMap(({ booking, audit, task, holds }) => [
      (db: Database) => db.insert(bookings).values(booking),
      ...audit.map((entry) => (db: Database) => db.insert(auditEntries).values(entry)),
      (db: Database) => db.insert(staffTasks).values(task),
      ...holds.map((hold) => (db: Database) => db.insert(roomHolds).values(hold)),
    ]),
  ];
  return {
    count: made.length,
    cast,
    hearing,
    async write(db) {
      for (let at = 0; at < statements.length; at += BATCH) {
        const [first, ...rest] = statements.slice(at, at + BATCH).map((make) => make(db));
        if (first) await db.batch([first, ...rest]);
      }
    },
  };
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
    return await use(platform.env);
  } finally {
    await platform.dispose();
  }
}

const folder = process.argv[2];
if (!folder) throw new Error("Give the folder of the local database.");
const now = new Date();
const states = await withDatabase(folder, async (env) => {
  const [someone] = await connect(env.DB).select({ id: user.id }).from(user).limit(1);
  return someone ? null : venuesInForce(env, now);
});
if (states) {
  // While a program computes for long, its connection is dropped: the database is opened again when all is made.
  const { count, cast, hearing, write } = await statementsFor(now, states);
  await withDatabase(folder, async (env) => {
    // First, so that every booking takes the rates of its venue.
    await writeDemoRates(env, now, cast.admin);
    await write(connect(env.DB));
    const cases = await writeDemoCases(env, now, cast, hearing);
    console.log(`Wrote ${DEMO_ACCOUNTS.length} demo accounts, ${count} bookings and ${cases} cases.`);
  });
}
