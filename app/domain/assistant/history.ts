/** One change of what the assistant says, as it is read by staff. */
export interface HistoryEntry {
  subject: "faq" | "assistant_setting";
  subjectId: string;
  seq: number;
  /** The subject's last entry, of those that are listed. */
  latest: number;
  /** ISO 8601. */
  at: string;
  by: string | null;
  action: string;
  /** What stood before and after; null before it was there, and after it was deleted. */
  changes: Record<string, unknown>;
}
