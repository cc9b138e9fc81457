/** What the API answers, as schemas. Each is held to the type of the record that is sent: a field that is left out here does not compile. */

import { z } from "zod";
import { accountingReading, deadlineReading, hearingReading } from "#app/domain/api-keys/readings.ts";
import { API_KEY_SCOPES } from "#app/domain/api-keys/scopes.ts";
import { bookingRecordSchema } from "#app/domain/booking/office/record.ts";
import { BOOKING_STATUSES, LOCATIONS, PROCEEDING_TYPES } from "#app/domain/booking/vocabulary.ts";
import { BUNDLE_TABS, type BundleRecord, type BundleSummary, PART_PROBLEMS } from "#app/domain/case/bundles/bundle.ts";
import type { CaseRecord, CaseStatistics, PersonName } from "#app/domain/case/case.ts";
import { CASE_FOLDERS, EXHIBIT_SERIES, type ExhibitRecord, RELIED_ON_BY } from "#app/domain/case/exhibits/exhibits.ts";
import type { CaseDocumentRecord, CaseMessageRecord } from "#app/domain/case/filing.ts";
import { AUDIENCES, CASE_STATUSES, SPEAK_AS } from "#app/domain/case/vocabulary.ts";
import type { UploadRecord } from "#app/domain/documents/case-uploads.ts";
import type { DocumentRecord } from "#app/domain/documents/document.ts";
import { PREVIEW_KINDS, PREVIEW_STATES, type Preview } from "#app/domain/documents/preview.ts";
import { ERROR_CODES } from "#app/domain/errors.ts";
import type { Estimate } from "#app/domain/estimate/estimate.ts";
import { CURRENCIES, PRICED_SERVICES, SERVICE_UNITS } from "#app/domain/estimate/rate-card.ts";
import { FIT_CODES } from "#app/domain/hearing-plan/fit.ts";
import { MONTH_DAY_STATES, type MonthView } from "#app/domain/hearing-plan/month.ts";
import { SERVICES } from "#app/domain/hearing-plan/plan.ts";
import { LOCALES } from "#app/domain/locale.ts";
import type { Found, SearchAnswer } from "#app/domain/search/found.ts";
import { UNSUITED } from "#app/domain/venue/occupancy.ts";
import { FIGURE_NAMES } from "#app/domain/watch/figures.ts";

const moment = z.string().meta({ format: "date-time" });
const named = z.object({ firstName: z.string(), lastName: z.string() }) satisfies z.ZodType<PersonName>;

export { accountingReading, deadlineReading, hearingReading };

/** JSON of no fixed shape. */
export const anyRecord = z.unknown();

/** Of every refusal. */
export const errorRecord = z.object({
  error: z.enum([...ERROR_CODES, "internal"]),
  message: z.string().meta({ description: "For people, in English." }),
  issues: z
    .array(z.object({ field: z.string(), code: z.string(), message: z.string() }))
    .optional()
    .meta({ description: "Of invalid_input: what is wrong with which field." }),
  missingScope: z.enum(API_KEY_SCOPES).optional().meta({ description: "Of forbidden, to an API key: the scope that it lacks." }),
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
  arbitrator: named.nullable().meta({
    description: "The sole arbitrator, or of a panel (`tribunalSize` 3) who presides; null while the `presiding` seat is vacant.",
  }),
  arbitratorId: z.string().nullable().meta({ description: "Of `arbitrator`, once every seat of the tribunal is held; null until then." }),
  tribunalSize: z
    .union([z.literal(1), z.literal(3)])
    .meta({ description: "How many decide it: a sole arbitrator in the seat `presiding`, or a panel in `presiding`, `co_1` and `co_2`." }),
  version: z.int(),
  outcome: z.string().nullable(),
  awardDocumentId: z.string().nullable(),
  resolvedAt: moment.nullable(),
}) satisfies z.ZodType<CaseRecord>;

const filedAs = {
  folder: z.enum(CASE_FOLDERS),
  description: z.string(),
  documentDate: z.string().nullable().meta({ description: "The day that the document bears, `YYYY-MM-DD`." }),
  reliedOn: z.enum(RELIED_ON_BY).nullable(),
};

export const caseDocumentRecord = z.object({
  id: z.string(),
  exhibit: z.string().nullable().meta({ description: "Its number, `C-4`; null for a plain document." }),
  ...filedAs,
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
  award: z.enum(["award", "earlier_award"]).nullable().meta({ description: "The case ended with it, or did before it was reopened." }),
}) satisfies z.ZodType<CaseDocumentRecord>;

export const uploadRecord = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int().meta({ description: "Bytes of the whole file." }),
  partSize: z.int().meta({ description: "Bytes of every part but the last." }),
  parts: z.array(z.string()).meta({ description: "What is there, from the first part on: SHA-256, hexadecimal." }),
  until: moment.meta({ description: "Without another part it is given up then." }),
  audience: z.enum(AUDIENCES).meta({ description: "As it was begun, and is filed." }),
  exhibit: z.boolean().meta({ description: "Whether it is to be numbered." }),
  ...filedAs,
  replaces: z.string().nullable().meta({ description: "The version whose place it takes, and whose audience and folder it has." }),
}) satisfies z.ZodType<UploadRecord>;

export const bundleSummary = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(["draft", "final"]),
  documents: z.int().meta({ description: "How many it is made of." }),
  pages: z.int().nullable().meta({ description: "Of a final one, its index included." }),
  isArchive: z.boolean().meta({ description: "Whether a final one is a ZIP with its volumes and files; else it is one PDF." }),
  size: z.int().nullable().meta({ description: "Bytes of a final one." }),
  sha256: z.string().nullable().meta({ description: "Of a final one's PDF or ZIP, hexadecimal; the case's chain has it too." }),
  by: z.string(),
  at: moment,
  held: z
    .object({ reason: z.string(), by: z.string(), at: moment })
    .nullable()
    .meta({ description: "Of a final one that the office holds back: who else is in the case does not find it meanwhile." }),
}) satisfies z.ZodType<BundleSummary>;

export const bundleRecord = bundleSummary.extend({
  tabs: z.enum(BUNDLE_TABS).meta({ description: "Letters of the tabs on the list, or each document's exhibit number." }),
  version: z.int(),
  lines: z.array(z.union([z.object({ document: z.string() }), z.object({ tab: z.string() })])),
  parts: z.array(
    z.object({
      document: z.string().meta({ description: "The first of its versions." }),
      documentId: z.string().meta({ description: "Its version in force; of a final bundle the one that is in it." }),
      version: z.int(),
      tab: z.string().nullable(),
      tabTitle: z.string(),
      exhibit: z.string().nullable(),
      description: z.string(),
      originalName: z.string(),
      documentDate: z.string().nullable(),
      filedBy: z.string(),
      sha256: z.string(),
      size: z.int(),
      from: z.int().nullable().meta({ description: "Its first page in a final bundle." }),
      to: z.int().nullable(),
      volume: z.int().optional().meta({ description: "Of a bundle that is more than one PDF: the volume that it is in." }),
      file: z.string().optional().meta({ description: "Where it lies in the ZIP, of what is taken as the file it is." }),
      pages: z.int().nullable(),
      problem: z
        .enum(PART_PROBLEMS)
        .nullable()
        .meta({ description: "Why it cannot be put in; of a final bundle, that it was withdrawn since." }),
    }),
  ),
  volumes: z
    .array(
      z.object({
        number: z.int(),
        name: z.string().meta({ description: "What it is called in the ZIP." }),
        first: z.int().meta({ description: "The number of its first page: they run through all volumes." }),
        pages: z.int(),
        size: z.int(),
        sha256: z.string(),
      }),
    )
    .meta({ description: "Of a final bundle that is more than one PDF; of a draft those that were made so far." }),
  mayChange: z.boolean(),
  mayHold: z.boolean().meta({ description: "Whether the caller may hold it back, and let go of it again." }),
}) satisfies z.ZodType<BundleRecord>;

export const previewRecord = z.object({
  kind: z.enum(PREVIEW_KINDS),
  state: z
    .enum(PREVIEW_STATES)
    .meta({ description: "`damaged`: cut off, and better taken as a copy. `encrypted`: the viewer may ask for a password." }),
}) satisfies z.ZodType<Preview>;

export const exhibitRecord = z.object({
  exhibit: z.string().meta({ description: "`C-4`: given once, and kept by what was withdrawn." }),
  series: z.enum(EXHIBIT_SERIES),
  ...filedAs,
  documentId: z.string().meta({ description: "Its version in force: the last that was not withdrawn." }),
  originalName: z.string(),
  version: z.int(),
  laterWithdrawn: z.boolean().meta({ description: "Whether a later version was withdrawn." }),
  uploader: named,
  filedAt: moment,
  state: z.enum(["filed", "waiting", "quarantined", "withdrawn"]),
}) satisfies z.ZodType<ExhibitRecord>;

export const caseMessageRecord = z.object({
  id: z.string(),
  content: z.string(),
  isPrivate: z.boolean().meta({ description: "For the arbitrator alone." }),
  createdAt: moment,
  sender: named.meta({ description: "As they were called when they posted it." }),
  senderAs: z.enum(SPEAK_AS).nullable().meta({ description: "What they were in the case then." }),
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

const foundRecord = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("booking"),
    id: z.string(),
    number: z.string(),
    name: z.string(),
    firm: z.string().nullable(),
    title: z.string().nullable(),
    date: z.string().nullable(),
    status: z.enum(BOOKING_STATUSES),
    proceedingType: z.enum(PROCEEDING_TYPES),
  }),
  z.object({ kind: z.literal("case"), id: z.string(), number: z.string(), title: z.string(), status: z.enum(CASE_STATUSES) }),
  z.object({ kind: z.literal("person"), id: z.string(), name: z.string(), email: z.string(), role: z.string() }),
  z.object({
    kind: z.literal("document"),
    id: z.string(),
    caseId: z.string(),
    name: z.string(),
    exhibit: z.string().nullable(),
    caseNumber: z.string(),
  }),
  z.object({ kind: z.literal("room"), id: z.string(), name: z.string(), venue: z.string(), capacity: z.int() }),
]) satisfies z.ZodType<Found>;
export const searchRecord = z.object({
  found: z.array(foundRecord),
  guessed: z.array(z.string()).meta({ description: "Words that were searched for in place of those that were typed." }),
}) satisfies z.ZodType<SearchAnswer>;

export const unreadRecord = z.object({ unread: z.int() });

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
    .describe(
      "Opens `/booking-confirmation/{key}` without an account: for its maker alone. Null once staff have revoked it, or its contact has acted by the mailed link.",
    ),
});
/** With what followed from making it: mails, rooms held. */
export const publicBookingRecord = madeBookingRecord.extend({ effects: z.array(z.unknown()) });
/** What a visitor's hold keeps for a request, and until when. */
export const visitorHoldRecord = z.object({
  bookingNumber: z.string(),
  heldUntil: moment,
  byVisitor: z.boolean().meta({ description: "False where staff held the rooms already." }),
  rooms: z.array(heldRoom),
});
export const movedBookingRecord = bookingRecordSchema.extend({
  rooms: z.array(heldRoom).meta({ description: "Rooms that it holds now." }),
  impossible: z.unknown().optional().meta({ description: "What was asked for and is not available." }),
});

const cents = z.int().meta({ description: "Hundredths of the currency, without taxes." });
const estimateItem = z.enum(["room", "roomHours", "breakout", "breakoutHours", ...PRICED_SERVICES]);
const day = z.string().meta({ format: "date" });
export const estimateRecord = z.object({
  on: day.meta({ description: "When it was made; of a booking, when its rates were taken." }),
  card: z.object({ name: z.string(), currency: z.enum(CURRENCIES), validFrom: day }),
  currency: z.enum(CURRENCIES),
  lines: z.array(
    z.object({
      day: day.nullable().meta({ description: "Null for what is charged once." }),
      item: estimateItem,
      people: z.int().nullable().meta({ description: "Of the main room: the size that is charged." }),
      quantity: z.int(),
      unit: z.enum(["half_day", ...SERVICE_UNITS]),
      unitCents: cents,
      cents,
    }),
  ),
  totalCents: cents,
  shares: z
    .array(z.object({ payer: z.enum(["booking_party", "other_party", "by_examination", "as_agreed"]), cents }))
    .meta({ description: "Their sum is the total; none while nobody has said who pays." }),
  exceptions: z
    .array(z.string())
    .meta({ description: "What the request says in words of who pays and the shares leave out: the shares are before it." }),
  open: z
    .array(z.object({ item: estimateItem, reason: z.enum(["not_on_card", "size_unknown", "too_large"]) }))
    .meta({ description: "Asked for and not in the total: on request." }),
  assumesFullDays: z.boolean().meta({ description: "Whether a day without a length is counted as a full one." }),
  counted: z
    .array(
      z.object({
        item: z.enum([...SERVICES, "needsConferencingUnit", "breakout", "remoteAccess"]),
        onAll: z.boolean(),
        named: z.boolean(),
      }),
    )
    .meta({
      description:
        "Of a hearing of several days the services charged by day or hour: for all of its days, or for those that the request names (named; of breakout rooms, the unit and the connection only where it is not all), else those on which its interpreters come, or those who join from elsewhere.",
    }),
}) satisfies z.ZodType<Estimate>;
export const estimateAnswerRecord = z.object({
  estimate: estimateRecord.nullable(),
  text: z.unknown().meta({ description: "The same in words." }),
  need: z
    .object({ text: z.string(), label: z.string(), press: z.string() })
    .nullable()
    .meta({ description: "Words that ask for `mainRoomCapacity`, where the price of the main room depends on it; else null." }),
});
/** With what it is likely to cost; null where its venue had no rates when it was made. */
export const readBookingRecord = bookingRecordSchema.extend({ estimate: estimateRecord.nullable() });
export const pricedReading = accountingReading.extend({ estimate: estimateRecord.nullable() });

export const draftRecord = z.object({
  version: z.int(),
  locale: z.enum(LOCALES),
  form: z.enum(["fast", "detailed"]),
  values: z.record(z.string(), z.object({ value: z.string(), origin: z.string(), evidence: z.string().optional(), undo: z.boolean() })),
  missing: z.array(z.string()).meta({ description: "Mandatory fields that have no valid value yet." }),
  summary: z.string().nullable(),
  bookingId: z.string().nullable(),
  expiresAt: moment.nullable(),
});

export const resumeLinkRecord = z.object({ url: z.string(), expiresAt: z.string() });

export const availabilityRecord = z.object({
  venue: z.enum(LOCATIONS),
  timeZone: z.string(),
  days: z.array(z.object({ date: z.string().meta({ format: "date" }), state: z.enum(["free", "few", "none", "closed"]) })),
});

const wallTime = z.string().nullable();
export const monthRecord = z.object({
  venue: z.string(),
  timeZone: z.string(),
  month: z.string(),
  days: z.array(
    z.object({
      date: z.string().meta({ format: "date" }),
      state: z.enum(MONTH_DAY_STATES),
      from: wallTime.meta({ description: "Of a free day its hours, of a partly free one the longest stretch in which it fits." }),
      until: wallTime,
      why: z.enum(FIT_CODES).nullable(),
      holiday: z.string().nullable(),
    }),
  ),
}) satisfies z.ZodType<MonthView>;

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
export const publicRoomsRecord = z.object({
  venue: z.string(),
  rooms: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      capacity: z.int().nullable().meta({ description: "Most people; null at a venue that publishes no capacities." }),
      setups: z.array(z.string()),
      seats: z
        .record(z.string(), z.int())
        .meta({ description: "Seats in each set-up, by its code; empty at a venue that publishes no capacities." }),
      equipment: z.array(z.string()),
      nextFree: z.string().nullable().meta({ format: "date", description: "The next day on which it is free from opening until closing." }),
    }),
  ),
  unsuited: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      why: z.enum(UNSUITED).meta({ description: "It cannot be set up that way, has too few seats in that set-up, or lacks the unit." }),
      seats: z
        .int()
        .nullable()
        .meta({ description: "Seats in the set-up that is asked for; null at a venue that publishes no capacities." }),
    }),
  ),
});
export const roomRecord = z.object({ id: z.string(), venue: z.enum(LOCATIONS), name: z.string(), capacity: z.int() }).loose();
/** The public key of exported records. */
const publicKey = { algorithm: z.literal("Ed25519"), key: z.string(), fingerprint: z.string() };
export const signingKey = z.object({
  ...publicKey,
  key: z.string().nullable(),
  fingerprint: z.string().nullable(),
  former: z.array(z.object(publicKey)),
});

export const figuresRecord = z.object({
  ok: z.boolean(),
  figures: z.array(z.object({ name: z.enum(FIGURE_NAMES), value: z.number(), limit: z.number(), over: z.boolean() })),
});

export const healthRecord = z.object({
  ok: z.boolean(),
  version: z.string(),
  environment: z.string(),
  database: z.string(),
  storage: z.string(),
  sessions: z.string(),
  assistant: z.string(),
});
