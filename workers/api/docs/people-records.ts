/** What the API answers of accounts and of signing in, as schemas. */
import { z } from "zod";
import { HELD_KINDS, HOLD_STATES, type LegalHoldRecord } from "#app/domain/legal-holds/legal-hold.ts";
import { LOCALES } from "#app/domain/locale.ts";
import { ASKED_STATES, type AskedErasure, BAR_KINDS, type ErasurePreview, type WaitingErasure } from "#app/domain/personal-data/erasure.ts";

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

export const legalHoldRecord = z.object({
  id: z.string(),
  kind: z.enum(HELD_KINDS),
  subject: z.string().meta({ description: "A person's address, or the number of the booking or case." }),
  reason: z.string(),
  state: z.enum(HOLD_STATES).meta({ description: "`ended`: its last day is over." }),
  placedBy: z.string(),
  placedAt: moment,
  lastDay: z.string().nullable(),
  liftedBy: z.string().nullable(),
  liftedAt: moment.nullable(),
  liftReason: z.string().nullable(),
}) satisfies z.ZodType<LegalHoldRecord>;
export const placedHoldRecord = z.object({ id: z.string() });

const rowsOfTables = z.array(z.object({ table: z.string(), rows: z.int() }));
export const erasurePreviewRecord = z.object({
  email: z.string(),
  hasAccount: z.boolean(),
  bars: z
    .array(z.object({ kind: z.enum(BAR_KINDS), names: z.array(z.string()) }))
    .meta({ description: "What stands against it; nothing is erased while there is any." }),
  removed: rowsOfTables,
  replaced: rowsOfTables.meta({ description: "Rows of which the personal part is written over." }),
  kept: rowsOfTables,
}) satisfies z.ZodType<ErasurePreview>;
const bars = z.array(z.object({ kind: z.enum(BAR_KINDS), names: z.array(z.string()) }));
export const askedErasureRecord = z.object({
  id: z.string(),
  state: z.enum(ASKED_STATES).meta({ description: "`begun`: it is carried out and can be withdrawn no more." }),
  askedAt: moment,
  endedAt: moment.nullable(),
  reason: z.string().nullable().meta({ description: "Of a refusal." }),
}) satisfies z.ZodType<AskedErasure>;
export const ownErasureRecord = askedErasureRecord.nullable() satisfies z.ZodType<AskedErasure | null>;
export const waitingErasureRecord = z.object({
  id: z.string(),
  state: z.enum(ASKED_STATES),
  askedAt: moment,
  answerBy: moment,
  person: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  bars,
}) satisfies z.ZodType<WaitingErasure>;
export const begunErasureRecord = z.object({ id: z.string() });

export const signInRecord = z.object({ user: z.unknown() }).loose();
export const signedInRecord = z.object({ signedIn: z.literal(true) });
export const passkeyRequestRecord = z.object({ challenge: z.string(), rpId: z.string(), userVerification: z.string() }).loose();
export const passkeyCreationRecord = z.object({ challenge: z.string(), rp: z.object({ id: z.string(), name: z.string() }) }).loose();
