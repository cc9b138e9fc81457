/** Addresses that have proven themselves: their reader has followed a link that only a mail to them holds. */
import { provingAddress } from "#app/db/mail/mail-addresses.repo.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { keyedHash } from "#app/services/platform/rate-limits.server.ts";

/** How long an address is remembered after the last mailed link was followed. */
export const PROVEN_DAYS = 400;

/** An address as it is remembered: in lower case, keyed and hashed. A tag is part of it, since it may be another mailbox. */
export function addressKey(secret: string, address: string): Promise<string> {
  return keyedHash(secret, `address:${address.normalize("NFC").trim().toLowerCase()}`);
}

/** Notes that a link was followed which only a mail to `address` holds. Call it after the link was verified, never before. */
export async function proveAddress({ db, env, clock }: Pick<ServiceContext, "db" | "env" | "clock">, address: string): Promise<void> {
  await provingAddress(db, await addressKey(env.AUTH_SECRET, address), clock().getTime());
}
