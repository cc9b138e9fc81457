/**
 * API keys at the door: `Authorization: Bearer cck_…`. A key reads what `KEY_ROUTES` names, by the scope that it asks for, and as its person;
 * everything else is closed to it, also what a new route would open. Other bearers are none of ours and are not looked at.
 */
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { API_KEY_PREFIX, KEY_ROUTES } from "#app/domain/api-keys/scopes.ts";
import type { ApiEnv } from "./api-env.ts";

const BEARER = /^Bearer +(\S+) *$/i;

export const keyGuard = createMiddleware<ApiEnv>(async (c, next) => {
  const token = BEARER.exec(c.req.header("Authorization") ?? "")?.[1];
  if (!token?.startsWith(API_KEY_PREFIX)) return next();
  const scopes = await c.env.services.apiKeys.enter(token);
  if (scopes === null) {
    c.header("WWW-Authenticate", 'Bearer error="invalid_token"');
    return c.json({ error: "unauthenticated", message: "This API key is unknown, revoked or expired, or its account is closed." }, 401);
  }
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return closed(c, "An API key reads, and changes nothing.");
  // The first one that matches answers: a longer name before an `:id` is judged by itself.
  const route = matchedRoutes(c).find(({ method }) => method === "GET")?.path;
  if (route === undefined) return next();
  const asked = KEY_ROUTES[route];
  if (asked === undefined) return closed(c, "API keys do not open this address. What they read is listed at /api/docs.");
  if (asked === "any" || scopes.includes(asked)) return next();
  // As RFC 6750, section 3.1, has it.
  c.header("WWW-Authenticate", `Bearer error="insufficient_scope", scope="${asked}"`);
  return closed(c, `This API key lacks the scope "${asked}".`, asked);
});

function closed(c: Context, message: string, missingScope?: string): Response {
  return c.json({ error: "forbidden", message, ...(missingScope ? { missingScope } : {}) }, 403);
}
