/**
 * Every test file begins with a migrated, empty database and empty buckets; rows of one test are seen by the next of the same
 * file. Files share a Worker (`isolate: false`), whose program would else be loaded again for each.
 */
import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

const TRIES = 20;
const isEmpty = async () => (await env.DB.prepare("SELECT name FROM sqlite_master WHERE name = 'bookings'").first()) === null;

// What is still at work for the file before can keep its storage alive.
for (let attempt = 1; ; attempt += 1) {
  await reset();
  if (await isEmpty()) break;
  if (attempt === TRIES) throw new Error("The database of the file before could not be emptied.");
  await new Promise((resolve) => setTimeout(resolve, 100));
}
// All at once: a trip for each migration took four times as long, before every file.
await env.DB.batch(env.MIGRATIONS.flatMap(({ queries }) => queries.map((query) => env.DB.prepare(query))));
