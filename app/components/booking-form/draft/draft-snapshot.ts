/** The draft as screens read it: what the server last said, with what is being typed over it. */
import type { DraftView } from "#app/api-client/drafts.ts";
import type { DraftField, DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import { REQUIRED_FIELDS } from "../fields.ts";

export interface DraftSnapshot {
  /** As the server last gave it. */
  draft: DraftView;
  /** The server's values with local edits over them. */
  values: DraftPlain;
  /** Typed here and not yet acknowledged. */
  unsaved: ReadonlySet<DraftField>;
  /** Written by the assistant just now: they glow once and settle. */
  glowing: ReadonlySet<DraftField>;
  saving: "idle" | "saving" | "saved" | "failed";
  /** What names the confirmation of the booking that this draft has just become (its key; its id where the chat made it), until another is begun. */
  sentAs: string | null;
  /** It was another tab that sent it. */
  sentElsewhere: boolean;
  /** The draft that was here is gone on with on another device; what is typed now begins another. */
  continuedElsewhere: boolean;
}

export const EMPTY_DRAFT: DraftView = {
  version: 0,
  locale: "en",
  form: "fast",
  values: {},
  missing: [...REQUIRED_FIELDS],
  summary: null,
  bookingId: null,
  expiresAt: null,
};

/** A snapshot of a draft that has no edits over it; for the server's rendering. */
export function snapshotOf(draft: DraftView): DraftSnapshot {
  return {
    draft,
    values: valuesOf(draft),
    unsaved: new Set(),
    glowing: new Set(),
    saving: "idle",
    sentAs: null,
    sentElsewhere: false,
    continuedElsewhere: draft.continuedElsewhere ?? false,
  };
}

/** The values of a draft without where they came from. */
export function valuesOf(draft: DraftView): DraftPlain {
  return Object.fromEntries(Object.entries(draft.values).map(([field, held]) => [field, held?.value ?? ""]));
}
