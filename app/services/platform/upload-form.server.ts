/** A form with a file as it comes in: bytes are counted while they arrive, whatever `Content-Length` claims, and kept once. */
import { MaxFileSizeExceededError, MaxTotalSizeExceededError, parseMultipartRequest } from "@remix-run/multipart-parser";
import { DOCUMENT_MAX, nameFromForm } from "#app/domain/documents/document.ts";
import { AppError } from "#app/domain/errors.ts";

/** What a form adds to its file: boundaries and other fields. */
const AROUND = 64 * 1024;
const MOST_PARTS = 50;

/**
 * The fields of a `multipart/form-data` body with files of at most 10 MB in all (RFC 7578). Throws `payload_too_large`,
 * `unsupported_media_type`, and `invalid_input` for what is no such form or was cut off.
 */
export async function readUploadForm(request: Request): Promise<FormData> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "")) throw new AppError("unsupported_media_type");
  if (Number(request.headers.get("Content-Length") ?? 0) > DOCUMENT_MAX + AROUND) throw new AppError("payload_too_large");
  const form = new FormData();
  const limits = { maxFileSize: DOCUMENT_MAX, maxTotalSize: DOCUMENT_MAX + AROUND, maxParts: MOST_PARTS };
  try {
    for await (const part of parseMultipartRequest(request, limits)) {
      if (!part.name) continue;
      if (part.isFile) form.append(part.name, new File(part.content as Uint8Array<ArrayBuffer>[], nameFromForm(part.filename ?? "")));
      else form.append(part.name, part.text.replaceAll("\r\n", "\n"));
    }
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
      throw new AppError("payload_too_large", { cause: error });
    throw new AppError("invalid_input", { issues: [{ field: "file", code: "case_upload_cut" }], cause: error });
  }
  return form;
}
