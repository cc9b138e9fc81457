/** Pages that are the same bytes for everybody hold no key of their own: what is sent twice is known by its words and its network. */
import { base64url } from "#app/services/platform/ids.ts";

/**
 * The origin of what was sent, for the database to refuse a second of: word for word the same from the same network within the
 * hour (UTC) is the same. `network` is a keyed hash; the same words from elsewhere are somebody else's request.
 */
export async function sameRequest(kind: string, network: string, request: object, now: Date): Promise<string> {
  const words = JSON.stringify([now.toISOString().slice(0, 13), network, Object.entries(request).sort()]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words));
  return `${kind}:${base64url(new Uint8Array(digest))}`;
}
