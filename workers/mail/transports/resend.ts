/** Sends through Resend's HTTPS API. The Idempotency-Key is the Message-ID: what is sent twice within a day arrives once. */
import { type MailAddress, MailFailure, type MailMessage } from "#app/domain/mail/message.ts";
import type { MailTransport } from "#app/services/mail/mail-delivery.server.ts";
import { automaticHeaders } from "../mime.ts";

const ENDPOINT = "https://api.resend.com/emails";
const PATIENCE_MS = 15_000;

/** `call` is `fetch`, or a test's stand-in for it. */
export function resendTransport(key: string, call: typeof fetch = fetch): MailTransport {
  return {
    async send(message) {
      const answer = await ask(call, key, message);
      if (answer.ok) await answer.body?.cancel();
      else await refused(answer);
    },
  };
}

async function ask(call: typeof fetch, key: string, message: MailMessage): Promise<Response> {
  try {
    return await call(ENDPOINT, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json", "Idempotency-Key": message.messageId },
      body: JSON.stringify(bodyOf(message)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    throw new MailFailure("unreachable");
  }
}

function bodyOf(message: MailMessage): Record<string, unknown> {
  return {
    from: written(message.from),
    to: [written(message.to)],
    ...(message.replyTo ? { reply_to: written(message.replyTo) } : {}),
    subject: message.subject,
    text: message.text,
    html: message.html,
    headers: { "Message-ID": `<${message.messageId}>`, ...automaticHeaders(message) },
    attachments: message.attachments.map(({ filename, contentType, content }) => ({
      filename,
      content_type: contentType,
      content: Buffer.from(content, "utf8").toString("base64"),
    })),
  };
}

/** An address with its name quoted (RFC 5322, section 3.2.4). */
function written({ name, address }: MailAddress): string {
  return name ? `"${name.replace(/["\\]/g, "\\$&")}" <${address}>` : address;
}

/** Throws the reason; returns where the message had been taken over before. */
async function refused(answer: Response): Promise<void> {
  const told = await answer.json<{ name?: string }>().catch(() => null);
  // The same key with other words: it was sent, and has been written again since (a booking is notified as of now).
  if (answer.status === 409 && told?.name === "invalid_idempotent_request") return;
  if (answer.status === 401 || answer.status === 403) throw new MailFailure("not_configured");
  if (answer.status === 429) throw new MailFailure("throttled");
  if (answer.status >= 500) throw new MailFailure("unreachable");
  // What it will not take as it is written, it will not take tomorrow.
  throw new MailFailure("refused", answer.status === 400 || answer.status === 422);
}
