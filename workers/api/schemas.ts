/** What the doors take, as schemas: the doors check by them, and the API's description is made of them (`docs/`). Pure. */
import { z } from "zod";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";
import { DRAFT_FORMS } from "#app/domain/booking/draft-fields.ts";
import { LIMITS } from "#app/domain/booking/fields.ts";
import { isLocalDate, isWallTime } from "#app/domain/booking/local-date.ts";
import { BOOKING_STATUSES } from "#app/domain/booking/vocabulary.ts";
import { caseStatusSchema } from "#app/domain/case/case.ts";
import { withoutHidden } from "#app/domain/hidden-characters.ts";
import { LOCALES } from "#app/domain/locale.ts";
import { venueNamed } from "#app/domain/venue/venues.ts";

const version = z.number("invalid_input").int("invalid_input").min(1, "invalid_input");
const roomId = z.string("room_unknown").max(64, "room_unknown").nullish();

/** `PATCH /api/bookings/{id}`. */
export const bookingChangeSchema = z.strictObject({
  status: z.enum(BOOKING_STATUSES, "status_invalid"),
  roomId,
  reason: z.string("reason_required").max(LIMITS.notes, "too_long").nullish(),
  version: version.nullish(),
});

/** `PUT /api/bookings/{id}`: the version that was read, and the fields that change. */
export const bookingEditSchema = z.strictObject({ version, values: z.record(z.string(), z.unknown(), "invalid_input") });

/** `POST /api/bookings/{id}/hold`. */
export const holdSchema = z.strictObject({ roomId, hours: z.number("choice_required").nullish(), version: version.nullish() });

/** `PATCH /api/drafts/current`. */
export const draftPatchSchema = z.strictObject({
  version: z.number().int().min(0),
  values: z.record(z.string().max(100), z.unknown()).optional(),
  undo: z.array(z.string().max(100)).max(150).optional(),
  locale: z.enum(LOCALES).optional(),
  form: z.enum(DRAFT_FORMS).optional(),
});

/** `POST /api/ai/chat`, and its streaming sister. */
export const chatMessageSchema = z.object({
  message: z.string().overwrite(withoutHidden).trim().min(1, "required").max(CHAT_LIMITS.messageLength, "too_long"),
  sessionId: z.string().max(64).nullish(),
  locale: z.enum(LOCALES).nullish(),
  /** Hash of the summary whose Confirm button was pressed. */
  confirm: z.string().max(64).nullish(),
  /** The form of the page that the visitor has come to. */
  form: z.enum(DRAFT_FORMS).nullish(),
});

/** `GET /api/ai/chat/news`. */
export const chatNewsQuerySchema = z.object({
  /** The last line that is known; 0 for none. */
  after: z
    .string("invalid_input")
    .regex(/^\d{1,9}$/, "invalid_input")
    .transform(Number)
    .optional(),
  locale: z.enum(LOCALES, "invalid_input").optional(),
});

/** `POST /api/page-views`. */
export const pageViewSchema = z.object({ path: z.string().max(200), locale: z.enum(LOCALES) });

const time = z.string("time_invalid").refine(isWallTime, "time_invalid").optional();
const date = z.string("date_required").refine(isLocalDate, "date_invalid");

/** `GET /api/availability`. */
export const availabilityQuerySchema = z
  .strictObject({
    venue: z.string("location_invalid").transform((name, context) => {
      const venue = venueNamed(name);
      if (!venue) context.addIssue({ code: "custom", message: "location_invalid" });
      return venue ?? z.NEVER;
    }),
    from: date,
    to: date,
    people: z
      .string()
      .refine((value) => /^[1-9]\d{0,3}$/.test(value), "count_required")
      .transform(Number)
      .optional(),
    startTime: time,
    endTime: time,
  })
  .refine(({ startTime, endTime }) => !startTime || !endTime || startTime < endTime, { path: ["endTime"], message: "end_before_start" });

/** `PATCH /api/cases/{id}`: the specification's `{ status }`, or `{ arbitratorId }` from administrators (rulings, "Cases"): one of the two. */
export const caseChangeSchema = z
  .strictObject({
    status: caseStatusSchema.optional(),
    arbitratorId: z.string("case_arbitrator_unknown").max(64, "case_arbitrator_unknown").optional(),
    reason: z.string("case_reason_required").optional(),
    outcome: z.string("case_outcome_required").optional(),
    awardDocumentId: z.string("case_award_unknown").optional(),
    version: z.number("invalid_input").int("invalid_input").min(0, "invalid_input").optional(),
  })
  .refine(({ status, arbitratorId }) => (status === undefined) !== (arbitratorId === undefined), {
    path: ["status"],
    error: "status_invalid",
  });

/** What a browser's authenticator answered (`PublicKeyCredential.toJSON()`, WebAuthn Level 3, section 5.1): the library reads it. */
const credential = z.looseObject(
  { id: z.string("passkey_refused").min(1, "passkey_refused").max(1500, "passkey_refused") },
  "passkey_refused",
);

/** `POST /api/auth/sign-in/email`. */
export const signInSchema = z.object({
  email: z.string("email_is_required").min(1, "email_is_required").max(254, "too_long"),
  password: z.string("password_wrong").max(1000, "password_wrong"),
});
/** `POST /api/auth/sign-in/passkey`. */
export const passkeySignInSchema = z.strictObject({ response: credential });
const passkeyName = z.string("passkey_name_required").max(1000, "too_long");
/** `POST /api/auth/passkeys/options`: what it is to be called, and the present password, asked for anew. */
export const passkeyOptionsSchema = z.strictObject({
  name: passkeyName,
  password: z.string("password_wrong").max(1000, "password_wrong"),
});
/** `POST /api/auth/passkeys`. */
export const newPasskeySchema = z.strictObject({ name: passkeyName, response: credential });
