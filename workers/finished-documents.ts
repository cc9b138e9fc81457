/**
 * Finished documents, kept in the isolate: a page that is the same for every visitor is rendered once and then
 * answered as bytes, before services are made (quality, "Speed": public pages at 0.9 of a bare Worker, no query).
 * The signed-in are never answered from here, nor is any address with a query.
 */

import { profilePage, publicPage } from "#app/domain/site/public-pages.ts";
import { splitLocale } from "#app/i18n/addresses.ts";
import { rosterChanges } from "#app/services/roster/kept-roster.server.ts";
import { carryStyle, isFirstDocument } from "./inline-critical-css.ts";
import { createKeptPages, type KeptPage } from "./kept-pages.ts";

/** Set by the server entry on what it rendered; never leaves the Worker. */
export const FINISHED_HEADER = "X-Concord-Finished";

/** Copyright years and zones in force change by the clock: a kept page is rendered again after an hour. */
const KEEP_MS = 3_600_000;
/** Those that show the roster: who was withdrawn from it is gone within a minute, and at once where it was done. */
const KEEP_ROSTER_MS = 60_000;
const MOST = 600;
/** A session, or a mark of who signed in last: theirs may have ended (`app/domain/visit.ts`). */
const SIGNED_IN = /concord\.session_token=|concord-left=[^;.]*\.[^;]/;

/** Before the address of a first view. */
const FIRST = "first";

interface KeptDocument extends KeptPage {
  etag: string;
  /** The changes of the roster that it was rendered after; null of a page that does not show it. */
  roster: number | null;
}

const kept = createKeptPages<KeptDocument>(MOST);

/** True for a request whose answer may be kept for, or taken from, everybody. */
function isForEverybody(request: Request): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  return !request.url.includes("?") && !SIGNED_IN.test(request.headers.get("Cookie") ?? "");
}

/** The kept answer to `request` at `now` (milliseconds), 304 where the reader has it already; null when there is none. */
export function keptDocument(request: Request, now: number): Response | null {
  // Most requests are for no document: reported by their address alone.
  if (!kept.has(request.url) && !kept.has(`${FIRST} ${request.url}`)) return null;
  const found = kept.find(keyOf(request), now);
  if (!found || !isForEverybody(request)) return null;
  if (found.roster !== null && found.roster !== rosterChanges()) return null;
  return answer(request, found);
}

/** A first view carries its style sheet, so that it is a document of its own. */
function keyOf(request: Request): string {
  return isFirstDocument(request) ? `${FIRST} ${request.url}` : request.url;
}

/**
 * Answers with a finished document just rendered, and keeps it where the next reader would get the same. Other answers pass through. `roster`: the changes of the
 * roster before it was rendered.
 */
export async function finishDocument(
  request: Request,
  response: Response,
  now: number,
  { isPage = isPublicPage, roster = rosterChanges() }: { isPage?: (pathname: string) => boolean; roster?: number } = {},
): Promise<Response> {
  if (!response.headers.has(FINISHED_HEADER)) return response;
  const headers = new Headers(response.headers);
  headers.delete(FINISHED_HEADER);
  // What a form's post answered may come back by the browser's own Back; `no-store` would lose what was typed there.
  if (request.method === "POST") headers.set("Cache-Control", "private, no-cache");
  const isWhole = request.method === "GET" && response.status === 200 && !headers.has("Set-Cookie");
  // While developing, a page shows the sources as they are.
  if (!isWhole || import.meta.env.MODE === "development" || !isForEverybody(request) || !isPage(new URL(request.url).pathname))
    return new Response(response.body, { status: response.status, headers });
  const text = await response.text();
  const body = new TextEncoder().encode(isFirstDocument(request) ? await carryStyle(text, headers) : text);
  const etag = `W/"${await fingerprint(body)}"`;
  headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  headers.set("ETag", etag);
  const shows = showsRoster(new URL(request.url).pathname);
  const until = now + (shows ? KEEP_ROSTER_MS : KEEP_MS);
  const document = { body, headers: [...headers], etag, until, roster: shows ? roster : null };
  kept.keep(keyOf(request), document);
  return answer(request, document);
}

function answer(request: Request, document: KeptDocument): Response {
  // RFC 9110, section 13.1.2: the weak comparison, over a list.
  const known = request.headers.get("If-None-Match");
  if (known && (known === "*" || known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === document.etag.slice(2))))
    return new Response(null, { status: 304, headers: document.headers });
  return new Response(request.method === "HEAD" ? null : document.body, { headers: document.headers });
}

/** One of the addresses that we name ourselves: other spellings of them must not take the places of the true ones. */
function isPublicPage(pathname: string): boolean {
  const { path } = splitLocale(pathname);
  return publicPage(path) !== null || profilePage(path) !== null;
}

/** Pages that show the roster, but for its profiles. */
const SHOW_ROSTER: readonly (string | null)[] = ["/public", "/roster"];

/** The slash that an address may end with makes it no other page. */
function showsRoster(pathname: string): boolean {
  const { path } = splitLocale(pathname);
  return SHOW_ROSTER.includes(publicPage(path)) || profilePage(path) !== null;
}

async function fingerprint(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body)).slice(0, 12);
  return btoa(String.fromCharCode(...digest))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
