/**
 * Cookies of better-auth that a former secret has signed, as the present one signs them: the library reads by one secret alone. A browser
 * keeps them for seven days at most and a former secret is kept for longer, so nobody is signed out by a new one.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { acceptedSecrets } from "#app/services/platform/secrets/auth-secrets.ts";

/** By better-auth: `concord.` and, under TLS, the host's prefix before it. */
const ITS_NAME = /^(?:__Host-)?concord\./;

/** SHA-256 in base64, as it is at the end of a signed value. */
const SIGNATURE = /^[A-Za-z\d+/]{43}=$/;

const signatureOf = (secret: string, value: string) => createHmac("sha256", secret).update(value).digest("base64");

function isSignedBy(secret: string, value: string, signature: string): boolean {
  return timingSafeEqual(Buffer.from(signatureOf(secret, value)), Buffer.from(signature));
}

/** The same pair with the signature of the first secret where one of the others has signed it; as it is in every other case. */
function renewedPair(pair: string, [present = "", ...former]: readonly string[]): string {
  const name = pair.slice(0, pair.indexOf("="));
  if (!ITS_NAME.test(name)) return pair;
  const signed = decoded(pair.slice(name.length + 1));
  const at = signed.lastIndexOf(".");
  const [value, signature] = [signed.slice(0, Math.max(0, at)), signed.slice(at + 1)];
  if (value === "" || !SIGNATURE.test(signature) || isSignedBy(present, value, signature)) return pair;
  if (!former.some((secret) => isSignedBy(secret, value, signature))) return pair;
  return `${name}=${encodeURIComponent(`${value}.${signatureOf(present, value)}`)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A `Cookie` header with the cookies that former secrets of `env` have signed signed by the present one. */
export function renewedCookies(env: object, cookies: string): string {
  const secrets = acceptedSecrets(env);
  if (secrets.length < 2) return cookies;
  return cookies
    .split(/;\s*/)
    .map((pair) => renewedPair(pair, secrets))
    .join("; ");
}

/** The request with such cookies; the one that came where nothing changes. */
export function withRenewedCookies(env: object, request: Request): Request {
  const sent = request.headers.get("Cookie") ?? "";
  const renewed = renewedCookies(env, sent);
  if (renewed === sent) return request;
  const headers = new Headers(request.headers);
  headers.set("Cookie", renewed);
  return new Request(request, { headers });
}
