/** What a remark is about, as it is kept with it. */
import type { EditPart } from "#app/domain/talk/edit/parts.ts";
import { type About, entriesOf, type TalkField, type TalkValues } from "#app/domain/talk/plan/fields.ts";
import type { ShortEnd } from "#app/domain/talk/plan/plan.ts";

export interface Subject {
  /** The first is what it is mostly about; none where nothing tells. */
  parts: readonly EditPart[];
  /** A value of this field settles it. */
  waits?: TalkField;
  /** What it was kept as, true where its words say so themselves: it stays next to the value that it is about. */
  kept?: About | true;
  /** Hardly a word of it is about anything else. */
  only?: true;
  /** It says an end that the shortest booking has moved: it stays for as long as the day has these hours. */
  ends?: ShortEnd;
  /** Written into the card of remarks: nothing but the visitor takes it out. */
  byHand?: true;
}

/** The remarks that are mostly about a part; none of the card that holds them all. */
export const remarksAbout = (part: EditPart, values: TalkValues, subjects: Readonly<Record<string, Subject>>): string[] =>
  entriesOf(values, "remarks").flatMap(({ text }) => (subjects[text]?.parts[0] === part ? [text] : []));
