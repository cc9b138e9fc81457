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

test("languages that are typed in the reader's words are sent by the names that they are stored by", () => {
  const spoken = { ...card, fields: [field("interpretationLanguage", "Criollo haitiano, español")] };
  const { values, ...rest } = cardAsShown(spoken);
  expect(typedOf(spoken, { ...rest, values })).toEqual({});
  expect(typedOf(spoken, { ...rest, values: { ...values, interpretationLanguage: "criollo haitiano, francés" } })).toEqual({
    interpretationLanguage: "Haitian Creole, French",
  });
});
