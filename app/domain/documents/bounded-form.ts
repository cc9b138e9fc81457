/** Forms with files, read within limits while they arrive: bytes, parts, and what names and texts take, whatever `Content-Length` claims. */
import { MaxFileSizeExceededError, MaxTotalSizeExceededError, type MultipartPart, parseMultipartStream } from "@remix-run/multipart-parser";
import { AppError } from "../errors.ts";
import { nameFromForm } from "./document.ts";

/** What a form adds to its file: boundaries and other fields. */
const AROUND = 64 * 1024;
/** The longest form of ours has fewer fields. */
const MOST_FIELDS = 200;
/** Bytes of names and texts of a form, files apart. */
const MOST_TEXT = 256 * 1024;
/** RFC 2046, 5.1.1: at most 70 characters of these, of which the last is no space. Looking for a longer one costs its length for every byte of a file. */
const BOUNDARY = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/;
const NAMED_BOUNDARY = /;\s*boundary\s*=\s*(?:"([^"]*)"|([^;\s]*))/i;

const refused = (field: string, code: "form_boundary" | "form_fields" | "invalid_input") =>
  new AppError("invalid_input", { issues: [{ field, code }] });

/**
 * The fields of a multipart or urlencoded body with at most `limit` bytes of files. Throws `payload_too_large`, `unsupported_media_type`, and
 * `invalid_input` for what is no form, for a boundary that RFC 2046 does not allow and for more fields than any form has.
 */
export async function boundedForm(request: Request, limit: number): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (/^multipart\/form-data\b/i.test(type)) return multipartForm(request, limit);
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw new AppError("unsupported_media_type");
  const decoder = new TextDecoder();
  let [text, size, fields] = ["", 0, 1];
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > Math.min(limit + AROUND, MOST_TEXT)) throw new AppError("payload_too_large");
    const more = decoder.decode(chunk, { stream: true });
    fields += more.split("&").length - 1;
    if (fields > MOST_FIELDS) throw refused("body", "form_fields");
    text += more;
  }
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text + decoder.decode())) form.append(name, value);
  return form;
}

/** The fields of a `multipart/form-data` body (RFC 7578), as `boundedForm` reads them; line ends of texts are LF. */
export async function multipartForm(request: Request, limit: number): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) throw new AppError("unsupported_media_type");
  if (Number(request.headers.get("Content-Length") ?? 0) > limit + AROUND) throw new AppError("payload_too_large");
  const found = NAMED_BOUNDARY.exec(type);
  const boundary = found?.[1] ?? found?.[2] ?? "";
  if (!BOUNDARY.test(boundary)) throw refused("Content-Type", "form_boundary");
  const form = new FormData();
  const limits = { maxFileSize: limit, maxTotalSize: limit + AROUND, maxParts: Number.POSITIVE_INFINITY };
  let [parts, text] = [0, 0];
  try {
    for await (const part of parseMultipartStream(request.body ?? new Blob([]).stream(), { boundary, ...limits })) {
      parts += 1;
      if (parts > MOST_FIELDS) throw refused("body", "form_fields");
      text += sizeOfText(part);
      if (text > MOST_TEXT) throw new AppError("payload_too_large");
      addPart(form, part);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
      throw new AppError("payload_too_large", { cause: error });
    throw new AppError("invalid_input", { issues: [{ field: "body", code: "invalid_input" }], cause: error });
  }
  return form;
}

const sizeOfText = (part: MultipartPart): number => (part.name?.length ?? 0) + (part.isFile ? (part.filename?.length ?? 0) : part.size);

function addPart(form: FormData, part: MultipartPart): void {
  if (!part.name) return;
  if (part.isFile) form.append(part.name, new File(part.content as Uint8Array<ArrayBuffer>[], nameFromForm(part.filename ?? "")));
  else form.append(part.name, part.text.replaceAll("\r\n", "\n"));
}
