/** What a backup's `manifest.json` says: of which moment it is, and by what everything in it can be proven whole. */
import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Failure } from "../processes.mjs";

/** Files of a backup's folder; objects lie below `objects` under their keys. */
export const FILES = { manifest: "manifest.json", rows: "rows.sql", objects: "objects" } as const;

const digest = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** When the rows were read. */
  madeAt: z.iso.datetime(),
  environment: z.string(),
  /** Of D1's Time Travel, read just before the rows; null of a local database. */
  bookmark: z.string().nullable(),
  migrations: z.array(z.string()),
  rows: z.strictObject({ sha256: digest }),
  tables: z.record(z.string(), z.strictObject({ rows: z.int(), sha256: digest })),
  /** Where the chain of each case ended. */
  heads: z.array(z.strictObject({ caseId: z.string(), seq: z.int(), hash: digest })),
  objects: z.array(z.strictObject({ key: z.string(), size: z.int(), sha256: digest })),
  /** Named by rows, but not there when the backup was made. */
  missing: z.array(z.string()),
  /** What else was not as the rows themselves say when it was made. */
  faults: z.array(z.string()).default([]),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest of a backup's folder. Throws a `Failure` where there is none that this version understands. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, FILES.manifest);
  if (!existsSync(file)) throw new Failure(`${folder} is no backup: it has no ${FILES.manifest}.`);
  const parsed = manifestSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!parsed.success) throw new Failure(`${file} is not one of a backup that this version understands.`);
  return parsed.data;
}

/** What was wrong with the data itself when the backup was made: it holds that as it was, and is restored so. */
export const faultsWhenMade = ({ faults, missing }: Manifest): string[] => [...faults, ...missing.map((key) => `${key} is not there`)];

export const sha256 = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex");
}

/** Where an object lies in a backup's folder. Keys are ours (`cases/…`, `heads/…`); one that would lead elsewhere is refused. */
export function objectFile(folder: string, key: string): string {
  if (!/^[\w.-]+(\/[\w.-]+)*$/.test(key) || key.split("/").includes("..")) throw new Failure(`"${key}" is no key that a backup can hold.`);
  return join(folder, FILES.objects, ...key.split("/"));
}
