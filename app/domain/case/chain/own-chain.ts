/**
 * The chain of one reader: the entries that they may see, numbered from one and hashed in their order. Numbers and hashes of
 * the case's own chain would tell how many entries are hidden between two that are shown; these tell of nothing else. Made
 * alike each time, so that an earlier copy is the beginning of a later one. Pure: it also runs in an exported record's page.
 */
import { CHAIN_START, type ChainLink, type EntryBody, linkOf, sha256Hex } from "./chain.ts";

/** The end of a chain: the number and hash of its last entry. */
export interface ChainHead {
  seq: number;
  hash: string;
}

export const NO_HEAD: ChainHead = { seq: 0, hash: CHAIN_START };

/** The links of `bodies` in their order, each body with its number in this chain. A body that cannot be read stays as it is. */
export async function ownChain(bodies: readonly string[]): Promise<ChainLink[]> {
  const links: ChainLink[] = [];
  for (const body of bodies) links.push(await nextLink(body, headOf(links)));
  return links;
}

/** The link of `body` that follows a reader's chain which ends at `after`. */
export function nextLink(body: string, after: ChainHead): Promise<ChainLink> {
  const read = readEntry(body);
  return read ? linkOf({ ...read, seq: after.seq + 1 }, after.hash) : unreadable(body, after.seq + 1, after.hash);
}

/** Where the chain of what everyone in the case may see ends: the same in each reader's copy. */
export async function sharedChain(bodies: readonly string[]): Promise<ChainLink[]> {
  return ownChain(bodies.filter(isShared));
}

/** Whether an entry is for everyone in the case. */
export const isShared = (body: string): boolean => readEntry(body)?.audience === "everyone";

export const headOf = (links: readonly ChainLink[]): ChainHead => {
  const last = links.at(-1);
  return last ? { seq: last.seq, hash: last.hash } : NO_HEAD;
};

/** Somebody wrote over it in the database. Its hash follows from nothing, so that the reader's own check finds it too. */
async function unreadable(body: string, seq: number, previousHash: string): Promise<ChainLink> {
  const bodyHash = await sha256Hex(body);
  return { seq, body, bodyHash, previousHash, hash: await sha256Hex(`unreadable.${previousHash}.${bodyHash}`) };
}

/** What an entry says; null where it cannot be read. */
export function readEntry(body: string): EntryBody | null {
  try {
    const read = JSON.parse(body) as EntryBody | null;
    return read && typeof read === "object" && typeof read.details === "object" && read.details !== null ? read : null;
  } catch {
    return null;
  }
}
