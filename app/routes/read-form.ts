/** Reads a posted form within a limit, so that one request cannot cost what a thousand do. */
import { data } from "react-router";

/** Bytes taken unless a page says more; all fields of every other form, each at its limit and in whatever alphabet, are less. */
const LIMIT = 128 * 1024;
/** How much of a body that is too large is still read and dropped, so that its sender hears the answer and not a reset. */
const DRAINED = 1024 * 1024;
const FORM = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * The fields of a form sent as `application/x-www-form-urlencoded` (HTML, "form submission"); no body is an empty form. Line breaks are LF.
 * Throws 415 for a body of another type, which read as an empty form would be answered for what it does not say, and 413 beyond `limit` bytes.
 */
export async function readForm(request: Request, limit = LIMIT): Promise<URLSearchParams> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > DRAINED) break;
    if (size <= limit) text += decoder.decode(chunk, { stream: true });
  }
  if (size > limit) throw data(null, { status: 413, statusText: "Content Too Large" });
  if (size > 0 && !FORM.test(request.headers.get("Content-Type") ?? ""))
    throw data(null, {
      status: 415,
      statusText: "Unsupported Media Type",
      headers: { "Accept-Post": "application/x-www-form-urlencoded" },
    });
  return new URLSearchParams(text.replaceAll("%0D%0A", "%0A"));
}
