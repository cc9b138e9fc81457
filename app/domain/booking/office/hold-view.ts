/** A visitor's hold as people read it; its texts are made on the server (`app/i18n/detailed/hold-view.ts`). */
import type { HoldState } from "./visitor-hold.ts";

export interface HoldView {
  state: HoldState["state"];
  /** Whether its reader may give it back: staff's own hold is staff's. */
  byVisitor: boolean;
  title: string;
  lead: readonly string[];
  lists: readonly { title: string; items: readonly string[] }[];
  /** What pressing does, and by what. Null where nothing can be held now. */
  press: { button: string; note: string } | null;
}
