/** A document that somebody else wrote: its days and its place are proposed for a yes. */
import type { Statement } from "#app/understanding/contract.ts";
import { type Desk, raise } from "./desk.ts";
import { NO_PLAN } from "./plan/plan.ts";
import { planChange } from "./plan/plan-facts.ts";

/** Raises the question about what a document says, and not about the words above it; gives the statements that wait for its answer. */
export function documentPoint(desk: Desk, statements: readonly Statement[]): Statement[] {
  const from = desk.world.pastedFrom ?? 0;
  const asked = statements.filter(
    ({ at, slot, role, ...more }) =>
      at.start >= from &&
      (slot === "venue" || slot === "format" || (slot === "when" && "value" in more)) &&
      (role === "states" || role === "prefers" || role === "corrects"),
  );
  const readable = asked.filter((one) => one.slot !== "when" || (one.value.value !== null && one.value.kind !== "past"));
  if (readable.length === 0) return [];
  const quote = readable.map((one) => one.quote).join(" · ");
  const days = readable.flatMap((one) =>
    one.slot === "when" ? (one.value.value ?? []).flatMap((fact) => planChange(NO_PLAN, fact).days) : [],
  );
  raise(desk, {
    id: `document:${quote}`,
    kind: "document",
    quote,
    ...(days.length > 0 ? { days } : {}),
    options: [
      {
        id: "yes",
        label: { word: "yes" },
        deed: {
          do: "several",
          // Its days and hours make one plan; a place takes the place of another one.
          deeds: readable.map((one) => ({
            do: "take",
            statement: one.slot === "when" ? one : ({ ...one, role: "corrects" } as Statement),
          })),
        },
      },
      {
        id: "no",
        label: { word: "no" },
        deed: { do: "several", deeds: readable.map((one) => ({ do: "remark", quote: one.quote })) },
      },
    ],
    yes: "yes",
    no: "no",
  });
  return readable;
}
