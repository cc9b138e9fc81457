/** Every test file begins with a migrated, empty database; rows of one test are seen by the next of the same file. */
import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

await applyD1Migrations(env.DB, env.MIGRATIONS);
