/** When to call: said again, its hour is no hour of the hearing. */
import { type Desk, remark } from "#app/domain/talk/desk.ts";
import type { Statement } from "#app/understanding/contract.ts";
import type { Fact } from "#app/understanding/time/types.ts";

type WhenStatement = Extract<Statement, { slot: "when" }>;

/** Keeps when to call, and remembers the hour. */
export function takeCall(desk: Desk, { quote, value }: WhenStatement) {
  for (const { clock } of value.value ?? []) {
    const hour = clock?.from ?? clock?.at ?? clock?.to;
    if (hour && !desk.told.includes(callHour(hour))) desk.told.push(callHour(hour));
  }
  remark(desk, quote, "call");
}

const callHour = (hour: string) => `call_hour:${hour}`;
/** Only an hour, the one that was named for a call, and the hearing has another or none. */
export const isCallHour = ({ told }: Desk, { clock, when, part }: Fact): boolean => {
  const hour = clock?.from ?? clock?.at ?? clock?.to;
  return hour !== undefined && !when && !part && told.includes(callHour(hour));
};
