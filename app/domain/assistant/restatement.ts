/** Words that only repeat what the summary says: "Montreal", "à Toronto", "in person", "a mediation". */
import type { DraftPlain } from "../booking/draft-fields.ts";
import { LOCATION_TYPES, PROCEEDING_TYPES } from "../booking/vocabulary.ts";
import { VENUES } from "../venue/venues.ts";
import { fold } from "./fold.ts";
import { phrasesOf } from "./lexicon/lexicons.ts";
import { wholly } from "./phrases.ts";

const LEAD_IN =
  /^(?:(?:in|at|a|an|the|with|for|it's|en|au|aux|le|la|les|l'|un|une|avec|pour|c'est|una|el|los|con|para|es|por)(?:\s+|(?<=')))+/;

/** True when `clause` (folded) is one of the values in `summary`, and nothing more. */
export function restates(clause: string, summary: DraftPlain): boolean {
  if (clause === "") return false;
  const forms = [clause, clause.replace(LEAD_IN, "")];
  const cities = Object.values(VENUES.find(({ id }) => id === summary.location)?.city ?? {});
  const { proceedingType, locationType, contactName, contactFirm } = summary;
  if ([...cities, contactName, contactFirm].some((known) => known !== undefined && forms.includes(fold(known)))) return true;
  const phrases = phrasesOf((lexicon) => [
    ...PROCEEDING_TYPES.filter((type) => type === proceedingType).flatMap((type) => lexicon.proceedings[type]),
    ...LOCATION_TYPES.filter((type) => type === locationType).flatMap((type) => lexicon.locationTypes[type]),
  ]);
  const named = wholly(phrases);
  return phrases.length > 0 && forms.some((form) => named.test(form));
}
