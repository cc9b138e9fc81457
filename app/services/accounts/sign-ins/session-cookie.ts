/** The cookie that names a session, by its name and its parts (better-auth: the token, a dot, its signature). */

/** `secure`: under TLS the name binds it to this host alone. */
export const sessionCookieName = (secure: boolean) => `${secure ? "__Host-" : ""}concord.session_token`;

/** The token that a request's cookies name, unproven; null where there is none. Names a session, and proves nothing. */
export function sessionTokenIn(cookies: string | null, secure: boolean): string | null {
  const begins = `${sessionCookieName(secure)}=`;
  const pair = (cookies ?? "").split(/;\s*/).find((one) => one.startsWith(begins));
  return pair ? pair.slice(begins.length).split(/\.|%2E/i)[0] || null : null;
}
