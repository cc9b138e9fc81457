/** Headers of every document (quality, "Security"). Static files get theirs from `public/_headers`. */
import type { Locale } from "#app/domain/locale.ts";
import { holdsKey, takesOver } from "#app/domain/site/token-paths.ts";
import { HSTS } from "./front-door.ts";

/**
 * What the notices' library writes into a style element of its own when the first notice is shown; before it has text, the
 * element is judged by the hash of nothing. A new version of the library means a new hash: the test says which.
 */
export const NOTICE_STYLES = [
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
] as const;

interface PageHeaderOptions {
  /** Null for a finished document, which has no script but our own files. */
  nonce: string | null;
  locale: Locale;
  /** By the configuration (`hasTls`), never by the request. */
  secure: boolean;
  /** The page's address: one that holds a key is named to nobody. */
  pathname: string;
}

/** Sets them; what a route has set of `Cache-Control` and, where its address holds no key, of `Referrer-Policy` is kept. */
export function pageHeaders(headers: Headers, options: PageHeaderOptions): void {
  const nonce = options.nonce ? ` 'nonce-${options.nonce}'` : "";
  const policy = [
    "default-src 'self'",
    `script-src 'self'${nonce}`,
    // React, Base UI and sonner position elements by style attributes; no other style element or sheet is allowed.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `style-src-elem 'self'${nonce} ${NOTICE_STYLES.join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // A document of a case, which alone may be framed: every other answer says that it may not.
    `frame-src ${options.nonce ? "'self'" : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (options.secure) policy.push("upgrade-insecure-requests");
  headers.set("Content-Security-Policy", policy.join("; "));
  if (options.secure) headers.set("Strict-Transport-Security", HSTS);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  // Its form must say that it is ours: the origin is named, the address with its key is not.
  if (takesOver(options.pathname)) headers.set("Referrer-Policy", "strict-origin");
  else if (holdsKey(options.pathname)) headers.set("Referrer-Policy", "no-referrer");
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(self), payment=()");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Content-Language", options.locale);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
}
