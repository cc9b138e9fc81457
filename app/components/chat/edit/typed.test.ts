import { expect, test } from "vitest";
import type { LabelledCard, LabelledField } from "#app/i18n/detailed/edit/edit-card.ts";
import { cardAsShown, typedOf } from "./typed.ts";

const field = (name: LabelledField["name"], value: string, more: Partial<LabelledField> = {}): LabelledField => ({
  name,
  of: "place",
  label: name,
  value,
  kind: "line",
  ...more,
});
const card: LabelledCard = {
  kind: "edit",
  part: "sheet",
  title: "Your request",
  fields: [field("location", "toronto"), field("locationType", "in_person"), field("contactPhone", "12", { unsaved: true })],
  rows: [{ name: "people", of: "people", label: "People", add: "Add", columns: [], entries: [{ name: "Ada" }], errors: {} }],
  said: ["by the window", "no stairs"],
  sections: [],
};
const shown = cardAsShown(card);

test("what was left as it stood is not sent, for it may be another value by now", () => {
  expect(typedOf(card, { ...shown, values: { ...shown.values, locationType: "virtual" } })).toEqual({
    locationType: "virtual",
    contactPhone: "12",
  });
});

test("an emptied field, another list and a remark that goes are sent", () => {
  const now = { values: { ...shown.values, location: "" }, lists: { people: [] }, kept: ["no stairs"] };
  expect(typedOf(card, now)).toEqual({
    location: "",
    contactPhone: "12",
    people: "[]",
    remarks: JSON.stringify([{ text: "no stairs" }]),
  });
});
