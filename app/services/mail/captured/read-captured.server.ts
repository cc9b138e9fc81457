import type { CapturedMailView } from "#app/domain/mail/outbox-record.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { capturedMail, headOf } from "./captured-mails.server.ts";

/** One mail in its parts. Throws `not_found`. */
export async function readCapturedMail(context: ServiceContext, id: string): Promise<CapturedMailView> {
  const mail = await capturedMail(context, id);
  const { text, html, attachments } = mail.parts;
  const named = attachments.map(({ filename, contentType, content }) => ({
    name: filename,
    type: contentType,
    bytes: new TextEncoder().encode(content).byteLength,
  }));
  // An empty line ends the headers (RFC 5322, section 2.1).
  const [headers = ""] = mail.raw.split("\r\n\r\n", 1);
  return { ...headOf(mail), headers, text, html, attachments: named };
}
