/** `npm run backup [-- FOLDER] [--env production] [--dry-run] [--check]`: the rows of one moment, every file that they name, and where each case's chain ends. */
import { ensureDependencies } from "../bootstrap.mjs";
import { main, run } from "../processes.mjs";

await main(async () => {
  await ensureDependencies();
  return (await run("node", ["--no-warnings", "scripts/backup/command.ts", "backup", ...process.argv.slice(2)], { show: true })).code;
});
