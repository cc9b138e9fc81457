/** What the reader has to know of the talk before it reads the next message. */
import type { Part, TalkContext } from "#app/understanding/contract.ts";
import { askedFirm } from "./answer/answered.ts";
import { fieldsOfPart } from "./answer/part-fields.ts";
import { heldThings } from "./mends/handles.ts";
import { isSettled } from "./plan/fields.ts";
import { planOf } from "./plan/plan.ts";
import { CALLING, type TalkState } from "./state.ts";
import type { World } from "./world.ts";

/** What the reader has to know of the talk. */
export function contextOf(state: TalkState, world: World): TalkContext {
  const point = state.points.find(({ id }) => id === state.asked?.point);
  // A day that is being asked about is one that the talk knows.
  const noted = planOf(state.values, state.loose).days.map(({ date }) => date);
  const days = noted.length > 0 ? noted : (point?.days ?? []);
  return {
    today: world.today,
    locale: state.locale,
    asked: askedWord(state),
    near: days[0],
    month: state.loose.window?.[0]?.[0],
    days,
    wished: state.loose.window !== undefined || state.loose.by !== undefined || state.loose.weekdays !== undefined,
    known: { name: state.values.contactName?.value, firm: state.values.contactFirm?.value },
    offered: point?.options.map(({ id }) => id),
    booked: state.booking !== null,
    calling: state.told.includes(CALLING),
    noted: NAMED.filter((part) => fieldsOfPart(part).some((field) => isSettled(state.values[field]))),
    held: heldThings(state),
  };
}

/** Parts that a message may name with a new value. */
const NAMED: readonly Part[] = ["matter", "needs", "meals", "firm", "name", "style", "claimant", "respondent", "neutral"];

/** In the words of the sentences' notation. */
function askedWord(state: TalkState): string {
  const { asked } = state;
  if (!asked) return "-";
  if (askedFirm(state)) return "firm";
  const words: Readonly<Record<string, string>> = {
    place: "format",
    zone: "choice",
    phone: "phone",
    reference: "-",
    booking_change: "-",
    change: "-",
  };
  if (asked.topic.startsWith("section:")) return "-";
  return words[asked.topic] ?? asked.topic;
}
