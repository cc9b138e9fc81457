/** What one question about the request is answered with. */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { TalkField, TalkValues } from "#app/domain/talk/plan/fields.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";

export interface ReadOut {
  /** Of a question that is answered by yes or no; null where what is noted does not decide it. */
  verdict: boolean | null;
  /** The days with their hours. */
  plan: Plan | null;
  /** Who comes on which days; without days: on all of them. */
  people: readonly { days: readonly LocalDate[]; people: readonly PersonSaid[] }[];
  /** Those who were asked about by name. */
  persons: readonly PersonSaid[];
  /** Other parts, with of the request what belongs to them alone. */
  fields: readonly TalkField[];
  values: TalkValues;
  remarks: readonly string[];
  /** Parts of which nothing is noted, each by the field that names it. */
  open: readonly TalkField[];
  /** What is not filled in yet; null where that was not asked. */
  missing: readonly TalkField[] | null;
}
