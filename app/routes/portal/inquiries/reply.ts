import { PROVIDER } from "#app/domain/provider.ts";
import type { InquiryRecord } from "#app/domain/site/inquiry-record.ts";

/** A mail to the writer whose subject names the reference (RFC 6068). */
export function replyLink({ email, reference }: Pick<InquiryRecord, "email" | "reference">): string {
  const address = email.split("@").map(encodeURIComponent).join("@");
  return `mailto:${address}?subject=${encodeURIComponent(`Re: ${PROVIDER.name} ${reference}`)}`;
}
