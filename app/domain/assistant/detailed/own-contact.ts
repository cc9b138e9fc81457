/**
 * Whether a name, a firm, an address or a number may be the visitor's own. While others are asked about, and once the
 * visitor's own are known, only words that say so make it theirs: a bare name is one of the people of the case.
 */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import type { InterpretationContext } from "../interpretation.ts";
import type { Span } from "../phrases.ts";
import type { Reading } from "../reading.ts";
import type { Whole } from "./found.ts";
import { isOneOf } from "./kinds.ts";

const CONTACT_FIELDS = ["contactName", "contactFirm", "contactEmail", "contactPhone"] as const satisfies readonly DraftField[];
export type ContactField = (typeof CONTACT_FIELDS)[number];

const OWN =
  /(?<![a-z])(?:my|our|me|us|i'm|i am|we are|we're|mon|ma|mes|notre|nos|moi|nous sommes|je suis|je travaille|mi|mis|nuestr[oa]s?|yo|soy|somos|trabajo|escribame|llamame|llameme)(?![a-z])[^.;\n]*$/;

const OWN_ROLE =
  /(?<![a-z])(?:i'm|i am|we are|we're|i act|we act|i represent|we represent|my name is|je suis|nous sommes|je represente|nous representons|nous agissons|j'agis|soy|somos|represento|representamos|actuo|actuamos|me llamo)(?![a-z])/;

export function isOfOthers(field: ContactField, context: InterpretationContext, correcting: boolean): boolean {
  const { asked, values } = context;
  if (asked.includes(field)) return false;
  const ofTheVisitor = asked.some((one) => CONTACT_FIELDS.some((own) => own === one));
  if (asked.length > 0 && !ofTheVisitor) return true;
  return values[field] !== undefined && !correcting;
}

/** True when people of the case are named: what else the message says of a firm is about theirs. */
export function namesOthers(whole: Whole): boolean {
  return whole.found.some(({ field }) => !field.startsWith("contact") && isOneOf(field, "name", "firm", "counsel"));
}

export function mayBeContact(field: ContactField, span: Span, whole: Whole): boolean {
  const { reading, context, correcting } = whole;
  const sentence = reading.sentenceOf(span);
  const own = OWN.test(reading.before(span, 80));
  const role = whole.roles.some(
    (one) => one.start >= sentence.start && one.end <= span.start && !OWN.test(reading.folded.slice(one.end, span.start)),
  );
  // "I'm Jane Roe, counsel for the claimant, jane@…": the role is the visitor's own.
  if (role && !OWN_ROLE.test(reading.plain({ start: sentence.start, end: span.start }))) return false;
  if (!own && isSomebodys(reading, span)) return false;
  return own || !isOfOthers(field, context, correcting);
}

/** "The mediatr is Ana Ruiz of Ruiz SC, ana@…": whoever is said to be something is hardly the one who writes, even where the word for it has a slip in it. */
function isSomebodys(reading: Reading, span: Span): boolean {
  const from = reading.sentenceOf(span).start;
  const named = /\s(?:is|est|es)\s(?:Me\s|Mtre\s)?(?=\p{Lu}\p{Ll}+\s\p{Lu})/u.exec(reading.raw.slice(from, span.start));
  return named !== null && !SAYS_WHOSE.test(reading.folded.slice(from, from + named.index));
}
const SAYS_WHOSE =
  /(?<![a-z])(?:my|our|this|here|it|name|contact|e-?mail|phone|number|mon|ma|notre|ici|ce|nom|courriel|telephone|numero|personne|mi|nuestr[oa]|aqui|nombre|contacto|correo|telefono|habla|client|cliente)(?![a-z])|(?<![a-z])(?:lawyer|avocate?|abogad[oa])$/;
