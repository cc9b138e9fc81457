/** Whether a host is a machine of one's own: what is served there may be open to anyone who reaches it. Pure. */

/** Names that nobody can have on the Internet (RFC 2606, RFC 6761, RFC 6762, RFC 8375), and those without a domain. */
const RESERVED = /(?:^|\.)(?:localhost|test|example|invalid|local|internal|lan|home\.arpa)$|^[a-z][a-z\d-]*$/i;
/** Loopback, link-local and private addresses (RFC 1918, RFC 3927), and those of IPv6 (RFC 4193, RFC 4291). */
const PRIVATE =
  /^(?:127|10)(?:\.\d{1,3}){3}$|^(?:192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2}$|^\[(?:::1|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/i;

/** Of a URL's `hostname`. */
export const isOwnHost = (hostname: string): boolean => RESERVED.test(hostname) || PRIVATE.test(hostname);
