/** Builds the Worker when its sources changed since the last build; two processes never build at once. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mustRun, ROOT } from "./processes.mjs";
import { withLock } from "./server/lock.mjs";

const OUTPUT = join(ROOT, "build");
const STAMP = join(OUTPUT, ".concord-build.json");
const SOURCES = [
  "app",
  "workers",
  "scripts/vite",
  "public",
  "package-lock.json",
  "package.json",
  "wrangler.toml",
  "vite.config.ts",
  "react-router.config.ts",
  "lingui.config.ts",
  "tsconfig.json",
];

/** Builds where something changed and puts it into `target` (replaced whole), so that a later build does not disturb who runs it. Gives its fingerprint. */
export function buildInto(target) {
  return withLock(
    join(ROOT, ".concord", "build.lock"),
    async () => {
      const sources = fingerprint(SOURCES.map((name) => join(ROOT, name)));
      if (!isCurrent(sources)) {
        console.log("Building…");
        rmSync(STAMP, { force: true });
        await mustRun("The build", "react-router", ["build"]);
        writeFileSync(STAMP, JSON.stringify({ sources, output: outputFingerprint() }));
      }
      copyInto(target, sources);
      return sources;
    },
    { onWait: () => console.log("Waiting for another build in this folder…") },
  );
}

/** A build for production, or one that somebody else made meanwhile, is not ours: the stamp names the output too. */
function isCurrent(sources) {
  if (!existsSync(STAMP)) return false;
  const stamp = JSON.parse(readFileSync(STAMP, "utf8"));
  return stamp.sources === sources && stamp.output === outputFingerprint();
}

function outputFingerprint() {
  return fingerprint([join(OUTPUT, "server"), join(OUTPUT, "client")]);
}

function copyInto(target, sources) {
  const stamp = join(target, ".build");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  const fresh = `${target}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  cpSync(OUTPUT, fresh, { recursive: true });
  writeFileSync(join(fresh, ".build"), sources);
  rmSync(target, { recursive: true, force: true });
  renameSync(fresh, target);
}

/** A hash over names and contents of files and folders; tests are no source of the Worker. */
export function fingerprint(paths) {
  const hash = createHash("sha256");
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash
        .update(`${path.slice(ROOT.length)}\0`)
        .update(readFileSync(path))
        .update("\0");
    }
  };
  for (const path of paths) visit(path);
  return hash.digest("hex");
}
