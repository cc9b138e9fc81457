/** What is sent to a case, read by its schema. */
import type { z } from "zod";
import { AppError } from "#app/domain/errors.ts";
import { firstPerField, issuesOf } from "#app/domain/schema-issues.ts";

/** Throws `invalid_input` with the first issue of each field. */
export function read<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new AppError("invalid_input", { issues: firstPerField(issuesOf(parsed.error)) });
  return parsed.data;
}
