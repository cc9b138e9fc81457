/** A matter, a need or a title that ends with a closing quotation mark keeps it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { talkAfter, value } from "./begun.ts";

const ROWS: readonly (readonly [Locale, message: string, matter: string])[] = [
  ["en", 'We claim the royalties of "Otter Dash" from Brightpaw.', 'the royalties of "Otter Dash"'],
  ["en", "We claim the royalties of “Otter Dash” from Brightpaw.", "the royalties of “Otter Dash”"],
  ["fr", "Nous réclamons les redevances de « Loutre Royale » à Brightpaw.", "les redevances de « Loutre Royale »"],
  ["es", 'Le reclamamos las regalías de "Nutria Veloz" a la editora.', 'las regalías de "Nutria Veloz"'],
  ["es", "Le reclamamos las regalías de «Nutria Veloz» a la editora.", "las regalías de «Nutria Veloz»"],
];
test.each(ROWS)("%s: %s", async (locale, message, matter) => {
  // Some models leave the mark out, too.
  for (const said of [matter, matter.replace(/\s?["”»]$/u, "")]) {
    const { talk } = await talkAfter(locale, [message, { values: [value("caseDescription", said)] }]);
    expect(talk.values().caseDescription).toBe(matter);
  }
});

test("a title in any marks is kept with both of them", async () => {
  const title = fc
    .array(fc.constantFrom("Otter", "Dash", "Royal", "Lagoon"), { minLength: 1, maxLength: 3 })
    .map((words) => words.join(" "));
  const marks = fc.constantFrom(['"', '"'], ["“", "”"], ["«", "»"], ["« ", " »"]);
  await fc.assert(
    fc.asyncProperty(title, marks, async (words, [opens, closes]) => {
      const matter = `the royalties of ${opens}${words}${closes}`;
      const { talk } = await talkAfter("en", [`We claim ${matter} from them.`, { values: [value("caseDescription", matter)] }]);
      expect(talk.values().caseDescription).toBe(matter);
    }),
    { numRuns: 20 },
  );
});
