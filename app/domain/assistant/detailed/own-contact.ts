/**
 * Whether a name, a firm, an address or a number may be the visitor's own. While others are asked about, and once the
 * visitor's own are known, only words that say so make it theirs: a bare name is one of the people of the case.
 */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import type { InterpretationContext } from "../interpretation.ts";
import type { Span } from "../phrases.ts";
import type { Reading } from "../reading.ts";

const CONTACT_FIELDS = ["contactName", "contactFirm", "contactEmail", "contactPhone"] as const satisfies readonly DraftField[];
export type ContactField = (typeof CONTACT_FIELDS)[number];

const OWN =
  /(?<![a-z])(?:my|our|me|us|i'm|i am|we are|we're|mon|ma|mes|notre|nos|moi|nous sommes|je suis|je travaille|mi|mis|nuestr[oa]s?|yo|soy|somos|trabajo|escribame|llamame|llameme)(?![a-z])[^.;\n]*$/;

export function isOfOthers(field: ContactField, context: InterpretationContext, correcting: boolean): boolean {
  const { asked, values } = context;
  if (asked.some((one) => CONTACT_FIELDS.some((own) => own === one))) return false;
  return asked.length > 0 || (values[field] !== undefined && !correcting);
}

export function mayBeContact(
  field: ContactField,
  span: Span,
  reading: Reading,
  context: InterpretationContext,
  correcting: boolean,
): boolean {
  return !isOfOthers(field, context, correcting) || OWN.test(reading.before(span, 80));
}
