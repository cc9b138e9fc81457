/** What is asked before a value that is noted changes: whether it should, and whether the city may go with it. */
import type { Desk } from "#app/domain/talk/desk.ts";
import type { Option, Point } from "#app/domain/talk/state.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { isSettled, settle, type TalkField } from "./fields.ts";

/** The city that the visitor has chosen takes no hearing that is held so: the rules of the form would take it out. */
export function dropsCity({ values, form }: Desk, format: string): boolean {
  const { location } = values;
  if (!isSettled(location)) return false;
  const after = settle({ ...values, locationType: { value: format, origin: "assistant" } }, form);
  return after.location?.value !== location.value;
}

/** "Virtual isn't offered in Miami: shall I change it all the same?" */
export function cityPoint(statement: Statement): Point {
  const corrected: Statement = { ...statement, role: "corrects" };
  return {
    id: `city_format:${statement.quote}`,
    kind: "city_format",
    quote: statement.quote,
    field: "location",
    options: [
      { id: "change_it", label: { word: "change_it" }, deed: { do: "take", statement: corrected } },
      { id: "leave", label: { word: "leave" }, deed: { do: "nothing" } },
    ],
    yes: "change_it",
    no: "leave",
  };
}

/** "Toronto is noted. Keep Toronto, or change to Montreal?" */
export function changePoint(desk: Desk, statement: Statement, field: TalkField, value: string): Point {
  const corrected: Statement = { ...statement, role: "corrects" };
  const leave: Option = { id: "leave", label: { word: "leave" }, deed: { do: "nothing" } };
  if (field === "locationType" && value === "virtual") {
    const hybrid = { ...statement, slot: "format", value: { type: "hybrid" }, role: "corrects" } as Statement;
    return {
      id: `scope:${desk.values.locationType?.value}`,
      kind: "scope",
      quote: statement.quote,
      field,
      options: [
        { id: "whole_hearing", label: { word: "whole_hearing" }, deed: { do: "take", statement: corrected } },
        {
          id: "witness_only",
          label: { word: "witness_only" },
          deed: {
            do: "several",
            deeds: [
              { do: "take", statement: hybrid },
              { do: "remark", quote: statement.quote },
            ],
          },
        },
        leave,
      ],
      no: "leave",
    };
  }
  return {
    id: `change:${field}:${value}`,
    kind: "change_value",
    quote: statement.quote,
    field,
    options: [leave, { id: "change_it", label: { word: "change_it" }, deed: { do: "take", statement: corrected } }],
    yes: "change_it",
    no: "leave",
  };
}
