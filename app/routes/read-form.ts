/** Reads a posted form within a limit, so that one request cannot cost what a thousand do. */
import { data } from "react-router";

/** Bytes taken; all fields of the longest form, each at its limit, are less. */
const LIMIT = 128 * 1024;
/** How much of a body that is too large is still read and dropped, so that its sender hears the answer and not a reset. */
const DRAINED = 1024 * 1024;

/**
 * The fields of a form sent as `application/x-www-form-urlencoded` (HTML, "form submission"); what is no such form
 * is an empty one, and is answered with what is missing. Line breaks are LF. Throws 413 beyond the limit.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > DRAINED) break;
    if (size <= LIMIT) text += decoder.decode(chunk, { stream: true });
  }
  if (size > LIMIT) throw data(null, { status: 413, statusText: "Content Too Large" });
  const isForm = (request.headers.get("Content-Type") ?? "").startsWith("application/x-www-form-urlencoded");
  return new URLSearchParams(isForm ? text.replaceAll("%0D%0A", "%0A") : "");
}
