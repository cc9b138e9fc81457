/** The API's description (OpenAPI 3.1, JSON Schema 2020-12), made of the table of calls and of the schemas that the doors check by. */
import { z } from "zod";
import { type Caller, OPERATIONS, type Operation } from "./operations.ts";
import { errorRecord } from "./records.ts";

export type JsonSchema = Record<string, unknown>;
interface Media {
  schema: JsonSchema;
}
interface Answer {
  description: string;
  content?: Record<string, Media>;
}
export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
}
export interface DescribedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, Media> };
  responses: Record<string, Answer>;
}
export interface OpenApi {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
}

const CALLERS: Readonly<Record<Caller, string>> = {
  anyone: "Anyone.",
  "signed in": "Whoever is signed in.",
  "who may see it": "Whoever may see it; everybody else gets the 404 of what is not there.",
  administrators: "Administrators; everybody else gets the 404 of what is not there.",
};

const REFUSALS: Readonly<Record<number, string>> = {
  400: "What was sent is not in order; `issues` names each field.",
  401: "Nobody is signed in.",
  403: "The caller may see it and may not do this, or the request came from another site.",
  404: "Not there, or not the caller's to know.",
  409: "Somebody else was faster, or it cannot be done as things stand.",
  413: "Too large.",
  415: "The body is not what this call takes.",
  422: "The key was used with another body.",
  429: "Too often; `Retry-After` says when to come back.",
  503: "No room at the moment; nothing of it was taken, and `Retry-After` says when to come back.",
};

/** A schema as JSON; what cannot be said in it is left open. */
function json(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;
  return rest;
}

const asPath = (path: string) => `/api${path.replace(/:(\w+)/g, "{$1}").replace("*", "{key}")}`;

export function openApi(): OpenApi {
  const paths: OpenApi["paths"] = {};
  for (const operation of OPERATIONS) {
    const path = asPath(operation.path);
    paths[path] = { ...paths[path], [operation.method]: described(operation, path) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Concord",
      version: "1",
      description:
        "Bookings of hearing rooms and arbitration cases. JSON in and out, but for files; the session is a cookie, and writes from a browser come from this site's own pages alone. Days are days in the venue, times its wall clock, instants ISO 8601 in UTC.",
    },
    servers: [{ url: "/" }],
    tags: [...new Set(OPERATIONS.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: json(errorRecord, "output") },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "concord.session_token" } },
    },
  };
}

function described(operation: Operation, path: string): DescribedOperation {
  const { method, tag, summary, caller, body, parts, answer } = operation;
  return {
    operationId: `${method}${path.replace("/api", "").replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary,
    description: CALLERS[caller],
    security: caller === "anyone" ? [] : [{ session: [] }],
    parameters: parametersOf(operation, path),
    ...(body ? { requestBody: { required: true as const, content: { "application/json": { schema: json(body, "input") } } } } : {}),
    ...(parts ? { requestBody: { required: true as const, content: { "multipart/form-data": { schema: formOf(parts) } } } } : {}),
    responses: {
      [answer.status]: success(answer),
      ...Object.fromEntries(refusalsOf(operation).map((status) => [status, refusal(status)])),
    },
  };
}

function parametersOf({ query, keyed }: Operation, path: string): Parameter[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name]): Parameter => ({ name: name ?? "", in: "path", required: true, schema: { type: "string" } }),
  );
  const asked = query ? (json(query, "input") as { properties?: Record<string, JsonSchema>; required?: string[] }) : {};
  const inQuery = Object.entries(asked.properties ?? {}).map(
    ([name, schema]): Parameter => ({ name, in: "query", required: asked.required?.includes(name) ?? false, schema }),
  );
  const key: Parameter = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: "The same key and body are done once, and answered the same.",
    schema: { type: "string" },
  };
  return [...inPath, ...inQuery, ...(keyed ? [key] : [])];
}

function formOf(parts: NonNullable<Operation["parts"]>): JsonSchema {
  const entries = Object.entries(parts);
  return {
    type: "object",
    properties: Object.fromEntries(
      entries.map(([name, part]) => [
        name,
        part === "file" ? { type: "string", contentMediaType: "application/octet-stream" } : json(part, "input"),
      ]),
    ),
    required: entries.filter(([, part]) => part === "file").map(([name]) => name),
  };
}

function success({ status, of }: Operation["answer"]): Answer {
  if (status === 302) return { description: "Leads on." };
  if (of === undefined) return { description: "Done; nothing to say." };
  if (typeof of === "string") return { description: "The bytes.", content: { [of]: { schema: { type: "string", contentMediaType: of } } } };
  return { description: "Done.", content: { "application/json": { schema: json(of, "output") } } };
}

function refusalsOf({ method, path, caller, query, body, parts, keyed, refusals = [] }: Operation): number[] {
  const statuses = new Set<number>(refusals);
  if (query || body || parts) statuses.add(400);
  if (caller !== "anyone") statuses.add(401);
  if (method !== "get") statuses.add(403);
  if (path.includes(":") || caller === "administrators") statuses.add(404);
  if (body || parts) statuses.add(413).add(415);
  if (keyed) statuses.add(409).add(422);
  return [...statuses].sort((one, other) => one - other);
}

const refusal = (status: number): Answer => ({
  description: REFUSALS[status] ?? "",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});
