/** Where this installation lives: by its configuration, never by what a request says of itself. */
import { isProduction } from "./environment.ts";

interface Configured {
  ORIGIN: string;
  ENVIRONMENT: string;
}

/** True where cookies are `Secure` and TLS is demanded of browsers. */
export function hasTls({ ORIGIN, ENVIRONMENT }: Configured): boolean {
  return isProduction({ ENVIRONMENT }) || ORIGIN.startsWith("https:");
}

/**
 * The origins that our own pages may come from. Production has one; a developer's machine has several names (`localhost`,
 * `127.0.0.1`), and a request's own is as good as the configured one.
 */
export function ownOrigins({ ORIGIN, ENVIRONMENT }: Configured, url: URL): readonly string[] {
  return isProduction({ ENVIRONMENT }) ? [ORIGIN] : [ORIGIN, url.origin];
}

/** The origin that a request's page is shown under: the configured one, on a developer's machine that of the request. */
export function pageOrigin({ ORIGIN, ENVIRONMENT }: Configured, request: Request): URL {
  return isProduction({ ENVIRONMENT }) ? new URL(ORIGIN) : new URL(new URL(request.url).origin);
}
