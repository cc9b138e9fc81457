/** Pages that are the same bytes for everybody hold no key of their own: what is sent twice is known by its words. */
import { base64url } from "./ids.ts";

/** The origin of what was sent, for the database to refuse a second of: word for word the same within the hour (UTC) is the same. */
export async function sameRequest(kind: string, request: object, now: Date): Promise<string> {
  const words = JSON.stringify([now.toISOString().slice(0, 13), Object.entries(request).sort()]);
  return `${kind}:${await digestOf(words)}`;
}

/** The origin of a request under a client's own key: the key alone may come again another day, for something else. */
export async function keyedRequest(kind: string, key: string, body: string): Promise<string> {
  return `${kind}:${await digestOf(`${key}\n${body}`)}`;
}

async function digestOf(text: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
