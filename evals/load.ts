/** Reads the exam's files. A file that does not fit the schema stops the run: half an exam is none. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Goal, goalSchema } from "./detailed-schema.ts";
import { type Hostile, hostileSchema } from "./schema.ts";

const HERE = dirname(fileURLToPath(import.meta.url));

function readAll<T extends z.ZodType>(folder: string, schema: T): z.output<T>[] {
  return readdirSync(join(HERE, folder))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => {
      const parsed = z.array(schema).safeParse(JSON.parse(readFileSync(join(HERE, folder, name), "utf8")));
      if (!parsed.success) throw new Error(`evals/${folder}/${name}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    });
}

/** `goals` are what the assistant was built on; `holdout` says other things in other words, and nothing was tuned on it. */
export const SETS = ["goals", "holdout"] as const;
export type SetName = (typeof SETS)[number];

export const loadGoals = (set: SetName = "goals"): Goal[] => readAll(set, goalSchema);
export const loadHostile = (): Hostile[] => readAll("hostile", hostileSchema);
