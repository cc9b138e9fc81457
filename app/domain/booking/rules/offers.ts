/** Which values a field is offered with, given the others (specification, section 4). */
import { DETAILED_FIELDS, type DetailedField, type DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { offeredLocationTypes } from "#app/domain/booking/requests/effects.ts";
import { LOCATIONS, type ProceedingType } from "../vocabulary.ts";

/** The values that `field` is offered with, in order; null for a field without a list. */
export function offeredValues(field: DetailedField, values: DetailedValues): readonly string[] | null {
  const { is } = DETAILED_FIELDS[field];
  if (is.kind !== "choice" && is.kind !== "choices") return null;
  const proceeding = values.proceedingType as ProceedingType | undefined;
  switch (field) {
    case "locationType":
      return offeredLocationTypes(proceeding);
    case "location":
      if (proceeding === "boardroom_only") return LOCATIONS.filter((location) => location !== "alternate");
      return proceeding === "court_trial" ? ["alternate"] : LOCATIONS;
    case "transcriptDelivery":
      return proceeding === "arbitration" ? is.values.filter((value) => value !== "no_transcript") : is.values;
    default:
      return is.values;
  }
}
