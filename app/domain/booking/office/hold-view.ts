/** A visitor's hold as people read it; its texts are made on the server (`app/i18n/detailed/holds/hold-view.ts`). */
import type { HoldState } from "./visitor-hold.ts";

/** `to`: where the booking is moved so, where its reader may move it. */
export interface HoldItem {
  text: string;
  to: string | null;
}

export interface HoldView {
  state: HoldState["state"];
  /** Whether its reader may give it back: staff's own hold is staff's. */
  byVisitor: boolean;
  title: string;
  lead: readonly string[];
  lists: readonly { title: string; items: readonly HoldItem[] }[];
  /** What pressing does, and by what. Null where nothing can be held now. */
  press: { button: string; note: string } | null;
}
