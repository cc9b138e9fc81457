/** `npm run deploy`, `npm run first-admin` and `npm run rotate-secret`: what they do is in TypeScript, which needs the project's own Node (docs/operations.md). */
import { spawn } from "node:child_process";
import { ensureDependencies } from "../bootstrap.mjs";
import { main, ROOT, toolEnvironment } from "../processes.mjs";

await main(async () => {
  await ensureDependencies();
  const [program, ...typed] = process.argv.slice(2);
  const args = ["--no-warnings", `scripts/deploy/${program}.ts`, ...typed];
  const child = spawn("node", args, { cwd: ROOT, stdio: "inherit", env: toolEnvironment() });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
});
