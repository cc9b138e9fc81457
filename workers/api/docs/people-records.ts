/** What the API answers of accounts and of signing in, as schemas. */
import { z } from "zod";
import { LOCALES } from "#app/domain/locale.ts";

const moment = z.string().meta({ format: "date-time" });

export const userRecord = z.object({
  id: z.string(),
  role: z.string().meta({ description: "admin, arbitrator or party; any other may do nothing." }),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  email: z.string(),
  locale: z.enum(LOCALES),
  timeZone: z.string().meta({ description: "IANA zone." }),
});

export const passkeyRecord = z.object({
  id: z.string(),
  name: z.string(),
  synced: z.boolean().meta({ description: "Copied to its person's other devices, or bound to one." }),
  addedAt: moment.nullable(),
  lastUsedAt: moment.nullable(),
});

export const signInRecord = z.object({ user: z.unknown() }).loose();
export const signedInRecord = z.object({ signedIn: z.literal(true) });
export const passkeyRequestRecord = z.object({ challenge: z.string(), rpId: z.string(), userVerification: z.string() }).loose();
export const passkeyCreationRecord = z.object({ challenge: z.string(), rp: z.object({ id: z.string(), name: z.string() }) }).loose();
