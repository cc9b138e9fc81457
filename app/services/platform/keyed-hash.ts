/** Names that are counted or compared and never stored as they are: HMAC-SHA-256 with a key of its own for each purpose. */
import { base64url } from "./ids.ts";
import { networkOf } from "./network.ts";

export type HashPurpose = "account" | "network";

/** 128 bits, base64url. `secret` is the Worker's `AUTH_SECRET`. */
export async function keyedHash(secret: string, purpose: HashPurpose, name: string): Promise<string> {
  const raw = new TextEncoder().encode(`hash-of-${purpose}:${secret}`);
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(name)));
  return base64url(bytes.slice(0, 16));
}

/** The network that a request comes from, hashed; all requests without an address are of one. */
export function hashedNetwork(secret: string, request: Request): Promise<string> {
  return keyedHash(secret, "network", networkOf(request.headers.get("CF-Connecting-IP") ?? "local"));
}
