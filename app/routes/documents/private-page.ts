/** Pages whose address or answer is one person's: kept by nobody, found by no search, named to no other site. */

/** Where the address holds a key, `workers/page-headers.ts` names it to nobody at all. */
export const PRIVATE = { "Cache-Control": "private, no-store", "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" };

/** The headers of such a page, with what its action or loader adds (`Retry-After`, cookies). */
export function privateHeaders(added: Headers): Headers {
  const headers = new Headers(added);
  for (const [name, value] of Object.entries(PRIVATE)) headers.set(name, value);
  return headers;
}
