/**
 * The signature of exported records (Ed25519). Its key is a secret of the Worker; the public part lies in each record and is published
 * at `/api/record-signing-key`, so that a reader can compare the two, with those of keys that were replaced.
 */
import { bytesOf64, fingerprintOfKey, type RecordSignature, SIGNATURE_ALGORITHM } from "#app/domain/case/chain/signature.ts";

/**
 * Of 32 random bytes in PKCS #8, as `openssl genpkey -algorithm ed25519 -outform DER | base64` writes it. The first of the 43 letters still holds
 * two bits of the length that precedes them.
 */
const KEY = /^MC4CAQAwBQYDK2VwBCIEI[A-P][A-Za-z0-9+/]{42}$/;

/** The secret as it is set; empty where records are not signed. */
export const signingSecretOf = (env: object): string => (env as { RECORD_SIGNING_KEY?: string }).RECORD_SIGNING_KEY?.trim() ?? "";

/** Whether a secret is a key that records can be signed with. */
export const isSigningKey = (secret: string): boolean => KEY.test(secret);

const imported = new Map<string, Promise<SigningKey>>();

interface SigningKey {
  key: CryptoKey;
  /** Base64url, 32 bytes. */
  publicKey: string;
}

/** The key of this installation; null where none is set. */
async function signingKey(env: object): Promise<SigningKey | null> {
  const secret = signingSecretOf(env);
  if (!secret) return null;
  const known = imported.get(secret) ?? importing(secret);
  imported.set(secret, known);
  // What failed once is tried again by who asks next.
  known.catch(() => imported.delete(secret));
  return known;
}

async function importing(secret: string): Promise<SigningKey> {
  const key = await crypto.subtle.importKey("pkcs8", bytesOf64(secret), SIGNATURE_ALGORITHM, true, ["sign"]);
  const { x = "" } = (await crypto.subtle.exportKey("jwk", key)) as JsonWebKey;
  return { key, publicKey: x };
}

export interface PublishedKey {
  algorithm: typeof SIGNATURE_ALGORITHM;
  /** Base64url, 32 bytes. */
  key: string;
  fingerprint: string;
}

const published = async (key: string): Promise<PublishedKey> => ({
  algorithm: SIGNATURE_ALGORITHM,
  key,
  fingerprint: await fingerprintOfKey(key),
});

/** What is published of the key: nobody can sign with it. */
export async function publishedKey(env: object): Promise<PublishedKey | null> {
  const known = await signingKey(env);
  return known && published(known.publicKey);
}

/** A public key of 32 bytes in base64url, as `/api/record-signing-key` gives it. Its last letter holds four bits of nothing. */
const PUBLIC_KEY = /^[\w-]{42}[AEIMQUYcgkosw048]$/;

/** Public keys that records were signed with before the present one, as the operator has set them, by comma. */
export const formerKeysOf = (env: object): string[] =>
  ((env as { RECORD_FORMER_KEYS?: string }).RECORD_FORMER_KEYS ?? "").split(/[\s,]+/).filter(Boolean);

/** Whether what is set as a former key is a public key. */
export const isPublicKey = (key: string): boolean => PUBLIC_KEY.test(key);

/** What is published of the keys of before, the present one left out: records of their time name them. */
export async function publishedFormerKeys(env: object): Promise<PublishedKey[]> {
  const present = (await signingKey(env))?.publicKey;
  const former = [...new Set(formerKeysOf(env))].filter((key) => isPublicKey(key) && key !== present);
  return Promise.all(former.map(published));
}

/** The signature over the seal, which names the hash of the manifest and so of everything else; null where no key is set. */
export async function signSeal(env: object, seal: Uint8Array<ArrayBuffer>): Promise<RecordSignature | null> {
  const known = await signingKey(env);
  if (!known) return null;
  const signature = await crypto.subtle.sign(SIGNATURE_ALGORITHM, known.key, seal);
  return { algorithm: SIGNATURE_ALGORITHM, key: known.publicKey, signature: btoa(String.fromCharCode(...new Uint8Array(signature))) };
}
