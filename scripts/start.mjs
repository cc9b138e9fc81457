/** `npm start`: installs, builds, migrates and seeds what is missing, then serves the built Worker until it is stopped. */
import { join, resolve } from "node:path";
import { ensureDependencies } from "./bootstrap.mjs";
import { main, ROOT } from "./processes.mjs";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, startServer, wantedPort } from "./server/local-server.mjs";

await main(async () => {
  const port = await wantedPort();
  const state = resolve(process.env.CONCORD_STATE || join(ROOT, ".concord"));
  let server = null;
  let asked = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      asked = true;
      if (server) server.stop();
      else process.exit(130);
    });
  }
  await ensureDependencies();
  server = await startServer({ port, state });
  console.log(`\nConcord is ready at ${server.url}\n`);
  console.log(`Demo accounts, password ${DEMO_PASSWORD}:`);
  for (const [email, role] of DEMO_ACCOUNTS) console.log(`  ${email.padEnd(28)}${role}`);
  console.log(`\nLog: ${server.logFile}. Ctrl-C stops it.`);

  const end = await server.ended;
  if (asked) return 0;
  console.error(`The server ended by itself (${end.reason}). Its log: ${server.logFile}`);
  return 1;
});
