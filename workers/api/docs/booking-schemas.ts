import { z } from "zod";
import { limitedTypeOf } from "#app/domain/booking/registry/json-types.ts";
import { detailedNameOf, FIELD_NAMES, FIELDS } from "#app/domain/booking/registry/registry.ts";

/** The detailed request's fields. Which are mandatory depends on the proceeding. */
export const detailedSchema: z.ZodType = z
  .looseObject(Object.fromEntries(FIELD_NAMES.map((field) => [detailedNameOf(field), limitedTypeOf(FIELDS[field]).optional()])))
  .meta({ description: "Which fields are mandatory follows from the proceeding and how it is held; a refusal names them." });

/** The fast request's fields: the same, under the draft's names, and six of them mandatory. */
export const fastSchema: z.ZodType = z.strictObject(
  Object.fromEntries(
    FIELD_NAMES.map((field) => {
      const type = limitedTypeOf(FIELDS[field]);
      return [field, FIELDS[field].fast?.required ? type : type.optional()];
    }),
  ),
);
