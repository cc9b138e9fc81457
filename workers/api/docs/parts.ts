/** The parts of a call's description, as OpenAPI 3.1 writes them. */
import { type ContentWithResolver, type DescribeRouteOptions, type ResolverReturnType, resolver } from "hono-openapi";
import { z } from "zod";
import { DRAFT_HEADER } from "#app/domain/visit.ts";

/** The answer of success, 200 unless it says another: a record, a list of records, bytes of a media type, or nothing. */
export type Answer = { status?: 200 | 201 | 202 | 204 | 302 } & (
  | { record: RecordName }
  | { list: RecordName }
  | { bytes: string }
  | { status: 202 | 204 | 302 }
);

/** Who is answered; everybody else gets 401 without a session, and 404 for what is not theirs to know. */
export type Caller = "anyone" | "signed in" | "who may see it" | "administrators";

/** Parts of a multipart form; a file is `"file"`. */
export type FormParts = Readonly<Record<string, "file" | z.ZodType>>;

/** A schema of an answer by its name, so that naming it loads nothing. */
export type RecordName =
  | keyof typeof import("./records.ts")
  | keyof typeof import("./people-records.ts")
  | keyof typeof import("./assistant-records.ts");

type Schema = Exclude<NonNullable<ContentWithResolver[string]["schema"]>, ResolverReturnType>;

const CALLERS: Readonly<Record<Caller, string>> = {
  anyone: "Anyone.",
  "signed in": "Anyone who is signed in.",
  "who may see it": "Anyone who may see it; everyone else gets 404, as for what does not exist.",
  administrators: "Administrators; everyone else gets 404, as for what does not exist.",
};

const REFUSALS: Readonly<Record<number, string>> = {
  400: "What was sent is not in order; `issues` names each field.",
  401: "Nobody is signed in.",
  403: "The caller may see it and may not do this, the request came from another site, or its API key lacks the scope.",
  404: "Not there, or not the caller's to know.",
  409: "Somebody else was faster, or it cannot be done as things stand.",
  413: "Too large.",
  415: "The body is not what this call takes.",
  422: "The key was used with another body, or what was sent does not go together; `issues` then names each field.",
  429: "Too often; `Retry-After` says when to come back.",
  503: "No room at the moment; nothing of it was taken, and `Retry-After` says when to come back.",
};

/** A schema as JSON; what cannot be said in it is left open. */
function json(schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest as Schema;
}

/** A schema that is loaded when the description is made. */
function later(load: () => z.ZodType | Promise<z.ZodType>, io: "input" | "output"): ResolverReturnType {
  const toOpenAPISchema = async () => ({ schema: json(await load(), io), components: undefined });
  return { ...resolver(z.unknown()), toOpenAPISchema };
}

export const callerOf = (caller: Caller): string => CALLERS[caller];

export const securityOf = (caller: Caller) => (caller === "anyone" ? [] : [{ session: [] }]);

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "The same key and body are done once, and answered the same; who has neither signed in nor a visitor's cookie is answered again without `confirmationKey`.",
  schema: { type: "string" as const },
};

const DRAFT_NAME = {
  name: DRAFT_HEADER,
  in: "header",
  required: false,
  description:
    "The `expiresAt` of the visitor's own draft that is sent, as it was read: where it has become a booking meanwhile, under whatever key, that booking is the answer. Without it the draft of the moment is sent, if there is one; where that has become a booking within the hour and the same is asked for, that booking is the answer. `none`: no draft is meant, and the same once more is another booking.",
  schema: { type: "string" as const },
};

/** Of the address's query and of the headers; those of the path are read off the path. */
export function parametersOf(
  query: z.ZodType | undefined,
  { keyed, ofDraft }: { keyed?: true | undefined; ofDraft?: true | undefined },
): DescribeRouteOptions["parameters"] {
  const { properties = {}, required = [] } = (query ? json(query, "input") : {}) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const asked = Object.entries(properties).map(([name, schema]) => ({ name, in: "query", required: required.includes(name), schema }));
  // The types of OpenAPI 3.1 name a parameter's schema by that of 3.0.
  return [...asked, ...(keyed ? [IDEMPOTENCY_KEY] : []), ...(ofDraft ? [DRAFT_NAME] : [])] as DescribeRouteOptions["parameters"];
}

export const requestOf = (body: () => z.ZodType | Promise<z.ZodType>) => ({
  required: true,
  content: { "application/json": { schema: later(body, "input") } },
});

export function formOf(parts: FormParts) {
  const entries = Object.entries(parts);
  const properties = entries.map(([name, part]): [string, Schema] => [
    name,
    part === "file" ? { type: "string", contentMediaType: "application/octet-stream" } : json(part, "input"),
  ]);
  const required = entries.filter(([, part]) => part === "file").map(([name]) => name);
  const schema: Schema = { type: "object", properties: Object.fromEntries(properties), required };
  return { required: true, content: { "multipart/form-data": { schema } } };
}

async function recordNamed(name: RecordName): Promise<z.ZodType> {
  const subjects = await Promise.all([import("./records.ts"), import("./people-records.ts"), import("./assistant-records.ts")]);
  return (Object.assign({}, ...subjects) as Readonly<Record<RecordName, z.ZodType>>)[name];
}

export function successOf(answer: Answer) {
  const { status = 200 } = answer;
  const of = (load: () => Promise<z.ZodType>) => ({
    description: "Done.",
    content: { "application/json": { schema: later(load, "output") } },
  });
  if ("record" in answer) return { [status]: of(() => recordNamed(answer.record)) };
  if ("list" in answer) return { [status]: of(async () => z.array(await recordNamed(answer.list))) };
  if ("bytes" in answer) {
    const schema: Schema = { type: "string", contentMediaType: answer.bytes };
    return { [status]: { description: "The bytes.", content: { [answer.bytes]: { schema } } } };
  }
  return { [status]: { description: status === 302 ? "Leads on." : "Done; nothing to say." } };
}

export const refusal = (status: number) => ({
  description: REFUSALS[status] ?? "",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});
