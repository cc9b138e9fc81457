/** The head that a reader knows from elsewhere, as they type it. */
import type { ChainHead } from "#app/domain/case/chain/own-chain.ts";

/** What was typed: a head, nothing, or what cannot be compared, by the field that has to be mended. */
export type KnownHead = { head: ChainHead | undefined; unread?: never } | { head?: never; unread: "seq" | "hash" };

/** `seq` and `hash` as they are in their fields: an entry's number in digits, and a SHA-256 in hexadecimal, in groups or capitals too. */
export function readKnownHead(seq: string, hash: string): KnownHead {
  const [number, letters] = [seq.trim(), hash.replace(/\s/g, "").toLowerCase()];
  if (number === "" && letters === "") return { head: undefined };
  if (!/^[1-9]\d{0,8}$/.test(number)) return { unread: "seq" };
  return /^[0-9a-f]{64}$/.test(letters) ? { head: { seq: Number(number), hash: letters } } : { unread: "hash" };
}
