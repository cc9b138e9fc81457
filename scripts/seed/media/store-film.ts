/** Puts the film of the site, which lies next to this file, into the local bucket below `site/`. docs/operations.md has the same for production. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const MEDIA = ["hero.webm", "hero.mp4"];

export async function storeFilm(files: R2Bucket): Promise<void> {
  for (const name of MEDIA) await files.put(`site/${name}`, new Uint8Array(readFileSync(join(import.meta.dirname, name))));
}
