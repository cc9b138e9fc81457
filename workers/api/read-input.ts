/** What a route takes, checked by the very schema by which the API's description says it. */
import type { MiddlewareHandler } from "hono";
import { resolver, uniqueSymbol } from "hono-openapi";
import type { z } from "zod";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { firstPerField, issuesOf } from "#app/domain/schema-issues.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { readJson } from "./read-json.ts";

type Reads<Target extends "json" | "query", Schema extends z.ZodType> = MiddlewareHandler<
  ApiEnv,
  string,
  { in: { [Name in Target]: z.input<Schema> }; out: { [Name in Target]: z.output<Schema> } }
>;
/** How a schema's complaints are answered: one issue a field, unless a route says otherwise. */
type Told = (error: z.ZodError) => Issue[];
const oneAField: Told = (error) => firstPerField(issuesOf(error));

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown, told: Told): z.output<Schema> & object {
  const read = schema.safeParse(value);
  if (!read.success) throw new AppError("invalid_input", { issues: told(read.error) });
  return read.data as z.output<Schema> & object;
}

/** The JSON body as `schema` reads it, at `c.req.valid("json")`. Throws `invalid_input` with issues, and what `readJson` throws. */
export function readBody<Schema extends z.ZodType>(schema: Schema, told: Told = oneAField): Reads<"json", Schema> {
  const read: Reads<"json", Schema> = async (c, next) => {
    c.req.addValidatedData("json", parsed(schema, (await readJson(c)).value, told));
    await next();
  };
  return Object.assign(read, { [uniqueSymbol]: { target: "json", ...resolver(schema) } });
}

/** The address's parameters as `schema` reads them, at `c.req.valid("query")`. Throws `invalid_input` with issues. */
export function readQuery<Schema extends z.ZodType>(schema: Schema): Reads<"query", Schema> {
  const read: Reads<"query", Schema> = async (c, next) => {
    c.req.addValidatedData("query", parsed(schema, c.req.query(), oneAField));
    await next();
  };
  return Object.assign(read, { [uniqueSymbol]: { target: "query", ...resolver(schema) } });
}
