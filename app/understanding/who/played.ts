/** The part that the words right before or after a name give it: "the claimant X", "X is the presiding arbitrator". */
import type { PersonSaid, Span } from "../contract.ts";
import { isLinked, keysOf } from "../detectors/cues.ts";
import { type PartSaid, partsSaid } from "../detectors/parts.ts";
import { DENIALS, LEADS_TO_PART } from "../detectors/words/parts.ts";
import type { Span as Tagged } from "../tagger/tagger.ts";
import { leadTo } from "../text/lead.ts";
import { isIntroduced, type Scene, SURE } from "./scene.ts";

/** The tagger's label of a part; others are a person to it. */
const LABELS: Readonly<Partial<Record<PersonSaid["part"], string>>> = {
  claimant: "claimant",
  respondent: "respondent",
  counsel: "counsel",
  witness: "witness",
  expert: "witness",
  neutral: "neutral",
};
const PARTS = /^before:(claimant|respondent|counsel|witness|neutral)$/;
/** Between a part and who plays it: "arbitrator is Judith Crane", "claimant: Northwind Ltd". */
const BETWEEN =
  /^\s*(?:(?:[:,(]|is|will be|est|c'est|es|ser[aá])\s*)?(?:(?:the|la|le|el)\s*)?(?:(?:mrs?|ms|me|mme|sra?|señora?|don|doña)\s*)?(?:\.\s*)?$/i;
/** "Counsel for the claimant, Jane Doe": the part only says for whom. */
const FOR = /\b(?:for|of|to|de|du|del|pour|contre|against|por|à|a|i am|i'm|je suis|soy)\s+(?:the\s|la\s|le\s|el\s|l['’])?$/i;
const IS =
  /^,?\s(?:is|will be|was|est|sera|es|ser[áa]|isn['’]t|n['’]est|no es|c['’]est|ce sera|that['’]s|that is|s?he['’]s|(?:s?he|they) (?:is|are)|elle est|il est)\s/i;
const TO_PART = keysOf([...LEADS_TO_PART, ...DENIALS, "t"]);

/** The part that is said right before a name: "the claimant X", « para una testigo, la señora X », "tribunal secretary: X". */
export function partBefore({ start }: { start: number }, { text, finds }: Scene): string | null {
  const isRightBefore = (at: Span) => at.end <= start && BETWEEN.test(text.message.slice(at.end, start));
  const isItself = (at: Span) => !FOR.test(leadTo(text.message, at.start));
  const cue = finds.find((find) => PARTS.test(find.kind) && isRightBefore(find));
  if (cue) return isItself(cue) ? (PARTS.exec(cue.kind)?.[1] ?? null) : null;
  const headed = headBefore({ start }, { text });
  return headed && isItself(headed) ? labelOf(headed) : null;
}

/** "Tribunal secretary:" right before a name. */
const headBefore = ({ start }: { start: number }, { text }: Pick<Scene, "text">): PartSaid | undefined =>
  partsSaid(text).find(({ end, isDenied }) => !isDenied && end <= start && /^\s*:\s*$/.test(text.message.slice(end, start)));
/** The visitor may be counsel or assist them, and is none of these. */
const isOfTribunal = (head: PartSaid | undefined): boolean =>
  head !== undefined && ["secretary", "expert", "observer", "interpreter", "support"].includes(head.part);

const labelOf = ({ part }: Pick<PartSaid, "part">): string => LABELS[part] ?? "person";

/** Who is said to play a part is not the visitor: « une testigo, la señora X », "Paolo Ferri is counsel". */
export function playedPart(span: Tagged, scene: Scene): string | null {
  if (isIntroduced(scene, span)) return null;
  const said = partBefore(span, scene);
  if (said === "witness" || said === "neutral" || (said && isOfTribunal(headBefore(span, scene)))) return said;
  const { pieces, message } = scene.text;
  const next = partsSaid(scene.text).find(({ start }) => start >= span.end);
  const isPlayed = next && IS.test(message.slice(span.end, next.start + 1)) && isLinked(pieces, span.end, next.start, TO_PART);
  if (isPlayed) return next.isDenied ? "person" : labelOf(next);
  return span.score < SURE ? said : null;
}
