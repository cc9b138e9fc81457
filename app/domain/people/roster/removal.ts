/** What our office gives when it removes a profile, and by which address an erasure finds one. */
import { z } from "zod";
import { canonicalEmail } from "#app/domain/email-address.ts";
import type { PeopleCode } from "#app/domain/people/people-codes.ts";

const code = (one: PeopleCode): PeopleCode => one;

/** Characters of a reason. */
export const REMOVAL_REASON = 2000;

export interface ProfileRemoval {
  reason: string;
}

export const profileRemovalSchema = z.strictObject({
  reason: z.string(code("profile_reason_required")).trim().min(1, code("profile_reason_required")).max(REMOVAL_REASON, code("too_long")),
});

/** The address of a profile's person; "" where there is none. */
export const profileAddressSchema = z.strictObject({
  email: z
    .string(code("email_is_required"))
    .trim()
    .refine((typed) => typed === "" || canonicalEmail(typed) !== null, code("email_is_required")),
});
