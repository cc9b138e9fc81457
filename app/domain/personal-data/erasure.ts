/** Erasing a person: what is asked, what is shown before, what speaks against it. Pure. */
import { z } from "zod";

/** So long a resolved case is kept, and with it who was in it. */
export const CASE_KEPT_YEARS = 7;

export const erasureSchema = z.strictObject({
  email: z.string("email_is_required").min(1, "email_is_required").max(254, "too_long"),
  reason: z
    .string("reason_required")
    .transform((text) => text.trim())
    .pipe(z.string().min(1, "reason_required").max(2000, "too_long")),
  password: z.string("password_wrong").max(1000, "password_wrong"),
  code: z.string("code_wrong").max(1000, "code_wrong").optional(),
  /** The person's own request that is answered by it. */
  request: z.string().max(100).optional(),
});
export type ErasureRequest = z.input<typeof erasureSchema>;

/**
 * What speaks against an erasure: a case that is open, or resolved and still to be kept; a confirmed hearing to come; a legal hold; an account that is an
 * active administrator's; an address that is the contact of too many bookings for one erasure, such as an intake's.
 */
export const BAR_KINDS = ["case_open", "case_kept", "hearing", "legal_hold", "administrator", "too_many"] as const;
export type BarKind = (typeof BAR_KINDS)[number];
export interface ErasureBar {
  kind: BarKind;
  /** Numbers of cases and bookings, or what is held; of `too_many` how many there are. */
  names: string[];
}

/** What an erasure would do now. */
export interface ErasurePreview {
  email: string;
  hasAccount: boolean;
  bars: ErasureBar[];
  /** Rows that would be removed, by their table; only those that there are. */
  removed: { table: string; rows: number }[];
  /** Rows of which the personal part would be written over. */
  replaced: { table: string; rows: number }[];
  /** Rows that would be kept, by their table. */
  kept: { table: string; rows: number }[];
}

/** An erasure as administrators see it. Moments are ISO 8601. */
export interface ErasureRecord {
  id: string;
  reason: string;
  begunBy: string;
  begunAt: string;
  doneAt: string | null;
}

/** Words of a name as the search for mistyped words keeps them: the database makes only letters of ASCII small. */
export function searchedWords(names: readonly (string | null)[]): string[] {
  const words = names
    .flatMap((name) => (name ?? "").split(/[-’'.,/()&"\s]+/))
    .map((word) => word.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
  return [...new Set(words)].filter((word) => word.length >= 3 && word.length <= 40 && !/\d/.test(word));
}

/** In days; so long our office has for a request (privacy page, "Your rights"). */
export const ERASURE_ANSWER_DAYS = 30;

/** So many days before a request is to be answered the office's first page warns of it. */
export const ERASURE_WARNED_DAYS = 7;

/** Requests that administrators are shown at a time. */
export const ERASURE_REQUESTS_SHOWN = 20;

const DAY = 86_400_000;

/** By when a request is to be answered, ISO 8601; `askedAt` in UTC milliseconds. */
export const answerBy = (askedAt: number): string => new Date(askedAt + ERASURE_ANSWER_DAYS * DAY).toISOString();

/** Whether the day by which to answer is near or past. `by`: ISO 8601; `now`: UTC milliseconds. */
export const isAnswerNear = (by: string, now: number): boolean => Date.parse(by) - now <= ERASURE_WARNED_DAYS * DAY;

/** What a person's own request to be erased has come to; `begun`: an erasure of the person is under way, and it can be withdrawn no more. */
export const ASKED_STATES = ["waiting", "begun", "done", "refused", "withdrawn"] as const;
export type AskedState = (typeof ASKED_STATES)[number];

/** A person's own request as they see it. Moments are ISO 8601. */
export interface AskedErasure {
  id: string;
  state: AskedState;
  askedAt: string;
  endedAt: string | null;
  /** Of a refusal. */
  reason: string | null;
}

/** The same as administrators see it while it waits, with what speaks against it now. */
export interface WaitingErasure {
  id: string;
  state: AskedState;
  askedAt: string;
  /** By when it is to be answered. */
  answerBy: string;
  person: { id: string; name: string; email: string };
  bars: ErasureBar[];
}

export const erasureRefusalSchema = erasureSchema.pick({ reason: true });
