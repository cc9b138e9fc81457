/**
 * Which addresses webhooks are sent to. Anyone who may register one could have our server ask inside other networks: so it is HTTPS on the
 * usual port, to a public name, never a number and never ourselves. Looked at when it is registered and again before each attempt.
 */
export const ADDRESS_CODES = ["webhook_url_invalid", "webhook_url_https", "webhook_url_host", "webhook_url_own"] as const;
export type AddressCode = (typeof ADDRESS_CODES)[number];

/** Names that are no one's in public (RFC 6761, RFC 6762, RFC 7686, RFC 8375, RFC 9476, and what house networks use). */
const NOT_PUBLIC = [
  "localhost",
  "local",
  "localdomain",
  "internal",
  "intranet",
  "private",
  "corp",
  "home",
  "lan",
  "arpa",
  "test",
  "invalid",
  "onion",
  "alt",
];

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
  if (NOT_PUBLIC.includes(top)) return "webhook_url_host";
  return host === new URL(ownOrigin).hostname ? "webhook_url_own" : null;
}
