/** Who may read the figures: a monitor, by a secret of its own that opens nothing else. */

/** A shorter one could be guessed. */
const SHORTEST = 32;

/** Throws with one line where `WATCH_TOKEN` is set and could be guessed. */
export function assertWatchToken({ WATCH_TOKEN = "" }: { WATCH_TOKEN?: string }): void {
  if (WATCH_TOKEN && WATCH_TOKEN.length < SHORTEST)
    throw new Error(`WATCH_TOKEN is shorter than ${SHORTEST} characters; make one by \`openssl rand -base64 32\``);
}

/** Whether `authorization` (a header, `Bearer …`) brings the token. Without a token nobody does. Takes the same time whatever is brought. */
export async function hasWatchToken(token: string | undefined, authorization: string | null): Promise<boolean> {
  if (!token) return false;
  const digest = async (text: string) => new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const [wanted, brought] = await Promise.all([digest(`Bearer ${token}`), digest(authorization ?? "")]);
  return wanted.every((byte, index) => byte === brought[index]);
}
