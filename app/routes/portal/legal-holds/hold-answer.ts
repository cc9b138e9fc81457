/** What the page of legal holds says of a hold that was placed or lifted. */
import type { Issue } from "#app/domain/errors.ts";

/** What was done, or what of it was refused with what was typed. */
export interface HoldAnswer {
  outcome: "placed" | "lifted" | "overtaken" | "refused" | "too_often";
  /** The hold that was to be lifted; "" where one was to be placed. */
  id: string;
  issues: readonly Issue[];
  /** Never a password. */
  typed: Readonly<Record<string, string>>;
  /** Seconds, where it was tried too often. */
  wait: number;
}
