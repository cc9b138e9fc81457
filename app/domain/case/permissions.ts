/** Who may do what in a case: one table (specification, section 6; rulings, "Cases"). */
import { isOpen } from "./status.ts";
import {
  type Audience,
  type CaseCapacity,
  type CaseStatus,
  type Side,
  type SpeaksAs,
  STORED_AUDIENCES,
  type StoredAudience,
} from "./vocabulary.ts";

/** What somebody is in a case: each of these may see it. Anyone else does not learn that it exists. */
export type CaseRelation =
  | { kind: "administrator" }
  /** Who holds a seat of the tribunal, before and after accepting. A sole arbitrator presides. */
  | { kind: "arbitrator"; accepted: boolean; presides: boolean }
  | { kind: "member"; side: Side; capacity: Exclude<CaseCapacity, "arbitrator"> };

const WHO = [
  "administrator",
  // A sole or presiding arbitrator.
  "proposed_arbitrator",
  "arbitrator",
  // Of a panel, who does not preside.
  "proposed_co_arbitrator",
  "co_arbitrator",
  "party_a",
  "counsel_a",
  "party_b",
  "counsel_b",
] as const;
type Who = (typeof WHO)[number];

interface Rule {
  who: readonly Who[];
  /** Also in a resolved case. */
  whenResolved?: true;
}

const ALL: readonly Who[] = WHO;
const SIDE_A: readonly Who[] = ["party_a", "counsel_a"];
const SIDES: readonly Who[] = [...SIDE_A, "party_b", "counsel_b"];

export const CASE_PERMISSIONS = {
  edit: { who: ["administrator", ...SIDE_A] },
  /** Naming and inviting party B while nobody of side B has come in. */
  name_other_side: { who: ["administrator", ...SIDE_A] },
  /** People of one's own side. */
  name_own_side: { who: SIDES },
  assign: { who: ["administrator"] },
  /** Commenting on a disclosure, and challenging its arbitrator. */
  remark: { who: SIDES },
  answer_assignment: { who: ["proposed_arbitrator", "proposed_co_arbitrator"] },
  /** The procedure is led, and the case closed, by the sole or presiding arbitrator alone. */
  start_review: { who: ["proposed_arbitrator", "arbitrator"] },
  resolve: { who: ["arbitrator"] },
  reopen: { who: ["administrator"], whenResolved: true },
  file: { who: ["administrator", "arbitrator", "co_arbitrator", ...SIDES] },
  /** One's own documents only. */
  withdraw: { who: ["administrator", "arbitrator", "co_arbitrator", ...SIDES] },
  /** Folder, number, description and order of one's own side's documents, of a co-arbitrator's their own; administrators and who presides: of all that they see. */
  arrange: { who: ["administrator", "arbitrator", "co_arbitrator", ...SIDES] },
  download: { who: ALL, whenResolved: true },
  /** Bundles for a hearing: drafts of one's own side, an arbitrator's own, and the office's, made final for everyone. */
  bundle: { who: ["administrator", "arbitrator", "co_arbitrator", ...SIDES] },
  /** Holding a final bundle back, and letting go of it again. */
  hold_bundle: { who: ["administrator"], whenResolved: true },
  post: { who: ["administrator", "arbitrator", "co_arbitrator", ...SIDES] },
  set_deadline: { who: ["administrator", "arbitrator"] },
  /** What one owes oneself; for the tribunal who presides says it. */
  finish_deadline: { who: ["administrator", "arbitrator", ...SIDES] },
  ask_extension: { who: SIDES },
  /** While nobody has accepted to preside: the others who sit, and the office (`mayDecideExtension`). */
  decide_extension: { who: ["arbitrator"] },
  /** What mails say of the case. */
  set_mail: { who: ["administrator"] },
  link_booking: { who: ["administrator"] },
  export_record: { who: ALL, whenResolved: true },
  /** Who was notified of what, by which mail, and who has opened it. */
  see_notices: { who: ["administrator", "arbitrator", "co_arbitrator"], whenResolved: true },
} as const satisfies Record<string, Rule>;
export type CaseAction = keyof typeof CASE_PERMISSIONS;

/** Whether somebody who is this in a case of this status may do it. */
export function mayInCase(relation: CaseRelation, action: CaseAction, status: CaseStatus): boolean {
  const rule: Rule = CASE_PERMISSIONS[action];
  return rule.who.includes(whoOf(relation)) && (rule.whenResolved === true || isOpen(status));
}

/** `decide_extension`: until somebody has accepted to preside who sits already or the office decides, so that no deadline runs out over a request. */
export function mayDecideExtension(relation: CaseRelation, status: CaseStatus, isPresided: boolean): boolean {
  if (mayInCase(relation, "decide_extension", status)) return true;
  const isSitting = relation.kind === "arbitrator" && relation.accepted;
  return !isPresided && (relation.kind === "administrator" || isSitting) && isOpen(status);
}

/** What somebody is who speaks in a case. */
export function speaksAs(relation: CaseRelation): SpeaksAs {
  return relation.kind === "member" ? `${relation.capacity}_${relation.side}` : relation.kind;
}

function whoOf(relation: CaseRelation): Who {
  if (relation.kind === "administrator") return "administrator";
  if (relation.kind === "arbitrator") {
    if (relation.presides) return relation.accepted ? "arbitrator" : "proposed_arbitrator";
    return relation.accepted ? "co_arbitrator" : "proposed_co_arbitrator";
  }
  return `${relation.capacity}_${relation.side}`;
}

/** What one may choose to show a document or a message to. The private option is the arbitrator's alone. */
export function audiencesOf(relation: CaseRelation): readonly Audience[] {
  if (relation.kind === "member") return ["everyone", "side"];
  if (relation.kind === "arbitrator") return ["everyone", "arbitrator"];
  return ["everyone"];
}

/** The audience as it is stored, or null when it is not theirs to choose. */
export function storedAudience(relation: CaseRelation, chosen: Audience): StoredAudience | null {
  if (!audiencesOf(relation).includes(chosen)) return null;
  if (chosen !== "side") return chosen;
  return relation.kind === "member" ? `side_${relation.side}` : null;
}

/** What somebody sees of what others have written before they came. */
export const audiencesSeenBy = (relation: CaseRelation): readonly StoredAudience[] =>
  STORED_AUDIENCES.filter((audience) => maySee(relation, { audience, authorId: null }, ""));

/**
 * Whether something of this audience is shown to somebody. What is private to the arbitrator is shown to its author alone,
 * for as long as they are the case's arbitrator: not to administrators, nor to who comes after them.
 */
export function maySee(relation: CaseRelation, item: { audience: StoredAudience; authorId: string | null }, userId: string): boolean {
  switch (item.audience) {
    case "everyone":
      return true;
    case "office":
      return relation.kind === "administrator";
    case "arbitrator":
      return relation.kind === "arbitrator" && item.authorId === userId;
    default:
      return relation.kind === "member" && item.audience === `side_${relation.side}`;
  }
}
