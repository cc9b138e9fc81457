/** The buttons and the card of a question. */
import { type DraftField, detailedFieldOf, isDraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { offeredValues } from "#app/domain/booking/rules/offers.ts";
import { currentPlan, type Desk } from "#app/domain/talk/desk.ts";
import { isListField, plainOf, type TalkField } from "#app/domain/talk/plan/fields.ts";
import type { Topic } from "#app/domain/talk/state.ts";
import type { Button, Card } from "./says.ts";

/** Whether a card may show a field: the lists are kept by the talk itself, and nobody types them. */
export const isCardField = (name: string): name is DraftField => isDraftField(name) && !isListField(name);

export function cardFor(topic: Topic, fields: readonly TalkField[]): Card | null {
  if (topic === "contact") return "contact";
  if (topic === "date") return "days";
  return topic.startsWith("section:") && fields.length > 1 ? "fields" : null;
}

const HOURS = {
  morning: ["09:00", "09:30", "10:00"],
  midday: ["11:00", "12:00"],
  afternoon: ["13:00", "13:30", "14:00"],
  evening: ["16:00", "17:00"],
} as const;

/** Choices as buttons: those of the rules, or the usual hours. */
export function buttonsFor(desk: Desk, topic: Topic, fields: readonly TalkField[]): Button[] {
  if (topic === "time") {
    const field = fields[0] ?? "startTime";
    return HOURS[currentPlan(desk).part ?? "morning"].map((value) => ({ field, value }));
  }
  if (topic.startsWith("section:") && fields.length > 1) return [];
  return (topic === "kind" ? fields.slice(0, 1) : fields).flatMap((field): Button[] => {
    if (field === "location") return desk.world.venues.map(({ id }) => ({ field, value: id }));
    if (!["kind", "format", "place", "length"].includes(topic) && !topic.startsWith("section:")) return [];
    const list = offeredValues(detailedFieldOf(field as DraftField), detailedValuesOf(plainOf(desk.values)));
    return (list ?? []).map((value) => ({ field, value }));
  });
}
