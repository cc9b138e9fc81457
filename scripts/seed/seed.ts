/**
 * `node scripts/seed/seed.ts FOLDER`: demo accounts and demo bookings for the local database in FOLDER
 * (Wrangler's `--persist-to`). Does nothing where there are people already.
 */
import { join } from "node:path";
import { hashPassword } from "better-auth/crypto";
import { getPlatformProxy } from "wrangler";
import { connect, type Database } from "#app/db/client.server.ts";
import { auditEntries, bookings, staffTasks } from "#app/db/schema/bookings.ts";
import { account, user } from "#app/db/schema/people.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { sortNameOf } from "#app/domain/people/sort-name.ts";
import { newId } from "#app/services/ids.ts";
import { demoBookings } from "./demo-bookings.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from "./people.ts";

const BATCH = 60;

/** Everything to be written, made before the database is opened: while a program computes, its connection may be dropped. */
async function statementsFor(now: Date): Promise<{ count: number; write: (db: Database) => Promise<void> }> {
  const people = DEMO_ACCOUNTS.map((person) => ({ ...person, id: crypto.randomUUID() }));
  const [admin, , partyA, partyB] = people as [Person, Person, Person, Person];
  const made = await demoBookings(now, { admin: actorOf(admin), partyA: partyA.id, partyB: partyB.id });
  const password = await hashPassword(DEMO_PASSWORD);
  const statements = (db: Database) => [
    ...people.flatMap((person) => [
      db.insert(user).values({
        id: person.id,
        name: `${person.firstName} ${person.lastName}`,
        email: person.email,
        emailVerified: true,
        role: person.role,
        firstName: person.firstName,
        lastName: person.lastName,
        locale: "en",
        timeZone: "America/Toronto",
        sortName: sortNameOf(person.firstName, person.lastName),
        active: true,
        createdAt: now,
        updatedAt: now,
      }),
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
    ...made.flatMap(({ booking, audit, task }) => [
      db.insert(bookings).values(booking),
      ...audit.map((entry) => db.insert(auditEntries).values(entry)),
      db.insert(staffTasks).values(task),
    ]),
  ];
  return {
    count: made.length,
    async write(db) {
      const all = statements(db);
      for (let at = 0; at < all.length; at += BATCH) {
        const [first, ...rest] = all.slice(at, at + BATCH);
        if (first) await db.batch([first, ...rest]);
      }
    },
  };
}

type Person = DemoAccount & { id: string };

function actorOf({ id, email, role, firstName, lastName }: Person): Actor {
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
    timeZone: "America/Toronto",
  };
}

const folder = process.argv[2];
if (!folder) throw new Error("Give the folder of the local database.");
const { count, write } = await statementsFor(new Date());
const platform = await getPlatformProxy<{ DB: D1Database }>({
  configPath: "wrangler.toml",
  persist: { path: join(folder, "v3") },
  remoteBindings: false,
});
try {
  const db = connect(platform.env.DB);
  const [someone] = await db.select({ id: user.id }).from(user).limit(1);
  if (!someone) {
    await write(db);
    console.log(`Wrote ${DEMO_ACCOUNTS.length} demo accounts and ${count} bookings.`);
  }
} finally {
  await platform.dispose();
}
