/** What stretches of a message are about, whether or not anything in them is understood: the part of a request that a find belongs to. */
import type { Topic, TopicSaid } from "./contract.ts";
import { cueBook, cuesIn } from "./detectors/cues.ts";
import type { Finding, Text } from "./detectors/finding.ts";
import { partsSaid } from "./detectors/parts.ts";
import { COST_WORDS } from "./detectors/words/costs.ts";
import { PART_WORDS, REACH_WORDS } from "./draft/words.ts";

/** By the kind of a find, without what follows its colon. */
const OF_FINDS: Readonly<Record<string, Topic>> = {
  split: "costs",
  reach: "reach",
  service: "services",
  catering: "services",
  need: "services",
  room: "rooms",
  side: "people",
  city: "place",
  kind: "place",
  format: "place",
  t: "days",
};
const OF_PARTS: Readonly<Record<string, Topic>> = {
  days: "days",
  hours: "days",
  second: "days",
  place: "place",
  format: "place",
  kind: "place",
  persons: "people",
  needs: "services",
  meals: "services",
  style: "matter",
  file: "matter",
  ownFile: "matter",
  contract: "matter",
  firm: "contact",
  email: "contact",
};
const NAMED = cueBook(PART_WORDS);
const COSTS = cueBook({ costs: [COST_WORDS.money, COST_WORDS.bill, COST_WORDS.bills, COST_WORDS.invoiced].join("|") });
const CALLS = cueBook({ reach: [REACH_WORDS["call me"], REACH_WORDS.call].join("|") });

/** Every such stretch. */
export function topicsIn(text: Text, finds: readonly Finding[]): TopicSaid[] {
  const found = finds.flatMap(({ kind, start, end }): TopicSaid[] => {
    const topic = kind === "t:count" ? "people" : OF_FINDS[kind.split(":")[0] ?? ""];
    return topic ? [{ topic, at: { start, end } }] : [];
  });
  const parts = partsSaid(text).map(({ start, end }): TopicSaid => ({ topic: "people", at: { start, end } }));
  const named = [...cuesIn(NAMED, text.pieces), ...cuesIn(COSTS, text.pieces), ...cuesIn(CALLS, text.pieces)].flatMap(
    ({ means, start, end }): TopicSaid[] => {
      const topic = OF_PARTS[means] ?? (means === "costs" || means === "reach" ? means : undefined);
      return topic ? [{ topic, at: { start, end } }] : [];
    },
  );
  return [...found, ...parts, ...named];
}
