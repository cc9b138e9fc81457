/**
 * What a row of the registry of fields says (docs/decisions/booking/2026-11-22-one-registry-of-fields.md). Values are text as
 * forms, drafts and tools hold them: a flag is "true" or "false", a count its digits, a list the JSON of its entries. No
 * validator here, so that a page can show a form without one; `atoms.ts` checks.
 */
import type { MessageCode } from "#app/domain/message-codes.ts";

export type FieldKind =
  | { kind: "choice"; values: readonly string[]; aliases?: Readonly<Record<string, string>> }
  | { kind: "choices"; values: readonly string[] }
  | { kind: "flag" }
  | { kind: "count"; most: number }
  /** `most` where it takes fewer characters than other lines (`LIMITS.line`). */
  | { kind: "line"; least: number; most?: number }
  | { kind: "name" | "firm" | "text" | "story" | "email" | "phone" | "date" | "time" }
  /** Lists whose entries are objects; `fields` is a list of names of fields. */
  | { kind: "dates" | "counsel" | "people" | "alternatives" | "ruledOut" | "onSomeDays" | "remarks" | "fields" };
export type KindName = FieldKind["kind"];

/** Where a booking is read back. Every field is shown in every place, in its section, unless the place's own lines say it. */
export type Place = "confirmation" | "manage" | "staff" | "mail";

/** The modal's form of a field (specification, section 3 "Simple booking"). */
export interface SimpleForm {
  as: string;
  optional?: true;
  /** Said when it is empty or too short there. */
  missing?: MessageCode;
  /** The modal's own, shorter list. */
  values?: readonly string[];
}

export interface FieldRow {
  is: FieldKind;
  /** Said when the field is mandatory and empty or too short. */
  missing: MessageCode;
  /** For people and models: what the field holds and how it is written. The tools' schema and the API's document say it. */
  about: string;
  /** Its name in the detailed request and in the stored record, where that is another. */
  detailed?: string;
  /** Further names that clients of the detailed request use (rulings, "Vocabularies"). */
  aliases?: readonly string[];
  /** The fast form asks for it; `least` is the fewest characters there. The fast request takes every other field as well. */
  fast?: { required?: true; least?: number };
  simple?: SimpleForm;
  /** Has a column of its own, under the detailed request's name; all others are in the JSON column. */
  column?: true;
  /** Kept in the JSON, and a part of the record by itself all the same (specification, section 3 "Booking"). */
  inRecord?: true;
  /** Places whose own lines say it already. */
  said?: readonly Place[];
  /** Places that do not show it: the managing link may be passed on within a firm, and tells nothing of other people. */
  hidden?: readonly Place[];
  /** Decides where, when and in which rooms a hearing takes place: after such a change it is confirmed once more. */
  decidesPlace?: true;
  /** What holds where nothing was said of it. */
  byDefault?: string;
}
export type Rows = Readonly<Record<string, FieldRow>>;

export const FLAG = { kind: "flag" } as const;
export const LINE = { kind: "line", least: 1 } as const;
export const NAME = { kind: "name" } as const;
export const FIRM = { kind: "firm" } as const;
export const TEXT = { kind: "text" } as const;
export const STORY = { kind: "story" } as const;
export const EMAIL = { kind: "email" } as const;
export const PHONE = { kind: "phone" } as const;
export const DATE = { kind: "date" } as const;
export const TIME = { kind: "time" } as const;
export const count = (most: number) => ({ kind: "count", most }) as const;
export const choice = <const V extends readonly string[]>(values: V, aliases: Readonly<Record<string, V[number]>> = {}) =>
  ({ kind: "choice", values, aliases }) as const;

/** What is said of other people than the booking contact. */
export const OF_OTHERS = { hidden: ["manage"] } as const;
/** Every place. */
export const EVERYWHERE = ["confirmation", "manage", "staff", "mail"] as const satisfies readonly Place[];
