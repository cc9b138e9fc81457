/**
 * One zod atom per field: its limits and its message codes, once. Schemas are composed of these.
 * An issue's `message` is a code of `message-codes.ts`, never prose.
 */

import { z } from "zod";
import { isLocalDate, isWallTime } from "#app/domain/booking/schedule/local-date.ts";
import { normalized } from "#app/domain/normalized.ts";
import { canonicalEmail } from "../email-address.ts";
import { withoutHidden } from "../hidden-characters.ts";
import type { MessageCode } from "../message-codes.ts";
import { hasLineBreak, isNameLike, MOST_CHARACTERS, type NameOf } from "../names.ts";
import { isPhoneLike } from "./phone-like.ts";

const code = (messageCode: MessageCode): MessageCode => messageCode;

/** Longest values taken; beyond them the answer is `too_long`, and what was typed stays in the form. */
export const LIMITS = {
  name: MOST_CHARACTERS.person,
  firm: MOST_CHARACTERS.firm,
  email: 254,
  phone: 40,
  description: 5000,
  notes: 2000,
  line: 300,
} as const;

/** Text as people paste it: composed accents (NFC), nothing that is not seen (control characters, overrides of direction), trimmed. */
function text(max: number, missing: MessageCode = "required") {
  return z
    .string(missing)
    .overwrite((value) => withoutHidden(normalized(value, "NFC")).trim())
    .max(max, code("too_long"));
}

const oneLine = (max: number, missing?: MessageCode) => text(max, missing).overwrite((value) => value.replace(/\s+/g, " "));

/** One line that is a name and no message (`names.ts`); the line breaks are looked for before they are cleaned away. */
function nameLine(of: NameOf, missing?: MessageCode) {
  const refused = code(of === "person" ? "person_name_only" : "firm_name_only");
  return z
    .string(missing ?? "required")
    .refine((value) => !hasLineBreak(value), refused)
    .overwrite((value) => withoutHidden(normalized(value, "NFC")).trim().replace(/\s+/g, " "))
    .max(LIMITS[of === "person" ? "name" : "firm"], code("too_long"))
    .refine((value) => isNameLike(value, of), refused);
}

export const personName = (message: MessageCode) => nameLine("person", message).min(2, message);
export const firmName = (message: MessageCode) => nameLine("firm", message).min(2, message);
/** In the one spelling in which addresses are stored (`email-address.ts`). */
export const email = (message: MessageCode) =>
  oneLine(LIMITS.email, message)
    .overwrite((value) => canonicalEmail(value) ?? value)
    .max(LIMITS.email, code("too_long"))
    .refine((value) => canonicalEmail(value) !== null, message);
/** At least 10 characters (specification, section 5), made of a telephone number's characters with seven digits or more. */
export const phone = (message: MessageCode) => oneLine(LIMITS.phone, message).refine(isPhoneLike, message);
export const description = (message: MessageCode, least = 10) => text(LIMITS.description, message).min(least, message);
/** A case described by anyone who wishes to: no least length. */
export const story = text(LIMITS.description);
export const notes = text(LIMITS.notes);
/** One line of any kind; what counts as too little is `message`. */
export const shortText = (message: MessageCode, least = 1, most: number = LIMITS.line) => oneLine(most, message).min(least, message);
export const optionalFirm = nameLine("firm");

/** A day in the venue, `YYYY-MM-DD`, that exists in the calendar. Whether it is past is asked of the venue's today. */
export const localDate = (message: MessageCode) => oneLine(10, message).refine(isLocalDate, message);
/** A wall-clock time in the venue, 24 hours, `HH:MM`. */
export const wallTime = (message: MessageCode) => oneLine(5, message).refine(isWallTime, message);
