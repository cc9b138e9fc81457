/** What is kept of a talk between two messages apart from the draft, which holds its values. Bounded: a row of the database holds it. */

import type { DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import type { ChosenMonth } from "#app/domain/hearing-plan/free-month.ts";
import type { Locale } from "#app/understanding/contract.ts";
import type { Card } from "./answer/says.ts";
import type { CardOptions } from "./edit/card.ts";
import type { EditCardName } from "./edit/parts.ts";
import type { TalkField, TalkValues } from "./plan/fields.ts";
import { NEW_TALK, type TalkState } from "./state.ts";

/** A button that the last reply showed: its id, and what it says. */
export interface OfferedButton {
  id: string;
  label: string;
}

/** A small card with the fields that it asks for; `month`: of the card of a month. */
export interface AskingCard {
  kind: Card;
  fields: readonly TalkField[];
  month?: ChosenMonth;
}

/** What a window shows of a reply besides buttons. `E`: a card for editing. */
export interface ReplyShown<E> {
  /** Its words, without what the chips say. */
  words: string;
  /** What was noted; `field` is the one that a tap edits. */
  chips: readonly { field: TalkField; label: string; text: string }[];
  remarks: readonly string[];
  card: AskingCard | E | null;
}

/** A card for editing as it is kept: what it is made of again besides the draft, whose values it shows and which alone holds them. */
export interface KeptCard {
  kind: "edit";
  part: EditCardName;
  /** Absent in talks of before, which kept the card itself. */
  options?: CardOptions;
}
export type KeptReply = ReplyShown<KeptCard>;

export interface StoredTalk {
  /** Of this shape; another one is not read. */
  shape: 1;
  state: Omit<TalkState, "values" | "form" | "locale">;
  offered: readonly OfferedButton[];
  /** The last reply, for a page that shows the talk again. */
  shown?: KeptReply;
}

/** Characters of a stored talk. The oldest undo goes first; the newest always stays. */
const MOST_STORED = 120_000;
const MOST_TOLD = 200;

/** The talk as it is stored. */
export function packTalk(
  { values: _values, form: _form, locale: _locale, ...state }: TalkState,
  offered: readonly OfferedButton[],
  shown?: KeptReply,
): StoredTalk {
  const kept = { ...state, told: state.told.slice(-MOST_TOLD) };
  let packed: StoredTalk = { shape: 1, state: kept, offered: offered.slice(0, 24), ...(shown ? { shown } : {}) };
  while (packed.state.undo.length > 1 && JSON.stringify(packed).length > MOST_STORED)
    packed = { ...packed, state: { ...packed.state, undo: packed.state.undo.slice(1) } };
  return packed;
}

/** The talk with the draft as it is now, which the form may have changed meanwhile; a new one where nothing readable is stored. */
export function unpackTalk(
  stored: StoredTalk | undefined,
  draft: { values: TalkValues; form: DraftForm; locale: Locale },
): { state: TalkState; offered: readonly OfferedButton[] } {
  if (stored?.shape !== 1) return { state: { ...NEW_TALK, ...draft }, offered: [] };
  return { state: { ...NEW_TALK, ...stored.state, ...draft }, offered: stored.offered };
}
