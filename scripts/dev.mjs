/** `npm run dev`: the same preparation as `npm start`, then React Router's server with hot reload on `PORT`. */
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ensureDependencies } from "./bootstrap.mjs";
import { main, ROOT, toolEnvironment } from "./processes.mjs";
import { localOrigin, localSecret, prepareDatabase, wantedPort } from "./server/local-server.mjs";

await main(async () => {
  const port = await wantedPort();
  await ensureDependencies();
  // Where the Vite plugin keeps local data.
  const data = join(ROOT, ".wrangler", "state");
  mkdirSync(data, { recursive: true });
  await prepareDatabase(data);
  const child = spawn("react-router", ["dev", "--host", "127.0.0.1", "--port", String(port), "--strictPort"], {
    cwd: ROOT,
    stdio: "inherit",
    env: toolEnvironment({ AUTH_SECRET: localSecret(data), ORIGIN: localOrigin(port) }),
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 0)));
});
