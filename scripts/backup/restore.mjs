/** `npm run restore -- FOLDER [--env production] [--dry-run] [--compare]`: a backup, into an environment in which nothing is. */
import { ensureDependencies } from "../bootstrap.mjs";
import { main, run } from "../processes.mjs";

await main(async () => {
  await ensureDependencies();
  return (await run("node", ["--no-warnings", "scripts/backup/command.ts", "restore", ...process.argv.slice(2)], { show: true })).code;
});
