/** Whether a person made a request, and no program that opens the links of mails by itself. */

/** What browsers say of pages that they fetch before somebody asks for them. */
const AHEAD = ["Purpose", "Sec-Purpose", "X-Purpose", "X-Moz"];

/**
 * True of a form that was sent, and of a page that a browser opens because its user acted. False for HEAD, for what is fetched ahead, and for
 * a GET of which no browser says who began it: scanners of mail send that, and so do some browsers, whose users prove
 * themselves by what they send.
 */
export function isByPerson({ method, headers }: Pick<Request, "method" | "headers">): boolean {
  if (method === "POST") return true;
  if (method !== "GET" || AHEAD.some((name) => headers.has(name))) return false;
  return headers.get("Sec-Fetch-User") === "?1" && headers.get("Sec-Fetch-Dest") === "document";
}
