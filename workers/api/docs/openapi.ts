/** The API's description (OpenAPI 3.1, JSON Schema 2020-12), made of what its routes say and of the schemas that they check by. */
import type { Hono } from "hono";
import type { RouterRoute } from "hono/types";
import { generateSpecs } from "hono-openapi";
import { z } from "zod";
import { API_KEY_PREFIX, type ApiKeyScope, KEY_ROUTES } from "#app/domain/api-keys/scopes.ts";
import { TAGS } from "../described.ts";
import { refusal } from "./parts.ts";
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

const INFO = {
  title: "Concord",
  version: "1",
  description:
    "Bookings of hearing rooms and arbitration cases. JSON in and out, but for files; the session is a cookie, programs read by an API key (`Authorization: Bearer …`), and writes from a browser come from this site's own pages alone. Days are days in the venue, times its wall clock, instants ISO 8601 in UTC.",
};

/** Walks the routes of an application, and describes each that carries a description. */
export async function openApi({ routes }: { routes: RouterRoute[] }): Promise<OpenApi> {
  // The library leaves out what ends in `*`; as a parameter it is described.
  const named = { routes: routes.map((route) => ({ ...route, path: route.path.replace(/\*$/, ":key") })) };
  const { $schema: _dialect, ...error } = z.toJSONSchema(errorRecord);
  const made = await generateSpecs(named as Hono, {
    defaultValidationErrorResponse: false,
    documentation: {
      info: INFO,
      servers: [{ url: "/" }],
      tags: TAGS.map((name) => ({ name })),
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "concord.session_token" },
          key: { type: "http", scheme: "bearer", description: `An API key, as /settings/api-keys makes it: ${API_KEY_PREFIX}…` },
        },
      },
    },
  });
  const { paths, components, ...document } = made as unknown as OpenApi;
  return {
    ...document,
    paths: Object.fromEntries(Object.entries(paths).map(([path, methods]) => [path, completed(path, methods)])),
    components: { ...components, schemas: { ...components.schemas, Error: error } },
  };
}

/** The calls of a path with what follows from their method, path and body. */
function completed(path: string, methods: OpenApi["paths"][string]): OpenApi["paths"][string] {
  const calls = Object.entries(methods).map(([method, call]) => {
    const { parameters, requestBody, responses, ...rest } = call;
    const scope = scopeOf(method, path);
    const followed = refusalsOf(method, path, call).map((status) => [status, refusal(status)]);
    const inOrder: DescribedOperation = {
      ...rest,
      ...(scope && {
        description: `${rest.description} An API key needs the scope \`${scope}\`.`,
        security: [...rest.security, { key: [scope] }],
      }),
      operationId: `${method}${path.replace("/api", "").replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
      parameters: ["path", "query", "header"].flatMap((place) => parameters.filter((parameter) => parameter.in === place)),
      ...(requestBody ? { requestBody } : {}),
      responses: { ...Object.fromEntries(followed), ...responses },
    };
    return [method, inOrder] as const;
  });
  return Object.fromEntries(calls);
}

/** The scope that an API key needs for a call; null for what is anybody's, and for what no key opens. */
function scopeOf(method: string, path: string): ApiKeyScope | null {
  const asked = method === "get" ? KEY_ROUTES[path.replace(/\{(\w+)\}/g, ":$1")] : undefined;
  return asked === undefined || asked === "any" ? null : asked;
}

function refusalsOf(method: string, path: string, { parameters, requestBody }: DescribedOperation): number[] {
  const statuses: number[] = [];
  if (requestBody || parameters.some((parameter) => parameter.in === "query")) statuses.push(400);
  if (method !== "get" || scopeOf(method, path)) statuses.push(403);
  if (path.includes("{")) statuses.push(404);
  if (requestBody) statuses.push(413, 415);
  if (parameters.some((parameter) => parameter.in === "header")) statuses.push(409, 422);
  return statuses;
}
