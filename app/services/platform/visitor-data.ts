/** What a visitor's session holds. */
import type { Locale } from "#app/domain/locale.ts";

export interface VisitorData {
  draftId?: string | undefined;
  chatSessionId?: string | undefined;
  locale?: Locale | undefined;
  /** What was set aside when an empty request was begun. */
  asideDraftId?: string | undefined;
  asideChatSessionId?: string | undefined;
  /** Bookings made in this session, so that their own visitor is recognised. */
  lastBookingId?: string | undefined;
  /** What the draft and the conversation name as their holder, where they moved to this session. */
  holder?: string | undefined;
}

export interface OwnVisitorData extends VisitorData {
  /** The draft that this session held has moved to another one. */
  continuedElsewhere?: true;
}
