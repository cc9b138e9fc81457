/** What a zod schema complains of, as the issues that doors answer. */
import type { z } from "zod";
import type { Issue } from "./errors.ts";

/** A schema's complaints as issues, unknown keys each by its name. */
export function issuesOf(error: z.ZodError): Issue[] {
  return error.issues.flatMap((issue): Issue[] => {
    if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ field: key.slice(0, 100), code: "unknown_field" }));
    return [{ field: String(issue.path[0] ?? "body"), code: issue.message }];
  });
}

/** The first issue of each field: one message at a time. */
export function firstPerField(issues: readonly Issue[]): Issue[] {
  return issues.filter((issue, index) => issues.findIndex((other) => other.field === issue.field) === index);
}
