/** What the check of all cases' records says. Moments are ISO 8601. */

/** body, hash, order: within the chain; cut: its end is missing; head: what was kept apart knows another; shown: a message is not the one that its entry names. */
export const CHAIN_FAULTS = ["body", "hash", "order", "cut", "head", "shown"] as const;
export type ChainFaultKind = (typeof CHAIN_FAULTS)[number];

/** One way through all cases. */
export interface CheckPass {
  startedAt: string;
  /** Null while it goes on. */
  finishedAt: string | null;
  cases: number;
  entries: number;
  broken: number;
}

export interface FoundFault {
  caseId: string;
  caseNumber: string;
  fault: ChainFaultKind;
  /** The first entry that is concerned. */
  seq: number;
  foundAt: string;
  /** When it was found so last. */
  seenAt: string;
  /** When it was found whole again, which is strange too; null while it is broken. */
  mendedAt: string | null;
}

export interface RecordChecks {
  /** How many cases there are. */
  all: number;
  running: CheckPass | null;
  /** The last pass that went through all cases. */
  last: CheckPass | null;
  faults: FoundFault[];
  next: string | null;
}
