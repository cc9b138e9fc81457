/** What an estimate is asked of: the fields of a request that a price depends on, under any of the names that a request has for them. */

import { FIELDS, NAMED } from "../booking/registry/registry.ts";
import { mostRead, textOf } from "../booking/registry/text-values.ts";
import { checkDetailedField } from "../booking/requests/detailed.ts";
import type { Issue } from "../errors.ts";
import type { PlanValues } from "../hearing-plan/plan.ts";
import { PRICED_FIELDS, type PricedField } from "./priced-fields.ts";

const isPriced = (name: string): name is PricedField => (PRICED_FIELDS as readonly string[]).includes(name);
const MOST_ISSUES = 50;

/** The detailed request's name of a field that a price depends on; null of any other. */
function pricedName(name: string): PricedField | null {
  const field = NAMED.get(name);
  const detailed = field && (FIELDS[field].detailed ?? field);
  return detailed && isPriced(detailed) ? detailed : null;
}

/** Reads what a program sent: clean values, or an issue for each field that is unknown or wrong. */
export function checkEstimateRequest(
  input: Readonly<Record<string, unknown>>,
): { ok: true; values: PlanValues } | { ok: false; issues: readonly Issue[] } {
  const values: Partial<Record<string, string>> = {};
  const issues: Issue[] = [];
  for (const [name, raw] of Object.entries(input)) {
    const field = pricedName(name);
    if (!field) {
      issues.push({ field: name.slice(0, 100), code: "unknown_field" });
      continue;
    }
    const { is } = FIELDS[NAMED.get(name) ?? "proceedingType"];
    const text = textOf(is, raw);
    if (text === "") continue;
    const check = text === null || text.length > mostRead(is) ? null : checkDetailedField(field, text);
    if (check?.ok) values[field] = check.value;
    else issues.push({ field: name, code: check?.code ?? "invalid_input" });
  }
  return issues.length > 0 ? { ok: false, issues: issues.slice(0, MOST_ISSUES) } : { ok: true, values };
}
