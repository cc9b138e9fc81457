import { type DraftRow, findDraft, insertDraft, updateDraft } from "#app/db/bookings/drafts.repo.server.ts";
import { type DraftValues, settleDraft } from "#app/domain/booking/draft/draft.ts";
import type { DraftField, DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import { fieldsBeyond, storedValues } from "#app/domain/booking/draft/draft-limits.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { withRoom } from "#app/services/assistant/volume/make-room.server.ts";
import { isConcurrentDraft } from "#app/services/platform/concurrent-draft.ts";
import {
  currentDraft,
  type DraftContext,
  type DraftPatch,
  type DraftView,
  isOpen,
  movedElsewhere,
  newDraft,
  ownedBy,
  shown,
  undone,
  viewOf,
} from "./drafts.server.ts";

/** Somebody else may be faster so many times. */
const TRIES = 4;

/**
 * Writes what the visitor typed. Counts the change, whatever door it came by, and the draft that it may begin: `too_many_requests` past
 * either. Throws `stale_version` with the current draft in `detail.draft`, `invalid_input` that names the fields which cannot be stored, and
 * `unavailable` where the house is full (`withRoom`).
 */
export async function patchDraft(context: DraftContext, { values = {}, ...change }: DraftPatch): Promise<DraftView> {
  await context.rateLimits.take("draft");
  const typed = typedValues(values);
  const row = await currentDraft(context);
  const { version, locale, form } = change;
  if (isOpen(row)) {
    const isConcurrent = version === 0 && (await isOfThisPage(context, row));
    return isConcurrent ? viewOf(await ontoBegun(context, row.id, { locale, form, typed })) : changeOpen(context, row, typed, change);
  }
  if (version !== 0)
    throw row === "elsewhere" ? await movedElsewhere(context.db) : new AppError("stale_version", { detail: { draft: shown(null) } });
  return viewOf(await begin(context, locale ?? (await context.visitor.read()).locale ?? "en", form, typed));
}

async function changeOpen(
  context: DraftContext,
  row: DraftRow,
  typed: Map<DraftField, string>,
  { version, undo = [], locale, form }: Omit<DraftPatch, "values">,
): Promise<DraftView> {
  const { actor, clock, db, visitor } = context;
  if (row.version !== version) throw new AppError("stale_version", { detail: { draft: viewOf(row) } });
  const becomes = form ?? row.form;
  const merged = undone(merge(becomes === "fast" ? withoutSpans(row.values, typed) : row.values, typed), undo);
  const settled = settleDraft(merged, becomes);
  refuseBeyond(settled, typed);
  const now = clock().getTime();
  const change = {
    values: settled,
    updatedAt: now,
    ...ownedBy(row, await actor()),
    ...(form ? { form } : {}),
    ...(locale ? { locale } : {}),
  };
  const written = await withRoom(db, now, () => updateDraft(db, row, change));
  if (!written) throw await staleNow(context);
  // Mails and the confirmation follow the language that was read last.
  if (locale) await visitor.write({ locale });
  return viewOf(written);
}

/** A new draft of what was typed; onto the one that the same page has begun at the same moment, in the chat. */
async function begin(
  context: DraftContext,
  locale: Locale,
  form: DraftForm | undefined,
  typed: Map<DraftField, string>,
): Promise<DraftRow> {
  const { actor, clock, db, rateLimits, visitor } = context;
  const who = await actor();
  // Each lies in the database for days.
  await (who.kind === "visitor" ? rateLimits.take("draft_new") : rateLimits.takeFor("draft_new_account", who.id));
  const draft = newDraft(locale, clock().getTime(), form ?? "fast", merge({}, typed));
  refuseBeyond(draft.values, typed);
  const row = { ...draft, id: await visitor.newDraftId(), ownerId: who.kind === "visitor" ? null : who.id };
  await visitor.write({ draftId: row.id, locale });
  return (await withRoom(db, row.createdAt, () => insertDraft(db, row))) ? row : ontoBegun(context, row.id, { locale, form, typed });
}

/** Whether this page's own first message has begun the draft at this moment, which the page has not heard of. */
async function isOfThisPage({ actor, clock, visitor }: DraftContext, row: DraftRow): Promise<boolean> {
  if (row.id !== (await visitor.newDraftId())) return false;
  const who = await actor();
  return isConcurrentDraft(row, who.kind === "visitor" ? null : who.id, clock().getTime());
}

interface Typed {
  locale: Locale | undefined;
  form: DraftForm | undefined;
  typed: Map<DraftField, string>;
}

/** What was typed, onto the draft that the same page has begun at the same moment. Throws `stale_version` where it is another's, or the chat keeps writing. */
async function ontoBegun(context: DraftContext, id: string, { locale, form, typed }: Typed): Promise<DraftRow> {
  const { actor, clock, db } = context;
  const who = await actor();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const now = clock().getTime();
    const begun = await findDraft(db, id, now);
    if (!begun || !isConcurrentDraft(begun, who.kind === "visitor" ? null : who.id, now)) break;
    const becomes = form ?? begun.form;
    const values = settleDraft(merge(begun.values, typed), becomes);
    refuseBeyond(values, typed);
    const change = { values, form: becomes, updatedAt: now, ...(locale ? { locale } : {}) };
    const written = await withRoom(db, now, () => updateDraft(db, begun, change));
    if (written) return written;
  }
  throw await staleNow(context);
}

/** What is answered to a change of a draft that is another by now. */
async function staleNow(context: DraftContext): Promise<AppError> {
  const row = await currentDraft(context);
  return row === "elsewhere" ? movedElsewhere(context.db) : new AppError("stale_version", { detail: { draft: shown(row) } });
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
