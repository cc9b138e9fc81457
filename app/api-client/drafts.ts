/** The visitor's own draft over the wire (`/api/drafts/current`). */
import type { Origin } from "#app/domain/booking/draft/draft.ts";
import type { DraftField, DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import type { PeopleClocksView } from "#app/i18n/clock/people-clocks.ts";
import type { Locale } from "../domain/locale.ts";
import { ApiError, pageVisit, request } from "./request.ts";

/** One value of a draft, with where it came from. */
export interface DraftViewValue {
  value: string;
  origin: Origin;
  /** The visitor's words that the assistant took it from. */
  evidence?: string;
  /** True when the assistant wrote it and it can be taken back. */
  undo: boolean;
}

/** A draft as the API shows it. `version` 0: none has been begun. */
export interface DraftView {
  version: number;
  locale: Locale;
  /** What the draft is to become. */
  form: DraftForm;
  values: Partial<Record<DraftField, DraftViewValue>>;
  /** Fields that its form makes mandatory and that have no valid value yet, in the order they are asked. */
  missing: DraftField[];
  /** Hash of the summary on show while the draft is still exactly that. */
  summary: string | null;
  /** Set when this draft has become a booking. */
  bookingId: string | null;
  /** ISO 8601; the same for a draft's whole life. */
  expiresAt: string | null;
  /** The draft that was here is gone on with on another device. */
  continuedElsewhere?: true;
}

export interface DraftChange {
  /** The version that the change is based on; 0 begins a draft. */
  version: number;
  /** `""` clears a field. */
  values?: Partial<Record<DraftField, string>>;
  undo?: readonly DraftField[];
  locale?: Locale;
  /** The form that the visitor fills now. */
  form?: DraftForm;
}

/** The draft was changed elsewhere meanwhile; `draft` is what is there now. */
export class DraftConflict extends Error {
  readonly draft: DraftView;

  constructor(draft: DraftView) {
    super("409: the draft was changed elsewhere");
    this.name = "DraftConflict";
    this.draft = draft;
  }
}

/** The draft as it is now. */
export function getDraft(): Promise<DraftView> {
  return request("/api/drafts/current");
}

/** A draft as it is read: what is given, and the names of what is still needed. */
export interface DraftLines {
  lines: { field: DraftField; label: string; text: string }[];
  missing: string[];
  /** The hours on the clocks of those who take part from elsewhere; null where nobody does. */
  clocks: PeopleClocksView | null;
}

/** The visitor's draft in the language of the page. */
export function getDraftLines(): Promise<DraftLines> {
  return request("/api/drafts/current/lines");
}

/** Browsers refuse to carry more than 64 KiB past the end of a page. */
const CARRIED_MAX = 30_000;

/**
 * Changes the draft. Throws `DraftConflict` with the current one when `version` is stale. A page that is left while
 * this is under way does not cut it off: the change would arrive, and its answer's cookie would not.
 */
export async function patchDraft(change: DraftChange): Promise<DraftView> {
  const keepalive = JSON.stringify(change).length < CARRIED_MAX;
  try {
    return await request("/api/drafts/current", { method: "PATCH", body: change, headers: pageVisit(), keepalive });
  } catch (error) {
    if (error instanceof ApiError && error.status === 409 && error.body?.draft) throw new DraftConflict(error.body.draft as DraftView);
    throw error;
  }
}

/** A link that opens this draft on another machine; an earlier one dies. */
export function makeResumeLink(): Promise<{ url: string; expiresAt: string }> {
  return request("/api/drafts/current/resume-link", { method: "POST" });
}

/** Kills the link that was made. */
export function revokeResumeLink(): Promise<void> {
  return request("/api/drafts/current/resume-link", { method: "DELETE" });
}
