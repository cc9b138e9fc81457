/** What the doors take, as schemas: the doors check by them, and the API's description is made of them (`docs/`). Pure. */
import { z } from "zod";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";
import { DRAFT_FORMS } from "#app/domain/booking/draft/draft-fields.ts";
import { email, LIMITS } from "#app/domain/booking/fields.ts";
import { isLocalDate, isWallTime } from "#app/domain/booking/schedule/local-date.ts";
import { BOOKING_STATUSES } from "#app/domain/booking/vocabulary.ts";
import { PRICED_FIELDS } from "#app/domain/estimate/priced-fields.ts";
import { isMonth } from "#app/domain/hearing-plan/month.ts";
import { withoutHidden } from "#app/domain/hidden-characters.ts";
import { liftSchema, newHoldSchema } from "#app/domain/legal-holds/legal-hold.ts";
import { LOCALES } from "#app/domain/locale.ts";
import { isCardField } from "#app/domain/talk/answer/cards.ts";
import { CARDS, isRowList } from "#app/domain/talk/edit/parts.ts";
import { SETUPS } from "#app/domain/venue/venue-changes.ts";
import { venueNamed } from "#app/domain/venue/venues.ts";

const version = z.number("invalid_input").int("invalid_input").min(1, "invalid_input");
/** Why staff go against the rule of fit. */
const overrideReason = z.string("reason_required").max(LIMITS.notes, "too_long").nullish();
const roomId = z.string("room_unknown").max(64, "room_unknown").nullish();

/** `PATCH /api/bookings/{id}`. */
export const bookingChangeSchema = z.strictObject({
  status: z.enum(BOOKING_STATUSES, "status_invalid"),
  roomId,
  reason: z.string("reason_required").max(LIMITS.notes, "too_long").nullish(),
  version: version.nullish(),
  overrideReason,
  instead: z.string("choice_not_offered").max(500, "choice_not_offered").nullish().meta({
    description:
      "What is confirmed instead, of the alternatives of a refusal: `room:`, `hours:`, `days:`, `only:` or `venue:` and its value.",
  }),
});

/** `PUT /api/bookings/{id}`: the version that was read, and the fields that change. */
export const bookingEditSchema = z.strictObject({ version, values: z.record(z.string(), z.unknown(), "invalid_input"), overrideReason });

/** `POST /api/bookings/{id}/hold`. */
export const holdSchema = z.strictObject({
  roomId,
  hours: z.number("choice_required").nullish(),
  version: version.nullish(),
  overrideReason,
});

/** `POST /api/public-bookings/hold`: the key of the link for changes, which is mailed to the booking's own address. */
export const visitorHoldSchema = z.strictObject({
  manageKey: z.string("required").min(1, "required").max(64, "too_long").meta({ description: "The last part of `/manage/{key}`." }),
});

/** `POST /api/estimates`: fields of the detailed request that a price depends on, under any of their names. */
export const estimateRequestSchema = z.looseObject(
  Object.fromEntries(PRICED_FIELDS.map((name) => [name, z.unknown().optional()])),
  "invalid_input",
);

/** `PATCH /api/drafts/current`. */
export const draftPatchSchema = z.strictObject({
  version: z.number().int().min(0),
  values: z.record(z.string().max(100), z.unknown()).optional(),
  undo: z.array(z.string().max(100)).max(150).optional(),
  locale: z.enum(LOCALES).optional(),
  form: z.enum(DRAFT_FORMS).optional(),
});

/** Lists and long texts are typed into the card of a part alone; of any other card each value is a field's. */
function checkTyped(
  { typed, card }: { typed?: Record<string, string> | null | undefined; card?: string | null | undefined },
  check: z.RefinementCtx,
) {
  if (card) return;
  for (const [name, value] of Object.entries(typed ?? {})) {
    const message = !isCardField(name) ? "unknown_field" : value.length > CHAT_LIMITS.messageLength ? "too_long" : null;
    if (message) check.addIssue({ code: "custom", path: ["typed", name], message });
  }
}

/** `POST /api/ai/chat`, and its streaming sister. */
export const chatMessageSchema = z
  .object({
    message: z.string().overwrite(withoutHidden).trim().min(1, "required").max(CHAT_LIMITS.messageLength, "too_long"),
    sessionId: z.string().max(64).nullish(),
    locale: z.enum(LOCALES).nullish(),
    /** Hash of the summary whose Confirm button was pressed. */
    confirm: z.string().max(64).nullish(),
    /** Id of a button of the last answer. */
    press: z.string("invalid_input").max(CHAT_LIMITS.press, "too_long").nullish(),
    /** Values typed into the last answer's card, by field of the draft. */
    typed: z
      .record(
        z.string().refine((name) => isCardField(name) || isRowList(name), "unknown_field"),
        z.string("invalid_input").overwrite(withoutHidden).max(CHAT_LIMITS.typedLength, "too_long"),
      )
      .refine((values) => Object.keys(values).length <= CHAT_LIMITS.typed, "too_long")
      .nullish(),
    /** The part of the request that `typed` edits. */
    card: z.enum(CARDS, "invalid_input").nullish(),
    /** The form of the page that the visitor has come to. */
    form: z.enum(DRAFT_FORMS).nullish(),
  })
  .superRefine(checkTyped);

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

const venue = z.string("location_invalid").transform((name, context) => {
  const found = venueNamed(name);
  if (!found) context.addIssue({ code: "custom", message: "location_invalid" });
  return found ?? z.NEVER;
});
const people = z
  .string()
  .refine((value) => /^[1-9]\d{0,3}$/.test(value), "count_required")
  .transform(Number)
  .optional();
const inOrder = ({ startTime, endTime }: { startTime?: string | undefined; endTime?: string | undefined }) =>
  !startTime || !endTime || startTime < endTime;

/** `GET /api/availability`. */
export const availabilityQuerySchema = z
  .strictObject({ venue, from: date, to: date, people, startTime: time, endTime: time })
  .refine(inOrder, { path: ["endTime"], message: "end_before_start" });

/** `GET /api/availability/rooms`. */
export const roomsQuerySchema = z.strictObject({
  venue,
  people,
  setup: z.enum(SETUPS as [string, ...string[]], "choice_required").optional(),
  unit: z.literal("true", "choice_required").optional(),
});

/** `GET /api/availability/month`. */
export const monthQuerySchema = z
  .strictObject({
    venue,
    month: z.string("date_required").refine(isMonth, "date_invalid").meta({ description: "YYYY-MM" }),
    people,
    startTime: time,
    endTime: time,
    setup: z.enum(SETUPS as [string, ...string[]], "choice_required").optional(),
    unit: z.literal("true", "choice_required").optional(),
    breakouts: z
      .string()
      .refine((value) => /^[1-9]\d{0,2}(,[1-9]\d{0,2}){0,9}$/.test(value), "count_required")
      .transform((sizes) => sizes.split(",").map(Number))
      .optional()
      .meta({ description: "People in each breakout room, at most ten: 6,8" }),
    notice: z
      .literal("true", "choice_required")
      .optional()
      .meta({ description: "Days nearer than the venue takes changes without a call count as closed." }),
  })
  .refine(inOrder, { path: ["endTime"], message: "end_before_start" });

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
/** `POST /api/auth/passkeys/options`: what it is to be called, and the current password, asked for again, with a code where there is a second factor. */
export const passkeyOptionsSchema = z.strictObject({
  name: passkeyName,
  password: z.string("password_wrong").max(1000, "password_wrong"),
  code: z.string("code_wrong").max(1000, "code_wrong").optional(),
});
/** `POST /api/auth/passkeys`. */
export const newPasskeySchema = z.strictObject({ name: passkeyName, response: credential });

const proof = {
  password: z.string("password_wrong").max(1000, "password_wrong"),
  code: z.string("code_wrong").max(1000, "code_wrong").optional(),
};
/** `POST /api/people/me/export`: the current password, asked for again, with a code where there is a second factor. */
export const ownExportSchema = z.strictObject(proof);
/** `POST /api/legal-holds`, with the administrator's own password and code. */
export const placedHoldSchema = newHoldSchema.extend(proof);
/** `POST /api/legal-holds/{id}/lift`, with the same. */
export const liftedHoldSchema = liftSchema.extend(proof);
/** `POST /api/people/erasure/preview`. */
export const erasurePreviewSchema = z.strictObject({ email: email("email_is_required") });
/** `POST /api/people/export`: whose data, with the administrator's own password and code. */
export const personExportSchema = z.strictObject({ email: email("email_is_required"), ...proof });
