/** A request with its use cases, as every door gets them: the answer about who acts is as old as the end of the body at most, and they are who sent its head. */
import { withRenewedCookies } from "#app/services/accounts/sign-ins/renewed-cookies.ts";
import type { RequestScope } from "#app/services/context.ts";
import { createServices, type Services } from "#app/services/create-services.server.ts";
import { type WatchedRequest, watchBody } from "./watched-body.ts";

export interface OpenedRequest extends WatchedRequest {
  services: Services;
}

/** The request to read from now on is the one that is given back; `whenRead` is called once all of its body is there. */
export function openRequest(env: Env, { request: came, ...scope }: RequestScope, whenRead: () => void = () => undefined): OpenedRequest {
  const incoming = withRenewedCookies(env, came);
  const watched = watchBody(incoming, () => {
    whenRead();
    services.auth.forget();
  });
  const services = createServices(env, { ...scope, request: watched.request });
  // Who began to send it is asked before its body is there: it is theirs, or no one's.
  if (incoming.body) void services.actor().catch(() => null);
  return { ...watched, services };
}
