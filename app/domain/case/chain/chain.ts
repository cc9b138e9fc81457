/**
 * A case's chain of entries. Each entry's hash covers the hash before it, its number and the hash of its body, so that
 * changing, dropping, reordering or cutting entries shows. The body carries a salt, so that what it says cannot be guessed
 * from its hash. What a reader is given is a chain of their own (`own-chain.ts`).
 */
import type { EntryType, StoredAudience } from "#app/domain/case/vocabulary.ts";

/** Comes before the first entry. */
export const CHAIN_START = "0".repeat(64);

/** `by` of an entry's details: done by a booking's link. Who holds it has proven no name. */
export const BY_LINK = "booking_link";

export interface EntryBody {
  case: string;
  seq: number;
  /** UTC milliseconds. */
  at: number;
  type: EntryType;
  audience: StoredAudience;
  actorId: string | null;
  /** admin, arbitrator, party, client (who changes a booking by its mailed link, without an account), or system. */
  actorKind: string;
  actorName: string;
  details: Record<string, unknown>;
  salt: string;
}

/** An entry as it is stored and exported. */
export interface ChainLink {
  seq: number;
  body: string;
  bodyHash: string;
  previousHash: string;
  hash: string;
}

export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The link that follows one with `previousHash`. */
export async function linkOf(body: EntryBody, previousHash: string): Promise<ChainLink> {
  const text = JSON.stringify(body);
  const bodyHash = await sha256Hex(text);
  return { seq: body.seq, body: text, bodyHash, previousHash, hash: await hashOf(body.seq, bodyHash, previousHash) };
}

const hashOf = (seq: number, bodyHash: string, previousHash: string) => sha256Hex(`${previousHash}.${seq}.${bodyHash}`);

/**
 * The first thing wrong with a chain, or null. `head` is the number and hash it should end with, kept elsewhere; `after` is
 * what the first link follows, where these are a later part of a chain.
 */
export async function faultOf(
  links: readonly ChainLink[],
  head?: { seq: number; hash: string },
  after: { seq: number; hash: string } = { seq: 0, hash: CHAIN_START },
): Promise<{ seq: number; fault: "body" | "hash" | "order" | "cut" } | null> {
  let previous = after.hash;
  for (const [at, link] of links.entries()) {
    const seq = after.seq + at + 1;
    if (link.seq !== seq || link.previousHash !== previous) return { seq, fault: "order" };
    if ((await sha256Hex(link.body)) !== link.bodyHash) return { seq: link.seq, fault: "body" };
    if ((await hashOf(link.seq, link.bodyHash, link.previousHash)) !== link.hash) return { seq: link.seq, fault: "hash" };
    previous = link.hash;
  }
  if (!head || head.seq === 0) return null;
  // What came after the head was kept is as it should be; what the head knows must be there.
  return links[head.seq - after.seq - 1]?.hash === head.hash ? null : { seq: head.seq, fault: "cut" };
}
