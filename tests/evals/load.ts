/** Reads the exam's files. A file that does not fit the schema stops the run: half an exam is none. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Goal, goalSchema } from "#tests/evals/detailed/detailed-schema.ts";
import { type Hostile, hostileSchema } from "./schema.ts";

const HERE = dirname(fileURLToPath(import.meta.url));

function readAll<T extends z.ZodType>(folder: string, schema: T, files = /\.json$/): z.output<T>[] {
  return readdirSync(join(HERE, folder))
    .filter((name) => files.test(name))
    .sort()
    .flatMap((name) => {
      const parsed = z.array(schema).safeParse(JSON.parse(readFileSync(join(HERE, folder, name), "utf8")));
      if (!parsed.success) throw new Error(`evals/${folder}/${name}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    });
}

/**
 * `goals` are what the assistant was built on. The held-out ones say other things in other words, and nothing was tuned
 * on them: `further` is the first such set, `further2` the second, by another hand, for when the first has been seen.
 */
export const SETS = ["goals", "further", "further2"] as const;
export type SetName = (typeof SETS)[number];

const FILES: Readonly<Record<SetName, { folder: string; files?: RegExp }>> = {
  goals: { folder: "goals" },
  further: { folder: "further", files: /^0.*\.json$/ },
  further2: { folder: "further", files: /^1.*\.json$/ },
};

export const loadGoals = (set: SetName = "goals"): Goal[] => readAll(FILES[set].folder, goalSchema, FILES[set].files);
export const loadHostile = (): Hostile[] => readAll("hostile", hostileSchema);
