import { AppError } from "#app/domain/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { capturedMail } from "./captured-mails.server.ts";

/** One of its attachments, by its place. Throws `not_found`. */
export async function openAttachment(
  context: ServiceContext,
  id: string,
  at: number,
): Promise<{ name: string; type: string; content: string }> {
  const file = (await capturedMail(context, id)).parts.attachments[at];
  if (!file) throw new AppError("not_found");
  return { name: file.filename, type: file.contentType, content: file.content };
}
