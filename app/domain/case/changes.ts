/** What is asked for to change a case's status or its arbitrator, once, for pages and the API. */
import { z } from "zod";
import { AppError, type Issue } from "../errors.ts";
import type { CaseMessageCode } from "../message-codes.ts";
import { caseDescription, caseStatusSchema, caseText, caseTitle } from "./case.ts";
import { CONNECTIONS, type HitAnswer, REMARK_KINDS } from "./conflicts/conflicts.ts";
import { CASE_LIMITS } from "./limits.ts";
import { SEATS, TRIBUNAL_SIZES, type TribunalSize } from "./tribunal/tribunal.ts";
import { MAIL_SAYS } from "./vocabulary.ts";

const code = (messageCode: CaseMessageCode): CaseMessageCode => messageCode;
const id = (messageCode: CaseMessageCode) => z.string(messageCode).min(1, messageCode).max(64, messageCode);

/** Why something is done: everybody concerned reads it. */
export const caseReason = caseText(CASE_LIMITS.reason).min(1, code("case_reason_required"));
const version = z.number("invalid_input").int("invalid_input").min(0, "invalid_input").optional();

const assignment = {
  arbitratorId: id("case_arbitrator_unknown"),
  /** Of a panel it has to be said: a sole arbitrator has one. */
  seat: z.enum(SEATS, code("case_seat_unknown")).optional().meta({
    description:
      "With `arbitratorId`: the seat of the tribunal that they are appointed to. Required of a panel (`tribunalSize` 3); a sole arbitrator holds `presiding`, and no other seat.",
  }),
  /** Needed where somebody is replaced. */
  reason: caseText(CASE_LIMITS.reason).optional(),
  version,
};
const resolution = {
  outcome: caseText(CASE_LIMITS.description).optional(),
  awardDocumentId: z.union([z.literal(""), id("case_award_unknown")], code("case_award_unknown")).optional(),
  version,
};

/** Whom the reader saw in the seat, where they were shown: an account, or nothing where it was vacant. */
const replaces = z.string("invalid_input").max(64, "invalid_input").optional();
export const assignSchema = z.strictObject({ ...assignment, replaces });
/** How many are to decide a case. */
export const tribunalSchema = z.strictObject({
  size: z.coerce
    .number(code("required"))
    .refine((value): value is TribunalSize => (TRIBUNAL_SIZES as readonly number[]).includes(value), code("required")),
  /** Needed where anybody has been appointed. */
  reason: caseText(CASE_LIMITS.reason).optional(),
});
export const declineSchema = z.strictObject({ reason: caseReason });
export const resolveSchema = z.strictObject(resolution);
export const reopenSchema = z.strictObject({ reason: caseReason, version });
export const editSchema = z.strictObject({ title: caseTitle, description: caseDescription, version });

/** `PATCH /api/cases/{id}`: the specification's `{ status }`, or `{ arbitratorId }` from administrators (rulings, "Cases"): one of the two. */
export const caseChangeSchema = z
  .strictObject({ status: caseStatusSchema, ...resolution, ...assignment })
  .partial()
  .refine(({ status, arbitratorId }) => (status === undefined) !== (arbitratorId === undefined), {
    path: ["status"],
    error: "status_invalid",
  });

/** An arbitrator's answer: to each of what was found, in its order, and what else there is to say; or that they decline. */
export const answerSchema = z.strictObject({
  answer: z.enum(["disclosed", "declined"], code("case_disclosure_required")),
  answers: z
    .array(z.strictObject({ connection: z.string(), text: caseText(CASE_LIMITS.reason) }))
    .max(1000)
    .default([]),
  disclosure: caseText(CASE_LIMITS.description).default(""),
});

/** The answers to so many findings. Throws `invalid_input` naming each that is missing: `connection-0`, `text-0`. */
export function answersTo(count: number, given: z.output<typeof answerSchema>["answers"]): HitAnswer[] {
  const issues = Array.from({ length: count }, (_, at): Issue[] => [
    ...(isConnection(given[at]?.connection) ? [] : [{ field: `connection-${at}`, code: code("case_connection_required") }]),
    ...(given[at]?.text ? [] : [{ field: `text-${at}`, code: code("case_disclosure_required") }]),
  ]).flat();
  if (issues.length > 0) throw new AppError("invalid_input", { issues });
  return given.slice(0, count).flatMap(({ connection, text }) => (isConnection(connection) ? [{ connection, text }] : []));
}

const isConnection = (value: string | undefined): value is HitAnswer["connection"] =>
  (CONNECTIONS as readonly (string | undefined)[]).includes(value);

/** What a side says to a disclosure. */
export const remarkSchema = z.strictObject({
  kind: z.enum(REMARK_KINDS, code("required")),
  remark: caseText(CASE_LIMITS.description).min(1, code("case_remark_required")),
});
export const challengeDecisionSchema = z.strictObject({ decision: z.enum(["upheld", "dismissed"], code("required")), reason: caseReason });

export const endRemarksSchema = z.strictObject({ reason: caseReason });

export const mailSaysSchema = z.strictObject({ mailSays: z.enum(MAIL_SAYS, code("required")) });
export const decisionSchema = z.strictObject({ decision: z.enum(["cleared", "refused"], code("required")), reason: caseReason, replaces });
