/** What is asked for to change a case's status or its arbitrator, once, for pages and the API. */
import { z } from "zod";
import type { CaseMessageCode } from "../message-codes.ts";
import { CASE_LIMITS, caseDescription, caseStatusSchema, caseText, caseTitle } from "./case.ts";

const code = (messageCode: CaseMessageCode): CaseMessageCode => messageCode;
const id = (messageCode: CaseMessageCode) => z.string(messageCode).min(1, messageCode).max(64, messageCode);

/** Why something is done: everybody concerned reads it. */
export const caseReason = caseText(CASE_LIMITS.reason).min(1, code("case_reason_required"));
const version = z.number("invalid_input").int("invalid_input").min(0, "invalid_input").optional();

const assignment = {
  arbitratorId: id("case_arbitrator_unknown"),
  /** Needed where somebody is replaced. */
  reason: caseText(CASE_LIMITS.reason).optional(),
  version,
};
const resolution = {
  outcome: caseText(CASE_LIMITS.description).optional(),
  awardDocumentId: z.union([z.literal(""), id("case_award_unknown")], code("case_award_unknown")).optional(),
  version,
};

export const assignSchema = z.strictObject(assignment);
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

/** An arbitrator's answer to what was found. */
export const answerSchema = z
  .strictObject({
    answer: z.enum(["disclosed", "declined"], code("case_disclosure_required")),
    disclosure: caseText(CASE_LIMITS.description),
  })
  .refine(({ answer, disclosure }) => answer === "declined" || disclosure !== "", {
    path: ["disclosure"],
    error: code("case_disclosure_required"),
  });
export const decisionSchema = z.strictObject({ decision: z.enum(["cleared", "refused"], code("required")), reason: caseReason });
