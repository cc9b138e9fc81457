/** The signature of an exported record, checked wherever the record lies. Pure and without dependencies, since it runs in the archive's own page. */
export const SIGNATURE_ALGORITHM = "Ed25519";

export interface RecordSignature {
  algorithm: typeof SIGNATURE_ALGORITHM;
  /** The public key: base64url, 32 bytes. */
  key: string;
  /** Over the bytes of `seal.json`: base64. */
  signature: string;
}

/**
 * none: the record bears no signature; unchecked: this browser has no such signatures; sound: who has the key made it; `fingerprint` is
 * the key's.
 */
export type SignatureCheck = { is: "none" | "unchecked" | "wrong" } | { is: "sound"; fingerprint: string };

/** Bytes of base64 or base64url. Throws for what is neither. */
export function bytesOf64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** SHA-256 of a public key in groups of four, as people compare it. */
export async function fingerprintOfKey(key: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf64(key)));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/.{4}(?=.)/g, "$& ");
}

/**
 * Points of small order (RFC 8032, encodings with and without reduction, little-endian, their sign left out): under such a key a signature that
 * nobody made is sound for everything.
 */
const SMALL_ORDER: ReadonlySet<string> = new Set([
  "00".repeat(32),
  `01${"00".repeat(31)}`,
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
  `ec${"ff".repeat(30)}7f`,
  `ed${"ff".repeat(30)}7f`,
  `ee${"ff".repeat(30)}7f`,
]);

function isOfSmallOrder(key: Uint8Array): boolean {
  const unsigned = Uint8Array.from(key, (byte, at) => (at === 31 ? byte & 0x7f : byte));
  return SMALL_ORDER.has(Array.from(unsigned, (byte) => byte.toString(16).padStart(2, "0")).join(""));
}

/** Reads and checks `signature.json` over the seal's bytes. */
export async function checkSignature(file: Uint8Array | undefined, seal: Uint8Array<ArrayBuffer> | undefined): Promise<SignatureCheck> {
  if (!file) return { is: "none" };
  const read = readSignature(file);
  if (!read || !seal) return { is: "wrong" };
  const key = await importedKey(read.key);
  if (key === null) return { is: "wrong" };
  if (key === "unknown") return { is: "unchecked" };
  try {
    const sound = await crypto.subtle.verify(SIGNATURE_ALGORITHM, key, bytesOf64(read.signature), seal);
    return sound ? { is: "sound", fingerprint: await fingerprintOfKey(read.key) } : { is: "wrong" };
  } catch {
    return { is: "wrong" };
  }
}

function readSignature(file: Uint8Array): RecordSignature | null {
  try {
    const read = JSON.parse(new TextDecoder().decode(file)) as Partial<RecordSignature> | null;
    const isWhole = read?.algorithm === SIGNATURE_ALGORITHM && typeof read.key === "string" && typeof read.signature === "string";
    const key = isWhole && bytesOf64(read.key ?? "");
    return key && key.byteLength === 32 && !isOfSmallOrder(key) ? (read as RecordSignature) : null;
  } catch {
    return null;
  }
}

async function importedKey(key: string): Promise<CryptoKey | "unknown" | null> {
  try {
    return await crypto.subtle.importKey("raw", bytesOf64(key), SIGNATURE_ALGORITHM, false, ["verify"]);
  } catch (error) {
    // Older browsers do not know the algorithm; any other refusal is of the key.
    return error instanceof Error && error.name === "NotSupportedError" ? "unknown" : null;
  }
}
