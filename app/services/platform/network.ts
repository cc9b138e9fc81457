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

/**
 * The wider part of the network that a network (`networkOf`) belongs to: an IPv4 /16, an IPv6 /32, which is what one provider is given.
 * Strangers share it: nothing is refused by it, it only says whose turn it is.
 */
export function areaOf(network: string): string {
  if (network.includes(":")) return `${network.split(":").slice(0, 2).join(":")}::/32`;
  const [, front] = /^(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(network) ?? [];
  return front ? `${front}.0.0/16` : network;
}
