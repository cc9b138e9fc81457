/** Labels that the words right before a name contradict where it is not sure: "the claimant X" says who X is. */
import { absenceOf } from "./detectors/absences.ts";
import { bearsName } from "./detectors/bears-name.ts";
import { type Finding, inside, overlap, type Text } from "./detectors/finding.ts";
import { ownerOf, SURE } from "./owners.ts";
import type { Span } from "./tagger/tagger.ts";

const OWN_NAMES = /^(?:is:reach|is:me|label:me|sign:0)$/;
const PARTS = /^before:(claimant|respondent|counsel|witness|neutral)$/;
const NAMES: ReadonlySet<string> = new Set(["firm", "person", "org", "claimant", "respondent", "counsel", "witness", "neutral"]);
const PEOPLE: ReadonlySet<string> = new Set(["person", "counsel", "witness", "neutral", "claimant", "respondent"]);
/** A card under the letter, or at its end. */
const SIGNED_SURELY = 0.65;
const IS_PART = /^\s(?:is|will be|was|est|sera|es|ser[áa])\s(?:(?:our|the|an?|their|notre|leur|le|la|une?|nuestr[oa]|el|su)\s)?$/i;
const TITLE = /(?:^|\s)((?:Lic|Licda|Dr|Dra|Ing|Abg|Abog|Prof|Mtre)\.\s)$/;
const FEW_WORDS = 6;
const BESIDE = 0.8;
/** Between a part and who plays it: "arbitrator is Judith Crane", "claimant: Northwind Ltd". */
const BETWEEN = /^\s*(?:[:,(]|is|will be|est|c'est|es|ser[aá])?\s*(?:the|la|le|el)?\s*(?:mrs?|ms|me|mme|sra?|señora?|don|doña)?\.?\s*$/i;
/** "Counsel for the claimant, Jane Doe": the part only says for whom. */
const FOR = /\b(?:for|of|to|de|du|del|pour|contre|against|por|à|a|i am|i'm|je suis|soy)\s+(?:the\s|la\s|le\s|el\s|l['’])?$/i;
const OF = /\s(?:of|at|@|de|du)\s+$/i;
const FROM = /(?:^|\s)(?:from|with|du cabinet|de chez|chez|del despacho|del bufete|de la firma)\s+$/i;

/** The tagger's spans, with the part that the words before a name give it, and with the firm that somebody is "from". */
export function relabelled(spans: readonly Span[], text: Text, finds: readonly Finding[]): Span[] {
  const { message } = text;
  return whole(spans, text, finds).map((span) => {
    if (span.label === "me" && absenceOf(text, span)) return { ...span, label: "person" };
    const isReached = finds.some(({ kind }) => kind === "is:reach");
    const paired = withFirm(span, message, spans);
    if (paired && !(isReached && paired.label === "me")) return paired;
    if (span.label === "me" && playsPart(span, text, finds)) return { ...span, label: partBefore(span, text, finds) ?? "person" };
    if (span.label === "me" && isBareName(span, text, finds)) return { ...span, label: "person" };
    const own = ownLabel(span, finds);
    if (own) return { ...span, label: own };
    if (isFrom(span, message.slice(0, span.start), spans)) return { ...span, label: "firm" };
    if (!NAMES.has(span.label) || span.score >= SURE || finds.some((find) => find.kind.startsWith("sign:") && overlap(find, span)))
      return span;
    const part = partBefore(span, text, finds);
    if (part) return { ...span, label: part };
    return isOwnReached(span, text, finds, spans) ? { ...span, label: "me" } : span;
  });
}

/** "Lic. Carmen Robles": a post's title before the visitor's name belongs to it. */
function titled(span: Span, message: string): Span {
  const title = TITLE.exec(message.slice(0, span.start))?.[1];
  return title ? { ...span, start: span.start - title.length, quote: title + span.quote } : span;
}

/** Names of firms in their whole form: of "Finkelstein Arocha, PA" and "Lopez, Ruiz & Paz LLP" no part is left out. */
function whole(spans: readonly Span[], { message }: Text, finds: readonly Finding[]): Span[] {
  const snapped = spans.map((bare): Span => {
    const span = bare.label === "me" ? titled(bare, message) : bare;
    const form = NAMES.has(span.label) ? finds.find((find) => find.kind === "firm" && inside(span, find)) : undefined;
    return form ? { ...span, start: form.start, end: form.end, quote: message.slice(form.start, form.end) } : span;
  });
  const isSame = (one: Span, other: Span) => one !== other && one.start === other.start && one.end === other.end;
  return snapped.filter(
    (one, at) => !snapped.some((other, to) => isSame(one, other) && (other.score > one.score || (other.score === one.score && to < at))),
  );
}

/** One name alone in a longer message, without a word that introduces it or an address after it: "… her guide dog, Rufus." */
function isBareName({ quote, start, end }: Span, { asked, message, tokens }: Text, finds: readonly Finding[]): boolean {
  if (/\s/.test(quote) || asked !== "-" || tokens.length <= FEW_WORDS) return false;
  const isIntroduced = finds.some((find) => OWN_NAMES.test(find.kind) && find.kind !== "sign:0" && overlap(find, { start, end }));
  const hasAddress = finds.some((find) => (find.kind === "email" || find.kind === "phone") && find.start >= end && find.start - end <= 40);
  return !isIntroduced && !hasAddress && !message.slice(0, start).endsWith("\n");
}

/** The part that is said right before a name: "the claimant X", « para una testigo, la señora X ». */
function partBefore({ start }: Span, { message }: Text, finds: readonly Finding[]): string | null {
  const cue = finds.find((find) => PARTS.test(find.kind) && find.end <= start && BETWEEN.test(message.slice(find.end, start)));
  return cue && !FOR.test(message.slice(0, cue.start)) ? (PARTS.exec(cue.kind)?.[1] ?? null) : null;
}

/** Who is said to play a part is not the visitor: « une testigo, la señora X », "Paolo Ferri is counsel". */
function playsPart(span: Span, text: Text, finds: readonly Finding[]): boolean {
  if (finds.some((find) => OWN_NAMES.test(find.kind) && find.kind !== "sign:0" && overlap(find, span))) return false;
  const before = partBefore(span, text, finds);
  if (before === "witness" || before === "neutral") return true;
  const isNext = (find: Finding) => find.start >= span.end && IS_PART.test(text.message.slice(span.end, find.start));
  return finds.some((find) => PARTS.test(find.kind) && isNext(find)) || (span.score < SURE && before !== null);
}

/** "Tamsin Ebanks, Ebanks Corrie": a firm that bears the name of whom it follows makes both surer. */
function withFirm(span: Span, message: string, spans: readonly Span[]): Span | null {
  const isNext = (one: Span, other: Span) => /^\s?,\s$/.test(message.slice(one.end, other.start)) && bearsName(other.quote, one.quote);
  const isOwn = (one: Span) => one.label === "me" || one.label === "firm";
  if (!isOwn(span)) return null;
  if (spans.some((one) => one.label === "me" && isNext(one, span))) return { ...span, label: "firm" };
  const hasFirm = span.label === "me" && spans.some((one) => isOwn(one) && isNext(span, one));
  return hasFirm ? { ...span, score: Math.max(span.score, BESIDE) } : null;
}

/** Who is to be reached is the contact, and nobody else; without one, who introduces themselves or signs is. A signer's firm is theirs. */
function ownLabel(span: Span, finds: readonly Finding[]): string | null {
  if (!NAMES.has(span.label) && span.label !== "me") return null;
  const styles = finds.filter(({ kind }) => kind === "style");
  const named = finds.filter(
    (find) => find.said?.slot === "name" && OWN_NAMES.test(find.kind) && !styles.some((one) => overlap(one, find)),
  );
  const best = named.find(({ kind }) => kind === "is:reach") ?? named.find(({ kind }) => kind !== "sign:0") ?? named[0];
  const post = finds.find((find) => find.kind === "is:at");
  if (post && overlap(post, span)) return "firm";
  if (post && span.label === "firm") return "org";
  const isFirm = finds.some((find) => find.kind === "sign:1" && find.said && find.said.score >= SIGNED_SURELY && overlap(find, span));
  if (isFirm) return "firm";
  if (!best) return null;
  if (overlap(best, span)) return best.kind === "is:reach" || best.kind === "sign:0" ? "me" : null;
  const isSame = best.said?.slot === "name" && best.said.value.name.includes(span.quote);
  return span.label === "me" && !isSame && best.said && best.said.score >= 0.6 ? "person" : null;
}

/** "Email only: Grace Lim, grace@lim.example": a name of no part, right before an address of the visitor's. */
function isOwnReached({ label, end }: Span, text: Text, finds: readonly Finding[], spans: readonly Span[]): boolean {
  if (!PEOPLE.has(label) || spans.some((one) => one.label === "me") || finds.some(({ kind }) => PARTS.test(kind))) return false;
  const contact = finds.find(({ kind, start }) => (kind === "email" || kind === "phone") && start >= end);
  return (
    contact !== undefined && /^\s*,?\s*$/.test(text.message.slice(end, contact.start)) && ownerOf(contact, text, finds, spans) === "own"
  );
}

/** "Ana Ruiz from Ortega Stein", and "from Ortega Stein" alone. */
function isFrom({ label, start, score }: Span, before: string, spans: readonly Span[]): boolean {
  const of = score < SURE && PEOPLE.has(label) ? OF.exec(before) : null;
  if (of && spans.some((own) => own.label === "me" && own.end === of.index)) return true;
  const link = FROM.exec(before);
  if (!link || (label !== "person" && label !== "org" && label !== "me")) return false;
  const opens = label !== "me" && before.slice(0, link.index).trim() === "";
  return opens || spans.some((own) => own.label === "me" && own.end <= start && before.slice(own.end, link.index).trim() === "");
}
