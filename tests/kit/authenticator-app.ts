/** What an authenticator app shows: RFC 6238 over the key as it is written. */
export async function codeOf(key: string, at = Date.now()): Promise<string> {
  const bits = [...key].map((char) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(char).toString(2).padStart(5, "0")).join("");
  const raw = Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2),
  );
  const hmac = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-1" }, false, ["sign"]);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(at / 30_000)));
  const digest = new Uint8Array(await crypto.subtle.sign("HMAC", hmac, counter.buffer));
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = new DataView(digest.buffer).getUint32(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}
