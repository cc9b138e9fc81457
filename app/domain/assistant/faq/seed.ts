/** The questions that the assistant can answer from the first day; administrators edit them afterwards. */
import { ASKED_FAQS } from "./seed/asked.ts";
import { BOOKING_FAQS } from "./seed/booking.ts";
import { GENERAL_FAQS } from "./seed/general.ts";
import { LEGAL_FAQS } from "./seed/legal.ts";
import { TECHNICAL_FAQS } from "./seed/technical.ts";
import type { FaqEntry } from "./vocabulary.ts";

export const FAQ_SEED: readonly FaqEntry[] = [...GENERAL_FAQS, ...BOOKING_FAQS, ...LEGAL_FAQS, ...TECHNICAL_FAQS, ...ASKED_FAQS];
