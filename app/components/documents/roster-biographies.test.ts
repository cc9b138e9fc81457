import { expect, test } from "vitest";
import { LOCALES, type Localized } from "#app/domain/locale.ts";
import { ROSTER } from "#app/domain/people/roster/roster-entries.ts";
import { ROSTER_BIOGRAPHIES } from "./roster-biographies.ts";
import { ROSTER_CAREERS } from "./roster-careers.ts";

const texts = (slug: (typeof ROSTER)[number]["slug"]): Localized[] => [
  ROSTER_BIOGRAPHIES[slug],
  ROSTER_CAREERS[slug].title,
  ...ROSTER_CAREERS[slug].appointments,
];

test.each(ROSTER.map((person) => [person.name, person] as const))(
  "%s has a title, a biography and appointments in three languages",
  (name, person) => {
    expect(ROSTER_CAREERS[person.slug].appointments.length).toBeGreaterThanOrEqual(2);
    for (const text of texts(person.slug)) {
      for (const locale of LOCALES) expect(text[locale].trim()).not.toBe("");
      expect(new Set(LOCALES.map((locale) => text[locale])).size).toBe(3);
    }
    for (const locale of LOCALES) {
      const biography = ROSTER_BIOGRAPHIES[person.slug][locale];
      expect(biography).toContain(name);
      const sentences = biography.split(/(?<=\.)\s/).length;
      expect(sentences).toBeGreaterThanOrEqual(2);
      expect(sentences).toBeLessThanOrEqual(3);
    }
  },
);

test("French and Spanish are set with typographic apostrophes, and a space before what French wants one for", () => {
  for (const { slug } of ROSTER) {
    for (const text of texts(slug)) {
      for (const locale of LOCALES) expect(text[locale]).not.toMatch(/['"]/);
      expect(text.fr).not.toMatch(/[^\u202F][;?!]/);
      expect(text.fr).not.toMatch(/[^\u00A0]:/);
    }
  }
});
