/** What speaks for a name being the visitor's. */
import { cueBook } from "../detectors/cues.ts";
import { overlap } from "../detectors/finding.ts";
import { SIGNED_ASKED } from "../detectors/reach/signatures.ts";
import type { Span as Tagged } from "../tagger/tagger.ts";
import type { Evidence } from "./evidence.ts";
import { isClosing, isOfAddress, isSlipOfName } from "./marks.ts";
import { partBefore } from "./played.ts";
import {
  addressesIn,
  before,
  contactAfter,
  contactFind,
  cueBefore,
  isIntroduced,
  isNamed,
  isOwn,
  isPair,
  PEOPLE,
  type Scene,
  TITLE,
} from "./scene.ts";
import { SELF_LINKS } from "./words.ts";

const SELF = cueBook(SELF_LINKS);
/** Between a name and the firm that follows it on its card. */
const TO_FIRM = /^\s?(?:@|,|\(|\s[–—-]|from|of|du cabinet|del despacho)\s?(?:[ée]tude\s|cabinet\s|despacho\s|bufete\s)?$/i;
const NEAR = 60;

export const OWN_EVIDENCE: readonly Evidence[] = [
  {
    says: "It introduces, labels or signs the visitor, or is whom we are to reach",
    weight: 2,
    of(span, scene) {
      const best = contactFind(scene);
      const isMarked = best !== undefined && (best.kind === "is:reach" || (best.kind === "sign:0" && !isOfDocument(span, scene)));
      return isMarked && isNamed(span) && overlap(best, span) ? "me" : null;
    },
  },
  {
    says: "A word of the visitor's leads to it, with a title or a slip",
    weight: 1,
    of: (span, scene) =>
      isNamed(span) && (isSlipOfName(before(scene, span)) || (span.label === "me" && cueBefore(scene, SELF, span.start, TITLE)))
        ? "me"
        : null,
  },
  {
    says: "The visitor names themselves so, whoever the tagger takes them for",
    weight: 1,
    of: (span, scene) => (isNamed(span) && span.label !== "firm" && isIntroduced(scene, span) ? "me" : null),
  },
  {
    says: "A firm that bears the name follows it",
    weight: 0.8,
    of: (span, scene) =>
      (PEOPLE.has(span.label) || isOwn(span)) && scene.spans.some((one) => isOwn(one) && isPair(scene, span, one)) ? "me" : null,
  },
  {
    says: "The visitor's firm and number follow it",
    weight: 0.8,
    of(span, scene) {
      const firm = span.label === "me" || span.label === "person" ? firmAfter(scene, span) : undefined;
      const contact = firm && contactAfter(scene, firm.end);
      return contact && contact.start - firm.end < NEAR ? "me" : null;
    },
  },
  {
    says: "It closes the message, by itself",
    weight: 0.7,
    of: (span, scene) =>
      SIGNED_ASKED.has(scene.text.asked) &&
      isNamed(span) &&
      isClosing(scene, span) &&
      !partBefore(span, scene) &&
      !isOfDocument(span, scene)
        ? "me"
        : null,
  },
  {
    says: "An address of the message bears that name",
    weight: 0.6,
    of: (span, scene) => (isNamed(span) && span.label !== "firm" && isBorne(span, scene) ? "me" : null),
  },
];

/** Who signs a text that is handed on, or a letter to somebody else, need not be the visitor: that is for the tagger to say. */
const isOfDocument = (span: Tagged, { finds }: Scene): boolean => finds.some((find) => find.kind === "document" && overlap(find, span));

function isBorne(span: Tagged, { finds, ...scene }: Scene): boolean {
  const isFirm = finds.some(({ kind, ...at }) => kind === "firm" && overlap(at, span));
  return !isFirm && addressesIn({ finds, ...scene }).some((one) => isOfAddress(span.quote, one, "name"));
}

/** The firm right after a name, on the same card. */
const firmAfter = (scene: Scene, { end }: Tagged): Tagged | undefined =>
  scene.spans.find((one) => one.label === "firm" && one.start >= end && TO_FIRM.test(scene.text.message.slice(end, one.start)));
