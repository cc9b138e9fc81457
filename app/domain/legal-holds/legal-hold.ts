/** A legal hold: while it is in force, nothing of whom or what it names is removed. Pure. */
import { z } from "zod";
import { isLocalDate } from "#app/domain/booking/schedule/local-date.ts";

export const HELD_KINDS = ["person", "booking", "case"] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

/** Longest reason, and longest name of what is held. */
export const HOLD_LIMITS = { reason: 2000, subject: 254 } as const;

const words = (code: string) =>
  z
    .string(code)
    .transform((text) => text.trim())
    .pipe(z.string().min(1, code).max(HOLD_LIMITS.reason, "too_long"));

/** `subject`: a person's address, or the number of a booking or a case. `lastDay`: a day at the head office; empty or null until somebody lifts it. */
export const newHoldSchema = z.strictObject({
  kind: z.enum(HELD_KINDS, "legal_hold_kind"),
  subject: z
    .string("legal_hold_subject")
    .transform((text) => text.trim())
    .pipe(z.string().min(1, "legal_hold_subject").max(HOLD_LIMITS.subject, "too_long")),
  reason: words("legal_hold_reason"),
  lastDay: z
    .string("legal_hold_day")
    .refine((day) => day === "" || isLocalDate(day), "legal_hold_day")
    .nullish(),
});
export type NewHold = z.input<typeof newHoldSchema>;

export const liftSchema = z.strictObject({ reason: words("legal_hold_reason") });

export const HOLD_STATES = ["in_force", "ended", "lifted"] as const;
/** `ended`: its last day is over. */
export type HoldState = (typeof HOLD_STATES)[number];

/** The state of a hold at `now` (UTC milliseconds). */
export function holdStateOf({ endsAt, liftedAt }: { endsAt: number | null; liftedAt: number | null }, now: number): HoldState {
  if (liftedAt !== null) return "lifted";
  return endsAt !== null && endsAt <= now ? "ended" : "in_force";
}

/** As administrators see it. Moments are ISO 8601. */
export interface LegalHoldRecord {
  id: string;
  kind: HeldKind;
  /** The address, or the number of the booking or case. */
  subject: string;
  reason: string;
  state: HoldState;
  placedBy: string;
  placedAt: string;
  lastDay: string | null;
  liftedBy: string | null;
  liftedAt: string | null;
  liftReason: string | null;
}
