/** What of the whole request the visitor does not have or will not give, and which fields nothing holds up without. */
import { DETAILED_FIELDS } from "#app/domain/booking/detailed-fields.ts";
import { type DraftField, type DraftPlain, detailedFieldOf, detailedValuesOf, draftFieldOf } from "#app/domain/booking/draft-fields.ts";
import { CALL_BACK_FIELDS, evaluate } from "#app/domain/booking/rules/evaluate.ts";
import type { Mention } from "../phrases.ts";
import type { Reading } from "../reading.ts";
import { fieldsNamed } from "./field-names.ts";

const WITHOUT =
  /(?:(?<![a-z])(?:no|without|skip|don't|do not|dont|haven't|have not|didn't|can't|cannot|not|never|sans|pas|aucune?|ignorons|ignore|sin|ningun[oa]?|tampoco|omit\w*|saut\w+|passe[rz]?)\s)(?:(?:have|has|got|know|yet|received|get|give|share|been|assigned|given|encore|toujours|connais\w*|sais|savons|avons|ai|tengo|tenemos|se|sabemos|conozco|conocemos|hay|aun|todavia|of|de|du|any|an?|the|our|their|his|her|le|la|les|un|une|el|los|una|mi|su|nuestr[oa])\s|d'|l'){0,5}$/;

/** Fields declined by name: "we have no court file number yet". Services and choices are a no of their own. */
export function refusedByName(reading: Reading): Mention<DraftField>[] {
  if (
    !/\b(?:no|not|don't|dont|haven't|didn't|without|skip|can't|cannot|sans|pas|aucune?|sin|ningun\w*|ignor\w+|omit\w*|saut\w+|passe[rz]?)\b/.test(
      reading.folded,
    )
  )
    return [];
  return fieldsNamed(reading.open).filter((named) => {
    const { kind } = DETAILED_FIELDS[detailedFieldOf(named.value)].is;
    if (kind === "flag" || kind === "count") return false;
    return (
      WITHOUT.test(reading.before(named, 60)) &&
      /^\s*(?:$|[.,;!)]|(?:yet|for now|at|has|number|right now|so far|please|encore|pour|por ahora|aun|todavia|n'a|but|mais|pero|and|et|y)(?![a-z]))/.test(
        reading.after(named, 20),
      )
    );
  });
}

/** Whether the detailed request cannot do without `field`, with what is known so far. */
export function requiredOf(values: DraftPlain): (field: DraftField) => boolean {
  const { mandatory, express } = evaluate(detailedValuesOf(values));
  const required = new Set<DraftField>([
    "proceedingType",
    "locationType",
    ...(express ? CALL_BACK_FIELDS : [...mandatory.keys(), ...CALL_BACK_FIELDS]).map(draftFieldOf),
  ]);
  return (field) => required.has(field);
}
