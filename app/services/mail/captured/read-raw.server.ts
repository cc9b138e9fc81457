import type { ServiceContext } from "#app/services/context.ts";
import { capturedMail } from "./captured-mails.server.ts";

/** The whole message as it would have been sent (RFC 5322). Throws `not_found`. */
export async function readRawMail(context: ServiceContext, id: string): Promise<string> {
  return (await capturedMail(context, id)).raw;
}
