/** The visitor's draft: read, edited by the form, written by the assistant with evidence (design, "The draft"). */
import { type DraftRow, findDraft, type Held, insertDraft, updateDraft } from "#app/db/bookings/drafts.repo.server.ts";
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
import { fieldsBeyond, storedValues } from "#app/domain/booking/draft/draft-limits.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { isConcurrentDraft } from "#app/services/platform/concurrent-draft.ts";
import { isHeldBy } from "#app/services/platform/held-by.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { RateLimits } from "#app/services/platform/rate-limits.server.ts";
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

export interface DraftService {
  /** The draft as it is; `counted` where a program may ask as often as it likes: `too_many_requests` past that. */
  current(how?: { counted: boolean }): Promise<DraftView>;
  /**
   * Counts the change, whatever door it came by, and the draft that it may begin: `too_many_requests` past either. Throws
   * `stale_version` with the current draft in `detail.draft`, and `invalid_input` that names the fields which cannot be stored.
   */
  patch(change: DraftPatch): Promise<DraftView>;
  /** The visitor's draft while it may still become a booking, with what it holds beyond the fast booking's fields; null without one. */
  open(): Promise<(Held & { further: DraftPlain }) | null>;
}

/** Somebody else may be faster so many times. */
const TRIES = 4;

export function createDrafts({ db, clock, actor }: ServiceContext, visitor: Visitor, rateLimits: RateLimits): DraftService {
  /** The draft as it is now; `"elsewhere"` once it has moved, also within this request. */
  async function currentRow(): Promise<DraftRow | "elsewhere" | null> {
    const { draftId, holder, continuedElsewhere } = await visitor.read();
    if (continuedElsewhere) return "elsewhere";
    const row = draftId ? await findDraft(db, draftId, clock().getTime()) : null;
    return row && !isHeldBy(row, holder) ? "elsewhere" : row;
  }

  /** A new draft of what was typed; onto the one that the same page has begun at the same moment, in the chat. */
  async function begin(locale: Locale, form: DraftForm | undefined, typed: Map<DraftField, string>): Promise<DraftRow> {
    const who = await actor();
    // Each lies in the database for days.
    await (who.kind === "visitor" ? rateLimits.take("draft_new") : rateLimits.takeFor("draft_new_account", who.id));
    const draft = newDraft(locale, clock().getTime(), form ?? "fast", merge({}, typed));
    refuseBeyond(draft.values, typed);
    const row = { ...draft, id: await visitor.newDraftId(), ownerId: who.kind === "visitor" ? null : who.id };
    await visitor.write({ draftId: row.id, locale });
    if (await insertDraft(db, row)) return row;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const begun = await findDraft(db, row.id, clock().getTime());
      if (!begun || !isConcurrentDraft(begun, row.ownerId, clock().getTime())) break;
      const becomes = form ?? begun.form;
      const values = settleDraft(merge(begun.values, typed), becomes);
      refuseBeyond(values, typed);
      const written = await updateDraft(db, begun, { values, form: becomes, locale, updatedAt: clock().getTime() });
      if (written) return written;
    }
    throw await staleNow();
  }

  /** What is answered to a change of a draft that is another by now. */
  async function staleNow(): Promise<AppError> {
    const row = await currentRow();
    return row === "elsewhere" ? movedElsewhere(db) : new AppError("stale_version", { detail: { draft: shown(row) } });
  }

  return {
    async open() {
      const row = await currentRow();
      return isOpen(row) ? { id: row.id, holder: row.holder, further: furtherOf(row) } : null;
    },
    async current({ counted } = { counted: false }) {
      if (counted) await rateLimits.take("draft");
      const row = await currentRow();
      return shown(isOpen(row) || row === "elsewhere" ? row : null);
    },
    async patch({ version, values = {}, undo = [], locale, form }) {
      await rateLimits.take("draft");
      const typed = typedValues(values);
      const row = await currentRow();
      if (!isOpen(row)) {
        if (version !== 0)
          throw row === "elsewhere" ? await movedElsewhere(db) : new AppError("stale_version", { detail: { draft: shown(null) } });
        return viewOf(await begin(locale ?? (await visitor.read()).locale ?? "en", form, typed));
      }
      if (row.version !== version) throw new AppError("stale_version", { detail: { draft: viewOf(row) } });
      const becomes = form ?? row.form;
      const merged = undone(merge(becomes === "fast" ? withoutSpans(row.values, typed) : row.values, typed), undo);
      const settled = settleDraft(merged, becomes);
      refuseBeyond(settled, typed);
      const written = await updateDraft(db, row, {
        values: settled,
        updatedAt: clock().getTime(),
        ...ownedBy(row, await actor()),
        ...(form ? { form } : {}),
        ...(locale ? { locale } : {}),
      });
      if (!written) throw await staleNow();
      // Mails and the confirmation follow the language that was read last.
      if (locale) await visitor.write({ locale });
      return viewOf(written);
    },
  };
}

/** What nobody owns is theirs who is signed in and writes it. */
export function ownedBy({ ownerId }: Pick<DraftRow, "ownerId">, who: Actor): { ownerId?: string } {
  return ownerId === null && who.kind !== "visitor" ? { ownerId: who.id } : {};
}

/** A draft that may still become a booking. */
function isOpen(row: DraftRow | "elsewhere" | null): row is DraftRow {
  return row !== null && row !== "elsewhere" && row.bookingId === null;
}

/** What a request is shown of its draft: nothing of one that has moved to another session. */
function shown(row: DraftRow | "elsewhere" | null): DraftView {
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

function typedValues(values: Record<string, unknown>): Map<DraftField, string> {
  const { typed, issues } = storedValues(values);
  if (issues.length > 0) throw new AppError("invalid_input", { issues });
  return typed;
}

/** Throws `invalid_input` that names the typed fields which a draft of `values` has no room for. */
function refuseBeyond(values: DraftValues, typed: ReadonlyMap<DraftField, string>): void {
  const beyond = fieldsBeyond(values, typed.keys());
  if (beyond.length > 0) throw new AppError("invalid_input", { issues: beyond.map((field) => ({ field, code: "too_long" })) });
}

function merge(values: DraftValues, typed: Map<DraftField, string>): DraftValues {
  const next = { ...values };
  for (const [name, value] of typed) {
    if (value.trim() === "") delete next[name];
    else if (next[name]?.value !== value) next[name] = { value, origin: "visitor" };
  }
  return next;
}

/** A day typed into the fast form is one day: the several days of the detailed form give way to it. */
function withoutSpans(values: DraftValues, typed: ReadonlyMap<DraftField, string>): DraftValues {
  const day = typed.get("preferredDate");
  if (!day || day === values.preferredDate?.value) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/^(?:bookingType|bookingDates|consecutive)/.test(name)));
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
