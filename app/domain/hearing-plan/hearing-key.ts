/** When and where the hearing of a request is, apart from all else that the request says: what depends on it is drawn again only when it changes. */
import { SCHEDULE_FIELDS } from "../booking/schedule/schedule-fields.ts";

type Values = Readonly<Partial<Record<string, string>>>;

/** The fields of a request that its people's clocks are read from. */
const HEARING = [...SCHEDULE_FIELDS, "locationType", "location", "timeZone"] as const;

/** When and where a request's hearing is, as a text that changes with nothing else. */
export const hearingKey = (values: Values): string => JSON.stringify(HEARING.map((field) => values[field] ?? ""));

/** The values of a `hearingKey`. */
export function hearingOf(key: string): Values {
  const held = JSON.parse(key) as string[];
  return Object.fromEntries(HEARING.flatMap((field, at) => (held[at] ? [[field, held[at]]] : [])));
}
