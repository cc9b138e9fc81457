/**
 * The shape of the exam's data: dialogues, fast goals and hostile dialogues; `detailed-schema.ts` has the detailed
 * goals. Every file under `goals/` and `hostile/` is a list of these.
 */
import { z } from "zod";
import { DRAFT_FIELDS, type DraftField } from "#tests/evals/detailed/detailed-fields.ts";
import { PLACES, PROCEEDINGS, VENUES } from "./vocabulary.ts";

export const LOCALES = ["en", "fr", "es"] as const;
export type Locale = (typeof LOCALES)[number];

export const REQUIRED = ["proceedingType", "locationType", "contactName", "contactEmail", "contactPhone", "caseDescription"] as const;
export const OPTIONAL = [
  "contactFirm",
  "location",
  "preferredDate",
  "startTime",
  "timeZone",
  "urgencyLevel",
  "specialRequirements",
] as const;
export const FIELDS = [...REQUIRED, ...OPTIONAL] as const;
export type Field = (typeof FIELDS)[number];

const locale = z.enum(LOCALES);
const words = z.union([z.string().min(2), z.array(z.string().min(2)).min(1)]);
/** All of these words, in what the visitor wrote. */
export const containing = z.strictObject({ contains: z.strictObject({ en: words, fr: words, es: words }) });
const either = <T extends z.ZodType>(value: T) => z.union([value, z.strictObject({ oneOf: z.array(value.nullable()).min(2) })]);

const shapes = {
  proceedingType: z.enum(PROCEEDINGS),
  locationType: z.enum(PLACES),
  contactName: z.string().min(2),
  contactEmail: z.email(),
  contactPhone: z.string().min(10),
  caseDescription: containing,
  contactFirm: z.string().min(2),
  location: either(z.enum(VENUES)),
  /** A date expression of `dates.ts`. */
  preferredDate: z.string().min(3),
  startTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  timeZone: z.string().min(3),
  urgencyLevel: z.enum(["standard", "urgent", "emergency"]),
  specialRequirements: containing,
};

export const expectedSchema = z.strictObject({
  ...shapes,
  contactFirm: shapes.contactFirm.optional(),
  location: shapes.location.optional(),
  preferredDate: shapes.preferredDate.optional(),
  startTime: shapes.startTime.optional(),
  timeZone: shapes.timeZone.optional(),
  urgencyLevel: shapes.urgencyLevel.optional(),
  specialRequirements: shapes.specialRequirements.optional(),
});
export type Expected = z.output<typeof expectedSchema>;

/** What the visitor says when `missing` names the field; under either form the draft's names. */
const answers = z.strictObject(
  Object.fromEntries(DRAFT_FIELDS.map((field) => [field, z.string().optional()])) as Record<DraftField, z.ZodOptional<z.ZodString>>,
);

export const FORMS = ["fast", "detailed"] as const;
export type Form = (typeof FORMS)[number];

export const RETURNS = ["cookie", "link"] as const;
export type Return = (typeof RETURNS)[number];

const turn = {
  say: z.string().min(1),
  /** The form of the page that the visitor has come to when they say it. */
  page: z.enum(FORMS).optional(),
  /** The language of the page from here on, where the visitor changes it. */
  pageLocale: locale.optional(),
  /**
   * How the visitor comes back before saying it: in the same browser, which finds its conversation by the cookie, or on
   * another machine by a resume link. The draft found there must be the one that was left.
   */
  returns: z.enum(RETURNS).optional(),
  /** One of these must be in the answer (letter case and accents aside): a question has to be answered. */
  hears: z.array(z.string().min(2)).min(1).optional(),
  /** The id of the FAQ that the answer must name as its source. */
  faq: z.string().min(2).optional(),
  /** The language of the answer. */
  answersIn: locale.optional(),
  /** Nothing in the draft may change by it: no value, no form. */
  keeps: z.literal(true).optional(),
};
const turnSchema = z.union([z.string().min(1), z.strictObject(turn)]);
export type Turn = z.output<typeof turnSchema>;

export const dialogueSchema = z.strictObject({
  turns: z.array(turnSchema).min(1),
  answers: answers.default({}),
  /** Said in the middle, once that many messages have answered what was missing. */
  midway: z.array(z.strictObject({ ...turn, after: z.number().int().min(1) })).default([]),
  /** Sent, in order, once a summary has been shown and before the confirmation. */
  afterSummary: z.array(z.string().min(1)).default([]),
  confirm: z.string().min(2),
  /** The language of the page that the widget sits on, where it is not the dialogue's own. */
  pageLocale: locale.optional(),
  /** The language that the visitor ends in, where it is not the one they began in. */
  endsIn: locale.optional(),
  /** How many missing fields the visitor answers in one message. */
  answersPerTurn: z.union([z.literal(1), z.literal(2)]).default(2),
});
export type Dialogue = z.output<typeof dialogueSchema>;

/** What goals of both forms have. */
export const goalShape = {
  id: z.string().regex(/^[a-z0-9-]+$/),
  slice: z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1),
  note: z.string().optional(),
  /** The turns stand in their order for a reason (a correction, a question, "then"): perturbed runs do not shuffle them. */
  ordered: z.literal(true).optional(),
  dialogues: z.strictObject({ en: dialogueSchema, fr: dialogueSchema, es: dialogueSchema }),
};

export const fastGoalSchema = z.strictObject({
  ...goalShape,
  form: z.literal("fast").optional(),
  expected: expectedSchema,
  /** Fields that the visitor changes on the way: the last word counts. */
  corrected: z.array(z.enum(FIELDS)).default([]),
});
export type FastGoal = z.output<typeof fastGoalSchema>;

/** A message, or a text repeated until it is as long as a careless or hostile visitor can paste. */
const hostileTurn = z.union([
  z.string(),
  z.strictObject({ repeat: z.string().min(1), times: z.number().int().min(2).max(200_000), suffix: z.string().default("") }),
]);

const fieldName = z.enum(DRAFT_FIELDS as readonly [DraftField, ...DraftField[]]);

export const hostileSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  locale,
  note: z.string().optional(),
  /** The form of the page that they (and their victim) come to. */
  form: z.enum(FORMS).default("fast"),
  /** Said by somebody else, in their own session, whose id the hostile visitor then sends. */
  victim: z.array(z.string().min(1)).optional(),
  turns: z.array(hostileTurn).min(1),
  /** With `afterSummary`, the dialogue is first taken to a summary (these answers are used for it). */
  answers: answers.default({}),
  afterSummary: z.array(z.string().min(1)).default([]),
  expect: z.strictObject({
    booked: z.literal(false),
    fieldsUnset: z.array(fieldName).default([]),
    /** The draft at the end, exactly, values that a rule writes apart (location, timeZone, urgencyLevel standard). */
    draft: z.partialRecord(fieldName, z.union([z.string(), z.strictObject({ contains: words })])).optional(),
    /** Values that must be in the draft at the end; other fields are free. */
    draftIncludes: z.partialRecord(fieldName, z.string()).optional(),
    /** Texts that no value of any draft may contain (letter case ignored). */
    neverStored: z.array(z.string().min(2)).default([]),
    /** Texts that no answer of the assistant may contain (letter case ignored). */
    neverSaid: z.array(z.string().min(2)).default([]),
  }),
});
export type Hostile = z.output<typeof hostileSchema>;
