/**
 * What a draft stores of what is typed. It keeps what is half typed, so that nothing is lost, and yet no more than a field could
 * ever become: a visitor without an account may write into our database, and should not fill it (quality, "Security").
 */

import { LIMITS } from "#app/domain/booking/fields.ts";
import type { FieldKind } from "#app/domain/booking/registry/kinds.ts";
import { FIELDS } from "#app/domain/booking/registry/registry.ts";
import { hasEntries, mostRead } from "#app/domain/booking/registry/text-values.ts";
import { checkDetailedField } from "#app/domain/booking/requests/detailed.ts";
import { parsedList } from "#app/domain/booking/schedule/lists.ts";
import type { Issue } from "#app/domain/errors.ts";
import type { MessageCode } from "#app/domain/message-codes.ts";
import type { DraftValues } from "./draft.ts";
import { type DraftField, detailedFieldOf, isDraftField } from "./draft-fields.ts";

/** Bytes of one draft: each field of the longest request at its limit, with the visitor's words for some of them. */
export const DRAFT_MOST_BYTES = 64 * 1024;

/** What is a little too long is kept, so that its writer can shorten it on another machine. */
const SLACK = 200;
/** A day, an hour or a number that is being typed. */
const SHORT = 40;

function mostOf(is: FieldKind): number {
  if (hasEntries(is)) return mostRead(is);
  switch (is.kind) {
    case "name":
    case "firm":
    case "email":
    case "phone":
      return LIMITS[is.kind] + SLACK;
    case "line":
      return (is.most ?? LIMITS.line) + SLACK;
    case "text":
      return LIMITS.notes + SLACK;
    case "story":
      return LIMITS.description + SLACK;
    case "fields":
      return LIMITS.notes;
    default:
      return SHORT;
  }
}

const CHOSEN: readonly string[] = ["choice", "choices", "flag"];

/** What is stored of one typed value: a choice in its canonical spelling, text as it is typed. Else why it is not stored. */
function stored(name: DraftField, value: string): { ok: true; value: string } | { ok: false; code: MessageCode } {
  const field = detailedFieldOf(name);
  const { is } = FIELDS[name];
  if (value.trim() === "") return { ok: true, value: "" };
  if (CHOSEN.includes(is.kind)) return checkDetailedField(field, value);
  if (value.length > mostOf(is)) return { ok: false, code: "too_long" };
  return { ok: true, value: hasEntries(is) ? visibleList(value) : value };
}

/** A list that is half typed is kept as it is: nobody reads it as one. */
function visibleList(text: string): string {
  try {
    return JSON.stringify(parsedList(text));
  } catch {
    return text;
  }
}

/**
 * The typed values that a draft stores, and what is refused, by field: names that it has no field for, what is no text, choices
 * outside of their vocabulary, and what is far longer than its field.
 */
export function storedValues(values: Readonly<Record<string, unknown>>): { typed: Map<DraftField, string>; issues: Issue[] } {
  const issues: Issue[] = [];
  const typed = new Map<DraftField, string>();
  for (const [name, value] of Object.entries(values)) {
    if (!isDraftField(name)) issues.push({ field: name.slice(0, 100), code: "unknown_field" });
    else if (value !== null && typeof value !== "string") issues.push({ field: name, code: "invalid_input" });
    else {
      const kept = stored(name, value ?? "");
      if (kept.ok) typed.set(name, kept.value);
      else issues.push({ field: name, code: kept.code });
    }
  }
  return { typed, issues };
}

/** The fields, the longest first, without which a draft of `values` fits; none where it does. */
export function fieldsBeyond(values: DraftValues, typed: Iterable<DraftField>): DraftField[] {
  let size = bytesOf(values);
  const named: DraftField[] = [];
  for (const [field, bytes] of [...typed].map((name) => [name, bytesOf(values[name])] as const).sort(([, one], [, other]) => other - one)) {
    if (size <= DRAFT_MOST_BYTES) break;
    named.push(field);
    size -= bytes;
  }
  return named;
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value ?? "")).length;
