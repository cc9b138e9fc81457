/** The visitor's draft: read, edited by the form, written by the assistant with evidence (design, "The draft"). */
import { type DraftRow, findDraft } from "#app/db/bookings/drafts.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { holdingSession } from "#app/db/held-binding.server.ts";
import {
  DRAFT_DAYS,
  type DraftValue,
  type DraftValues,
  detailedOnly,
  missingOf,
  plainValues,
  settleDraft,
} from "#app/domain/booking/draft/draft.ts";
import { checkDraftField, faultOfDays, validValues } from "#app/domain/booking/draft/draft-check.ts";
import { type DraftField, type DraftForm, type DraftPlain, isDraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { fieldsBeyond } from "#app/domain/booking/draft/draft-limits.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { isHeldBy } from "#app/services/platform/held-by.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";

/** A draft as screens and the API see it. `version` 0: none has been begun. */
export interface DraftView {
  version: number;
  locale: Locale;
  /** What the draft is to become. */
  form: DraftForm;
  values: Partial<Record<DraftField, { value: string; origin: DraftValue["origin"]; evidence?: string; undo: boolean }>>;
  /** Fields that its form makes mandatory and that have no valid value yet, in the order they are asked. */
  missing: DraftField[];
  /** Hash of the summary on show, if the draft is still exactly that; else null. */
  summary: string | null;
  bookingId: string | null;
  /** ISO 8601; null for a draft not begun. */
  expiresAt: string | null;
  /** The draft that was here is gone on with on another device. */
  continuedElsewhere?: true;
}

export interface DraftPatch {
  /** The version that the change is based on; 0 begins a draft. */
  version: number;
  /** Typed values; `""` or null clears. Kept as typed even when not valid yet, so that nothing is lost. */
  values?: Record<string, unknown>;
  /** Fields whose last writing by the assistant is to be taken back. */
  undo?: string[];
  locale?: Locale;
  /** The form that the visitor fills now. */
  form?: DraftForm;
}

/** What use cases of a visitor's draft share. */
export interface DraftContext extends LimitedContext {
  visitor: Visitor;
}

/** The draft as it is now; `"elsewhere"` once it has moved, also within this request. */
export async function currentDraft({ clock, db, visitor }: DraftContext): Promise<DraftRow | "elsewhere" | null> {
  const { draftId, holder, continuedElsewhere } = await visitor.read();
  if (continuedElsewhere) return "elsewhere";
  const row = draftId ? await findDraft(db, draftId, clock().getTime()) : null;
  return row && !isHeldBy(row, holder) ? "elsewhere" : row;
}

/** What nobody owns is theirs who is signed in and writes it. */
export function ownedBy({ ownerId }: Pick<DraftRow, "ownerId">, who: Actor): { ownerId?: string } {
  return ownerId === null && who.kind !== "visitor" ? { ownerId: who.id } : {};
}

/** A draft that may still become a booking. */
export function isOpen(row: DraftRow | "elsewhere" | null): row is DraftRow {
  return row !== null && row !== "elsewhere" && row.bookingId === null;
}

/** What a request is shown of its draft: nothing of one that has moved to another session. */
export function shown(row: DraftRow | "elsewhere" | null): DraftView {
  return row === "elsewhere" ? { ...viewOf(null), continuedElsewhere: true } : viewOf(row);
}

/**
 * The draft that a request was working at has moved to another session: its maker learns so, and reads nothing of it. Throws
 * `unauthenticated` where it moved since the session that acts has ended.
 */
export async function movedElsewhere(db: Database): Promise<AppError> {
  await db.batch([holdingSession(db)]);
  return new AppError("stale_version", { detail: { draft: shown("elsewhere") } });
}

/** A fresh draft, not yet stored. `now` in UTC milliseconds. */
export function newDraft(locale: Locale, now: number, form: DraftForm, values: DraftValues = {}): DraftRow {
  return {
    id: newId(),
    values: settleDraft(values, form),
    locale,
    form,
    version: 1,
    summaryHash: null,
    resumeNonce: null,
    bookingId: null,
    ownerId: null,
    holder: null,
    createdAt: now,
    updatedAt: now,
    expiresAt: now + DRAFT_DAYS * 86_400_000,
  };
}

/** A draft as screens and the API see it; null means one not begun. */
export function viewOf(row: DraftRow | null): DraftView {
  if (!row)
    return {
      version: 0,
      locale: "en",
      form: "fast",
      values: {},
      missing: missingOf({}, "fast"),
      summary: null,
      bookingId: null,
      expiresAt: null,
    };
  const values: DraftView["values"] = {};
  for (const [name, held] of Object.entries(row.values)) {
    if (!held || !isDraftField(name)) continue;
    values[name] = {
      value: held.value,
      origin: held.origin,
      undo: held.origin === "assistant",
      ...(held.evidence === undefined ? {} : { evidence: held.evidence }),
    };
  }
  return {
    version: row.version,
    locale: row.locale,
    form: row.form,
    values,
    missing: missingOf(validValues(plainValues(row.values), row.form), row.form),
    summary: row.summaryHash,
    bookingId: row.bookingId,
    expiresAt: new Date(row.expiresAt).toISOString(),
  };
}

/** What a draft holds beyond the fast booking's fields, fit for a booking. */
export function furtherOf(row: DraftRow): DraftPlain {
  return validValues(detailedOnly(plainValues(row.values)), "detailed");
}

/** Takes back what the assistant wrote last in these fields. */
export function undone(values: DraftValues, fields: readonly string[]): DraftValues {
  const next = { ...values };
  for (const name of fields) {
    if (!isDraftField(name)) continue;
    const held = next[name];
    if (held?.origin !== "assistant") continue;
    if (held.previous) next[name] = held.previous;
    else delete next[name];
  }
  return next;
}

export interface AssistantWrite {
  field: DraftField;
  value: string;
  evidence: string;
}

/**
 * What the assistant wants to write, checked before it is: the value must be one that the field takes, and what follows from the
 * visitor's words was proven by its reader. Gives the new values and what was refused, with why.
 */
export function withAssistantWrites(
  draft: Pick<DraftRow, "values" | "form">,
  writes: readonly AssistantWrite[],
  now: Date,
): { values: DraftValues; accepted: DraftField[]; rejected: Issue[] } {
  const next = { ...draft.values };
  const accepted: DraftField[] = [];
  const rejected: Issue[] = [];
  for (const write of writes) {
    const checked = checkDraftField(draft.form, write.field, write.value);
    if (!checked.ok) rejected.push({ field: write.field, code: checked.code });
    else {
      const fault = faultOfDays(write.field, checked.value, todayIn(zoneOf(plainValues(next)), now));
      if (fault) {
        rejected.push({ field: write.field, code: fault });
        continue;
      }
      const held = next[write.field];
      accepted.push(write.field);
      if (held?.value === checked.value) continue;
      next[write.field] = {
        value: checked.value,
        origin: "assistant",
        evidence: write.evidence,
        previous:
          held?.origin === "assistant"
            ? (held.previous ?? null)
            : held && held.origin !== "rule"
              ? { value: held.value, origin: held.origin }
              : null,
      };
    }
  }
  const settled = settleDraft(next, draft.form);
  const beyond = fieldsBeyond(settled, accepted);
  if (beyond.length > 0) {
    const full = beyond.map((field) => ({ field, code: "too_long" }));
    return { values: draft.values, accepted: [], rejected: [...rejected, ...full] };
  }
  // What a rule overruled at once was not taken.
  return { values: settled, accepted: accepted.filter((field) => settled[field]?.value === next[field]?.value), rejected };
}
