/** How a delivery is signed: HMAC-SHA-256 (RFC 2104) over its moment, a dot and its body, so that neither can be taken for another. */

/** The `Concord-Signature` of a body at `at` (UTC milliseconds): one `v1` for each secret that signs. */
export async function signatureOf(secrets: readonly string[], at: number, body: string): Promise<string> {
  const seconds = Math.floor(at / 1000);
  const signed = new TextEncoder().encode(`${seconds}.${body}`);
  const macs = await Promise.all(secrets.map((secret) => hmacHex(secret, signed)));
  return [`t=${seconds}`, ...macs.map((mac) => `v1=${mac}`)].join(",");
}

async function hmacHex(secret: string, signed: BufferSource): Promise<string> {
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const mac = new Uint8Array(await crypto.subtle.sign("HMAC", key, signed));
  return [...mac].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
