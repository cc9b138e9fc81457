/** What speaks for a name being the visitor's firm, another firm, or a place. */
import { cueBook, cuesIn, firstFrom } from "../detectors/cues.ts";
import { overlap } from "../detectors/finding.ts";
import type { Span as Tagged } from "../tagger/tagger.ts";
import { isBossFirm } from "./boss.ts";
import type { Evidence } from "./evidence.ts";
import { isOfAddress } from "./marks.ts";
import { addressesIn, before, isNamed, isOwn, isPair, NAMES, PEOPLE, type Scene, SURE } from "./scene.ts";
import { OWN_FIRM_AFTER } from "./words.ts";

const OWN_AFTER = cueBook(OWN_FIRM_AFTER);
/** A card under the letter, or at its end. */
const SIGNED_SURELY = 0.65;
const OF = /\s(?:of|at|@|de|du)\s+$/i;
const FROM = /(?:^|\s)(?:from|with|du cabinet|de chez|chez|del despacho|del bufete|de la firma)\s+$/i;

/** « On est une petite compagnie de Sudbury, », "somos una empresa familiar, ". */
const WE_ARE = /(?:^|[\s¿¡])(?:we are|we['’]re|nous sommes|on est|somos)\s(?:an?|une?|una|the|la|le)\s[^,.;]{3,60},\s$/i;

export const FIRM_EVIDENCE: readonly Evidence[] = [
  {
    says: "The visitor says that they are that company",
    weight: 2,
    of: (span, scene) => (isNamed(span) && WE_ARE.test(before(scene, span)) ? "firm" : null),
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
    says: "A firm bears the name of whom it follows",
    weight: 3,
    of: (span, scene) =>
      isOwn(span) && scene.spans.some((one) => (one.label === "me" || one.label === "person") && isPair(scene, one, span)) ? "firm" : null,
  },
  {
    says: "The visitor says behind it that it is theirs",
    weight: 2.5,
    of(span, scene) {
      const cues = cuesIn(OWN_AFTER, scene.text.pieces);
      const cue = cues[firstFrom(cues, span.end)];
      return cue && isNamed(span) && /^[\s,(]{1,3}$/.test(scene.text.message.slice(span.end, cue.start)) ? "firm" : null;
    },
  },
  {
    says: "The proceeding is with it, or against it",
    weight: 1.5,
    of: (span, scene) => (span.label === "firm" && isAgainst(span, scene) ? "org" : null),
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
    says: "The visitor or the visitor's message is from there",
    weight: 2,
    of: (span, scene) => (isFrom(span, scene) ? "firm" : null),
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
];

/** "We have arbitration with firm Turbines Lavoie", « une médiation contre Lavoie inc. ». */
const isAgainst = ({ start }: Tagged, { text, finds }: Scene): boolean =>
  finds.some(({ kind, end }) => kind === "kind" && end <= start && end > start - NEAR && AGAINST.test(text.message.slice(end, start)));
const NEAR = 40;
const AGAINST =
  /^\s(?:with|against|versus|vs\.?|avec|contre|con|contra)\s(?:(?:the|a|la|le|une?|el|una)\s|l['’])?(?:(?:firm|company|soci[ée]t[ée]|compagnie|entreprise|firme|empresa|compa[ñn][íi]a|sociedad|firma)\s)?$/iu;

/** "Ana Ruiz from Ortega Stein", and "from Ortega Stein" alone. */
function isFrom(span: Tagged, scene: Scene): boolean {
  const { label, start, score } = span;
  const words = before(scene, span);
  const from = start - words.length;
  const of = score < SURE && PEOPLE.has(label) ? OF.exec(words) : null;
  if (of && scene.spans.some((own) => own.label === "me" && own.end === from + of.index)) return true;
  const link = FROM.exec(words);
  if (!link || (label !== "person" && label !== "org" && label !== "me")) return false;
  const { message } = scene.text;
  const isBare = (end: number) => message.slice(end, from + link.index).trim() === "";
  return (label !== "me" && isBare(0)) || scene.spans.some((own) => own.label === "me" && own.end <= start && isBare(own.end));
}
