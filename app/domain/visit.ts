/** A page's own random key, sent along until its visitor's session has begun: two first requests at once begin one session. */
export const VISIT_HEADER = "Concord-Visit";

/** Names the draft that a form sends, by the `expiresAt` that its page was shown: a draft that has become a booking by then is answered with that one. */
export const DRAFT_HEADER = "Concord-Draft";

/** What a form names that was filled in without any draft: what it sends is meant for itself, also where the same was sent before. */
export const NO_DRAFT = "none";

/**
 * What a browser keeps of the last time that somebody left it to somebody else: a random mark, readable by our pages and no one's name. A
 * page sends the one that it was loaded under, so that nothing of a page from before becomes a later visitor's.
 */
export const LEFT_COOKIE = "concord-left";
export const LEFT_HEADER = "Concord-Left";

/** As a browser keeps it or a page names it: the random mark, and behind a point, for us alone, who signed in last under it. */
export interface Left {
  mark: string;
  /** Hashed; "" where nobody has. */
  person: string;
}

/** What a page names; of earlier programs the random mark alone. */
export function readLeft(text: string): Left {
  const [mark = "", person = ""] = text.split(".");
  return { mark, person };
}

/** The mark in a `Cookie` header or in `document.cookie`, under the one name that this installation gives it: with TLS a page of another host cannot set that. */
export function leftIn(cookies: string, secure: boolean): string {
  const name = `${secure ? "__Host-" : ""}${LEFT_COOKIE}=`;
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(name));
  return found?.slice(name.length) ?? "";
}

/** Its random part; "" where nobody has left. */
export const leftMarkIn = (cookies: string, secure: boolean): string => readLeft(leftIn(cookies, secure)).mark;

/** What the page names that wrote this; null where none did: programs say nothing of a page, and what only asks is not judged. */
export function writingPage({ method, headers }: Pick<Request, "method" | "headers">): Left | null {
  const since = headers.get(LEFT_HEADER);
  return since === null || isRead({ method }) ? null : readLeft(since);
}

/** Whether a request only asks. */
export const isRead = ({ method }: Pick<Request, "method">): boolean => method === "GET" || method === "HEAD";
