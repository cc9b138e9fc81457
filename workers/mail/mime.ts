/** A message as it travels (RFC 5322, RFC 2045): text and HTML as alternatives, attachments next to them. */
import MimeNode from "nodemailer/lib/mime-node";
import type { MailAddress, MailMessage } from "#app/domain/mail/message.ts";

/** The raw message, all of it ASCII. `date` is when it is sent. */
export async function mimeOf(message: MailMessage, date: Date): Promise<string> {
  // Nothing in a message may make the Worker fetch or read.
  const closed = { disableFileAccess: true, disableUrlAccess: true };
  const body = message.attachments.length > 0 ? new MimeNode("multipart/mixed", closed) : new MimeNode("multipart/alternative", closed);
  const words = message.attachments.length > 0 ? body.createChild("multipart/alternative") : body;
  words.createChild("text/plain; charset=utf-8").setContent(message.text);
  words.createChild("text/html; charset=utf-8").setContent(message.html);
  for (const { filename, contentType, content } of message.attachments) {
    body
      .createChild(contentType, { filename })
      .setHeader({ "Content-Disposition": "attachment", "Content-Transfer-Encoding": "base64" })
      .setContent(content);
  }
  body.setHeader({
    From: address(message.from),
    To: address(message.to),
    ...(message.replyTo ? { "Reply-To": address(message.replyTo) } : {}),
    Subject: message.subject,
    "Message-ID": `<${message.messageId}>`,
    Date: date.toUTCString().replace("GMT", "+0000"),
    ...automaticHeaders(message),
  });
  return (await body.build()).toString("latin1");
}

const address = ({ name, address }: MailAddress) => [{ name: name ?? "", address }];

/** Says that a program wrote it (RFC 3834), so that no program answers, and in which language. */
export function automaticHeaders({ locale }: Pick<MailMessage, "locale">): Record<string, string> {
  return { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All", "Content-Language": locale };
}
