/**
 * Whether passkeys can be made for a host as written in an address: WebAuthn's relying party is a domain, never an IP
 * address (Web Authentication Level 3, section 5.1.2, "valid domain").
 */
export function isPasskeyHost(hostname: string): boolean {
  // `URL` writes every IPv4 address as four numbers, and an IPv6 one in brackets.
  return !/^(?:\d+\.){3}\d+$|^\[/.test(hostname);
}
