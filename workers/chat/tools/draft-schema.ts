/**
 * The draft's fields as a tool publishes them: the booking schema itself. A fast draft's with the fast atoms, a
 * detailed one's by the kind of each field; what a value may really be is checked again where it is written.
 */
import { z } from "zod";
import { DETAILED_FIELDS } from "#app/domain/booking/detailed-fields.ts";
import { DRAFT_FIELDS, type DraftField, type DraftForm, detailedFieldOf } from "#app/domain/booking/draft-fields.ts";
import { fastFields } from "#app/domain/booking/fast.ts";
import { FAST_FIELDS } from "#app/domain/booking/fast-values.ts";
import { writeList } from "#app/domain/booking/lists.ts";
import { DURATIONS } from "#app/domain/booking/vocabulary.ts";

const LONGEST = 6000;
const text = z.string().max(LONGEST);

function atom(field: DraftField): z.ZodType<string> {
  const { is } = DETAILED_FIELDS[detailedFieldOf(field)];
  switch (is.kind) {
    case "choice":
      return z.enum(is.values as readonly [string, ...string[]]);
    case "choices":
      return z.array(z.enum(is.values as readonly [string, ...string[]])).transform((chosen) => chosen.join(","));
    case "flag":
      return z.boolean().transform(String);
    case "count":
      return z.number().int().min(0).max(is.most).transform(String);
    case "dates":
      return z
        .array(z.object({ date: text, startTime: text, duration: z.enum(DURATIONS), endTime: text.optional() }))
        .transform((days) => writeList(days));
    case "counsel":
      return z
        .array(z.object({ name: text, firm: text.optional(), email: text.optional(), phone: text.optional(), actsFor: text.optional() }))
        .transform((counsel) => writeList(counsel));
    default:
      return text;
  }
}

/** What `make` gives for each form, made when it is first asked for and kept (`nothing.ts` says why). */
export function byForm<T>(make: (form: DraftForm) => T): (form: DraftForm) => T {
  const made = new Map<DraftForm, T>();
  return (form) => {
    const kept = made.get(form) ?? make(form);
    made.set(form, kept);
    return kept;
  };
}

/** The names that a tool takes for a draft of this form. */
export function fieldNames(form: DraftForm) {
  return z.enum((form === "detailed" ? DRAFT_FIELDS : FAST_FIELDS) as readonly [DraftField, ...DraftField[]]);
}

/** Their values, all optional. */
export function fieldValues(form: DraftForm): z.ZodType<Partial<Record<DraftField, string | undefined>>> {
  if (form === "fast") return z.object(fastFields).partial();
  return z.object(Object.fromEntries(DRAFT_FIELDS.map((field) => [field, atom(field)]))).partial();
}

/** A draft's text value in JSON's own types, as the detailed tool takes it. */
export function toolValue(field: DraftField, value: string): unknown {
  const { kind } = DETAILED_FIELDS[detailedFieldOf(field)].is;
  if (kind === "flag") return value === "true";
  if (kind === "count") return Number(value);
  if (kind === "choices") return value.split(",");
  return kind === "dates" || kind === "counsel" ? JSON.parse(value) : value;
}
