/** A case: what is asked for to create one, and how it is read back (specification, sections 3 "Case" and 5 "Cases and messages"). */

import { z } from "zod";
import { normalized } from "#app/domain/normalized.ts";
import { canonicalEmail } from "../email-address.ts";
import { withoutHidden } from "../hidden-characters.ts";
import type { CaseMessageCode } from "../message-codes.ts";
import { hasLineBreak, isNameLike } from "../names.ts";
import { CASE_LIMITS } from "./limits.ts";
import type { Seat, TribunalSize } from "./tribunal/tribunal.ts";
import {
  AUDIENCES,
  CASE_STATUSES,
  type CaseCapacity,
  type CaseStatus,
  type ENTRY_TYPES,
  type PersonState,
  type Side,
} from "./vocabulary.ts";

const code = (messageCode: CaseMessageCode): CaseMessageCode => messageCode;

/** Text as people paste it: composed accents, nothing that is not seen, trimmed. */
export function caseText(max: number, tooLong: CaseMessageCode = "too_long") {
  return z
    .string(code("required"))
    .overwrite((value) => withoutHidden(normalized(value, "NFC")).trim())
    .max(max, tooLong);
}
export const caseLine = (max: number, tooLong?: CaseMessageCode) => caseText(max, tooLong).overwrite((value) => value.replace(/\s+/g, " "));

/** A name that is one and no message (`names.ts`); line breaks are looked for before they are cleaned away. */
const caseName = (max: number, refused: CaseMessageCode) =>
  z
    .string(code("required"))
    .refine((value) => !hasLineBreak(value), refused)
    .overwrite((value) => withoutHidden(normalized(value, "NFC")).trim().replace(/\s+/g, " "))
    .max(max, code("too_long"))
    .refine((value) => isNameLike(value, "firm"), refused);

export const caseTitle = caseLine(CASE_LIMITS.title, "case_title_too_long").min(1, code("case_title_required"));
export const caseDescription = caseText(CASE_LIMITS.description).min(10, code("case_description_too_short"));

/** In the one spelling in which addresses are stored (`email-address.ts`). */
const caseEmail = caseLine(CASE_LIMITS.email)
  .overwrite((value) => canonicalEmail(value) ?? value)
  .max(CASE_LIMITS.email, code("too_long"))
  .pipe(z.email(code("case_email_invalid")));

/** Somebody who is named in a case: a party of one side or its counsel. */
export const namedPersonSchema = z.strictObject({
  // A party may be a company or a public body.
  name: caseName(CASE_LIMITS.name, "case_name_only").min(1, code("case_name_required")),
  firm: caseName(CASE_LIMITS.firm, "case_firm_only").optional(),
  email: z.union([z.literal(""), caseEmail]).optional(),
  /** Other names it goes by, one a line: for the conflict check. */
  aliases: caseText(CASE_LIMITS.aliases)
    .refine((lines) => lines.split("\n").filter((line) => line.trim()).length <= CASE_LIMITS.aliasNames, code("case_aliases_too_many"))
    .optional(),
});
export type NamedPerson = z.output<typeof namedPersonSchema>;

/** `POST /api/cases`: title and description; the rest may follow later. */
export const newCaseSchema = z.strictObject({
  title: caseTitle,
  description: caseDescription,
  /** How party A itself is called, where it is not the person who creates the case. */
  partyA: namedPersonSchema.optional(),
  partyB: namedPersonSchema.optional(),
  counselA: namedPersonSchema.optional(),
});
export type NewCaseInput = z.output<typeof newCaseSchema>;

/** A name in a record of the specification's shape. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** A case as it is read back. `partyB` and `arbitrator`, who decides it or presides, are null until somebody is. */
export interface CaseRecord {
  id: string;
  caseNumber: string;
  title: string;
  description: string;
  status: CaseStatus;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
  partyA: PersonName;
  partyB: PersonName | null;
  arbitrator: PersonName | null;
  /** Of `arbitrator`, while every seat of the tribunal is held. */
  arbitratorId: string | null;
  tribunalSize: TribunalSize;
  /** Counts what is for everyone in the case; a change that names another is refused as stale. */
  version: number;
  outcome: string | null;
  awardDocumentId: string | null;
  resolvedAt: string | null;
}

/** Somebody of a case, as its members see them. */
export interface CasePersonRecord {
  id: string;
  capacity: CaseCapacity;
  side: Side | null;
  /** Of an arbitrator. */
  seat: Seat | null;
  name: string;
  /** Whom they stand for, where the case names somebody else than the account: a company and who acts for it. */
  party: string | null;
  firm: string | null;
  email: string | null;
  state: PersonState;
  /** Whether it is the reader. */
  me: boolean;
  /** The address of their picture, while they are in the case and have one. */
  image: string | null;
}

export interface CaseStatistics {
  totalCases: number;
  pendingAssignment: number;
  inProgress: number;
  resolved: number;
  resolvedThisMonth: number;
  /** Beyond the specification's five. */
  assigned: number;
}

/** Something that happened, as the reader may know it (specification, section 3 "Activity"). */
export interface ActivityRecord {
  id: string;
  type: (typeof ENTRY_TYPES)[number];
  description: string;
  /** ISO 8601. */
  createdAt: string;
  user: PersonName | null;
  case: { id: string; caseNumber: string };
}

export const caseStatusSchema = z.enum(CASE_STATUSES, code("status_invalid"));
export const audienceSchema = z.enum(AUDIENCES, code("case_audience_invalid"));
