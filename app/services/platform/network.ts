/**
 * The network that an address belongs to, as far as limits are concerned: an IPv4 address by itself, an IPv6 address by its
 * /64, since one subscriber is given a whole /64 and can change the rest at will (RFC 6177).
 */

/** `address` is what `CF-Connecting-IP` holds. What is no address is its own network. */
export function networkOf(address: string): string {
  const text = address.trim().toLowerCase();
  if (!text.includes(":")) return text;
  const groups = groupsOf(text);
  const [first = 0, second = 0] = groups.slice(6);
  // An IPv4 address mapped into IPv6 (::ffff:0:0/96) is that address, in whichever of its spellings.
  if (groups.length === 8 && groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return [first >> 8, first & 255, second >> 8, second & 255].join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The groups of an IPv6 address, as numbers; an IPv4 address at its end is the last two. */
function groupsOf(text: string): number[] {
  const [bare = ""] = text.split("%", 1);
  const spelled = bare.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...parts: string[]) => {
    const [one = 0, two = 0, three = 0, four = 0] = parts.slice(0, 4).map(Number);
    return `${(one * 256 + two).toString(16)}:${(three * 256 + four).toString(16)}`;
  });
  const [head = "", tail] = spelled.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(missing).fill("0"), ...back].map((group) => Number.parseInt(group, 16));
}

/** The network that a request comes from; `local` for all requests without an address, where there is no edge in front. */
export function callerNetwork(request: Request): string {
  return networkOf(request.headers.get("CF-Connecting-IP") ?? "local");
}

/**
 * The site that a network (`networkOf`) belongs to: an IPv6 /48, of which one subscriber may be given the whole (RFC 6177) and change the rest at will.
 * Null of an IPv4 address, which has none.
 */
export function siteOf(network: string): string | null {
  return network.endsWith("::/64") ? `${network.split(":").slice(0, 3).join(":")}::/48` : null;
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
