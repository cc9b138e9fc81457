/** What the page of an account is posted, and what it answers. */
import type { Issue } from "#app/domain/errors.ts";

export const INTENTS = ["role", "deactivate", "reactivate", "remove_factor", "end_sessions"] as const;
export type Intent = (typeof INTENTS)[number];
export type AccountOutcome =
  | Intent
  | "last_administrator"
  | "overtaken"
  | "role_missing"
  | "in_cases"
  | "own_account"
  | "not_proven"
  | "too_often";
export interface Answer {
  outcome: AccountOutcome;
  /** What was pressed. */
  intent: Intent;
  /** The role that was chosen, for a form that is shown again. */
  role: string;
  /** Numbers of the cases that stand against another role. */
  cases?: string[];
  /** What is wrong with the password or the code that was asked for. */
  issues?: readonly Issue[];
  /** Seconds to wait. */
  wait?: number;
}
