/** A message of the contact page as staff see it. */
import type { Locale } from "../locale.ts";
import type { InquiryTopic } from "./inquiry.ts";

export interface InquiryRecord {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  topic: InquiryTopic;
  message: string;
  locale: Locale;
  /** Instants in ISO 8601. */
  createdAt: string;
  dueAt: string;
  answered: { at: string; byName: string; byMe: boolean } | null;
}

export const INQUIRY_STATES = ["open", "answered"] as const;
export type InquiryState = (typeof INQUIRY_STATES)[number];

export function isInquiryState(value: unknown): value is InquiryState {
  return typeof value === "string" && (INQUIRY_STATES as readonly string[]).includes(value);
}
