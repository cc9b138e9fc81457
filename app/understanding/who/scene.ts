/** What the evidence of whose a name is looks at: the message, its finds, and every name that was marked. */

import { bearsName } from "../detectors/bears-name.ts";
import { type Cue, type CueBook, cueBook, cuesIn, firstFrom } from "../detectors/cues.ts";
import { type Finding, overlap, type Text } from "../detectors/finding.ts";
import { OPPONENT_WORDS } from "../detectors/words/parts.ts";
import type { Span as Tagged } from "../tagger/tagger.ts";
import { LEAD, leadTo } from "../text/lead.ts";
import { once } from "../text/once.ts";

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

export const before = ({ text }: Scene, { start }: { start: number }): string => leadTo(text.message, start);
const after = ({ text }: Scene, { end }: { end: number }): string => text.message.slice(end);

/** The phrase of `book` that ends right before a place, with nothing but `gap` between. */
export function cueBefore({ text }: Scene, book: CueBook, at: number, gap = /^[\s,:(]*$/): Cue | undefined {
  const cues = cuesIn(book, text.pieces);
  for (let place = firstFrom(cues, at) - 1; place >= 0; place--) {
    const cue = cues[place];
    if (!cue || at - cue.end > LEAD) return undefined;
    if (cue.end <= at && gap.test(text.message.slice(cue.end, at))) return cue;
  }
  return undefined;
}

const OPPONENTS = cueBook(OPPONENT_WORDS);
/** Between what somebody is and the name: "contractor is", « le locateur, c'est », "la aseguradora (". */
const IS = /^[\s,:(]*(?:(?:is|are|will be|was|est|c['’]est|sera|es|ser[áa])\s*)?(?:(?:mr|mrs|ms|m|mme|sra?)\s*)?(?:\.\s*)?$/i;

/** What the name at this place is to the visitor: the word of the other side right before it. */
export const opponentBefore = (scene: Scene, { start }: { start: number }): Cue | undefined => cueBefore(scene, OPPONENTS, start, IS);

/** « C'est Me Lortie qui me l'a écrit », « le locateur, c'est … »: words that introduce somebody else. */
export const isCleft = (scene: Scene, at: { start: number; end: number }): boolean =>
  /^\s(?:qui|who|quien)\s/i.test(after(scene, at)) || opponentBefore(scene, at) !== undefined;

/** Whether the visitor says, signs or labels the name at this place as their own; a signature counts only where it is asked for. */
export function isIntroduced(scene: Scene, span: { start: number; end: number }, withSignature = false): boolean {
  return ownNames(scene).some((find) => (withSignature || find.kind !== "sign:0") && overlap(find, span));
}

/** The finds by which the visitor says a name as their own. */
const ownNames = once((scene: Scene): readonly Finding[] =>
  scene.finds.filter((find) => OWN_NAMES.test(find.kind) && !isCleft(scene, find)),
);

/** The addresses of a message. */
export const addressesIn = ({ finds }: Scene): string[] =>
  finds.flatMap(({ said }) => (said?.slot === "email" ? [said.value.address] : []));

/** The first address or number behind a place. */
export const contactAfter = ({ finds }: Scene, at: number): Finding | undefined =>
  finds.filter(({ kind, start }) => (kind === "email" || kind === "phone") && start >= at).sort((a, b) => a.start - b.start)[0];

/** Before a name: nothing, or how somebody is addressed. */
export const TITLE = /^[\s,]*(?:(?:ma[iî]tre|mr|mrs|ms|dr|me|mme|m|lic|licda|sr|sra|dra)\s*)?(?:\.\s*)?$/i;

export const isOwn = ({ label }: Tagged): boolean => label === "me" || label === "firm";
export const isNamed = ({ label }: Tagged): boolean => NAMES.has(label) || label === "me";

/** "Tamsin Ebanks, Ebanks Corrie": the two stand side by side and bear one name. */
export const isPair = ({ text }: Scene, name: Tagged, firm: Tagged): boolean =>
  /^\s?,\s$/.test(text.message.slice(name.end, firm.start)) && bearsName(firm.quote, name.quote);

/** The name that the visitor gives as the contact: whom to reach, who introduces themselves, then who signs. */
export const contactFind = once((scene: Scene): Finding | undefined => {
  const finds = scene.finds.filter((find) => !isCleft(scene, find));
  const styles = finds.filter(({ kind }) => kind === "style");
  const named = finds.filter(
    (one) => one.said?.slot === "name" && OWN_NAMES.test(one.kind) && !styles.some((style) => overlap(style, one)),
  );
  return named.find(({ kind }) => kind === "is:reach") ?? named.find(({ kind }) => kind !== "sign:0") ?? named[0];
});
