/** Sends through Cloudflare's `send_email` binding, which takes the raw message. */
import { MailFailure } from "#app/domain/mail/message.ts";
import type { MailTransport } from "#app/services/mail/mail-delivery.server.ts";
import { mimeOf } from "../mime.ts";

export function cloudflareTransport(binding: SendEmail, clock: () => Date): MailTransport {
  return {
    async send(message) {
      const { EmailMessage } = await import("cloudflare:email");
      const raw = await mimeOf(message, clock());
      try {
        await binding.send(new EmailMessage(message.from.address, message.to.address, raw));
      } catch (error) {
        throw reasonOf(error);
      }
    },
  };
}

/** The binding's errors carry a code; what it does not name is tried again. */
function reasonOf(error: unknown): MailFailure {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (/SENDER|NOT_ENABLED|DISABLED/i.test(code)) return new MailFailure("not_configured");
  if (/RECIPIENT_SUPPRESSED|RECIPIENT_NOT_ALLOWED/i.test(code)) return new MailFailure("rejected_recipient", true);
  if (/RATE_LIMIT|DAILY_LIMIT/i.test(code)) return new MailFailure("throttled");
  return new MailFailure(code ? "refused" : "unreachable");
}
