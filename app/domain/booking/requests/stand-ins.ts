/** What is stored where a request cannot go without an answer and the visitor has promised it for later. Nobody reads it as an answer. */
export const STAND_INS = {
  proceedingType: "other",
  // The one that leaves both ways open.
  locationType: "in_person_and_virtual",
} as const;

/** Answers that a request may get later and that are shown by name: what is stored in their place is no fact. */
export type PromisedField = keyof typeof STAND_INS | "location";

/** True where `field` is among the fields that follow (`toFollow`, a list of names or the names joined by commas) and holds no answer yet. */
export function isPromised(toFollow: unknown, field: PromisedField, value: string | null | undefined): boolean {
  const names: readonly unknown[] = Array.isArray(toFollow) ? toFollow : typeof toFollow === "string" ? toFollow.split(",") : [];
  if (!names.includes(field)) return false;
  return field === "location" || !value || value === STAND_INS[field];
}
