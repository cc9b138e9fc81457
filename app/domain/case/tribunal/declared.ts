/** How an award of a panel was made, as the entry of the case's end says it, and what its members see of one before. Pure, and without a schema: pages read it. */
import type { SeatTitle } from "./tribunal.ts";

export const AWARD_ANSWERS = ["signed", "refused"] as const;
export type AwardAnswer = (typeof AWARD_ANSWERS)[number];

/** By all three, by two of them, or by who presides alone. */
export const MADE_BY = ["all", "majority", "presiding"] as const;
export type MadeBy = (typeof MADE_BY)[number];

/** One member of the panel in the entry of the award. */
export interface DeclaredMember {
  name: string;
  seat: SeatTitle;
  signed: boolean;
  /** Why not; empty for who signed. */
  reason: string;
  /** The document that says more: a dissenting opinion of who did not sign, a separate one of who did. */
  opinion: { id: string; name: string } | null;
}

/** How an award of a panel was made, as the entry of the case's end says it. */
export interface Declared {
  by: MadeBy;
  members: DeclaredMember[];
  /** Why there was no majority; empty where there was one. */
  noMajority: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads what an entry says of how its award was made; null where it says nothing, as of a sole arbitrator. */
export function readDeclared(value: unknown): Declared | null {
  if (!isRecord(value)) return null;
  const by = MADE_BY.find((one) => one === value.by);
  if (!by || !Array.isArray(value.members)) return null;
  const members = value.members.filter(isRecord).map(
    ({ name, seat, signed, reason: why, opinion }): DeclaredMember => ({
      name: textOf(name),
      seat: seat === "presiding" ? "presiding" : "co",
      signed: signed === true,
      reason: textOf(why),
      opinion: isRecord(opinion) ? { id: textOf(opinion.id), name: textOf(opinion.name) } : null,
    }),
  );
  return { by, members, noMajority: textOf(value.noMajority) };
}

/** A document of a member's own that nobody else reads. */
export interface AwardChoice {
  id: string;
  name: string;
}

/** One member of the panel, next to an award that is before it. */
export interface AwardMember {
  name: string;
  seat: SeatTitle;
  me: boolean;
  answer: AwardAnswer | null;
  reason: string;
  /** Since when the award is before them: a successor has it from their acceptance on. UTC milliseconds. */
  askedAt: number;
  opinion: AwardChoice | null;
}

/** What a member of a panel sees of its award. */
export interface AwardView {
  /** The award that is before the panel; null while there is none. */
  open: {
    id: string;
    document: AwardChoice;
    outcome: string;
    putBy: string;
    /** ISO 8601. */
    putAt: string;
    /** Who presides, and has put it, first. */
    members: AwardMember[];
    /** How it is made with the answers there are. */
    madeBy: MadeBy;
    /** Whether all have answered. */
    isAnswered: boolean;
    /** ISO 8601: from when on it may be issued without an answer. */
    answersUntil: string;
    isLate: boolean;
    /** Whether the reader has put it. */
    mine: boolean;
  } | null;
  /** Whether the reader presides, and so puts and issues it. */
  presides: boolean;
  /** The reader's own documents that nobody else reads: what may be put, or published as an opinion. */
  choices: AwardChoice[];
}
