import { z } from "zod";
import type { FieldKind, FieldRule } from "#app/domain/booking/detailed-fields.ts";
import { LIMITS } from "#app/domain/booking/fields.ts";

/** The detailed request's fields as a schema: what kind of value each takes. Which are mandatory depends on the proceeding. */
export function detailedSchema(fields: Readonly<Record<string, FieldRule>>): z.ZodType {
  return z
    .looseObject(Object.fromEntries(Object.entries(fields).map(([name, { is }]) => [name, atom(is).optional()])))
    .meta({ description: "Which fields are mandatory follows from the proceeding and how it is held; a refusal names them." });
}

function atom(is: FieldKind): z.ZodType {
  switch (is.kind) {
    case "choice":
      return z.enum(is.values as [string, ...string[]]);
    case "choices":
      return z.array(z.enum(is.values as [string, ...string[]]));
    case "flag":
      return z.boolean();
    case "count":
      return z.int().min(0).max(is.most);
    case "dates":
    case "counsel":
      return z.array(z.object({}).loose());
    case "date":
      return z.string().meta({ format: "date" });
    case "time":
      return z.string().meta({ description: "HH:MM on the venue's clock." });
    case "story":
    case "text":
      return z.string().max(LIMITS.description);
    default:
      return z.string().max(LIMITS.line);
  }
}
