/** A form with files, read within a limit: bytes are counted as they come, whatever `Content-Length` claims. */
import { AppError } from "../errors.ts";

/** What a form adds to its file: boundaries and other fields. */
const AROUND = 64 * 1024;

/** The fields of a multipart or urlencoded body of at most `limit` bytes of files. Throws `payload_too_large`, `unsupported_media_type`, and `invalid_input` for what is no form. */
export async function boundedForm(request: Request, limit: number): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) throw new AppError("unsupported_media_type");
  const most = limit + AROUND;
  if (Number(request.headers.get("Content-Length") ?? 0) > most) throw new AppError("payload_too_large");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += chunk.byteLength;
    if (size > most) throw new AppError("payload_too_large");
    chunks.push(chunk);
  }
  try {
    return await new Response(new Blob(chunks), { headers: { "Content-Type": type } }).formData();
  } catch (error) {
    throw new AppError("invalid_input", { issues: [{ field: "body", code: "invalid_input" }], cause: error });
  }
}
