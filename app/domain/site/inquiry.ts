/**
 * A message to the offices, as the contact page asks for it: one atom per field, limits and message codes
 * of the bookings' own fields where they are the same.
 */
import { z } from "zod";
import * as field from "../booking/fields.ts";
import type { Issue } from "../errors.ts";
import type { MessageCode } from "../message-codes.ts";
import { firstPerField, issuesOf } from "../schema-issues.ts";

const code = (messageCode: MessageCode): MessageCode => messageCode;

export const INQUIRY_TOPICS = ["booking", "venues", "roster", "case", "careers", "accessibility", "privacy", "other"] as const;
export type InquiryTopic = (typeof INQUIRY_TOPICS)[number];

export function isInquiryTopic(value: unknown): value is InquiryTopic {
  return typeof value === "string" && (INQUIRY_TOPICS as readonly string[]).includes(value);
}

export const INQUIRY_LIMITS = { message: 4000 } as const;

/** An empty line of a form is no telephone number at all. */
const optionalPhone = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
  field.phone("phone_invalid").optional(),
);

export const inquirySchema = z.strictObject({
  name: field.personName("name_required"),
  email: field.email("email_is_required"),
  phone: optionalPhone,
  topic: z.enum(INQUIRY_TOPICS, code("topic_required")),
  message: field.description("message_required").max(INQUIRY_LIMITS.message, code("too_long")),
});
export type InquiryRequest = z.output<typeof inquirySchema>;
export type InquiryField = keyof InquiryRequest;
export const INQUIRY_FIELDS = Object.keys(inquirySchema.shape) as InquiryField[];

export type InquiryCheck = { ok: true; request: InquiryRequest } | { ok: false; issues: readonly Issue[] };

/** Checks what was sent. One issue per field, in the order of the form. */
export function checkInquiry(input: unknown): InquiryCheck {
  const parsed = inquirySchema.safeParse(input);
  return parsed.success ? { ok: true, request: parsed.data } : { ok: false, issues: firstPerField(issuesOf(parsed.error)) };
}
