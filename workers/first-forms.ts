/**
 * A form as somebody sees it whom we do not know yet: no cookie of ours, so no draft, no session and nothing of anybody in it. It is
 * rendered once a minute for each language and answered as bytes, before services are made. The browser keeps none of it: who comes back
 * to it with a draft asks again, with a cookie, and is answered for itself.
 */
import { VISIT_HEADER } from "#app/domain/visit.ts";
import { splitLocale } from "#app/i18n/addresses.ts";
import { carryStyle, isFirstDocument } from "./inline-critical-css.ts";
import { createKeptPages } from "./kept-pages.ts";

/** The forms that the conversation fills. */
const FORMS: readonly string[] = ["/fast-booking", "/book", "/public-booking"];
/** What `/book` suggests follows hours and closed days; both are a minute old at most where they are read as well. */
const KEEP_MS = 60_000;
/** In any case, since it costs an answer from the kept one and nothing else. */
const OURS = /concord/i;
/** A form whose program takes over nothing around it. */
const ISLAND = 'data-island="form"';
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

const kept = createKeptPages(100);

/** Whether a request asks for a form as everybody sees it first. While developing, a page shows the sources as they are. */
export function isFirstForm(request: Request): boolean {
  if (import.meta.env.MODE === "development" || (request.method !== "GET" && request.method !== "HEAD")) return false;
  if (request.url.includes("?") || request.headers.has(VISIT_HEADER) || OURS.test(request.headers.get("Cookie") ?? "")) return false;
  return FORMS.includes(splitLocale(new URL(request.url).pathname).path);
}

/** The kept answer to `request` at `now` (milliseconds); null when there is none. */
export function keptFirstForm(request: Request, now: number): Response | null {
  const found = kept.find(keyOf(request), now);
  if (!found || !isFirstForm(request)) return null;
  return new Response(request.method === "HEAD" ? null : found.body, { headers: found.headers });
}

/** Answers with a form that was rendered for everybody (`isFirstForm`), and keeps it for the next. */
export async function keepFirstForm(request: Request, response: Response, now: number): Promise<Response> {
  const headers = new Headers(response.headers);
  if (!response.body || !headers.get("Content-Type")?.startsWith("text/html")) return response;
  let html = await response.text();
  if (isFirstDocument(request)) {
    html = await carryStyle(html, headers, { hydrates: true, partly: html.includes(ISLAND) });
  }
  await allowScripts(html, headers);
  const body = new TextEncoder().encode(html);
  if (request.method === "GET" && response.status === 200 && !headers.has("Set-Cookie"))
    kept.keep(keyOf(request), { body, headers: [...headers], until: now + KEEP_MS });
  return new Response(body, { status: response.status, headers });
}

/** A first view carries its style sheet, so that it is a page of its own. */
function keyOf(request: Request): string {
  return `${isFirstDocument(request) ? "first" : "next"} ${request.url}`;
}

/** Allows the inline scripts of `html` by what they say (CSP 3, section 2.3.1): a nonce that is kept would be known to everybody. */
async function allowScripts(html: string, headers: Headers): Promise<void> {
  const inline = [...html.matchAll(SCRIPT)].filter(([, attributes = ""]) => !/\ssrc="/.test(attributes)).map(([, , text = ""]) => text);
  const hashes = await Promise.all([...new Set(inline)].map(hashOf));
  const policy = headers.get("Content-Security-Policy") ?? "";
  headers.set("Content-Security-Policy", policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(" ")));
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
