/** What speaks for a name being somebody else's. */
import { absenceOf } from "../detectors/absences.ts";
import { cueBook } from "../detectors/cues.ts";
import { overlap } from "../detectors/finding.ts";
import { titlesOf } from "../people/titles.ts";
import type { Span as Tagged } from "../tagger/tagger.ts";
import { sentenceAt } from "../text/clauses.ts";
import type { Evidence } from "./evidence.ts";
import { isQuoted } from "./marks.ts";
import { partBefore, playedPart } from "./played.ts";
import {
  before,
  contactAfter,
  contactFind,
  cueBefore,
  isCleft,
  isIntroduced,
  isNamed,
  isOwn,
  NAMES,
  opponentBefore,
  PEOPLE,
  type Scene,
  TITLE,
} from "./scene.ts";
import { THIRD_PERSONS } from "./words.ts";

const KIN = cueBook(THIRD_PERSONS);
const FEW_WORDS = 6;

export const OTHERS_EVIDENCE: readonly Evidence[] = [
  {
    says: "Somebody else is the contact",
    weight: 4,
    of(span, scene) {
      const best = contactFind(scene);
      if (!best || overlap(best, span)) return null;
      // Who is named besides whom we are to reach stays who they are, whatever card they sign.
      if (span.label !== "me") return best.kind === "is:reach" && PEOPLE.has(span.label) ? span.label : null;
      const isSame = best.said?.slot === "name" && best.said.value.name.includes(span.quote);
      return !isSame && best.said && best.said.score >= 0.6 ? "person" : null;
    },
  },
  {
    says: "The visitor does another's work or calls somebody else by this name",
    weight: 2.5,
    of: (span, scene) => (isNamed(span) && !isReached(span, scene) && cueBefore(scene, KIN, span.start, TITLE) ? "person" : null),
  },
  {
    says: "It is somebody of whom the visitor tells",
    weight: 2.5,
    of: (span, scene) => (span.label === "me" && isCleft(scene, span) ? "person" : null),
  },
  {
    says: "It is one of several who are named with what they are",
    weight: 2,
    of: (span, scene) => (span.label === "me" && !isIntroduced(scene, span) && isOneOfTitled(span, scene) ? "person" : null),
  },
  {
    says: "It does not come",
    weight: 2,
    of: (span, { text }) => (span.label === "me" && absenceOf(text, span) ? "person" : null),
  },
  {
    says: "It is in somebody else's words, in quotation marks",
    weight: 1.6,
    of: (span, { text }) => (isOwn(span) && isQuoted(text.message, span.start) ? "person" : null),
  },
  {
    says: "It is on the other side by what it is to the visitor",
    weight: 1.5,
    of(span, scene) {
      const cue = isNamed(span) ? opponentBefore(scene, span) : undefined;
      if (!cue) return null;
      const isNamedSo = /\p{L}/u.test(scene.text.message.slice(cue.end, span.start));
      return (span.label === "firm" || span.label === "org") && !isNamedSo ? "org" : "person";
    },
  },
  {
    says: "The words next to it say what part it plays",
    weight: 1.5,
    of: (span, scene) => (span.label === "me" ? playedPart(span, scene) : null),
  },
  {
    says: "One name in the midst of a longer message",
    weight: 1,
    of: (span, scene) => (span.label === "me" && isBareName(span, scene) ? "person" : null),
  },
  {
    says: "A part is said right before it",
    weight: 0.9,
    of: (span, scene) => (NAMES.has(span.label) && !isIntroduced(scene, span, true) ? partBefore(span, scene) : null),
  },
];

/** "Deal with my assistant Ana": whom we are to reach. */
function isReached(span: Tagged, scene: Scene): boolean {
  const best = contactFind(scene);
  return best?.kind === "is:reach" && overlap(best, span);
}

/** "Edmund Harrow, beneficiary; Flora Harrow, beneficiary": next to a title, with somebody else in the sentence. */
function isOneOfTitled(span: Tagged, { text, spans }: Scene): boolean {
  const sentence = sentenceAt(text.tokens, span);
  const near = spans.filter(
    (one) => sentence && overlap(one, sentence) && (one.start === span.start || PEOPLE.has(one.label) || one.label === "person"),
  );
  return near.length > 1 && titlesOf(text, near).some(({ of }) => of?.start === span.start);
}

/** One name alone, without a word that introduces it, a line of its own or an address after it: "… her guide dog, Rufus." */
function isBareName(span: Tagged, scene: Scene): boolean {
  const { asked, tokens } = scene.text;
  if (/\s/.test(span.quote) || asked !== "-" || tokens.length <= FEW_WORDS || isIntroduced(scene, span)) return false;
  const contact = contactAfter(scene, span.end);
  return !(contact && contact.start - span.end <= 40) && !before(scene, span).endsWith("\n");
}
