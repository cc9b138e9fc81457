/**
 * The award of a panel of three (as institutions have it, for one ICC Rules 2021, article 32): made by a majority, and where there is none by
 * the presiding arbitrator alone. Who does not sign is named with the reason; an opinion of their own is a document of its own. Pure.
 */
import * as z from "zod";
import type { CaseMessageCode } from "#app/domain/message-codes.ts";
import { caseText } from "../case.ts";
import { CASE_LIMITS } from "../limits.ts";
import { AWARD_ANSWERS, type AwardAnswer, type MadeBy } from "./declared.ts";

/** So long a co-arbitrator has to answer before the award is issued without them. */
export const ANSWER_DAYS = 14;
const DAY = 86_400_000;

const code = (messageCode: CaseMessageCode): CaseMessageCode => messageCode;
const document = z.string(code("case_award_private")).min(1, code("case_award_private")).max(64, code("case_award_private"));
const reason = caseText(CASE_LIMITS.reason);

export const putAwardSchema = z.strictObject({ documentId: document, outcome: caseText(CASE_LIMITS.description).default("") });

export const awardAnswerSchema = z
  .strictObject({
    awardId: z.string().max(64),
    answer: z.enum(AWARD_ANSWERS, code("case_award_answer")),
    reason: reason.default(""),
    /** A document of their own that is published with the award; empty for none. */
    opinionId: z.union([z.literal(""), document]).default(""),
  })
  .refine(({ answer, reason: why }) => answer === "signed" || why !== "", { path: ["reason"], message: code("case_award_unsigned") });

export const issueAwardSchema = z.strictObject({
  awardId: z.string().max(64),
  /** Of who has not answered in time: why their signature is missing. */
  absence: reason.default(""),
  /** Where no co-arbitrator has signed: why there is no majority. */
  noMajority: reason.default(""),
});

/** A co-arbitrator's answer to an award that is before the panel. */
export interface CoAnswer {
  answer: AwardAnswer | null;
  /** Since when the award is before them; UTC milliseconds. */
  askedAt: number;
}

/** How an award is made with these answers of the co-arbitrators; who presides has put it and signs it. */
export function madeBy(answers: readonly Pick<CoAnswer, "answer">[]): MadeBy {
  const signed = answers.filter(({ answer }) => answer === "signed").length;
  if (signed === answers.length) return "all";
  return signed > 0 ? "majority" : "presiding";
}

/** From when on an award that was put then may be issued though a co-arbitrator has not answered: each has the same time. UTC milliseconds. */
export const answersUntil = (answers: readonly CoAnswer[], putAt: number): number =>
  Math.max(putAt, ...answers.filter(({ answer }) => answer === null).map(({ askedAt }) => askedAt)) + ANSWER_DAYS * DAY;

/** What keeps an award from being issued with these answers; null for nothing. */
export function issueBar(
  answers: readonly CoAnswer[],
  { putAt, now, absence, noMajority }: { putAt: number; now: number; absence: string; noMajority: string },
): { field: string; code: CaseMessageCode } | null {
  const isAnswered = answers.every(({ answer }) => answer !== null);
  if (!isAnswered && now < answersUntil(answers, putAt)) return { field: "form", code: "case_award_unanswered" };
  if (!isAnswered && absence === "") return { field: "absence", code: "case_award_absence" };
  if (madeBy(answers) === "presiding" && noMajority === "") return { field: "noMajority", code: "case_award_no_majority" };
  return null;
}
