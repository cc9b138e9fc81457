/** The mails that a local run keeps instead of sending them. Where another transport is configured there are none, for nobody. */
import { type CapturedMail, findCaptured, listCaptured } from "#app/db/mail/outbox.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { CapturedHead, CapturedMailView } from "#app/domain/mail/outbox-record.ts";
import type { ServiceContext } from "#app/services/context.ts";

export interface CapturedMailService {
  /** Newest first. Throws `not_found` unless the capture transport is configured. */
  list(after: string | null): Promise<{ mails: CapturedHead[]; next: string | null }>;
  /** One mail in its parts. Throws `not_found`. */
  read(id: string): Promise<CapturedMailView>;
  /** One of its attachments, by its place. Throws `not_found`. */
  attachment(id: string, at: number): Promise<{ name: string; type: string; content: string }>;
  /** The whole message as it would have been sent (RFC 5322). Throws `not_found`. */
  raw(id: string): Promise<string>;
}

const PAGE = 50;

export function createCapturedMail({ env, db }: ServiceContext): CapturedMailService {
  const transport: string = env.MAIL_TRANSPORT;

  function onlyHere(): void {
    if (transport !== "capture") throw new AppError("not_found");
  }

  async function found(id: string): Promise<CapturedMail> {
    onlyHere();
    const mail = await findCaptured(db, id);
    if (!mail) throw new AppError("not_found");
    return mail;
  }

  return {
    async list(after) {
      onlyHere();
      const match = /^(\d{1,15})~([\w-]{1,64})$/.exec(after ?? "");
      const rows = await listCaptured(db, PAGE + 1, match ? { at: Number(match[1]), id: match[2] ?? "" } : null);
      const shown = rows.slice(0, PAGE);
      const last = shown.at(-1);
      return { mails: shown.map(headOf), next: rows.length > PAGE && last ? `${last.capturedAt}~${last.id}` : null };
    },
    async read(id) {
      const mail = await found(id);
      const { text, html, attachments } = mail.parts;
      const named = attachments.map(({ filename, contentType, content }) => ({
        name: filename,
        type: contentType,
        bytes: new TextEncoder().encode(content).byteLength,
      }));
      // An empty line ends the headers (RFC 5322, section 2.1).
      const [headers = ""] = mail.raw.split("\r\n\r\n", 1);
      return { ...headOf(mail), headers, text, html, attachments: named };
    },
    async attachment(id, at) {
      const file = (await found(id)).parts.attachments[at];
      if (!file) throw new AppError("not_found");
      return { name: file.filename, type: file.contentType, content: file.content };
    },
    async raw(id) {
      return (await found(id)).raw;
    },
  };
}

function headOf({
  id,
  recipient,
  subject,
  capturedAt,
}: {
  id: string;
  recipient: string;
  subject: string;
  capturedAt: number;
}): CapturedHead {
  return { id, recipient, subject, at: new Date(capturedAt).toISOString() };
}
