/**
 * Which addresses webhooks are sent to. Anyone who may register one could have our server ask inside other networks: so it is HTTPS on the
 * usual port, to a public name, never a number and never ourselves. Looked at when it is registered and again before each attempt.
 */
export const ADDRESS_CODES = ["webhook_url_invalid", "webhook_url_https", "webhook_url_host", "webhook_url_own"] as const;
export type AddressCode = (typeof ADDRESS_CODES)[number];

/**
 * Last labels that are no one's in public: reserved ones (RFC 6761, RFC 6762, RFC 7686, RFC 8375, RFC 9476, `internal` and what ICANN delegates to nobody),
 * what house and office networks use, and those of clusters and their directories.
 */
const NOT_PUBLIC = [
  ..."localhost local localdomain localnet internal intranet intra private priv corp home mail lan lcl".split(" "),
  ..."domain workgroup dhcp router modem gateway bbrouter belkin".split(" "),
  ..."arpa test invalid onion alt i2p exit gnu zkey bit".split(" "),
  ..."svc cluster consul nomad mesos marathon rancher weave kube k8s docker vagrant lxd incus node service pod".split(" "),
];

/** Domains whose names say the address that they lead to, or lead to a machine itself, and those that change where they lead (DNS rebinding). */
const LEADING_INSIDE = [
  ...["nip.io", "sslip.io", "xip.io", "xip.name", "ip6.name", "ipq.co", "backname.io", "local-ip.co", "local-ip.sh", "plex.direct"],
  ...[
    "localtest.me",
    "lvh.me",
    "vcap.me",
    "traefik.me",
    "fuf.me",
    "ulh.us",
    "localho.st",
    "lacolhost.com",
    "localhst.co.uk",
    "localhost.tv",
  ],
  ...[
    "localhost.direct",
    "localdev.me",
    "local.gd",
    "ddev.site",
    "lndo.site",
    "127-0-0-1.org.uk",
    "yoogle.com",
    "smackaho.st",
    "42foo.com",
  ],
  ...["rbndr.us", "1u.ms", "rebind.it", "rebind.network", "lock.cmpxchg8b.com", "gl0.eu"],
  ...["fritz.box", "routerlogin.net", "routerlogin.com", "tplinkwifi.net", "router.asus.com", "metadata.tencentyun.com"],
];

/** Whether a name says an address that is not public (RFC 6890): four numbers, apart by full stops or hyphens, whichever domain it is in. */
function saysPrivateAddress(host: string): boolean {
  const parts = host.split(/[.-]/).map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : null));
  return parts.some((a, at) => {
    const [b, c, d] = parts.slice(at + 1, at + 4);
    return a !== null && b != null && c != null && d != null && isPrivate(a, b);
  });
}

/** Of the first two numbers of an IPv4 address. */
const isPrivate = (a: number, b: number): boolean =>
  [0, 10, 127].includes(a) ||
  (a === 169 && b === 254) ||
  (a === 172 && b >= 16 && b < 32) ||
  (a === 192 && b === 168) ||
  (a === 100 && b >= 64 && b < 128);

const isIn = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** What is wrong with an address; null for one that is written to. `ownOrigin`: of this installation. */
export function wrongAddress(typed: string, ownOrigin: string): AddressCode | null {
  if (!URL.canParse(typed)) return "webhook_url_invalid";
  // Numbers in every notation (hexadecimal, octal, short) are plain ones from here on (WHATWG URL, "host parsing").
  const { protocol, hostname, port, username, password } = new URL(typed);
  if (protocol !== "https:") return "webhook_url_https";
  if (port !== "" || username !== "" || password !== "") return "webhook_url_invalid";
  const host = hostname.replace(/\.$/, "");
  const labels = host.split(".");
  const top = labels.at(-1) ?? "";
  if (host.startsWith("[") || labels.length < 2 || labels.includes("") || !/^[a-z]/.test(top)) return "webhook_url_host";
  if (NOT_PUBLIC.includes(top) || saysPrivateAddress(host)) return "webhook_url_host";
  if (LEADING_INSIDE.some((domain) => isIn(host, domain))) return "webhook_url_host";
  return host === new URL(ownOrigin).hostname ? "webhook_url_own" : null;
}
