/** What staff name a conversation by, of which a test knows the id. */
import { env } from "cloudflare:workers";

/** Throws when no conversation of this id is kept. */
export async function refOf(sessionId: string): Promise<string> {
  const ref = await env.DB.prepare("SELECT ref FROM chat_sessions WHERE id = ?").bind(sessionId).first<string>("ref");
  if (!ref) throw new Error(`No conversation ${sessionId}`);
  return ref;
}
