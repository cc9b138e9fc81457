import { expect, test } from "vitest";
import { checkPerson } from "#app/domain/people/person-fields.ts";
import { isComplete, newContent, profileSchema, profileSortName, profileState, slugFor } from "./profile.ts";
import { textFor } from "./roster-vocabulary.ts";

const TYPED = {
  ...{ name: "Étienne  Valcombe", role: "both", since: " 1998 ", fields: ["energy", "energy"], languages: ["fr"] },
  ...{ seats: ["arbitration_place_montreal"], "title-fr": "Arbitre", "biography-fr": "Tranche.\n\nVite.", "title-en": " " },
};

test("what was typed is kept whole and cleaned, in the languages that were written in", () => {
  const check = checkPerson(profileSchema(2026), TYPED);
  expect(check).toEqual({
    ok: true,
    value: {
      ...{ name: "Étienne Valcombe", role: "both", since: 1998, fields: ["energy"], languages: ["fr"] },
      seats: ["arbitration_place_montreal"],
      texts: { fr: { title: "Arbitre", biography: "Tranche.\n\nVite.", appointments: "", declines: "" } },
    },
  });
  expect(check.ok && isComplete(check.value)).toBe(true);
  expect(isComplete(newContent("Étienne Valcombe"))).toBe(false);
});

test.each([
  ["name", { name: "call me at 416 555 0199" }, "profile_name_only"],
  ["since", { since: "1939" }, "profile_since_invalid"],
  ["since", { since: "2027" }, "profile_since_invalid"],
  ["title-fr", { "title-fr": "" }, "profile_title_required"],
  ["biography-es", { "declines-es": "Nada" }, "profile_biography_required"],
])("%s is named where it is wrong: %j", (field, change, code) => {
  const check = checkPerson(profileSchema(2026), { ...TYPED, ...change });
  expect(check.ok ? [] : check.issues).toContainEqual({ field, code });
});

test("an address is plain and nobody else's; a name without a Latin letter has none", () => {
  expect(slugFor("Étienne O’Valcombe", [])).toBe("etienne-o-valcombe");
  expect(slugFor("Ada", ["ada", "ada-2"])).toBe("ada-3");
  expect(slugFor("李 明", [])).toBeNull();
});

test("the register is in the order of surnames", () => {
  expect(profileSortName("Étienne Valcombe")).toBe("valcombe etienne");
  expect(profileSortName("Cher")).toBe("cher");
});

test("a reader gets their own language, else the first that was written", () => {
  const text = { title: "Arbitre", biography: "Tranche.", appointments: "", declines: "" };
  expect(textFor({ fr: text }, "es")).toEqual({ text, language: "fr" });
  expect(textFor({ fr: text, es: { ...text, title: "Árbitro" } }, "es").language).toBe("es");
});

test("whether everybody reads it, and whether what was saved since is public", () => {
  const content = newContent("Ada Beaulieu");
  expect(profileState({ content, published: null, publishedAt: null })).toBe("draft");
  expect(profileState({ content, published: null, publishedAt: 1 })).toBe("withdrawn");
  expect(profileState({ content, published: content, publishedAt: 1 })).toBe("published");
  expect(profileState({ content: { ...content, since: 2000 }, published: content, publishedAt: 1 })).toBe("changed");
});
