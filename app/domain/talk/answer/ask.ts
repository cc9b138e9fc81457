/** Puts a question: at most twice, the second time with buttons. */
import { reasonFor } from "#app/domain/booking/draft/draft.ts";
import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { type Desk, hasAct, say } from "#app/domain/talk/desk.ts";
import { plainOf, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { daysToOffer } from "#app/domain/talk/plan/fit.ts";
import type { Topic } from "#app/domain/talk/state.ts";
import { chosenDays, monthToAsk } from "#app/domain/talk/venue/free-month.ts";
import { buttonsFor, cardFor } from "./cards.ts";

export const keyOf = (topic: Topic, fields: readonly TalkField[]) => `${topic}:${fields.join(",")}`;

/** Puts a question, the second time with buttons; false where it was put twice already. */
export function put(desk: Desk, topic: Topic, fields: readonly TalkField[]): boolean {
  const key = keyOf(topic, fields);
  const times = desk.put[key] ?? 0;
  const isRepeat = hasAct(desk, "repeat") && desk.before.asked?.topic === topic;
  if (times >= 2 && !isRepeat) return false;
  desk.put[key] = Math.min(times + 1, 2);
  desk.asked = { topic, fields };
  const offers = topic === "date" ? daysToOffer(desk) : [];
  const receipt = topic === "date" ? monthToAsk(desk) : null;
  const [first] = fields;
  const reason =
    first && desk.form === "detailed" && topic.startsWith("section:") ? reasonFor(first as DraftField, plainOf(desk.values)) : null;
  say(desk, {
    kind: "ask",
    topic,
    fields,
    again: times > 0,
    buttons: times > 0 || topic.startsWith("section:") ? buttonsFor(desk, topic, fields) : [],
    card: receipt ? "month" : cardFor(topic, fields),
    month: receipt && { receipt, chosen: chosenDays(desk) },
    reason,
    offers,
  });
  return true;
}
