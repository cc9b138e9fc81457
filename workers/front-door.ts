/**
 * What is turned away before anything else is asked: in production plain HTTP and other hosts than the configured one,
 * everywhere what another site's page would write and every second spelling of an address.
 */
import { holdsKey, takesOver } from "#app/domain/site/token-paths.ts";
import { isProduction } from "#app/services/platform/environment.ts";
import { hasTls, ownOrigins } from "#app/services/platform/site-origin.ts";

export const HSTS = "max-age=63072000; includeSubDomains; preload";

type Settings = Pick<Env, "AUTH_SECRET"> & { ORIGIN: string; ENVIRONMENT: string };

/** The answer to a request that came to the wrong door; null for one that may go on. */
export function turnedAway(env: Settings, request: Request): Response | null {
  if (!isProduction(env)) return null;
  const url = new URL(request.url);
  if (url.origin === env.ORIGIN) return null;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isPlain = url.protocol !== "https:";
  // Of plain HTTP browsers take no word about TLS (RFC 6797, section 7.2).
  const headers = new Headers({ "Cache-Control": "no-store", ...(isPlain ? {} : { "Strict-Transport-Security": HSTS }) });
  if (isRead) {
    headers.set("Location", env.ORIGIN + url.pathname + url.search);
    return new Response(null, { status: 308, headers });
  }
  // What was sent has been seen on the way: to send it again would hide that.
  headers.set("Content-Type", "text/plain; charset=utf-8");
  const status = isPlain && url.host === new URL(env.ORIGIN).host ? 403 : 421;
  return new Response(`Nothing was done. Send this to ${env.ORIGIN}.\n`, { status, headers });
}

/** Letters that mean the same escaped and plain (RFC 3986, section 2.3). */
const PLAIN = /^[\w.~-]$/;

/**
 * One spelling for each address: the router reads more than one, and whatever is decided by an address (whose write it is, what
 * a page may say to others) is decided by this one alone. What reads is sent on to it; what writes is not there. Null for an
 * address that is spelt so already.
 */
export function otherSpelling(request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  const plain = pathname.replace(/%([0-9a-f]{2})/gi, (escaped: string, hex: string) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16));
    return PLAIN.test(letter) ? letter : escaped;
  });
  const path = plain.replace(/\/{2,}/g, "/");
  if (path === pathname) return null;
  const headers = new Headers({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff" });
  if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 404, headers });
  headers.set("Location", path + search);
  return new Response(null, { status: 308, headers });
}

/**
 * True for a write that a page of another site would make. A browser says where a request comes from by `Sec-Fetch-Site` and
 * `Origin`; programs say neither. A page whose address holds a key names itself to nobody and sends "null" as its origin: it is
 * known by `Sec-Fetch-Site`, and in browsers that do not have it by the key, which no other site knows. The page of a resume
 * link, whose key another site may well know, names our origin instead (`page-headers.ts`).
 */
export function isForeignWrite(env: Settings, request: Request): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site && site !== "same-origin" && site !== "none") return true;
  const origin = request.headers.get("Origin");
  const url = new URL(request.url);
  // Like a sign-in, with a key that its sender knows: our own page must prove itself.
  if (takesOver(url.pathname) && site !== "same-origin") return origin === null || !ownOrigins(env, url).includes(origin);
  if (origin === null) return false;
  if (origin === "null") return site === null && !holdsKey(url.pathname);
  return !ownOrigins(env, url).includes(origin);
}

/** A write that was judged, as the router may have it: it knows `Origin` alone, and would refuse "null". */
export function judgedWrite(request: Request): Request {
  if (request.headers.get("Origin") !== "null") return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}

const METHODS = ["GET", "HEAD", "POST"];

/**
 * The answer to a method that no page has: forms are posted, and whatever else would write is for the API. Null for one that pages take. The
 * router would do by any method what it does by POST.
 */
export function refusedMethod(env: Settings, request: Request): Response | null {
  if (METHODS.includes(request.method)) return null;
  const answer = refused(env, 405, `Nothing was done. A page takes ${METHODS.join(", ")}.\n`);
  answer.headers.set("Allow", METHODS.join(", "));
  return answer;
}

/** The answer to a page's form that another site sent. */
export function refusedWrite(env: Settings): Response {
  return refused(env, 403, "Another site sent this form. Nothing was done; open our page and send it from there.\n");
}

/** The answer to the form of a page that may not write any more, with the `cookies` of a session that has ended. */
export function refusedOldPage(env: Settings, cookies: readonly string[]): Response {
  const text = "Somebody has signed out or in since this page was loaded. Nothing was done; load it again.\n";
  const answer = refused(env, 401, text);
  for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

function refused(env: Settings, status: number, text: string): Response {
  const headers = new Headers({ "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  headers.set("X-Content-Type-Options", "nosniff");
  if (hasTls(env)) headers.set("Strict-Transport-Security", HSTS);
  return new Response(text, { status, headers });
}
