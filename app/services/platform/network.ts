/**
 * The network that an address belongs to, as far as limits are concerned: an IPv4 address by itself, an IPv6 address by its
 * /64, since one subscriber is given a whole /64 and can change the rest at will (RFC 6177).
 */

/** `address` is what `CF-Connecting-IP` holds. What is no address is its own network. */
export function networkOf(address: string): string {
  const text = address.trim().toLowerCase();
  const mapped = /^(?:0*:)*:ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(text);
  if (mapped) return mapped[1] ?? text;
  if (!text.includes(":")) return text;
  const [head = "", tail] = text.split("%", 1)[0]?.split("::") ?? [];
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(missing).fill("0"), ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** The network that a request comes from; `local` for all requests without an address, where there is no edge in front. */
export function callerNetwork(request: Request): string {
  return networkOf(request.headers.get("CF-Connecting-IP") ?? "local");
}
