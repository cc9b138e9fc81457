/** What the API answers, as schemas. Each is held to the type of the record that is sent: a field that is left out here does not compile. */
import { z } from "zod";
import { bookingRecordSchema } from "#app/domain/booking/record.ts";
import { LOCATIONS } from "#app/domain/booking/vocabulary.ts";
import type { CaseRecord, CaseStatistics, PersonName } from "#app/domain/case/case.ts";
import type { CaseDocumentRecord, CaseMessageRecord } from "#app/domain/case/filing.ts";
import { AUDIENCES, CASE_STATUSES } from "#app/domain/case/vocabulary.ts";
import type { DocumentRecord } from "#app/domain/documents/document.ts";
import { ERROR_CODES } from "#app/domain/errors.ts";

const moment = z.string().meta({ format: "date-time" });
const named = z.object({ firstName: z.string(), lastName: z.string() }) satisfies z.ZodType<PersonName>;

/** Of every refusal. */
export const errorRecord = z.object({
  error: z.enum([...ERROR_CODES, "internal"]),
  message: z.string().meta({ description: "For people, in English." }),
  issues: z
    .array(z.object({ field: z.string(), code: z.string(), message: z.string() }))
    .optional()
    .meta({ description: "Of invalid_input: what is wrong with which field." }),
});

export const caseRecord = z.object({
  id: z.string(),
  caseNumber: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.enum(CASE_STATUSES),
  createdAt: moment,
  updatedAt: moment,
  partyA: named,
  partyB: named.nullable(),
  arbitrator: named.nullable(),
  arbitratorId: z.string().nullable(),
  version: z.int(),
  outcome: z.string().nullable(),
  awardDocumentId: z.string().nullable(),
  resolvedAt: moment.nullable(),
}) satisfies z.ZodType<CaseRecord>;

export const caseDocumentRecord = z.object({
  id: z.string(),
  originalName: z.string(),
  uploader: named,
  type: z.string().meta({ description: "Media type, by its content." }),
  size: z.int().meta({ description: "Bytes." }),
  sha256: z.string().meta({ description: "Of its bytes, hexadecimal." }),
  audience: z.enum(AUDIENCES),
  rootId: z.string().meta({ description: "The first of its versions." }),
  version: z.int(),
  latest: z.boolean(),
  createdAt: moment,
  state: z.enum(["filed", "waiting", "quarantined", "withdrawn"]),
  withdrawn: z.object({ at: moment, reason: z.string() }).nullable(),
}) satisfies z.ZodType<CaseDocumentRecord>;

export const caseMessageRecord = z.object({
  id: z.string(),
  content: z.string(),
  isPrivate: z.boolean().meta({ description: "For the arbitrator alone." }),
  createdAt: moment,
  sender: named,
  image: z.string().nullable().meta({ description: "Where the sender's picture is, for who may see it." }),
  audience: z.enum(AUDIENCES),
  documents: z.array(z.object({ id: z.string(), originalName: z.string() })),
}) satisfies z.ZodType<CaseMessageRecord>;

export const statisticsRecord = z.object({
  totalCases: z.int(),
  pendingAssignment: z.int(),
  inProgress: z.int(),
  resolved: z.int(),
  resolvedThisMonth: z.int(),
  assigned: z.int(),
}) satisfies z.ZodType<CaseStatistics>;

export const activityRecord = z.object({
  id: z.string(),
  type: z.string(),
  description: z.string(),
  createdAt: moment,
  user: named.nullable(),
  case: z.object({ id: z.string(), caseNumber: z.string() }),
});

export const bookingDocumentRecord = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  audience: z.enum(["staff", "client"]),
  uploadedBy: z.string(),
  createdAt: moment,
}) satisfies z.ZodType<DocumentRecord>;

const heldRoom = z.object({
  id: z.string(),
  name: z.string(),
  capacity: z.int(),
  startsAt: moment,
  endsAt: moment,
  until: moment.nullable(),
});
export const bookingRecord = bookingRecordSchema;
export const madeBookingRecord = bookingRecordSchema.extend({
  confirmationKey: z
    .string()
    .nullable()
    .describe("Opens `/booking-confirmation/{key}` without an account: for its maker alone. Null once staff have revoked it."),
});
export const movedBookingRecord = bookingRecordSchema.extend({
  rooms: z.array(heldRoom).meta({ description: "Rooms that it holds now." }),
  impossible: z.unknown().optional().meta({ description: "What was asked for and cannot be had." }),
});

export const userRecord = z.object({
  id: z.string(),
  role: z.string().meta({ description: "admin, arbitrator or party; any other may do nothing." }),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  email: z.string(),
  locale: z.enum(["en", "fr", "es"]),
  timeZone: z.string().meta({ description: "IANA zone." }),
});

export const passkeyRecord = z.object({
  id: z.string(),
  name: z.string(),
  synced: z.boolean().meta({ description: "Copied to its person's other devices, or bound to one." }),
  addedAt: moment.nullable(),
  lastUsedAt: moment.nullable(),
});

export const draftRecord = z.object({
  version: z.int(),
  locale: z.enum(["en", "fr", "es"]),
  form: z.enum(["fast", "detailed"]),
  values: z.record(z.string(), z.object({ value: z.string(), origin: z.string(), evidence: z.string().optional(), undo: z.boolean() })),
  missing: z.array(z.string()).meta({ description: "Mandatory fields that have no valid value yet." }),
  summary: z.string().nullable(),
  bookingId: z.string().nullable(),
  expiresAt: moment.nullable(),
});

export const chatRecord = z.object({
  response: z.string(),
  sessionId: z.string(),
  draft: z.record(z.string(), z.string()),
  missing: z.array(z.string()),
  locale: z.string(),
  form: z.enum(["fast", "detailed"]),
  summary: z.object({ hash: z.string(), lines: z.array(z.object({ label: z.string(), text: z.string() })) }).nullable(),
  suggestions: z.array(z.string()),
  booking: z.object({ id: z.string(), bookingNumber: z.string(), confirmationKey: z.string().nullable() }).optional(),
  staff: z.object({ name: z.string() }).nullable().meta({ description: "The person who has joined and answers." }),
  passedOn: z.boolean().meta({ description: "True where a person has the message, and `response` says only that." }),
  lookAgain: z
    .int()
    .nullable()
    .meta({ description: "Seconds until `GET /ai/chat/news` is worth asking; null: not before the next message." }),
  lines: z.object({ first: z.int(), last: z.int() }).nullable().meta({ description: "Numbers of the turn's messages in the transcript." }),
});

export const chatNewsRecord = z.object({
  sessionId: z.string().nullable().meta({ description: "Null when there is no conversation, or it was deleted." }),
  messages: z.array(
    z.object({
      seq: z.int(),
      role: z.enum(["user", "assistant", "colleague", "joined", "left"]),
      content: z.string(),
      name: z.string().optional().meta({ description: "Of a person's lines." }),
    }),
  ),
  staff: z.object({ name: z.string() }).nullable(),
  lookAgain: z.int().nullable(),
});

export const availabilityRecord = z.object({
  venue: z.enum(LOCATIONS),
  timeZone: z.string(),
  days: z.array(z.object({ date: z.string().meta({ format: "date" }), state: z.enum(["free", "few", "none", "closed"]) })),
});

export const venueRecord = z.object({
  id: z.enum(LOCATIONS),
  city: z.object({ en: z.string(), fr: z.string(), es: z.string() }),
  country: z.string(),
  timeZone: z.string(),
  hours: z.unknown().meta({ description: "Opening hours by weekday, 0 Sunday, on the venue's clock." }),
  rooms: z.int(),
  capacity: z.object({ from: z.int(), to: z.int() }),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
});
export const roomRecord = z.object({ id: z.string(), venue: z.enum(LOCATIONS), name: z.string(), capacity: z.int() }).loose();
export const healthRecord = z.object({
  ok: z.boolean(),
  version: z.string(),
  environment: z.string(),
  database: z.string(),
  storage: z.string(),
  sessions: z.string(),
  assistant: z.string(),
});

export const faqRecord = z
  .object({
    id: z.string(),
    question: z.string(),
    answer: z.string(),
    category: z.string(),
    keywords: z.string(),
    priority: z.string(),
    isActive: z.boolean(),
    locale: z.string().optional(),
    version: z.int().optional().meta({ description: "For administrators." }),
    texts: z.record(z.string(), z.unknown()).optional().meta({ description: "For administrators: every language that is written." }),
  })
  .meta({ description: "In one language." });
export const settingRecord = z.object({
  key: z.string(),
  value: z.string(),
  locale: z.string().nullable(),
  isDefault: z.boolean().optional(),
  version: z.int().optional(),
});
