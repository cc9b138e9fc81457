import type { z } from "zod";
import { AppError } from "./errors.ts";
import { firstPerField, issuesOf } from "./schema-issues.ts";

/** What was sent, as the schema reads it. Throws `invalid_input` with one issue per field. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new AppError("invalid_input", { issues: firstPerField(issuesOf(parsed.error)) });
  return parsed.data;
}

/** The refusal of one field; `name` is whom its message names. */
export const refusedField = (field: string, code: string, name?: string): AppError =>
  new AppError("invalid_input", { issues: [{ field, code, ...(name === undefined ? {} : { name }) }] });
