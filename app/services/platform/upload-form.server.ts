/** A form with a document as it comes in: bytes are counted while they arrive, whatever `Content-Length` claims, and kept once. */
import { multipartForm } from "#app/domain/documents/bounded-form.ts";
import { DOCUMENT_MAX } from "#app/domain/documents/document.ts";
import { AppError } from "#app/domain/errors.ts";

/**
 * The fields of a `multipart/form-data` body with files of at most 10 MB in all (RFC 7578). Throws `payload_too_large`,
 * `unsupported_media_type`, and `invalid_input` for what is no such form or was cut off.
 */
export async function readUploadForm(request: Request): Promise<FormData> {
  try {
    return await multipartForm(request, DOCUMENT_MAX);
  } catch (error) {
    const wasCut = error instanceof AppError && error.issues.some(({ code }) => code === "invalid_input");
    throw wasCut ? new AppError("invalid_input", { issues: [{ field: "file", code: "case_upload_cut" }], cause: error }) : error;
  }
}
