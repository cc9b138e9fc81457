/**
 * Tokens that open something: 256 bits, of which the database keeps only the SHA-256. One that a mail writes later is an
 * HMAC (RFC 2104) with a key of its own for each purpose over a nonce, so that neither a copy of the database nor the outbox
 * opens anything, and the mail makes the token again when it is written. One that is shown only once is random.
 */
import { base64url } from "./ids.ts";

export type LinkPurpose = "invitation" | "password-reset" | "confirmation" | "manage" | "calendar" | "hold";

/** 256 bits, base64url: what `tokenOf` and `newToken` give, and nothing else. */
const TOKEN = /^[\w-]{43}$/;

/** The token of a link. `secret` is the Worker's `AUTH_SECRET`. */
export async function tokenOf(secret: string, purpose: LinkPurpose, { id, nonce }: { id: string; nonce: string }): Promise<string> {
  const raw = new TextEncoder().encode(`${purpose}:${secret}`);
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return base64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${id}.${nonce}`))));
}

/** A token that nothing makes again. */
export function newToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** What the database keeps of a token; of what is none, a hash that nothing has. */
export async function hashOfToken(token: string): Promise<string> {
  return TOKEN.test(token) ? sha256Hex(token) : "";
}

/** SHA-256 in hex. Tokens are random and long: a plain hash keeps them. */
export async function sha256Hex(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
