/** A page's own random key, sent along until its visitor's session has begun: two first requests at once begin one session. */
export const VISIT_HEADER = "Concord-Visit";

/**
 * What a browser keeps of the last time that somebody signed out in it: a random mark, readable by our pages and nobody's name. A page
 * sends the one that it was loaded under, so that nothing of a page from before becomes a later visitor's.
 */
export const LEFT_COOKIE = "concord-left";
export const LEFT_HEADER = "Concord-Left";

const LEFT = /(?:^|;\s*)(?:__Host-)?concord-left=([\w-]+)/;

/** The mark in a `Cookie` header or in `document.cookie`; "" where nobody has signed out. */
export const leftMarkIn = (cookies: string): string => LEFT.exec(cookies)?.[1] ?? "";

/** Whether a request only asks. */
export const isRead = ({ method }: Pick<Request, "method">): boolean => method === "GET" || method === "HEAD";
