/** What the evidence of whose a name is looks at: the message, its finds, and every name that was marked. */
import { type Cue, type CueBook, cuesIn } from "../detectors/cues.ts";
import { type Finding, overlap, type Text } from "../detectors/finding.ts";
import type { Span as Tagged } from "../tagger/tagger.ts";

export interface Scene {
  text: Text;
  finds: readonly Finding[];
  spans: readonly Tagged[];
}

/** Finds by which visitors name themselves or whom we are to reach. */
export const OWN_NAMES = /^(?:is:reach|is:me|label:me|sign:0)$/;
/** Labels of names, the visitor's own aside. */
export const NAMES: ReadonlySet<string> = new Set(["firm", "person", "org", "claimant", "respondent", "counsel", "witness", "neutral"]);
/** Those of them that are one person. */
export const PEOPLE: ReadonlySet<string> = new Set(["person", "counsel", "witness", "neutral", "claimant", "respondent"]);
/** From here on the tagger is believed against a part that is said before a name. */
export const SURE = 0.9;

export const before = ({ text }: Scene, { start }: { start: number }): string => text.message.slice(0, start);
export const after = ({ text }: Scene, { end }: { end: number }): string => text.message.slice(end);

/** The phrase of `book` that ends right before a place, with nothing but `gap` between. */
export function cueBefore({ text }: Scene, book: CueBook, at: number, gap = /^[\s,:(]*$/): Cue | undefined {
  return cuesIn(book, text.pieces).findLast(({ end }) => end <= at && gap.test(text.message.slice(end, at)));
}

/** « C'est Me Lortie qui me l'a écrit », "it's Ann who decides": somebody else. */
export const isCleft = ({ text }: Scene, { end }: { end: number }): boolean => /^\s(?:qui|who|quien)\s/i.test(text.message.slice(end));

/** Whether the visitor says, signs or labels the name at this place as their own; a signature counts only where it is asked for. */
export function isIntroduced(scene: Scene, span: { start: number; end: number }, withSignature = false): boolean {
  return scene.finds.some(
    ({ kind, ...at }) => OWN_NAMES.test(kind) && (withSignature || kind !== "sign:0") && overlap(at, span) && !isCleft(scene, at),
  );
}

/** The addresses of a message. */
export const addressesIn = ({ finds }: Scene): string[] =>
  finds.flatMap(({ said }) => (said?.slot === "email" ? [said.value.address] : []));

/** The first address or number behind a place. */
export const contactAfter = ({ finds }: Scene, at: number): Finding | undefined =>
  finds.filter(({ kind, start }) => (kind === "email" || kind === "phone") && start >= at).sort((a, b) => a.start - b.start)[0];
