/**
 * The token of a link that was mailed under a former secret, kept so that later mails repeat it once that secret is gone: AES-256-GCM
 * (NIST SP 800-38D) under a key of its own, bound to the link that it belongs to. Without the Worker's secret nobody reads it.
 */
import { bytesOf64 } from "#app/domain/case/chain/signature.ts";
import { base64url } from "#app/services/platform/ids.ts";

const IV_BYTES = 12;

/** The link that a token is of: a seal of one is none of another. */
export interface SealedFor {
  purpose: string;
  subjectId: string;
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`sealed-link:${secret}`));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

const boundTo = ({ purpose, subjectId }: SealedFor) => new TextEncoder().encode(`${purpose}:${subjectId}`);

/** `token`, readable with `secret` alone. */
export async function sealToken(secret: string, token: string, of: SealedFor): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const parameters = { name: "AES-GCM", iv, additionalData: boundTo(of) };
  const sealed = await crypto.subtle.encrypt(parameters, await keyOf(secret), new TextEncoder().encode(token));
  return base64url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** The token; null for what `secret` has not sealed for this link. */
export async function openSeal(secret: string, sealed: string, of: SealedFor): Promise<string | null> {
  try {
    const bytes = bytesOf64(sealed);
    const parameters = { name: "AES-GCM", iv: bytes.slice(0, IV_BYTES), additionalData: boundTo(of) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, await keyOf(secret), bytes.slice(IV_BYTES)));
  } catch {
    return null;
  }
}
