/**
 * Tokens of links that are sent by mail: an HMAC (RFC 2104) with a key of its own for each purpose. The database keeps only
 * their SHA-256 and the nonce they are made of, so that neither a copy of it nor the outbox opens anything; the mail makes
 * the token anew when it is written.
 */
import { base64url } from "./ids.ts";

export type LinkPurpose = "invitation" | "password-reset";

/** 256 bits, base64url: what `tokenOf` gives, and nothing else. */
const TOKEN = /^[\w-]{43}$/;

/** The token of a link. `secret` is the Worker's `AUTH_SECRET`. */
export async function tokenOf(secret: string, purpose: LinkPurpose, { id, nonce }: { id: string; nonce: string }): Promise<string> {
  const raw = new TextEncoder().encode(`${purpose}:${secret}`);
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return base64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${id}.${nonce}`))));
}

/** What the database keeps of a token; of what is none, a hash that nothing has. */
export async function hashOfToken(token: string): Promise<string> {
  if (!TOKEN.test(token)) return "";
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
