/** Pages that are the same bytes for everybody hold no key of their own: what is sent twice is known by its words and its network. */
import { base64url } from "#app/services/platform/ids.ts";

/**
 * The origin of what was sent, for the database to refuse a second of: word for word the same from the same network within the
 * hour (UTC) is the same. `network` gives a keyed hash by the secret of a time; the same words from elsewhere are somebody else's request.
 */
export async function sameRequest(kind: string, network: (at: number) => string, request: object, now: Date): Promise<string> {
  const hour = now.toISOString().slice(0, 13);
  // By the secret that was in force when the hour began: it may be replaced within it.
  const words = JSON.stringify([hour, network(Date.parse(`${hour}:00:00Z`)), Object.entries(request).sort()]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words));
  return `${kind}:${base64url(new Uint8Array(digest))}`;
}
