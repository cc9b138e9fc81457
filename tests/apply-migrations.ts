/**
 * Every test file begins with a migrated, empty database and empty buckets; rows of one test are seen by the next of the same
 * file. Files share a Worker (`isolate: false`), whose program would else be loaded anew for each.
 */
import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

await reset();
await applyD1Migrations(env.DB, env.MIGRATIONS);
