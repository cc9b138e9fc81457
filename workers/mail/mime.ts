/** A message as it travels (RFC 5322, RFC 2045): text and HTML as alternatives, attachments beside them. */
import MailComposer from "nodemailer/lib/mail-composer";
import type { MailMessage } from "#app/domain/mail/message.ts";

/** The raw message, all of it ASCII. `date` is when it is sent. */
export async function mimeOf(message: MailMessage, date: Date): Promise<string> {
  const address = (one: MailMessage["from"]) => ({ name: one.name ?? "", address: one.address });
  const composer = new MailComposer({
    messageId: `<${message.messageId}>`,
    date,
    from: address(message.from),
    to: address(message.to),
    ...(message.replyTo ? { replyTo: address(message.replyTo) } : {}),
    subject: message.subject,
    text: message.text,
    html: message.html,
    headers: automaticHeaders(message),
    attachments: message.attachments.map((attachment) => ({ ...attachment, contentTransferEncoding: "base64" })),
    // Nothing in a message may make the Worker fetch or read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return (await composer.compile().build()).toString("latin1");
}

/** Says that a program wrote it (RFC 3834), so that no program answers, and in which language. */
export function automaticHeaders({ locale }: Pick<MailMessage, "locale">): Record<string, string> {
  return { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All", "Content-Language": locale };
}
