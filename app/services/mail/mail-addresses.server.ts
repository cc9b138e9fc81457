/** Addresses that have proven themselves: a person has followed a link that only a mail to them holds. */
import { createHash } from "node:crypto";
import { releasingRequests } from "#app/db/bookings/untouched-requests.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { type ProvenAddress, provenAddress, provingAddress, verifiedAccount } from "#app/db/mail/mail-addresses.repo.server.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { isByPerson } from "#app/domain/mail/by-person.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { hashedNetwork, keyedHash } from "#app/services/platform/keyed-hash.ts";
import { type AuthSecrets, authSecretOf, authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";

/** How long an address is remembered after the last mailed link was followed. */
export const PROVEN_DAYS = 400;

/** An address as it is remembered: in one spelling, keyed and hashed. A tag is part of it, since it may be another mailbox. */
export function addressKey(secret: string, address: string): string {
  return keyedHash(secret, "address", emailKeyOf(address));
}

/** The same as it was written until 2026-11-22: read for as long as such a row is remembered (`PROVEN_DAYS`), never written. */
function formerAddressKey(secret: string, address: string): string {
  return createHash("sha256")
    .update(`${secret}:address:${emailKeyOf(address)}`)
    .digest()
    .subarray(0, 12)
    .toString("base64");
}

/** An address together with the network (a keyed hash) in which its reader has answered: one keyed hash of both. */
const answerKey = (secret: string, address: string, network: string): string =>
  keyedHash(secret, "answer", `${emailKeyOf(address)} ${network}`);

/**
 * Notes that a link was followed which only a mail to `address` holds, and in which network (a keyed hash). Call it after the link was
 * verified, never before. What was requested in its name is a person's from then on.
 */
export async function proveAddress(
  { db, env, clock }: Pick<ServiceContext, "db" | "env" | "clock">,
  address: string,
  network: string,
): Promise<void> {
  const [secret, now] = [authSecretOf(env), clock().getTime()];
  await db.batch([
    provingAddress(db, addressKey(secret, address), now),
    provingAddress(db, answerKey(secret, address, network), now),
    releasingRequests(db, emailKeyOf(address)),
  ]);
}

/** Notes that a mailed link was followed, where the request is a person's: to be called with the address that the mail went to. */
export type Prove = (address: string) => Promise<void>;

/** Proves addresses by what `request` is: a program that opens links proves none. */
export function createProof(context: Pick<ServiceContext, "db" | "env" | "clock">, request: Request): Prove {
  return async (address) => {
    if (isByPerson(request)) await proveAddress(context, address, hashedNetwork(authSecretOf(context.env), request));
  };
}

/** What says that an address is proven, a row of either: somebody's verified account, or its reader has followed a mailed link. */
export function proofsOf(db: Database, { accepted }: Pick<AuthSecrets, "accepted">, address: string) {
  const keys = accepted.flatMap(({ value }) => [addressKey(value, address), formerAddressKey(value, address)]);
  return [provenAddress(db, keys), verifiedAccount(db, emailKeyOf(address))] as const;
}

/**
 * Writes a proof that a former secret's key holds under the present one too, as old as it is, so that it outlives that secret; null where it
 * is so already.
 */
export function renewingProof(db: Database, { current }: Pick<AuthSecrets, "current">, address: string, held: ProvenAddress | undefined) {
  const key = addressKey(current, address);
  return held && held.address !== key ? provingAddress(db, key, held.provenAt) : null;
}

/** What says that its reader has followed a mailed link in this network (a keyed hash; null for the system's messages); one row or none. */
export function answeredFrom(db: Database, secret: string, address: string, network: string | null) {
  return provenAddress(db, network === null ? [] : [answerKey(secret, address, network)]);
}

export async function isProven({ db, env }: Pick<ServiceContext, "db" | "env">, address: string): Promise<boolean> {
  const [followed, accounts] = await db.batch(proofsOf(db, authSecretsOf(env), address));
  return followed.length > 0 || accounts.length > 0;
}
