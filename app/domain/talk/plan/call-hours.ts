/** When to call: said again, its hour is no hour of the hearing. */
import { currentPlan, type Desk, remark } from "#app/domain/talk/desk.ts";
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

/** Only hours, of a talk in which an hour for calls is named and none for the hearing: "not at 9, I said after 5". */
export function isOfCalls(desk: Desk, options: readonly Statement[]): boolean {
  const areHours = options.every((one) => one.slot === "when" && one.value.value?.every(({ clock, when }) => clock && !when) === true);
  return options.length > 0 && areHours && currentPlan(desk).start === undefined && desk.told.some((key) => key.startsWith(callHour("")));
}
