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

/**
 * Whether a person opened this page from here, or by its address: no picture, frame, program of another site or link on it, which the
 * person at this browser has no part in. Browsers that say nothing are believed.
 */
export function isOpenedHere(request: Pick<Request, "method" | "headers">): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  return isPageShown(request) && (site === null || site === "same-origin" || site === "none");
}

/**
 * Whether a file may be given whose taking is written down: nothing that another site, or a browser ahead of its user, asks for. Who only
 * asks whether it is there takes nothing.
 */
export function mayTake(request: Pick<Request, "method" | "headers">): boolean {
  return request.method === "HEAD" || isOpenedHere(request);
}

/** The same for a file that a page of ours also shows in a frame or as a picture of its own: never in another site's. */
export function mayShowInPage(request: Pick<Request, "method" | "headers">): boolean {
  const { method, headers } = request;
  const isPart = ["iframe", "image"].includes(headers.get("Sec-Fetch-Dest") ?? "");
  if (!isPart) return mayTake(request);
  return (
    method === "HEAD" || (method === "GET" && headers.get("Sec-Fetch-Site") === "same-origin" && !AHEAD.some((name) => headers.has(name)))
  );
}

/**
 * Whether an answer to this request, of somebody who is signed in, comes before their eyes as a page: a document that they
 * opened, or the data that a page of ours asks for. False for HEAD, what is fetched ahead, pictures and frames, and what another
 * site begins without its user. Browsers that say nothing are believed; Safari does not say that a user began, so that a page which it
 * opens from another site counts with the next one.
 */
export function isPageShown({ method, headers }: Pick<Request, "method" | "headers">): boolean {
  if (method !== "GET" || AHEAD.some((name) => headers.has(name))) return false;
  const [site, into] = [headers.get("Sec-Fetch-Site"), headers.get("Sec-Fetch-Dest")];
  const own = site === null || site === "same-origin";
  if (into === "empty") return own;
  if (into !== null && into !== "document") return false;
  return own || site === "none" || headers.get("Sec-Fetch-User") === "?1";
}
