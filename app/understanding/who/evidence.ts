/**
 * The evidence of whose a name is, ranked by weight. Each row says for which label it speaks where it applies; the label with the most
 * weight wins, the tagger's own being one more row. A new observation is a new row, never a special case of the reading.
 */
import { absenceOf } from "../detectors/absences.ts";
import { bearsName } from "../detectors/bears-name.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { overlap } from "../detectors/finding.ts";
import { OPPONENT_WORDS, OWN_FIRM_AFTER, SELF_LINKS, THIRD_PERSONS } from "../detectors/words/whose.ts";
import { ownerOf } from "../owners.ts";
import type { Span as Tagged } from "../tagger/tagger.ts";
import { isBossFirm } from "./boss.ts";
import { fullNames, isClosing, isOfAddress, isSlipOfName, QUOTED } from "./marks.ts";
import { partBefore, playedPart } from "./played.ts";
import {
  addressesIn,
  after,
  before,
  contactAfter,
  cueBefore,
  isCleft,
  isIntroduced,
  NAMES,
  OWN_NAMES,
  PEOPLE,
  type Scene,
} from "./scene.ts";

interface Evidence {
  /** What it says, in a sentence. */
  says: string;
  weight: number;
  /** The label it speaks for, or null where it says nothing of this name. */
  of(span: Tagged, scene: Scene): string | null;
}

const KIN = cueBook(THIRD_PERSONS);
const OPPONENTS = cueBook(OPPONENT_WORDS);
const OWN_AFTER = cueBook(OWN_FIRM_AFTER);
const SELF = cueBook(SELF_LINKS);
/** A card under the letter, or at its end. */
const SIGNED_SURELY = 0.65;
const FEW_WORDS = 6;
const OF = /\s(?:of|at|@|de|du)\s+$/i;
const FROM = /(?:^|\s)(?:from|with|du cabinet|de chez|chez|del despacho|del bufete|de la firma)\s+$/i;
const IS = /^[\s,:(]*(?:is|are|will be|was|est|c['’]est|sera|es|ser[áa])?\s*(?:mr|mrs|ms|m|mme|sra?)?\.?\s*$/i;
const TITLE = /^[\s,]*(?:ma[iî]tre|mr|mrs|ms|dr|me|mme|m|lic|licda|sr|sra|dra)?\.?\s*$/i;
/** Between a name and the firm that follows it on its card. */
const TO_FIRM = /^\s?(?:@|,|\(|\s[–—-]|from|of|du cabinet|del despacho)\s?(?:[ée]tude\s|cabinet\s|despacho\s|bufete\s)?$/i;
const IN = /(?:^|\s)(?:à|in|en|at|from|depuis|desde)\s$/i;
const NEAR = 60;
const PLACED = /,\s(?:despacho|bufete|cabinet|[ée]tude|estudio|a firm|firm)\s(?:de|in|of|à)\s$/i;

const isOwn = ({ label }: Tagged) => label === "me" || label === "firm";
const isNamed = ({ label }: Tagged) => NAMES.has(label) || label === "me";

/** The firm right after a name, on the same card. */
const firmAfter = (scene: Scene, { end }: Tagged): Tagged | undefined =>
  scene.spans.find((one) => one.label === "firm" && one.start >= end && TO_FIRM.test(scene.text.message.slice(end, one.start)));

/** "Tamsin Ebanks, Ebanks Corrie": the two stand side by side and bear one name. */
const isPair = ({ text }: Scene, name: Tagged, firm: Tagged): boolean =>
  /^\s?,\s$/.test(text.message.slice(name.end, firm.start)) && bearsName(firm.quote, name.quote);

/** The name that the visitor gives as the contact: whom to reach, who introduces themselves, then who signs. */
function contactFind(scene: Scene) {
  const finds = scene.finds.filter((find) => !isCleft(scene, find));
  const styles = finds.filter(({ kind }) => kind === "style");
  const named = finds.filter(
    (one) => one.said?.slot === "name" && OWN_NAMES.test(one.kind) && !styles.some((style) => overlap(style, one)),
  );
  return named.find(({ kind }) => kind === "is:reach") ?? named.find(({ kind }) => kind !== "sign:0") ?? named[0];
}

export const EVIDENCE: readonly Evidence[] = [
  {
    says: "The visitor does another's work or calls somebody else by this name",
    weight: 2.5,
    of: (span, scene) => (isNamed(span) && cueBefore(scene, KIN, span.start, TITLE) ? "person" : null),
  },
  {
    says: "It is somebody of whom the visitor tells",
    weight: 2.5,
    of: (span, scene) => (span.label === "me" && isCleft(scene, span) ? "person" : null),
  },
  {
    says: "It is in somebody else's words, in quotation marks",
    weight: 1.6,
    of: (span, { text }) => (isOwn(span) && QUOTED.test(text.message.slice(0, span.start)) ? "person" : null),
  },
  {
    says: "It introduces, labels or signs the visitor, or is whom we are to reach",
    weight: 2,
    of(span, scene) {
      const best = contactFind(scene);
      const isMarked = best !== undefined && (best.kind === "is:reach" || best.kind === "sign:0");
      return isMarked && isNamed(span) && overlap(best, span) ? "me" : null;
    },
  },
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
    says: "The visitor says what they do there",
    weight: 3,
    of(span, { finds }) {
      const post = finds.find(({ kind }) => kind === "is:at");
      if (!post || !isNamed(span)) return null;
      return overlap(post, span) ? "firm" : span.label === "firm" ? "org" : null;
    },
  },
  {
    says: "It stands on the card of who signs",
    weight: 2,
    of: (span, { finds }) =>
      isNamed(span) && finds.some((one) => one.kind === "sign:1" && one.said && one.said.score >= SIGNED_SURELY && overlap(one, span))
        ? "firm"
        : null,
  },
  {
    says: "A firm bears the name of whom it follows",
    weight: 3,
    of: (span, scene) =>
      isOwn(span) && scene.spans.some((one) => (one.label === "me" || one.label === "person") && isPair(scene, one, span)) ? "firm" : null,
  },
  {
    says: "A firm that bears the name follows it",
    weight: 0.8,
    of: (span, scene) =>
      (PEOPLE.has(span.label) || isOwn(span)) && scene.spans.some((one) => isOwn(one) && isPair(scene, span, one)) ? "me" : null,
  },
  {
    says: "The visitor says behind it that it is theirs",
    weight: 2.5,
    of(span, scene) {
      const cue = cuesIn(OWN_AFTER, scene.text.pieces).find(({ start }) => start >= span.end);
      return cue && isNamed(span) && /^[\s,(]{1,3}$/.test(scene.text.message.slice(span.end, cue.start)) ? "firm" : null;
    },
  },
  {
    says: "It is the firm of whom the visitor works for",
    weight: 1.5,
    of: (span, scene) => (NAMES.has(span.label) && isBossFirm(scene.text, span) ? "firm" : null),
  },
  {
    says: "An address of the message is of that firm",
    weight: 0.6,
    of(span, scene) {
      if (!NAMES.has(span.label) || scene.finds.some(({ kind }) => kind === "is:at")) return null;
      return addressesIn(scene).some((one) => isOfAddress(span.quote, one, "firm")) ? "firm" : null;
    },
  },
  {
    says: "An address of the message bears that name",
    weight: 0.6,
    of(span, scene) {
      const isFirm = span.label === "firm" || scene.finds.some(({ kind, ...at }) => kind === "firm" && overlap(at, span));
      return isNamed(span) && !isFirm && addressesIn(scene).some((one) => isOfAddress(span.quote, one, "name")) ? "me" : null;
    },
  },
  {
    says: "It closes the message, by itself",
    weight: 0.7,
    of: (span, scene) => (isNamed(span) && isClosing(scene, span) ? "me" : null),
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
    says: "A word of the visitor's leads to it, with a title or a slip",
    weight: 1,
    of: (span, scene) =>
      isNamed(span) && (isSlipOfName(before(scene, span)) || (span.label === "me" && cueBefore(scene, SELF, span.start, TITLE)))
        ? "me"
        : null,
  },
  {
    says: "It is on the other side by what it is to the visitor",
    weight: 1.5,
    of(span, scene) {
      const cue = isNamed(span) && !isIntroduced(scene, span) ? cueBefore(scene, OPPONENTS, span.start, IS) : undefined;
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
    says: "A part is said right before it",
    weight: 0.9,
    of: (span, scene) => (NAMES.has(span.label) && !isIntroduced(scene, span, true) ? partBefore(span, scene) : null),
  },
  {
    says: "The visitor or the visitor's message is from there",
    weight: 2,
    of: (span, scene) => (isFrom(span, scene) ? "firm" : null),
  },
  {
    says: "The visitor names themselves so, whoever the tagger takes them for",
    weight: 1,
    of: (span, scene) => (isNamed(span) && span.label !== "firm" && isIntroduced(scene, span) ? "me" : null),
  },
  {
    says: "It is a place, of a firm or of its own",
    weight: 1.5,
    of(span, scene) {
      const isPlace = scene.finds.some(({ kind, start, end }) => kind === "place" && start <= span.start && end >= span.end);
      const words = before(scene, span);
      return PLACED.test(words) || (isPlace && IN.test(words)) ? "place" : null;
    },
  },
  {
    says: "It does not come",
    weight: 2,
    of: (span, { text }) => (span.label === "me" && absenceOf(text, span) ? "person" : null),
  },
  {
    says: "One name in the midst of a longer message",
    weight: 1,
    of: (span, scene) => (span.label === "me" && isBareName(span, scene) ? "person" : null),
  },
  {
    says: "A name of no part right before an address of the visitor's",
    weight: 1,
    of: (span, scene) => (isOwnReached(span, scene) ? "me" : null),
  },
];

/** One name alone, without a word that introduces it, a line of its own or an address after it: "… her guide dog, Rufus." */
function isBareName(span: Tagged, scene: Scene): boolean {
  const { asked, tokens } = scene.text;
  if (/\s/.test(span.quote) || asked !== "-" || tokens.length <= FEW_WORDS || isIntroduced(scene, span)) return false;
  const contact = contactAfter(scene, span.end);
  return !(contact && contact.start - span.end <= 40) && !before(scene, span).endsWith("\n");
}

/** "Email only: Grace Lim, grace@lim.example". */
function isOwnReached(span: Tagged, scene: Scene): boolean {
  const { text, finds, spans } = scene;
  if (!PEOPLE.has(span.label) || spans.some((one) => one.label === "me" && fullNames(one.quote)) || partBefore(span, scene)) return false;
  const contact = contactAfter(scene, span.end);
  return (
    contact !== undefined &&
    /^\s*,?\s*$/.test(after(scene, span).slice(0, contact.start - span.end)) &&
    ownerOf(contact, text, finds, spans) === "own"
  );
}

/** "Ana Ruiz from Ortega Stein", and "from Ortega Stein" alone. */
function isFrom(span: Tagged, scene: Scene): boolean {
  const { label, start, score } = span;
  const words = before(scene, span);
  const of = score < 0.9 && PEOPLE.has(label) ? OF.exec(words) : null;
  if (of && scene.spans.some((own) => own.label === "me" && own.end === of.index)) return true;
  const link = FROM.exec(words);
  if (!link || (label !== "person" && label !== "org" && label !== "me")) return false;
  const opens = label !== "me" && words.slice(0, link.index).trim() === "";
  return opens || scene.spans.some((own) => own.label === "me" && own.end <= start && words.slice(own.end, link.index).trim() === "");
}
