/**
 * Each field as programs and models write it: JSON's own types in, the text of a draft out, with the row's description. The
 * tools' schema and the API's document are made of these; what a value may really be is checked again where it is written.
 */
import { z } from "zod";
import { writeList } from "#app/domain/booking/schedule/lists.ts";
import { LIMITS } from "../fields.ts";
import { DURATIONS } from "../vocabulary.ts";
import { BY_DAY } from "./by-day.ts";
import { ATTENDANCES, ENTRY_LIMITS, PARTS, SIDES } from "./entries.ts";
import type { FieldKind, FieldRow, KindName } from "./kinds.ts";
import { FIELD_NAMES, type FieldName } from "./registry.ts";
import { canonical } from "./text-values.ts";

const LONGEST = 6000;
const text = z.string().max(LONGEST);
const listOf = (entry: z.ZodType) => z.array(entry).transform((entries) => writeList(entries));
const joinedOf = (values: readonly string[]) => z.array(z.enum(values as [string, ...string[]])).transform((chosen) => chosen.join(","));

const ON_SOME_DAYS = z.object({
  field: z.enum(BY_DAY),
  days: z.array(text).max(ENTRY_LIMITS.days),
  note: text.optional(),
  hours: text.optional(),
});

function typeOf(is: FieldKind): z.ZodType<string> {
  switch (is.kind) {
    case "choice":
      return z.enum([...is.values, ...Object.keys(is.aliases ?? {})] as [string, ...string[]]).transform((value) => canonical(is, value));
    case "choices":
      return joinedOf(is.values);
    case "fields":
      return joinedOf(FIELD_NAMES as readonly FieldName[]);
    case "flag":
      return z.boolean().transform(String);
    case "count":
      return z.number().int().min(0).max(is.most).transform(String);
    case "dates":
      return listOf(z.object({ date: text, startTime: text, duration: z.enum(DURATIONS), endTime: text.optional() }));
    case "counsel":
      return listOf(
        z.object({ name: text, firm: text.optional(), email: text.optional(), phone: text.optional(), actsFor: text.optional() }),
      );
    case "people":
      return listOf(
        z.object({
          name: text.optional(),
          part: z.enum(PARTS),
          title: text.optional(),
          side: z.enum(SIDES).optional(),
          firm: text.optional(),
          place: text.optional(),
          zone: text.optional(),
          attends: z.enum(ATTENDANCES).optional(),
          remoteOn: z.array(text).max(ENTRY_LIMITS.days).optional(),
          access: text.optional(),
          email: text.optional(),
          phone: text.optional(),
          note: text.optional(),
          days: z.array(text).max(ENTRY_LIMITS.days).optional(),
          hours: text.optional(),
          count: z.number().int().min(1).max(ENTRY_LIMITS.count).optional(),
        }),
      );
    case "alternatives":
      return listOf(
        z.object({
          date: text,
          reserve: z.boolean().optional(),
          startTime: text.optional(),
          duration: z.enum(DURATIONS).optional(),
          endTime: text.optional(),
        }),
      );
    case "ruledOut":
      return listOf(z.object({ date: text.optional(), until: text.optional(), weekday: z.number().int().min(1).max(7).optional() }));
    case "onSomeDays":
      return listOf(ON_SOME_DAYS);
    case "remarks":
      return listOf(z.object({ text: z.string().max(ENTRY_LIMITS.remark) }));
    default:
      return text;
  }
}

/** The type of one field, described. */
export function jsonTypeOf({ is, about }: FieldRow): z.ZodType<string> {
  return typeOf(is).describe(about);
}

/** Most characters of the kinds that are words, as `atoms.ts` takes them. */
const MOST: Readonly<Partial<Record<KindName, number>>> = {
  line: LIMITS.line,
  name: LIMITS.name,
  firm: LIMITS.firm,
  text: LIMITS.notes,
  story: LIMITS.description,
  email: LIMITS.email,
  phone: LIMITS.phone,
  date: 10,
  time: 5,
};

/** The same for readers of the API: with the limits that the check holds, which a tool gets one by one instead. */
export function limitedTypeOf(row: FieldRow): z.ZodType<string> {
  const most = row.is.kind === "line" ? (row.is.most ?? MOST.line) : MOST[row.is.kind];
  return most === undefined ? jsonTypeOf(row) : z.string().max(most).describe(row.about);
}
