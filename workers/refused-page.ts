/** A refusal that no page has answered is no fault of ours: its answer has the status that a call would have. */
import type { ServerBuild } from "react-router";
import type { AppError } from "#app/domain/errors.ts";
import { asPageError } from "#app/routes/too-often.ts";
import { statusOf } from "./api/errors.ts";

/** The page's answer with the status of `refusal`, and when to come again; any other as it is. */
export function withOwnStatus(response: Response, refusal: AppError | null): Response {
  if (response.status !== 500 || refusal === null) return new Response(response.body, response);
  const headers = new Headers(response.headers);
  const seconds = Number(refusal.detail.retryAfter);
  if (seconds > 0) headers.set("Retry-After", String(seconds));
  return new Response(response.body, { status: statusOf(refusal.code), headers });
}

const known = new WeakMap<ServerBuild, ServerBuild>();

/** The pages of `build`, each of which says that its caller asks too often, and when to come again, where its own code forgets to. */
export function sayingTooOften(build: ServerBuild): ServerBuild {
  const made = known.get(build) ?? {
    ...build,
    routes: Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, refusing(route)])),
  };
  known.set(build, made);
  return made;
}

type Route = ServerBuild["routes"][string];

function refusing(route: Route): Route {
  if (!route) return route;
  const { loader, action } = route.module;
  return {
    ...route,
    module: { ...route.module, ...(loader ? { loader: asked(loader) } : {}), ...(action ? { action: asked(action) } : {}) },
  };
}

/** The same loader or action, whose refusal for being asked too often is a page's own. */
const asked = <A extends unknown[]>(work: (...args: A) => unknown) =>
  async function refusingTooOften(...args: A) {
    try {
      return await work(...args);
    } catch (error) {
      throw asPageError(error);
    }
  };
