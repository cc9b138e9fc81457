/** The mails that a local run keeps instead of sending them. Where another transport is configured there are none, for nobody. */
import { type CapturedMail, findCaptured } from "#app/db/mail/outbox.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { CapturedHead } from "#app/domain/mail/outbox-record.ts";
import type { ServiceContext } from "#app/services/context.ts";

export function requireCapture({ env }: ServiceContext): void {
  const transport: string = env.MAIL_TRANSPORT;
  if (transport !== "capture") throw new AppError("not_found");
}

export async function capturedMail(context: ServiceContext, id: string): Promise<CapturedMail> {
  const { db } = context;
  requireCapture(context);
  const mail = await findCaptured(db, id);
  if (!mail) throw new AppError("not_found");
  return mail;
}

export function headOf({
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
