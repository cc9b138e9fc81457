/** One value of one draft field, checked by the same atoms as the forms. */
import { checkDetailedField } from "../booking/detailed.ts";
import { type DraftField, detailedFieldOf } from "../booking/draft-fields.ts";
import { checkFastField } from "../booking/fast.ts";
import { isFastField } from "../booking/fast-values.ts";

export function checkField(field: DraftField, value: string): { ok: true; value: string } | { ok: false; code: string } {
  return isFastField(field) ? checkFastField(field, value) : checkDetailedField(detailedFieldOf(field), value);
}
