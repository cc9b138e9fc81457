/** The shape of a detailed goal: what is expected of a request that may hold more than a hundred fields. */
import { z } from "zod";
import { containing, FORMS, fastGoalSchema, goalShape } from "#tests/evals/schema.ts";
import { CHOICES, DRAFT_FIELDS, type DraftField, type Kind, kindOf, SENIOR_SERVICES } from "./detailed-fields.ts";

/** The visitor's own words: the same in every language, or their words in each, where any of several is right. */
const oneOrAny = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);
const worded = z.union([z.string().min(1), z.strictObject({ en: oneOrAny, fr: oneOrAny, es: oneOrAny })]);
/** A date expression of `dates.ts`. */
const day = z.string().min(3);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const KIND_SHAPES: Readonly<Record<Exclude<Kind, "choice">, z.ZodType>> = {
  name: worded,
  firm: worded,
  email: z.email(),
  phone: z.string().min(10),
  line: z.union([worded, containing]),
  story: containing,
  date: day,
  time,
  count: z.number().int().min(0),
  flag: z.boolean(),
  services: z.array(z.enum(SENIOR_SERVICES)).min(1),
  days: z.array(z.strictObject({ date: day, startTime: time, duration: z.enum(CHOICES.duration), endTime: time.optional() })).min(2),
  counsel: z
    .array(
      z.strictObject({
        name: z.string().min(2),
        firm: z.string().optional(),
        email: z.email().optional(),
        phone: z.string().min(10).optional(),
        actsFor: worded.optional(),
      }),
    )
    .min(1),
};

const choiceShape = (field: keyof typeof CHOICES) => {
  const value = z.enum(CHOICES[field] as readonly [string, ...string[]]);
  return z.union([value, z.strictObject({ oneOf: z.array(value.nullable()).min(2) })]);
};
const shapeOf = (field: DraftField): z.ZodType => {
  const kind = kindOf(field);
  return kind === "choice" ? choiceShape(field as keyof typeof CHOICES) : KIND_SHAPES[kind];
};

export type Words = string | string[];
/** The visitor's words, per language where they differ. */
export type Worded = string | { en: Words; fr: Words; es: Words };
export type Containing = z.output<typeof containing>;
export interface ExpectedDay {
  date: string;
  startTime: string;
  duration: string;
  endTime?: string;
}
export interface ExpectedCounsel {
  name: string;
  firm?: string;
  email?: string;
  phone?: string;
  actsFor?: Worded;
}
export type ExpectedValue =
  | Worded
  | Containing
  | { oneOf: (string | null)[] }
  | number
  | boolean
  | string[]
  | ExpectedDay[]
  | ExpectedCounsel[];

const ALWAYS = ["proceedingType", "locationType", "contactName", "contactEmail", "contactPhone"] as const;
export type DetailedExpected = Partial<Record<DraftField, ExpectedValue>> & Record<(typeof ALWAYS)[number], string>;

const expectedShape = Object.fromEntries(
  DRAFT_FIELDS.map((field) => [field, (ALWAYS as readonly string[]).includes(field) ? shapeOf(field) : shapeOf(field).optional()]),
);
const fieldName = z.enum(DRAFT_FIELDS as readonly [DraftField, ...DraftField[]]);

export const detailedGoalSchema = z.strictObject({
  ...goalShape,
  form: z.literal("detailed"),
  /** The form of the page that the conversation begins on. */
  startsIn: z.enum(FORMS).default("detailed"),
  /** What the request ends as: who takes the Express way half-way asks to be called, and what they said is kept. */
  becomes: z.enum(FORMS).default("detailed"),
  /** Exactly these must hold. Every other field must be empty, its default, or what a rule writes (`detailed-rules.ts`). */
  expected: z.strictObject(expectedShape).transform((value) => value as DetailedExpected),
  /** Texts that may hold the visitor's own words, and need not. */
  free: z.array(fieldName).default([]),
  corrected: z.array(fieldName).default([]),
});
export type DetailedGoal = z.output<typeof detailedGoalSchema>;

export const goalSchema = z.discriminatedUnion("form", [fastGoalSchema, detailedGoalSchema]);
export type Goal = z.output<typeof goalSchema>;
export const isDetailed = (goal: Goal): goal is DetailedGoal => goal.form === "detailed";
