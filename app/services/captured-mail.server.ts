/** The mails that a local run keeps instead of sending them. Where another transport is configured there are none, for nobody. */
import type { Email } from "postal-mime";
import { findCaptured, listCaptured } from "../db/outbox.repo.server.ts";
import { AppError } from "../domain/errors.ts";
import type { CapturedHead, CapturedMailView } from "../domain/mail/outbox-record.ts";
import type { ServiceContext } from "./create-services.server.ts";

export interface CapturedMailService {
  /** Newest first. Throws `not_found` unless the capture transport is configured. */
  list(after: string | null): Promise<{ mails: CapturedHead[]; next: string | null }>;
  /** One mail, parsed. Throws `not_found`. */
  read(id: string): Promise<CapturedMailView>;
  /** One of its attachments, by its place. Throws `not_found`. */
  attachment(id: string, at: number): Promise<{ name: string; type: string; content: ArrayBuffer }>;
}

const PAGE = 50;

export function createCapturedMail({ env, db }: ServiceContext): CapturedMailService {
  const transport: string = env.MAIL_TRANSPORT;

  function onlyHere(): void {
    if (transport !== "capture") throw new AppError("not_found");
  }

  async function parsed(id: string): Promise<{ head: CapturedHead; mail: Email }> {
    onlyHere();
    const found = await findCaptured(db, id);
    if (!found) throw new AppError("not_found");
    const { default: PostalMime } = await import("postal-mime");
    return { head: headOf(found), mail: await PostalMime.parse(found.raw, { attachmentEncoding: "arraybuffer" }) };
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
      const { head, mail } = await parsed(id);
      return {
        ...head,
        headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
        text: mail.text ?? "",
        html: mail.html ?? "",
        attachments: mail.attachments.map((file, at) => ({
          name: file.filename ?? String(at + 1),
          type: file.mimeType,
          bytes: contentOf(file.content).byteLength,
        })),
      };
    },
    async attachment(id, at) {
      const file = (await parsed(id)).mail.attachments[at];
      if (!file) throw new AppError("not_found");
      return { name: file.filename ?? String(at + 1), type: file.mimeType, content: contentOf(file.content) };
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

/** As the parser was asked for it: bytes of their own. */
function contentOf(content: Email["attachments"][number]["content"]): ArrayBuffer {
  return content instanceof ArrayBuffer ? content : new TextEncoder().encode(String(content)).buffer;
}
