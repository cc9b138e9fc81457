/**
 * The fields that a talk fills: those of the draft, and the lists that hold what has no field of its own. A value is the text
 * that the draft stores; this is the one file that knows how the lists are written.
 */

import { type DraftValues, missingOf, type Origin, plainValues, settleDraft } from "#app/domain/booking/draft/draft.ts";
import { checkDraftField, validValues } from "#app/domain/booking/draft/draft-check.ts";
import { type DraftField, type DraftForm, type DraftPlain, draftFieldOf, isDraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { sentAs } from "#app/domain/booking/draft/sent-as.ts";
import type { OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import type { AlternativeDay, RuledOut } from "#app/domain/booking/registry/entries.ts";
import type { EffectCode } from "#app/domain/booking/rules/effects.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";

export const LIST_FIELDS = ["people", "alternativeDays", "ruledOutDays", "onSomeDays", "remarks", "toFollow"] as const;
export type ListField = (typeof LIST_FIELDS)[number];
export type TalkField = DraftField | ListField | "catering";

export interface Held {
  value: string;
  origin: Origin;
  /** The visitor's words. */
  evidence?: string;
}
export type TalkValues = Partial<Record<TalkField, Held>>;

/** What a remark is, where the visitor's words alone do not say it ("the 12th": ruled out). */
export type About =
  | "avoid"
  | "deadline"
  | "call"
  | "second_choice"
  | "question"
  | "window"
  | "recurrence"
  | "length"
  | "time"
  | "wanted"
  | "not_used";
/** Kept word for word for staff. */
export interface Remark {
  text: string;
}
export function isListField(name: string): name is ListField {
  return (LIST_FIELDS as readonly string[]).includes(name);
}

interface Entries {
  people: PersonSaid;
  alternativeDays: AlternativeDay;
  ruledOutDays: RuledOut;
  onSomeDays: OnSomeDays;
  remarks: Remark;
  toFollow: TalkField;
}
export type EntryOf<F extends ListField> = Entries[F];

/** The entries of a list field; none where it is absent or unreadable. `toFollow` is names joined by commas, the others JSON. */
export function entriesOf<F extends ListField>(values: TalkValues, field: F): readonly Entries[F][] {
  const text = values[field]?.value ?? "";
  if (field === "toFollow") return text.split(",").filter(Boolean) as Entries[F][];
  try {
    const read: unknown = JSON.parse(text || "[]");
    return Array.isArray(read) ? (read as Entries[F][]) : [];
  } catch {
    return [];
  }
}

export function writeEntries<F extends ListField>(field: F, entries: readonly Entries[F][]): string {
  return field === "toFollow" ? entries.join(",") : JSON.stringify(entries);
}

/** What the visitor said or typed; what a rule or a default wrote was chosen by nobody. */
export function isSettled(held: Held | undefined): held is Held {
  return held !== undefined && held.value !== "" && held.value !== "[]" && held.origin !== "rule" && held.origin !== "default";
}

/** The lists and catering are none of the rules' business. */
const isOfRules = (name: string) => !isListField(name) && name !== "catering";
const draftPart = (values: TalkValues): DraftValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isDraftField(name) && isOfRules(name))) as DraftValues;
const listPart = (values: TalkValues): TalkValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isOfRules(name))) as TalkValues;

/** The values after the rules of the form have run; the lists are none of theirs. */
export function settle(values: TalkValues, form: DraftForm): TalkValues {
  return { ...(settleDraft(draftPart(values), form) as TalkValues), ...listPart(values) };
}

/**
 * The values without the choices beyond a fast request that its hearing is not offered: they would not be sent, and no summary may show them. "No
 * transcript" is none of an arbitration's.
 */
export function withoutUnoffered(values: TalkValues, form: DraftForm): TalkValues {
  if (form !== "fast") return values;
  const { applied } = evaluate(detailedValuesOf(plainOf(values)));
  const lost = applied
    .filter(({ code }) => NOT_OFFERED.has(code))
    .flatMap(({ fields }) => fields.map((field): string => draftFieldOf(field)));
  return lost.length === 0 ? values : Object.fromEntries(Object.entries(values).filter(([name]) => !lost.includes(name)));
}
const NOT_OFFERED: ReadonlySet<EffectCode> = new Set<EffectCode>(["no_transcript_not_for_arbitration"]);

/** True of values that their fields take and the rules of the form leave as they are; others are offered to nobody. */
export function isAllowed(values: TalkValues, form: DraftForm, given: readonly { field: TalkField; value: string }[]): boolean {
  const entries = given.map(({ field, value }) => ({ field, value: cleanValue(form, field, value) ?? "" }));
  if (entries.some(({ value }) => value === "")) return false;
  const own = entries.filter(({ field }) => isOfRules(field));
  const wanted = Object.fromEntries(own.map(({ field, value }) => [field, { value, origin: "assistant" as const }]));
  const after = settle({ ...values, ...wanted }, form);
  return own.every(({ field, value }) => after[field]?.value === value);
}

/** The plain values of the draft's own fields. */
export function plainOf(values: TalkValues): DraftPlain {
  return plainValues(draftPart(values));
}

/** The values as they are sent, and the form of that: what a summary shows. */
export function valuesSent(values: TalkValues, form: DraftForm): { values: TalkValues; form: DraftForm } {
  const sent = sentAs({ ...plainOf(values), toFollow: values.toFollow?.value ?? "" }, form);
  return { values: sent === form ? values : settle(values, sent), form: sent };
}

/** Whom to call can never follow later: without it nobody can settle the rest. */
const NEVER_LATER: readonly DraftField[] = ["contactName", "contactEmail", "contactPhone"];
export const mayFollow = (field: TalkField): boolean => !(NEVER_LATER as readonly TalkField[]).includes(field);

/** Mandatory fields without a value, promised or not: those of the form, and of the fast request that a promise makes of it. */
export function openIn(values: TalkValues, form: DraftForm): DraftField[] {
  const sent = valuesSent(values, form);
  const of = (some: TalkValues, as: DraftForm) => missingOf(validValues(plainOf(some), as), as);
  return [...new Set([...of(values, form), ...(sent.form === form ? [] : of(sent.values, sent.form))])];
}

/** Mandatory fields that have neither a value nor a promise to follow, in the order they are asked. */
export function missingIn(values: TalkValues, form: DraftForm): DraftField[] {
  const later: ReadonlySet<string> = new Set(entriesOf(values, "toFollow"));
  const missing = openIn(values, form).filter((field) => !later.has(field));
  // While the proceeding follows, the rules of the detailed form ask for little; whom to call is needed all the same.
  return [...missing, ...NEVER_LATER.filter((field) => !missing.includes(field) && !isSettled(values[field]))];
}

/** The clean value, or null where the field does not take it. Lists are ours and always fit. */
export function cleanValue(form: DraftForm, field: TalkField, value: string): string | null {
  if (isListField(field)) return value;
  if (field === "catering") return value.length <= 2000 ? value : null;
  const checked = checkDraftField(form, field, value);
  return checked.ok ? checked.value : null;
}

/**
 * A fingerprint of what a summary shows: the form and every value that the visitor gave; what rules add follows from those. Two drafts that read alike
 * have the same one; it is compared within one talk and protects nothing (`summaryHash` of the booking's domain does that).
 */
export function fingerprint(values: TalkValues, form: DraftForm): string {
  const shown = Object.entries(values)
    .flatMap(([name, held]) => (isSettled(held) ? [`${name}=${held.value}`] : []))
    .sort();
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const unit of [form, ...shown].join("\n")) {
    const code = unit.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  return `${(one >>> 0).toString(16).padStart(8, "0")}${(two >>> 0).toString(16).padStart(8, "0")}`;
}

/** The same of what is noted alone: words for staff are read in the reply that keeps them. */
export function cardMark({ remarks: _remarks, ...values }: TalkValues, form: DraftForm): string {
  return fingerprint(values, form);
}
