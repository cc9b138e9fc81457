/** A page's own random key, sent along until its visitor's session has begun: two first requests at once begin one session. */
export const VISIT_HEADER = "Concord-Visit";

/**
 * What a browser keeps of the last time that somebody left it to somebody else: a random mark, readable by our pages and nobody's name. A
 * page sends the one that it was loaded under, so that nothing of a page from before becomes a later visitor's.
 */
export const LEFT_COOKIE = "concord-left";
export const LEFT_HEADER = "Concord-Left";

/** Under the one name that this installation gives it: with TLS a page of another host cannot set that. */
function markIn(cookies: string, secure: boolean): readonly string[] {
  const name = `${secure ? "__Host-" : ""}${LEFT_COOKIE}=`;
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(name));
  return found?.slice(name.length).split(".") ?? [];
}

/** The mark in a `Cookie` header or in `document.cookie`; "" where nobody has left. */
export const leftMarkIn = (cookies: string, secure: boolean): string => markIn(cookies, secure)[0] ?? "";

/** Who signed in last under that mark, hashed; "" where nobody has. */
export const markedPersonIn = (cookies: string, secure: boolean): string => markIn(cookies, secure)[1] ?? "";

/** Whether a page wrote this that was loaded before its browser was left to somebody else. Programs say nothing of a page. */
export function isOldPage(request: Pick<Request, "method" | "headers">, secure: boolean): boolean {
  const since = request.headers.get(LEFT_HEADER);
  return since !== null && !isRead(request) && since !== leftMarkIn(request.headers.get("Cookie") ?? "", secure);
}

/** Whether a request only asks. */
export const isRead = ({ method }: Pick<Request, "method">): boolean => method === "GET" || method === "HEAD";
