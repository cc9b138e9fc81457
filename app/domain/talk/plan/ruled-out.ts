/** Days that are ruled out, between the plan and the field that holds them: single days, stretches and weekdays. */
import { ENTRY_LIMITS, type RuledOut } from "#app/domain/booking/registry/entries.ts";
import { entriesOf, type TalkValues } from "./fields.ts";
import type { Plan } from "./operations.ts";
import { daysOf, spansOf } from "./spans.ts";

/** So many days one stretch may have. */
const LONGEST = 400;

/** What the field says of the plan; nothing where it is empty. */
export const ruledOutIn = (values: TalkValues): Pick<Plan, "off" | "out"> => ruledOutOf(entriesOf(values, "ruledOutDays"));

export function ruledOutOf(entries: readonly RuledOut[]): Pick<Plan, "off" | "out"> {
  const off = entries.flatMap(({ weekday }) => weekday ?? []);
  const out = entries.flatMap(({ date, until }) => (date ? daysOf([date, until ?? date], LONGEST) : []));
  return { ...(off.length > 0 ? { off } : {}), ...(out.length > 0 ? { out: [...new Set(out)].sort() } : {}) };
}

/** The entries that say so, runs of days joined. */
export function ruledOutEntries({ off = [], out = [] }: Pick<Plan, "off" | "out">): RuledOut[] {
  const days = spansOf(out).map(([date, until]): RuledOut => (date === until ? { date } : { date, until }));
  return [...days, ...[...off].sort().map((weekday): RuledOut => ({ weekday }))].slice(0, ENTRY_LIMITS.ruledOut);
}
