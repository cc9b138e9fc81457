/** Pages whose address or answer is one person's: kept by nobody, found by no search, named to no other site. */

/** The forms of such a page send "null" as their origin and are judged by `Sec-Fetch-Site` (`workers/front-door.ts`). */
export const PRIVATE = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };

/** The headers of such a page, with what its action or loader adds (`Retry-After`, cookies). */
export function privateHeaders(added: Headers): Headers {
  const headers = new Headers(added);
  for (const [name, value] of Object.entries(PRIVATE)) headers.set(name, value);
  return headers;
}
