import { readDetailed } from "#app/domain/booking/requests/detailed.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { AppError } from "#app/domain/errors.ts";

/** The fields of an edit, under the names and aliases of the detailed request. Throws `invalid_input` with an issue per field. */
export function readEdited(input: unknown): DetailedValues {
  const { values, issues } = readDetailed(input);
  if (issues.length > 0) throw new AppError("invalid_input", { issues });
  return values;
}
