/** Keeps mails in the database instead of sending them, to be read at `/dev/mail`. For this machine only. */
import type { Database } from "#app/db/client.server.ts";
import { capture } from "#app/db/mail/outbox.repo.server.ts";
import type { MailTransport } from "#app/services/mail/mail-delivery.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { mimeOf } from "../mime.ts";

export function captureTransport(db: Database, clock: () => Date): MailTransport {
  return {
    async send(message) {
      const now = clock();
      await capture(db, {
        id: newId(),
        messageId: message.messageId,
        recipient: message.to.address,
        subject: message.subject,
        parts: { text: message.text, html: message.html, attachments: message.attachments },
        raw: await mimeOf(message, now),
        capturedAt: now.getTime(),
      });
    },
  };
}
