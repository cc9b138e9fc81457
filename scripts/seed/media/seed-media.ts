/**
 * `node scripts/seed/media/seed-media.ts FOLDER`: puts the media of the site that lie next to this file into the local
 * bucket in FOLDER (Wrangler's `--persist-to`), below `site/`. docs/operations.md has the same for production.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";

const MEDIA = ["hero.webm", "hero.mp4"];

const folder = process.argv[2];
if (!folder) throw new Error("Give the folder of the local bucket.");
const platform = await getPlatformProxy<{ FILES: R2Bucket }>({
  configPath: "wrangler.toml",
  persist: { path: join(folder, "v3") },
  remoteBindings: false,
});
try {
  for (const name of MEDIA) await platform.env.FILES.put(`site/${name}`, new Uint8Array(readFileSync(join(import.meta.dirname, name))));
  console.log(`Put ${MEDIA.join(" and ")} into the bucket.`);
} finally {
  await platform.dispose();
}
