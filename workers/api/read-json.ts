/** Reads a JSON body within a limit: 415 for another type, 413 past the limit, 400 for what is not JSON. */
import type { Context } from "hono";
import { AppError } from "#app/domain/errors.ts";

export const BODY_LIMIT = 64 * 1024;

/** How much of a body that is too large is still read and dropped, so that its sender hears the answer and not a reset. */
const DRAINED = 1024 * 1024;

/** An escape of JSON: a pair of surrogates, one alone (the group), or any other. */
const ESCAPE = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|[\s\S])/g;

/** The text of a body with U+FFFD for half characters, which no other form can hold: what is hashed and what is shown would differ. */
const wellFormed = (text: string): string => text.replace(ESCAPE, (whole: string, lone?: string) => (lone ? "\\ufffd" : whole));

/** The parsed body where there is one; none, or one that is said to be of no length, is `{}`, whatever its type. Throws as `readJson`. */
export const readOptionalJson = async (c: Context): Promise<unknown> =>
  c.req.raw.body === null || c.req.header("Content-Length") === "0" ? {} : (await readJson(c)).value;

/** The parsed body and its text, of whole characters. Bytes are counted as they come, whatever `Content-Length` claims. */
export async function readJson(c: Context, limit = BODY_LIMIT): Promise<{ value: unknown; text: string }> {
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(c.req.header("Content-Type") ?? "")) throw new AppError("unsupported_media_type");
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size > DRAINED) break;
      if (size <= limit) text += decoder.decode(chunk, { stream: true });
    }
    if (size > limit) throw new AppError("payload_too_large");
    text = wellFormed(text + decoder.decode());
    return { value: JSON.parse(text), text };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid_input", { issues: [{ field: "body", code: "invalid_input" }], cause: error });
  }
}
