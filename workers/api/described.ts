/**
 * What the API's description says of a route, written next to the route's handler. At start only the words are there: schemas
 * of answers are loaded, and all of them converted, when somebody asks for the description (`docs/openapi.ts`).
 */

import type { MiddlewareHandler } from "hono";
import { describeRoute } from "hono-openapi";
import type { z } from "zod";
import type { Answer, Caller, FormParts } from "#workers/api/docs/parts.ts";
import { callerOf, formOf, parametersOf, refusal, requestOf, securityOf, successOf } from "./docs/parts.ts";

/** The description's headings, in its order. */
export const TAGS = ["People", "Bookings", "Cases", "Drafts", "Venues", "Assistant", "Service"] as const;

export type Refusal = 404 | 409 | 413 | 415 | 422 | 429 | 503;
export interface Description {
  tag: (typeof TAGS)[number];
  summary: string;
  caller: Caller;
  query?: () => z.ZodType;
  /** The schema that the use case checks the body by. A body that the door checks is described by its `readBody`. */
  body?: () => z.ZodType | Promise<z.ZodType>;
  parts?: () => FormParts;
  /** Takes `Idempotency-Key`: the same key and body are done once and answered the same. */
  keyed?: true;
  /** Takes `Concord-Draft`: a draft is sent once. */
  ofDraft?: true;
  answers: Answer;
  /** Refusals beyond those that follow from the rest. */
  refusals?: readonly Refusal[];
}

/** A handler that does nothing but carry the description of its route. */
export function described({
  tag,
  summary,
  caller,
  query,
  body,
  parts,
  keyed,
  ofDraft,
  answers,
  refusals = [],
}: Description): MiddlewareHandler {
  const spec = {
    tags: [tag],
    summary,
    get description() {
      return callerOf(caller);
    },
    get security() {
      return securityOf(caller);
    },
    get parameters() {
      return parametersOf(query?.(), { keyed, ofDraft });
    },
    get requestBody() {
      return body ? requestOf(body) : parts ? formOf(parts()) : undefined;
    },
    get responses() {
      const statuses = [...refusals, ...(caller === "anyone" ? [] : [401]), ...(caller === "administrators" ? [404] : [])];
      return { ...successOf(answers), ...Object.fromEntries(statuses.map((status) => [status, refusal(status)])) };
    },
  };
  return describeRoute(spec);
}
